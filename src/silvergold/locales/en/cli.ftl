### The command line: help texts, messages and tables.
### Words in capitals such as FILE stand for what is typed there. Names of commands and options are not translated.

## Everywhere

cli-about = Silver & Gold: play it, host it, simulate it, check its records, design its cards.
cli-version = Show the version.
# $languages are the codes of all languages, with commas.
cli-language = Speak this language: { $languages }.
cli-no-such-language = there is no { $language }; there are { $languages }
# $encoding such as cp1252, $language such as el.
cli-no-letters = The screen's encoding, { $encoding }, has no letters for the language { $language }: so this is English. PYTHONIOENCODING=utf-8 may help.
cli-no-signs = The screen's encoding, { $encoding }, lacks the signs of the islands: others stand in for them. PYTHONIOENCODING=utf-8 may help.
cli-deck = Play with this deck file.
cli-edition = Whose rules.
cli-database = sqlite:///FILE or postgresql://…; else in your data folder.
cli-error = Error: { $error }
cli-warning = Warning: { $file }: { $warning }

## What is wrong with a command

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
cli-required = [needed]
cli-default = [else: { $value }]
# $command is a command with its option for help, such as silvergold deck --help.
cli-try-help = Try { $command } for help.
cli-missing-argument = { $name } is missing.
cli-missing-option = The option { $name } is missing.
cli-missing-command = Which command? One is missing.
cli-no-such-command = There is no command { $name }.
cli-no-such-option = There is no option { $name }.
cli-no-such-option-but = There is no option { $name }. Did you mean { $options }?
cli-option-without-value = The option { $name } takes no value.
cli-option-needs-value = The option { $name } needs a value.
cli-too-many-arguments = That is too much: { $arguments }
cli-not-a-number = { $name } must be a whole number.
cli-too-small = { $name } must be { $least } or more.
cli-too-large = { $name } must be { $most } or less.
# $choices are the words to choose from, with commas.
cli-not-a-choice = { $name } must be one of { $choices }.
# $reason is a sentence without a full stop.
cli-bad-value = { $name }: { $reason }

## Decks

cli-deck-about = Look at decks of treasure cards.
cli-deck-check = Check a deck file and report all its faults at once.
cli-deck-check-file = A deck file.
cli-deck-check-standard = Also ask for the published make-up (R1.2 to R1.4).
cli-deck-faults = { $count ->
        [one] { $file }: 1 fault.
       *[other] { $file }: { $count } faults.
    }
cli-deck-good = { $count ->
       *[other] { $file }: { $count } cards, no fault.
    }
cli-deck-standard = { $count ->
       *[other] { $file }: { $count } cards, no fault, with the published make-up.
    }
cli-deck-show = Draw islands in the terminal.
cli-deck-show-ids = The cards to show; all if none.
cli-deck-legend = × cross   ● coin   ♣ palm   ▓ marked
cli-deck-report = Print how quickly islands can be finished, by colour, beside the published game's figures.
cli-deck-picture = Draw the whole deck as a sheet.
cli-deck-picture-out = Where to write the picture.
cli-deck-drawn = The deck is drawn in { $file }.

## Tables about a deck

# $deck is the deck's name.
balance-title = { $deck }: expected turns to finish an island (in brackets: the published game)
balance-color = colour
balance-cards = cards
balance-mean = mean
balance-least = least
balance-greatest = greatest
balance-holes = with a hole
symbols-title = Symbols and seals
symbols-coins = coins
symbols-palms = palms
symbols-crosses = crosses
symbols-seals = seals
islands-title = Islands, the quickest first
islands-id = id
islands-name = name
islands-turns = turns
islands-placements = ways to lay a shape

## The picture of a deck

# $colors tells how many islands of each colour, such as: 11 grey, 12 green.
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
# The same number: an island brings a point for each of its boxes.
sheet-worth = { $boxes ->
       *[other] { $boxes } boxes, { $boxes } points
    }
# Four short lines side by side on one strip.
sheet-coin = coin: 1 point
sheet-palm = palm: 1 point, and 1 for each palm in the display
sheet-cross = cross: one more box
sheet-seal = seal: points for each finished island of its colour

## Records and games

