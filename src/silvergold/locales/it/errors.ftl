### Error messages: the code of an error is the id of its message.
###
### $found, $path, $reason and $card are quoted unchanged; $reason is a sentence of the operating system.

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
bad-request = Il server non ha capito la richiesta: { $reason }
wrong-method = A questo indirizzo non si può fare.
storage-away = Il server non raggiunge il suo archivio. Riprova tra un momento.
reviews-busy = Troppe partite sono in fase di analisi. Riprova tra un momento.
review-failed = Non è stato possibile analizzare questa partita.
too-many-requests = Era troppo in una volta. Aspetta un momento.
too-many-tables = Hai troppi tavoli aperti. Prima finiscine o chiudine uno.
too-many-listed-tables = Diversi tuoi tavoli aspettano già giocatori. Chiudine uno o invita amici con un link.
command-id-reused = L'identificativo { $id } è già stato usato per un altro comando. Mandane uno nuovo.
too-many-sockets = Troppe connessioni. Chiudi qualche finestra.
too-many-decks = Hai già troppi set.
too-many-reactions = Troppe in una volta. Aspetta un momento.
too-large = È troppo grande.
other-origin = Questo arrivava da un altro sito e non è stato eseguito.
other-host = Questo server non si apre con quel nome. Aprilo con il suo indirizzo.
not-allowed = Non puoi farlo.
no-client = Il client per il browser non è stato costruito: esegui make web, o gioca con silvergold terminal.

no-such-page = A questo indirizzo non c'è nulla. Forse il link è incompleto.
no-such-table = Questo tavolo non esiste. Forse il link è incompleto.
no-such-seat = Questo tavolo non ha quel posto.
no-such-deck = Questo set qui non c'è.
no-such-deal = Queste carte non esistono.
no-such-challenge = Questa sfida non esiste.
no-such-step = La lezione non ha questo passo.
no-such-line = Un punteggio non ha questa riga.
table-unreadable = Questo tavolo non si può più leggere. Avvisa chi gestisce questo server.
table-closed = Questo tavolo è stato chiuso prima che la partita cominciasse.
no-person = Prima scegli un nome.
bad-name = Un nome deve avere almeno una lettera o una cifra.
bad-push-subscription = Questo browser non può ricevere notifiche ({ $reason }).
bad-link = Questo link è già stato usato o è troppo vecchio. Creane uno nuovo sull'altro dispositivo.
bad-recovery-code = Questo codice di recupero non è valido. Controllalo o usane uno più recente.
no-such-device = Questo dispositivo non è più collegato.
signed-out = Questo dispositivo è stato scollegato.
# $bots are the names of all bots, with commas.
unknown-bot = Il bot { $bot } non esiste. Ci sono { $bots }.
# $bot is the bot of somebody who programs: module:Class.
bot-not-imported = Il bot { $bot } non si può importare ({ $reason }).
not-a-bot = { $bot } non è un bot: servono i metodi observe e choose.
bot-failed = Il bot { $bot } ha fallito: { $reason }
picture-kind = Un’immagine si scrive come .svg o .png, non come { $path }.
no-rule-about = Nessuna regola parla di { $text }.

## At a table

