### What can go wrong: the code of an error is the id of its message.

## Around a message

# $rule is the number of a rule, such as R4.2.
error-by-rule = { $error } ({ $rule })
# A game record is wrong; its events are counted from 1.
error-at-event = Événement { $event } : { $error }
# A deck file is wrong; $card is the id of the card.
error-on-card = { $card } : { $error }

## Everywhere

unknown-error = Quelque chose a mal tourné. Réessayez.
no-connection = Le serveur est injoignable. Avez-vous du réseau ?
internal-error = Quelque chose a mal tourné sur le serveur. Réessayez.
bad-request = Le serveur n’a pas pu lire cela.
storage-away = Le serveur n’atteint pas ses données. Réessayez dans un instant.
too-many-requests = C’était trop à la fois. Attendez un instant.
too-many-tables = Vous avez trop de tables ouvertes. Terminez ou fermez-en une.
too-many-sockets = Trop de connexions. Fermez quelques fenêtres.
too-many-decks = Vous gardez déjà trop de jeux de cartes.
too-large = C’est trop volumineux.
other-origin = Cela venait d’un autre site et n’a pas été fait.
not-allowed = Vous ne pouvez pas faire cela.

no-such-page = Il n’y a rien à cette adresse. Le lien est peut-être incomplet.
no-such-table = Cette table n’existe pas. Le lien est peut-être incomplet.
no-such-seat = Cette table n’a pas cette place.
no-such-deck = Ce jeu de cartes n’existe pas ici.
no-such-deal = Cette donne n’existe pas.
table-closed = Cette table a été fermée avant le début de la partie.
no-person = Choisissez d’abord un nom.
bad-name = Un nom contient au moins une lettre ou un chiffre.
bad-link = Ce lien a déjà servi, ou il est trop ancien. Créez-en un nouveau sur l’autre appareil.
unknown-bot = Ce bot n’existe pas.

seat-is-taken = Quelqu’un est déjà assis là.
seats-are-empty = Toutes les places doivent d’abord être prises.
not-the-host = Seule la personne qui a ouvert la table peut faire cela.
not-at-the-table = Vous n’êtes pas à cette table.
not-your-seat = Ce n’est pas votre place.
game-has-begun = La partie a déjà commencé.
game-not-over = La partie n’est pas encore finie.
no-game-under-way = Aucune partie n’est en cours.
deal-still-open = Vous pourrez voir cette donne une fois que vous l’aurez jouée.
deal-is-fixed = Cette donne est fixée : ses règles et ses cartes ne changent pas.

not-your-turn = Ce n’est pas à vous de jouer.
already-ready = Vous êtes déjà prêt : on continue quand tous le sont.
already-kept = Vous avez déjà choisi.
not-dealt = Vous n’avez pas reçu cette île.
not-your-card = Cette île n’est pas devant vous.
not-unmarked = Certaines de ces cases sont déjà cochées, ou hors de l’île.
not-the-shape = Ce n’est pas le motif révélé.
cross-marks-one-box = Une croix rapporte une case, pas plus.
marked-already = Vous avez déjà coché ce tour-ci. Annulez pour cocher autrement.
nothing-marked = Cochez d’abord quelque chose : le motif, ou une seule case.
nothing-to-take-back = Il n’y a rien à annuler.
crosses-owed = Une croix vous donne encore une case : cochez-la d’abord.
not-on-display = Cette île n’est plus au centre.
pile-empty = La { -pile } est vide : prenez une des { -display }.
not-the-time-to-keep = On ne choisit ses îles qu’au début.
not-the-time-to-mark = On ne peut rien cocher maintenant.
not-the-time-to-take = On ne peut pas prendre d’île maintenant.
malformed-move = Ce n’est pas un coup de ce jeu.
wrong-number-of-players = On joue de deux à quatre.
deck-too-small-for-players = Ce jeu de cartes a trop peu d’îles pour autant de joueurs.

deck-not-toml = Ce n’est pas un fichier de cartes.
deck-unreadable = Le fichier est illisible.
