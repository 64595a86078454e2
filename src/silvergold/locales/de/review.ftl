### The review of a finished game: the ledger, the decisions, and another try.

review-title = So lief das Spiel
review-computing = Das Spiel wird ausgewertet: { $share }

## The expected scores

curve = Erwartetes Endergebnis, Durchgang für Durchgang
curve-spoken = Eine Linie für jeden Spieler, von vor dem ersten Durchgang bis zum Ende. Die Zahlen stehen in der Tabelle.
curve-figures = Die Zahlen als Tabelle
curve-turn = Durchgang
curve-start = Beginn
curve-point = { $name }: { $points }
curve-round = Runde { $round }

## The ledger

ledger = Woher die Punkte kommen
ledger-book = Gezählt in
ledger-points = Punkten
ledger-shares = Siegen
ledger-start = Zu Beginn erwartet
ledger-about-start = So viel erzielt ein Platz wie dieser im Mittel, bevor die Karten ausgeteilt sind.
ledger-table-luck = Glück am Tisch
ledger-about-table-luck = Formen, die alle bekamen: Sie hoben oder senkten alle Ergebnisse.
ledger-own-luck = Eigenes Glück
ledger-about-own-luck = Ausgeteilte und gezogene Karten, und wie viel besser oder schlechter die Formen hier passten als bei den anderen.
ledger-skill = Eigene Entscheidungen
ledger-about-skill = Entscheidungen, die für das Ergebnis nicht die besten waren. Das ist nie mehr als null.
ledger-others = Die anderen
ledger-about-others = Was die anderen taten, verglichen mit dem, was zu erwarten war.
ledger-appraisal = Umgedacht
ledger-about-appraisal = Hier haben wir selbst unsere Meinung geändert: Dieselbe Lage sah einen Schritt später besser oder schlechter aus.
ledger-result = Ergebnis
ledger-luck = Glück
ledger-meaning = Was die Zeilen bedeuten

## Points given away

given = Verschenkt
given-away = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte in { $decisions ->
        [one] einer Entscheidung
       *[other] { $decisions } Entscheidungen
    }: { NUMBER($each, minimumFractionDigits: 2, maximumFractionDigits: 2) } je Entscheidung.
given-nothing = Nichts: Jede Entscheidung war die beste.
given-level = Du hast gespielt wie { $bot }.
given-level-other = { $name } hat gespielt wie { $bot }.
given-interval = Bei so wenigen Entscheidungen kann es alles zwischen { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } und { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } sein.
next = Was du als Nächstes probieren kannst
next-costliest = Deine teuerste Entscheidung: { $place }, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte.
next-none = Du hast keinen Fehler gemacht. Versuch es mit einem stärkeren Gegner.
next-look = Ansehen

## The decisions

grade-best = beste
grade-fine = gut
grade-doubtful = zweifelhaft
grade-mistake = Fehler
grade-blunder = grober Fehler
decisions-of = Entscheidungen von { $name }
decision-spoken = { $place }, { $kind ->
        [keep] Inseln behalten
        [take] Insel genommen
       *[marks] angekreuzt
    }: { $verdict }
decision-best = Die beste Wahl
decision-fine = Gut
decision-doubtful = Zweifelhaft
decision-mistake = Fehler
decision-blunder = Grober Fehler
decision-loss = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte verschenkt
decision-next = Nächster Fehler
options = Züge
option-played = Gespielt
option-rank = { $rank }.
option-value = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
option-behind = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($spread, minimumFractionDigits: 1, maximumFractionDigits: 1) }
options-text = Zeig auf einen Zug, um ihn auf dem Tisch zu sehen. Sein Wert ist das Ergebnis, das zu erwarten ist; die anderen und der Sieg zählen mit.
autoplay = Abspielen
autoplay-stop = Anhalten

## Another try

try-again = Noch mal versuchen
try-title = Noch mal versuchen: { $number } von { $count }
try-before = { $place }: Hier hast du { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte verschenkt. Was würdest du jetzt tun?
try-best = Das ist der beste Zug.
try-good = Genauso gut wie der beste Zug.
try-worse = Noch nicht: Das verschenkt { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte.
try-show = Besten Zug zeigen
try-end = Zurück zur Auswertung
# In the terminal; the letters are typed: keep them.
review-keys = b: den besten Zug zeigen, n: nächste Entscheidung, q: Schluss
try-nothing = Hier gibt es nichts zu verbessern: Keine Entscheidung hat viel gekostet.

## The result to share

share-result = Teilen
share-result-title = Dieses Spiel teilen
share-review = Der Link zur Auswertung
share-picture = Das Ergebnis als Bild, das nichts von der Mischung verrät.
picture-of-result = Das Ergebnis als Bild
picture-save = Bild speichern
picture-share = Bild teilen
