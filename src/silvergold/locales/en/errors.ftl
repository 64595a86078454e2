### Error messages: the code of an error is the id of its message.
###
### $found, $path, $reason and $card are quoted unchanged; $reason is a sentence of the operating system.

## Around a message

# $rule is the number of a rule, such as R4.2.
error-by-rule = { $error } ({ $rule })
# A game record is wrong; its events are counted from 1.
error-at-event = Event { $event }: { $error }
# A deck file is wrong; $card is the id of the card.
error-on-card = { $card }: { $error }

## Everywhere

unknown-error = Something went wrong. Try again.
no-connection = Can't reach the server. Check your connection.
internal-error = Something went wrong on the server. Try again.
bad-request = The server couldn't read that request: { $reason }
wrong-method = This address doesn't support that.
storage-away = The server can't reach its storage. Try again in a moment.
reviews-busy = Too many games are being reviewed. Try again in a moment.
review-failed = This game could not be reviewed.
too-many-requests = Too many requests. Wait a moment.
too-many-tables = You have too many open tables. Finish or close one first.
too-many-listed-tables = Several of your tables are waiting for players already. Close one of them, or invite friends by link.
command-id-reused = The id { $id } was used for another command. Send a new one.
too-many-sockets = Too many connections. Close some windows.
too-many-decks = You have saved too many decks.
too-many-reactions = That was a lot at once. Wait a moment.
too-large = That is too large.
other-origin = This request came from another site and was rejected.
other-host = This server can't be opened under that name. Use its address.
not-allowed = You aren't allowed to do that.
no-client = The browser client isn't built. Run make web, or play with silvergold terminal.

no-such-page = There is nothing at this address. The link may be incomplete.
no-such-table = This table doesn't exist. The link may be incomplete.
no-such-seat = This table has no such seat.
no-such-deck = This deck doesn't exist here.
no-such-deal = This deal doesn't exist.
no-such-challenge = This challenge doesn't exist.
no-such-step = The lesson has no such step.
no-such-line = A score has no such line.
table-unreadable = This table can't be read any more. Please tell the person who runs this server.
table-closed = This table was closed before the game began.
no-person = Choose a name first.
bad-name = A name needs at least one letter or digit.
bad-push-subscription = This browser can't be notified ({ $reason }).
bad-link = This link has been used or has expired. Create a new one on the other device.
bad-recovery-code = This recovery code isn't valid. Check it, or use a newer one.
no-such-device = This device is no longer signed in.
signed-out = This device has been signed out.
# $bots are the names of all bots, with commas.
unknown-bot = There is no bot { $bot }. Choose from { $bots }.
# $bot is the bot of somebody who programs: module:Class.
bot-not-imported = The bot { $bot } can't be imported ({ $reason }).
not-a-bot = { $bot } isn't a bot: it needs the methods observe and choose.
bot-failed = The bot { $bot } failed: { $reason }
picture-kind = A picture can be written as .svg or .png, not as { $path }.
no-rule-about = No rule is about { $text }.

## At a table

# $name is the player who sits there.
seat-is-taken = { $name } is already sitting there.
table-is-full = All seats at this table are taken.
seats-are-empty = Every seat must be taken first.
start-is-held = The game is on hold: only the host can start it.
not-the-host = Only the host can do that.
not-at-the-table = You aren't at this table.
not-your-seat = That isn't your seat.
game-has-begun = The game has already begun.
game-not-over = The game isn't over yet.
review-not-ready = The game is still being reviewed.
no-game-under-way = There is no game in progress.
replaced-by-host = The host has given your seat to a bot. You can watch; to come back, ask the host.
nobody-to-replace = No person is sitting there.
replaces-yourself = You can't replace yourself. Leave the game instead.
# $name is the player who sits there.
rated-player-not-idle = { $name } is still playing. In a rated game only a player who has left or keeps everyone waiting can be replaced.
start-player-is-drawn = Where results are compared, the start player is always drawn at random: in rated games and on shared deals.
not-your-rematch = Only the player who offered the rematch can begin it without the others.
deal-still-open = You can see this deal once you have played it.
deal-not-played = You have not played this deal against its opponent yet.
challenge-known = You have seen these cards before. Only a first game with them can be compared.
deal-is-fixed = This table plays an existing deal, so nothing can be added to its shuffle.
other-deal = That deal is for another edition, deck or number of players.
stood-in = A bot is playing for you. Come back first.
moves-too-far = See what a move does before you plan the next one.
nothing-more-undone = This table has used up its take-backs.

## Moves that the rules forbid

nothing-to-decide = You have nothing to decide right now.
hints-not-in-rated-games = There are no hints in rated games.
hints-not-on-shared-deals = There are no hints on shared deals.

