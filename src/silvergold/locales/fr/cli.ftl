### The command line: help texts, messages and tables.
### Words in capitals such as FILE stand for what the user types. Names of commands and options are not translated.

## Everywhere

cli-about = Silver & Gold : y jouer, l’héberger, le simuler, vérifier les parties, dessiner les cartes.
cli-version = Montrer la version.
cli-standard-input = l’entrée standard
cli-json = Afficher le résultat en JSON, pour des programmes.
cli-show-completion = Afficher la complétion pour votre shell.
cli-install-completion = Installer la complétion pour votre shell.
# $languages are the codes of all languages, with commas.
cli-language = Parler cette langue : { $languages }.
cli-no-such-language = { $language } n’existe pas ; il y a { $languages }
# $encoding such as cp1252, $language such as el.
cli-no-letters = L’encodage de l’écran, { $encoding }, n’a pas les lettres de la langue { $language } : voici donc l’anglais. PYTHONIOENCODING=utf-8 peut aider.
cli-no-signs = Il manque à l’encodage de l’écran, { $encoding }, les signes des îles : d’autres les remplacent. PYTHONIOENCODING=utf-8 peut aider.
cli-deck = Utiliser ce fichier de cartes.
cli-edition = Les règles de quelle édition.
cli-database = sqlite:///FICHIER ou postgresql://… ; par défaut, un fichier dans votre dossier de données.
cli-password-visible = Les autres utilisateurs de cette machine peuvent voir ce mot de passe. Utilisez SILVERGOLD_DATABASE ou SILVERGOLD_DATABASE_FILE au lieu de --database.
cli-error = Erreur : { $error }
cli-warning = Attention : { $file } : { $warning }

## Usage errors

cli-usage = Usage : { $usage }
# Same as in English
cli-options-metavar = [OPTIONS]
cli-commands-metavar = COMMANDE [ARGUMENTS]…
# Same as in English
cli-arguments = Arguments
# Same as in English
cli-options = Options
cli-commands = Commandes
cli-error-title = Erreur
cli-aborted = Interrompu.
cli-help = Montrer cette aide.
# What an option takes.
cli-takes-text = TEXTE
cli-takes-number = NOMBRE
cli-required = [requis]
cli-default = [par défaut : { $value }]
# $command is a command with its option for help, such as silvergold deck --help.
cli-try-help = Pour l’aide, essayez { $command }.
cli-missing-argument = Il manque { $name }.
cli-missing-option = Il manque l’option { $name }.
cli-missing-command = Il manque la commande.
cli-no-such-command = La commande { $name } n’existe pas.
cli-no-such-option = L’option { $name } n’existe pas.
cli-did-you-mean = Vouliez-vous dire { $names } ?
cli-option-without-value = L’option { $name } ne prend pas de valeur.
cli-option-needs-value = L’option { $name } a besoin d’une valeur.
cli-too-many-arguments = Arguments inattendus : { $arguments }
cli-not-a-number = { $name } doit être un nombre entier.
cli-too-small = { $name } doit être au moins { $least }.
cli-too-large = { $name } doit être au plus { $most }.
cli-absurd-number = { $name } est bien trop grand.
# $choices are the words to choose from, with commas.
cli-not-a-choice = { $name } doit être un de : { $choices }.
# $reason is a sentence without a full stop.
cli-bad-value = { $name } : { $reason }

## Decks

cli-deck-about = Regarder des jeux de { -treasure-card(form: "many") }.
cli-deck-check = Vérifier un fichier de cartes et signaler tous ses défauts à la fois.
cli-deck-check-file = Des fichiers de paquet ; - lit l’entrée standard.
cli-deck-check-standard = Exiger aussi la composition publiée (R1.2 à R1.4).
cli-deck-faults = { $count ->
        [one] { $file } : { $count } défaut.
       *[other] { $file } : { $count } défauts.
    }
