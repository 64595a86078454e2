### The first game, and the coach.

## The frame of the lesson

lesson-title = La tua prima partita
# $step and $steps are numbers: "Step 2 of 8".
lesson-step = Passo { $step } di { $steps }
lesson-steps = I passi
# Spoken after the name of a step that has been done.
lesson-step-done = { $title }, fatto
lesson-well-done = Ottimo!
lesson-back = Indietro
lesson-skip = Salta
lesson-next = Avanti
lesson-again = Ripeti
# Al prompt del terminale; le lettere si digitano: non tradurle.
lesson-keys = n: salta, t: mostra il tavolo, ?: aiuto, q: fine
lesson-prompt-end = Gioca contro un avversario facile: silvergold terminal --coach. Il maestro suggerisce ogni volta una buona mossa; k lo spegne.
# A move was refused; the reason follows as a sentence of its own.
lesson-refused = È contro le regole, quindi non è successo nulla. Riprova:
# The marks are confirmed, but the goal of the step was not reached.
lesson-turn-over = La mano è finita. Ripetila e prova in un altro modo.
# Shown while a turn goes well. $ready is the label of the button.
lesson-now-ready = Proprio così! Ora premi «{ $ready }», e ciò che hai segnato vale.
lesson-cross-owed = Una croce: devi ancora segnare un campo. Segnane uno qualsiasi, su un'isola a scelta.

## Step by step: the name, what to do, and the result
## $card is the name of the island that the step is about, $name the name of the other player.

lesson-keep-title = Due isole su quattro
lesson-keep = Ricevi quattro isole e ne tieni due. Le grandi fruttano più punti, le piccole si completano prima. Scegli le due che vuoi.
lesson-keep-done = Queste due sono tue. Le altre tornano nel mazzo. Accanto si scoprono quattro carte: le carte esposte.

lesson-turned-title = Ruotare e ribaltare
# $hand is "finger" on devices without a keyboard.
lesson-turned = A ogni mano una mappa di spedizione mostra un modello per tutti: qui una L. Su «{ $card }» ci sta in un modo solo, ruotata di un quarto di giro e ribaltata. { $hand ->
        [finger] Ruota e ribalta il modello con i pulsanti e segnalo lì.
        [prompt] Scrivi l’isola e i campi della L, per esempio 1 a2 a3 a4 b4.
       *[keys] Ruota il modello con il pulsante o con il tasto R, ribaltalo con M e segnalo lì.
    }
lesson-turned-done = La L è ruotata e ribaltata, e resta un solo campo. Ruotare e ribaltare si può sempre.
lesson-turned-single = Si può segnare anche un solo campo, ma ora vogliamo la L. Annulla e riprova.
lesson-turned-otherwise = La L può stare anche lì. Ma prova su «{ $card }»: annulla, ruotala e ribaltala.

lesson-single-title = Un campo al suo posto
lesson-single = Il quadrato non ci sta su nessuna isola. Quando un modello non ci sta, o non lo vuoi, segna al suo posto un campo a scelta. Non segnare nulla è vietato.
# $oneBox is the label of the button.
lesson-single-done = Un campo è meglio di niente. Con il pulsante «{ $oneBox }» puoi farlo in ogni mano.

lesson-cross-title = Una croce e la sua catena
lesson-cross = Chi segna una croce segna subito un altro campo, su un'isola a scelta. Se è di nuovo una croce, ne segue un altro. Metti la linea da tre sulla croce nell'angolo in alto a destra di «{ $card }», poi segna un'altra croce.
lesson-cross-done = Tre campi con il modello, due con le croci: cinque campi in una mano.
lesson-cross-missed = Va bene, ma non c'era nessuna croce. Annulla, e metti la linea in modo che finisca sulla croce nell'angolo.
lesson-cross-next = Ecco la tua croce! Ti dà un altro campo. Usalo per segnare un'altra croce.
lesson-cross-no-chain = Si può, ma la catena finisce lì. Annulla, e con il campo in più segna una croce.

lesson-coins-title = Le monete e la prima coppa
lesson-coins = Per ogni moneta che segni se ne segna una sulla tua mappa di punteggio. Quattro fanno una riga, e una riga frutta la coppa più alta rimasta. Ne hai tre, come { $name }. Segna la moneta su «{ $card }».
lesson-coins-done = La tua riga è completa: prendi la coppa da 6. Anche { $name } ne ha completata una e prende la successiva, quella da 5.
lesson-coins-missed = Va bene, ma non c'era nessuna moneta. Annulla, e metti la linea sulla moneta di «{ $card }».

lesson-palm-title = Una palma
lesson-palm = Una palma vale 1 punto, più 1 per ogni palma che in quel momento è sulle isole esposte. Ora ce ne sono due. Metti il quadrato sulla palma di «{ $card }».
lesson-palm-done = Uno più due fa tre. Il 3 è annotato nel tuo primo campo per le palme; ce ne sono quattro.
lesson-palm-missed = Va bene, ma la palma è ancora libera. Annulla, e mettici sopra il quadrato.

lesson-finish-title = Completare un'isola
lesson-finish = Su «{ $card }» restano due campi liberi, e il domino ci sta giusto. Completa l'isola, poi scegline una nuova.
lesson-finish-done = «{ $card }» frutta 12 punti, e il suo sigillo 1 in più per ogni isola grigia che completi. La nuova isola è tua dalla prossima mano.
lesson-finish-missed = Va bene, ma l'isola «{ $card }» non è completa. Annulla, e metti il domino sui suoi ultimi due campi.
lesson-finish-take = Completata! Ora prendi una nuova isola: una di quelle esposte o, alla cieca, la prima del mazzo.

