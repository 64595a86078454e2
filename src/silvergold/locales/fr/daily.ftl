### The deal of the day: its page, its calendar, and the text to share.

# $opponent is a bot.
daily-lead = Ce jour-là, les mêmes cartes pour tous, contre { $opponent }.
# $time is a day and a time of day.
daily-counts = Elle compte pour le rang et la série jusqu’au { $time }.
daily-over = Elle ne compte plus pour le rang ni la série, mais on peut toujours la jouer.
daily-public = Chacun peut calculer une donne publique à l’avance. Ce serveur n’en montre les cartes qu’à ceux qui l’ont jouée.
daily-own = Ce serveur a ses propres cartes chaque jour : personne ne peut les trouver ailleurs. L’empreinte ci-dessous est publiée dès maintenant, le secret après.

## Your result

daily-score = Votre score
# Par as in golf.
# Same as in English
daily-par = Par
daily-par-text = Ce que marque Amiral à votre place.
daily-above-par = { $points } au-dessus du par
daily-below-par = { $points } sous le par
daily-on-par = dans le par
daily-given-away = Points perdus
daily-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
daily-rank-by-score = Rang au score
daily-rank-by-given-away = Rang aux points perdus
daily-rank = { $rank } sur { $players }
daily-unranked = Hors classement : vous connaissiez la donne, ou le délai était passé.
# In place of a number.
daily-pending = calcul en cours
daily-streak-label = Série
daily-review = Voir l’analyse

## The others' results

daily-results = Résultats ici
# Points given away, as a column.
daily-given-away-column = Perdus

## The calendar

calendar = Tous les jours
calendar-earlier = Mois précédent
calendar-later = Mois suivant
calendar-not-played = pas jouée
# Same as in English
calendar-played = { $points } points
# $state is "not played" or "87 points".
calendar-day = { $day }, donne { $number } : { $state }
calendar-today = Donne d’aujourd’hui

## The text to share

daily-share-text = Votre résultat, en un texte qui ne dévoile rien
# The first line. $opponent is a bot.
share-daily = Silver & Gold : donne du jour { $number } contre { $opponent }
# The first line, where a server has a deal of its own.
share-daily-own = Silver & Gold : notre propre donne du jour { $number } contre { $opponent }
# Same as in English
share-points = { $points } points
# Same as in English
share-par = par { $par }
# $marks are four coloured squares.
share-rounds = { -round(form: "title") } par { -round } : { $marks }

## In the terminal

daily-par-is = Le par est { $par } : ce que marque Amiral à votre place.
daily-to-share = À partager :
daily-unfinished = La partie n’est pas terminée : il n’y a pas de résultat.
