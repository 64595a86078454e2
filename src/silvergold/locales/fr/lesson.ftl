### The first game, and the coach.

## The frame of the lesson

lesson-title = Votre première partie
# $step and $steps are numbers: "Step 2 of 8".
lesson-step = Étape { $step } sur { $steps }
lesson-steps = Les étapes
# Spoken after the name of a step that has been done.
lesson-step-done = { $title }, c’est fait
lesson-well-done = Bien joué !
lesson-back = Retour
lesson-skip = Passer
lesson-next = Suivant
lesson-again = Recommencer
# À l’invite du terminal ; les lettres sont tapées : ne pas les traduire.
lesson-keys = n : passer, t : montrer la table, ? : aide, q : arrêter
lesson-prompt-end = Jouez contre un adversaire accommodant : silvergold terminal --coach. Les conseils proposent chaque fois un bon coup ; k les arrête.
# A move was refused; the reason follows as a sentence of its own.
lesson-refused = Les règles ne le permettent pas, il ne s’est donc rien passé. Essayez encore :
# The marks are confirmed, but the goal of the step was not reached.
lesson-turn-over = Ce tour est fini. Recommencez-le et essayez autrement.
# Shown while a turn goes well. $ready is the label of the button.
lesson-now-ready = Exactement ! Appuyez maintenant sur « { $ready } », et vos cases cochées comptent.
lesson-cross-owed = Une croix : il vous reste une case à cocher, n’importe laquelle, sur l’île de votre choix.

## Step by step: the name, what to do, and the result
## $card is the name of the island that the step is about, $name the name of the other player.

lesson-keep-title = Deux îles sur quatre
lesson-keep = Vous recevez quatre îles et en gardez deux. Les grandes rapportent plus de points, les petites sont plus vite terminées. Choisissez les deux qui vous plaisent.
lesson-keep-done = Ces deux-là sont à vous. Les autres retournent dans la { -pile }. On retourne quatre cartes à côté : les { -display }.

lesson-turned-title = Tourner et mettre en miroir
# $hand is "finger" on devices without a keyboard.
lesson-turned = À chaque tour, une { -expedition-card } montre un motif pour tous : ici un L. Sur « { $card } », il ne tient que d’une façon, tourné d’un quart de tour et en miroir. { $hand ->
        [finger] Tournez-le et mettez-le en miroir avec les boutons, et cochez-le là.
        [prompt] Tapez l’île et les cases du L, par exemple 1 a2 a3 a4 b4.
       *[keys] Tournez-le avec le bouton ou la touche R, mettez-le en miroir avec M, et cochez-le là.
    }
lesson-turned-done = Le L est tourné et en miroir, et il ne reste qu’une case. Tourner et mettre en miroir est toujours permis.
lesson-turned-single = Une seule case, c’est permis aussi, mais cette fois nous voulons le L. Annulez et réessayez.
lesson-turned-otherwise = Le L peut aussi se mettre là. Mais essayez sur « { $card } » : annulez, tournez-le et mettez-le en miroir.

lesson-single-title = Une seule case à la place
lesson-single = Le carré ne tient sur aucune de vos îles. Quand un motif ne tient pas, ou que vous n’en voulez pas, cochez à la place une case de votre choix. Ne rien cocher n’est pas permis.
# $oneBox is the label of the button.
lesson-single-done = Une case vaut mieux que rien. Avec le bouton « { $oneBox } », vous pouvez le faire à chaque tour.

lesson-cross-title = Une croix et sa chaîne
lesson-cross = Qui coche une croix coche aussitôt une case de plus, sur l’île de son choix. Si c’est encore une croix, une autre case suit. Sur « { $card } », posez la ligne de trois sur la croix du coin en haut à droite, puis cochez une autre croix.
lesson-cross-done = Trois cases par le motif, deux par les croix : cinq cases en un tour.
lesson-cross-missed = C’est permis, mais il n’y avait pas de croix. Annulez, et posez la ligne de trois pour qu’elle finisse sur la croix du coin.
lesson-cross-next = Voilà votre croix ! Elle vous donne une case de plus : cochez ainsi une autre croix.
lesson-cross-no-chain = C’est permis, mais la chaîne s’arrête là. Annulez, et cochez une croix avec votre case de plus.

lesson-coins-title = Les pièces et la première coupe
lesson-coins = Pour chaque pièce que vous cochez, on en coche une sur votre { -score-card }. Quatre font une ligne, et une ligne rapporte la plus haute coupe restante. Vous en avez trois, { $name } aussi. Cochez la pièce sur « { $card } ».
lesson-coins-done = Votre ligne est pleine : vous prenez la coupe de 6. { $name } en a rempli une aussi et reçoit la suivante, celle de 5.
lesson-coins-missed = C’est permis, mais il n’y avait pas de pièce. Annulez et, sur « { $card } », posez la ligne de trois sur la pièce.

lesson-palm-title = Un palmier
lesson-palm = Un palmier vaut 1 point, et 1 de plus pour chaque palmier des { -display } à ce moment-là. Il y en a deux. Sur « { $card } », posez le carré sur le palmier.
lesson-palm-done = Un et deux font trois. Le 3 est noté dans votre première case palmier ; il y en a quatre.
lesson-palm-missed = C’est permis, mais le palmier est encore libre. Annulez, et posez le carré dessus.

lesson-finish-title = Terminer une île
lesson-finish = Il reste deux cases libres sur « { $card } », juste la place du domino. Terminez l’île, puis choisissez-en une nouvelle.
lesson-finish-done = « { $card } » rapporte 12 points, et son sceau 1 de plus pour chaque île grise que vous terminez. La nouvelle île est à vous dès le prochain tour.
lesson-finish-missed = C’est permis, mais l’île « { $card } » n’est pas terminée. Annulez, et posez le domino sur ses deux dernières cases.
lesson-finish-take = Terminée ! Prenez maintenant une nouvelle île : une des { -display }, ou la première de la { -pile } à l’aveugle.