cli-deck-good = { $count ->
        [one] { $file } : { $count } carte, aucun défaut.
       *[other] { $file } : { $count } cartes, aucun défaut.
    }
cli-deck-standard = { $count ->
        [one] { $file } : { $count } carte, aucun défaut, dans la composition publiée.
       *[other] { $file } : { $count } cartes, aucun défaut, dans la composition publiée.
    }
cli-deck-show = Dessiner des îles dans le terminal.
cli-deck-show-ids = Les cartes à montrer ; toutes, si aucune n’est nommée.
cli-deck-legend = × croix   ● pièce   ♣ palmier   ▓ cochée
cli-deck-report = Afficher en combien de tours on termine les îles, par couleur, à côté des chiffres du jeu publié.
cli-deck-picture = Dessiner toutes les cartes sur une planche.
cli-deck-picture-out = Le fichier à écrire, .svg ou .png ; - écrit sur la sortie standard.
cli-deck-drawn = Les cartes sont dessinées dans { $file }.

## Tables about a deck

# $deck is the deck's name.
balance-title = { $deck } : tours attendus pour terminer une île (entre parenthèses : le jeu publié)
balance-color = couleur
balance-cards = cartes
balance-mean = moyenne
balance-least = minimum
balance-greatest = maximum
balance-holes = avec un trou
symbols-title = Symboles et sceaux
symbols-coins = pièces
symbols-palms = palmiers
symbols-crosses = croix
symbols-seals = sceaux
islands-title = Les îles, la plus rapide d’abord
islands-id = identifiant
islands-name = nom
islands-turns = tours
islands-placements = positions d’un motif

## The picture of a deck

# $colors counts the islands of each colour, for example: 11 grey, 12 green.
sheet-islands = { $count ->
        [one] { $count } île : { $colors }
       *[other] { $count } îles : { $colors }
    }
sheet-cards = { $count ->
        [one] La { -treasure-card } du jeu { $deck } : { $colors }.
       *[other] Les { $count } { -treasure-card(form: "many") } du jeu { $deck } : { $colors }.
    }
# One colour and how many.
sheet-of-color = { $color ->
        [grey] { $count ->
            [one] { $count } grise
           *[other] { $count } grises
        }
        [green] { $count ->
            [one] { $count } verte
           *[other] { $count } vertes
        }
        [orange] { $count } orange
       *[lilac] { $count ->
            [one] { $count } violette
           *[other] { $count } violettes
        }
    }
sheet-heading = { $color ->
        [grey] Îles grises
        [green] Îles vertes
        [orange] Îles orange
       *[lilac] Îles violettes
    }
# The same number: an island scores a point for each of its boxes.
sheet-worth = { $boxes ->
        [one] { $boxes } case, { $boxes } point
       *[other] { $boxes } cases, { $boxes } points
    }
# Four short lines side by side on one strip.
sheet-coin = pièce : 1 point
sheet-palm = palmier : 1 point, et 1 par palmier au centre
sheet-cross = croix : une case de plus
sheet-seal = sceau : des points par île terminée de sa couleur

## Records and games

