### The command line: help texts, messages and tables.
### Words in capitals such as FILE stand for what the user types. Names of commands and options are not translated.

## Everywhere

cli-about = Silver & Gold: spielen, Tische anbieten, simulieren, Protokolle prüfen, Karten entwerfen.
cli-version = Die Version zeigen.
cli-standard-input = die Standardeingabe
cli-json = Das Ergebnis als JSON ausgeben, für Programme.
cli-show-completion = Die Vervollständigung für deine Shell zeigen.
cli-install-completion = Die Vervollständigung für deine Shell einrichten.
# $languages are the codes of all languages, with commas.
cli-language = In dieser Sprache: { $languages }.
cli-no-such-language = { $language } gibt es nicht; es gibt { $languages }
# $encoding such as cp1252, $language such as el.
cli-no-letters = Die Kodierung des Bildschirms, { $encoding }, hat keine Buchstaben für die Sprache { $language }: darum Englisch. PYTHONIOENCODING=utf-8 hilft vielleicht.
cli-no-signs = Der Kodierung des Bildschirms, { $encoding }, fehlen die Zeichen der Inseln: Andere stehen für sie. PYTHONIOENCODING=utf-8 hilft vielleicht.
cli-deck = Diese Kartensatz-Datei verwenden.
cli-edition = Wessen Regeln.
cli-database = sqlite:///DATEI oder postgresql://…; Standard: eine Datei in deinem Datenordner.
cli-password-visible = Andere Benutzer dieses Rechners können das Passwort sehen. Nimm SILVERGOLD_DATABASE oder SILVERGOLD_DATABASE_FILE statt --database.
cli-error = Fehler: { $error }
cli-warning = Warnung: { $file }: { $warning }

## Usage errors

cli-usage = Aufruf: { $usage }
cli-options-metavar = [OPTIONEN]
cli-commands-metavar = BEFEHL [ARGUMENTE]…
cli-arguments = Argumente
cli-options = Optionen
cli-commands = Befehle
cli-error-title = Fehler
cli-aborted = Abgebrochen.
cli-help = Diese Hilfe zeigen.
# What an option takes.
# Same as in English
cli-takes-text = TEXT
cli-takes-number = ZAHL
cli-required = [erforderlich]
cli-default = [Standard: { $value }]
# $command is a command with its option for help, such as silvergold deck --help.
cli-try-help = Hilfe gibt { $command }.
cli-missing-argument = { $name } fehlt.
cli-missing-option = Die Option { $name } fehlt.
cli-missing-command = Der Befehl fehlt.
cli-no-such-command = Einen Befehl { $name } gibt es nicht.
cli-no-such-option = Eine Option { $name } gibt es nicht.
cli-did-you-mean = Meintest du { $names }?
cli-option-without-value = Die Option { $name } nimmt keinen Wert.
cli-option-needs-value = Die Option { $name } braucht einen Wert.
cli-too-many-arguments = Unerwartete Argumente: { $arguments }
cli-not-a-number = { $name } muss eine ganze Zahl sein.
cli-too-small = { $name } muss mindestens { $least } sein.
cli-too-large = { $name } darf höchstens { $most } sein.
cli-absurd-number = { $name } ist viel zu groß.
# $choices are the words to choose from, with commas.
cli-not-a-choice = { $name } muss eins von { $choices } sein.
# $reason is a sentence without a full stop.
cli-bad-value = { $name }: { $reason }

## Decks

cli-deck-about = Sätze von Schatzkarten ansehen.
cli-deck-check = Eine Kartensatz-Datei prüfen und alle Fehler auf einmal melden.
cli-deck-check-file = Kartensatz-Dateien; - liest die Standardeingabe.
cli-deck-check-standard = Auch die veröffentlichte Zusammenstellung verlangen (R1.2 bis R1.4).
cli-deck-faults = { $count ->
        [one] { $file }: 1 Fehler.
       *[other] { $file }: { $count } Fehler.
    }
cli-deck-good = { $count ->
        [one] { $file }: 1 Karte, kein Fehler.
       *[other] { $file }: { $count } Karten, kein Fehler.
    }
