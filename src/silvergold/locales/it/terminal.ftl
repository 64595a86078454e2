### The game in the terminal: the screens, and the plain prompt. Texts shared with the browser are in
### game.ftl and table.ftl.

## Keys: one or two words each, beside the key in the line at the bottom of the screen. Keep them short.

key-across = scegli
key-again = rigioca
key-begin = comincia senza gli altri
key-decline = niente rivincita
key-mute = silenzia o riattiva tutti
key-react = di' qualcosa
key-phrase = dillo
# Put a bot on the next free seat.
key-bot = aggiungi bot
# The keys 1 to 4 choose islands.
key-choose = scegli due
key-close = chiudi
# Il maestro, che suggerisce una buona mossa.
key-coach = maestro
coach-is-off = Il maestro è spento. k chiede una sola mossa.
# Light colours instead of dark ones, and back.
key-day = giorno/notte
key-keys = aiuto
# The player who was called is at the keyboard now.
key-here = eccomi
# The keys 1 and 2 go to the one or the other island.
key-island = quale isola
key-keep = tienile
key-leave = esci
key-invite = invita
# How strong the next bot is.
key-level = altro livello
key-log = eventi
key-recap = mentre non c'eri
key-across-steps = indietro, avanti
key-jump = vai a una mano
key-review = analisi
key-mistake = prossimo errore
key-replay = rivedi
key-look = vedi il tavolo
key-mark = segna
key-mirror = ribalta
key-move = sposta
# To the next place where the shape fits.
key-next = altro posto
# Same as in English
key-no = no
# The keys 1 to 4 choose an island of the display.
key-number = isola
key-one-box = un campo
# Take the top of the pile.
key-pile = mazzo
# In una finestra piccola: gli altri e le carte scoperte.
key-players = gli altri
key-ready = fatto
key-result = risultato
# A bot has played for somebody who was away or too slow.
key-return = sono qui
key-rise = alzati
key-rules = regole
key-save = salva
key-score = punti
key-sit = siediti
key-start = comincia
key-take = prendi
key-take-back = annulla
# After "one box": the whole shape again.
key-the-shape = il modello
key-turn = ruota
key-watch = altro giocatore
key-yes = sì

## Help

help-title = Tasti e segni
help-mouse = Funziona anche il mouse: clicca un campo per metterci il modello, clicca ancora per la sua posizione successiva, e clicca le parole in basso.
sign-marked = segnato
sign-fresh = segnato in questa mano
sign-ghost = sarà segnato
misfit = Qui il modello non ci sta. Prova un altro campo, o segnane uno solo.
sign-misfit = lì non ci sta
sign-candidate = un campo da scegliere
# Explains the sign "+2★" on a card; ★ stands for lilac.
sign-seal = sigillo: 2 punti per ogni isola lilla che completi

# The memory aid: a small drawing of a shape, a sign per card, and a percentage.
sign-to-come = modello che deve ancora uscire, le sue mappe e la probabilità

## Around the game

# The face-down cards; a heading.
pile = Mazzo
do-return = Un bot decide per te. Premi Invio quando sei di nuovo qui.
window-too-small = Questa finestra è troppo piccola. Servono { $width } colonne e { $height } righe: ingrandiscila, per favore.
saved = La partita è in { $file }.
kept = La partita è conservata; al prossimo avvio ti verrà riproposta.
not-written = Non è stato possibile salvare le ultime mosse: { $reason }.
# $time è un'ora, con la data se non era oggi.
resume-question = Riprendere la tua partita ({ $time })?
# Le lettere si digitano: non tradurle.
resume-keys = Invio: riprendi, o: una più vecchia, n: nuova partita, d: elimina
overwrite-question = { $file } esiste già e contiene altro. Sovrascriverlo? y: sì, Invio: no
# $bot is a bot and its level, such as "Sailor: easy".
next-bot = Prossimo bot: { $bot }
# The name of a person who gives none. Other messages use it in sentences: a noun, not "you".
default-name = Giocatore 1
not-our-server = Quello che risponde lì non è un server di questo gioco.
qr-code-needs-room = In una finestra più grande qui compare un codice QR.
# Rivedendo una partita, due cifre portano a un turno e a una mano.
jump-to-round = Quale turno? Da 1 a { $most }
jump-to-turn = Turno { $round }: quale mano? Da 1 a { $most }

## The plain prompt: questions and answers, for screen readers and simple terminals. The letters and numbers to
## type are the same in every language.

