### Progress: statistics of your games, and challenges.

## Statistics in the logbook

figure-games = Games finished
figure-wins = Won
figure-best = Best score
figure-mean = Average
figure-given-away = Given away per game
figure-adjusted = Average without luck
figures-lines = Average points per game
figures-places = Your places
# How often the person came in this place; the number stands beside it.
figures-place = place { $place }
figures-opponents = By opponent
figures-counts = By number of players
# A row of a table: games with so many players.
figures-count = { $players } players
best-games = Your best games
# The label of a list of opponents.
choose-opponent = Against
choose-opponent-all = anyone
# The label of a list of numbers.
choose-players = Players
choose-players-all = any number
choose-none = No games match.
trend-score = Your scores
trend-given-away = Points given away
trend-mean = mean of ten games
trend-adjusted = the same without luck
# $title is the name of the chart.
trend-spoken = { $title }: a point per game, the oldest first. Arrow keys move from game to game, Enter opens it. The table of games has the figures.
# $day is a date, $points a number of points, $names the opponents.
trend-point = { $day }: { NUMBER($points, maximumFractionDigits: 1) } against { $names }
trend-one = Your first score: { $total }. After your second game, a chart appears here.
games-unreviewed-count = { $count ->
        [one] One game has not been reviewed yet.
       *[other] { $count } games have not been reviewed yet.
    }
games-when = When
games-score = Score
games-place = Place
games-given-away = Given away
games-luck = Luck
games-adjusted = Without luck
games-count = Games
games-unreviewed = not reviewed yet
games-all = Show all { $count }
games-latest = Latest games
export = Take your games with you
export-csv = Results as a table (CSV)
export-records = All games as records

## A challenge: beat my score

challenge = Challenge a friend
# $name is the challenger, $total the score to beat.
challenge-title = { $name } scored { $total }. Can you beat it?
# $total is the score to beat.
challenge-yours = Beat my { $total }
# $names are the bots.
challenge-against = The same cards and the same seat, against { $names }.
# $bot plays in the seat of the person $name.
challenge-instead = { $bot } plays for { $name }.
challenge-text = Your friends play the same cards from your seat. Afterwards you compare the games turn by turn.
challenge-closes = Once the link exists, only people who have played these cards can look at your game.
challenge-make = Create the link
challenge-link = Link to the challenge
challenge-see = Who has taken it up
challenge-take-up = Take up the challenge
challenge-take-up-as = Take it up as { $name }
challenge-hidden = You see { $name }’s game once you have finished yours.
challenge-known-lead = You have already seen these cards, so you cannot take it up.
challenge-continue = Continue your game
challenge-compare = Compare the games
challenge-nobody = Nobody has taken it up yet. Send the link to somebody.
challenge-results = All results
challenge-rivals = Opponents
# Points given away, as a column.
challenge-given-away = Given away
challenge-playing = is playing
# $name is a player; the name of another one follows.
challenge-other = Compare { $name } with
# $points is the difference of two scores.
challenge-ahead = { $name } is ahead by { $points }.
challenge-even = Both have the same score.
challenge-curve = Points so far, turn by turn
challenge-turns = Turn by turn
# Both have done the same in a turn.
challenge-same = the same
# A turn without any mark.
challenge-nothing = nothing marked
