### The other pages of the browser client.

## Everywhere

home = Accueil
skip = Aller au contenu
page-challenge = Défi
# Same as in English
page-table = Table
# Same as in English
pages = Pages
# Same as in English
menu = Menu
close = Fermer
learn = Comment jouer
rules = Règles
deck = Les îles
workshop = Atelier
logbook = Journal de bord
puzzles = Problèmes
ratings = Classement
theme = Thème
theme-auto = comme l’appareil
theme-light = clair
theme-dark = sombre
language = Langue
sounds = Sons
less-motion = Moins de mouvement
pace = Montrer les tours des autres
pace-calm = calmement
pace-quick = rapidement
pace-instant = instantanément
box-names = Montrer le nom des cases (a1 à d4)
auto-ready = Valider dès que le tour est complet
keys = Touches
letter-keys = Lettres et « ? » comme raccourcis
key-arrows = Flèches
key-arrows-does = aller de case en case
key-enter = Entrée
key-enter-does = cocher, ou annuler ce qui y est coché
key-r = R
key-r-does = tourner le motif
key-m = M
key-m-does = mettre le motif en miroir
key-n = N
key-n-does = une autre position sur la case
key-o = O
key-o-does = une seule case au lieu du motif
key-u = U
key-u-does = annuler
key-d = D
key-d-does = valider : terminer votre tour
key-escape = Échap
key-escape-does = reposer le motif
key-help = ?
key-help-does = la règle qui s’applique ici
trouble = Hors de la carte

## Home

home-title = Des îles à découvrir, le crayon à la main
home-text = Révélez un motif, cochez-le sur vos îles, ramassez pièces et palmiers. Après quatre { -round(form: "many") }, le plus de points gagne. De deux à quatre joueurs, une vingtaine de minutes.
play-now = Jouer
play-now-against = { $count ->
        [one] Contre le bot { $names }.
       *[other] Contre les bots { $names }.
    }
# Several bots of the same level; $count is 2 or 3.
play-now-against-equal = Contre { $count } bots de niveau { $name }.
guest = Invité
you = Vous
your-name = Votre nom
keep-name = Enregistrer
name-kept = Enregistré.
awaiting-games = C’est à vous de jouer
second-device = Jouer sur un deuxième appareil
second-device-text = Ouvrez-y ce lien une fois, et les deux appareils vous connaissent.
second-device-make = Créer un lien
second-device-link = Le lien pour le deuxième appareil
sign-in-title = Se connecter en tant que { $name } ?
sign-in-text = La personne qui a ce compte sur un autre appareil le partagera avec vous. Ne continuez que si c’est le vôtre.
sign-in-keep = Sur cet appareil, vous êtes { $name } pour l’instant. Les deux comptes sont conservés, et vous pourrez passer de l’un à l’autre.
sign-in-yes = Se connecter
sign-in-no = Pas maintenant
switch-account = Passer à { $name }
account = Votre compte
account-text = Vos appareils, un moyen de revenir et vos données.
account-nobody = Vous n’avez pas encore de compte sur cet appareil. Choisissez un nom, ou connectez-vous avec votre code de secours.
account-manage = Appareils et compte
account-recover = Se connecter avec un code de secours
devices = Vos appareils
device-name = Appareil
device-created = Connecté
device-used = Dernière utilisation
device-unknown = Appareil inconnu
device-this = cet appareil
device-recovered = avec le code de secours
device-end = Déconnecter
device-end-named = Déconnecter { $device }
devices-end-others = Déconnecter tous les autres appareils
sign-out-ask = Se déconnecter sur cet appareil ?
sign-out-text = Vous pourrez revenir avec un lien d’un autre appareil ou avec un code de secours, et pas autrement.
recovery-code = Code de secours
recovery-code-text = Si vous perdez vos appareils, ce code vous reconnecte, une seule fois. Notez-le et gardez-le en lieu sûr.
recovery-code-since = Vous avez un code du { $date }. Un nouveau le remplace.
recovery-code-make = Créer un code de secours
recovery-code-once = Il n’est affiché que maintenant.
notice-recovered = { $device } s’est connecté avec votre code de secours le { $date }. Si ce n’était pas vous, déconnectez-le.
notice-recovered-mine = C’était moi
notice-ends = Cet appareil sera déconnecté le { $date }. Créez d’abord un code de secours.
signed-out-text = On l’a déconnecté depuis un autre appareil, ou son temps était écoulé. Vos parties continuent sans lui.
personal-data = Vos données
personal-data-text = Tout ce que ce serveur conserve sur vous, avec toutes vos parties, dans un seul fichier.
personal-data-export = Télécharger vos données
delete-account = Supprimer votre compte
delete-account-ask = Supprimer votre compte pour de bon ?
delete-account-games = Dans les parties en cours, un robot prend vos places aussitôt. Les parties terminées gardent leurs coups, avec « { $name } » à la place de votre nom.
delete-account-gone = Votre nom, vos appareils, résultats, classement, liens et notifications sont supprimés. Personne ne peut les rétablir.
delete-account-no = Le garder
my-games = Vos parties
finished-games = Parties finies
all-games = Toutes vos parties
# The opponent to beat next, what it overlooks, and the results against it.
next-level = Le prochain niveau à battre
next-level-title = Battrez-vous { $bot } ?
next-level-play = Jouer contre { $bot }
next-level-results = { $games ->
        [0] Vous n’avez pas encore joué contre ce bot.
       *[other] Parties gagnées contre ce bot : { $wins } sur { $games }.
    }
