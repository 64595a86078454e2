### Error messages: the code of an error is the id of its message.
###
### $found, $path, $reason and $card are quoted unchanged; $reason is a sentence of the operating system.

## Around a message

# $rule is the number of a rule, such as R4.2.
error-by-rule = { $error } ({ $rule })
# A game record is wrong; its events are counted from 1.
error-at-event = Ereignis { $event }: { $error }
# A deck file is wrong; $card is the id of the card.
error-on-card = { $card }: { $error }

## Everywhere

unknown-error = Da ist etwas schiefgegangen. Versuch es noch einmal.
no-connection = Der Server ist nicht zu erreichen. Gibt es eine Verbindung?
internal-error = Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal.
bad-request = Das konnte der Server nicht lesen: { $reason }
wrong-method = Das geht unter dieser Adresse nicht.
storage-away = Der Server erreicht seinen Speicher nicht. Versuch es gleich noch einmal.
reviews-busy = Gerade werden zu viele Spiele ausgewertet. Versuch es gleich noch einmal.
review-failed = Dieses Spiel konnte nicht ausgewertet werden.
too-many-requests = Das war zu viel auf einmal. Warte einen Moment.
too-many-tables = Du hast zu viele offene Tische. Spiel erst einen zu Ende, oder schließe einen.
too-many-listed-tables = Mehrere deiner Tische warten schon auf Mitspieler. Schließe einen davon, oder lade Freunde per Link ein.
command-id-reused = Die Kennung { $id } wurde schon für einen anderen Befehl benutzt. Schicke eine neue.
too-many-sockets = Zu viele Verbindungen. Schließe ein paar Fenster.
too-many-decks = Du hast schon zu viele Kartensätze.
too-many-reactions = Das war viel auf einmal. Warte einen Moment.
too-large = Das ist zu groß.
other-origin = Das kam von einer anderen Website und wurde nicht ausgeführt.
other-host = Unter diesem Namen ist der Server nicht zu erreichen. Öffne ihn über seine Adresse.
not-allowed = Das darfst du nicht.
no-client = Die Browserseiten sind noch nicht gebaut: Starte make web, oder spiel mit silvergold terminal.

no-such-page = Unter dieser Adresse gibt es nichts. Vielleicht ist der Link nicht vollständig.
no-such-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link nicht vollständig.
no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
no-such-deck = Diesen Kartensatz gibt es hier nicht.
no-such-deal = Diese Mischung gibt es nicht.
no-such-challenge = Diese Herausforderung gibt es nicht.
no-such-step = Diesen Schritt gibt es in der Lektion nicht.
no-such-line = Eine solche Zeile gibt es in der Wertung nicht.
table-unreadable = Dieser Tisch lässt sich nicht mehr lesen. Bitte gib der Person Bescheid, die diesen Server betreibt.
table-closed = Dieser Tisch wurde geschlossen, bevor das Spiel begann.
no-person = Wähle zuerst einen Namen.
bad-name = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
bad-push-subscription = Dieser Browser kann nicht benachrichtigt werden ({ $reason }).
bad-link = Dieser Link wurde schon benutzt oder ist zu alt. Erstelle auf dem anderen Gerät einen neuen.
bad-recovery-code = Dieser Rettungscode gilt nicht. Prüfe ihn, oder nimm einen neueren.
no-such-device = Dieses Gerät ist nicht mehr angemeldet.
signed-out = Dieses Gerät wurde abgemeldet.
# $bots are the names of all bots, with commas.
unknown-bot = Einen Bot { $bot } gibt es nicht, aber diese: { $bots }.
# $bot is the bot of somebody who programs: module:Class.
bot-not-imported = Der Bot { $bot } lässt sich nicht importieren ({ $reason }).
not-a-bot = { $bot } ist kein Bot: Es fehlen die Methoden observe und choose.
bot-failed = Der Bot { $bot } hat versagt: { $reason }
picture-kind = Ein Bild lässt sich als .svg oder .png schreiben, nicht als { $path }.
no-rule-about = Keine Regel handelt von { $text }.

