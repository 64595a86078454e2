### What can go wrong: the code of an error is the id of its message.
###
### $found, $path, $reason and $card are quoted as they came; $reason is the system's own sentence.

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
wrong-method = That can't be done at this address.
storage-away = The server can't reach its storage. Try again in a moment.
too-many-requests = That was too much at once. Wait a moment.
too-many-tables = You have too many tables open. Finish or close one first.
too-many-sockets = Too many connections. Close some windows.
too-many-decks = You keep too many decks already.
too-large = That is too large.
other-origin = This came from another site and was not done.
not-allowed = You may not do that.
no-client = The browser client has not been built: run make web, or play with silvergold terminal.

no-such-page = There is nothing at this address. The link may have been cut off.
no-such-table = There is no such table. The link may have been cut off.
no-such-seat = This table has no such seat.
no-such-deck = There is no such deck here.
no-such-deal = There is no such deal.
no-such-step = The lesson has no such step.
no-such-line = A score has no such line.
table-closed = This table was closed before its game began.
no-person = Choose a name first.
bad-name = A name needs at least one letter or digit.
bad-link = This link has been used already, or is too old. Make a new one on the other device.
# $bots are the names of all bots, with commas.
unknown-bot = There is no bot { $bot }. There are { $bots }.

## At a table

# $name is who sits there.
seat-is-taken = { $name } sits there already.
seats-are-empty = All seats must be taken first.
not-the-host = Only whoever opened the table may do that.
not-at-the-table = You don't sit at this table.
not-your-seat = That is not your seat.
game-has-begun = The game has begun already.
game-not-over = The game isn't over yet.
no-game-under-way = There is no game under way.
deal-still-open = You can look at this deal once you have played it.
deal-is-fixed = This table plays a deal that exists already: nothing can be added to its shuffle.
other-deal = That deal is for another edition, deck or number of players.
stood-in = A bot is playing for you. Come back first.
moves-too-far = Look first at what a move brings, then go on.
nothing-more-undone = Too much was undone at this table already.

## Moves that the rules forbid

nothing-to-decide = You have nothing to decide now.
hints-not-in-rated-games = There are no hints in rated games.
hints-not-on-shared-deals = There are no hints on deals that others play, too.

not-your-turn = It isn't your turn.
already-ready = You are ready already: the turn goes on when all are.
already-kept = You have chosen already.
not-dealt = Keep two different islands of those you were dealt.
not-your-card = The island { $card } is not in front of you.
# $boxes are the names of boxes, such as b3 c3.
not-unmarked = Marked already, or not on the island: { $boxes }.
not-the-shape = This is neither the shape that was revealed nor a single box: { $boxes }.
cross-marks-one-box = A cross brings one box, not more.
marked-already = You have marked this turn already. Take it back to mark otherwise.
nothing-marked = Mark something first: the shape, or a single box.
nothing-to-take-back = There is nothing to take back.
crosses-owed = { $count ->
        [one] A cross still brings you a box: mark it first.
       *[other] Crosses still bring you { $count } boxes: mark them first.
    }
not-on-display = The island { $card } is not on display.
pile-empty = The pile is empty: take an island from the display.
not-the-time-to-keep = Islands are chosen at the beginning only.
not-the-time-to-mark = Nothing can be marked now.
not-the-time-to-take = No island can be taken now.
not-the-time-to-start = The start player is named after the display is laid out.
not-the-time-to-reveal = No expedition card is turned up now.
not-the-time-to-turn-up = No card of the pile is turned up now.
not-in-pile = The island { $card } is not in the pile.
# $shape is a name as in a game record: domino, straight3, corner3, square4, l4, t4.
shape-used-up = No expedition card with { $shape } is left this round.
malformed-move = That is not a move of this game.
wrong-number-of-players = { $players ->
       *[other] Two to four can play, not { $players }.
    }
# $needed is how many islands so many players need, $cards how many the deck has.
deck-too-small-for-players = { $players ->
       *[other] { $players } players need { $needed } islands. This deck has { $cards }.
    }
