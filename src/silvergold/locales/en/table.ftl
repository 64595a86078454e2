### The table in the browser.

## What to do next

do-keep = Keep two of these four islands.
do-mark = Mark { $shape } on one island, or a single box.
do-mark-single = No room for { $shape }: mark a single box.
do-cross = { $count ->
        [one] A cross! Mark one more box, on either island.
       *[other] Crosses! Mark { $count } more boxes, on either island.
    }
do-ready = All marked. Ready?
do-take = Take a new island: from the display, or unseen from the pile.
do-take-display = Take a new island from the display.
do-over = The game is over.
wait-keep = { $count ->
        [one] { $names } is still choosing.
       *[other] { $names } are still choosing.
    }
wait-mark = { $count ->
        [one] Waiting for { $names }.
       *[other] Waiting for { $names }.
    }
wait-take = { $names } is taking a new island.
wait-chance = Cards are being dealt.
misfit-marked = { $marked ->
        [one] { $boxes } is already marked.
       *[other] { $boxes } are already marked.
    }
misfit-coast = The shape would stick out beyond the island.
misfit-room = { $count ->
        [one] Only one free box here: the shape needs { $needed }.
       *[other] Only { $count } connected free boxes here: the shape needs { $needed }.
    }

## Parts

# What is going on; the name of the main part for screen readers.
table-your-turn = Your turn
table-waiting = Waiting for the others
table-watching = Watching
you-watch = You are watching
table-replay = Replay
table-over = The game is over
islands = Your islands
islands-dealt = Islands to choose from
no-islands = No islands left.
display = Display
others = The others
tools = Turn the shape
log = What happened
finished-islands = Finished islands
finished-count = { $count } { $color }
turn-of = Turn { $turn } of 7
turn-of-short = { $turn } of 7
setting-up = Setting up
loading = Setting sail …
eight-cards = The eight expedition cards: { $cards }.
still-to-come = Still to come: { $cards }.
next-round-cards = Next round, all eight again: { $cards }.
cards-of-shape = { $count ->
        [one] { $shape }
       *[other] { $shape } ({ $count } cards)
    }
# $cards is a message like cards-of-shape, $chance a percentage.
chance-of-cards = { $cards }: { $chance }
start-player = Start player

## Buttons

turn = Turn
mirror = Mirror
next-placement = Next
one-box = One box
list = In words
list-title = Where it fits, in words
list-empty = There is nothing to mark now.
coach = Coach
coach-thinks = The coach is thinking …
take-back = Take back
ready = Ready
ready-in = Ready in { $seconds }
ready-in-spoken = { $seconds ->
        [one] All marked. Ready in one second, unless you undo.
       *[other] All marked. Ready in { $seconds } seconds, unless you undo.
    }
undo = Undo
turn-to-fit = Turn it to fit
mark-only = Mark only { $box }
keep = Keep these two
# $card is the description of an island.
card-chosen = { $card }, chosen
keep-chosen = { $count ->
        [0] Nothing chosen.
        [one] Chosen: { $cards }. Choose one more.
       *[other] Chosen: { $cards }.
    }
take-card = Take { $card }
draw-card = { $count ->
        [one] Draw from the pile, 1 card
       *[other] Draw from the pile, { $count } cards
    }
enlarge = Look closely at { $name }
watch-seat = Watch from here
leave = Leave the game
leave-question = Leave the game?
leave-means = A bot soon plays for you, so the others don't have to wait. You can come back and take over at any time.
leave-rated = The result counts towards your rating, even while a bot plays.
leave-table = Leave the table
leave-table-question = Leave the table?
leave-table-means = Somebody else can take your seat. You can come back as long as a seat is free.
leave-yes = Leave
leave-no = Stay
# $name is another player.
replace = Let a bot play for { $name }
replace-question = Let a bot play for { $name }?
replace-means = { $name } will be told, and can watch.
replace-rated = In a rated game, only somebody who has left or keeps everyone waiting can be replaced, and they may always come back.
replace-may-return = May come back without asking
replace-yes = Let a bot play
readmit = Let { $name } come back
replaced-you = The host has given your seat to a bot. You can watch.
start-player-drawn = Drawn at random
return = I'm back
reconnecting = Reconnecting …

## Why a button can't act

cannot-nothing = There is nothing to mark now.
cannot-single = A single box can't be turned.
cannot-same = The shape would look the same.
cannot-tight = It doesn't fit over this box any other way.
cannot-no-box = Point at a box first.
cannot-only-place = This is the only place over this box.
cannot-no-shape = Only single boxes can be marked now.
cannot-take-back = There is nothing to take back.
cannot-ready = You still have something to mark.

## Tooltips

tip-turn = Turn the shape by 90 degrees (R)
tip-mirror = Mirror the shape (M)
tip-next = The next place over this box (N)
tip-single = One box instead of the shape (O)
tip-list = All places, in words (L)
tip-shape = Tap to turn, drag onto an island
tip-take-back = Take back the latest mark (U)
tip-ready = End your turn (D)
tip-coin = Coin: the next coin on your score card
tip-palm = Palm: 1 point, plus 1 for each palm in the display
tip-cross = Cross: mark one more box right away
tip-seal = Seal ({ $color }): { $worth } for each finished island of that colour

## Seats

