### The deal of the day: its page, its calendar, and the text to share.

# $opponent is a bot.
daily-lead = Tego dnia wszyscy mają te same karty. Przeciwnik: { $opponent }.
# $time is a day and a time of day.
daily-counts = Liczy się do rankingu i serii do { $time }.
daily-over = Nie liczy się już do rankingu ani serii, ale nadal można je rozegrać.
daily-public = Publiczne rozdanie każdy może obliczyć przed jego dniem. Ten serwer pokazuje karty dopiero po twojej grze.
daily-own = Ten serwer ma na każdy dzień własne karty, których nikt nie podejrzy gdzie indziej. Skrót poniżej jest jawny już teraz, sekret później.

## Your result

daily-score = Twój wynik
# Par as in golf.
# Same as in English
daily-par = Par
daily-par-text = Tyle na twoim miejscu zdobywa Admirał.
daily-above-par = { $points } powyżej par
daily-below-par = { $points } poniżej par
daily-on-par = równo z par
daily-given-away = Oddane punkty
daily-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
daily-rank-by-score = Miejsce według punktów
daily-rank-by-given-away = Miejsce według oddanych punktów
daily-rank = { $rank } z { $players }
daily-unranked = Bez miejsca: karty były już znane albo czas minął.
# In place of a number.
daily-pending = trwa obliczanie
daily-streak-label = Seria
daily-review = Zobacz analizę

## The others' results

daily-results = Wyniki tutaj
# Points given away, as a column.
daily-given-away-column = Oddane

## The calendar

calendar = Wszystkie dni
calendar-earlier = Wcześniejszy miesiąc
calendar-later = Późniejszy miesiąc
calendar-not-played = nierozegrane
calendar-played = punkty: { $points }
# $state is "not played" or "87 points".
calendar-day = { $day }, rozdanie { $number }: { $state }
calendar-today = Dzisiejsze rozdanie

## The text to share

daily-share-text = Twój wynik jako tekst, który niczego nie zdradza
# The first line. $opponent is a bot.
share-daily = Silver & Gold: rozdanie dnia { $number }, przeciwnik: { $opponent }
# The first line, where a server has a deal of its own.
share-daily-own = Silver & Gold: nasze własne rozdanie dnia { $number }, przeciwnik: { $opponent }
share-points = punkty: { $points }
# Same as in English
share-par = par { $par }
# $marks are four coloured squares.
share-rounds = Runda po rundzie: { $marks }

## In the terminal

daily-par-is = Par wynosi { $par }: tyle na twoim miejscu zdobywa Admirał.
daily-to-share = Do udostępnienia:
daily-unfinished = Gra nie została dokończona, więc nie ma wyniku.
