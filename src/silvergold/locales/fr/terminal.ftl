### The game in the terminal: the screens, and the plain prompt. Texts shared with the browser are in
### game.ftl and table.ftl.

## Keys: one or two words each, beside the key in the line at the bottom of the screen. Keep them short.

key-across = choisir
key-again = rejouer
key-begin = commencer sans les autres
key-decline = pas de revanche
key-mute = entendre tout le monde ou personne
key-react = dire un mot
key-phrase = dire
# Put a bot on the next free seat.
key-bot = ajouter un bot
# The keys 1 to 4 choose islands.
key-choose = en garder deux
key-close = fermer
# Les conseils : un bon coup à chaque décision.
key-coach = conseils
coach-is-off = Les conseils sont arrêtés. k en demande un seul.
# Light colours instead of dark ones, and back.
key-day = jour/nuit
key-keys = aide
# The player who was called is at the keyboard now.
key-here = me voici
# The keys 1 and 2 go to the one or the other island.
key-island = quelle île
key-keep = les garder
key-leave = quitter
key-invite = inviter
# How strong the next bot is.
key-level = autre niveau
key-log = journal
key-recap = pendant votre absence
key-across-steps = reculer, avancer
key-jump = aller à un tour
key-review = analyse
key-mistake = erreur suivante
key-replay = revoir
key-look = voir la table
key-mark = cocher
key-mirror = miroir
key-move = bouger
# To the next place where the shape fits.
key-next = autre endroit
key-no = non
# The keys 1 to 4 choose an island of the display.
key-number = île
key-one-box = une case
# Take the top of the pile.
key-pile = { -pile }
# Dans une petite fenêtre : les autres et l'étalage.
key-players = les autres
key-ready = valider
key-result = résultat
# A bot has played for somebody who was away or too slow.
key-return = de retour
key-rise = se lever
key-rules = règles
key-save = enregistrer
# Same as in English
key-score = scores
key-sit = s’asseoir
key-start = commencer
key-take = la prendre
key-take-back = annuler
# After "one box": the whole shape again.
key-the-shape = le motif
key-turn = tourner
key-watch = joueur suivant
key-yes = oui

## Help

help-title = Touches et signes
help-mouse = La souris marche aussi : cliquez sur une case pour y poser le motif, encore une fois pour sa position suivante. Les mots du bas se cliquent aussi.
sign-marked = cochée
sign-fresh = cochée ce tour-ci
sign-ghost = sera cochée
misfit = Le motif ne tient pas ici. Essayez une autre case, ou n’en cochez qu’une.
sign-misfit = ne tient pas là
sign-candidate = une case à choisir
# Explains the sign "+2★" on a card; ★ stands for lilac.
sign-seal = sceau : 2 points par île violette que vous terminez

# The memory aid: a small drawing of a shape, a sign per card, and a percentage.
sign-to-come = motif encore à venir, ses cartes et sa probabilité

## Around the game

# The face-down cards; a heading.
pile = { -pile(form: "title") }
do-return = Un bot décide pour vous. Appuyez sur Entrée à votre retour.
window-too-small = Cette fenêtre est trop petite. Il faut { $width } colonnes et { $height } lignes : agrandissez-la, s’il vous plaît.
saved = La partie est dans { $file }.
kept = La partie est conservée ; elle sera proposée au prochain démarrage.
not-written = Les derniers coups n’ont pas pu être enregistrés : { $reason }.
# $time est une heure, avec la date si ce n'était pas aujourd’hui.
resume-question = Reprendre votre partie de { $time } ?
# Les lettres sont tapées : ne pas les traduire.
resume-keys = Entrée : reprendre, o : une plus ancienne, n : nouvelle partie, d : supprimer
overwrite-question = { $file } existe déjà et contient autre chose. Le remplacer ? y : oui, Entrée : non
# $bot is a bot and its level, such as "Sailor: easy".
next-bot = Prochain bot : { $bot }
# The name of a person who gives none. Other messages use it in sentences: a noun, not "you".
default-name = Joueur 1
not-our-server = Ce qui répond là n’est pas un serveur de ce jeu.
qr-code-needs-room = Dans une fenêtre plus grande, un code QR s’affiche ici.
# Dans une partie revue, deux chiffres mènent à une manche et à un tour.
jump-to-round = Quelle { -round } ? 1 à { $most }
jump-to-turn = { -round(form: "title") } { $round } : quel tour ? 1 à { $most }

## The plain prompt: questions and answers, for screen readers and simple terminals. The letters and numbers to
## type are the same in every language.

