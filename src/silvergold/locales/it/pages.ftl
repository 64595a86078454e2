### The other pages of the browser client.

## Everywhere

home = Inizio
skip = Vai al contenuto
page-challenge = Sfida
page-table = Tavolo
pages = Pagine
# Same as in English
menu = Menu
close = Chiudi
learn = Come si gioca
rules = Regole
deck = Le isole
workshop = Officina
logbook = Diario
puzzles = Problemi
ratings = Classifica
theme = Tema
theme-auto = come il dispositivo
theme-light = chiaro
theme-dark = scuro
language = Lingua
sounds = Suoni
less-motion = Meno movimento
pace = Mostra le mosse degli altri
pace-calm = con calma
pace-quick = in fretta
pace-instant = subito
box-names = Mostra i nomi dei campi (da a1 a d4)
auto-ready = Fatto appena la mano è completa
keys = Tasti
letter-keys = Lettere e «?» come scorciatoie
key-arrows = Frecce
key-arrows-does = da un campo all'altro
key-enter = Invio
key-enter-does = segna, o annulla ciò che è segnato lì
key-r = R
key-r-does = ruota il modello
key-m = M
key-m-does = ribalta il modello
key-n = N
key-n-does = il prossimo modo di coprire il campo
key-o = O
key-o-does = un campo invece del modello
key-u = U
key-u-does = annulla
key-d = D
key-d-does = fatto: finisci la mano
# Same as in English
key-escape = Esc
key-escape-does = rimetti a posto il modello
key-help = ?
key-help-does = la regola che vale adesso
trouble = Fuori dalla mappa

## Home

home-title = Isole da scoprire, matita alla mano
home-text = Scopri un modello, segnalo sulle tue isole, raccogli monete e palme. Dopo quattro turni vince chi ha più punti. Da due a quattro giocatori, circa venti minuti.
play-now = Gioca subito
play-now-against = { $count ->
        [one] Contro il bot { $names }.
       *[other] Contro i bot { $names }.
    }
# Several bots of the same level; $count is 2 or 3.
play-now-against-equal = Contro { $count } bot di livello { $name }.
guest = Ospite
you = Tu
your-name = Il tuo nome
keep-name = Salva
name-kept = Salvato.
awaiting-games = Tocca a te
second-device = Gioca su un secondo dispositivo
second-device-text = Apri lì questo link, una sola volta, e sarai tu su entrambi.
second-device-make = Crea un link
second-device-link = Il link per il secondo dispositivo
sign-in-title = Accedere come { $name }?
sign-in-text = Chi ha questo account su un altro dispositivo lo condividerà con te. Accedi solo se è il tuo.
sign-in-keep = Su questo dispositivo ora sei { $name }. Entrambi gli account restano, e puoi passare dall'uno all'altro.
sign-in-yes = Accedi
sign-in-no = Non ora
switch-account = Passa a { $name }
account = Il tuo account
account-text = I tuoi dispositivi, un modo per rientrare e i tuoi dati.
account-nobody = Su questo dispositivo non hai ancora un account. Scegli un nome o accedi con il codice di recupero.
account-manage = Dispositivi e account
account-recover = Accedi con un codice di recupero
devices = I tuoi dispositivi
device-name = Dispositivo
device-created = Accesso
device-used = Ultimo uso
device-unknown = Dispositivo sconosciuto
device-this = questo dispositivo
device-recovered = con il codice di recupero
device-end = Scollega
device-end-named = Scollega { $device }
devices-end-others = Scollega tutti gli altri dispositivi
sign-out-ask = Uscire da questo dispositivo?
sign-out-text = Puoi rientrare con un link da un altro dispositivo o con un codice di recupero, e in nessun altro modo.
recovery-code = Codice di recupero
recovery-code-text = Se perdi i tuoi dispositivi, questo codice ti fa rientrare, una volta sola. Scrivilo e tienilo al sicuro.
recovery-code-since = Hai un codice del { $date }. Uno nuovo lo sostituisce.
recovery-code-make = Crea un codice di recupero
recovery-code-once = Viene mostrato solo adesso.
notice-recovered = { $device } ha effettuato l'accesso con il tuo codice di recupero il { $date }. Se non eri tu, scollegalo.
notice-recovered-mine = Ero io
notice-ends = Questo dispositivo verrà scollegato il { $date }. Prima crea un codice di recupero.
signed-out-text = È stato scollegato da un altro dispositivo, o il suo tempo è scaduto. Le tue partite continuano senza di lui.
personal-data = I tuoi dati
personal-data-text = Tutto ciò che questo server conserva su di te, con tutte le tue partite, in un solo file.
personal-data-export = Scarica i tuoi dati
delete-account = Elimina il tuo account
delete-account-ask = Eliminare il tuo account per sempre?
delete-account-games = Nelle partite in corso un bot prende subito i tuoi posti. Le partite finite conservano le mosse, con «{ $name }» al posto del tuo nome.
delete-account-gone = Nome, dispositivi, risultati, punteggio, link e notifiche vengono eliminati. Nessuno può recuperarli.
delete-account-no = Tienilo
my-games = Le tue partite
finished-games = Partite finite
all-games = Tutte le tue partite
# The opponent to beat next, what it overlooks, and the results against it.
next-level = Il prossimo livello da battere
next-level-title = Sai battere { $bot }?
next-level-play = Gioca contro { $bot }
next-level-results = { $games ->
        [0] Non l’hai ancora affrontato.
       *[other] Partite vinte contro di lui: { $wins } su { $games }.
    }
