### Puzzles: one decision in a real position, and your own mistakes.

puzzles-text = Eine Stellung aus einem echten Spiel und eine Entscheidung. Jeder Zug, der so gut ist wie der beste, ist richtig, und nur deine erste Antwort zählt.

## A puzzle on the board

puzzle-question = { $kind ->
        [keep] Welche zwei Inseln würdest du behalten?
        [take] Welche Insel würdest du nehmen?
       *[marks] Was würdest du hier ankreuzen?
    }
# The bot is the weakest one that solves it.
puzzle-level = Stufe: { $bot }
puzzle-you = Du
puzzle-rival = Gegner
puzzle-rival-number = Gegner { $number }
# $why is a sentence about the move.
puzzle-yours = Dein Zug: { $why }
puzzle-best = Der beste Zug: { $why }
puzzle-first-right = Deine erste Antwort war richtig.
puzzle-first-worse = Deine erste Antwort hat { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte verschenkt.
puzzle-next = Nächstes Rätsel

## All puzzles

puzzles-by-difficulty = Nach Schwierigkeit
puzzles-by-theme = Nach Thema
puzzles-difficulty = Schwierigkeit
puzzles-theme = Thema
puzzles-answered = Beantwortet
puzzles-progress = { $done } von { $count }
puzzles-kept = Punkte behalten
puzzles-kept-text = Ein Rätsel ist so schwer wie der schwächste Bot, der es löst. Punkte behalten: welchen Teil der Punkte, die ein zufälliger Zug verschenkt, deine ersten Antworten gerettet haben.

## What a puzzle is about

puzzle-theme-finishes = Eine Insel vollenden
puzzle-theme-cross-finishes = Mit einem Kreuz vollenden
puzzle-theme-coin-row = Eine Münzreihe füllen
puzzle-theme-palm = Mit einer Palme punkten
puzzle-theme-cross = Ein Kreuz ankreuzen
puzzle-theme-coins = Münzen ankreuzen
puzzle-theme-fewest-turns = Am nächsten am Ziel
puzzle-theme-room = Platz frei halten
puzzle-theme-boxes = Viele Kästchen ankreuzen
puzzle-theme-seal = Ein Siegel, das zählt
puzzle-theme-counted = Von deinen Siegeln gezählt
puzzle-theme-best-rate = Die meisten Punkte je Durchgang
puzzle-theme-most-coins = Die meisten Münzen
puzzle-theme-quickest = Am schnellsten fertig
puzzle-theme-worth = Eine Insel, die sich lohnt
puzzle-theme-pair-seal = Zwei, die einander zählen
puzzle-theme-pair-rate = Das beste Paar
puzzle-theme-pair = Ein gutes Paar
puzzle-theme-no-display = Eine leere Auslage
puzzle-theme-pile = Vom Stapel ziehen

## Your own mistakes

mistakes = Deine eigenen Fehler
mistakes-text = Die teuersten Entscheidungen deiner letzten Spiele, noch einmal zu treffen.
mistakes-none = Noch nichts da. Sobald eines deiner Spiele ausgewertet ist, stehen hier seine teuersten Entscheidungen.
mistakes-nobody = Wähle einen Namen und spiel ein Spiel: Seine teuersten Entscheidungen stehen dann hier.
mistakes-against = Gegen { $names }
# $place is "round 2, turn 3".
mistake = { $place }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
mistake-right = gelöst
mistake-worse = beantwortet, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte verschenkt

## A record file

record-file = Aus einem Spielprotokoll
record-file-text = Jedes beendete Spiel, hier oder anderswo gespielt: Sein Protokoll wird geprüft und ausgewertet, und deine teuersten Entscheidungen werden zu Rätseln.
record-file-open = Protokoll öffnen
record-file-drop = oder hierher ziehen
record-file-seat = Wer warst du?
record-file-none = Hier gibt es nichts zu verbessern: Keine Entscheidung von { $name } hat viel gekostet.
