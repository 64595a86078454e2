### Progress: statistics of your games, and challenges.

## Statistics in the logbook

figure-games = Beendet
figure-wins = Gewonnen
figure-best = Bestes Ergebnis
figure-mean = Im Schnitt
figure-given-away = Verschenkt je Spiel
figure-adjusted = Ohne Glück, im Schnitt
figures-lines = Punkte je Spiel, im Schnitt
figures-places = Deine Platzierungen
# How often the person came in this place; the number stands beside it.
figures-place = Platz { $place }
figures-opponents = Gegen wen
figures-counts = Wie viele Spieler
# A row of a table: games with so many players.
figures-count = { $players } Spieler
best-games = Deine besten Spiele
# The label of a list of opponents.
choose-opponent = Gegen
choose-opponent-all = alle
# The label of a list of numbers.
choose-players = Spieler
choose-players-all = beliebig viele
choose-none = Ein solches Spiel hast du nicht.
trend-score = Deine Ergebnisse
trend-given-away = Verschenkte Punkte
trend-mean = Mittel aus zehn Spielen
trend-adjusted = dasselbe ohne Glück
# $title is the name of the chart.
trend-spoken = { $title }: ein Punkt je Spiel, das älteste zuerst. Pfeiltasten führen von Spiel zu Spiel, Enter öffnet es. Die Zahlen stehen in der Tabelle der Spiele.
# $day is a date, $points a number of points, $names the opponents.
trend-point = { $day }: { NUMBER($points, maximumFractionDigits: 1) } gegen { $names }
trend-one = Dein erstes Ergebnis: { $total }. Ab dem zweiten Spiel steht hier ein Verlauf.
games-unreviewed-count = { $count ->
        [one] Ein Spiel ist noch nicht ausgewertet.
       *[other] { $count } Spiele sind noch nicht ausgewertet.
    }
games-when = Wann
games-score = Ergebnis
games-place = Platz
games-given-away = Verschenkt
games-luck = Glück
games-adjusted = Ohne Glück
games-count = Spiele
games-unreviewed = noch nicht ausgewertet
games-all = Alle { $count } zeigen
games-latest = Neueste Spiele
export = Deine Spiele zum Mitnehmen
export-csv = Ergebnisse als Tabelle (CSV)
export-records = Alle Spiele als Protokolle

## A challenge: beat my score

challenge = Freunde herausfordern
# $name is the challenger, $total the score to beat.
challenge-title = { $name } hat { $total } Punkte. Schaffst du mehr?
# $total is the score to beat.
challenge-yours = Schlag meine { $total }
# $names are the bots.
challenge-against = Dieselben Karten, derselbe Platz, gegen { $names }.
# $bot plays in the seat of the person $name.
challenge-instead = { $bot } spielt für { $name }.
challenge-text = Deine Freunde spielen dieselben Karten von deinem Platz aus. Danach vergleicht ihr die Spiele Durchgang für Durchgang.
challenge-closes = Sobald es den Link gibt, kann dein Spiel nur noch ansehen, wer diese Karten gespielt hat.
challenge-make = Link erstellen
challenge-link = Link zur Herausforderung
challenge-see = Wer sie angenommen hat
challenge-take-up = Herausforderung annehmen
challenge-take-up-as = Als { $name } annehmen
challenge-hidden = Das Spiel von { $name } siehst du, sobald deines beendet ist.
challenge-known-lead = Du hast diese Karten schon gesehen und kannst sie deshalb nicht annehmen.
challenge-continue = Weiterspielen
challenge-compare = Spiele vergleichen
challenge-nobody = Noch hat niemand angenommen. Schick den Link jemandem.
challenge-results = Alle Ergebnisse
challenge-rivals = Gegner
# Points given away, as a column.
challenge-given-away = Verschenkt
challenge-playing = spielt gerade
# $name is a player; the name of another one follows.
challenge-other = Vergleiche { $name } mit
# $points is the difference of two scores.
challenge-ahead = { $name } liegt { $points } vorn.
challenge-even = Beide haben gleich viele Punkte.
challenge-curve = Punktestand, Durchgang für Durchgang
challenge-turns = Durchgang für Durchgang
# Both have done the same in a turn.
challenge-same = dasselbe
# A turn without any mark.
challenge-nothing = nichts angekreuzt