deck-too-large-for-simulator = { $cards ->
       *[other] This deck has { $cards } cards. The simulator can take { $most }.
    }

## Deck files

deck-unreadable = { $path } can't be read: { $reason }
deck-not-toml = This is not a deck file: { $reason }
deck-malformed = The cards must be written as a list: [[card]].
deck-format = The format must be { $expected }, not { $found }.
deck-version = Only version { $expected } is known, not { $found }.
deck-name = The deck's name must be a text, not { $found }.
deck-line-too-long = { $most ->
       *[other] A line of a deck file has at most { $most } bytes.
    }
deck-too-small = { $cards ->
        [one] One card only; even two players need { $needed }.
       *[other] { $cards } cards only; even two players need { $needed }.
    }
unknown-key = { $key } is no key of a deck file and is ignored.
card-duplicate-id = { $cards ->
       *[other] { $cards } cards have this id.
    }
card-malformed = A card must be written as a table: [[card]].
card-id = The id must be a text, not { $found }.
card-name = The name must be a text, not { $found }.
# $colors are the words of a deck file: grey, green, orange, lilac.
card-color = color must be one of { $colors }, not { $found }.
card-seal = seal must be one of { $colors }, not { $found }.
card-own-seal = An island can't have a seal for its own colour.
card-map = map must be a drawing, not { $found }.
card-character = Unknown in the drawing: { $characters }
card-too-large = The drawing is { $width } × { $height }; at most 4 × 4 fit.
card-size = { $boxes ->
        [one] One box; an island of this colour has { $needed }.
       *[other] { $boxes } boxes; an island of this colour has { $needed }.
    }
card-in-pieces = The island is in more than one piece.
card-palms = { $palms ->
       *[other] { $palms } palms; an island has one at most.
    }
# A deck is compared with the published one.
standard-count = { $color ->
        [grey] Grey cards: { $cards } instead of { $needed }.
        [green] Green cards: { $cards } instead of { $needed }.
        [orange] Orange cards: { $cards } instead of { $needed }.
       *[lilac] Lilac cards: { $cards } instead of { $needed }.
    }
# How many cards of a colour have so many coins, palms and crosses, and a seal or none.
standard-symbols = { $color ->
        [grey] Grey
        [green] Green
        [orange] Orange
       *[lilac] Lilac
    } cards with { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $palms ->
        [one] { $palms } palm
       *[other] { $palms } palms
    }, { $crosses ->
        [one] { $crosses } cross
       *[other] { $crosses } crosses
    } { $seal ->
        [yes] and a seal
       *[no] and no seal
    }: { $cards } instead of { $needed }.
# $seals are the words of a deck file, with commas.
standard-seals = { $color ->
        [grey] The grey cards need one seal for each other colour; they have: { $seals }
        [green] The green cards need one seal for each other colour; they have: { $seals }
        [orange] The orange cards need one seal for each other colour; they have: { $seals }
       *[lilac] The lilac cards need one seal for each other colour; they have: { $seals }
    }
# Rules are counted from $first to $last.
no-such-rule = There is no rule { $found }: they go from { $first } to { $last }.
# $cards are ids that were asked for.
unknown-card = { $deck } has no such card: { $cards }

## Game records

record-unreadable = { $path } can't be read: { $reason }
record-not-json = This is not a game record: { $reason }
record-empty = There is no game in { $path }.
record-many-games = { $games ->
       *[other] { $path } has { $games } games: put the one to go on with into a file of its own.
    }
record-no-such-game = { $games ->
        [one] { $path } has one game only; there is no game { $number }.
       *[other] { $path } has { $games } games; there is no game { $number }.
    }
record-format = The format must be { $expected }, not { $found }.
record-version = Only version { $expected } is known, not { $found }.
# $editions are the editions' names, with commas.
record-edition = The edition must be one of { $editions }, not { $found }.
record-players = { $field ->
        [players] players must be a list of two to four, not { $found }.
       *[other] { $field } must be human or bot:NAME, not { $found }.
    }
