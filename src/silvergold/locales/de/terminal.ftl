### The game in the terminal: the screens, and the plain prompt. Texts shared with the browser are in
### game.ftl and table.ftl.

## Keys: one or two words each, beside the key in the line at the bottom of the screen. Keep them short.

key-across = wählen
key-again = noch mal
key-begin = ohne die anderen beginnen
key-decline = keine Revanche
key-mute = alle stummschalten oder wieder hören
key-react = etwas sagen
key-phrase = sagen
# Put a bot on the next free seat.
key-bot = Bot dazu
# The keys 1 to 4 choose islands.
key-choose = zwei wählen
key-close = schließen
# Der Lotse, der einen guten Zug vorschlägt.
key-coach = Lotse
coach-is-off = Der Lotse ist aus. k fragt nach einem einzelnen Zug.
# Light colours instead of dark ones, and back.
key-day = Tag/Nacht
key-keys = Hilfe
# The player who was called is at the keyboard now.
key-here = bin da
# The keys 1 and 2 go to the one or the other island.
key-island = welche Insel
key-keep = behalten
key-leave = gehen
key-invite = einladen
# How strong the next bot is.
key-level = andere Stärke
key-log = Verlauf
key-recap = während du weg warst
key-across-steps = zurück, weiter
key-jump = zu einem Durchgang
key-review = Auswertung
key-mistake = nächster Fehler
key-replay = nachspielen
key-look = Tisch ansehen
key-mark = ankreuzen
key-mirror = spiegeln
key-move = bewegen
# To the next place where the shape fits.
key-next = nächste Lage
key-no = nein
# The keys 1 to 4 choose an island of the display.
key-number = Insel
key-one-box = ein Kästchen
# Take the top of the pile.
key-pile = Stapel
# Zeigt in einem kleinen Fenster die anderen und die Auslage.
key-players = die anderen
key-ready = fertig
key-result = Ergebnis
# A bot has played for somebody who was away or too slow.
key-return = bin zurück
key-rise = aufstehen
key-rules = Regeln
key-save = speichern
key-score = Wertung
key-sit = hinsetzen
key-start = los
key-take = nehmen
key-take-back = zurück
# After "one box": the whole shape again.
key-the-shape = die Form
key-turn = drehen
key-watch = nächster Platz
key-yes = ja

## Help

help-title = Tasten und Zeichen
help-mouse = Auch die Maus geht: Klick ein Kästchen an, um die Form dorthin zu legen, noch einmal für ihre nächste Lage. Auch die Wörter unten lassen sich anklicken.
sign-marked = angekreuzt
sign-fresh = in diesem Durchgang angekreuzt
sign-ghost = wird angekreuzt
misfit = Die Form passt da nicht hin. Probier ein anderes Kästchen, oder kreuze nur eins an.
sign-misfit = passt da nicht hin
sign-candidate = ein Kästchen zur Wahl
# Explains the sign "+2★" on a card; ★ stands for lilac.
sign-seal = Siegel: 2 Punkte je fertige lila Insel

# The memory aid: a small drawing of a shape, a sign per card, and a percentage.
sign-to-come = Form, die noch kommen kann, ihre Karten und ihre Wahrscheinlichkeit

## Around the game

# The face-down cards; a heading.
pile = Stapel
do-return = Ein Bot entscheidet für dich. Drück Enter, wenn du wieder da bist.
window-too-small = Dieses Fenster ist zu klein. Das Spiel braucht { $width } Spalten und { $height } Zeilen: Mach es bitte größer.
saved = Das Spiel steht in { $file }.
kept = Das Spiel ist aufgehoben; der nächste Start bietet es wieder an.
not-written = Die letzten Züge ließen sich nicht schreiben: { $reason }.
# $time ist eine Uhrzeit, mit Datum, wenn es nicht heute war.
resume-question = Dein Spiel von { $time } fortsetzen?
# Die Buchstaben werden getippt: nicht übersetzen.
resume-keys = Enter: fortsetzen, o: ein älteres, n: neues Spiel, d: löschen
overwrite-question = { $file } gibt es schon, mit anderem Inhalt. Überschreiben? y: ja, Enter: nein
# $bot is a bot and its level, such as "Sailor: easy".
next-bot = Nächster Bot: { $bot }
# The name of a person who gives none. Other messages use it in sentences: a noun, not "you".
default-name = Spieler 1
not-our-server = Was dort antwortet, ist kein Server dieses Spiels.
qr-code-needs-room = In einem größeren Fenster steht hier ein QR-Code.
# Beim Nachspielen führen zwei Ziffern zu einer Runde und einem Durchgang.
jump-to-round = Welche Runde? 1 bis { $most }
jump-to-turn = Runde { $round }: welcher Durchgang? 1 bis { $most }

## The plain prompt: questions and answers, for screen readers and simple terminals. The letters and numbers to
## type are the same in every language.

