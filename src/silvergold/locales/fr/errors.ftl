### Error messages: the code of an error is the id of its message.
###
### $found, $path, $reason and $card are quoted unchanged; $reason is a sentence of the operating system.

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
bad-request = Le serveur n’a pas compris la demande : { $reason }
wrong-method = Cette action n’est pas possible à cette adresse.
storage-away = Le serveur n’atteint pas ses données. Réessayez dans un instant.
reviews-busy = Trop de parties sont en cours d’analyse. Réessayez dans un instant.
review-failed = Cette partie n’a pas pu être analysée.
too-many-requests = C’était trop à la fois. Attendez un instant.
too-many-tables = Vous avez trop de tables ouvertes. Terminez ou fermez-en une.
too-many-listed-tables = Plusieurs de vos tables attendent déjà des joueurs. Fermez-en une, ou invitez des amis par lien.
command-id-reused = L’identifiant { $id } a déjà servi pour une autre commande. Envoyez-en un nouveau.
too-many-sockets = Trop de connexions. Fermez quelques fenêtres.
too-many-decks = Vous gardez déjà trop de jeux de cartes.
too-many-reactions = Cela fait beaucoup d’un coup. Patientez un instant.
too-large = C’est trop volumineux.
other-origin = Cela venait d’un autre site et n’a pas été exécuté.
other-host = Ce serveur ne s’ouvre pas sous ce nom. Ouvrez-le par son adresse.
not-allowed = Vous ne pouvez pas faire cela.
no-client = Les pages du navigateur ne sont pas encore construites : lancez make web, ou jouez avec silvergold terminal.

no-such-page = Il n’y a rien à cette adresse. Le lien est peut-être incomplet.
no-such-table = Cette table n’existe pas. Le lien est peut-être incomplet.
no-such-seat = Cette place n’existe pas à cette table.
no-such-deck = Ce jeu de cartes n’existe pas ici.
no-such-deal = Cette donne n’existe pas.
no-such-challenge = Ce défi n’existe pas.
no-such-step = Cette étape n’existe pas dans la leçon.
no-such-line = Cette ligne n’existe pas dans un score.
table-unreadable = Cette table n’est plus lisible. Prévenez la personne qui gère ce serveur.
table-closed = Cette table a été fermée avant le début de la partie.
no-person = Choisissez d’abord un nom.
bad-name = Un nom contient au moins une lettre ou un chiffre.
bad-push-subscription = Ce navigateur ne peut pas recevoir de notifications ({ $reason }).
bad-link = Ce lien a déjà servi, ou il est trop ancien. Créez-en un nouveau sur l’autre appareil.
bad-recovery-code = Ce code de secours n’est pas valable. Vérifiez-le, ou utilisez-en un plus récent.
no-such-device = Cet appareil n’est plus connecté.
signed-out = Cet appareil a été déconnecté.
# $bots are the names of all bots, with commas.
unknown-bot = Le bot { $bot } n’existe pas. Il y a : { $bots }.
# $bot is the bot of somebody who programs: module:Class.
bot-not-imported = Impossible d’importer le bot { $bot } ({ $reason }).
not-a-bot = { $bot } n’est pas un bot : il lui faut les méthodes observe et choose.
bot-failed = Le bot { $bot } a échoué : { $reason }
picture-kind = Une image s’écrit en .svg ou en .png, pas comme { $path }.
no-rule-about = Aucune règle ne parle de { $text }.

## At a table

