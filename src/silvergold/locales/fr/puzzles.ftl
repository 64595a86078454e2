### Puzzles: one decision in a real position, and your own mistakes.

puzzles-text = Une position tirée d’une vraie partie, et une décision. Tout coup aussi bon que le meilleur est juste, et seule votre première réponse compte.

## A puzzle on the board

puzzle-question = { $kind ->
        [keep] Quelles deux îles garderiez-vous ?
        [take] Quelle île prendriez-vous ?
       *[marks] Que cocheriez-vous ici ?
    }
# The bot is the weakest one that solves it.
puzzle-level = Niveau : { $bot }
puzzle-you = Vous
puzzle-rival = Adversaire
puzzle-rival-number = Adversaire { $number }
# $why is a sentence about the move.
puzzle-yours = Votre coup : { $why }
puzzle-best = Le meilleur coup : { $why }
puzzle-first-right = Votre première réponse était juste.
puzzle-first-worse = Votre première réponse a perdu { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $points ->
        [one] point
       *[other] points
    }.
puzzle-next = Problème suivant

## All puzzles

puzzles-by-difficulty = Par difficulté
puzzles-by-theme = Par thème
puzzles-difficulty = Difficulté
puzzles-theme = Thème
puzzles-answered = Résolus
puzzles-progress = { $done } sur { $count }
puzzles-kept = Points gardés
puzzles-kept-text = Un problème est aussi difficile que le bot le plus faible qui le résout. Points gardés : la part des points qu’un coup au hasard ferait perdre et que vos premières réponses ont sauvée.

## What a puzzle is about

puzzle-theme-finishes = Terminer une île
puzzle-theme-cross-finishes = Terminer grâce à une croix
puzzle-theme-coin-row = Remplir une ligne de pièces
puzzle-theme-palm = Marquer avec un palmier
puzzle-theme-cross = Cocher une croix
puzzle-theme-coins = Cocher des pièces
puzzle-theme-fewest-turns = Au plus près de la fin
puzzle-theme-room = Garder de la place
puzzle-theme-boxes = Cocher beaucoup de cases
puzzle-theme-seal = Un sceau qui compte
puzzle-theme-counted = Comptée par vos sceaux
puzzle-theme-best-rate = Le plus de points par tour
puzzle-theme-most-coins = Le plus de pièces
puzzle-theme-quickest = La plus vite terminée
puzzle-theme-worth = Une île qui vaut la peine
puzzle-theme-pair-seal = Deux îles qui se comptent
puzzle-theme-pair-rate = La meilleure paire
puzzle-theme-pair = Une bonne paire
puzzle-theme-no-display = Plus d’{ -display }
puzzle-theme-pile = Piocher dans la { -pile }

## Your own mistakes

mistakes = Vos propres erreurs
mistakes-text = Les décisions les plus chères de vos dernières parties, à reprendre.
mistakes-none = Rien encore. Dès qu’une de vos parties est analysée, ses décisions les plus chères apparaissent ici.
mistakes-nobody = Choisissez un nom et jouez une partie : ses décisions les plus chères apparaîtront ici.
mistakes-against = Contre { $names }
# $place is "round 2, turn 3".
mistake = { $place } : { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $points ->
        [one] point
       *[other] points
    }
mistake-right = résolu
mistake-worse = répondu, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $points ->
        [one] point perdu
       *[other] points perdus
    }

## A record file

record-file = D’après un fichier
record-file-text = Toute partie terminée, jouée ici ou ailleurs : son enregistrement est vérifié et analysé, et vos décisions les plus chères deviennent des problèmes.
record-file-open = Ouvrir un enregistrement
record-file-drop = ou déposez-le ici
record-file-seat = Qui étiez-vous ?
record-file-none = Rien à réessayer : aucune décision de { $name } n’a coûté cher.
