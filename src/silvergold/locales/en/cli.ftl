### The command line: help texts, messages and tables.
### Words in capitals such as FILE stand for what the user types. Names of commands and options are not translated.

## Everywhere

cli-about = Play, host and simulate Silver & Gold, check game records, and design decks.
cli-version = Show the version.
cli-standard-input = the standard input
cli-json = Print the result as JSON, for programs.
cli-show-completion = Show the completion for the shell you use.
cli-install-completion = Install completion for the shell you use.
# $languages are the codes of all languages, with commas.
cli-language = Use this language: { $languages }.
cli-no-such-language = unknown language { $language }; choose from { $languages }
# $encoding such as cp1252, $language such as el.
cli-no-letters = The screen's encoding, { $encoding }, has no letters for the language { $language }, so this is English. PYTHONIOENCODING=utf-8 may help.
cli-no-signs = The screen's encoding, { $encoding }, lacks some symbols, so similar characters replace them. PYTHONIOENCODING=utf-8 may help.
cli-deck = Use this deck file.
cli-edition = The edition of the rules.
cli-database = sqlite:///FILE or postgresql://…; default: a file in your data folder.
cli-password-visible = Other users of this machine can see this password. Use SILVERGOLD_DATABASE or SILVERGOLD_DATABASE_FILE instead of --database.
cli-error = Error: { $error }
cli-warning = Warning: { $file }: { $warning }

## Usage errors

cli-usage = Usage: { $usage }
cli-options-metavar = [OPTIONS]
cli-commands-metavar = COMMAND [ARGS]…
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-error-title = Error
cli-aborted = Stopped.
cli-help = Show this help.
# What an option takes.
cli-takes-text = TEXT
cli-takes-number = NUMBER
cli-required = [required]
cli-default = [default: { $value }]
# $command is a command with its option for help, such as silvergold deck --help.
cli-try-help = Try { $command } for help.
cli-missing-argument = Missing argument { $name }.
cli-missing-option = Missing option { $name }.
cli-missing-command = Missing command.
cli-no-such-command = No such command: { $name }.
cli-no-such-option = No such option: { $name }.
cli-did-you-mean = Did you mean { $names }?
cli-option-without-value = The option { $name } takes no value.
cli-option-needs-value = The option { $name } needs a value.
cli-too-many-arguments = Unexpected arguments: { $arguments }
cli-not-a-number = { $name } must be a whole number.
cli-too-small = { $name } must be { $least } or more.
cli-too-large = { $name } must be { $most } or less.
cli-absurd-number = { $name } is far too large.
# $choices are the words to choose from, with commas.
cli-not-a-choice = { $name } must be one of { $choices }.
# $reason is a sentence without a full stop.
cli-bad-value = { $name }: { $reason }

## Decks

cli-deck-about = Inspect decks of treasure cards.
cli-deck-check = Check a deck file and report all its faults at once.
cli-deck-check-file = Deck files; - reads standard input.
cli-deck-check-standard = Also require the published composition (R1.2 to R1.4).
cli-deck-faults = { $count ->
        [one] { $file }: 1 fault.
       *[other] { $file }: { $count } faults.
    }
cli-deck-good = { $count ->
       *[other] { $file }: { $count } cards, no faults.
    }
cli-deck-standard = { $count ->
       *[other] { $file }: { $count } cards, no faults, with the published composition.
    }
cli-deck-show = Draw islands in the terminal.
cli-deck-show-ids = The cards to show; default: all.
cli-deck-legend = × cross   ● coin   ♣ palm   ▓ marked
cli-deck-report = Show how quickly islands can be finished, by colour, next to the published game's figures.
cli-deck-picture = Draw the whole deck as one picture.
cli-deck-picture-out = The file to write, .svg or .png; - writes to standard output.
cli-deck-drawn = Wrote the picture to { $file }.

## Tables about a deck

# $deck is the deck's name.
balance-title = { $deck }: expected turns to finish an island (in brackets: the published game)
balance-color = colour
balance-cards = cards
balance-mean = mean
balance-least = min
balance-greatest = max
balance-holes = with a hole
symbols-title = Symbols and seals
symbols-coins = coins
symbols-palms = palms
symbols-crosses = crosses
symbols-seals = seals
islands-title = Islands, quickest first
islands-id = id
islands-name = name
islands-turns = turns
islands-placements = placements

## The picture of a deck

# $colors counts the islands of each colour, for example: 11 grey, 12 green.
sheet-islands = { $count ->
       *[other] { $count } islands: { $colors }
    }
sheet-cards = { $count ->
       *[other] The { $count } treasure cards of the deck { $deck }: { $colors }.
    }
# One colour and how many.
sheet-of-color = { $color ->
        [grey] { $count } grey
        [green] { $count } green
        [orange] { $count } orange
       *[lilac] { $count } lilac
    }
sheet-heading = { $color ->
        [grey] Grey islands
        [green] Green islands
        [orange] Orange islands
       *[lilac] Lilac islands
    }
# The same number: an island scores a point for each of its boxes.
sheet-worth = { $boxes ->
       *[other] { $boxes } boxes, { $boxes } points
    }
