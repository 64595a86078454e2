### What can go wrong: the code of an error is the id of its message.

## Around a message

# $rule is the number of a rule, such as R4.2.
error-by-rule = { $error } ({ $rule })
# A game record is wrong; its events are counted from 1.
error-at-event = Evento { $event }: { $error }
# A deck file is wrong; $card is the id of the card.
error-on-card = { $card }: { $error }

## Everywhere

unknown-error = Qualcosa è andato storto. Riprova.
no-connection = Il server non è raggiungibile. C'è connessione?
internal-error = Qualcosa è andato storto sul server. Riprova.
bad-request = Il server non ha capito la richiesta.
storage-away = Il server non raggiunge il suo archivio. Riprova tra un momento.
too-many-requests = Era troppo in una volta. Aspetta un momento.
too-many-tables = Hai troppi tavoli aperti. Prima finiscine o chiudine uno.
too-many-sockets = Troppe connessioni. Chiudi qualche finestra.
too-many-decks = Hai già troppi set.
too-large = È troppo grande.
other-origin = Questo arrivava da un altro sito e non è stato eseguito.
not-allowed = Non puoi farlo.

no-such-page = A questo indirizzo non c'è nulla. Forse il link è incompleto.
no-such-table = Questo tavolo non esiste. Forse il link è incompleto.
no-such-seat = A questo tavolo non c'è un posto così.
no-such-deck = Qui non c'è un set così.
no-such-deal = Questa distribuzione non esiste.
table-closed = Questo tavolo è stato chiuso prima che la partita cominciasse.
no-person = Prima scegli un nome.
bad-name = Un nome deve avere almeno una lettera o una cifra.
bad-link = Questo link è già stato usato o è troppo vecchio. Creane uno nuovo sull'altro dispositivo.
unknown-bot = Questo bot non esiste.

seat-is-taken = Lì è già seduto qualcuno.
seats-are-empty = Prima vanno occupati tutti i posti.
not-the-host = Può farlo solo chi ha aperto il tavolo.
not-at-the-table = Non hai un posto a questo tavolo.
not-your-seat = Questo non è il tuo posto.
game-has-begun = La partita è già cominciata.
game-not-over = La partita non è ancora finita.
no-game-under-way = Non c'è nessuna partita in corso.
deal-still-open = Potrai guardarla quando l'avrai giocata.
deal-is-fixed = Qui regole e set sono fissi: non si possono cambiare.

not-your-turn = Non tocca a te.
already-ready = Hai già confermato: si va avanti quando hanno finito tutti.
already-kept = Hai già scelto.
not-dealt = Quest'isola non ti è stata distribuita.
not-your-card = Quest'isola non è davanti a te.
not-unmarked = Alcuni di questi campi sono già segnati, o non sono sull'isola.
not-the-shape = Non è il modello che è stato scoperto.
cross-marks-one-box = Una croce frutta un campo, non di più.
marked-already = In questa mano hai già segnato. Annulla per segnare altrove.
nothing-marked = Prima segna qualcosa: il modello, o un solo campo.
nothing-to-take-back = Non c'è niente da annullare.
crosses-owed = Una croce ti dà ancora un campo: prima segnalo.
not-on-display = Quest'isola non è più esposta.
pile-empty = Il mazzo è vuoto: prendi un'isola tra quelle esposte.
not-the-time-to-keep = Le isole si scelgono solo all'inizio.
not-the-time-to-mark = Ora non si può segnare nulla.
not-the-time-to-take = Ora non si può prendere nessuna isola.
malformed-move = Questa non è una mossa del gioco.
wrong-number-of-players = Si gioca da due a quattro.
deck-too-small-for-players = Questo set ha troppo poche isole per tanti giocatori.

deck-not-toml = Questo non è un file di un set.
deck-unreadable = Il file non si può leggere.
