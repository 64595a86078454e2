### The other pages of the browser client.

## Everywhere

home = Home
pages = Pages
menu = Menu
close = Close
learn = How to play
rules = Rules
deck = The islands
workshop = Workshop
logbook = Logbook
ratings = Ratings
theme = Light
theme-auto = as the device has it
theme-light = by day
theme-dark = by lamplight
language = Language
sounds = Sounds
less-motion = Less motion
keys = Keys
key-arrows = Arrows
key-arrows-does = go from box to box
key-enter = Enter
key-enter-does = mark, or take back what was marked there
key-r = R
key-r-does = turn the shape
key-m = M
key-m-does = mirror the shape
key-n = N
key-n-does = the next way to lie over the box
key-o = O
key-o-does = one box instead of the shape
key-u = U
key-u-does = take back
key-help = ?
key-help-does = the rule that applies now
trouble = Off the chart

## Home

home-title = Islands to discover, a pen in your hand
home-text = Turn up a shape, mark it on your islands, gather coins and palms, and be first to finish them. Two to four players, about twenty minutes.
play-now = Play now
guest = Guest
you = You
your-name = Your name
keep-name = Keep
name-kept = That is you.
second-device = Play on a second device
second-device-text = Open this link there, once, and it is you on both.
second-device-make = Make a link
second-device-link = The link for the second device
my-games = Your games
finished-games = Finished games
all-games = All your games
lobby = Open tables
lobby-empty = No open tables at the moment. Open one!
your-turn = your turn
game-gathering = { $free ->
        [0] about to start
        [one] 1 seat free
       *[other] { $free } seats free
    }
# Before the first turn the turn is 0.
game-playing = { $turn ->
        [0] the islands are being chosen
       *[other] round { $round }, turn { $turn }
    }
deal-of-the-day = The deal of the day
deal-text = The same cards for everybody, once a day, against the bot { $bot }.
deal-play = Play it
deal-again = Play it again
deal-results = All results

new-table = A new table
how-many = How many play?
seat-number = Seat { $number }
somebody = somebody, by link or on this device
bot-option = bot { $bot }
more-settings = Rules, deck, clock
edition = Edition
deck-standard = Archipelago
clock = Clock
clock-none = as long as it takes
clock-quick = quick: 20 seconds a decision
clock-calm = calm: a minute a decision
clock-days = by and by: a day a decision
memory-aid = Show which shapes have been seen this round
listed = Listed for anybody, and rated
open-table = Open the table

## Logbook: one's games, and what was reached in them

logbook-text = What you have reached, and every game you sat down to.
logbook-empty = No game is written down here yet. Play one!
logbook-nobody = Choose a name, and your games are written down here.
figure-games = Games finished
figure-wins = Won
figure-best = Best total
figure-mean = On average
figures-lines = Points in a game, on average
figures-places = Your places
# How often a place was reached: the figure stands beside it.
figures-place = Place { $place }
latest-totals = Your latest totals
# $totals is a list of numbers, the oldest first.
latest-totals-spoken = Your latest totals, the oldest first: { $totals }
games-going-on = Going on
earlier-games = Earlier games

## Ratings

ratings-text = Games at listed tables are rated. What counts is the strength that somebody is at least believed to have: it grows with victories, and with every game that makes the estimate surer.
ratings-empty = Nobody is rated yet: open a listed table, and be the first.
ratings-rank = Rank
ratings-player = Player
ratings-strength = Strength
ratings-estimate = Estimate
ratings-games = Games
# $middle is the estimate, $spread how far off it may be: two numbers.
ratings-range = { $middle } ± { $spread }

## A deal

deal-title = One deal, many games
# $day is a date, already in words.
deal-title-day = The deal of { $day }
deal-lead = Everybody who plays this deal meets the same cards in the same order. This is what was made of them.
deal-players = { $players } players. { $edition }.
deal-nobody = Nobody has finished a game with this deal yet.
deal-hidden = Whoever has played the deal may look at the others' games.
deal-player = Player
deal-against = Against
deal-total = Points
deal-look = Replay
# $name is whose game it is.
deal-look-spoken = Replay of { $name }'s game
deal-first-try = first try
deal-later-try = seen before
deal-try = Try
deal-shuffled = How it was shuffled
deal-hash-text = Before the first card was dealt, this seal of the server's secret could be read at the table (its SHA-256):
deal-seed-text = From the secret, and the words that players may have added, follows this seed, and from the seed every card:
deal-seed-kept = The seed stays secret for you until you have played the deal, or until nobody can play it any more.
deal-check = The record of a finished game tells the secret and the words. So anybody can check that nothing was changed.

## The islands

deck-text = { $count } islands. How many turns it takes to finish one is reckoned for best play.
deck-filter = Which islands
deck-all = all

## Workshop

workshop-name = My archipelago
deck-title = The deck's name
save = Save
download = Download
open-file = Open a file
play-deck = Save and play
deck-good = { $count } islands, and all is well.
deck-faults = { $count ->
        [0] Looking …
        [one] One thing is wrong.
       *[other] { $count } things are wrong.
    }
deck-opened = The file is open.
not-a-deck = This is not a deck file.
deck-saved = Saved: you can choose this deck for a new table.
islands-of-deck = The islands of this deck
editor = The island
add-island = Add an island
remove-island = Remove this island
new-island = New island
draw-with = Draw with
draw-here = The island's boxes
tool-land = Land
tool-water = Water
tool-coin = Coin
tool-palm = Palm
tool-cross = Cross
cell-spoken = { $box }, { $kind ->
        [land] land
        [coin] coin
        [palm] palm
        [cross] cross
       *[water] water
    }
boxes-drawn = { $boxes } of { $wanted } boxes
island-name = Name
island-id = Id
colour = Colour
seal = Seal for
no-seal = no seal
faults = What is wrong
