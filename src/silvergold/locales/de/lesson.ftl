### The first game, and the coach.

## The frame of the lesson

lesson-title = Dein erstes Spiel
# $step and $steps are numbers: "Step 2 of 8".
lesson-step = Schritt { $step } von { $steps }
lesson-steps = Die Schritte
# Spoken after the name of a step that has been done.
lesson-step-done = { $title }, geschafft
lesson-well-done = Gut gemacht!
lesson-back = Zurück
lesson-skip = Überspringen
lesson-next = Weiter
lesson-again = Noch einmal
# An der Eingabe im Terminal; die Buchstaben werden getippt: nicht übersetzen.
lesson-keys = n: überspringen, t: Tisch zeigen, ?: Hilfe, q: Schluss
lesson-prompt-end = Spiel gegen einen sanften Gegner: silvergold terminal --coach. Der Lotse schlägt jedes Mal einen guten Zug vor; k schaltet ihn aus.
# A move was refused; the reason follows as a sentence of its own.
lesson-refused = Das geht nach den Regeln nicht, darum ist nichts passiert. Versuch es noch einmal:
# The marks are confirmed, but the goal of the step was not reached.
lesson-turn-over = Dieser Durchgang ist vorbei. Spiel ihn noch einmal und versuch es anders.
# Shown while a turn goes well. $ready is the label of the button.
lesson-now-ready = Genau so! Drück jetzt auf „{ $ready }“, dann gelten deine Kreuze.
lesson-cross-owed = Ein Kreuz: Ein Kästchen fehlt noch. Kreuze ein beliebiges an, egal auf welcher Insel.

## Step by step: the name, what to do, and the result
## $card is the name of the island that the step is about, $name the name of the other player.

lesson-keep-title = Zwei von vier Inseln
lesson-keep = Du bekommst vier Inseln und behältst zwei. Große bringen mehr Punkte, kleine sind schneller fertig. Wähle zwei, die dir gefallen.
lesson-keep-done = Diese beiden gehören dir. Die anderen kommen zurück in den Stapel. Daneben werden vier Karten aufgedeckt: die Auslage.

lesson-turned-title = Drehen und spiegeln
# $hand is "finger" on devices without a keyboard.
lesson-turned = In jedem Durchgang zeigt eine Expeditionskarte eine Form für alle: hier ein L. Auf { $card } passt es nur auf eine Art, um eine Vierteldrehung gedreht und gespiegelt. { $hand ->
        [finger] Dreh und spiegle die Form mit den Knöpfen und kreuze sie dort an.
        [prompt] Tippe die Insel und die Kästchen des L, zum Beispiel 1 a2 a3 a4 b4.
       *[keys] Dreh die Form mit dem Knopf oder der Taste R, spiegle sie mit M, und kreuze sie dort an.
    }
lesson-turned-done = Das L liegt gedreht und gespiegelt da, und nur ein Kästchen ist noch frei. Drehen und Spiegeln sind immer erlaubt.
lesson-turned-single = Ein einzelnes Kästchen ist auch erlaubt, aber jetzt wollen wir das L. Nimm es zurück und versuch es noch einmal.
lesson-turned-otherwise = Auch so darf das L liegen. Aber probier es auf { $card }: Nimm es zurück, dreh es und spiegle es.

lesson-single-title = Stattdessen ein Kästchen
lesson-single = Für das Quadrat ist auf keiner Insel Platz. Wenn eine Form nicht passt oder du sie nicht willst, kreuze stattdessen ein beliebiges Kästchen an. Gar nichts anzukreuzen ist nicht erlaubt.
# $oneBox is the label of the button.
lesson-single-done = Ein Kästchen ist besser als keins. Mit dem Knopf „{ $oneBox }“ darfst du das in jedem Durchgang.