# Four short lines side by side on one strip.
sheet-coin = coin: 1 point
sheet-palm = palm: 1 point, and 1 for each palm in the display
sheet-cross = cross: one more box
sheet-seal = seal: points for each finished island of its colour

## Records and games

cli-daily = Play the deal of the day against Navigator, like everybody else.
cli-daily-number = The number of a day, from 1; by default today (UTC).
cli-learn = Learn the game step by step, with the real rules.
cli-terminal = Play in the terminal: against bots, with friends on one keyboard, or at a server's table.
cli-terminal-link = The link of a table on a server, or the address of a server to open a table there; default: play locally.
# $bots are the names of all bots, with commas.
cli-terminal-bots = Your opponents, separated by commas: { $bots }. Default: one parrot, or none with friends.
cli-terminal-name = Your name.
cli-terminal-friends = A friend on the same keyboard.
cli-terminal-memory-aid = Show the shapes still to come this round.
cli-terminal-seed = Hex digits; the same seed gives the same deal.
cli-terminal-players = The number of seats of a new table on a server.
cli-terminal-coach = Start with the coach, who suggests a good move each time.
cli-terminal-start = The seat that starts: 1 is you. By default it is drawn at random.
cli-terminal-save = Save the game's record here, even if you leave early.
cli-terminal-load = Continue a saved game.
cli-terminal-sign-in = A one-time code, to use your browser's account.
cli-terminal-day = Start with the light theme.
cli-terminal-plain = Questions and answers, for screen readers and simple terminals.
cli-terminal-words = Describe islands in words instead of drawings (plain prompt).
cli-replay = Step through a recorded game, turn by turn.
cli-replay-file = A file of game records; by default your latest finished game.
cli-records-file = Files of game records; - reads standard input.
cli-replay-game = Which game of the file, from 1.
# The user types q to quit: keep the letter.
cli-replay-on = Enter: next turn, q: quit >
cli-review = Explain every point of a finished game as luck, skill or the others, and try the costliest decisions again.
cli-review-game = Which game of the file, from 1; default: the first, or all with --json.
cli-review-seat = Whose decisions to show: a seat, from 1; default: the people's, or everybody's.
cli-review-json = Print one line of JSON per game instead: every entry of the ledger.
cli-review-processes = Games reviewed in parallel with --json; default: one per core.
cli-reviewing = Reviewing
cli-verify = Check records against the rules: every event, the scores, the winner, and the seed if there is one.
cli-checking = Checking
# $number is the number of the game in its file.
cli-wrong-game = Game { $number }: { $error }
cli-games-wrong = { $games ->
        [one] The game is invalid.
       *[other] { $wrong } of { $games } games are invalid.
    }
cli-games-right = { $games ->
        [one] The game is valid.
       *[other] All { $games } games are valid.
    }
cli-games-unfinished = { $games ->
        [one] The game is valid, but not finished.
       *[other] All { $games } games are valid, { $unfinished } of them unfinished.
    }

## The rulebook

cli-rules = Read the rulebook.
cli-rules-number = A rule or chapter, such as R4.3 or R4, or a word, such as cross; default: all.
cli-rules-edition = Show only the rulings of this edition.

## Games between bots

cli-simulate = Let bots play games, save the records and show average scores.
cli-players = Number of players.
cli-simulate-bots = The bots, seat by seat, separated by commas: { $bots }.
cli-games = Number of games.
cli-seed = Any text; the same arguments give the same games.
cli-simulate-out = Save the records here; - writes to standard output.
cli-playing = Playing
cli-stopped = { $games ->
       *[other] Stopped after { $played } of { $games } games.
    }
means-title = { $games ->
        [one] 1 game, average points
       *[other] { $games } games, average points
    }