cli-deck-standard = { $count ->
        [one] { $file }: 1 Karte, kein Fehler, in der veröffentlichten Zusammenstellung.
       *[other] { $file }: { $count } Karten, kein Fehler, in der veröffentlichten Zusammenstellung.
    }
cli-deck-show = Inseln im Terminal zeichnen.
cli-deck-show-ids = Welche Karten; ohne Angabe alle.
cli-deck-legend = × Kreuz   ● Münze   ♣ Palme   ▓ angekreuzt
cli-deck-report = Ausgeben, wie schnell Inseln fertig werden, nach Farbe, neben den Zahlen des veröffentlichten Spiels.
cli-deck-picture = Den ganzen Kartensatz als Bogen zeichnen.
cli-deck-picture-out = Wohin das Bild geschrieben wird, .svg oder .png; - schreibt in die Standardausgabe.
cli-deck-drawn = Der Kartensatz ist in { $file } gezeichnet.

## Tables about a deck

# $deck is the deck's name.
balance-title = { $deck }: erwartete Durchgänge bis zur fertigen Insel (in Klammern: das veröffentlichte Spiel)
balance-color = Farbe
balance-cards = Karten
balance-mean = Mittel
balance-least = Minimum
balance-greatest = Maximum
balance-holes = mit Loch
symbols-title = Symbole und Siegel
symbols-coins = Münzen
symbols-palms = Palmen
symbols-crosses = Kreuze
symbols-seals = Siegel
islands-title = Inseln, die schnellste zuerst
islands-id = Kennung
islands-name = Name
islands-turns = Durchgänge
islands-placements = Lagen für eine Form

## The picture of a deck

# $colors counts the islands of each colour, for example: 11 grey, 12 green.
sheet-islands = { $count ->
        [one] 1 Insel: { $colors }
       *[other] { $count } Inseln: { $colors }
    }
sheet-cards = { $count ->
        [one] Die Schatzkarte des Kartensatzes { $deck }: { $colors }.
       *[other] Die { $count } Schatzkarten des Kartensatzes { $deck }: { $colors }.
    }
# One colour and how many.
sheet-of-color = { $color ->
        [grey] { $count } graue
        [green] { $count } grüne
        [orange] { $count } orange
       *[lilac] { $count } lila
    }
sheet-heading = { $color ->
        [grey] Graue Inseln
        [green] Grüne Inseln
        [orange] Orange Inseln
       *[lilac] Lila Inseln
    }
# The same number: an island scores a point for each of its boxes.
sheet-worth = { $boxes ->
        [one] 1 Kästchen, 1 Punkt
       *[other] { $boxes } Kästchen, { $boxes } Punkte
    }
# Four short lines side by side on one strip.
sheet-coin = Münze: 1 Punkt
sheet-palm = Palme: 1 Punkt, und 1 für jede in der Auslage
sheet-cross = Kreuz: noch ein Kästchen
sheet-seal = Siegel: Punkte für fertige Inseln seiner Farbe

## Records and games