lesson-cross-title = Ein Kreuz und seine Kette
lesson-cross = Wer ein Kreuz ankreuzt, kreuzt sofort ein weiteres Kästchen an, egal auf welcher Insel. Ist das wieder ein Kreuz, folgt noch eins. Leg die Dreierreihe über das Kreuz in der Ecke oben rechts auf { $card }, und kreuze dann noch ein Kreuz an.
lesson-cross-done = Drei Kästchen mit der Form, zwei durch Kreuze: fünf Kästchen in einem Durchgang.
lesson-cross-missed = In Ordnung, aber da war kein Kreuz dabei. Nimm es zurück und leg die Dreierreihe so, dass sie auf dem Kreuz in der Ecke endet.
lesson-cross-next = Da ist dein Kreuz! Es schenkt dir ein weiteres Kästchen. Kreuze damit noch ein Kreuz an.
lesson-cross-no-chain = Das ist erlaubt, aber damit endet die Kette. Nimm es zurück und kreuze mit dem zusätzlichen Kästchen ein Kreuz an.

lesson-coins-title = Münzen und der erste Pokal
lesson-coins = Für jede Münze, die du ankreuzt, wird auch auf deiner Wertungskarte eine angekreuzt. Vier sind eine Reihe, und eine Reihe bringt den höchsten Pokal, der noch da ist. Du hast drei, { $name } auch. Kreuze die Münze auf { $card } an.
lesson-coins-done = Deine Reihe ist voll: Du nimmst den 6er-Pokal. { $name } hat auch eine gefüllt und bekommt den nächsten, den 5er-Pokal.
lesson-coins-missed = In Ordnung, aber da war keine Münze dabei. Nimm es zurück und leg die Dreierreihe über die Münze auf { $card }.

lesson-palm-title = Eine Palme
lesson-palm = Eine Palme bringt 1 Punkt und 1 weiteren für jede Palme, die gerade in der Auslage liegt. Jetzt sind es dort zwei. Leg das Quadrat über die Palme auf { $card }.
lesson-palm-done = Eins und zwei macht drei. Die 3 steht in deinem ersten Palmenkästchen; davon gibt es vier.
lesson-palm-missed = In Ordnung, aber die Palme ist noch frei. Nimm es zurück und leg das Quadrat darüber.

lesson-finish-title = Eine Insel vollenden
lesson-finish = Auf { $card } sind noch zwei Kästchen frei, und das Domino passt genau. Vollende die Insel und wähle dann eine neue.
lesson-finish-done = { $card } bringt 12 Punkte, und ihr Siegel 1 weiteren für jede graue Insel, die du vollendest. Die neue Insel gehört dir ab dem nächsten Durchgang.
lesson-finish-missed = In Ordnung, aber { $card } ist noch nicht fertig. Nimm es zurück und leg das Domino über die letzten zwei Kästchen.
lesson-finish-take = Fertig! Nimm jetzt eine neue Insel: eine aus der Auslage oder verdeckt die oberste vom Stapel.

lesson-score-title = Die Endwertung
lesson-score = Vier Runden sind vorbei. Das sind deine sechs fertigen Inseln und deine Wertungskarte. Zähl Zeile für Zeile zusammen.
lesson-score-done = 95 Punkte: das Beispiel aus jedem Regelheft. { $name } hat { $points }.
lesson-score-check = Prüfen
lesson-score-sum = Alles zusammenzählen
lesson-score-right = Stimmt
# The question of each line, and a hint after a wrong answer.
lesson-score-cards = Die Zahlen auf den Fähnchen deiner Inseln
lesson-score-cards-wrong = Noch nicht. Zähl die Zahlen auf den Fähnchen aller sechs Inseln zusammen.
lesson-score-seals = Was die Siegel bei deinen Inseln zählen
lesson-score-seals-wrong = Noch nicht. Jedes Siegel zählt deine Inseln seiner Farbe: je 1 Punkt für Grau, je 2 für Orange.
lesson-score-coins = Ein Punkt für jede angekreuzte Münze
lesson-score-coins-wrong = Noch nicht. Zähl die angekreuzten Münzen auf der Wertungskarte.
lesson-score-cups = Die Zahlen in den Pokalen
lesson-score-cups-wrong = Noch nicht. Zähl die Zahlen in den Pokalen zusammen.
lesson-score-palms = Die Zahlen in den Palmenkästchen
lesson-score-palms-wrong = Noch nicht. Zähl die Zahlen unten in den Palmenkästchen zusammen.
lesson-score-total-wrong = Noch nicht. Zähl die fünf Zeilen darüber zusammen.

lesson-end-title = Jetzt kennst du das Spiel
lesson-end = Spiel gegen einen gutmütigen Gegner und lass dir vom Lotsen in jedem Durchgang einen guten Zug zeigen. Du kannst ihn am Tisch jederzeit ausschalten.
lesson-play = Jetzt spielen