plain-start = ? pour l’aide, q pour quitter
plain-start-player = { -start-player(form: "title") } : { $name }
plain-help =
    {"  "}1b3          île 1, case b3 : montre les positions qui la touchent
    {"  "}1 b3 c3 c4   les cases à cocher, toutes à la fois
    {"  "}l            tous les coups permis, à choisir par numéro
    {"  "}u            annuler la dernière chose cochée
    {"  "}uu           annuler tout ce tour-ci
    {"  "}Entrée       valider, quand tout est coché
    {"  "}t            montrer encore la table
    {"  "}s            feuille de score
    {"  "}e            dire un mot aux autres ; e 2 dit la deuxième phrase
    {"  "}k            un bon coup, et pourquoi
    {"  "}w            ce qui vient de se passer
    {"  "}y            ce qui s’est passé pendant votre absence
    {"  "}c            le temps qui reste, à une table avec horloge
    {"  "}d            en mots plutôt qu’en dessins, et retour
    {"  "}q            quitter la partie ; elle est conservée
# Before a game at a server.
plain-gathering-help =
    {"  "}1            s’asseoir à la place 1
    {"  "}b            un bot à la prochaine place libre ; b captain choisit lequel
    {"  "}i            le lien pour les amis et son code QR
    {"  "}x            se lever
    {"  "}Entrée       commencer, si la partie attend encore
    {"  "}t            qui est assis où
    {"  "}w            ce qui s’est passé
    {"  "}q            quitter ; la place vous reste
plain-spoken = Désormais en mots ; d dessine de nouveau.
plain-drawn = Désormais en dessins ; d le dit en mots.
# An island read out: $worth is its value and colour, and what its seal counts; $boxes such as "b3, c3 Coin".
spoken-island = { $number } : { $card }, { $worth }. Cases libres : { $boxes }.
plain-connected = De nouveau connecté.
plain-no-clock = Il n’y a pas d’horloge à cette table.
# $most is the number of seats.
ask-sit = Un nombre de 1 à { $most } pour vous asseoir (? pour l’aide)
ask-bot = On attend les autres ; b assied un bot (? pour l’aide)
ask-start = Toutes les places sont prises : Entrée pour commencer
ask-watch = Toutes les places sont prises : vous pouvez regarder (? pour l’aide)
ask-again = a pour rejouer, Entrée pour quitter
ask-rematch-wait = En attente des autres. d : changer d’avis, Entrée : partir
ask-rematch-lead = En attente des autres. g : commencer sans eux, d : changer d’avis, Entrée : partir
plain-phrases = Tapez e et un numéro :
answer-gathering = Tapez ? pour voir ce qui est possible ici.
plain-dealt = { $name }, voici les îles que vous recevez.
ask-keep = Lesquelles gardez-vous ? (par exemple 1 3)
ask-mark = Que cochez-vous ? (? pour l’aide)
ask-cross = { $count ->
        [one] Une croix : cochez encore une case
       *[other] { $count } croix : cochez encore { $count } cases
    }
ask-ready = Entrée : valider, u : annuler
ask-nothing = Rien à cocher : Entrée
# One of several places for a mark, by its number from 1 to $most.
ask-which = Laquelle ? 1 à { $most } (Entrée : retour)
# $most is the number of cards on display.
ask-take = Prenez une nouvelle île : 1 à { $most }
# $pile is the number of cards in the pile.
ask-take-or-draw = { $pile ->
        [one] Prenez une nouvelle île : 1 à { $most }, ou p pour la dernière de la { -pile }
       *[other] Prenez une nouvelle île : 1 à { $most }, ou p pour une des { $pile } de la { -pile }
    }
answer-box = Tapez une île et une case, comme 1b3, ou ? pour l’aide.
# $example is what could be typed, such as 1b3.
answer-island = Quelle île, 1 ou 2 ? Tapez d’abord son numéro, comme { $example }.
answer-number = Tapez un nombre de 1 à { $most }.
answer-keep = Gardez-en deux : tapez deux nombres, comme 1 3.
answer-done = Tout est coché : Entrée pour valider, u pour annuler.
# $error is a whole sentence.
answer-illegal = Impossible. { $error }
points-so-far = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# Before a player's first finished island.
nothing-finished = rien encore
display-empty = Il n’y a plus d’{ -display }.
on-display = { $count ->
        [one] { -display(form: "title") }, et { $count } carte dans la { -pile } :
       *[other] { -display(form: "title") }, et { $count } cartes dans la { -pile } :
    }
# A seal on a card: $worth points for each finished island of a colour.
seal-in-words = sceau : { $color ->
        [grey] { $worth } par grise
        [green] { $worth } par verte
        [orange] { $worth } par orange
       *[lilac] { $worth } par violette
    }
# The labels of the parts of a score card on one line.
label-coins = pièces
label-palms = palmiers
label-finished = terminées :

## Problèmes

puzzle-heading = Problème { $id }, niveau : { $bot }
# The letters are typed: keep them.
puzzle-keys = b : montrer le meilleur coup, n : problème suivant, q : quitter
puzzle-judging = Votre coup est jugé …
key-try-again = encore une fois
key-show-best = meilleur coup
key-next-puzzle = problème suivant
key-leave-puzzles = quitter
key-task = consigne
key-go-on = continuer
key-step-back = retour
key-step-skip = passer
key-play = jouer