cli-daily = Jouer la donne du jour contre Timonier, comme tout le monde.
cli-daily-number = Le numéro d’un jour, à partir de 1 ; par défaut aujourd’hui (UTC).
cli-learn = Apprendre le jeu pas à pas, avec les vraies règles.
cli-terminal = Jouer dans le terminal : contre des bots, à plusieurs au même clavier, ou à la table d’un serveur.
cli-terminal-link = Le lien d’une table sur un serveur, ou l’adresse d’un serveur pour y ouvrir une table ; sinon, on joue ici.
# $bots are the names of all bots, with commas.
cli-terminal-bots = Vos adversaires, séparés par des virgules : { $bots }. Sans amis : un parrot.
cli-terminal-name = Votre nom.
cli-terminal-friends = Quelqu’un au même clavier.
cli-terminal-memory-aid = Montrer les motifs encore à venir dans { -round(form: "the") }.
cli-terminal-seed = Chiffres hexadécimaux : même graine, même donne.
cli-terminal-players = Le nombre de places d’une nouvelle table sur un serveur.
cli-terminal-coach = Commencer avec les conseils : un bon coup à chaque décision.
cli-terminal-start = La place qui commence : 1, c’est vous. Sinon elle est tirée au sort.
cli-terminal-save = Écrire ici la partie, même si vous quittez.
cli-terminal-load = Continuer une partie quittée.
cli-terminal-sign-in = Un code à usage unique, pour être ici qui vous êtes dans le navigateur.
cli-terminal-day = Commencer avec des couleurs claires.
cli-terminal-plain = Questions et réponses, pour lecteurs d’écran et terminaux simples.
cli-terminal-words = Questions et réponses sans dessins : les îles en mots.
cli-replay = Revoir une partie enregistrée, tour par tour.
cli-replay-file = Un fichier de parties ; sinon, votre dernière partie terminée.
cli-records-file = Des fichiers d’enregistrements de parties ; - lit l’entrée standard.
cli-replay-game = Quelle partie du fichier, à partir de 1.
# The user types q to quit: keep the letter.
cli-replay-on = Entrée : tour suivant, q : arrêter >
cli-review = Expliquer chaque point d’une partie terminée par la chance, l’adresse ou les autres, et retenter les décisions les plus coûteuses.
cli-review-game = Quelle partie du fichier, à partir de 1 ; sinon la première, ou toutes avec --json.
cli-review-seat = Les décisions de qui : une place, à partir de 1 ; sinon celles des personnes, ou de tous.
cli-review-json = Afficher plutôt une ligne de JSON par partie : chaque écriture du compte.
cli-review-processes = Parties analysées à la fois avec --json ; sinon, une par cœur.
cli-reviewing = Analyse
cli-verify = Vérifier des parties selon les règles : chaque événement, les scores, le vainqueur, et la graine s’il y en a une.
cli-checking = Vérification
# $number is the number of the game in its file.
cli-wrong-game = Partie { $number } : { $error }
cli-games-wrong = { $games ->
        [one] La partie est incorrecte.
       *[other] Parties incorrectes : { $wrong } sur { $games }.
    }
cli-games-right = { $games ->
        [one] La partie est correcte.
       *[other] Les { $games } parties sont correctes.
    }
cli-games-unfinished = { $games ->
        [one] La partie est correcte, mais inachevée.
       *[other] Les { $games } parties sont correctes, dont { $unfinished } inachevées.
    }

## The rulebook

cli-rules = Lire les règles.
cli-rules-number = Une règle ou un chapitre, par exemple R4.3 ou R4, ou un mot, par exemple croix ; sinon toutes.
cli-rules-edition = Seulement ce qui vaut dans cette édition.

## Games between bots

cli-simulate = Faire jouer des bots, écrire leurs parties et montrer leurs scores moyens.
cli-players = Nombre de joueurs.
cli-simulate-bots = Qui joue, place par place, séparés par des virgules : { $bots }.
cli-games = Nombre de parties.
cli-seed = Un texte quelconque : mêmes arguments, mêmes parties.
cli-simulate-out = Écrire les parties ici ; - écrit sur la sortie standard.
cli-playing = Parties
cli-stopped = { $games ->
        [one] Interrompu après { $played } partie sur { $games }.
       *[other] Interrompu après { $played } parties sur { $games }.
    }
means-title = { $games ->
        [one] { $games } partie, points en moyenne
       *[other] { $games } parties, points en moyenne
    }