## At a table

# $name is the player who sits there.
seat-is-taken = Da sitzt schon { $name }.
table-is-full = An diesem Tisch sind alle Plätze besetzt.
seats-are-empty = Erst müssen alle Plätze besetzt sein.
start-is-held = Das Spiel wartet noch: Starten kann es nur, wer den Tisch eröffnet hat.
not-the-host = Das darf nur, wer den Tisch eröffnet hat.
not-at-the-table = Du sitzt nicht an diesem Tisch.
not-your-seat = Das ist nicht dein Platz.
game-has-begun = Das Spiel hat schon begonnen.
game-not-over = Das Spiel ist noch nicht zu Ende.
review-not-ready = Das Spiel wird noch ausgewertet.
no-game-under-way = Gerade läuft kein Spiel.
replaced-by-host = Wer den Tisch eröffnet hat, hat deinen Platz einem Bot gegeben. Du kannst zusehen und darum bitten, zurückkommen zu dürfen.
nobody-to-replace = Dort sitzt kein Mensch.
replaces-yourself = Du kannst dich nicht selbst ersetzen. Verlass stattdessen das Spiel.
# $name is the player who sits there.
rated-player-not-idle = { $name } spielt noch. In einem Spiel für die Rangliste kann nur ersetzt werden, wer gegangen ist oder alle warten lässt.
start-player-is-drawn = Wo Ergebnisse verglichen werden, wird der Startspieler immer ausgelost: in Spielen für die Rangliste und bei Mischungen, die auch andere spielen.
not-your-rematch = Nur wer die Revanche angeboten hat, kann sie ohne die anderen beginnen.
deal-still-open = Diese Mischung kannst du ansehen, sobald du sie gespielt hast.
deal-not-played = Du hast diese Mischung noch nicht gegen ihren Gegner gespielt.
challenge-known = Du hast diese Karten schon gesehen: Vergleichen lässt sich nur das erste Spiel damit.
deal-is-fixed = Dieser Tisch spielt eine Mischung, die es schon gibt: Es lässt sich nichts mehr untermischen.
other-deal = Diese Mischung ist für eine andere Ausgabe, einen anderen Kartensatz oder eine andere Spielerzahl.
stood-in = Gerade spielt ein Bot für dich. Komm erst zurück.
moves-too-far = Sieh erst nach, was ein Zug bringt, dann geht es weiter.
nothing-more-undone = An diesem Tisch wurde schon zu viel zurückgenommen.

## Moves that the rules forbid

nothing-to-decide = Du hast gerade nichts zu entscheiden.
hints-not-in-rated-games = In Spielen für die Rangliste gibt es keine Tipps.
hints-not-on-shared-deals = Bei Mischungen, die auch andere spielen, gibt es keine Tipps.

not-your-turn = Du bist nicht dran.
already-ready = Du bist schon fertig: Es geht weiter, sobald es alle sind.
already-kept = Du hast schon gewählt.
not-dealt = Behalte zwei verschiedene der Inseln, die dir ausgeteilt wurden.
not-your-card = Die Insel { $card } liegt nicht vor dir.
# $boxes are the names of boxes, such as b3 c3.
not-unmarked = Schon angekreuzt oder nicht auf der Insel: { $boxes }.
not-the-shape = Das ist weder die aufgedeckte Form noch ein einzelnes Kästchen: { $boxes }.
cross-marks-one-box = Ein Kreuz bringt ein Kästchen, nicht mehr.
marked-already = Du hast in diesem Durchgang schon angekreuzt. Nimm es zurück, um es anders zu machen.
nothing-marked = Kreuze erst etwas an: die Form oder ein einzelnes Kästchen.
nothing-to-take-back = Es gibt nichts zurückzunehmen.
crosses-owed = { $count ->
        [one] Ein Kreuz bringt dir noch ein Kästchen: Kreuze es erst an.
       *[other] Deine Kreuze bringen dir noch { $count } Kästchen: Kreuze sie erst an.
    }
