### The table in the browser.

## What to do next

do-keep = Tieni due di queste quattro isole.
do-mark = Segna { $shape } su un'isola, oppure un solo campo.
do-mark-single = Non c'è posto per { $shape }: segna un solo campo.
do-cross = { $count ->
        [one] Una croce! Segna un altro campo, su un'isola a scelta.
       *[other] Croci! Segna altri { $count } campi, sulle tue isole a scelta.
    }
do-ready = Tutto segnato. Fatto?
do-take = Prendi una nuova isola: tra quelle esposte, o alla cieca dal mazzo.
do-take-display = Prendi una nuova isola tra quelle esposte.
do-over = La partita è finita.
wait-keep = { $count ->
        [one] { $names } sta ancora scegliendo.
       *[other] { $names } stanno ancora scegliendo.
    }
wait-mark = { $count ->
        [one] { $names } sta ancora segnando.
       *[other] { $names } stanno ancora segnando.
    }
wait-take = { $names } prende una nuova isola.
wait-chance = Si distribuiscono le carte.
misfit-marked = { $marked ->
        [one] Il campo { $boxes } è già segnato.
       *[other] I campi { $boxes } sono già segnati.
    }
misfit-coast = Il modello uscirebbe dall'isola.
misfit-room = { $count ->
        [one] Qui c'è un solo campo libero: al modello ne servono { $needed }.
       *[other] Qui ci sono solo { $count } campi liberi contigui: al modello ne servono { $needed }.
    }

## Parts

# What is going on; the name of the main part for screen readers.
table-your-turn = Tocca a te
table-waiting = In attesa degli altri
table-watching = Stai guardando
you-watch = Stai guardando
table-replay = Rivedi la partita
table-over = La partita è finita
islands = Le tue isole
islands-dealt = Isole tra cui scegliere
no-islands = Non restano isole.
display = Isole esposte
others = Gli altri
tools = Ruota il modello
log = Cos'è successo
finished-islands = Isole completate
finished-count = { $color }: { $count }
turn-of = Mano { $turn } di 7
turn-of-short = { $turn } di 7
setting-up = Preparazione
loading = Si salpa…
eight-cards = Le otto mappe di spedizione: { $cards }.
still-to-come = Devono ancora uscire: { $cards }.
next-round-cards = Nel prossimo turno di nuovo tutte e otto: { $cards }.
cards-of-shape = { $count ->
        [one] { $shape }
       *[other] { $shape } ({ $count } mappe)
    }
# $cards is a message like cards-of-shape, $chance a percentage.
chance-of-cards = { $cards }: { $chance }
start-player = Primo giocatore

## Buttons

turn = Ruota
mirror = Ribalta
next-placement = Avanti
one-box = Un campo
list = Elenco
list-title = Dove ci sta il modello, a parole
list-empty = Ora non c'è niente da segnare.
coach = Maestro
coach-thinks = Il maestro ci pensa…
take-back = Annulla
ready = Fatto
ready-in = Fatto tra { $seconds }
ready-in-spoken = { $seconds ->
        [one] Tutto segnato. Fatto tra un secondo, a meno che tu non annulli.
       *[other] Tutto segnato. Fatto tra { $seconds } secondi, a meno che tu non annulli.
    }
undo = Annulla
turn-to-fit = Ruota per farlo entrare
mark-only = Segna solo { $box }
keep = Tieni queste due
# $card is the description of an island.
card-chosen = { $card }, scelta
keep-chosen = { $count ->
        [0] Nessuna isola scelta.
        [one] Hai scelto: { $cards }. Scegline un'altra.
       *[other] Hai scelto: { $cards }.
    }
take-card = Prendi: { $card }
draw-card = { $count ->
        [one] Pesca dal mazzo, 1 carta
       *[other] Pesca dal mazzo, { $count } carte
    }