means-seat = seat
means-coins = coins
means-cups = cups
means-palms = palms
means-cards = islands
means-seals = seals
means-total = total
cli-tournament = Play bots against each other on the same deals with seats swapped, and rank them.
cli-tournament-bots = The bots: { $bots }.
cli-tournament-games = Number of games, rounded up to whole deals.
cli-tournament-players = Number of players per table.
cli-tournament-out = Save the results here; an interrupted tournament continues.
cli-tournament-review = Review every game, for averages without luck; takes a few seconds per game.
cli-tournament-workers = Games played in parallel; default: one per core.
cli-tournament-cluster = Play on this Ray cluster; local starts one.
cli-benchmark = Measure an agent against every level, on fixed decks and deals.
cli-benchmark-agent = The agent: { $bots }, or module:function for a policy of an observation and a mask, or the address of a socket (ws://…).
cli-benchmark-games = Games per opponent and number of players; fewer are quicker and less certain.
cli-benchmark-opponents = Only these opponents; default: every level.
cli-benchmark-players = Only games with this many players; default: 2, 3 and 4.
# Every deal is played several times, with seats swapped.
cli-whole-deals = { $games ->
       *[other] { $games } games instead of { $wanted }: whole deals of { $each } games.
    }
cli-results-in = The games, statistics and scores are in { $directory }.

## Tables of a tournament

figures-title = { $games ->
        [one] 1 game on { $deals ->
            [one] 1 deal
           *[other] { $deals } deals
        }, with 95 % confidence intervals
       *[other] { $games } games on { $deals ->
            [one] 1 deal
           *[other] { $deals } deals
        }, with 95 % confidence intervals
    }
figures-bot = bot
figures-games = games
figures-mean = average points
figures-without-luck = without luck
# How many times smaller the variance is without luck.
figures-variance-ratio = variance ÷
figures-wins = wins
figures-rating = rating
# $share is a percentage, $low and $high are the ends of its interval.
figures-share = { $share } ({ $low } to { $high })
cross-title = How often the row finished ahead of the column
cross-corner = ahead of
benchmark-title = Benchmark { $number }: { $agent }, { $games } games, with 95 % confidence intervals
benchmark-opponent = opponent
benchmark-players = { $players } players
# Points per game over all opponents, and the bound that nobody passes on average.
benchmark-score = Score: { $score } points. No player can expect more than { $ceiling }.

## The picture of a tournament

# $bots are names with commas.
plot-about = Scores of { $bots }
plot-title = Scores of the tournament
plot-subtitle = { $games ->
        [one] 1 game with { $players } players on { $deals ->
            [one] 1 deal
           *[other] { $deals } deals
        }
       *[other] { $games } games with { $players } players on { $deals ->
            [one] 1 deal
           *[other] { $deals } deals
        }
    }
plot-points = points
# $mean may include its margin: 68.2 ± 0.4
plot-mean = average { $mean }
plot-wins = wins { $share }
plot-bot = { $bot }: average { $mean } points, wins { $share }.

## Hosting

cli-serve = Host tables for others, with the browser client and bots.
cli-serve-host = The address to listen on; 0.0.0.0 for all.
cli-serve-port = The port to listen on.
cli-serve-workers = Number of worker processes; more than one needs PostgreSQL or Redis (--channel).
cli-serve-channel = redis://…: connects the workers instead of PostgreSQL.
cli-serve-bot-processes = Bot processes per worker.
cli-serve-pace = Shortest time a bot takes to decide, in milliseconds.
cli-serve-bot = A bot of your own that visitors may seat; can be given several times.
cli-serve-origin = Another site whose pages may connect.
cli-serve-proxies = Trusted proxies, whose X-Forwarded headers are used.
cli-serve-push-contact = The contact for push services: mailto:you@example.org [default: the site]
cli-serve-session-days = Days after which a device is signed out.
cli-serve-session-idle-days = Days without use after which a device is signed out.
cli-serve-hsts-days = Days for which browsers insist on TLS once they have used it; 0 for none.
cli-serving = Serving tables at { $address }
cli-play = Play in the browser: start the server on this machine and open the page.
cli-play-port = The port to listen on; 0 for any.
cli-play-browser = Open the page in the browser.
cli-play-share = Let others on your network join; show the address and a QR code.
cli-playing-at = Silver & Gold is running at { $address } (Ctrl-C stops it; games are saved)
cli-this-device-only = Only this device can open it. To invite others on your network, start it with --share or turn on sharing on the page.
cli-shared-at = Others on your network can open { $address }
cli-no-network = This machine has no network address, so nobody else can open the page.

## Doctor

cli-doctor = Check whether a server can run here: database, disk, clock, port, proxy, channel and client files.
cli-doctor-site = Also check the address at which people reach the server: https://tables.example.org

## Databases

cli-database-about = Back up, restore and upgrade a server's database.
cli-database-upgrade = Upgrade a database to the current version; serve and play do this themselves.
cli-database-version = The database has version { $version }.
cli-backup-file = The backup file.
cli-database-backup = Write everything to one file while the server keeps running.
cli-backing-up = Backing up
cli-backed-up = { $rows ->
        [one] Wrote 1 row to { $file }.
       *[other] Wrote { $rows } rows to { $file }.
    }
cli-database-restore = Restore a backup into an empty database of either kind.
cli-restoring = Restoring
cli-restored = { $rows ->
        [one] Restored 1 row.
       *[other] Restored { $rows } rows.
    }

## Puzzles

cli-puzzle = Solve puzzles: the puzzle of the day and more, those of a theme or difficulty, or your own mistakes.
cli-puzzle-id = Solve the puzzle with this id.
cli-puzzle-theme = Only puzzles of this theme, such as cross-finishes, coin-row, palm, room, seal or pair-rate.
cli-puzzle-difficulty = Only puzzles that this bot is the first to solve: navigator, captain or admiral.
cli-puzzle-from = Solve your own mistakes in the record of a finished game.
cli-puzzle-file = Solve the puzzles of this file instead of the built-in ones.
cli-puzzle-progress = Only show the share of points that you kept.
cli-puzzle-mine = Find new puzzles in games between bots. A stopped run continues.
cli-puzzle-mine-out = The file to write; a journal beside it keeps what has been found.
cli-puzzle-mine-count = How many puzzles to find.
cli-puzzle-mining = Finding puzzles
cli-puzzle-mine-stopped = Stopped. The same command continues.
cli-puzzle-mined = { $count ->
        [one] { $count } puzzle in { $file }
       *[other] { $count } puzzles in { $file }
    }