# $name is the player who sits there.
seat-is-taken = Lì c'è già { $name }.
table-is-full = Tutti i posti a questo tavolo sono occupati.
seats-are-empty = Prima vanno occupati tutti i posti.
start-is-held = La partita aspetta: può iniziarla solo chi ha aperto il tavolo.
not-the-host = Può farlo solo chi ha aperto il tavolo.
not-at-the-table = Non hai un posto a questo tavolo.
not-your-seat = Questo non è il tuo posto.
game-has-begun = La partita è già cominciata.
game-not-over = La partita non è ancora finita.
review-not-ready = La partita è ancora in fase di analisi.
no-game-under-way = Non c'è nessuna partita in corso.
replaced-by-host = Chi ha aperto il tavolo ha dato il tuo posto a un bot. Puoi guardare e chiedere di rientrare.
nobody-to-replace = Lì non è seduta nessuna persona.
replaces-yourself = Non puoi dare a un bot il tuo stesso posto. Lascia piuttosto la partita.
# $name is the player who sits there.
rated-player-not-idle = { $name } sta ancora giocando. In una partita di classifica si può sostituire solo chi è andato via o fa aspettare tutti.
start-player-is-drawn = Dove si confrontano i risultati, il primo giocatore si tira sempre a sorte: nelle partite di classifica e sulle carte che giocano anche altri.
not-your-rematch = Solo chi ha proposto la rivincita può iniziarla senza gli altri.
deal-still-open = Potrai guardare queste carte quando le avrai giocate.
deal-not-played = Non hai ancora giocato queste carte contro il loro avversario.
challenge-known = Hai già visto queste carte: si confronta solo la prima partita.
deal-is-fixed = Questo tavolo gioca carte già mischiate: non si può aggiungere nulla.
other-deal = Queste carte sono per un'altra edizione, un altro set o un altro numero di giocatori.
stood-in = Un bot sta giocando per te. Prima torna in gioco.
moves-too-far = Prima guarda che cosa succede con una mossa, poi continua.
nothing-more-undone = A questo tavolo si è già annullato troppo.

## Moves that the rules forbid

nothing-to-decide = Ora non hai niente da decidere.
hints-not-in-rated-games = Nelle partite di classifica non ci sono consigli.
hints-not-on-shared-deals = Sulle carte che giocano anche altri non ci sono consigli.

not-your-turn = Non tocca a te.
already-ready = Hai già confermato: si va avanti quando hanno finito tutti.
already-kept = Hai già scelto.
not-dealt = Tieni due isole diverse tra quelle che hai ricevuto.
not-your-card = L'isola { $card } non è davanti a te.
# $boxes are the names of boxes, such as b3 c3.
not-unmarked = Già segnati, o fuori dall'isola: { $boxes }.
not-the-shape = Non è né il modello scoperto né un solo campo: { $boxes }.
cross-marks-one-box = Una croce frutta un campo, non di più.
marked-already = In questa mano hai già segnato. Annulla per segnare altrove.
nothing-marked = Prima segna qualcosa: il modello, o un solo campo.
nothing-to-take-back = Non c'è niente da annullare.
crosses-owed = { $count ->
        [one] Una croce ti dà ancora un campo: prima segnalo.
       *[other] Le croci ti danno ancora { $count } campi: prima segnali.
    }
not-on-display = L'isola { $card } non è esposta.
pile-empty = Il mazzo è vuoto: prendi un'isola tra quelle esposte.
not-the-time-to-keep = Le isole si scelgono solo all'inizio.
not-the-time-to-mark = Ora non si può segnare nulla.
not-the-time-to-take = Ora non si può prendere nessuna isola.
not-the-time-to-start = Il primo giocatore si nomina dopo aver esposto le carte.
not-the-time-to-reveal = Ora non si scopre nessuna mappa di spedizione.
not-the-time-to-turn-up = Ora non si scopre nessuna carta del mazzo.
not-in-pile = L'isola { $card } non è nel mazzo.
# $shape is a name from a game record: domino, straight3, corner3, square4, l4, t4.
shape-used-up = In questo turno non restano mappe di spedizione con { $shape }.
malformed-move = Questa non è una mossa del gioco: { $found }
wrong-number-of-players = Si gioca in due, tre o quattro, non in { $players }.
# $needed is how many islands so many players need, $cards how many the deck has.
deck-too-small-for-players = { $players ->
        [one] Per 1 giocatore servono { $needed } isole. Questo set ne ha { $cards }.
       *[other] Per { $players } giocatori servono { $needed } isole. Questo set ne ha { $cards }.
    }
deck-too-large-for-simulator = { $cards ->
        [one] Questo set ha 1 carta. Il simulatore ne accetta { $most }.
       *[other] Questo set ha { $cards } carte. Il simulatore ne accetta { $most }.
    }