# $name is the player who sits there.
seat-is-taken = { $name } est déjà à cette place.
table-is-full = Toutes les places de cette table sont prises.
seats-are-empty = Toutes les places doivent d’abord être prises.
start-is-held = La partie attend : seule la personne qui a ouvert la table peut la lancer.
not-the-host = Seule la personne qui a ouvert la table peut faire cela.
not-at-the-table = Vous n’êtes pas à cette table.
not-your-seat = Ce n’est pas votre place.
game-has-begun = La partie a déjà commencé.
game-not-over = La partie n’est pas encore finie.
review-not-ready = La partie est encore en cours d’analyse.
no-game-under-way = Aucune partie n’est en cours.
replaced-by-host = La personne qui a ouvert la table a donné votre place à un bot. Vous pouvez regarder ; pour revenir, adressez-vous à elle.
nobody-to-replace = Il n’y a pas de joueur humain à cette place.
replaces-yourself = Vous ne pouvez pas vous remplacer vous-même. Quittez plutôt la partie.
# $name is the player who sits there.
rated-player-not-idle = { $name } joue encore. Dans une partie classée, seul un joueur qui est parti ou qui fait attendre tout le monde peut être remplacé.
start-player-is-drawn = Là où les résultats sont comparés, { -start-player(form: "the") } est toujours tiré au sort : dans les parties classées et sur les donnes que d’autres jouent aussi.
not-your-rematch = Seul le joueur qui a proposé la revanche peut la commencer sans les autres.
deal-still-open = Vous pourrez voir cette donne une fois que vous l’aurez jouée.
deal-not-played = Vous n’avez pas encore joué cette donne contre son adversaire.
challenge-known = Vous avez déjà vu ces cartes : seule la première partie compte pour la comparaison.
deal-is-fixed = Cette table joue une donne qui existe déjà : on ne peut rien ajouter à son mélange.
other-deal = Cette donne est pour une autre édition, d’autres cartes ou un autre nombre de joueurs.
stood-in = Un bot joue pour vous. Reprenez d’abord votre place.
moves-too-far = Regardez d’abord ce que donne un coup, puis continuez.
nothing-more-undone = Trop de coups ont déjà été annulés à cette table.

## Moves that the rules forbid

nothing-to-decide = Vous n’avez rien à décider pour l’instant.
hints-not-in-rated-games = Pas de conseils dans les parties classées.
hints-not-on-shared-deals = Pas de conseils sur les donnes que d’autres jouent aussi.

not-your-turn = Ce n’est pas à vous de jouer.
already-ready = Vous avez déjà validé : on continue quand tout le monde l’a fait.
already-kept = Vous avez déjà choisi.
not-dealt = Gardez deux îles différentes parmi celles que vous avez reçues.
not-your-card = L’île { $card } n’est pas devant vous.
# $boxes are the names of boxes, such as b3 c3.
not-unmarked = Cases déjà cochées, ou hors de l’île : { $boxes }.
not-the-shape = Ce n’est ni le motif révélé ni une seule case : { $boxes }.
cross-marks-one-box = Une croix rapporte une case, pas plus.
marked-already = Vous avez déjà coché ce tour-ci. Annulez pour cocher autrement.
nothing-marked = Cochez d’abord quelque chose : le motif, ou une seule case.
nothing-to-take-back = Il n’y a rien à annuler.
crosses-owed = { $count ->
        [one] Une croix vous donne encore une case : cochez-la d’abord.
       *[other] Vos croix vous donnent encore { $count } cases : cochez-les d’abord.
    }
not-on-display = L’île { $card } n’est pas au centre.
pile-empty = La { -pile } est vide : prenez une des { -display }.
not-the-time-to-keep = On ne choisit ses îles qu’au début.
not-the-time-to-mark = On ne peut rien cocher maintenant.
not-the-time-to-take = On ne peut pas prendre d’île maintenant.
not-the-time-to-start = { -start-player(form: "The") } est désigné une fois les quatre îles posées au centre.
not-the-time-to-reveal = On ne révèle pas de { -expedition-card } maintenant.
not-the-time-to-turn-up = On ne retourne pas de carte de la { -pile } maintenant.
not-in-pile = L’île { $card } n’est pas dans la { -pile }.
# $shape is a name from a game record: domino, straight3, corner3, square4, l4, t4.
shape-used-up = Il ne reste aucune { -expedition-card } avec { $shape } dans { -round(form: "the") }.
malformed-move = Ce n’est pas un coup de ce jeu : { $found }
wrong-number-of-players = { $players ->
       *[other] On joue à deux, trois ou quatre, pas à { $players }.
    }
# $needed is how many islands so many players need, $cards how many the deck has.
deck-too-small-for-players = { $players ->
       *[other] À { $players }, il faut { $needed } îles. Ce jeu de cartes en a { $cards }.
    }
deck-too-large-for-simulator = { $cards ->
        [one] Ce jeu de cartes a { $cards } carte. Le simulateur en accepte { $most }.
       *[other] Ce jeu de cartes a { $cards } cartes. Le simulateur en accepte { $most }.
    }

## Deck files