seat-empty = Seat { $number }
seat-twin = { $name } { $number }
former-player = Former player
seat-person = { $name } (person)
seat-ready = ready
seat-thinks = thinking …
seat-takes = taking a card …
seat-left = left
seat-away = away
seat-won = winner

## The end

won-you = You win!
won = { $names } wins!
won-shared = { $names } share the victory!
# $rival is a name, or "none"; $points is the difference of the scores.
sheet-won = You won by { $points }{ $rival ->
        [none] .
       *[other] , your best against { $rival }.
    }
sheet-lost = You lost by { $points }{ $rival ->
        [none] .
       *[other] , your best against { $rival }.
    }
sheet-other-won = { $name } won by { $points }.
tie-broken = Tied on points: finished islands decide, first grey, then green, orange and lilac.
tie-shared = Tied on points: the victory is shared.
tie-line = { $color ->
        [grey] grey islands finished
        [green] green islands finished
        [orange] orange islands finished
       *[lilac] lilac islands finished
    }
rematch = Rematch
rematch-go = Go to the rematch
# $names are players, as a list.
rematch-wanting = Ready for a rematch: { $names }
rematch-unanswered = No answer yet: { $names }
rematch-refusing = Not this time: { $names }
rematch-starts = It begins when everyone has accepted.
rematch-accept = Accept the rematch
rematch-decline = No, thanks
rematch-withdraw = I've changed my mind
rematch-begin = Begin without { $names }
rematch-bots = If you begin without the others, bots take their seats.
review = Review
download-record = Download the record
results-of-deal = Results of this deal
look-at-table = Look at the table

## Hand-over on one device

handover-title = Hand over to { $name }
handover-text = Everyone else, please look away.
handover-here = I'm { $name }

## Gathering

gathering = Waiting for players
invited = You are invited to a game
invited-by = { $name } invites you to a game
# In the preview of the link. $names are the players at the table.
preview-seats = { $free ->
        [0] At the table: { $names }. All seats are taken.
        [one] At the table: { $names }. One seat is free.
       *[other] At the table: { $names }. { $free } seats are free.
    }
preview-picture = Treasure islands on the table, with a shape and a pen
preview-result = The final scores, with a box for each turn
sit-as = Sit down as { $name }
sit-down = Sit down
other-name = Use another name
just-watch = Just watch
watch-game = Watch the game
table-settings = { $players } players. { $edition }.
share = Invite someone
share-link = Table link
link-this-device = Only this device can open this link. To invite others, start the game with “silvergold play --share”.
sharing-switch = Friends on this network can join
sharing-off = Right now only this device can open the game.
sharing-on = They open { $addresses }
sharing-no-network = This device isn't on a network, so nobody else can open the game.
copy = Copy
copied = Copied
copy-by-hand = It is selected: copy it from there.
share-sheet = Share
qr-code = QR code of the link
seats = Seats
seat-free = free
sit = Sit in seat { $number }
sit-guest = Seat { $number }: on this device
guest-name = The guest's name
seat-bot = Bot for seat { $number }
choose-bot = Bot …
bot = bot
rise = Free { $name }'s seat
stand-up = Stand up
start = Start
hold-start = Wait before starting
held = The host starts the game once all seats are taken.
held-and-full = All seats are taken. The host starts the game.
waiting-for-seats = The game begins when all seats are taken.
close-table = Close table

shuffle = How the shuffle is proven
shuffle-text = The server has committed to a secret with this hash. Your words are mixed in before the deal.
shuffle-words = Your own words
shuffle-add = Add
shuffle-again = Change
hours = { $hours } h
time-left = Time left: { $time }

## Replay

seen-from = Seen from
step = Step
first-step = To the start
step-back = One step back
step-on = One step forward
last-step = To the end
step-of = { $step } of { $steps }

## What a player did in a turn

latest-turn = What the others did
# $done lists messages that begin with did-: "finished Ragged Ness and took Cauldron Isle".
turn-summary = { $name } { $done }.
did-finish = finished { $card }
did-take = took { $card }
did-draw = drew { $card }
did-mark = marked { $count ->
        [one] 1 box
       *[other] { $count } boxes
    } on { $islands ->
        [one] { $card }
       *[other] both islands
    }
did-coins = got { $coins ->
        [one] a coin
       *[other] { $coins } coins
    }
did-palm = scored { $points } for a palm
did-cup = took the cup of { $points }

## Your turn while you are away

# The title of a notification, and of the tab.
turn-alert = Your turn
# $names are the other players.
turn-alert-with = At the table with { $names }
alerts = Tell me when it's my turn
alerts-no = No, thanks
alerts-on = You'll be notified when it's your turn.
alerts-no-push = You'll be notified while this page is open.
# Why there are no notifications.
alerts-impossible = { $why ->
        [insecure] Browsers show notifications only on encrypted pages (https).
        [denied] Notifications are blocked for this page in your browser's settings.
       *[missing] This browser can't show notifications.
    }
alerts-tab = The tab's title and icon show when it's your turn.
alerts-sound = Play a sound as well

## What happened while you were away

recap = While you were away
recap-turns = { $turns ->
        [one] One turn since you last looked.
       *[other] { $turns } turns since you last looked.
    }
recap-nothing-finished = Boxes were marked; no island was finished.
recap-nothing-missed = You haven't missed anything.