next-level-parrot = Mette una forma solo così com’è, ama tutto ciò che luccica, e vola di isola in isola invece di finirne una.
next-level-deckhand = Gira una forma solo se così com’è non va da nessuna parte, e non si accorge di quale isola è quasi finita.
next-level-sailor = Non vede oltre il prossimo segno: né le forme che possono arrivare, né quante mani restano.
next-level-navigator = Calcola solo tre mani. Un’isola grande gli sembra valere poco più dei suoi simboli.
next-level-captain = Calcola fino alla fine, ma solo per i propri punti: le tue isole non le guarda mai.
next-level-admiral = Non conosciamo nulla che gli sfugga. Ha imparato da 19 milioni di partite e calcola due mani in anticipo.
lobby = Tavoli aperti
your-turn = tocca a te
game-gathering = { $free ->
        [0] sta per cominciare
        [one] 1 posto libero
       *[other] { $free } posti liberi
    }
# Before the first turn the turn is 0.
game-playing = { $turn ->
        [0] si scelgono le isole
       *[other] turno { $round }, mano { $turn }
    }
deal-of-the-day = Le carte del giorno
deal-text = Le stesse carte per tutti, una volta al giorno, contro il bot { $bot }.
deal-play = Gioca
deal-again = Gioca di nuovo
deal-continue = Continua
deal-results = Tutti i risultati
daily-more = Scopri di più
# $number counts the days.
daily-title = Le carte del giorno { $number }
daily-number = N. { $number }
daily-result = { $points } punti, par { $par }
daily-result-without-par = { $points } punti
daily-streak = { $days ->
        [one] 1 giorno di fila
       *[other] { $days } giorni di fila
    }
puzzle-of-the-day = Il problema del giorno
puzzle-text = Una decisione, oggi la stessa per tutti.
puzzle-solve = Risolvilo
puzzle-again = Guardalo di nuovo
# The bot is the weakest one that solves it.
puzzle-strength = { $bot } lo risolve.
puzzle-solved = L'hai risolto.
puzzle-answered = La tua risposta ha regalato { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti.
puzzle-all = Tutti i problemi

new-table = Un nuovo tavolo
how-many = In quanti si gioca?
seat-number = Posto { $number }
somebody = qualcuno, con un link o qui
# Same as in English
bot-option = bot { $bot }
more-settings = Regole, set, orologio
edition = Edizione
deck-standard = Arcipelago
clock = Orologio
clock-none = senza limite
clock-quick = svelto: 20 secondi per decisione
clock-calm = calmo: un minuto per decisione
clock-days = con comodo: un giorno per decisione
memory-aid = Mostra i modelli che devono ancora uscire in questo turno
listed = Visibile a tutti e valido per la classifica
open-table = Apri il tavolo

## Logbook: a person's games and results

logbook-text = I tuoi risultati e tutte le tue partite.
logbook-empty = Ancora nessuna partita. Giocane una!
logbook-nobody = Scegli un nome, e le tue partite saranno scritte qui.
games-going-on = In corso
earlier-games = Partite precedenti

## Ratings

ratings-text = Le partite ai tavoli visibili a tutti valgono per la classifica se le carte sono nuove. L'ordine segue una stima prudente della forza: sale con ogni vittoria, e quando più partite la rendono più sicura.
ratings-empty = In classifica non c'è ancora nessuno: apri un tavolo visibile a tutti e inaugurala tu.
ratings-rank = Posto
ratings-player = Giocatore
ratings-strength = Forza
ratings-estimate = Stima
ratings-games = Partite
# $middle is the estimate, $spread how far off it may be: two numbers.
ratings-range = { $middle } ± { $spread }

## A deal

deal-title = Stesse carte, tante partite
deal-lead = Chi gioca queste carte le trova tutte nello stesso ordine. Ecco che cosa ne è venuto fuori.
deal-nobody = Nessuno ha ancora finito una partita con queste carte.
deal-hidden = Gioca queste carte per vedere le partite degli altri.
deal-player = Giocatore
deal-against = Contro
deal-total = Punti
deal-look = Rivedi
# $name is whose game it is.
deal-look-spoken = Rivedi la partita di { $name }
deal-first-try = prima prova
deal-later-try = carte già viste
deal-try = Prova
deal-shuffled = Come sono state mischiate
deal-hash-text = Prima che si distribuisse la prima carta, al tavolo si poteva leggere questa impronta del segreto del server (il suo SHA-256):
deal-seed-text = Dal segreto, e dalle parole che i giocatori possono aver aggiunto, deriva questo seme, e dal seme ogni carta:
deal-seed-kept = Per te il seme resta segreto finché non hai giocato queste carte, o finché qualcuno può ancora giocarle.
deal-check = La cronaca di una partita finita rivela il segreto e le parole. Così chiunque può controllare che nulla è stato cambiato.

## The islands

deck-text = { $count ->
        [one] 1 isola.
       *[other] { $count } isole.
    } Le mani che servono per completarne una sono calcolate per il gioco migliore possibile.
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
        [one] 1 isola, nessun errore.
       *[other] { $count } isole, nessun errore.
    }
deck-faults = { $count ->
        [0] Controllo…
        [one] Una cosa non va.
       *[other] { $count } cose non vanno.
    }
deck-opened = Il file è aperto.
not-a-deck = Questo non è il file di un set.
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
# Same as in English
island-id = Id
colour = Colore
seal = Sigillo per
no-seal = nessun sigillo
faults = Errori
