### Puzzles: one decision in a real position, and your own mistakes.

puzzles-text = A position from a real game, and one decision. Any move as good as the best is right, and only your first answer counts.

## A puzzle on the board

puzzle-question = { $kind ->
        [keep] Which two islands would you keep?
        [take] Which island would you take?
       *[marks] What would you mark here?
    }
# The bot is the weakest one that solves it.
puzzle-level = Level: { $bot }
puzzle-you = You
puzzle-rival = Rival
puzzle-rival-number = Rival { $number }
# $why is a sentence about the move.
puzzle-yours = Your move: { $why }
puzzle-best = The best move: { $why }
puzzle-first-right = Your first answer was right.
puzzle-first-worse = Your first answer gave away { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
puzzle-next = Next puzzle

## All puzzles

puzzles-by-difficulty = By difficulty
puzzles-by-theme = By theme
puzzles-difficulty = Difficulty
puzzles-theme = Theme
puzzles-answered = Answered
puzzles-progress = { $done } of { $count }
puzzles-kept = Points kept
puzzles-kept-text = A puzzle is as difficult as the weakest bot that solves it. Points kept: of the points that a random move would give away, the share that your first answers saved.

## What a puzzle is about

puzzle-theme-finishes = Finish an island
puzzle-theme-cross-finishes = Finish with a cross
puzzle-theme-coin-row = Complete a coin row
puzzle-theme-palm = Score with a palm
puzzle-theme-cross = Mark a cross
puzzle-theme-coins = Mark coins
puzzle-theme-fewest-turns = Closest to finished
puzzle-theme-room = Keep room
puzzle-theme-boxes = Mark many boxes
puzzle-theme-seal = A seal that counts
puzzle-theme-counted = Counted by your seals
puzzle-theme-best-rate = Most points per turn
puzzle-theme-most-coins = Most coins
puzzle-theme-quickest = Quickest to finish
puzzle-theme-worth = A worthwhile island
puzzle-theme-pair-seal = Two that count each other
puzzle-theme-pair-rate = The best pair
puzzle-theme-pair = A good pair
puzzle-theme-no-display = An empty display
puzzle-theme-pile = Draw from the pile

## Your own mistakes

mistakes = Your own mistakes
mistakes-text = The costliest decisions of your latest games, to decide again.
mistakes-none = Nothing here yet. Once one of your games is reviewed, its costliest decisions appear here.
mistakes-nobody = Choose a name and play a game: its costliest decisions appear here.
mistakes-against = Against { $names }
# $place is "round 2, turn 3".
mistake = { $place }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
mistake-right = solved
mistake-worse = answered, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points given away

## A record file

record-file = From a record file
record-file-text = Any finished game, played here or elsewhere: its record is checked and reviewed, and your costliest decisions become puzzles.
record-file-open = Open a record
record-file-drop = or drop it here
record-file-seat = Which player were you?
record-file-none = There is nothing to try again: no decision of { $name } cost much.
