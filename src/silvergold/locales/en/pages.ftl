### The other pages of the browser client.

## Everywhere

home = Home
skip = Skip to the content
page-challenge = Challenge
page-table = Table
pages = Pages
menu = Menu
close = Close
learn = How to play
rules = Rules
deck = The islands
workshop = Workshop
logbook = Logbook
puzzles = Puzzles
ratings = Ratings
theme = Theme
theme-auto = match device
theme-light = light
theme-dark = dark
language = Language
sounds = Sounds
less-motion = Less motion
pace = Show the others' turns
pace-calm = slowly
pace-quick = quickly
pace-instant = at once
box-names = Show the names of the boxes (a1 to d4)
auto-ready = Ready as soon as the turn is complete
keys = Keys
letter-keys = Use letters and “?” as shortcuts
key-arrows = Arrows
key-arrows-does = move from box to box
key-enter = Enter
key-enter-does = mark, or take back a mark
key-r = R
key-r-does = turn the shape
key-m = M
key-m-does = mirror the shape
key-n = N
key-n-does = next placement over this box
key-o = O
key-o-does = one box instead of the shape
key-u = U
key-u-does = take back
key-d = D
key-d-does = end your turn: ready
key-escape = Esc
key-escape-does = put the shape back
key-help = ?
key-help-does = show the rule that applies now
trouble = Off the chart

## Home

home-title = Islands to discover, a pen in your hand
home-text = Turn up a shape, mark it on your islands, collect coins and palms. After four rounds, the most points win. Two to four players, about twenty minutes.
play-now = Play now
# $names are the names of $count bots.
play-now-against = { $count ->
        [one] Against the bot { $names }.
       *[other] Against the bots { $names }.
    }
# Several bots of the same level; $count is 2 or 3.
play-now-against-equal = Against { $count } bots of the level { $name }.
guest = Guest
you = You
your-name = Your name
keep-name = Save
name-kept = Saved.
awaiting-games = It's your turn
second-device = Play on a second device
second-device-text = Open this link there once, and you are signed in on both.
second-device-make = Create a link
second-device-link = The link for the second device
sign-in-title = Sign in as { $name }?
sign-in-text = Anyone who has this account on another device shares it with you. Sign in only if it is yours.
sign-in-keep = You are { $name } on this device now. Both accounts are kept, and you can switch between them.
sign-in-yes = Sign in
sign-in-no = Not now
switch-account = Switch to { $name }
account = Your account
account-text = Your devices, a way back in, and your data.
account-nobody = You have no account on this device yet. Choose a name, or sign in with your recovery code.
account-manage = Devices and account
account-recover = Sign in with a recovery code
devices = Your devices
device-name = Device
device-created = Signed in
device-used = Last used
device-unknown = Unknown device
device-this = this device
device-recovered = with the recovery code
device-end = Sign out
device-end-named = Sign out { $device }
devices-end-others = Sign out all other devices
sign-out-ask = Sign out on this device?
sign-out-text = You can come back with a link from another device or with a recovery code, and in no other way.
recovery-code = Recovery code
recovery-code-text = If you lose your devices, this code signs you in again, once. Write it down and keep it safe.
recovery-code-since = You have a code from { $date }. A new one replaces it.
recovery-code-make = Create a recovery code
recovery-code-once = It is shown only now.
notice-recovered = { $device } was signed in with your recovery code on { $date }. If that wasn't you, sign it out.
notice-recovered-mine = That was me
notice-ends = This device will be signed out on { $date }. Create a recovery code before then.
signed-out-text = It was signed out on another device, or its session has expired. Your games continue without it.
personal-data = Your data
personal-data-text = Everything this server stores about you, with all your games, in one file.
personal-data-export = Download your data
delete-account = Delete your account
delete-account-ask = Delete your account for good?
delete-account-games = In unfinished games, a bot takes your seats at once. Finished games keep their moves, with “{ $name }” instead of your name.
delete-account-gone = Your name, devices, results, rating, links and notifications are deleted. They can't be restored.
delete-account-no = Keep it
my-games = Your games
finished-games = Finished games
all-games = All your games
# The opponent to beat next, what it overlooks, and the results against it.
next-level = Next level to beat
next-level-title = Can you beat { $bot }?
next-level-play = Play against { $bot }
next-level-results = { $games ->
        [0] You have not played against it yet.
       *[other] Games won against it: { $wins } of { $games }.
    }