plain-start = ? per l'aiuto, q per uscire
plain-start-player = Primo giocatore: { $name }
plain-help =
    {"  "}1b3          isola 1, campo b3: mostra i modi di coprirlo
    {"  "}1 b3 c3 c4   i campi da segnare, tutti insieme
    {"  "}l            elenca tutto ciò che si può segnare, da scegliere per numero
    {"  "}u            annulla l'ultima cosa segnata
    {"  "}uu           annulla tutto ciò che hai segnato in questa mano
    {"  "}Invio        fatto, quando hai segnato
    {"  "}t            mostra di nuovo il tavolo
    {"  "}s            tabella dei punti
    {"  "}e            di' qualcosa agli altri; e 2 dice la seconda frase
    {"  "}k            una buona mossa, e perché
    {"  "}w            che cosa è successo da poco
    {"  "}y            che cosa è successo mentre non c'eri
    {"  "}c            quanto tempo resta, a un tavolo con orologio
    {"  "}d            a parole invece che con disegni, e ritorno
    {"  "}q            lascia la partita; viene conservata
# Before a game at a server.
plain-gathering-help =
    {"  "}1            siediti al posto 1
    {"  "}b            un bot al prossimo posto libero; b captain sceglie quale
    {"  "}i            il link per gli amici e il suo codice QR
    {"  "}x            alzati
    {"  "}Invio        comincia, se la partita aspetta ancora
    {"  "}t            chi siede dove
    {"  "}w            che cosa è successo
    {"  "}q            lascia; il posto resta tuo
plain-spoken = D'ora in poi a parole; d disegna di nuovo.
plain-drawn = D'ora in poi con disegni; d lo dice a parole.
# An island read out: $worth is its value and colour, and what its seal counts; $boxes such as "b3, c3 Coin".
spoken-island = { $number }: { $card }, { $worth }. Campi liberi: { $boxes }.
plain-connected = Di nuovo connesso.
plain-no-clock = A questo tavolo non c'è orologio.
# $most is the number of seats.
ask-sit = Un numero da 1 a { $most } per sederti (? per l'aiuto)
ask-bot = Mancano gli altri; b fa sedere un bot (? per l'aiuto)
ask-start = Tutti i posti sono occupati: Invio per cominciare
ask-watch = Tutti i posti sono occupati: puoi guardare (? per l'aiuto)
ask-again = a per giocare ancora, Invio per lasciare
ask-rematch-wait = Si aspettano gli altri. d: ho cambiato idea, Invio: esci
ask-rematch-lead = Si aspettano gli altri. g: comincia senza di loro, d: ho cambiato idea, Invio: esci
plain-phrases = Scrivi «e» e un numero:
answer-gathering = Scrivi ? per vedere che cosa si può fare qui.
plain-dealt = { $name }, ecco le isole che ricevi.
ask-keep = Quali due tieni? (per esempio 1 3)
ask-mark = Che cosa segni? (? per l'aiuto)
ask-cross = { $count ->
        [one] Una croce: segna un altro campo
       *[other] Croci: segna altri { $count } campi
    }
ask-ready = Invio: fatto, u: annulla
ask-nothing = Niente da segnare: Invio
# One of several places for a mark, by its number from 1 to $most.
ask-which = Quale? Da 1 a { $most } (Invio: indietro)
# $most is the number of cards on display.
ask-take = Prendi una nuova isola: da 1 a { $most }
# $pile is the number of cards in the pile.
ask-take-or-draw = { $pile ->
        [one] Prendi una nuova isola: da 1 a { $most }, o p per l'ultima del mazzo
       *[other] Prendi una nuova isola: da 1 a { $most }, o p per una delle { $pile } del mazzo
    }
answer-box = Scrivi un'isola e un campo, come 1b3, o ? per l'aiuto.
# $example is what could be typed, such as 1b3.
answer-island = Quale isola, 1 o 2? Scrivi prima il suo numero, come { $example }.
answer-number = Scrivi un numero da 1 a { $most }.
answer-keep = Tienine due: scrivi due numeri, come 1 3.
answer-done = Hai segnato tutto: Invio per confermare, u per annullare.
# $error is a whole sentence.
answer-illegal = Non si può. { $error }
points-so-far = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
# Before a player's first finished island.
nothing-finished = ancora niente
display-empty = Non ci sono carte esposte.
on-display = { $count ->
        [one] Isole esposte, e 1 carta nel mazzo:
       *[other] Isole esposte, e { $count } carte nel mazzo:
    }
# A seal on a card: $worth points for each finished island of a colour.
seal-in-words = sigillo: { $color ->
        [grey] { $worth } per grigia
        [green] { $worth } per verde
        [orange] { $worth } per arancione
       *[lilac] { $worth } per lilla
    }
# The labels of the parts of a score card on one line.
label-coins = monete
label-palms = palme
label-finished = completate:

## Problemi

puzzle-heading = Problema { $id }, livello: { $bot }
# The letters are typed: keep them.
puzzle-keys = b: mostra la mossa migliore, n: prossimo problema, q: esci
puzzle-judging = La tua mossa viene giudicata …
key-try-again = ancora una volta
key-show-best = mossa migliore
key-next-puzzle = prossimo problema
key-leave-puzzles = esci
key-task = compito
key-go-on = avanti
key-step-back = indietro
key-step-skip = salta
key-play = gioca subito