next-level-parrot = Ce bot ne place un motif que tel quel, aime tout ce qui brille, et vole d’île en île au lieu d’en finir une.
next-level-deckhand = Ce bot ne tourne un motif que s’il ne va nulle part tel quel, et ne voit pas quelle île est presque finie.
next-level-sailor = Ce bot ne voit pas plus loin que sa prochaine croix : ni les motifs qui peuvent venir, ni les tours qui restent.
next-level-navigator = Ce bot ne prévoit que trois tours. Une grande île lui semble à peine valoir plus que ses symboles.
next-level-captain = Ce bot prévoit jusqu’à la fin, mais pour ses seuls points : il ne regarde jamais vos îles.
next-level-admiral = Nous ne lui connaissons aucune faiblesse. Ce bot a appris de 19 millions de parties et prévoit deux tours.
lobby = Tables ouvertes
your-turn = à vous
game-gathering = { $free ->
        [0] bientôt prête
        [one] { $free } place libre
       *[other] { $free } places libres
    }
# Before the first turn the turn is 0.
game-playing = { $turn ->
        [0] choix des îles
       *[other] { -round } { $round }, tour { $turn }
    }
deal-of-the-day = La donne du jour
deal-text = Les mêmes cartes pour tous, une fois par jour, contre le bot { $bot }.
deal-play = La jouer
deal-again = La rejouer
deal-continue = Continuer
deal-results = Tous les résultats
daily-more = En savoir plus
# $number counts the days.
daily-title = Donne du jour { $number }
daily-number = N° { $number }
# Same as in English
daily-result = { $points } points, par { $par }
# Same as in English
daily-result-without-par = { $points } points
daily-streak = { $days ->
        [one] { $days } donne de suite
       *[other] { $days } donnes de suite
    }
puzzle-of-the-day = Le problème du jour
puzzle-text = Une décision, la même pour tous aujourd’hui.
puzzle-solve = Le résoudre
puzzle-again = Le revoir
# The bot is the weakest one that solves it.
puzzle-strength = { $bot } le résout.
puzzle-solved = Vous l’avez résolu.
puzzle-answered = Votre réponse a perdu { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $points ->
        [one] point
       *[other] points
    }.
puzzle-all = Tous les problèmes