enlarge = Guarda { $name } da vicino
watch-seat = Guarda da qui
leave = Lascia la partita
leave-question = Lasciare la partita?
leave-means = Presto un bot giocherà per te, così gli altri non aspettano. Puoi tornare quando vuoi e riprendere a giocare.
leave-rated = Il risultato conta per la tua classifica, anche se gioca un bot.
leave-table = Lascia il tavolo
leave-table-question = Lasciare il tavolo?
leave-table-means = Il tuo posto torna libero per qualcun altro. Puoi tornare finché c'è un posto libero.
leave-yes = Lascia
leave-no = Resta
# $name is another player.
replace = Fai giocare un bot per { $name }
replace-question = Far giocare un bot per { $name }?
replace-means = { $name } riceve un avviso e può guardare.
replace-rated = In una partita di classifica si può sostituire solo chi è andato via o fa aspettare tutti, e può sempre tornare.
replace-may-return = Può tornare senza chiedere
replace-yes = Fai giocare un bot
readmit = Fai tornare { $name }
replaced-you = Chi ha aperto il tavolo ha dato il tuo posto a un bot. Puoi guardare.
start-player-drawn = Tirato a sorte
return = Torno in gioco
reconnecting = Riconnessione…

## Why a button can't act

cannot-nothing = Ora non c'è nulla da segnare.
cannot-single = Un campo solo non si ruota.
cannot-same = Il modello resterebbe uguale.
cannot-tight = Su questo campo non ci sta in altro modo.
cannot-no-box = Prima indica un campo.
cannot-only-place = È l'unico modo di coprire questo campo.
cannot-no-shape = Ora si possono segnare solo campi singoli.
cannot-take-back = Non c'è nulla da annullare.
cannot-ready = Hai ancora qualcosa da segnare.

## Tooltips

tip-turn = Ruota il modello di un quarto di giro (R)
tip-mirror = Ribalta il modello (M)
tip-next = Il prossimo modo di coprire il campo (N)
tip-single = Un campo invece del modello (O)
tip-list = Tutti i modi, a parole (L)
tip-shape = Tocca per ruotare, trascina su un'isola
tip-take-back = Annulla l'ultimo segno (U)
tip-ready = Finisci la tua mano (D)
tip-coin = Moneta: la prossima moneta sulla tua mappa di punteggio
tip-palm = Palma: 1 punto, più 1 per ogni palma sulle isole esposte
tip-cross = Croce: segna subito un altro campo
tip-seal = Sigillo ({ $color }): { $worth } per ogni isola completata di quel colore

## Seats

seat-empty = Posto { $number }
seat-twin = { $name } { $number }
former-player = Ex giocatore
seat-person = { $name } (umano)
seat-ready = fatto
seat-thinks = ci pensa…
seat-takes = prende una carta…
seat-left = ha lasciato
seat-away = assente
seat-won = ha vinto

## The end

won-you = Hai vinto!
won = Vince { $names }!
won-shared = { $names } si dividono la vittoria!
sheet-won = Hai vinto con { $points ->
        [one] un punto
       *[other] { $points } punti
    } di vantaggio{ $rival ->
        [none] .
       *[other] , il tuo miglior risultato contro { $rival }.
    }
sheet-lost = Hai perso per { $points ->
        [one] un punto
       *[other] { $points } punti
    }{ $rival ->
        [none] .
       *[other] , il tuo miglior risultato contro { $rival }.
    }
sheet-other-won = { $name } ha vinto con { $points ->
        [one] un punto
       *[other] { $points } punti
    } di vantaggio.
tie-broken = Pareggio: decidono le isole completate, prima le grigie, poi le verdi, le arancioni e le lilla.
tie-shared = Pareggio: la vittoria è condivisa.
tie-line = { $color ->
        [grey] isole grigie completate
        [green] isole verdi completate
        [orange] isole arancioni completate
       *[lilac] isole lilla completate
    }
rematch = Rivincita
rematch-go = Alla rivincita
# $names are players, as a list.
rematch-wanting = Pronti alla rivincita: { $names }
rematch-unanswered = Ancora nessuna risposta: { $names }
rematch-refusing = Non questa volta: { $names }
rematch-starts = Comincia quando tutti hanno accettato.
rematch-accept = Accetta la rivincita
rematch-decline = No, grazie
rematch-withdraw = Ho cambiato idea
rematch-begin = Comincia senza { $names }
rematch-bots = Se cominci senza gli altri, i bot prendono i loro posti.
review = Analisi
download-record = Scarica la cronaca
results-of-deal = Risultati di queste carte
look-at-table = Guarda il tavolo

## Hand-over on one device

handover-title = Tocca a { $name }
handover-text = Gli altri guardino altrove, per favore.
handover-here = Eccomi, { $name }

## Gathering