means-seat = place
means-coins = pièces
means-cups = coupes
means-palms = palmiers
means-cards = îles
means-seals = sceaux
# Same as in English
means-total = total
cli-tournament = Opposer des bots sur les mêmes donnes en échangeant les places, et les classer.
cli-tournament-bots = Qui joue : { $bots }.
cli-tournament-games = Nombre de parties, arrondi à des donnes entières.
cli-tournament-players = Nombre de joueurs à une table.
cli-tournament-out = Écrire les résultats ici ; reprend là où l’on s’est arrêté.
cli-tournament-review = Analyser chaque partie, pour des moyennes sans la chance ; quelques secondes par partie.
cli-tournament-workers = Parties jouées à la fois ; sinon, une par cœur.
cli-tournament-cluster = Jouer sur ce cluster Ray ; local en lance un.
cli-benchmark = Mesurer un agent contre tous les niveaux, avec des jeux de cartes et des donnes fixes.
cli-benchmark-agent = L’agent : { $bots }, ou module:fonction pour une politique d’une observation et d’un masque, ou l’adresse d’un socket (ws://…).
cli-benchmark-games = Parties par adversaire et par nombre de joueurs ; moins de parties, c’est plus rapide et moins précis.
cli-benchmark-opponents = Seulement ces adversaires ; par défaut, tous les niveaux.
cli-benchmark-players = Seulement avec ce nombre de joueurs ; par défaut, 2, 3 et 4.
# Every deal is played several times, with seats swapped.
cli-whole-deals = { $games ->
        [one] { $games } partie au lieu de { $wanted } : des donnes entières de { $each } parties.
       *[other] { $games } parties au lieu de { $wanted } : des donnes entières de { $each } parties.
    }
cli-results-in = Les parties, les chiffres et les scores sont dans { $directory }.

## Tables of a tournament

figures-title = { $games ->
        [one] { $games } partie sur { $deals ->
            [one] { $deals } donne
           *[other] { $deals } donnes
        }, avec intervalles de confiance à 95 %
       *[other] { $games } parties sur { $deals ->
            [one] { $deals } donne
           *[other] { $deals } donnes
        }, avec intervalles de confiance à 95 %
    }
# Same as in English
figures-bot = bot
figures-games = parties
figures-mean = points en moyenne
figures-without-luck = sans la chance
# Same as in English: how many times smaller the variance is without luck.
figures-variance-ratio = variance ÷
figures-wins = victoires
figures-rating = force
# $share is a percentage, $low and $high are the ends of its interval.
figures-share = { $share } ({ $low } à { $high })
cross-title = Qui a fini devant qui
cross-corner = devant
benchmark-title = Banc d’essai { $number } : { $agent }, { $games } parties, avec des intervalles de confiance à 95 %
benchmark-opponent = adversaire
benchmark-players = { $players } joueurs
# Points per game over all opponents, and the bound that nobody passes on average.
benchmark-score = Résultat : { $score } points. Personne ne peut espérer plus de { $ceiling }.

## The picture of a tournament

# $bots are names with commas.
plot-about = Scores : { $bots }
plot-title = Scores du tournoi
plot-subtitle = { $games ->
        [one] { $games } partie à { $players } sur { $deals ->
            [one] { $deals } donne
           *[other] { $deals } donnes
        }
       *[other] { $games } parties à { $players } sur { $deals ->
            [one] { $deals } donne
           *[other] { $deals } donnes
        }
    }
# Same as in English
plot-points = points
# $mean may include its margin: 68.2 ± 0.4
plot-mean = moyenne { $mean }
plot-wins = victoires { $share }
plot-bot = { $bot } : { $mean } points en moyenne, victoires { $share }.

## Hosting

cli-serve = Héberger des tables pour d’autres, avec le client web et des bots.
cli-serve-host = L’adresse à écouter ; 0.0.0.0 pour toutes.
cli-serve-port = Le port à écouter.
cli-serve-workers = Processus qui répondent ; plus d’un avec PostgreSQL ou Redis (--channel).
cli-serve-channel = redis://… : comment les processus se parlent, au lieu de PostgreSQL.
cli-serve-bot-processes = Processus de bots par processus de travail.
cli-serve-pace = Temps de réflexion minimal d’un bot, en millisecondes.
cli-serve-bot = Un bot à vous que les visiteurs peuvent asseoir ; peut être répété.
cli-serve-origin = Un autre site dont les pages peuvent se connecter.
cli-serve-proxies = Proxys dont on croit les en-têtes X-Forwarded.
cli-serve-push-contact = Contact pour les services push : mailto:vous@example.org [par défaut : le site]
cli-serve-session-days = Nombre de jours après lequel un appareil est déconnecté.
cli-serve-session-idle-days = Nombre de jours sans utilisation après lequel un appareil est déconnecté.
cli-serve-hsts-days = Nombre de jours pendant lesquels un navigateur exige TLS après l’avoir utilisé ; 0 pour aucun.
cli-serving = Tables à { $address }
cli-play = Jouer dans le navigateur : le serveur sur cette machine, la page ouverte.
cli-play-port = Le port à écouter ; 0 pour n’importe lequel.
cli-play-browser = Ouvrir la page dans le navigateur.
cli-play-share = Laisser jouer d’autres personnes du réseau et montrer l’adresse et un code QR.
cli-playing-at = Silver & Gold est à { $address } (Ctrl-C pour finir ; les parties sont gardées)
cli-this-device-only = Seul cet appareil peut l’ouvrir. Pour inviter d’autres personnes du réseau, relancez avec --share ou activez le partage sur la page.
cli-shared-at = Les autres personnes du réseau peuvent ouvrir { $address }
cli-no-network = Cette machine n’a pas d’adresse réseau : personne d’autre ne peut ouvrir la page.

## Doctor

cli-doctor = Vérifier si un serveur peut fonctionner ici : base de données, disque, horloge, port, proxy, canal et fichiers du client.
cli-doctor-site = Vérifier aussi l’adresse par laquelle on atteint le serveur : https://tables.example.org

## Databases

cli-database-about = Sauvegarder, restaurer et mettre à jour la base de données d’un serveur.
cli-database-upgrade = Mettre une base de données à jour ; serve et play le font d’eux-mêmes.
cli-database-version = La base de données est à la version { $version }.
cli-backup-file = La sauvegarde.
cli-database-backup = Tout écrire dans un fichier, pendant que le serveur continue.
cli-backing-up = Sauvegarde
cli-backed-up = { $rows ->
        [one] { $rows } ligne est dans { $file }.
       *[other] { $rows } lignes sont dans { $file }.
    }
cli-database-restore = Remplir une base vide, de l’un ou l’autre type, avec une sauvegarde.
cli-restoring = Restauration
cli-restored = { $rows ->
        [one] { $rows } ligne est restaurée.
       *[other] { $rows } lignes sont restaurées.
    }

## Problèmes

cli-puzzle = Résoudre des problèmes : celui du jour et d’autres, ceux d’un thème ou d’une difficulté, ou vos propres erreurs.
cli-puzzle-id = Résoudre le problème qui a cet identifiant.
cli-puzzle-theme = Seulement les problèmes de ce thème, par exemple cross-finishes, coin-row, palm, room, seal ou pair-rate.
cli-puzzle-difficulty = Seulement les problèmes que ce robot est le premier à résoudre : navigator, captain ou admiral.
cli-puzzle-from = Résoudre vos propres erreurs dans l’enregistrement d’une partie terminée.
cli-puzzle-file = Résoudre les problèmes de ce fichier au lieu de ceux fournis.
cli-puzzle-progress = Montrer seulement la part des points que vous avez gardée.
cli-puzzle-mine = Chercher de nouveaux problèmes dans des parties entre robots. Une recherche interrompue reprend.
cli-puzzle-mine-out = Le fichier à écrire ; à côté, un journal garde ce qui est trouvé.
cli-puzzle-mine-count = Combien de problèmes chercher.
cli-puzzle-mining = Recherche de problèmes
cli-puzzle-mine-stopped = Interrompu. La même commande reprend.
cli-puzzle-mined = { $count ->
        [one] { $count } problème dans { $file }
       *[other] { $count } problèmes dans { $file }
    }