not-on-display = Die Insel { $card } liegt nicht in der Auslage.
pile-empty = Der Stapel ist leer: Nimm eine Insel aus der Auslage.
not-the-time-to-keep = Inseln werden nur am Anfang gewählt.
not-the-time-to-mark = Jetzt kann nichts angekreuzt werden.
not-the-time-to-take = Jetzt kann keine Insel genommen werden.
not-the-time-to-start = Der Startspieler wird bestimmt, wenn die Auslage liegt.
not-the-time-to-reveal = Jetzt wird keine Expeditionskarte aufgedeckt.
not-the-time-to-turn-up = Jetzt wird keine Karte vom Stapel aufgedeckt.
not-in-pile = Die Insel { $card } ist nicht im Stapel.
# $shape is a name from a game record: domino, straight3, corner3, square4, l4, t4.
shape-used-up = In dieser Runde ist keine Expeditionskarte mit { $shape } mehr übrig.
malformed-move = Das ist kein Zug in diesem Spiel: { $found }
wrong-number-of-players = { $players ->
       *[other] Zwei bis vier können mitspielen, nicht { $players }.
    }
# $needed is how many islands so many players need, $cards how many the deck has.
deck-too-small-for-players = { $players ->
       *[other] { $players } Spieler brauchen { $needed } Inseln. Dieser Kartensatz hat { $cards }.
    }
deck-too-large-for-simulator = { $cards ->
        [one] Dieser Kartensatz hat eine Karte. Der Simulator fasst { $most }.
       *[other] Dieser Kartensatz hat { $cards } Karten. Der Simulator fasst { $most }.
    }

## Deck files

deck-unreadable = { $path } lässt sich nicht lesen: { $reason }
deck-not-toml = Das ist keine Kartensatz-Datei: { $reason }
deck-malformed = Die Karten müssen als Liste geschrieben sein: [[card]].
deck-empty = Die Datei des Kartensatzes ist leer.
deck-format = Das Format muss { $expected } sein, nicht { $found }.
deck-version = Bekannt ist nur Version { $expected }, nicht { $found }.
deck-name = Der Name des Kartensatzes muss ein Text sein, nicht { $found }.
deck-line-too-long = { $most ->
        [one] Eine Zeile einer Kartensatz-Datei hat höchstens ein Byte.
       *[other] Eine Zeile einer Kartensatz-Datei hat höchstens { $most } Bytes.
    }
deck-too-small = { $cards ->
        [one] Nur eine Karte; schon zwei Spieler brauchen { $needed }.
       *[other] Nur { $cards } Karten; schon zwei Spieler brauchen { $needed }.
    }
missing-key = { $key } fehlt.
unknown-key = { $key } gehört nicht in eine Kartensatz-Datei und wird übergangen.
card-duplicate-id = { $cards ->
        [one] Eine Karte hat diese Kennung.
       *[other] { $cards } Karten haben diese Kennung.
    }
card-malformed = Eine Karte muss als Tabelle geschrieben sein: [[card]].
card-id = Die Kennung muss ein Text von höchstens { $most } Zeichen sein, nicht { $found }.
card-name = Der Name muss ein Text sein, nicht { $found }.
# $colors are the words of a deck file: grey, green, orange, lilac.
card-color = color muss eins von { $colors } sein, nicht { $found }.
card-seal = seal muss eins von { $colors } sein, nicht { $found }.
card-own-seal = Eine Insel kann kein Siegel für ihre eigene Farbe haben.
card-map = map muss eine Zeichnung sein, nicht { $found }.
card-character = Unbekannt in der Zeichnung: { $characters }
card-too-large = Die Zeichnung ist { $width } × { $height }; höchstens 4 × 4 passen.
card-size = { $boxes ->
        [one] Ein Kästchen; eine Insel dieser Farbe hat { $needed }.
       *[other] { $boxes } Kästchen; eine Insel dieser Farbe hat { $needed }.
    }
