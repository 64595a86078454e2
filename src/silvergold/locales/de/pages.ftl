### The other pages of the browser client.

## Everywhere

home = Startseite
pages = Seiten
menu = Menü
close = Schließen
learn = So geht’s
deck = Die Inseln
workshop = Werkstatt
theme = Licht
theme-auto = wie das Gerät
theme-light = bei Tag
theme-dark = bei Lampenschein
language = Sprache
sounds = Geräusche
less-motion = Weniger Bewegung
keys = Tasten
key-arrows = Pfeile
key-arrows-does = von Kästchen zu Kästchen gehen
key-enter = Enter
key-enter-does = ankreuzen, oder dort zurücknehmen
key-r = R
key-r-does = die Form drehen
key-m = M
key-m-does = die Form spiegeln
key-n = N
key-n-does = die nächste Lage über dem Kästchen
key-o = O
key-o-does = ein Kästchen statt der Form
key-u = U
key-u-does = zurücknehmen
trouble = Vom Kurs abgekommen

## Home

home-title = Inseln entdecken, den Stift in der Hand
home-text = Deck eine Form auf, kreuze sie auf deinen Inseln an, sammle Münzen und Palmen und vollende deine Inseln vor allen anderen. Für zwei bis vier, etwa zwanzig Minuten.
play-now = Jetzt spielen
guest = Gast
you = Du
your-name = Dein Name
keep-name = Merken
name-kept = Das bist du.
second-device = Auf einem zweiten Gerät spielen
second-device-text = Öffne dort einmal diesen Link, und beide Geräte kennen dich.
second-device-make = Link erstellen
second-device-link = Der Link für das zweite Gerät
my-games = Deine Spiele
finished-games = Beendete Spiele
lobby = Offene Tische
lobby-empty = Gerade ist kein Tisch offen. Eröffne einen!
your-turn = du bist dran
game-gathering = { $free ->
        [0] gleich geht’s los
        [one] 1 Platz frei
       *[other] { $free } Plätze frei
    }
game-playing = Runde { $round }, Durchgang { $turn }
deal-of-the-day = Die Mischung des Tages
deal-text = Die gleichen Karten für alle, einmal am Tag, gegen { $bot }.
deal-play = Spielen
deal-again = Noch mal spielen

new-table = Ein neuer Tisch
how-many = Wie viele spielen mit?
seat-number = Platz { $number }
somebody = jemand, per Link oder an diesem Gerät
bot-option = Bot { $bot }
more-settings = Regeln, Karten, Uhr
edition = Ausgabe
deck-standard = Archipel
clock = Uhr
clock-none = ohne Zeitlimit
clock-quick = flott: 20 Sekunden je Entscheidung
clock-calm = ruhig: eine Minute je Entscheidung
clock-days = nach und nach: ein Tag je Entscheidung
memory-aid = Zeigen, welche Formen diese Runde schon da waren
listed = Für alle sichtbar, zählt für die Rangliste
open-table = Tisch eröffnen

## The islands

deck-text = { $count } Inseln. Wie viele Durchgänge eine braucht, ist für bestes Spiel berechnet.
deck-filter = Welche Inseln
deck-all = alle

## Workshop

workshop-name = Mein Archipel
deck-title = Name des Kartensatzes
save = Speichern
download = Herunterladen
open-file = Datei öffnen
play-deck = Speichern und spielen
deck-good = { $count } Inseln, alles in Ordnung.
deck-faults = { $count ->
        [0] Wird geprüft …
        [one] Eine Sache stimmt nicht.
       *[other] { $count } Sachen stimmen nicht.
    }
deck-opened = Die Datei ist offen.
deck-saved = Gespeichert: Du kannst diesen Kartensatz für einen neuen Tisch wählen.
islands-of-deck = Die Inseln dieses Kartensatzes
editor = Die Insel
add-island = Insel hinzufügen
remove-island = Insel entfernen
new-island = Neue Insel
draw-with = Zeichnen mit
draw-here = Die Kästchen der Insel
tool-land = Land
tool-water = Wasser
tool-coin = Münze
tool-palm = Palme
tool-cross = Kreuz
cell-spoken = { $box }, { $kind ->
        [land] Land
        [coin] Münze
        [palm] Palme
        [cross] Kreuz
       *[water] Wasser
    }
boxes-drawn = { $boxes } von { $wanted } Kästchen
island-name = Name
island-id = Kennung
colour = Farbe
seal = Siegel für
no-seal = kein Siegel
faults = Was nicht stimmt

## How to play

learn-lead = Du erkundest Inseln auf Schatzkarten. Jedes angekreuzte Kästchen bringt dich dem Schatz näher; eine fertige Insel bringt ihren Wert in Punkten.
learn-begin = Du bekommst vier Inseln und behältst zwei. Vier weitere liegen in der Auslage. Gespielt werden vier Runden mit je sieben Durchgängen.
learn-turn = Ein Durchgang
learn-reveal-title = Aufdecken.
learn-reveal = Eine Expeditionskarte wird aufgedeckt. Ihre Form gilt für alle.
learn-mark-title = Ankreuzen.
learn-mark = Alle gleichzeitig: Kreuze die Form auf einer deiner Inseln an, gedreht und gespiegelt, wie du magst – oder stattdessen ein einzelnes Kästchen. Bis du fertig bist, kannst du es zurücknehmen.
learn-settle-title = Abrechnen.
learn-settle = Vom Startspieler an reihum: Nimm Pokale, lege fertige Inseln beiseite und nimm für jede eine neue, aus der Auslage oder vom Stapel.
learn-symbols = In den Kästchen
learn-cross = Kreuze sofort ein weiteres Kästchen an, egal auf welcher deiner Inseln. Wieder ein Kreuz? Weiter geht’s!
learn-coin = Kreuze eine Münze auf deiner Wertungskarte an. Eine volle Viererreihe bringt den höchsten Pokal, der noch da ist.
learn-palm = Notiere einen Punkt und einen weiteren für jede Palme in der Auslage.
learn-end = Das Ende
learn-end-text = Nach vier Runden wird zusammengezählt. Bei Gleichstand gewinnt, wer mehr fertige graue Inseln hat, dann zählen Grün, Orange und Lila.
learn-score-cards = Der Wert jeder fertigen Insel: grau 8, grün 10, orange 12, lila 14.
learn-score-seals = Ein Siegel auf einer fertigen Insel zählt deine fertigen Inseln seiner Farbe: je 2 Punkte für Lila und Orange, je 1 für Grün und Grau.
learn-score-coins = Ein Punkt für jede.
learn-score-cups = Ihr Wert.
learn-score-palms = Was du notiert hast.
learn-go = Auf geht’s