## Deck files

deck-unreadable = { $path } non si può leggere: { $reason }
deck-not-toml = Questo non è il file di un set: { $reason }
deck-malformed = Le carte vanno scritte come elenco: [[card]].
deck-empty = Il file del set è vuoto.
deck-format = Il formato deve essere { $expected }, non { $found }.
deck-version = È nota solo la versione { $expected }, non { $found }.
deck-name = Il nome del set deve essere un testo, non { $found }.
deck-line-too-long = Una riga del file di un set ha al massimo { $most } byte.
deck-too-small = { $cards ->
        [one] Una carta sola; già in due giocatori ne servono { $needed }.
       *[other] Solo { $cards } carte; già in due giocatori ne servono { $needed }.
    }
missing-key = Manca { $key }.
unknown-key = { $key } non è una chiave del file di un set e viene ignorata.
card-duplicate-id = { $cards ->
        [one] 1 carta ha questo id.
       *[other] { $cards } carte hanno questo id.
    }
card-malformed = Una carta va scritta come tabella: [[card]].
card-id = L'id deve essere un testo di al massimo { $most } caratteri, non { $found }.
card-name = Il nome deve essere un testo, non { $found }.
# $colors are the words of a deck file: grey, green, orange, lilac.
card-color = color deve essere uno tra { $colors }, non { $found }.
card-seal = seal deve essere uno tra { $colors }, non { $found }.
card-own-seal = Un'isola non può avere un sigillo per il proprio colore.
card-map = map deve essere un disegno, non { $found }.
card-character = Sconosciuto nel disegno: { $characters }
card-too-large = Il disegno è { $width } × { $height }; al massimo ci sta 4 × 4.
card-size = { $boxes ->
        [one] Un campo; un'isola di questo colore ne ha { $needed }.
       *[other] { $boxes } campi; un'isola di questo colore ne ha { $needed }.
    }
card-in-pieces = L'isola è fatta di più pezzi.
card-palms = { $palms ->
        [one] 1 palma; un'isola ne ha al massimo una.
       *[other] { $palms } palme; un'isola ne ha al massimo una.
    }
# A deck is compared with the published one. $color is a word of a deck file: grey, green, orange, lilac.
standard-count = { $color ->
        [grey] Carte grigie: { $cards } invece di { $needed }.
        [green] Carte verdi: { $cards } invece di { $needed }.
        [orange] Carte arancioni: { $cards } invece di { $needed }.
       *[lilac] Carte lilla: { $cards } invece di { $needed }.
    }
# Cards of a colour by their number of coins, palms and crosses, and whether they have a seal: $seal is yes or no.
standard-symbols = Carte { $color ->
        [grey] grigie
        [green] verdi
        [orange] arancioni
       *[lilac] lilla
    } con { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }, { $palms ->
        [one] { $palms } palma
       *[other] { $palms } palme
    }, { $crosses ->
        [one] { $crosses } croce
       *[other] { $crosses } croci
    } { $seal ->
        [yes] e un sigillo
       *[no] e nessun sigillo
    }: { $cards } invece di { $needed }.
# $seals are the words of a deck file, with commas.
standard-seals = { $color ->
        [grey] Alle carte grigie serve un sigillo per ogni altro colore; hanno: { $seals }
        [green] Alle carte verdi serve un sigillo per ogni altro colore; hanno: { $seals }
        [orange] Alle carte arancioni serve un sigillo per ogni altro colore; hanno: { $seals }
       *[lilac] Alle carte lilla serve un sigillo per ogni altro colore; hanno: { $seals }
    }
# Rules are numbered from $first to $last.
no-such-rule = La regola { $found } non esiste: vanno da { $first } a { $last }.
# $cards are the requested ids.
unknown-card = { $deck } non ha queste carte: { $cards }

## Game records