gathering = Ci si riunisce al tavolo
invited = Qualcuno ti invita a una partita
invited-by = { $name } ti invita a una partita
preview-seats = { $free ->
        [0] Al tavolo: { $names }. Tutti i posti sono occupati.
        [one] Al tavolo: { $names }. Un posto è libero.
       *[other] Al tavolo: { $names }. { $free } posti sono liberi.
    }
preview-picture = Isole del tesoro sul tavolo, con un modello e una penna
preview-result = I punteggi finali, con una casella per ogni turno
sit-as = Siediti come { $name }
sit-down = Siediti
other-name = Usa un altro nome
just-watch = Guarda soltanto
watch-game = Guarda la partita
table-settings = { $players } giocatori. { $edition }.
share = Invita qualcuno
share-link = Il link del tavolo
link-this-device = Solo questo dispositivo può aprire questo link. Per invitare altre persone, avvia il gioco con «silvergold play --share».
sharing-switch = Gli amici su questa rete possono giocare
sharing-off = Per ora solo questo dispositivo può aprire il gioco.
sharing-on = Aprono { $addresses }
sharing-no-network = Questo dispositivo non è in rete: nessun altro può aprire il gioco.
copy = Copia
copied = Copiato
copy-by-hand = È selezionato: copialo da lì.
share-sheet = Condividi
qr-code = Codice QR del link
seats = Posti
seat-free = libero
sit = Siediti al posto { $number }
sit-guest = Posto { $number }: su questo dispositivo
guest-name = Nome dell'ospite
seat-bot = Un bot per il posto { $number }
choose-bot = Bot…
# Same as in English
bot = bot
rise = Libera il posto di { $name }
stand-up = Alzati
start = Si comincia
hold-start = Aspetta prima di iniziare
held = Quando tutti i posti sono occupati, chi ha aperto il tavolo avvia la partita.
held-and-full = Tutti i posti sono occupati. Ora chi ha aperto il tavolo può avviare la partita.
waiting-for-seats = La partita comincia quando tutti i posti sono occupati.
close-table = Chiudi il tavolo

shuffle = Come si dimostra la mescolata
shuffle-text = Il server ha sigillato il suo segreto con questo hash. Tutto ciò che aggiungi viene mescolato prima di distribuire le carte.
shuffle-words = Parole tue
shuffle-add = Aggiungi
shuffle-again = Cambia
hours = { $hours } h
time-left = Tempo rimasto: { $time }

## Replay

seen-from = Visto da
step = Passo
first-step = All'inizio
step-back = Un passo indietro
step-on = Un passo avanti
last-step = Alla fine
step-of = { $step } di { $steps }

## What a player did in a turn

latest-turn = Che cosa hanno fatto gli altri
turn-summary = { $name } ha { $done }.
did-finish = completato «{ $card }»
did-take = preso «{ $card }»
did-draw = pescato «{ $card }»
did-mark = segnato { $count ->
        [one] un campo
       *[other] { $count } campi
    } su { $islands ->
        [one] «{ $card }»
       *[other] entrambe le isole
    }
did-coins = ottenuto { $coins ->
        [one] una moneta
       *[other] { $coins } monete
    }
did-palm = ottenuto { $points ->
        [one] un punto
       *[other] { $points } punti
    } per una palma
did-cup = preso la coppa da { $points }

## Your turn while you are away

# The title of a notification, and of the tab.
turn-alert = Tocca a te
# $names are the other players.
turn-alert-with = Al tavolo con { $names }
alerts = Avvisami quando tocca a me
alerts-no = No, grazie
alerts-on = Riceverai una notifica quando tocca a te.
alerts-no-push = Riceverai una notifica finché questa pagina è aperta.
# Why there are no notifications.
alerts-impossible = { $why ->
        [insecure] I browser mostrano notifiche solo nelle pagine cifrate (https).
        [denied] Le notifiche di questa pagina sono bloccate nelle impostazioni del browser.
       *[missing] Questo browser non mostra notifiche.
    }
alerts-tab = Il titolo e l'icona della scheda indicano quando tocca a te.
alerts-sound = Riproduci anche un suono

## What happened while you were away

recap = Mentre non c'eri
recap-turns = { $turns ->
        [one] Una mano dall'ultima volta che hai guardato.
       *[other] { $turns } mani dall'ultima volta che hai guardato.
    }
recap-nothing-finished = Sono stati segnati dei campi, ma nessuna isola è stata completata.
recap-nothing-missed = Nel frattempo non è successo nulla.