new-table = Une nouvelle table
how-many = Combien de joueurs ?
seat-number = Place { $number }
somebody = quelqu’un, par lien ou sur cet appareil
# Same as in English
bot-option = bot { $bot }
more-settings = Règles, cartes, horloge
edition = Édition
deck-standard = Archipel
clock = Horloge
clock-none = sans limite de temps
clock-quick = rapide : 20 secondes par décision
clock-calm = calme : une minute par décision
clock-days = au fil des jours : un jour par décision
memory-aid = Montrer les motifs encore à venir dans { -round(form: "the") }
listed = Visible de tous, compte pour le classement
open-table = Ouvrir la table

## Logbook: a person's games and results

logbook-text = Vos résultats et toutes vos parties.
logbook-empty = Aucune partie pour l’instant. Jouez-en une !
logbook-nobody = Choisissez un nom, et vos parties seront notées ici.
games-going-on = En cours
earlier-games = Parties passées

## Ratings

ratings-text = Les parties aux tables visibles de tous comptent pour le classement si la donne est nouvelle. Il suit une estimation prudente de la force : elle monte avec chaque victoire, et quand davantage de parties la rendent plus sûre.
ratings-empty = Personne n’est encore classé : ouvrez une table visible de tous et lancez-vous.
ratings-rank = Rang
ratings-player = Joueur
ratings-strength = Force
ratings-estimate = Estimation
ratings-games = Parties
# $middle is the estimate, $spread how far off it may be: two numbers.
ratings-range = { $middle } ± { $spread }

## A deal

deal-title = Une donne, beaucoup de parties
deal-lead = Tous ceux qui jouent cette donne rencontrent les mêmes cartes dans le même ordre. Voici ce qu’ils en ont fait.
deal-nobody = Personne n’a encore fini de partie avec cette donne.
deal-hidden = Jouez la donne vous-même pour voir les parties des autres.
deal-player = Joueur
deal-against = Contre
# Same as in English
deal-total = Points
deal-look = Revoir
# $name is whose game it is.
deal-look-spoken = Revoir la partie : { $name }
deal-first-try = premier essai
deal-later-try = déjà vue
deal-try = Essai
deal-shuffled = Comment on a mélangé
deal-hash-text = Avant la première carte, on pouvait lire à la table cette empreinte du secret du serveur (son SHA-256) :
deal-seed-text = Du secret, et des mots que les joueurs ont pu ajouter, découle cette graine, et de la graine chaque carte :
deal-seed-kept = La graine reste secrète pour vous tant que vous n’avez pas joué la donne, ou jusqu’à ce que plus personne ne puisse la jouer.
deal-check = L’enregistrement d’une partie finie dit le secret et les mots. Chacun peut ainsi vérifier que rien n’a été changé.

## The islands

deck-text = { $count } îles. Le nombre de tours qu’il faut pour en terminer une est calculé pour le meilleur jeu possible.
deck-filter = Quelles îles
deck-all = toutes

## Workshop

workshop-name = Mon archipel
deck-title = Le nom du jeu de cartes
save = Enregistrer
download = Télécharger
open-file = Ouvrir un fichier
play-deck = Enregistrer et jouer
deck-good = { $count } îles, aucune erreur.
deck-faults = { $count ->
        [0] Vérification…
        [one] Une chose ne va pas.
       *[other] { $count } choses ne vont pas.
    }
deck-opened = Le fichier est ouvert.
not-a-deck = Ce n’est pas un fichier de cartes.
deck-saved = Enregistré : vous pouvez choisir ces cartes pour une nouvelle table.
islands-of-deck = Les îles de ce jeu de cartes
editor = L’île
add-island = Ajouter une île
remove-island = Supprimer cette île
new-island = Nouvelle île
draw-with = Dessiner avec
draw-here = Les cases de l’île
tool-land = Terre
tool-water = Eau
tool-coin = Pièce
tool-palm = Palmier
tool-cross = Croix
cell-spoken = { $box }, { $kind ->
        [land] terre
        [coin] pièce
        [palm] palmier
        [cross] croix
       *[water] eau
    }
boxes-drawn = { $boxes } cases sur { $wanted }
island-name = Nom
island-id = Identifiant
colour = Couleur
seal = Sceau
no-seal = sans sceau
faults = Erreurs