not-your-turn = It isn't your turn.
already-ready = You are ready. The turn goes on when everyone is.
already-kept = You have already chosen.
not-dealt = Keep two different islands out of those you were dealt.
not-your-card = You don't have the island { $card }.
# $boxes are the names of boxes, such as b3 c3.
not-unmarked = Already marked, or not on the island: { $boxes }.
not-the-shape = Neither the revealed shape nor a single box: { $boxes }.
cross-marks-one-box = A cross gives you one box, not more.
marked-already = You have already marked this turn. Take it back to change it.
nothing-marked = Mark something first: the shape, or a single box.
nothing-to-take-back = There is nothing to take back.
crosses-owed = { $count ->
        [one] You have a cross to use: mark one more box first.
       *[other] You have crosses to use: mark { $count } more boxes first.
    }
not-on-display = The island { $card } isn't on display.
pile-empty = The pile is empty. Take an island from the display.
not-the-time-to-keep = You can only choose islands at the start of the game.
not-the-time-to-mark = You can't mark anything now.
not-the-time-to-take = You can't take an island now.
not-the-time-to-start = The start player is chosen after the display is laid out.
not-the-time-to-reveal = No expedition card can be revealed now.
not-the-time-to-turn-up = No card can be turned up from the pile now.
not-in-pile = The island { $card } isn't in the pile.
# $shape is a name from a game record: domino, straight3, corner3, square4, l4, t4.
shape-used-up = No expedition card with { $shape } is left this round.
malformed-move = That isn't a move of this game: { $found }
wrong-number-of-players = { $players ->
       *[other] Silver & Gold is for two to four players, not { $players }.
    }
# $needed is how many islands so many players need, $cards how many the deck has.
deck-too-small-for-players = { $players ->
       *[other] { $players } players need { $needed } islands. This deck has { $cards }.
    }
deck-too-large-for-simulator = { $cards ->
       *[other] This deck has { $cards } cards. The simulator supports at most { $most }.
    }

## Deck files

deck-unreadable = { $path } can't be read: { $reason }
deck-not-toml = This isn't a deck file: { $reason }
deck-malformed = The cards must be a list: [[card]].
deck-empty = The deck file is empty.
deck-format = The format must be { $expected }, not { $found }.
deck-version = Only version { $expected } is supported, not { $found }.
deck-name = The deck's name must be text, not { $found }.
deck-line-too-long = { $most ->
       *[other] A line of a deck file can have at most { $most } bytes.
    }
deck-too-small = { $cards ->
        [one] Only one card. Two players already need { $needed }.
       *[other] Only { $cards } cards. Two players already need { $needed }.
    }
missing-key = { $key } is missing.
unknown-key = { $key } isn't a key of a deck file and is ignored.
card-duplicate-id = { $cards ->
       *[other] { $cards } cards share this id.
    }
card-malformed = A card must be a table: [[card]].
card-id = The id must be text of at most { $most } characters, not { $found }.
card-name = The name must be text, not { $found }.
# $colors are the words of a deck file: grey, green, orange, lilac.
card-color = color must be one of { $colors }, not { $found }.
card-seal = seal must be one of { $colors }, not { $found }.
card-own-seal = An island can't have a seal for its own colour.
card-map = map must be a drawing, not { $found }.
card-character = Unknown characters in the drawing: { $characters }
card-too-large = The drawing is { $width } × { $height }. At most 4 × 4 fits.
card-size = { $boxes ->
        [one] One box. An island of this colour has { $needed }.
       *[other] { $boxes } boxes. An island of this colour has { $needed }.
    }
card-in-pieces = The island isn't in one piece.
card-palms = { $palms ->
       *[other] { $palms } palms. An island has at most one.
    }
# A deck is compared with the published one. $color is a word of a deck file: grey, green, orange, lilac.
standard-count = There are { $cards } { $color } cards instead of { $needed }.
# Cards of a colour by their number of coins, palms and crosses, and whether they have a seal: $seal is yes or no.
standard-symbols = Coins { $coins }, palms { $palms }, crosses { $crosses }, seal { $seal }: { $cards } { $color } cards instead of { $needed }.
# $seals are the words of a deck file, with commas.
standard-seals = The { $color } cards need one seal for each other colour. They have: { $seals }
# Rules are numbered from $first to $last.
no-such-rule = There is no rule { $found }. They run from { $first } to { $last }.
# $cards are the requested ids.
unknown-card = { $deck } has no such card: { $cards }

## Game records

record-unreadable = { $path } can't be read: { $reason }
record-not-json = This isn't a game record: { $reason }
record-empty = { $path } contains no games.
record-many-games = { $games ->
       *[other] { $path } contains { $games } games. Put the one to continue in its own file.
    }
record-no-such-game = { $games ->
        [one] { $path } contains only one game, so there is no game { $number }.
       *[other] { $path } contains { $games } games, so there is no game { $number }.
    }
record-format = The format must be { $expected }, not { $found }.
record-version = Only version { $expected } is supported, not { $found }.
# $editions are the editions' names, with commas.
record-edition = The edition must be one of { $editions }, not { $found }.
record-players = { $field ->
        [players] players must be a list of two to four, not { $found }.
       *[other] { $field } must be human or bot:NAME, not { $found }.
    }
record-seed = The seed must be an even number of hex digits, not { $found }.
record-seed-early = The game isn't over, but the record has its seed, which shows all cards to come.
record-shuffle = { $field ->
        [words] The words of the shuffle must be a list of texts, not { $found }.
        [hash] The hash of the shuffle doesn't match its secret: { $found }
       *[seed] The seed doesn't follow from the shuffle: { $found }
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
       *[text] { $field } must be printable text, not { $found }.
    }