record-seed = The seed must be an even number of hex digits, not { $found }.
record-shuffle = { $field ->
        [words] The words of the shuffle must be a list of texts, not { $found }.
        [hash] The hash of the shuffle is not that of its secret: { $found }
       *[seed] The seed is not the one that the shuffle gives: { $found }
    }
record-events = events must be a list, not { $found }.
# $field is written as in a record; $choices are the words to choose from, with commas.
record-event = { $expected ->
        [event] An event must be one of { $choices }, not { $found }.
        [fields] { $field } must have the fields { $choices }, not { $found }.
        [number] { $field } must be a whole number, not { $found }.
        [card] { $field } must be the id of a card, not { $found }.
        [cards] { $field } must be a list of card ids, not { $found }.
        [seats] { $field } must be a list of seats, not { $found }.
        [boxes] { $field } must be a list of different boxes, such as b3, not { $found }.
       *[choice] { $field } must be one of { $choices }, not { $found }.
    }
record-malformed = { $expected ->
        [table] { $field } must be a table, not { $found }.
       *[text] { $field } must be a printable text, not { $found }.
    }
# $deck is the name that the record tells, $given that of the deck at hand.
record-other-deck = { $differs ->
        [name] The record calls its deck { $deck }, but it is { $given }.
       *[file] This was played with the deck { $deck }, whose file differs from { $given }. Name it with --deck.
    }
# $told and $happened are events as a record writes them.
record-differs = { $happened ->
        [nothing] The record tells { $told }, but nothing like it happens.
       *[other] The record tells { $told }, but it is { $happened }.
    }
# $expected and $found are the id of a card, or the name of a shape.
record-other-seed = The seed would have brought { $expected }, not { $found }.

## Tournaments and simulated games

# There are no bots, or more than seats.
wrong-number-of-bots = { $bots ->
        [0] At least one bot is needed.
       *[other] { $bots } bots are too many for { $seats } seats.
    }
bot-named-twice = { $bots ->
       *[other] { $bots } bots for { $seats } seats: a bot may be named twice only if every seat is named.
    }
wrong-number-of-games = { $games ->
       *[other] A tournament has at least one game, not { $games }.
    }
wrong-number-of-workers = { $workers ->
       *[other] At least one worker is needed, not { $workers }.
    }
worker-killed = A worker was killed. The same command goes on where the tournament stopped.
cluster-not-installed = A cluster needs Ray: pip install 'silvergold[cluster]' ({ $reason })
cluster-unreachable = There is no Ray cluster at { $address }: { $reason }
tournament-other-files = { $path } is not from a tournament that could go on. Choose another directory.
# $arguments are written as in its file.
tournament-other-arguments = { $path } belongs to a tournament with other arguments ({ $arguments }). Choose another directory.
tournament-under-way = Another tournament is being played in { $path }.
directory-unwritable = Nothing can be written to { $path }: { $reason }
name-not-printable = A name must be a printable text, not { $name }.
seed-not-hex = A seed is an even number of hex digits, not { $seed }.

## Hosting

bad-database = { $wrong ->
        [driver] The driver for this database is missing: pip install 'psycopg[binary]'
        [file] SQLite needs a file: sqlite:///FILE
        [kind] Only SQLite and PostgreSQL can be used: sqlite:///FILE or postgresql://…
       *[address] This is not the address of a database. Try sqlite:///FILE.
    }
database-empty = There is nothing in this database. Is its address right?
database-not-empty = A backup is restored into an empty database only: name a new one.
database-other-version = The database is of version { $found }, not { $newest }. First run silvergold database upgrade.
database-too-new = The database is of a newer version ({ $version }). Install the newest silvergold.
database-unusable = { $database } can't be used: { $reason }
not-a-backup = { $path } is not a backup of silvergold.
backup-too-new = { $path } was written by a newer version. Install the newest silvergold.
backup-damaged = { $path } is damaged ({ $reason }): nothing was restored.
workers-need-channel = Several workers need PostgreSQL (--database) or Redis (--channel) to tell each other.
no-port = There is no free port.

bad-table-link = That is not the link of a table. It looks like https://example.org/table/ID.
