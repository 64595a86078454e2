### Puzzles: one decision in a real position, and your own mistakes.

puzzles-text = Una posizione di una partita vera e una decisione. Ogni mossa buona quanto la migliore è giusta, e conta solo la tua prima risposta.

## A puzzle on the board

puzzle-question = { $kind ->
        [keep] Quali due isole terresti?
        [take] Quale isola prenderesti?
       *[marks] Che cosa segneresti qui?
    }
# The bot is the weakest one that solves it.
puzzle-level = Livello: { $bot }
puzzle-you = Tu
puzzle-rival = Avversario
puzzle-rival-number = Avversario { $number }
# $why is a sentence about the move.
puzzle-yours = La tua mossa: { $why }
puzzle-best = La mossa migliore: { $why }
puzzle-first-right = La tua prima risposta era giusta.
puzzle-first-worse = La tua prima risposta ha regalato { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti.
puzzle-next = Prossimo problema

## All puzzles

puzzles-by-difficulty = Per difficoltà
puzzles-by-theme = Per tema
puzzles-difficulty = Difficoltà
puzzles-theme = Tema
puzzles-answered = Risposte
puzzles-progress = { $done } di { $count }
puzzles-kept = Punti salvati
puzzles-kept-text = Un problema è difficile quanto il bot più debole che lo risolve. Punti salvati: dei punti che una mossa a caso regalerebbe, la parte salvata dalle tue prime risposte.

## What a puzzle is about

puzzle-theme-finishes = Completare un'isola
puzzle-theme-cross-finishes = Completare con una croce
puzzle-theme-coin-row = Completare una riga di monete
puzzle-theme-palm = Fare punti con una palma
puzzle-theme-cross = Segnare una croce
puzzle-theme-coins = Segnare monete
puzzle-theme-fewest-turns = Il più vicino alla fine
puzzle-theme-room = Lasciare spazio
puzzle-theme-boxes = Segnare molti campi
puzzle-theme-seal = Un sigillo che conta
puzzle-theme-counted = Contata dai tuoi sigilli
puzzle-theme-best-rate = Più punti per mano
puzzle-theme-most-coins = Più monete
puzzle-theme-quickest = La più rapida da completare
puzzle-theme-worth = Un'isola che vale la pena
puzzle-theme-pair-seal = Due che si contano
puzzle-theme-pair-rate = La coppia migliore
puzzle-theme-pair = Una buona coppia
puzzle-theme-no-display = Nessuna carta esposta
puzzle-theme-pile = Pescare dal mazzo

## Your own mistakes

mistakes = I tuoi errori
mistakes-text = Le decisioni più care delle tue ultime partite, da prendere di nuovo.
mistakes-none = Ancora niente. Quando una tua partita è analizzata, le sue decisioni più care appaiono qui.
mistakes-nobody = Scegli un nome e gioca una partita: le sue decisioni più care appariranno qui.
mistakes-against = Contro { $names }
# $place is "round 2, turn 3".
mistake = { $place }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti
mistake-right = risolto
mistake-worse = risposto, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti regalati

## A record file

record-file = Da un file
record-file-text = Qualsiasi partita finita, giocata qui o altrove: la sua cronaca viene verificata e analizzata, e le tue decisioni più care diventano problemi.
record-file-open = Apri una cronaca
record-file-drop = o trascinala qui
record-file-seat = Chi eri?
record-file-none = Niente da riprovare: nessuna decisione di { $name } è costata molto.
