### The table in the browser.

## What to do next

do-keep = Gardez deux de ces quatre îles.
do-mark = Cochez { $shape } sur une île, ou une seule case.
do-mark-single = Pas de place pour { $shape } : cochez une seule case.
do-cross = { $count ->
        [one] Une croix ! Cochez encore une case, sur l’île de votre choix.
       *[other] { $count } croix ! Cochez encore { $count } cases, sur l’île de votre choix.
    }
do-ready = Tout est coché. On valide ?
do-take = Prenez une { -display(form: "one") }, ou piochez-en une à l’aveugle.
do-take-display = Prenez une nouvelle île parmi les { -display }.
do-over = La partie est finie.
wait-keep = { $count ->
        [one] { $names } choisit encore.
       *[other] { $names } choisissent encore.
    }
wait-mark = { $count ->
        [one] On attend { $names }.
       *[other] On attend { $names }.
    }
wait-take = { $names } prend une nouvelle île.
wait-chance = On distribue les cartes.
misfit-marked = { $marked ->
        [one] La case { $boxes } est déjà cochée.
       *[other] Les cases { $boxes } sont déjà cochées.
    }
misfit-coast = Le motif dépasserait de l’île.
misfit-room = { $count ->
        [one] Une seule case libre ici : il en faut { $needed } pour le motif.
       *[other] Seulement { $count } cases libres voisines ici : il en faut { $needed } pour le motif.
    }

## Parts

# What is going on; the name of the main part for screen readers.
table-your-turn = À vous
table-waiting = En attente des autres
table-watching = Vous regardez
you-watch = Vous regardez
table-replay = Revoir la partie
table-over = La partie est finie
islands = Vos îles
islands-dealt = Îles à choisir
no-islands = Plus d’îles.
display = { -display(form: "title") }
others = Les autres
tools = Tourner le motif
log = Journal
finished-islands = Îles terminées
finished-count = { $color } : { $count }
turn-of = Tour { $turn } sur 7
turn-of-short = { $turn } sur 7
setting-up = Mise en place
loading = On hisse les voiles…
eight-cards = Les huit { -expedition-card(form: "many") } : { $cards }.
still-to-come = Encore à venir : { $cards }.
next-round-cards = { -round(form: "title") } suivante, de nouveau les huit : { $cards }.
cards-of-shape = { $count ->
        [one] { $shape }
       *[other] { $shape } ({ $count } cartes)
    }
# $cards is a message like cards-of-shape, $chance a percentage.
chance-of-cards = { $cards } : { $chance }
start-player = { -start-player(form: "title") }

## Buttons

turn = Tourner
mirror = Miroir
next-placement = Suivant
one-box = Une case
list = En mots
list-title = Où placer le motif, en mots
list-empty = Il n’y a rien à cocher pour l’instant.
coach = Conseils
coach-thinks = Le conseil arrive…
take-back = Annuler
ready = Valider
ready-in = Validé dans { $seconds }
ready-in-spoken = { $seconds ->
        [one] Tout est coché. Validé dans une seconde, sauf si vous annulez.
       *[other] Tout est coché. Validé dans { $seconds } secondes, sauf si vous annulez.
    }
undo = Annuler
turn-to-fit = Tourner pour que ça tienne
mark-only = Cocher seulement { $box }
keep = Garder ces deux îles
# $card is the description of an island.
card-chosen = { $card }, choisie
keep-chosen = { $count ->
        [0] Rien de choisi.
        [one] Choix : { $cards }. Encore une à choisir.
       *[other] Choix : { $cards }.
    }
take-card = Prendre : { $card }
draw-card = { $count ->
        [one] Piocher, { $count } carte
       *[other] Piocher, { $count } cartes
    }
