### What can go wrong: the code of an error is the id of its message.

## Around a message

# $rule is the number of a rule, such as R4.2.
error-by-rule = { $error } ({ $rule })
# A game record is wrong; its events are counted from 1.
error-at-event = Event { $event }: { $error }
# A deck file is wrong; $card is the id of the card.
error-on-card = { $card }: { $error }

## Everywhere

unknown-error = Something went wrong. Try again.
no-connection = The server can't be reached. Is there a connection?
internal-error = Something went wrong on the server. Try again.
bad-request = The server could not read that.
storage-away = The server can't reach its storage. Try again in a moment.
too-many-requests = That was too much at once. Wait a moment.
too-many-tables = You have too many tables open. Finish or close one first.
too-many-sockets = Too many connections. Close some windows.
too-many-decks = You keep too many decks already.
too-large = That is too large.
other-origin = This came from another site and was not done.
not-allowed = You may not do that.

no-such-page = There is nothing at this address. The link may have been cut off.
no-such-table = There is no such table. The link may have been cut off.
no-such-seat = This table has no such seat.
no-such-deck = There is no such deck here.
no-such-deal = There is no such deal.
table-closed = This table was closed before its game began.
no-person = Choose a name first.
bad-name = A name needs at least one letter or digit.
bad-link = This link has been used already, or is too old. Make a new one on the other device.
unknown-bot = There is no such bot.

seat-is-taken = Somebody sits there already.
seats-are-empty = All seats must be taken first.
not-the-host = Only whoever opened the table may do that.
not-at-the-table = You don't sit at this table.
not-your-seat = That is not your seat.
game-has-begun = The game has begun already.
game-not-over = The game isn't over yet.
no-game-under-way = There is no game under way.
deal-still-open = You can look at this deal once you have played it.
deal-is-fixed = This deal is fixed: its rules and deck can't be changed.

not-your-turn = It isn't your turn.
already-ready = You are ready already: the turn goes on when all are.
already-kept = You have chosen already.
not-dealt = You were not dealt that island.
not-your-card = That island is not in front of you.
not-unmarked = Some of these boxes are marked already, or not on the island.
not-the-shape = That isn't the shape that was revealed.
cross-marks-one-box = A cross brings one box, not more.
marked-already = You have marked this turn already. Take it back to mark otherwise.
nothing-marked = Mark something first: the shape, or a single box.
nothing-to-take-back = There is nothing to take back.
crosses-owed = A cross still brings you a box: mark it first.
not-on-display = That island is not on display any more.
pile-empty = The pile is empty: take an island from the display.
not-the-time-to-keep = Islands are chosen at the beginning only.
not-the-time-to-mark = Nothing can be marked now.
not-the-time-to-take = No island can be taken now.
malformed-move = That is not a move of this game.
wrong-number-of-players = Two to four can play.
deck-too-small-for-players = This deck has too few islands for so many players.

deck-not-toml = This is not a deck file.
deck-unreadable = The file can't be read.