cli-terminal = Play in the terminal: against bots, with friends at one keyboard, or at a table of a server.
cli-terminal-link = The link of a table on a server; without it, play here.
# $bots are the names of all bots, with commas.
cli-terminal-bots = Your opponents, separated by commas: { $bots }. Without friends, one sailor.
cli-terminal-name = Your name.
cli-terminal-friends = Somebody at the same keyboard.
cli-terminal-memory-aid = Show which shapes have been seen this round.
cli-terminal-seed = Hex digits: the same seed, the same deal.
cli-terminal-save = Write the game's record here, also when you leave.
cli-terminal-load = Go on with a game that was left.
cli-terminal-sign-in = A one-time code: be who you are in the browser.
cli-terminal-day = Begin with light colours.
cli-terminal-plain = Questions and answers, for screen readers and simple terminals.
cli-terminal-words = The plain prompt without drawings: islands in words.
cli-replay = Step through a recorded game, turn by turn.
cli-records-file = A file of game records.
cli-replay-game = Which game of the file, from 1.
# Somebody types q to stop: keep the letter.
cli-replay-on = Enter: next turn, q: stop >
cli-verify = Check records against the rules: every event, the scores, the winner, and the seed if there is one.
cli-checking = Checking
# $number is the number of the game in its file.
cli-wrong-game = Game { $number }: { $error }
cli-games-wrong = { $games ->
        [one] { $wrong } of 1 game is wrong.
       *[other] { $wrong } of { $games } games are wrong.
    }
cli-games-right = { $games ->
        [one] 1 game is right.
       *[other] { $games } games are right.
    }
cli-games-unfinished = { $games ->
        [one] 1 game is right, { $unfinished } of them not finished.
       *[other] { $games } games are right, { $unfinished } of them not finished.
    }

## The rulebook

cli-rules = Read the rulebook.
cli-rules-number = A rule or a chapter, such as R4.3 or R4; all if none.
cli-rules-edition = Only the rulings of this edition.

## Games between bots

cli-simulate = Let bots play games, write their records and show their mean scores.
cli-players = Number of players.
cli-simulate-bots = Who plays, seat by seat, separated by commas: { $bots }.
cli-games = Number of games.
cli-seed = Any text: the same arguments give the same games.
cli-simulate-out = Write the records here.
cli-playing = Playing
cli-stopped = { $games ->
       *[other] Stopped after { $played } of { $games } games.
    }
means-title = { $games ->
        [one] 1 game, mean points
       *[other] { $games } games, mean points
    }
means-seat = seat
means-coins = coins
means-cups = cups
means-palms = palms
means-cards = islands
means-seals = seals
means-total = total
cli-tournament = Let bots meet on the same deals with seats exchanged, and tell who is stronger.
cli-tournament-bots = Who plays: { $bots }.
cli-tournament-games = Number of games, rounded up to whole deals.
cli-tournament-players = Number of players at a table.
cli-tournament-out = Write the results here; goes on if it was stopped.
cli-tournament-workers = Games played at once; one a core if not given.
cli-tournament-cluster = Play on this Ray cluster; local starts one.
# Every deal is played several times, with the seats exchanged.
cli-whole-deals = { $games ->
       *[other] { $games } games instead of { $wanted }: whole deals of { $each } games.
    }
cli-results-in = The games, figures and scores are in { $directory }.

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
figures-mean = mean points
figures-wins = wins
figures-rating = rating
# $share is in per cent, $low and $high are the ends of its interval.
figures-share = { $share } ({ $low } to { $high })
cross-title = Who ended ahead of whom
cross-corner = ahead of

## The picture of a tournament

# $bots are names with commas.
plot-about = Scores of { $bots }
plot-title = Scores of the tournament
plot-told = { $games ->
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
# $mean may have its reach: 68.2 ± 0.4
plot-mean = mean { $mean }
plot-wins = wins { $share }
plot-bot = { $bot }: mean { $mean } points, wins { $share }.

## Hosting

cli-serve = Host tables for others: the browser client, bots, and everything on disk before it is acknowledged.
cli-serve-host = The address to listen on; 0.0.0.0 for all.
cli-serve-port = The port to listen on.
cli-serve-workers = Processes that answer; more than one over PostgreSQL.
cli-serve-channel = redis://…: how workers tell each other, instead of PostgreSQL.
cli-serve-bot-processes = Processes in which the bots of a worker think.
cli-serve-pace = Milliseconds that bots seem to think.
cli-serve-origin = Another site whose pages may connect.
cli-serve-proxies = Proxies whose X-Forwarded headers are believed.
cli-serving = Tables at { $address }
cli-play = Play in the browser: the server on this machine, with the page opened.
cli-play-port = The port to listen on; 0 for any.
cli-play-browser = Open the page in the browser.
cli-playing-at = Silver & Gold is at { $address } (Ctrl-C ends it; games are kept)

## Databases

cli-database-about = Keep and move what was played on a server.
cli-database-upgrade = Bring a database up to date; serve and play do it by themselves.
cli-database-version = The database is of version { $version }.
cli-backup-file = The backup.
cli-database-backup = Write everything into one file, while the server goes on.
cli-backing-up = Backing up
cli-backed-up = { $rows ->
        [one] 1 row is in { $file }.
       *[other] { $rows } rows are in { $file }.
    }
cli-database-restore = Fill an empty database, of either kind, from a backup.
cli-restoring = Restoring
cli-restored = { $rows ->
        [one] 1 row is restored.
       *[other] { $rows } rows are restored.
    }