enlarge = Voir de près : { $name }
watch-seat = Regarder d’ici
leave = Quitter la partie
leave-question = Quitter la partie ?
leave-means = Un bot jouera bientôt pour vous, afin que les autres n’attendent pas. Vous pouvez revenir à tout moment et reprendre la partie.
leave-rated = Le résultat compte pour votre classement, même si un bot joue à votre place.
leave-table = Quitter la table
leave-table-question = Quitter la table ?
leave-table-means = Votre place devient libre pour quelqu’un d’autre. Vous pouvez revenir tant qu’une place est libre.
leave-yes = Quitter
leave-no = Rester
# $name is another player.
replace = Laisser un bot jouer pour { $name }
replace-question = Laisser un bot jouer pour { $name } ?
replace-means = { $name } le saura et pourra regarder.
replace-rated = Dans une partie classée, seul un joueur parti ou qui fait attendre tout le monde peut être remplacé, et il peut toujours revenir.
replace-may-return = Peut revenir sans demander
replace-yes = Laisser jouer un bot
readmit = Laisser revenir { $name }
replaced-you = La personne qui a ouvert la table a donné votre place à un bot. Vous pouvez regarder.
start-player-drawn = Tiré au sort
return = Me revoilà
reconnecting = Reconnexion…

## Why a button can't act

cannot-nothing = Il n’y a rien à cocher pour l’instant.
cannot-single = Une case seule ne se tourne pas.
cannot-same = Le motif resterait le même.
cannot-tight = Il ne tient pas autrement sur cette case.
cannot-no-box = Montrez d’abord une case.
cannot-only-place = C’est la seule position sur cette case.
cannot-no-shape = Pour l’instant, on ne coche qu’une case à la fois.
cannot-take-back = Il n’y a rien à annuler.
cannot-ready = Il vous reste quelque chose à cocher.

## Tooltips

tip-turn = Tourner le motif d’un quart de tour (R)
tip-mirror = Mettre le motif en miroir (M)
tip-next = Une autre position sur la case (N)
tip-single = Une seule case au lieu du motif (O)
tip-list = Toutes les positions, en mots (L)
tip-shape = Touchez pour tourner, glissez sur une île
tip-take-back = Annuler ce qui a été coché en dernier (U)
tip-ready = Terminer votre tour (D)
tip-coin = Pièce : la pièce suivante sur votre { -score-card }
tip-palm = Palmier : 1 point, plus 1 par palmier des { -display }
tip-cross = Croix : cochez aussitôt une case de plus
tip-seal = Sceau ({ $color }) : { $worth } par île terminée de cette couleur

## Seats

seat-empty = Place { $number }
seat-twin = { $name } { $number }
former-player = Ancien joueur
seat-person = { $name } (humain)
seat-ready = a validé
seat-thinks = réfléchit…
seat-takes = prend une carte…
seat-left = a quitté la table
seat-away = s’absente
seat-won = a gagné

## The end

won-you = Vous gagnez !
won = { $names } gagne !
won-shared = { $names } se partagent la victoire !
sheet-won = Vous gagnez avec { $points } { $points ->
        [one] point
       *[other] points
    } d’avance{ $rival ->
        [none] .
       *[other] , votre meilleur résultat contre { $rival }.
    }
sheet-lost = Vous perdez de { $points } { $points ->
        [one] point
       *[other] points
    }{ $rival ->
        [none] .
       *[other] , votre meilleur résultat contre { $rival }.
    }
sheet-other-won = { $name } gagne avec { $points } { $points ->
        [one] point
       *[other] points
    } d’avance.
tie-broken = Égalité : les îles terminées décident, d’abord les grises, puis les vertes, orange et violettes.
tie-shared = Égalité : la victoire est partagée.
tie-line = { $color ->
        [grey] îles grises terminées
        [green] îles vertes terminées
        [orange] îles orange terminées
       *[lilac] îles violettes terminées
    }
rematch = Revanche
rematch-go = Aller à la revanche
# $names are players, as a list.
rematch-wanting = Partants pour une revanche : { $names }
rematch-unanswered = Pas encore de réponse : { $names }
rematch-refusing = Pas cette fois : { $names }
rematch-starts = Elle commence dès que tout le monde a accepté.
rematch-accept = Accepter la revanche
rematch-decline = Non, merci
rematch-withdraw = J’ai changé d’avis
rematch-begin = Commencer sans { $names }
rematch-bots = Si vous commencez sans les autres, des bots prennent leurs places.
review = Analyse
download-record = Télécharger la partie
results-of-deal = Résultats de cette donne
look-at-table = Voir la table

## Hand-over on one device

handover-title = Passez l’appareil à { $name }
handover-text = Les autres détournent le regard, s’il vous plaît.
handover-here = C’est moi, { $name }

## Gathering