record-unreadable = { $path } non si può leggere: { $reason }
record-not-json = Questa non è la cronaca di una partita: { $reason }
record-empty = In { $path } non c'è nessuna partita.
record-many-games = { $games ->
        [one] In { $path } c'è 1 partita: metti quella da continuare in un file tutto suo.
       *[other] In { $path } ci sono { $games } partite: metti quella da continuare in un file tutto suo.
    }
record-no-such-game = { $games ->
        [one] In { $path } c'è una sola partita; la partita { $number } non esiste.
       *[other] In { $path } ci sono { $games } partite; la partita { $number } non esiste.
    }
record-format = Il formato deve essere { $expected }, non { $found }.
record-version = È nota solo la versione { $expected }, non { $found }.
# $editions are the editions' names, with commas.
record-edition = L'edizione deve essere una tra { $editions }, non { $found }.
record-players = { $field ->
        [players] players deve essere un elenco da due a quattro, non { $found }.
       *[other] { $field } deve essere human o bot:NOME, non { $found }.
    }
record-seed = Il seme deve avere un numero pari di cifre esadecimali, non { $found }.
record-seed-early = La partita non è finita, ma la registrazione contiene il suo seme, che svela tutte le carte future.
record-shuffle = { $field ->
        [words] Le parole della mescolata devono essere un elenco di testi, non { $found }.
        [hash] L'hash della mescolata non è quello del suo segreto: { $found }
       *[seed] Il seme non è quello che dà la mescolata: { $found }
    }
record-events = events deve essere un elenco, non { $found }.
# $field is written as in a record; $choices are the words to choose from, with commas.
record-event = { $expected ->
        [event] Un evento deve essere uno tra { $choices }, non { $found }.
        [fields] { $field } deve avere le voci { $choices }, non { $found }.
        [number] { $field } deve essere un numero intero, non { $found }.
        [card] { $field } deve essere l'id di una carta, non { $found }.
        [cards] { $field } deve essere un elenco di id di carte, non { $found }.
        [seats] { $field } deve essere un elenco di posti, non { $found }.
        [boxes] { $field } deve essere un elenco di campi diversi, come b3, non { $found }.
       *[choice] { $field } deve essere uno tra { $choices }, non { $found }.
    }
record-malformed = { $expected ->
        [table] { $field } deve essere una tabella, non { $found }.
       *[text] { $field } deve essere un testo stampabile, non { $found }.
    }
# $deck is the name in the record, $given that of the loaded deck.
record-other-deck = { $differs ->
        [name] La cronaca chiama il suo set { $deck }, ma è { $given }.
       *[file] Si è giocato con il set { $deck }, il cui file è diverso da { $given }. Indicalo con --deck.
    }
# $recorded and $happened are events as a record writes them.
record-differs = { $happened ->
        [nothing] La cronaca dice { $recorded }, ma non succede nulla di simile.
       *[other] La cronaca dice { $recorded }, ma è { $happened }.
    }
# $expected and $found are the id of a card, or the name of a shape.
record-other-seed = Il seme avrebbe dato { $expected }, non { $found }.

## Tournaments and simulated games

# There are no bots, or more bots than seats.
wrong-number-of-bots = { $bots ->
        [0] Serve almeno un bot.
        [one] 1 bot è troppo per { $seats } posti.
       *[other] { $bots } bot sono troppi per { $seats } posti.
    }