cli-daily = Die Mischung des Tages gegen den Steuermann spielen, wie alle.
cli-daily-number = Die Nummer eines Tages, ab 1; sonst heute (UTC).
cli-learn = Das Spiel Schritt für Schritt lernen, mit den echten Regeln.
cli-terminal = Im Terminal spielen: gegen Bots, mit anderen an einer Tastatur oder am Tisch eines Servers.
cli-terminal-link = Der Link eines Tischs auf einem Server, oder die Adresse eines Servers, um dort einen Tisch zu eröffnen; sonst wird hier gespielt.
# $bots are the names of all bots, with commas.
cli-terminal-bots = Deine Gegner, durch Kommas getrennt: { $bots }. Ohne Freunde: ein parrot.
cli-terminal-name = Dein Name.
cli-terminal-friends = Jemand an derselben Tastatur.
cli-terminal-memory-aid = Zeigen, welche Formen in dieser Runde noch kommen können.
cli-terminal-seed = Hex-Ziffern: gleicher Startwert, gleiche Karten.
cli-terminal-players = Die Zahl der Plätze eines neuen Tischs auf einem Server.
cli-terminal-coach = Mit dem Lotsen beginnen, der jedes Mal einen guten Zug vorschlägt.
cli-terminal-start = Welcher Platz beginnt: 1 bist du. Sonst wird ausgelost.
cli-terminal-save = Das Spielprotokoll hierhin schreiben, auch wenn du gehst.
cli-terminal-load = Ein verlassenes Spiel weiterspielen.
cli-terminal-sign-in = Ein Einmalcode, um hier zu sein, wer du im Browser bist.
cli-terminal-day = Mit hellen Farben beginnen.
cli-terminal-plain = Fragen und Antworten, für Vorleseprogramme und einfache Terminals.
cli-terminal-words = Ohne Bildschirme und ohne Zeichnungen: die Inseln in Worten.
cli-replay = Ein aufgezeichnetes Spiel ansehen, Durchgang für Durchgang.
cli-replay-file = Eine Datei mit Spielprotokollen; sonst dein letztes beendetes Spiel.
cli-records-file = Dateien mit Spielprotokollen; - liest die Standardeingabe.
cli-replay-game = Welches Spiel der Datei, ab 1.
# The user types q to quit: keep the letter.
cli-replay-on = Enter: nächster Durchgang, q: Schluss >
cli-review = Jeden Punkt eines fertigen Spiels aus Glück, Können und den anderen erklären und die teuersten Entscheidungen noch einmal versuchen.
cli-review-game = Welches Spiel der Datei, ab 1; ohne Angabe das erste, mit --json alle.
cli-review-seat = Wessen Entscheidungen: ein Platz, ab 1; ohne Angabe die der Menschen, sonst alle.
cli-review-json = Stattdessen eine Zeile JSON je Spiel ausgeben: jeden Posten der Abrechnung.
cli-review-processes = Wie viele Spiele mit --json gleichzeitig; ohne Angabe eins je Kern.
cli-reviewing = Auswerten
cli-verify = Protokolle nach den Regeln prüfen: jedes Ereignis, die Wertungen, den Sieger und den Startwert, wenn es einen gibt.
cli-checking = Prüfen
# $number is the number of the game in its file.
cli-wrong-game = Spiel { $number }: { $error }
cli-games-wrong = { $games ->
        [one] Das Spiel ist ungültig.
       *[other] { $wrong } von { $games } Spielen sind ungültig.
    }
cli-games-right = { $games ->
        [one] Das Spiel ist gültig.
       *[other] Alle { $games } Spiele sind gültig.
    }
cli-games-unfinished = { $games ->
        [one] Das Spiel ist gültig, aber nicht beendet.
       *[other] Alle { $games } Spiele sind gültig, davon { $unfinished } nicht beendet.
    }

## The rulebook

cli-rules = Die Regeln lesen.
cli-rules-number = Eine Regel oder ein Kapitel, etwa R4.3 oder R4, oder ein Wort, etwa Kreuz; ohne Angabe alle.
cli-rules-edition = Nur, was in dieser Ausgabe gilt.

## Games between bots

cli-simulate = Bots spielen lassen, Protokolle schreiben und mittlere Punkte zeigen.
cli-players = Spielerzahl.
cli-simulate-bots = Wer spielt, Platz für Platz, durch Kommas getrennt: { $bots }.
cli-games = Anzahl der Spiele.
cli-seed = Ein beliebiger Text: gleiche Angaben, gleiche Spiele.
cli-simulate-out = Die Protokolle hierhin schreiben; - schreibt in die Standardausgabe.
cli-playing = Spielen
cli-stopped = { $games ->
        [one] Abgebrochen nach { $played } von 1 Spiel.
       *[other] Abgebrochen nach { $played } von { $games } Spielen.
    }
means-title = { $games ->
        [one] 1 Spiel, Punkte im Mittel
       *[other] { $games } Spiele, Punkte im Mittel
    }
