### The other pages of the browser client.

## Everywhere

home = Inizio
pages = Pagine
menu = Menu
close = Chiudi
learn = Come si gioca
deck = Le isole
workshop = Officina
theme = Luce
theme-auto = come sul dispositivo
theme-light = di giorno
theme-dark = a lume di lampada
language = Lingua
sounds = Suoni
less-motion = Meno movimento
keys = Tasti
key-arrows = Frecce
key-arrows-does = da un campo all'altro
key-enter = Invio
key-enter-does = segna, o annulla ciò che è segnato lì
key-r = R
key-r-does = gira il modello
key-m = M
key-m-does = specchia il modello
key-n = N
key-n-does = il prossimo modo di coprire il campo
key-o = O
key-o-does = un campo invece del modello
key-u = U
key-u-does = annulla
trouble = Fuori dalla mappa

## Home

home-title = Isole da scoprire, matita alla mano
home-text = Scopri un modello, segnalo sulle tue isole, raccogli monete e palme e completale prima degli altri. Da due a quattro giocatori, circa venti minuti.
play-now = Gioca subito
guest = Ospite
you = Tu
your-name = Il tuo nome
keep-name = Salva
name-kept = Ecco il tuo nome.
second-device = Gioca su un secondo dispositivo
second-device-text = Apri lì questo link, una sola volta, e sarai tu su entrambi.
second-device-make = Crea un link
second-device-link = Il link per il secondo dispositivo
my-games = Le tue partite
finished-games = Partite finite
lobby = Tavoli aperti
lobby-empty = Al momento non ci sono tavoli aperti. Aprine uno!
your-turn = tocca a te
game-gathering = { $free ->
        [0] sta per cominciare
        [one] 1 posto libero
       *[other] { $free } posti liberi
    }
game-playing = turno { $round }, mano { $turn }
deal-of-the-day = Le carte del giorno
deal-text = Le stesse carte per tutti, una volta al giorno, contro { $bot }.
deal-play = Gioca
deal-again = Gioca di nuovo

new-table = Un nuovo tavolo
how-many = In quanti si gioca?
seat-number = Posto { $number }
somebody = qualcuno, con un link o su questo dispositivo
bot-option = bot { $bot }
more-settings = Regole, set, orologio
edition = Edizione
deck-standard = Arcipelago
clock = Orologio
clock-none = senza limite
clock-quick = svelto: 20 secondi a decisione
clock-calm = calmo: un minuto a decisione
clock-days = con comodo: un giorno a decisione
memory-aid = Mostra i modelli già visti in questo turno
listed = Visibile a tutti e valido per la classifica
open-table = Apri il tavolo

## The islands

deck-text = { $count ->
        [one] 1 isola.
       *[other] { $count } isole.
    } Quante mani servono per completarne una è calcolato per il gioco migliore.
deck-filter = Quali isole
deck-all = tutte

## Workshop

workshop-name = Il mio arcipelago
deck-title = Il nome del set
save = Salva
download = Scarica
open-file = Apri un file
play-deck = Salva e gioca
deck-good = { $count ->
        [one] 1 isola, e va tutto bene.
       *[other] { $count } isole, e va tutto bene.
    }
deck-faults = { $count ->
        [0] Controllo…
        [one] Una cosa non va.
       *[other] { $count } cose non vanno.
    }
deck-opened = Il file è aperto.
deck-saved = Salvato: puoi scegliere questo set per un nuovo tavolo.
islands-of-deck = Le isole di questo set
editor = L'isola
add-island = Aggiungi un'isola
remove-island = Togli quest'isola
new-island = Nuova isola
draw-with = Disegna con
draw-here = I campi dell'isola
tool-land = Terra
tool-water = Acqua
tool-coin = Moneta
tool-palm = Palma
tool-cross = Croce
cell-spoken = { $box }, { $kind ->
        [land] terra
        [coin] moneta
        [palm] palma
        [cross] croce
       *[water] acqua
    }
boxes-drawn = { $boxes } campi su { $wanted }
island-name = Nome
island-id = Id
colour = Colore
seal = Sigillo per
no-seal = nessun sigillo
faults = Che cosa non va

## How to play

learn-lead = Esplori isole sulle mappe del tesoro. Ogni campo che segni ti avvicina al tesoro; un'isola completata frutta il suo valore in punti.
learn-begin = Ricevi quattro isole e ne tieni due. Altre quattro sono esposte. La partita dura quattro turni di sette mani.
learn-turn = Una mano
learn-reveal-title = Scoprire.
learn-reveal = Si scopre una mappa di spedizione. Il suo modello vale per tutti.
learn-mark-title = Segnare.
learn-mark = Tutti insieme: segna il modello su una delle tue isole, girato e specchiato come vuoi, oppure un solo campo. Finché non premi «Fatto» puoi annullare.
learn-settle-title = Risolvere.
learn-settle = A partire dal primo giocatore: prendi le coppe, metti da parte le isole completate e prendine una nuova per ciascuna, tra quelle esposte o dal mazzo.
learn-symbols = Nei campi
learn-cross = Segna subito un altro campo, su una delle tue isole. Se è di nuovo una croce, continua!
learn-coin = Segna una moneta sulla tua mappa di punteggio. Una riga piena di quattro frutta la coppa più alta rimasta.
learn-palm = Annota un punto, più uno per ogni palma sulle isole esposte.
learn-end = La fine
learn-end-text = Dopo quattro turni si sommano i punti. A parità di punti vincono più isole grigie completate, poi verdi, arancioni, lilla.
learn-score-cards = Il valore di ogni isola completata: grigia 8, verde 10, arancione 12, lilla 14.
learn-score-seals = Un sigillo su un'isola completata conta le tue isole completate del suo colore: 2 punti l'una per lilla e arancione, 1 per verde e grigio.
learn-score-coins = Un punto per ciascuna.
learn-score-cups = Il loro valore.
learn-score-palms = Quello che hai annotato.
learn-go = Giochiamo