card-in-pieces = Die Insel besteht aus mehr als einem Stück.
card-palms = { $palms ->
        [one] Eine Palme; eine Insel hat höchstens eine.
       *[other] { $palms } Palmen; eine Insel hat höchstens eine.
    }
# A deck is compared with the published one. $color is a word of a deck file: grey, green, orange, lilac.
standard-count = { $color ->
        [grey] Graue Karten: { $cards } statt { $needed }.
        [green] Grüne Karten: { $cards } statt { $needed }.
        [orange] Orange Karten: { $cards } statt { $needed }.
       *[lilac] Lila Karten: { $cards } statt { $needed }.
    }
# Cards of a colour by their number of coins, palms and crosses, and whether they have a seal: $seal is yes or no.
standard-symbols = { $color ->
        [grey] Graue
        [green] Grüne
        [orange] Orange
       *[lilac] Lila
    } Karten mit { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }, { $palms ->
        [one] { $palms } Palme
       *[other] { $palms } Palmen
    }, { $crosses ->
        [one] { $crosses } Kreuz
       *[other] { $crosses } Kreuzen
    } { $seal ->
        [yes] und Siegel
       *[no] und ohne Siegel
    }: { $cards } statt { $needed }.
# $seals are the words of a deck file, with commas.
standard-seals = { $color ->
        [grey] Die grauen Karten brauchen je ein Siegel für jede andere Farbe; sie haben: { $seals }
        [green] Die grünen Karten brauchen je ein Siegel für jede andere Farbe; sie haben: { $seals }
        [orange] Die orangen Karten brauchen je ein Siegel für jede andere Farbe; sie haben: { $seals }
       *[lilac] Die lila Karten brauchen je ein Siegel für jede andere Farbe; sie haben: { $seals }
    }
# Rules are numbered from $first to $last.
no-such-rule = Eine Regel { $found } gibt es nicht: Sie gehen von { $first } bis { $last }.
# $cards are the requested ids.
unknown-card = Diese Karten gibt es in { $deck } nicht: { $cards }

## Game records

record-unreadable = { $path } lässt sich nicht lesen: { $reason }
record-not-json = Das ist kein Spielprotokoll: { $reason }
record-empty = In { $path } ist kein Spiel.
record-many-games = { $games ->
        [one] { $path } enthält ein Spiel: Leg das, mit dem es weitergehen soll, in eine eigene Datei.
       *[other] { $path } enthält { $games } Spiele: Leg das, mit dem es weitergehen soll, in eine eigene Datei.
    }
record-no-such-game = { $games ->
        [one] { $path } enthält nur ein Spiel; ein Spiel { $number } gibt es nicht.
       *[other] { $path } enthält { $games } Spiele; ein Spiel { $number } gibt es nicht.
    }
record-format = Das Format muss { $expected } sein, nicht { $found }.
record-version = Bekannt ist nur Version { $expected }, nicht { $found }.
# $editions are the editions' names, with commas.
record-edition = Die Ausgabe muss eine von { $editions } sein, nicht { $found }.
record-players = { $field ->
        [players] players muss eine Liste von zwei bis vier sein, nicht { $found }.
       *[other] { $field } muss human oder bot:NAME sein, nicht { $found }.
    }
record-seed = Der Startwert muss eine gerade Anzahl von Hex-Ziffern sein, nicht { $found }.
record-seed-early = Das Spiel ist nicht zu Ende, aber die Aufzeichnung enthält seinen Startwert, der alle kommenden Karten verrät.
record-shuffle = { $field ->
        [words] Die Worte der Mischung müssen eine Liste von Texten sein, nicht { $found }.
        [hash] Der Hash der Mischung ist nicht der ihres Geheimnisses: { $found }
       *[seed] Der Startwert ist nicht der, den die Mischung ergibt: { $found }
    }
