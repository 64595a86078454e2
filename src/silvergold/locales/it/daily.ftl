### The deal of the day: its page, its calendar, and the text to share.

# $opponent is a bot.
daily-lead = In questo giorno le stesse carte per tutti, contro { $opponent }.
# $time is a day and a time of day.
daily-counts = Valgono per la classifica e la serie fino al { $time }.
daily-over = Non valgono più per la classifica né per la serie, ma puoi ancora giocarle.
daily-public = Chiunque può calcolare in anticipo le carte pubbliche di un giorno. Questo server le mostra solo dopo che hai giocato.
daily-own = Questo server ha ogni giorno carte proprie, che nessuno può cercare altrove. L’hash qui sotto è pubblicato ora, il segreto dopo.

## Your result

daily-score = I tuoi punti
# Par as in golf.
# Same as in English
daily-par = Par
daily-par-text = Quanto fa Ammiraglio al tuo posto.
daily-above-par = { $points } sopra il par
daily-below-par = { $points } sotto il par
daily-on-par = pari al par
daily-given-away = Punti regalati
daily-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
daily-rank-by-score = Posizione per punti
daily-rank-by-given-away = Posizione per punti regalati
daily-rank = { $rank } di { $players }
daily-unranked = Fuori classifica: conoscevi già le carte, o il tempo era scaduto.
# In place of a number.
daily-pending = in calcolo
daily-streak-label = Serie
daily-review = Vai all’analisi

## The others' results

daily-results = Risultati qui
# Points given away, as a column.
daily-given-away-column = Regalati

## The calendar

calendar = Tutti i giorni
calendar-earlier = Mese precedente
calendar-later = Mese successivo
calendar-not-played = non giocate
calendar-played = { $points } punti
# $state is "not played" or "87 points".
calendar-day = { $day }, numero { $number }: { $state }
calendar-today = Le carte di oggi

## The text to share

daily-share-text = Il tuo risultato in un testo che non svela nulla
# The first line. $opponent is a bot.
share-daily = Silver & Gold: le carte del giorno { $number } contro { $opponent }
# The first line, where a server has a deal of its own.
share-daily-own = Silver & Gold: le nostre carte del giorno { $number } contro { $opponent }
share-points = { $points } punti
# Same as in English
share-par = par { $par }
# $marks are four coloured squares.
share-rounds = Turno per turno: { $marks }

## In the terminal

daily-par-is = Il par è { $par }: quanto fa Ammiraglio al tuo posto.
daily-to-share = Da condividere:
daily-unfinished = La partita non è finita, quindi non c’è un risultato.