next-level-parrot = It lays a shape only as drawn, likes whatever glitters, and flies from island to island instead of finishing one.
next-level-deckhand = It turns a shape only if it fits nowhere as drawn, and doesn’t notice which island is nearly finished.
next-level-sailor = It sees no further than its next mark: neither the shapes that may come, nor how many turns are left.
next-level-navigator = It plans only three turns ahead. It values a large island hardly higher than its symbols.
next-level-captain = It plans to the end of the game, but plays for its own points only: it never looks at your islands.
next-level-admiral = We know of nothing that it overlooks. It has learned from 19 million games and looks two turns ahead.
lobby = Open tables
your-turn = your turn
game-gathering = { $free ->
        [0] about to start
        [one] 1 seat free
       *[other] { $free } seats free
    }
# Before the first turn the turn is 0.
game-playing = { $turn ->
        [0] choosing islands
       *[other] round { $round }, turn { $turn }
    }
deal-of-the-day = Deal of the day
deal-text = The same cards for everyone, once a day, against the bot { $bot }.
deal-play = Play it
deal-again = Play again
deal-continue = Continue
deal-results = All results
daily-more = More about it
# $number counts the days.
daily-title = Deal of the day { $number }
daily-number = No. { $number }
daily-result = { $points } points, par { $par }
daily-result-without-par = { $points } points
daily-streak = { $days ->
        [one] 1 deal in a row
       *[other] { $days } deals in a row
    }
puzzle-of-the-day = Puzzle of the day
puzzle-text = One decision, the same for everyone today.
puzzle-solve = Solve it
puzzle-again = Look at it again
# The bot is the weakest one that solves it.
puzzle-strength = { $bot } solves it.
puzzle-solved = You solved it.
puzzle-answered = Your answer gave away { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
puzzle-all = All puzzles

new-table = New table
how-many = How many players?
seat-number = Seat { $number }
somebody = a person, by link or on this device
bot-option = bot { $bot }
more-settings = Rules, deck, clock
edition = Edition
deck-standard = Archipelago
clock = Clock
clock-none = no time limit
clock-quick = quick: 20 seconds per decision
clock-calm = calm: one minute per decision
clock-days = slow: one day per decision
memory-aid = Show the shapes still to come this round
listed = Listed for everyone, and rated
open-table = Open table

## Logbook: a person's games and results

logbook-text = Your results, and every game you have played.
logbook-empty = No games yet. Play one!
logbook-nobody = Choose a name, and your games appear here.
games-going-on = In progress
earlier-games = Earlier games

## Ratings

ratings-text = Games at listed tables are rated if the deal is new. Players are ranked by a cautious estimate: it rises with every win, and as more games make it more certain.
ratings-empty = Nobody is rated yet. Open a listed table and be the first.
ratings-rank = Rank
ratings-player = Player
ratings-strength = Strength
ratings-estimate = Estimate
ratings-games = Games
# $middle is the estimate, $spread how far off it may be: two numbers.
ratings-range = { $middle } ± { $spread }

## A deal

deal-title = One deal, many games
deal-lead = Everyone who plays this deal gets the same cards in the same order. These are the results.
deal-nobody = Nobody has finished this deal yet.
deal-hidden = Play the deal yourself to see the other games.
deal-player = Player
deal-against = Against
deal-total = Points
deal-look = Replay
# $name is whose game it is.
deal-look-spoken = Replay of { $name }'s game
deal-first-try = first try
deal-later-try = seen before
deal-try = Try
deal-shuffled = How the cards were shuffled
deal-hash-text = Before the first card was dealt, the table showed this hash of the server's secret (SHA-256):
deal-seed-text = The secret, together with any words that players added, gives this seed, and the seed gives every card:
deal-seed-kept = The seed stays hidden until you have played the deal, or until it is closed.
deal-check = The record of a finished game contains the secret and the words, so anyone can check that nothing was changed.

## The islands

deck-text = { $count } islands. The number of turns to finish one assumes best play.
deck-filter = Which islands
deck-all = all

## Workshop

workshop-name = My archipelago
deck-title = Deck name
save = Save
download = Download
open-file = Open a file
play-deck = Save and play
deck-good = { $count } islands, no faults.
deck-faults = { $count ->
        [0] Checking …
        [one] One fault.
       *[other] { $count } faults.
    }
deck-opened = File opened.
not-a-deck = This isn't a deck file.
deck-saved = Saved. You can choose this deck for a new table.
islands-of-deck = Islands in this deck
editor = Island
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
faults = Faults