gathering = On s’installe
invited = On vous invite à une partie
invited-by = { $name } vous invite à une partie
preview-seats = { $free ->
        [0] À la table : { $names }. Toutes les places sont prises.
        [one] À la table : { $names }. Une place est libre.
       *[other] À la table : { $names }. { $free } places sont libres.
    }
preview-picture = Des îles au trésor sur la table, avec un motif et un stylo
preview-result = Les scores finaux, avec une case par tour
sit-as = S’asseoir en tant que { $name }
sit-down = S’asseoir
other-name = Changer de nom
just-watch = Seulement regarder
watch-game = Regarder la partie
table-settings = { $players } joueurs. { $edition }.
share = Inviter quelqu’un
share-link = Le lien de la table
link-this-device = Seul cet appareil peut ouvrir ce lien. Pour inviter d’autres personnes, lancez le jeu avec « silvergold play --share ».
sharing-switch = Les amis sur ce réseau peuvent jouer
sharing-off = Pour l’instant, seul cet appareil peut ouvrir le jeu.
sharing-on = Ils ouvrent { $addresses }
sharing-no-network = Cet appareil n’est sur aucun réseau : personne d’autre ne peut ouvrir le jeu.
copy = Copier
copied = Copié
copy-by-hand = C’est sélectionné : il ne reste qu’à copier.
share-sheet = Partager
qr-code = Code QR du lien
seats = Places
seat-free = libre
sit = Prendre la place { $number }
sit-guest = Place { $number } : sur cet appareil
guest-name = Nom de l’invité
seat-bot = Un bot pour la place { $number }
choose-bot = Bot…
# Same as in English
bot = bot
rise = Libérer la place : { $name }
stand-up = Se lever
start = C’est parti
hold-start = Attendre avant de commencer
held = Quand toutes les places seront prises, la personne qui a ouvert la table lancera la partie.
held-and-full = Toutes les places sont prises. La personne qui a ouvert la table lance la partie.
waiting-for-seats = La partie commence dès que toutes les places sont prises.
close-table = Fermer la table

shuffle = Comment le mélange est prouvé
shuffle-text = Le serveur a scellé son secret sous cette empreinte. Ce que vous y ajoutez est mélangé avec, avant la donne.
shuffle-words = Quelques mots de vous
shuffle-add = Ajouter
shuffle-again = Changer
hours = { $hours } h
time-left = Temps restant : { $time }

## Replay

seen-from = Vu par
step = Étape
first-step = Au début
step-back = Une étape en arrière
step-on = Une étape en avant
last-step = À la fin
step-of = { $step } sur { $steps }

## What a player did in a turn

latest-turn = Ce que les autres ont fait
turn-summary = { $name } a { $done }.
did-finish = terminé « { $card } »
did-take = pris « { $card } »
did-draw = pioché « { $card } »
did-mark = coché { $count ->
        [one] une case
       *[other] { $count } cases
    } sur { $islands ->
        [one] « { $card } »
       *[other] les deux îles
    }
did-coins = gagné { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
    }
did-palm = marqué { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour un palmier
did-cup = pris la coupe de { $points }

## Your turn while you are away

# The title of a notification, and of the tab.
turn-alert = À vous de jouer
# $names are the other players.
turn-alert-with = À la table avec { $names }
alerts = Prévenez-moi quand c’est mon tour
alerts-no = Non merci
alerts-on = Vous recevrez une notification quand ce sera votre tour.
alerts-no-push = Vous recevrez une notification tant que cette page est ouverte.
# Why there are no notifications.
alerts-impossible = { $why ->
        [insecure] Les navigateurs n’affichent de notifications que sur les pages chiffrées (https).
        [denied] Les notifications de cette page sont bloquées dans les réglages du navigateur.
       *[missing] Ce navigateur n’affiche pas de notifications.
    }
alerts-tab = Le titre et l’icône de l’onglet signalent votre tour.
alerts-sound = Jouer aussi un son

## What happened while you were away

recap = Pendant votre absence
recap-turns = { $turns ->
        [one] Un tour depuis votre dernier passage.
       *[other] { $turns } tours depuis votre dernier passage.
    }
recap-nothing-finished = Des cases ont été cochées ; aucune île n’a été terminée.
recap-nothing-missed = Vous n’avez rien manqué.