record-events = events muss eine Liste sein, nicht { $found }.
# $field is written as in a record; $choices are the words to choose from, with commas.
record-event = { $expected ->
        [event] Ein Ereignis muss eins von { $choices } sein, nicht { $found }.
        [fields] { $field } muss die Felder { $choices } haben, nicht { $found }.
        [number] { $field } muss eine ganze Zahl sein, nicht { $found }.
        [card] { $field } muss die Kennung einer Karte sein, nicht { $found }.
        [cards] { $field } muss eine Liste von Kartenkennungen sein, nicht { $found }.
        [seats] { $field } muss eine Liste von Plätzen sein, nicht { $found }.
        [boxes] { $field } muss eine Liste verschiedener Kästchen wie b3 sein, nicht { $found }.
       *[choice] { $field } muss eins von { $choices } sein, nicht { $found }.
    }
record-malformed = { $expected ->
        [table] { $field } muss eine Tabelle sein, nicht { $found }.
       *[text] { $field } muss ein druckbarer Text sein, nicht { $found }.
    }
# $deck is the name in the record, $given that of the loaded deck.
record-other-deck = { $differs ->
        [name] Das Protokoll nennt seinen Kartensatz { $deck }, aber es ist { $given }.
       *[file] Gespielt wurde mit dem Kartensatz { $deck }, dessen Datei anders ist als { $given }. Nenne sie mit --deck.
    }
# $recorded and $happened are events as a record writes them.
record-differs = { $happened ->
        [nothing] Das Protokoll nennt { $recorded }, aber nichts dergleichen geschieht.
       *[other] Das Protokoll nennt { $recorded }, richtig ist { $happened }.
    }
# $expected and $found are the id of a card, or the name of a shape.
record-other-seed = Der Startwert hätte { $expected } gebracht, nicht { $found }.

## Tournaments and simulated games

# There are no bots, or more bots than seats.
wrong-number-of-bots = { $bots ->
        [0] Es braucht mindestens einen Bot.
       *[other] { $bots } Bots sind zu viele für { $seats } Plätze.
    }
bot-named-twice = { $bots ->
       *[other] { $bots } Bots für { $seats } Plätze: Ein Bot darf nur dann zweimal genannt werden, wenn jeder Platz genannt wird.
    }
wrong-number-of-games = { $games ->
       *[other] Ein Turnier hat mindestens ein Spiel, nicht { $games }.
    }
wrong-number-of-workers = { $workers ->
       *[other] Es braucht mindestens einen Arbeitsprozess, nicht { $workers }.
    }
worker-killed = Ein Arbeitsprozess wurde beendet. Gib denselben Befehl noch einmal ein; ein Turnier geht dort weiter, wo es stehen blieb.
agent-unreachable = Der Agent unter { $agent } hat nicht mit Zügen geantwortet: { $reason }
cluster-not-installed = Ein Cluster braucht Ray: pip install 'silvergold[cluster]' ({ $reason })
cluster-unreachable = Unter { $address } gibt es keinen Ray-Cluster: { $reason }
tournament-other-files = { $path } stammt nicht von einem Turnier, das weitergehen könnte. Wähle ein anderes Verzeichnis.
# $arguments are written as in its file.
tournament-other-arguments = { $path } gehört zu einem Turnier mit anderen Argumenten ({ $arguments }). Wähle ein anderes Verzeichnis.
tournament-under-way = In { $path } läuft schon ein anderes Turnier.
directory-unwritable = In { $path } lässt sich nichts schreiben: { $reason }
name-not-printable = Ein Name muss ein druckbarer Text sein, nicht { $name }.
file-exists = { $path } gibt es schon, mit anderem Inhalt; nichts wurde überschrieben.
no-finished-game = Auf diesem Rechner ist kein beendetes Spiel aufgehoben; nenne eine Datei mit einem Spielprotokoll.
seed-not-hex = Ein Startwert ist eine gerade Anzahl von Hex-Ziffern, nicht { $seed }.

