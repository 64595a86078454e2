### Progress: statistics of your games, and challenges.

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
challenge-kept = Behaltene Karten
# Both have done the same in a turn.
challenge-same = dasselbe
# A turn without any mark.
challenge-nothing = nichts angekreuzt