deck-unreadable = { $path } est illisible : { $reason }
deck-not-toml = Ce n’est pas un fichier de cartes : { $reason }
deck-malformed = Les cartes doivent être écrites comme une liste : [[card]].
deck-empty = Le fichier du jeu de cartes est vide.
deck-format = Le format doit être { $expected }, pas { $found }.
deck-version = Seule la version { $expected } est connue, pas { $found }.
deck-name = Le nom du jeu de cartes doit être un texte, pas { $found }.
deck-line-too-long = { $most ->
        [one] Une ligne d’un fichier de cartes a au plus { $most } octet.
       *[other] Une ligne d’un fichier de cartes a au plus { $most } octets.
    }
deck-too-small = { $cards ->
        [one] { $cards } carte seulement ; même à deux, il en faut { $needed }.
       *[other] { $cards } cartes seulement ; même à deux, il en faut { $needed }.
    }
missing-key = { $key } est absent.
unknown-key = { $key } n’existe pas dans un fichier de cartes et sera ignoré.
card-duplicate-id = { $cards ->
        [one] { $cards } carte a cet identifiant.
       *[other] { $cards } cartes ont cet identifiant.
    }
card-malformed = Une carte doit être écrite comme une table : [[card]].
card-id = L’identifiant doit être un texte de { $most } caractères au plus, pas { $found }.
card-name = Le nom doit être un texte, pas { $found }.
# $colors are the words of a deck file: grey, green, orange, lilac.
card-color = color doit être un de ces mots : { $colors } ; pas { $found }.
card-seal = seal doit être un de ces mots : { $colors } ; pas { $found }.
card-own-seal = Une île ne peut pas avoir de sceau pour sa propre couleur.
card-map = map doit être un dessin, pas { $found }.
card-character = Inconnu dans le dessin : { $characters }
card-too-large = Le dessin fait { $width } × { $height } ; il n’y a place que pour 4 × 4.
card-size = { $boxes ->
        [one] { $boxes } case ; une île de cette couleur en a { $needed }.
       *[other] { $boxes } cases ; une île de cette couleur en a { $needed }.
    }
card-in-pieces = L’île est en plusieurs morceaux.
card-palms = { $palms ->
        [one] { $palms } palmier ; une île en a un au plus.
       *[other] { $palms } palmiers ; une île en a un au plus.
    }
# A deck is compared with the published one. $color is a word of a deck file: grey, green, orange, lilac.
standard-count = { $color ->
        [grey] Cartes grises : { $cards } au lieu de { $needed }.
        [green] Cartes vertes : { $cards } au lieu de { $needed }.
        [orange] Cartes orange : { $cards } au lieu de { $needed }.
       *[lilac] Cartes violettes : { $cards } au lieu de { $needed }.
    }