bot-named-twice = { $bots } bot per { $seats } posti: un bot si può indicare due volte solo se si indica ogni posto.
wrong-number-of-games = Un torneo ha almeno una partita, non { $games }.
wrong-number-of-workers = Serve almeno un processo, non { $workers }.
worker-killed = Un processo è stato interrotto. Esegui di nuovo lo stesso comando; un torneo riprende da dove si è fermato.
agent-unreachable = L’agente all’indirizzo { $agent } non ha risposto con mosse: { $reason }
cluster-not-installed = Un cluster ha bisogno di Ray: pip install 'silvergold[cluster]' ({ $reason })
cluster-unreachable = Non c'è nessun cluster Ray a { $address }: { $reason }
tournament-other-files = { $path } non viene da un torneo che si possa continuare. Scegli un'altra cartella.
# $arguments are written as in its file.
tournament-other-arguments = { $path } appartiene a un torneo con altri argomenti ({ $arguments }). Scegli un'altra cartella.
tournament-under-way = In { $path } si sta giocando un altro torneo.
directory-unwritable = Non si può scrivere in { $path }: { $reason }
name-not-printable = Un nome deve essere un testo stampabile, non { $name }.
file-exists = { $path } esiste già e contiene altro; niente è stato sovrascritto.
no-finished-game = Su questo computer non c’è nessuna partita finita; indica un file con una cronaca.
seed-not-hex = Un seme è un numero pari di cifre esadecimali, non { $seed }.

## Hosting

bad-database = { $wrong ->
        [driver] Manca il driver per questo database: pip install 'psycopg[binary]'
        [file] SQLite ha bisogno di un file: sqlite:///FILE
        [kind] Si possono usare solo SQLite e PostgreSQL: sqlite:///FILE o postgresql://…
       *[address] Questo non è l'indirizzo di un database. Prova sqlite:///FILE.
    }
database-empty = In questo database non c'è nulla. L'indirizzo è giusto?
database-not-empty = Un backup si ripristina solo in un database vuoto: indicane uno nuovo.
database-other-version = Il database è della versione { $found }, non { $newest }. Prima esegui silvergold database upgrade.
database-too-new = Il database è di una versione più recente ({ $version }). Installa l'ultimo silvergold.
database-unusable = { $database } non si può usare: { $reason }
database-in-use = Un altro server usa { $database }. Fermalo, o scegli un altro database.
not-a-backup = { $path } non è un backup di silvergold.
backup-too-new = { $path } è stato scritto da una versione più recente. Installa l'ultimo silvergold.
backup-damaged = { $path } è danneggiato ({ $reason }): non è stato ripristinato nulla.
workers-need-channel = Più processi hanno bisogno di PostgreSQL (--database) o Redis (--channel) per comunicare.
bad-address = { $option } deve essere un indirizzo come { $example }, non { $found }.
bad-channel = Questo non è l'indirizzo di un canale. Prova redis://HOST.
secret-twice = Sono impostate sia { $name } sia { $name }_FILE. Tienine una sola.
secret-short = Il segreto in { $name } deve avere almeno { $length } caratteri.
secret-unreadable = { $name } indica { $path }, che non si può leggere.
port-unusable = La porta { $port } di { $host } non si può usare: { $reason }. Scegline un’altra con --port.

bad-table-link = Questo non è il link di un tavolo. È fatto così: https://example.org/table/ID.
not-with-json = { $option } non si può usare con --json.
only-with-a-link = { $option } vale solo per un tavolo su un server. Aggiungi il suo link o l'indirizzo del server.
only-without-a-link = { $option } vale solo per una partita su questo computer. Togli il link.
wrong-seat-number = I posti sono numerati da 1 a { $seats }.

## Problemi

no-such-puzzle = Questo problema non esiste. Forse il link è incompleto.
puzzles-unreadable = { $path }: non si può leggere come file di problemi ({ $reason }).
puzzles-format = { $path }: non è un file di problemi, o è di un'altra versione. Previsto: { $expected }.
puzzles-other-deck = { $path }: questi problemi sono per un altro set (sha256 { $expected }, non { $found }).
puzzle-malformed = { $path }, riga { $line }: questo problema è errato ({ $reason }).
puzzles-other-journal = { $path }: appartiene a un'altra ricerca (set, seme o valutazione diversi). Eliminalo o scegli un altro file.
puzzles-unwritable = { $path }: non si può scrivere ({ $reason }).
no-such-puzzles = Non ci sono problemi con questo tema e questa difficoltà. Temi: { $themes }. Difficoltà: { $difficulties }.
puzzle-answers-unreadable = Le risposte conservate in { $path } non si possono leggere. Sposta il file per ricominciare.