plain-start = ? für Hilfe, q zum Gehen
plain-start-player = Startspieler: { $name }
plain-help =
    {"  "}1b3          Insel 1, Kästchen b3: zeigt die Lagen, die es treffen
    {"  "}1 b3 c3 c4   die Kästchen zum Ankreuzen, alle auf einmal
    {"  "}l            alle erlaubten Züge auflisten, Wahl per Nummer
    {"  "}u            das Letzte zurücknehmen
    {"  "}uu           alles aus diesem Durchgang zurücknehmen
    {"  "}Enter        fertig, wenn alles angekreuzt ist
    {"  "}t            den Tisch noch einmal zeigen
    {"  "}s            Wertungsblatt
    {"  "}e            den anderen etwas sagen; e 2 sagt den zweiten Satz
    {"  "}k            ein guter Zug, und warum
    {"  "}w            was zuletzt geschehen ist
    {"  "}y            was geschah, während du weg warst
    {"  "}c            wie viel Zeit bleibt, an einem Tisch mit Uhr
    {"  "}d            in Worten statt in Zeichnungen, und zurück
    {"  "}q            das Spiel verlassen; es wird aufgehoben
# Before a game at a server.
plain-gathering-help =
    {"  "}1            auf Platz 1 setzen
    {"  "}b            einen Bot auf den nächsten freien Platz; b captain wählt, welchen
    {"  "}i            der Link für Freunde und sein QR-Code
    {"  "}x            aufstehen
    {"  "}Enter        beginnen, falls das Spiel noch wartet
    {"  "}t            wer wo sitzt
    {"  "}w            was geschehen ist
    {"  "}q            verlassen; der Platz bleibt dir
plain-spoken = Von jetzt an in Worten; d zeichnet wieder.
plain-drawn = Von jetzt an gezeichnet; d sagt es in Worten.
# An island read out: $worth is its value and colour, and what its seal counts; $boxes such as "b3, c3 Coin".
spoken-island = { $number }: { $card }, { $worth }. Freie Kästchen: { $boxes }.
plain-connected = Wieder verbunden.
plain-no-clock = An diesem Tisch gibt es keine Uhr.
# $most is the number of seats.
ask-sit = Eine Zahl von 1 bis { $most }, um dich zu setzen (? für Hilfe)
ask-bot = Die anderen fehlen noch; b setzt einen Bot (? für Hilfe)
ask-start = Alle Plätze sind besetzt: Enter zum Beginnen
ask-watch = Alle Plätze sind besetzt: Du kannst zusehen (? für Hilfe)
ask-again = a für noch ein Spiel, Enter zum Verlassen
ask-rematch-wait = Warten auf die anderen. d: doch nicht, Enter: gehen
ask-rematch-lead = Warten auf die anderen. g: ohne sie beginnen, d: doch nicht, Enter: gehen
plain-phrases = Tippe e und eine Nummer:
answer-gathering = Tippe ? und sieh, was hier möglich ist.
plain-dealt = { $name }, diese Inseln bekommst du.
ask-keep = Welche zwei behältst du? (etwa 1 3)
ask-mark = Was kreuzt du an? (? für Hilfe)
ask-cross = { $count ->
        [one] Ein Kreuz: noch ein Kästchen ankreuzen
       *[other] { $count } Kreuze: noch { $count } Kästchen ankreuzen
    }
ask-ready = Enter: fertig, u: zurücknehmen
ask-nothing = Nichts anzukreuzen: Enter
# One of several places for a mark, by its number from 1 to $most.
ask-which = Welche? 1 bis { $most } (Enter: zurück)
# $most is the number of cards on display.
ask-take = Nimm eine neue Insel: 1 bis { $most }
# $pile is the number of cards in the pile.
ask-take-or-draw = { $pile ->
        [one] Nimm eine neue Insel: 1 bis { $most }, oder p für die letzte im Stapel
       *[other] Nimm eine neue Insel: 1 bis { $most }, oder p für eine der { $pile } im Stapel
    }
answer-box = Tipp eine Insel und ein Kästchen ein, etwa 1b3, oder ? für Hilfe.
# $example is what could be typed, such as 1b3.
answer-island = Welche Insel, 1 oder 2? Tipp zuerst ihre Nummer ein, etwa { $example }.
answer-number = Tipp eine Zahl von 1 bis { $most } ein.
answer-keep = Behalte zwei davon: Tipp zwei Zahlen ein, etwa 1 3.
answer-done = Alles ist angekreuzt: Enter für fertig, u zum Zurücknehmen.
# $error is a whole sentence.
answer-illegal = Das geht nicht. { $error }
points-so-far = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
# Before a player's first finished island.
nothing-finished = noch nichts
display-empty = Die Auslage ist leer.
on-display = { $count ->
        [one] Die Auslage, und 1 Karte im Stapel:
       *[other] Die Auslage, und { $count } Karten im Stapel:
    }
# A seal on a card: $worth points for each finished island of a colour.
seal-in-words = Siegel: { $color ->
        [grey] { $worth } je graue
        [green] { $worth } je grüne
        [orange] { $worth } je orange
       *[lilac] { $worth } je lila
    }
# The labels of the parts of a score card on one line.
label-coins = Münzen
label-palms = Palmen
label-finished = fertig:

## Rätsel

puzzle-heading = Rätsel { $id }, Stufe: { $bot }
# The letters are typed: keep them.
puzzle-keys = b: den besten Zug zeigen, n: nächstes Rätsel, q: beenden
puzzle-judging = Dein Zug wird beurteilt …
key-try-again = noch einmal
key-show-best = bester Zug
key-next-puzzle = nächstes Rätsel
key-leave-puzzles = beenden
key-task = Aufgabe
key-go-on = weiter
key-step-back = zurück
key-step-skip = überspringen
key-play = jetzt spielen
