### Progress: statistics of your games, and challenges.

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
challenge-kept = Cartes gardées
# Both have done the same in a turn.
challenge-same = pareil
# A turn without any mark.
challenge-nothing = rien coché
