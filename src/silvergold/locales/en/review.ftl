### The review of a finished game: the ledger, the decisions, and another try.

review-title = How the game went
# $share is how much is done, such as "40 %".
review-computing = Reviewing the game: { $share }

## The expected scores

curve = Expected final score, turn by turn
curve-spoken = A line for each player, from before the first turn to the end. The table has the figures.
curve-figures = The figures as a table
curve-turn = Turn
curve-start = Start
curve-point = { $name }: { $points }
curve-round = Round { $round }

## The ledger

ledger = Where the points came from
ledger-book = Count in
ledger-points = points
ledger-shares = victories
ledger-start = Expected at the start
ledger-about-start = What a seat like this scores on average before the cards are dealt.
ledger-table-luck = Luck of the table
ledger-about-table-luck = Shapes that everybody got: they raised or lowered all scores.
ledger-own-luck = Own luck
ledger-about-own-luck = Cards dealt and drawn, and how much better or worse the shapes fitted here than elsewhere.
ledger-skill = Own decisions
ledger-about-skill = Decisions that were not the best for the score. This is never above zero.
ledger-others = The others
ledger-about-others = What the other players did, compared with what could be expected.
ledger-appraisal = Second thoughts
ledger-about-appraisal = Our own change of mind: the same position looked better or worse one step later.
ledger-result = Result
ledger-luck = Luck
ledger-meaning = What the lines mean

## Points given away

given = Given away
given-away = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points in { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }: { NUMBER($each, minimumFractionDigits: 2, maximumFractionDigits: 2) } per decision.
given-nothing = Nothing: every decision was the best.
given-level = You played like { $bot }.
given-level-other = { $name } played like { $bot }.
# The interval of the points given away per decision.
given-interval = With so few decisions it may be anything from { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
next = What to try next
next-costliest = Your costliest decision: { $place }, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
next-none = You made no mistake. Try a stronger opponent.
next-look = Look at it

## The decisions

grade-best = best
grade-fine = fine
grade-doubtful = doubtful
grade-mistake = mistake
grade-blunder = blunder
decisions-of = Decisions of { $name }
# $place is "round 2, turn 3"; $verdict is "mistake, 2.3 points given away".
decision-spoken = { $place }, { $kind ->
        [keep] islands kept
        [take] island taken
       *[marks] marks
    }: { $verdict }
decision-best = Best
decision-fine = Fine
decision-doubtful = Doubtful
decision-mistake = Mistake
decision-blunder = Blunder
decision-loss = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points given away
decision-next = Next mistake
options = Moves
option-played = Played
# The rank of a move among the best.
option-rank = { $rank }.
option-value = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# How far a move is behind the best; $spread is half the width of the interval.
option-behind = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($spread, minimumFractionDigits: 1, maximumFractionDigits: 1) }
options-text = Point at a move to see it on the board. Its value is the expected score, taking the other players and the victory into account.
autoplay = Play
autoplay-stop = Pause

## Another try

try-again = Try again
try-title = Try again: { $number } of { $count }
try-before = { $place }: here you gave away { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points. What would you do now?
try-best = That is the best move.
try-good = Just as good as the best move.
try-worse = Not yet: this gives away { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
try-show = Show the best move
try-end = Back to the review
# In the terminal; the letters are typed: keep them.
review-keys = b: show the best move, n: next decision, q: quit
try-nothing = There is nothing to try again: no decision cost much.

## The result to share

share-result = Share
share-result-title = Share this game
share-review = The link to the review
share-picture = The result as a picture. It reveals nothing about the deal.
picture-of-result = The result as a picture
picture-save = Save picture
picture-share = Share picture