lesson-score-title = Il punteggio finale
lesson-score = I quattro turni sono finiti. Queste sono le tue sei isole completate e la tua mappa di punteggio. Fai il conto riga per riga.
lesson-score-done = 95 punti: l'esempio di ogni regolamento. { $name } ne ha { $points }.
lesson-score-check = Controlla
lesson-score-sum = Somma tutto
lesson-score-right = Giusto
# The question of each line, and a hint after a wrong answer.
lesson-score-cards = I numeri sulle bandierine delle tue isole
lesson-score-cards-wrong = Non ancora. Somma i numeri sulle bandierine di tutte e sei le isole.
lesson-score-seals = Che cosa contano i sigilli tra le tue isole
lesson-score-seals-wrong = Non ancora. Ogni sigillo conta le tue isole del suo colore: 1 punto l'una per il grigio, 2 per l'arancione.
lesson-score-coins = Un punto per ogni moneta segnata
lesson-score-coins-wrong = Non ancora. Conta le monete segnate sulla mappa di punteggio.
lesson-score-cups = I numeri nelle coppe
lesson-score-cups-wrong = Non ancora. Somma i numeri annotati nelle coppe.
lesson-score-palms = I numeri nei campi per le palme
lesson-score-palms-wrong = Non ancora. Somma i numeri annotati in basso, nei campi per le palme.
lesson-score-total-wrong = Non ancora. Somma le cinque righe qui sopra.

lesson-end-title = Ora conosci il gioco
lesson-end = Gioca contro un avversario mite, e lascia che il maestro ti indichi a ogni mano una buona mossa. Al tavolo puoi disattivarlo in qualsiasi momento.
lesson-play = Gioca subito

## The coach: what to do

# $boxes are names of boxes: "a1 b1 c1".
coach-mark = Segna { $boxes } su «{ $card }».
coach-keep = Tieni «{ $first }» e «{ $second }».
coach-take = Prendi «{ $card }».
coach-draw = Pesca dal mazzo.
coach-ready = Premi «Fatto».

## The coach: why

coach-why-finishes = Completa «{ $card }»: { $value ->
        [one] { $value } punto.
       *[other] { $value } punti.
    }
# Crosses of the mark give as many boxes as the island still needs.
coach-why-cross-finishes = Con la croce completi «{ $card }» già in questa mano.
coach-why-coin-row = Completa una riga di monete, e la coppa più alta rimasta è { $cup }.
coach-why-palm = Una palma ora vale { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
coach-why-cross = { $count ->
        [one] La croce ti dà un altro campo.
       *[other] Le croci ti danno altri { $count } campi.
    }
coach-why-coins = { $count ->
        [one] Frutta una moneta.
       *[other] Frutta { $count } monete.
    }
# $turns is a number such as 2.4; a shape has its best place on this island.
coach-why-fewest-turns = Nient'altro avvicina di più «{ $card }» alla fine: ancora circa { $turns ->
        [one] { $turns } mano.
       *[other] { $turns } mani.
    }
# $count of the eight expedition cards still fit on the island.
coach-why-room = Lascia spazio su «{ $card }»: { $count ->
        [one] ci sta ancora { $count } delle otto mappe di spedizione.
       *[other] ci stanno ancora { $count } delle otto mappe di spedizione.
    }
coach-why-boxes = { $count ->
        [one] Un campo in più verso i { $value } punti di «{ $card }».
       *[other] { $count } campi in più verso i { $value } punti di «{ $card }».
    }
# $count of your finished islands have the colour of the seal.
coach-why-seal = { $color ->
        [grey] Il suo sigillo conta le tue isole grigie completate: { $count }.
        [green] Il suo sigillo conta le tue isole verdi completate: { $count }.
        [orange] Il suo sigillo conta le tue isole arancioni completate: { $count }.
       *[lilac] Il suo sigillo conta le tue isole lilla completate: { $count }.
    }
# Seals that you have already count the colour of this island.
coach-why-counted = I tuoi sigilli la contano: { $points ->
        [one] { $points } punto in più.
       *[other] { $points } punti in più.
    }
coach-why-best-rate = Tra quelle esposte è quella che frutta più punti per mano: vale { $value } punti, si completa in circa { $turns ->
        [one] { $turns } mano.
       *[other] { $turns } mani.
    }
coach-why-most-coins = { $count ->
        [one] Tra quelle esposte è l'unica con una moneta.
       *[other] Ha { $count } monete, più di ogni altra esposta.
    }
coach-why-quickest = Tra quelle esposte è la più rapida da completare: circa { $turns ->
        [one] { $turns } mano.
       *[other] { $turns } mani.
    }
coach-why-worth = Vale { $value } punti e si completa in circa { $turns ->
        [one] { $turns } mano.
       *[other] { $turns } mani.
    }
coach-why-pair-seal = Il sigillo di «{ $card }» conta anche «{ $other }».
coach-why-pair-rate = Nessun'altra coppia frutta più punti per mano: { $value } punti in circa { $turns ->
        [one] { $turns } mano.
       *[other] { $turns } mani.
    }
coach-why-pair = Insieme valgono { $value } punti e richiedono circa { $turns ->
        [one] { $turns } mano.
       *[other] { $turns } mani.
    }
coach-why-no-display = Non restano carte esposte.
coach-why-pile = Le carte del mazzo valgono in media { $value } punti.
coach-why-all-marked = Per questa mano è tutto segnato.
