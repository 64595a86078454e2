### Progress: statistics of your games, and challenges.

## Statistics in the logbook

figure-games = Parties finies
figure-wins = Gagnées
figure-best = Meilleur total
figure-mean = En moyenne
figure-given-away = Perdus par partie
figure-adjusted = Moyenne sans la chance
figures-lines = Points par partie, en moyenne
figures-places = Vos rangs
# How often the person came in this place; the number stands beside it.
figures-place = rang { $place }
figures-opponents = Contre qui
figures-counts = Combien de joueurs
# A row of a table: games with so many players.
figures-count = { $players } joueurs
best-games = Vos meilleures parties
# The label of a list of opponents.
choose-opponent = Contre
choose-opponent-all = tous
# The label of a list of numbers.
choose-players = Joueurs
choose-players-all = peu importe
choose-none = Vous n’avez aucune partie de ce genre.
trend-score = Vos totaux
trend-given-away = Points perdus
trend-mean = moyenne de dix parties
trend-adjusted = de même, sans la chance
# $title is the name of the chart.
trend-spoken = { $title } : un point par partie, de la plus ancienne à la plus récente. Les flèches mènent d’une partie à l’autre, Entrée l’ouvre. Les chiffres sont dans le tableau des parties.
# $day is a date, $points a number of points, $names the opponents.
trend-point = { $day } : { NUMBER($points, maximumFractionDigits: 1) } contre { $names }
trend-one = Votre premier total : { $total }. Dès la deuxième partie, une courbe apparaîtra ici.
games-unreviewed-count = { $count ->
        [one] Une partie n’est pas encore analysée.
       *[other] { $count } parties ne sont pas encore analysées.
    }
games-when = Quand
games-score = Total
games-place = Rang
games-given-away = Perdus
games-luck = Chance
games-adjusted = Sans la chance
games-count = Parties
games-unreviewed = pas encore analysée
games-all = Tout afficher : { $count }
games-latest = Dernières parties
export = Emporter vos parties
export-csv = Résultats en tableau (CSV)
export-records = Toutes les parties, enregistrées

## A challenge: beat my score

challenge = Défier quelqu’un
# $name is the challenger, $total the score to beat.
challenge-title = { $name } a marqué { $total } points. Ferez-vous mieux ?
# $total is the score to beat.
challenge-yours = Battez mes { $total } points
# $names are the bots.
challenge-against = Mêmes cartes, même place, contre { $names }.
# $bot plays in the seat of the person $name.
challenge-instead = { $bot } joue à la place de { $name }.
challenge-text = Vos amis jouent les mêmes cartes, à votre place. Ensuite, vous comparez les parties tour par tour.
challenge-closes = Dès que le lien existe, seuls ceux qui ont joué ces cartes peuvent voir votre partie.
challenge-make = Créer le lien
challenge-link = Lien du défi
challenge-see = Qui l’a relevé
challenge-take-up = Relever le défi
challenge-take-up-as = Relever le défi : { $name }
challenge-hidden = Vous verrez la partie de { $name } une fois la vôtre finie.
challenge-known-lead = Vous avez déjà vu ces cartes : vous ne pouvez pas le relever.
challenge-continue = Continuer votre partie
challenge-compare = Comparer les parties
challenge-nobody = Personne ne l’a encore relevé. Envoyez le lien à quelqu’un.
challenge-results = Tous les résultats
challenge-rivals = Adversaires
# Points given away, as a column.
challenge-given-away = Perdus
challenge-playing = joue encore
# $name is a player; the name of another one follows.
challenge-other = Comparer { $name } à
# $points is the difference of two scores.
challenge-ahead = Avance de { $name } : { $points }.
challenge-even = Égalité.
challenge-curve = Points, tour par tour
challenge-turns = Tour par tour
# Both have done the same in a turn.
challenge-same = pareil
# A turn without any mark.
challenge-nothing = rien coché