## The coach: what to do

# $boxes are names of boxes: "a1 b1 c1".
coach-mark = Kreuze { $boxes } auf { $card } an.
coach-keep = Behalte { $first } und { $second }.
coach-take = Nimm { $card }.
coach-draw = Zieh vom Stapel.
coach-ready = Drück auf Fertig.

## The coach: why

coach-why-finishes = Das vollendet { $card }: { $value ->
        [one] { $value } Punkt.
       *[other] { $value } Punkte.
    }
# Crosses of the mark give as many boxes as the island still needs.
coach-why-cross-finishes = Mit dem Kreuz vollendest du { $card } noch in diesem Durchgang.
coach-why-coin-row = Das füllt eine Münzreihe, und der höchste Pokal, der noch da ist, bringt { $cup }.
coach-why-palm = Eine Palme bringt jetzt { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
coach-why-cross = { $count ->
        [one] Das Kreuz schenkt dir ein weiteres Kästchen.
       *[other] Die Kreuze schenken dir { $count } weitere Kästchen.
    }
coach-why-coins = { $count ->
        [one] Das bringt eine Münze.
       *[other] Das bringt { $count } Münzen.
    }
# $turns is a number such as 2.4; a shape has its best place on this island.
coach-why-fewest-turns = So ist { $card } am schnellsten fertig: { $turns ->
        [one] noch etwa { $turns } Durchgang.
       *[other] noch etwa { $turns } Durchgänge.
    }
# $count of the eight expedition cards still fit on the island.
coach-why-room = Das hält Platz frei auf { $card }: { $count ->
        [one] { $count } der acht Expeditionskarten passt noch.
       *[other] { $count } der acht Expeditionskarten passen noch.
    }
coach-why-boxes = { $count ->
        [one] Ein Kästchen näher an den { $value } Punkten von { $card }.
       *[other] { $count } Kästchen näher an den { $value } Punkten von { $card }.
    }
# $count of your finished islands have the colour of the seal.
coach-why-seal = { $color ->
        [grey] Ihr Siegel zählt deine fertigen grauen Inseln: { $count }.
        [green] Ihr Siegel zählt deine fertigen grünen Inseln: { $count }.
        [orange] Ihr Siegel zählt deine fertigen orangen Inseln: { $count }.
       *[lilac] Ihr Siegel zählt deine fertigen lila Inseln: { $count }.
    }
# Seals that you have already count the colour of this island.
coach-why-counted = Deine Siegel zählen sie mit: { $points ->
        [one] { $points } Punkt obendrauf.
       *[other] { $points } Punkte obendrauf.
    }
coach-why-best-rate = In der Auslage bringt sie die meisten Punkte je Durchgang: { $value } Punkte, fertig in etwa { $turns ->
        [one] { $turns } Durchgang.
       *[other] { $turns } Durchgängen.
    }
coach-why-most-coins = { $count ->
        [one] Nur sie hat in der Auslage eine Münze.
       *[other] Sie hat { $count } Münzen, mehr als jede andere in der Auslage.
    }
coach-why-quickest = In der Auslage ist sie am schnellsten fertig: in etwa { $turns ->
        [one] { $turns } Durchgang.
       *[other] { $turns } Durchgängen.
    }
coach-why-worth = Sie ist { $value } Punkte wert und fertig in etwa { $turns ->
        [one] { $turns } Durchgang.
       *[other] { $turns } Durchgängen.
    }
coach-why-pair-seal = Das Siegel von { $card } zählt { $other } mit.
coach-why-pair-rate = Keine anderen zwei bringen mehr Punkte je Durchgang: { $value } Punkte in etwa { $turns ->
        [one] { $turns } Durchgang.
       *[other] { $turns } Durchgängen.
    }
coach-why-pair = Zusammen sind sie { $value } Punkte wert und brauchen etwa { $turns ->
        [one] { $turns } Durchgang.
       *[other] { $turns } Durchgänge.
    }
coach-why-no-display = Die Auslage ist leer.
coach-why-pile = Die Karten im Stapel sind im Durchschnitt { $value } Punkte wert.
coach-why-all-marked = Für diesen Durchgang ist alles angekreuzt.