means-seat = Platz
means-coins = Münzen
means-cups = Pokale
means-palms = Palmen
means-cards = Inseln
means-seals = Siegel
means-total = Summe
cli-tournament = Bots mit denselben Karten und getauschten Plätzen gegeneinander spielen lassen und vergleichen.
cli-tournament-bots = Wer spielt: { $bots }.
cli-tournament-games = Anzahl der Spiele, aufgerundet auf ganze Mischungen.
cli-tournament-players = Spieler an einem Tisch.
cli-tournament-out = Die Ergebnisse hierhin schreiben; macht weiter, wo abgebrochen wurde.
cli-tournament-review = Jedes Spiel auswerten, für Mittelwerte ohne Glück; dauert einige Sekunden je Spiel.
cli-tournament-workers = Gleichzeitige Spiele; ohne Angabe eins je Kern.
cli-tournament-cluster = Auf diesem Ray-Cluster spielen; local startet einen.
cli-benchmark = Einen Agenten an allen Stufen messen, mit festen Kartensätzen und Mischungen.
cli-benchmark-agent = Der Agent: { $bots }, oder modul:funktion für eine Strategie aus Beobachtung und Maske, oder die Adresse eines Sockets (ws://…).
cli-benchmark-games = Spiele je Gegner und Spielerzahl; weniger geht schneller und ist ungenauer.
cli-benchmark-opponents = Nur diese Gegner; ohne Angabe alle Stufen.
cli-benchmark-players = Nur mit so vielen Spielern; ohne Angabe 2, 3 und 4.
# Every deal is played several times, with seats swapped.
cli-whole-deals = { $games ->
        [one] 1 Spiel statt { $wanted }: ganze Mischungen zu je { $each } Spielen.
       *[other] { $games } Spiele statt { $wanted }: ganze Mischungen zu je { $each } Spielen.
    }
cli-results-in = Spiele, Zahlen und Wertungen stehen in { $directory }.

## Tables of a tournament

figures-title = { $games ->
        [one] 1 Spiel mit { $deals ->
            [one] 1 Mischung
           *[other] { $deals } Mischungen
        }, mit 95-%-Konfidenzintervallen
       *[other] { $games } Spiele mit { $deals ->
            [one] 1 Mischung
           *[other] { $deals } Mischungen
        }, mit 95-%-Konfidenzintervallen
    }
figures-bot = Bot
figures-games = Spiele
figures-mean = Punkte im Mittel
figures-without-luck = ohne Glück
# How many times smaller the variance is without luck.
figures-variance-ratio = Varianz ÷
figures-wins = Siege
figures-rating = Stärke
# $share is a percentage, $low and $high are the ends of its interval.
figures-share = { $share } ({ $low } bis { $high })
cross-title = Wer vor wem landete
cross-corner = vor
benchmark-title = Benchmark { $number }: { $agent }, { $games } Spiele, mit 95-%-Konfidenzintervallen
benchmark-opponent = Gegner
benchmark-players = { $players } Spieler
# Points per game over all opponents, and the bound that nobody passes on average.
benchmark-score = Ergebnis: { $score } Punkte. Mehr als { $ceiling } kann niemand erwarten.

## The picture of a tournament

# $bots are names with commas.
plot-about = Wertungen von { $bots }
plot-title = Wertungen des Turniers
plot-subtitle = { $games ->
        [one] 1 Spiel zu { $players } mit { $deals ->
            [one] 1 Mischung
           *[other] { $deals } Mischungen
        }
       *[other] { $games } Spiele zu { $players } mit { $deals ->
            [one] 1 Mischung
           *[other] { $deals } Mischungen
        }
    }
plot-points = Punkte
# $mean may include its margin: 68.2 ± 0.4
plot-mean = Mittel { $mean }
plot-wins = Siege { $share }
plot-bot = { $bot }: im Mittel { $mean } Punkte, Siege { $share }.

## Hosting

cli-serve = Tische für andere anbieten, mit Browserseiten und Bots.
cli-serve-host = Die Adresse, auf der gelauscht wird; 0.0.0.0 für alle.
cli-serve-port = Der Port, auf dem gelauscht wird.
cli-serve-workers = Prozesse, die antworten; mehrere nur mit PostgreSQL oder Redis (--channel).
cli-serve-channel = redis://…: wie sich die Prozesse abstimmen, statt über PostgreSQL.
cli-serve-bot-processes = Bot-Prozesse je Arbeitsprozess.
cli-serve-pace = Wie lange Bots mindestens überlegen, in Millisekunden.
cli-serve-bot = Ein eigener Bot, den Besucher an den Tisch setzen dürfen; mehrfach möglich.
cli-serve-origin = Eine andere Website, deren Seiten sich verbinden dürfen.
cli-serve-proxies = Proxys, deren X-Forwarded-Angaben geglaubt wird.
cli-serve-push-contact = Kontakt für Push-Dienste: mailto:du@example.org [Vorgabe: die Seite selbst]
cli-serve-session-days = Tage, nach denen ein Gerät abgemeldet wird.
cli-serve-session-idle-days = Tage ohne Benutzung, nach denen ein Gerät abgemeldet wird.
cli-serve-hsts-days = Tage, an denen Browser auf TLS bestehen, wenn sie es einmal benutzt haben; 0 für keinen.
cli-serving = Tische unter { $address }
cli-play = Im Browser spielen: der Server auf diesem Rechner, die Seite gleich geöffnet.
cli-play-port = Der Port, auf dem gelauscht wird; 0 für irgendeinen.
cli-play-browser = Die Seite im Browser öffnen.
cli-play-share = Andere im selben Netz mitspielen lassen und Adresse und QR-Code zeigen.
cli-playing-at = Silver & Gold läuft unter { $address } (Strg-C beendet es; Spiele bleiben erhalten)
cli-this-device-only = Nur dieses Gerät kann es öffnen. Um andere im selben Netz einzuladen, starte mit --share oder schalte das Teilen auf der Seite ein.
cli-shared-at = Andere im selben Netz können { $address } öffnen
cli-no-network = Dieser Rechner hat keine Netzadresse: Niemand sonst kann die Seite öffnen.

## Doctor

cli-doctor = Prüfen, ob hier ein Server laufen kann: Datenbank, Speicherplatz, Uhr, Port, Proxy, Kanal und Client-Dateien.
cli-doctor-site = Auch die Adresse prüfen, unter der man den Server erreicht: https://tische.example.org

## Databases

cli-database-about = Die Datenbank eines Servers sichern, wiederherstellen und aktualisieren.
cli-database-upgrade = Eine Datenbank auf den neuesten Stand bringen; serve und play tun es von selbst.
cli-database-version = Die Datenbank hat Version { $version }.
cli-backup-file = Die Sicherung.
cli-database-backup = Alles in eine Datei schreiben, während der Server weiterläuft.
cli-backing-up = Sichern
cli-backed-up = { $rows ->
        [one] 1 Datensatz steht in { $file }.
       *[other] { $rows } Datensätze stehen in { $file }.
    }
cli-database-restore = Eine leere Datenbank, gleich welcher Art, aus einer Sicherung füllen.
cli-restoring = Zurückspielen
cli-restored = { $rows ->
        [one] 1 Datensatz ist zurückgespielt.
       *[other] { $rows } Datensätze sind zurückgespielt.
    }

## Rätsel

cli-puzzle = Rätsel lösen: das Rätsel des Tages und mehr, solche eines Themas oder einer Schwierigkeit oder deine eigenen Fehler.
cli-puzzle-id = Das Rätsel mit dieser Kennung lösen.
cli-puzzle-theme = Nur Rätsel dieses Themas, zum Beispiel cross-finishes, coin-row, palm, room, seal oder pair-rate.
cli-puzzle-difficulty = Nur Rätsel, die dieser Bot als erster löst: navigator, captain oder admiral.
cli-puzzle-from = Die eigenen Fehler aus der Aufzeichnung einer beendeten Partie lösen.
cli-puzzle-file = Die Rätsel dieser Datei lösen statt der mitgelieferten.
cli-puzzle-progress = Nur zeigen, welchen Anteil der Punkte du behalten hast.
cli-puzzle-mine = Neue Rätsel in Partien zwischen Bots suchen. Ein abgebrochener Lauf geht weiter.
cli-puzzle-mine-out = Die Datei, die geschrieben wird; daneben hält ein Journal fest, was gefunden ist.
cli-puzzle-mine-count = Wie viele Rätsel gesucht werden.
cli-puzzle-mining = Rätsel suchen
cli-puzzle-mine-stopped = Angehalten. Derselbe Befehl macht weiter.
cli-puzzle-mined = { $count ->
        [one] { $count } Rätsel in { $file }
       *[other] { $count } Rätsel in { $file }
    }
