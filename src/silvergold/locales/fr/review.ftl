### The review of a finished game: the ledger, the decisions, and another try.

review-title = Le fil de la partie
review-computing = Analyse de la partie : { $share }

## The expected scores

curve = Score final attendu, tour par tour
curve-spoken = Une ligne par joueur, d’avant le premier tour jusqu’à la fin. Les chiffres sont dans le tableau.
curve-figures = Les chiffres en tableau
curve-turn = Tour
curve-start = Début
curve-point = { $name } : { $points }
curve-round = { -round(form: "title") } { $round }

## The ledger

ledger = D’où viennent les points
ledger-book = Compter en
# Same as in English
ledger-points = points
ledger-shares = victoires
ledger-start = Attendu au début
ledger-about-start = Ce qu’une place comme celle-ci marque en moyenne, avant la donne.
ledger-table-luck = Chance de la table
ledger-about-table-luck = Les motifs, les mêmes pour tous : ils ont fait monter ou baisser tous les scores.
ledger-own-luck = Chance propre
ledger-about-own-luck = Les cartes reçues et piochées, et combien les motifs convenaient mieux ou moins bien ici qu’ailleurs.
ledger-skill = Ses décisions
ledger-about-skill = Les décisions qui n’étaient pas les meilleures pour le score. Ce n’est jamais plus que zéro.
ledger-others = Les autres
ledger-about-others = Ce qu’ont fait les autres, comparé à ce qu’on pouvait attendre.
ledger-appraisal = Après réflexion
ledger-about-appraisal = Ici, c’est nous qui avons changé d’avis : la même position semblait meilleure ou moins bonne une étape plus loin.
ledger-result = Résultat
ledger-luck = Chance
ledger-meaning = Ce que signifient les lignes

## Points given away

given = Points perdus
given-away = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $points ->
        [one] point
       *[other] points
    } en { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    } : { NUMBER($each, minimumFractionDigits: 2, maximumFractionDigits: 2) } par décision.
given-nothing = Aucun : chaque décision était la meilleure.
given-level = Vous avez joué comme { $bot }.
given-level-other = { $name } a joué comme { $bot }.
given-interval = Avec si peu de décisions, ce pourrait être n’importe quoi entre { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } et { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
next = À essayer ensuite
next-costliest = Votre décision la plus chère : { $place }, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $points ->
        [one] point
       *[other] points
    }.
next-none = Aucune erreur. Essayez un adversaire plus fort.
next-look = La regarder

## The decisions

grade-best = meilleure
grade-fine = bonne
grade-doubtful = douteuse
grade-mistake = erreur
grade-blunder = grosse erreur
decisions-of = Décisions de { $name }
decision-spoken = { $place }, { $kind ->
        [keep] îles gardées
        [take] île prise
       *[marks] cases cochées
    } : { $verdict }
decision-best = La meilleure
decision-fine = Bonne
decision-doubtful = Douteuse
decision-mistake = Erreur
decision-blunder = Grosse erreur
decision-loss = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $points ->
        [one] point perdu
       *[other] points perdus
    }
decision-next = Erreur suivante
options = Coups
option-played = Joué
option-rank = { $rank }.
option-value = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
option-behind = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($spread, minimumFractionDigits: 1, maximumFractionDigits: 1) }
options-text = Montrez un coup pour le voir sur la table. Sa valeur est le score à attendre ; les autres et la victoire comptent aussi.
autoplay = Lire
# Same as in English
autoplay-stop = Pause

## Another try

try-again = Réessayer
try-title = Réessayer : { $number } sur { $count }
try-before = { $place } : ici, vous avez perdu { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $points ->
        [one] point
       *[other] points
    }. Que feriez-vous maintenant ?
try-best = C’est le meilleur coup.
try-good = Aussi bon que le meilleur coup.
try-worse = Pas encore : cela perd { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $points ->
        [one] point
       *[other] points
    }.
try-show = Montrer le meilleur coup
try-end = Retour à l’analyse
# In the terminal; the letters are typed: keep them.
review-keys = b : montrer le meilleur coup, n : décision suivante, q : arrêter
try-nothing = Rien à réessayer : aucune décision n’a coûté cher.

## The result to share

share-result = Partager
share-result-title = Partager cette partie
share-review = Le lien de l’analyse
share-picture = Le résultat en image, qui ne révèle rien de la donne.
picture-of-result = Le résultat en image
picture-save = Enregistrer l’image
picture-share = Partager l’image
