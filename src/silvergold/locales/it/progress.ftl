### Progress: statistics of your games, and challenges.

## Statistics in the logbook

figure-games = Partite finite
figure-wins = Vinte
figure-best = Totale migliore
figure-mean = In media
figure-given-away = Regalati a partita
figure-adjusted = Media senza fortuna
figures-lines = Punti a partita, in media
figures-places = I tuoi piazzamenti
# How often the person came in this place; the number stands beside it.
figures-place = posto { $place }
figures-opponents = Contro chi
figures-counts = Quanti giocatori
# A row of a table: games with so many players.
figures-count = { $players } giocatori
best-games = Le tue partite migliori
# The label of a list of opponents.
choose-opponent = Contro
choose-opponent-all = tutti
# The label of a list of numbers.
choose-players = Giocatori
choose-players-all = quanti si vuole
choose-none = Non hai partite così.
trend-score = I tuoi totali
trend-given-away = Punti regalati
trend-mean = media di dieci partite
trend-adjusted = la stessa senza fortuna
# $title is the name of the chart.
trend-spoken = { $title }: un punto per partita, dalla più vecchia. Con le frecce passi da una partita all’altra, Invio la apre. Le cifre sono nella tabella delle partite.
# $day is a date, $points a number of points, $names the opponents.
trend-point = { $day }: { NUMBER($points, maximumFractionDigits: 1) } contro { $names }
trend-one = Il tuo primo totale: { $total }. Dalla seconda partita qui comparirà un grafico.
games-unreviewed-count = { $count ->
        [one] Una partita non è ancora analizzata.
       *[other] { $count } partite non sono ancora analizzate.
    }
games-when = Quando
games-score = Totale
games-place = Posto
games-given-away = Regalati
games-luck = Fortuna
games-adjusted = Senza fortuna
games-count = Partite
games-unreviewed = non ancora analizzata
games-all = Mostra tutte: { $count }
games-latest = Ultime partite
export = Porta con te le tue partite
export-csv = Risultati in tabella (CSV)
export-records = Tutte le partite come cronache

## A challenge: beat my score

challenge = Sfida un amico
# $name is the challenger, $total the score to beat.
challenge-title = { $name } ha fatto { $total } punti. Sai fare di meglio?
# $total is the score to beat.
challenge-yours = Batti i miei { $total }
# $names are the bots.
challenge-against = Stesse carte, stesso posto, contro { $names }.
# $bot plays in the seat of the person $name.
challenge-instead = { $bot } gioca al posto di { $name }.
challenge-text = I tuoi amici giocano le stesse carte dal tuo posto. Poi confrontate le partite mano per mano.
challenge-closes = Creato il link, la tua partita la vede solo chi ha giocato queste carte.
challenge-make = Crea il link
challenge-link = Link della sfida
challenge-see = Chi l’ha raccolta
challenge-take-up = Accetta la sfida
challenge-take-up-as = Accetta come { $name }
challenge-hidden = Vedrai la partita di { $name } quando avrai finito la tua.
challenge-known-lead = Hai già visto queste carte, quindi non puoi accettarla.
challenge-continue = Continua la partita
challenge-compare = Confronta le partite
challenge-nobody = Nessuno l’ha ancora accettata. Manda il link a qualcuno.
challenge-results = Tutti i risultati
challenge-rivals = Avversari
# Points given away, as a column.
challenge-given-away = Regalati
challenge-playing = sta giocando
# $name is a player; the name of another one follows.
challenge-other = Confronta { $name } con
# $points is the difference of two scores.
challenge-ahead = { $name } è avanti di { $points }.
challenge-even = Stesso punteggio.
challenge-curve = Punti finora, mano per mano
challenge-turns = Mano per mano
# Both have done the same in a turn.
challenge-same = lo stesso
# A turn without any mark.
challenge-nothing = nessun segno