# Cards of a colour by their number of coins, palms and crosses, and whether they have a seal: $seal is yes or no.
standard-symbols = Cartes { $color ->
        [grey] grises
        [green] vertes
        [orange] orange
       *[lilac] violettes
    } avec { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, { $palms ->
        [one] { $palms } palmier
       *[other] { $palms } palmiers
    }, { $crosses ->
       *[other] { $crosses } croix
    } { $seal ->
        [yes] et un sceau
       *[no] et sans sceau
    } : { $cards } au lieu de { $needed }.
# $seals are the words of a deck file, with commas.
standard-seals = { $color ->
        [grey] Il faut aux cartes grises un sceau pour chaque autre couleur ; elles ont : { $seals }
        [green] Il faut aux cartes vertes un sceau pour chaque autre couleur ; elles ont : { $seals }
        [orange] Il faut aux cartes orange un sceau pour chaque autre couleur ; elles ont : { $seals }
       *[lilac] Il faut aux cartes violettes un sceau pour chaque autre couleur ; elles ont : { $seals }
    }
# Rules are numbered from $first to $last.
no-such-rule = Il n’y a pas de règle { $found } : elles vont de { $first } à { $last }.
# $cards are the requested ids.
unknown-card = { $deck } n’a pas ces cartes : { $cards }

## Game records

record-unreadable = { $path } est illisible : { $reason }
record-not-json = Ce n’est pas un enregistrement de partie : { $reason }
record-empty = Il n’y a aucune partie dans { $path }.
record-many-games = { $games ->
        [one] { $path } contient { $games } partie : mettez celle à continuer dans un fichier à part.
       *[other] { $path } contient { $games } parties : mettez celle à continuer dans un fichier à part.
    }
record-no-such-game = { $games ->
        [one] { $path } ne contient que { $games } partie ; il n’y a pas de partie { $number }.
       *[other] { $path } contient { $games } parties ; il n’y a pas de partie { $number }.
    }
record-format = Le format doit être { $expected }, pas { $found }.
record-version = Seule la version { $expected } est connue, pas { $found }.
# $editions are the editions' names, with commas.
record-edition = L’édition doit être l’une de : { $editions } ; pas { $found }.
record-players = { $field ->
        [players] players doit être une liste de deux à quatre, pas { $found }.
       *[other] { $field } doit être human ou bot:NOM, pas { $found }.
    }
record-seed = La graine doit être un nombre pair de chiffres hexadécimaux, pas { $found }.
record-seed-early = La partie n’est pas finie, mais l’enregistrement contient sa graine, qui révèle toutes les cartes à venir.
record-shuffle = { $field ->
        [words] Les mots du mélange doivent être une liste de textes, pas { $found }.
        [hash] L’empreinte du mélange n’est pas celle de son secret : { $found }
       *[seed] La graine n’est pas celle que donne le mélange : { $found }
    }
record-events = events doit être une liste, pas { $found }.
# $field is written as in a record; $choices are the words to choose from, with commas.
record-event = { $expected ->
        [event] Un événement doit être l’un de : { $choices } ; pas { $found }.
        [fields] { $field } doit avoir les champs { $choices }, pas { $found }.
        [number] { $field } doit être un nombre entier, pas { $found }.
        [card] { $field } doit être l’identifiant d’une carte, pas { $found }.
        [cards] { $field } doit être une liste d’identifiants de cartes, pas { $found }.
        [seats] { $field } doit être une liste de places, pas { $found }.
        [boxes] { $field } doit être une liste de cases différentes, comme b3, pas { $found }.
       *[choice] { $field } doit être l’un de : { $choices } ; pas { $found }.
    }
record-malformed = { $expected ->
        [table] { $field } doit être une table, pas { $found }.
       *[text] { $field } doit être un texte imprimable, pas { $found }.
    }
# $deck is the name in the record, $given that of the loaded deck.
record-other-deck = { $differs ->
        [name] L’enregistrement appelle son jeu de cartes { $deck }, mais c’est { $given }.
       *[file] On a joué avec les cartes { $deck }, dont le fichier n’est pas le même que { $given }. Indiquez-le avec --deck.
    }
# $recorded and $happened are events as a record writes them.
record-differs = { $happened ->
        [nothing] L’enregistrement dit { $recorded }, mais rien de tel ne se produit.
       *[other] L’enregistrement dit { $recorded }, mais c’est { $happened }.
    }
# $expected and $found are the id of a card, or the name of a shape.
record-other-seed = La graine aurait donné { $expected }, pas { $found }.

## Tournaments and simulated games

# There are no bots, or more bots than seats.
wrong-number-of-bots = { $bots ->
        [0] Il faut au moins un bot.
        [one] { $bots } bot, c’est trop pour { $seats } places.
       *[other] { $bots } bots, c’est trop pour { $seats } places.
    }
bot-named-twice = { $bots ->
        [one] { $bots } bot pour { $seats } places : un bot ne peut être nommé deux fois que si chaque place est nommée.
       *[other] { $bots } bots pour { $seats } places : un bot ne peut être nommé deux fois que si chaque place est nommée.
    }
wrong-number-of-games = { $games ->
       *[other] Un tournoi a au moins une partie, pas { $games }.
    }
wrong-number-of-workers = { $workers ->
       *[other] Il faut au moins un processus, pas { $workers }.
    }
worker-killed = Un processus a été tué. Relancez la même commande ; un tournoi reprend là où il s’est arrêté.
agent-unreachable = L’agent à l’adresse { $agent } n’a pas répondu par des coups : { $reason }
cluster-not-installed = Un cluster a besoin de Ray : pip install 'silvergold[cluster]' ({ $reason })
cluster-unreachable = Il n’y a pas de cluster Ray à { $address } : { $reason }
tournament-other-files = { $path } ne vient pas d’un tournoi qu’on pourrait continuer. Choisissez un autre dossier.
# $arguments are written as in its file.
tournament-other-arguments = { $path } appartient à un tournoi avec d’autres arguments ({ $arguments }). Choisissez un autre dossier.
tournament-under-way = Un autre tournoi se joue déjà dans { $path }.
directory-unwritable = On ne peut rien écrire dans { $path } : { $reason }
name-not-printable = Un nom doit être un texte imprimable, pas { $name }.
file-exists = { $path } existe déjà et contient autre chose ; rien n’a été remplacé.
no-finished-game = Aucune partie terminée n’est conservée sur cet ordinateur ; indiquez un fichier de partie.
seed-not-hex = Une graine est un nombre pair de chiffres hexadécimaux, pas { $seed }.

## Hosting

bad-database = { $wrong ->
        [driver] Il manque le pilote de cette base de données : pip install 'psycopg[binary]'
        [file] SQLite a besoin d’un fichier : sqlite:///FICHIER
        [kind] Seuls SQLite et PostgreSQL conviennent : sqlite:///FICHIER ou postgresql://…
       *[address] Ce n’est pas l’adresse d’une base de données. Essayez sqlite:///FICHIER.
    }
database-empty = Cette base de données est vide. L’adresse est-elle juste ?
database-not-empty = Une sauvegarde ne se restaure que dans une base vide : indiquez-en une nouvelle.
database-other-version = La base de données est à la version { $found }, pas { $newest }. Lancez d’abord silvergold database upgrade.
database-too-new = La base de données est d’une version plus récente ({ $version }). Installez le dernier silvergold.
database-unusable = { $database } est inutilisable : { $reason }
database-in-use = Un autre serveur utilise { $database }. Arrêtez-le, ou choisissez une autre base de données.
not-a-backup = { $path } n’est pas une sauvegarde de silvergold.
backup-too-new = { $path } a été écrit par une version plus récente. Installez le dernier silvergold.
backup-damaged = { $path } est abîmé ({ $reason }) : rien n’a été restauré.
workers-need-channel = Plusieurs processus ont besoin de PostgreSQL (--database) ou de Redis (--channel) pour se parler.
bad-address = { $option } doit être une adresse comme { $example }, pas { $found }.
bad-channel = Ce n’est pas l’adresse d’un canal. Essayez redis://HÔTE.
secret-twice = { $name } et { $name }_FILE sont tous deux définis. Gardez-en un seul.
secret-short = Le secret de { $name } doit avoir au moins { $length } caractères.
secret-unreadable = { $name } désigne { $path }, qui est illisible.
port-unusable = Le port { $port } de { $host } est inutilisable : { $reason }. Choisissez-en un autre avec --port.

bad-table-link = Ce n’est pas le lien d’une table. Il ressemble à https://example.org/table/ID.
not-with-json = { $option } ne s’utilise pas avec --json.
only-with-a-link = { $option } ne vaut que pour une table sur un serveur. Ajoutez son lien ou l’adresse du serveur.
only-without-a-link = { $option } ne vaut que pour une partie sur cet ordinateur. Omettez le lien.
wrong-seat-number = Les places sont numérotées de 1 à { $seats }.

## Problèmes

no-such-puzzle = Ce problème n’existe pas. Le lien est peut-être incomplet.
puzzles-unreadable = { $path } : illisible comme fichier de problèmes ({ $reason }).
puzzles-format = { $path } : ce n’est pas un fichier de problèmes, ou pas de cette version. Attendu : { $expected }.
puzzles-other-deck = { $path } : ces problèmes sont faits pour un autre jeu de cartes (sha256 { $expected }, pas { $found }).
puzzle-malformed = { $path }, ligne { $line } : ce problème est incorrect ({ $reason }).
puzzles-other-journal = { $path } : appartient à une autre recherche (jeu de cartes, graine ou évaluation différents). Supprimez-le ou choisissez un autre fichier.
puzzles-unwritable = { $path } : écriture impossible ({ $reason }).
no-such-puzzles = Il n’y a pas de problème de ce thème et de cette difficulté. Thèmes : { $themes }. Difficultés : { $difficulties }.
puzzle-answers-unreadable = Les réponses gardées dans { $path } sont illisibles. Déplacez ce fichier pour recommencer.