# $deck is the name in the record, $given that of the loaded deck.
record-other-deck = { $differs ->
        [name] The record names its deck { $deck }, but the deck is { $given }.
       *[file] This game was played with the deck { $deck }, whose file differs from { $given }. Name the file with --deck.
    }
# $recorded and $happened are events as a record writes them.
record-differs = { $happened ->
        [nothing] The record says { $recorded }, but no such event happens.
       *[other] The record says { $recorded }, but it should be { $happened }.
    }
# $expected and $found are the id of a card, or the name of a shape.
record-other-seed = The seed gives { $expected }, not { $found }.

## Tournaments and simulated games

# There are no bots, or more bots than seats.
wrong-number-of-bots = { $bots ->
        [0] You need at least one bot.
       *[other] { $bots } bots are too many for { $seats } seats.
    }
bot-named-twice = { $bots ->
       *[other] { $bots } bots for { $seats } seats: you can only name a bot twice if you name one for every seat.
    }
wrong-number-of-games = { $games ->
       *[other] A tournament needs at least one game, not { $games }.
    }
wrong-number-of-workers = { $workers ->
       *[other] At least one worker is required, not { $workers }.
    }
worker-killed = A worker was killed. Run the same command again; a tournament continues where it stopped.
agent-unreachable = The agent at { $agent } did not answer with moves: { $reason }
cluster-not-installed = A cluster requires Ray: pip install 'silvergold[cluster]' ({ $reason })
cluster-unreachable = No Ray cluster at { $address }: { $reason }
tournament-other-files = { $path } isn't from a tournament that can continue. Choose another directory.
# $arguments are written as in its file.
tournament-other-arguments = { $path } belongs to a tournament with other arguments ({ $arguments }). Choose another directory.
tournament-under-way = Another tournament is running in { $path }.
directory-unwritable = Can't write to { $path }: { $reason }
name-not-printable = A name must be printable text, not { $name }.
file-exists = { $path } already exists and holds something else; nothing was overwritten.
no-finished-game = There is no finished game on this computer. Name a record file.
seed-not-hex = A seed must be an even number of hex digits, not { $seed }.

## Hosting

bad-database = { $wrong ->
        [driver] The driver for this database is missing: pip install 'psycopg[binary]'
        [file] SQLite needs a file: sqlite:///FILE
        [kind] Only SQLite and PostgreSQL are supported: sqlite:///FILE or postgresql://…
       *[address] This isn't a database address. Try sqlite:///FILE.
    }
database-empty = This database is empty. Check its address.
database-not-empty = A backup can only be restored into an empty database. Name a new one.
database-other-version = The database has version { $found }, not { $newest }. Run silvergold database upgrade first.
database-too-new = The database has a newer version ({ $version }). Install the latest silvergold.
database-unusable = { $database } can't be used: { $reason }
database-in-use = Another server uses { $database }. Stop it, or choose another database.
not-a-backup = { $path } isn't a silvergold backup.
backup-too-new = { $path } was written by a newer version. Install the latest silvergold.
backup-damaged = { $path } is damaged ({ $reason }). Nothing was restored.
workers-need-channel = Several workers need PostgreSQL (--database) or Redis (--channel) to communicate.
bad-address = { $option } must be an address such as { $example }, not { $found }.
bad-channel = This isn't the address of a channel. Try redis://HOST.
secret-twice = Both { $name } and { $name }_FILE are set. Keep one of them.
secret-short = The secret in { $name } needs at least { $length } characters.
secret-unreadable = { $name } names { $path }, which can't be read.
port-unusable = Port { $port } of { $host } can't be used: { $reason }. Choose another one with --port.

bad-table-link = That isn't a table link. A link looks like https://example.org/table/ID.
not-with-json = { $option } can't be used with --json.
only-with-a-link = { $option } is for a table on a server. Add its link or the server's address.
only-without-a-link = { $option } is for a game on this computer. Leave out the link.
wrong-seat-number = Seats are numbered from 1 to { $seats }.

## Puzzles

no-such-puzzle = There is no such puzzle. The link may be incomplete.
puzzles-unreadable = { $path }: can't be read as a file of puzzles ({ $reason }).
puzzles-format = { $path }: not a file of puzzles, or one of another version. Expected: { $expected }.
puzzles-other-deck = { $path }: these puzzles are for another deck (sha256 { $expected }, not { $found }).
puzzle-malformed = { $path }, line { $line }: this puzzle is wrong ({ $reason }).
puzzles-other-journal = { $path }: belongs to another run of the miner (deck, seed or evaluator differ). Delete it or choose another file.
puzzles-unwritable = { $path }: can't be written ({ $reason }).
no-such-puzzles = There is no puzzle of this theme and difficulty. Themes: { $themes }. Difficulties: { $difficulties }.
puzzle-answers-unreadable = The answers kept in { $path } can't be read. Move or delete this file to start over.