## Hosting

bad-database = { $wrong ->
        [driver] Der Treiber für diese Datenbank fehlt: pip install 'psycopg[binary]'
        [file] SQLite braucht eine Datei: sqlite:///DATEI
        [kind] Nur SQLite und PostgreSQL gehen: sqlite:///DATEI oder postgresql://…
       *[address] Das ist keine Adresse einer Datenbank. Versuch sqlite:///DATEI.
    }
database-empty = In dieser Datenbank ist nichts. Stimmt die Adresse?
database-not-empty = Eine Sicherung wird nur in eine leere Datenbank zurückgespielt: Nenne eine neue.
database-other-version = Die Datenbank hat Version { $found }, nicht { $newest }. Führe erst silvergold database upgrade aus.
database-too-new = Die Datenbank hat eine neuere Version ({ $version }). Installiere das neueste silvergold.
database-unusable = { $database } lässt sich nicht benutzen: { $reason }
database-in-use = Ein anderer Server benutzt { $database }. Beende ihn, oder wähle eine andere Datenbank.
not-a-backup = { $path } ist keine Sicherung von silvergold.
backup-too-new = { $path } wurde von einer neueren Version geschrieben. Installiere das neueste silvergold.
backup-damaged = { $path } ist beschädigt ({ $reason }): Es wurde nichts zurückgespielt.
workers-need-channel = Mehrere Arbeitsprozesse brauchen PostgreSQL (--database) oder Redis (--channel), um sich abzustimmen.
bad-address = { $option } muss eine Adresse wie { $example } sein, nicht { $found }.
bad-channel = Das ist keine Adresse eines Kanals. Versuch redis://HOST.
secret-twice = { $name } und { $name }_FILE sind beide gesetzt. Behalte eines davon.
secret-short = Das Geheimnis in { $name } braucht mindestens { $length } Zeichen.
secret-unreadable = { $name } nennt { $path }, aber diese Datei ist nicht lesbar.
port-unusable = Port { $port } von { $host } ist nicht benutzbar: { $reason }. Wähle mit --port einen anderen.

bad-table-link = Das ist kein Link zu einem Tisch. So sieht er aus: https://example.org/table/ID.
not-with-json = { $option } geht nicht zusammen mit --json.
only-with-a-link = { $option } gilt nur für einen Tisch auf einem Server. Gib dessen Link oder die Adresse des Servers an.
only-without-a-link = { $option } gilt nur für ein Spiel auf diesem Rechner. Lass den Link weg.
wrong-seat-number = Die Plätze haben die Nummern 1 bis { $seats }.

## Rätsel

no-such-puzzle = Dieses Rätsel gibt es nicht. Der Link ist vielleicht unvollständig.
puzzles-unreadable = { $path }: lässt sich nicht als Rätseldatei lesen ({ $reason }).
puzzles-format = { $path }: keine Rätseldatei oder eine anderer Version. Erwartet: { $expected }.
puzzles-other-deck = { $path }: Diese Rätsel gehören zu einem anderen Kartensatz (sha256 { $expected }, nicht { $found }).
puzzle-malformed = { $path }, Zeile { $line }: Dieses Rätsel ist fehlerhaft ({ $reason }).
puzzles-other-journal = { $path }: gehört zu einer anderen Rätselsuche (Kartensatz, Startwert oder Bewertung weichen ab). Lösche die Datei oder wähle eine andere.
puzzles-unwritable = { $path }: lässt sich nicht schreiben ({ $reason }).
no-such-puzzles = Es gibt kein Rätsel mit diesem Thema und dieser Schwierigkeit. Themen: { $themes }. Schwierigkeiten: { $difficulties }.
puzzle-answers-unreadable = Die Antworten in { $path } lassen sich nicht lesen. Verschiebe die Datei, um neu zu beginnen.
