### Progress: statistics of your games, and challenges.

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
challenge-kept = Kept cards
# Both have done the same in a turn.
challenge-same = the same
# A turn without any mark.
challenge-nothing = nothing marked
