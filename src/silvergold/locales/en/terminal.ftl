### The game in the terminal: the screens, and the plain prompt. Texts shared with the browser are in
### game.ftl and table.ftl.

## Keys: one or two words each, beside the key in the line at the bottom of the screen. Keep them short.

key-across = choose
key-again = play again
key-begin = begin without the others
key-decline = no rematch
key-mute = mute or unmute everyone
key-react = say something
key-phrase = say it
# Put a bot on the next free seat.
key-bot = add a bot
# The keys 1 to 4 choose islands.
key-choose = pick two
key-close = close
# The coach, who suggests a good move.
key-coach = coach
# At the plain prompt; the letter is typed: keep it.
coach-is-off = The coach is off. k asks for a single move.
# Light colours instead of dark ones, and back.
key-day = light or dark
key-keys = help
# The player who was called is at the keyboard now.
key-here = I'm here
# The keys 1 and 2 go to the one or the other island.
key-island = which island
key-keep = keep them
key-leave = leave
key-invite = invite
# How strong the next bot is.
key-level = other level
key-log = log
key-recap = while you were away
key-across-steps = back, forward
key-jump = go to a turn
key-review = review
key-mistake = next mistake
key-replay = replay
key-look = view table
key-mark = mark
key-mirror = mirror
key-move = move
# To the next place where the shape fits.
key-next = next place
key-no = no
# The keys 1 to 4 choose an island of the display.
key-number = island
key-one-box = one box
# Take the top of the pile.
key-pile = pile
# Show the other players and the display, in a small window.
key-players = the others
key-ready = ready
key-result = the result
# A bot has played for somebody who was away or too slow.
key-return = I'm back
key-rise = stand up
key-rules = rules
key-save = save
key-score = scores
key-sit = sit down
key-start = start
key-take = take it
key-take-back = take back
# After "one box": the whole shape again.
key-the-shape = the shape
key-turn = turn
key-watch = next player
key-yes = yes

## Help

help-title = Keys and signs
help-mouse = You can use the mouse: click a box to place the shape over it, click again for its next position, and click the words at the bottom.
sign-marked = marked
sign-fresh = marked this turn
sign-ghost = will be marked
misfit = The shape doesn't fit there. Try another box, or mark a single box.
sign-misfit = doesn't fit there
sign-candidate = a box to choose
# Explains the sign "+2★" on a card; ★ stands for lilac.
sign-seal = seal: 2 points for each lilac island you finish

# The memory aid: a small drawing of a shape, a sign per card, and a percentage.
sign-to-come = shape still to come, its cards, and its chance

## Around the game

# The face-down cards; a heading.
pile = Pile
do-return = A bot is playing for you. Press Enter when you are back.
window-too-small = This window is too small. The game needs { $width } columns and { $height } lines.
saved = Saved the game to { $file }.
kept = The game is saved; you can continue it next time.
not-written = The last moves could not be saved: { $reason }.
# $time is a time of day, and the date if it was not today.
resume-question = Continue your game from { $time }?
# The letters are typed: keep them.
resume-keys = Enter: continue, o: an older one, n: new game, d: delete it
overwrite-question = { $file } already exists and holds something else. Overwrite it? y: yes, Enter: no
# $bot is a bot and its level, such as "Sailor: easy".
next-bot = Next bot: { $bot }
# The name of a person who gives none. Other messages use it in sentences: a noun, not "you".
default-name = Player 1
not-our-server = The server at that address doesn't host this game.
qr-code-needs-room = In a larger window you will see a QR code here.
# In a replay: two digits lead to a round and a turn.
jump-to-round = Which round? 1 to { $most }
jump-to-turn = Round { $round }: which turn? 1 to { $most }

## The plain prompt: questions and answers, for screen readers and simple terminals. The letters and numbers to
## type are the same in every language.