lesson-score-title = Le score final
lesson-score = Les quatre { -round(form: "many") } sont finies. Voici vos six îles terminées et votre { -score-card }. Calculez ligne par ligne.
lesson-score-done = 95 points : l’exemple que donnent tous les livrets. { $name } en a { $points }.
lesson-score-check = Vérifier
lesson-score-sum = Additionnez le tout
lesson-score-right = Juste
# The question of each line, and a hint after a wrong answer.
lesson-score-cards = Les nombres sur les fanions de vos îles
lesson-score-cards-wrong = Pas encore. Additionnez les nombres sur les fanions des six îles.
lesson-score-seals = Ce que les sceaux comptent parmi vos îles
lesson-score-seals-wrong = Pas encore. Chaque sceau compte vos îles de sa couleur : 1 point chacune pour le gris, 2 pour l’orange.
lesson-score-coins = Un point par pièce cochée
lesson-score-coins-wrong = Pas encore. Comptez les pièces cochées sur la { -score-card }.
lesson-score-cups = Les nombres dans les coupes
lesson-score-cups-wrong = Pas encore. Additionnez les nombres notés dans les coupes.
lesson-score-palms = Les nombres dans les cases palmier
lesson-score-palms-wrong = Pas encore. Additionnez les nombres notés en bas, dans les cases palmier.
lesson-score-total-wrong = Pas encore. Additionnez les cinq lignes du dessus.

lesson-end-title = Vous connaissez le jeu
lesson-end = Jouez contre un adversaire tout doux, et laissez-vous conseiller un bon coup à chaque tour. À la table, vous pouvez couper les conseils à tout moment.
lesson-play = Jouer

## The coach: what to do

# $boxes are names of boxes: "a1 b1 c1".
coach-mark = Cochez { $boxes } sur « { $card } ».
coach-keep = Gardez « { $first } » et « { $second } ».
coach-take = Prenez « { $card } ».
coach-draw = Piochez.
coach-ready = Validez.

## The coach: why

coach-why-finishes = Cela termine « { $card } » : { $value ->
        [one] { $value } point.
       *[other] { $value } points.
    }
# Crosses of the mark give as many boxes as the island still needs.
coach-why-cross-finishes = La croix vous permet de terminer « { $card } » dès ce tour.
coach-why-coin-row = Cela remplit une ligne de pièces, et la plus haute coupe restante vaut { $cup }.
coach-why-palm = Un palmier rapporte maintenant { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
coach-why-cross = { $count ->
        [one] La croix vous donne une case de plus.
       *[other] Les croix vous donnent { $count } cases de plus.
    }
coach-why-coins = { $count ->
        [one] Cela rapporte une pièce.
       *[other] Cela rapporte { $count } pièces.
    }
# $turns is a number such as 2.4; a shape has its best place on this island.
coach-why-fewest-turns = C’est ce qui rapproche le plus « { $card } » de la fin : encore { $turns ->
        [one] { $turns } tour environ.
       *[other] { $turns } tours environ.
    }
# $count of the eight expedition cards still fit on the island.
coach-why-room = Cela garde de la place sur « { $card } » : { $count ->
        [one] { $count } des huit { -expedition-card(form: "many") } y tient encore.
       *[other] { $count } des huit { -expedition-card(form: "many") } y tiennent encore.
    }
coach-why-boxes = { $count ->
        [one] Une case de plus vers les { $value } points de l’île « { $card } ».
       *[other] { $count } cases de plus vers les { $value } points de l’île « { $card } ».
    }
# $count of your finished islands have the colour of the seal.
coach-why-seal = { $color ->
        [grey] Son sceau compte vos îles grises terminées : { $count }.
        [green] Son sceau compte vos îles vertes terminées : { $count }.
        [orange] Son sceau compte vos îles orange terminées : { $count }.
       *[lilac] Son sceau compte vos îles violettes terminées : { $count }.
    }
# Seals that you have already count the colour of this island.
coach-why-counted = Vos sceaux la comptent : { $points ->
        [one] { $points } point en plus.
       *[other] { $points } points en plus.
    }
coach-why-best-rate = C’est l’{ -display(form: "one") } qui rapporte le plus de points par tour : { $value } points, terminée en { $turns ->
        [one] { $turns } tour environ.
       *[other] { $turns } tours environ.
    }
coach-why-most-coins = { $count ->
        [one] C’est la seule { -display(form: "one") } avec une pièce.
       *[other] Elle a { $count } pièces, plus que toutes les autres { -display }.
    }
coach-why-quickest = C’est l’{ -display(form: "one") } la plus vite terminée : en { $turns ->
        [one] { $turns } tour environ.
       *[other] { $turns } tours environ.
    }
coach-why-worth = Elle vaut { $value } points et se termine en { $turns ->
        [one] { $turns } tour environ.
       *[other] { $turns } tours environ.
    }
coach-why-pair-seal = Le sceau de l’île « { $card } » compte l’île « { $other } ».
coach-why-pair-rate = Aucune autre paire ne rapporte plus de points par tour : { $value } points en { $turns ->
        [one] { $turns } tour environ.
       *[other] { $turns } tours environ.
    }
coach-why-pair = Ensemble, elles valent { $value } points et demandent { $turns ->
        [one] { $turns } tour environ.
       *[other] { $turns } tours environ.
    }
coach-why-no-display = Il n’y a plus d’{ -display }.
coach-why-pile = Les cartes de la { -pile } valent en moyenne { $value } points.
coach-why-all-marked = Tout est coché pour ce tour.
