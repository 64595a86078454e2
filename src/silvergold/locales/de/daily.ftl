### The deal of the day: its page, its calendar, and the text to share.

# $opponent is a bot.
daily-lead = An diesem Tag für alle dieselben Karten, gegen { $opponent }.
# $time is a day and a time of day.
daily-counts = Zählt für Rang und Serie bis { $time }.
daily-over = Die Zeit für Rang und Serie ist vorbei. Spielen kannst du die Mischung trotzdem.
daily-public = Eine öffentliche Mischung kann jeder schon vor ihrem Tag berechnen. Dieser Server zeigt ihre Karten erst, wenn du gespielt hast.
daily-own = Dieser Server hat für jeden Tag eigene Karten, die niemand anderswo nachsehen kann. Der Hash unten steht jetzt schon fest, das Geheimnis folgt danach.

## Your result

daily-score = Deine Punkte
# Par as in golf.
# Same as in English
daily-par = Par
daily-par-text = So viel holt Admiral auf deinem Platz.
daily-above-par = { $points } über Par
daily-below-par = { $points } unter Par
daily-on-par = genau Par
daily-given-away = Verschenkte Punkte
daily-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
daily-rank-by-score = Rang nach Punkten
daily-rank-by-given-away = Rang nach verschenkten Punkten
daily-rank = { $rank } von { $players }
daily-unranked = Ohne Rang: Du kanntest die Karten schon, oder die Zeit war vorbei.
# In place of a number.
daily-pending = wird berechnet
daily-streak-label = Serie
daily-review = Zur Analyse

## The others' results

daily-results = Ergebnisse hier
# Points given away, as a column.
daily-given-away-column = Verschenkt

## The calendar

calendar = Alle Tage
calendar-earlier = Früherer Monat
calendar-later = Späterer Monat
calendar-not-played = nicht gespielt
calendar-played = { $points } Punkte
# $state is "not played" or "87 points".
calendar-day = { $day }, Mischung { $number }: { $state }
calendar-today = Zur heutigen Mischung

## The text to share

daily-share-text = Dein Ergebnis als Text, der nichts verrät
# The first line. $opponent is a bot.
share-daily = Silver & Gold: Mischung des Tages { $number } gegen { $opponent }
# The first line, where a server has a deal of its own.
share-daily-own = Silver & Gold: unsere eigene Mischung des Tages { $number } gegen { $opponent }
share-points = { $points } Punkte
share-par = Par { $par }
# $marks are four coloured squares.
share-rounds = Runde für Runde: { $marks }

## In the terminal

daily-par-is = Par ist { $par }: So viel holt Admiral auf deinem Platz.
daily-to-share = Zum Teilen:
daily-unfinished = Das Spiel wurde nicht beendet, also gibt es kein Ergebnis.