plain-start = ? for help, q to leave
plain-start-player = Start player: { $name }
plain-help =
    {"  "}1b3          island 1, box b3: shows the placements that cover it
    {"  "}1 b3 c3 c4   the boxes to mark, all at once
    {"  "}l            list all legal marks, to choose by number
    {"  "}u            take back the last mark
    {"  "}uu           take back all marks of this turn
    {"  "}Enter        ready, when you have marked
    {"  "}t            show the table again
    {"  "}s            score sheet
    {"  "}e            say something to the others; e 2 says the second phrase
    {"  "}k            a good move, and why
    {"  "}w            recent events
    {"  "}y            what happened while you were away
    {"  "}c            time left, at a table with a clock
    {"  "}d            words instead of drawings, and back
    {"  "}q            leave the game; it is kept
# Before a game at a server.
plain-gathering-help =
    {"  "}1            sit in seat 1
    {"  "}b            put a bot in the next free seat; b captain chooses which
    {"  "}i            the link for friends, and its QR code
    {"  "}x            stand up
    {"  "}Enter        start, if the game is still waiting
    {"  "}t            who sits where
    {"  "}w            recent events
    {"  "}q            leave; your seat is kept
plain-spoken = Islands are in words now; d draws them again.
plain-drawn = Islands are drawn now; d describes them in words.
# An island read out: $worth is its value and colour, and what its seal counts; $boxes such as "b3, c3 Coin".
spoken-island = { $number }: { $card }, { $worth }. Free boxes: { $boxes }.
plain-connected = Connected again.
plain-no-clock = This table has no clock.
# $most is the number of seats.
ask-sit = A number from 1 to { $most } to sit down (? for help)
ask-bot = Waiting for the others; b seats a bot (? for help)
ask-start = All seats are taken: Enter to start
ask-watch = All seats are taken. You can watch (? for help)
ask-again = a to play again, Enter to leave
ask-rematch-wait = Waiting for the others. d to change your mind, Enter to leave
ask-rematch-lead = Waiting for the others. g to begin without them, d to change your mind, Enter to leave
plain-phrases = Type e and a number:
answer-gathering = Type ? to see what you can do here.
plain-dealt = { $name }, you are dealt these islands.
ask-keep = Which two do you keep? (for example 1 3)
ask-mark = Your mark (? for help)
ask-cross = { $count ->
        [one] A cross: mark one more box
       *[other] Crosses: mark { $count } more boxes
    }
ask-ready = Enter to be ready, u to take back
ask-nothing = Nothing to mark: Enter
# One of several places for a mark, by its number from 1 to $most.
ask-which = Which one? 1 to { $most } (Enter: back)
# $most is the number of cards on display.
ask-take = Take a new island: 1 to { $most }
# $pile is the number of cards in the pile.
ask-take-or-draw = { $pile ->
        [one] Take a new island: 1 to { $most }, or p for the last one in the pile
       *[other] Take a new island: 1 to { $most }, or p for one of the { $pile } in the pile
    }
answer-box = Type an island and a box, for example 1b3, or ? for help.
# $example is what could be typed, such as 1b3.
answer-island = Which island, 1 or 2? Type its number first, for example { $example }.
answer-number = Type a number from 1 to { $most }.
answer-keep = Keep two of them: type two numbers, for example 1 3.
answer-done = You have marked. Enter to be ready, u to take back.
# $error is a whole sentence.
answer-illegal = You can't do that. { $error }
points-so-far = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# Before a player's first finished island.
nothing-finished = nothing yet
display-empty = The display is empty.
on-display = { $count ->
        [one] On display, and 1 card in the pile:
       *[other] On display, and { $count } cards in the pile:
    }
# A seal on a card: $worth points for each finished island of a colour.
seal-in-words = seal: { $color ->
        [grey] { $worth } per grey
        [green] { $worth } per green
        [orange] { $worth } per orange
       *[lilac] { $worth } per lilac
    }
# The labels of the parts of a score card on one line.
label-coins = coins
label-palms = palms
label-finished = finished:

## Puzzles

puzzle-heading = Puzzle { $id }, level: { $bot }
# The letters are typed: keep them.
puzzle-keys = b: show the best move, n: next puzzle, q: quit
puzzle-judging = Judging your move …
key-try-again = try again
key-show-best = best move
key-next-puzzle = next puzzle
key-leave-puzzles = leave
# In the lesson: show the task of the step again, go to the next, the previous or a later step.
key-task = task
key-go-on = go on
key-step-back = back
key-step-skip = skip
key-play = play now
