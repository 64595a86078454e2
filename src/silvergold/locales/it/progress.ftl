### Progress: statistics of your games, and challenges.

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
challenge-kept = Carte tenute
# Both have done the same in a turn.
challenge-same = lo stesso
# A turn without any mark.
challenge-nothing = nessun segno
