### The review of a finished game: the ledger, the decisions, and another try.

review-title = Com'è andata la partita
review-computing = Analisi della partita: { $share }

## The expected scores

curve = Punteggio finale atteso, mano per mano
curve-spoken = Una linea per giocatore, da prima della prima mano fino alla fine. Le cifre sono nella tabella.
curve-figures = Le cifre in tabella
curve-turn = Mano
curve-start = Inizio
curve-point = { $name }: { $points }
curve-round = Turno { $round }

## The ledger

ledger = Da dove vengono i punti
ledger-book = Conta in
ledger-points = punti
ledger-shares = vittorie
ledger-start = Atteso all'inizio
ledger-about-start = Quanto fa in media un posto come questo, prima di distribuire le carte.
ledger-table-luck = Fortuna del tavolo
ledger-about-table-luck = I modelli, uguali per tutti: hanno alzato o abbassato tutti i punteggi.
ledger-own-luck = Fortuna propria
ledger-about-own-luck = Le carte ricevute e pescate, e quanto i modelli andavano meglio o peggio qui che dagli altri.
ledger-skill = Le sue decisioni
ledger-about-skill = Decisioni che non erano le migliori per il punteggio. Non supera mai lo zero.
ledger-others = Gli altri
ledger-about-others = Quello che hanno fatto gli altri, rispetto a quello che c'era da aspettarsi.
ledger-appraisal = Ripensamenti
ledger-about-appraisal = Qui abbiamo cambiato idea noi: la stessa posizione sembrava migliore o peggiore un passo dopo.
ledger-result = Risultato
ledger-luck = Fortuna
ledger-meaning = Che cosa significano le righe

## Points given away

given = Punti regalati
given-away = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti in { $decisions ->
        [one] una decisione
       *[other] { $decisions } decisioni
    }: { NUMBER($each, minimumFractionDigits: 2, maximumFractionDigits: 2) } per decisione.
given-nothing = Nessuno: ogni decisione era la migliore.
given-level = Hai giocato come { $bot }.
given-level-other = { $name } ha giocato come { $bot }.
given-interval = Con così poche decisioni può essere tutto fra { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } e { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
next = Cosa provare adesso
next-costliest = La tua decisione più cara: { $place }, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti.
next-none = Nessun errore. Prova un avversario più forte.
next-look = Guardala

## The decisions

grade-best = la migliore
grade-fine = buona
grade-doubtful = dubbia
grade-mistake = errore
grade-blunder = grave errore
decisions-of = Decisioni di { $name }
decision-spoken = { $place }, { $kind ->
        [keep] isole tenute
        [take] isola presa
       *[marks] campi segnati
    }: { $verdict }
decision-best = La migliore
decision-fine = Buona
decision-doubtful = Dubbia
decision-mistake = Errore
decision-blunder = Grave errore
decision-loss = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti regalati
decision-next = Prossimo errore
options = Mosse
option-played = Giocata
option-rank = { $rank }.
option-value = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
option-behind = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($spread, minimumFractionDigits: 1, maximumFractionDigits: 1) }
options-text = Indica una mossa per vederla sul tavolo. Il suo valore è il punteggio da aspettarsi; contano anche gli altri e la vittoria.
autoplay = Riproduci
autoplay-stop = Pausa

## Another try

try-again = Riprova
try-title = Riprova: { $number } di { $count }
try-before = { $place }: qui hai regalato { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti. Che cosa faresti adesso?
try-best = È la mossa migliore.
try-good = Buona quanto la migliore.
try-worse = Non ancora: così regali { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti.
try-show = Mostra la mossa migliore
try-end = Torna all'analisi
# In the terminal; the letters are typed: keep them.
review-keys = b: mostra la mossa migliore, n: prossima decisione, q: fine
try-nothing = Niente da riprovare: nessuna decisione è costata molto.

## The result to share

share-result = Condividi
share-result-title = Condividi questa partita
share-review = Il link dell'analisi
share-picture = Il risultato in un'immagine che non svela nulla delle carte.
picture-of-result = Il risultato in un'immagine
picture-save = Salva l'immagine
picture-share = Condividi l'immagine
