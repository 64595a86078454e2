### The words of the game: the same in the browser, the terminal and on the command line.

title = Silver & Gold

color-grey = gris
color-green = vert
# Same as in English
color-orange = orange
color-lilac = violet

symbol-cross = Croix
symbol-coin = Pièce
symbol-palm = Palmier

shape-domino = un domino
shape-straight3 = une ligne de trois
shape-corner3 = un angle de trois
shape-square4 = un carré de quatre
shape-l4 = un L de quatre
shape-t4 = un T de quatre

bot-name-drifter = Naufragé
bot-name-parrot = Perroquet
bot-name-deckhand = Mousse
bot-name-sailor = Matelot
bot-name-navigator = Timonier
bot-name-captain = Capitaine
bot-name-admiral = Amiral
bot-drifter = { bot-name-drifter } : joue au hasard
bot-parrot = { bot-name-parrot } : pour les premières parties
bot-deckhand = { bot-name-deckhand } : tout doux
bot-sailor = { bot-name-sailor } : facile
bot-navigator = { bot-name-navigator } : moyen
bot-captain = { bot-name-captain } : difficile
bot-admiral = { bot-name-admiral } : surhumain

# $label is an edition's name, "Example" or the like; what it is about follows.
rules-label = { $label } :
edition-nsv = { -start-player(form: "The") } change à chaque tour
edition-oya = Édition française : { -start-player(form: "the") } change à chaque { -round }

## Score lines

# Same as in English
score = Score
score-caption = Points jusqu’ici
score-cards = Îles
score-seals = Sceaux
score-coins = Pièces
score-cups = Coupes
score-palms = Palmiers
# Same as in English
score-total = Total
score-sheet = Feuille de score

## Spoken

# $box is a box's name, such as b3.
box-spoken =
    { $symbol ->
        [cross] { $box }, croix, { $state ->
            [marked] cochée
            [planned] à cocher
           *[unmarked] libre
        }
        [coin] { $box }, pièce, { $state ->
            [marked] cochée
            [planned] à cocher
           *[unmarked] libre
        }
        [palm] { $box }, palmier, { $state ->
            [marked] coché
            [planned] à cocher
           *[unmarked] libre
        }
       *[none] { $box }, { $state ->
            [marked] cochée
            [planned] à cocher
           *[unmarked] libre
        }
    }
# A box of an island that nobody has yet.
box-printed = { $symbol ->
        [cross] { $box }, croix
        [coin] { $box }, pièce
        [palm] { $box }, palmier
       *[none] { $box }
    }
with-coins = { $coins ->
        [0] {""}
        [one] , 1 pièce
       *[other] , { $coins } pièces
    }
with-palms = { $palms ->
        [0] {""}
        [one] , 1 palmier
       *[other] , { $palms } palmiers
    }
with-crosses = { $crosses ->
        [0] {""}
       *[other] , { $crosses } croix
    }
with-seal = { $seal ->
        [yes] , sceau { $sealColor ->
            [grey] gris
            [green] vert
            [orange] orange
           *[lilac] violet
        } de valeur { $worth }
       *[no] {""}
    }
card-spoken = { $name }, { $color }, { $value } cases{ with-coins }{ with-palms }{ with-crosses }{ with-seal }
card-open-spoken = { $card } ; encore libres : { $boxes }
card-figures = environ { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } tours
placement-spoken = { $boxes }{ with-coins }{ with-palms }{ with-crosses }
# $mark is a placement in words: where the shape would lie now.
ghost-spoken = Vous cocheriez : { $mark }.
score-card-spoken = { -score-card(form: "title") } : pièces { $coins } sur 12, coupes { $cups }, palmiers { $palms }
round-spoken = { -round(form: "title") } { $round } sur 4
cups-spoken = Coupes restantes : { $cups }
revealed-spoken = Motif révélé : { $shape }
pile-spoken = { -pile(form: "title") } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## What happened

log-kept = { $who ->
        [you] Vous gardez : { $cards }.
       *[other] { $name } garde : { $cards }.
    }
log-displayed = Au centre : { $cards }.
log-started = { $who ->
        [you] Vous êtes { -start-player(form: "the") }.
       *[other] { $name } est { -start-player(form: "the") }.
    }
log-revealed = { -round(form: "title") } { $round }, tour { $turn } : { $shape }
log-earlier-turn = { -round(form: "title") } { $round }, tour { $turn }
log-marked = { $by ->
        [cross] { $who ->
            [you] Grâce à une croix, vous cochez { $boxes } sur « { $card } ».
           *[other] Grâce à une croix, { $name } coche { $boxes } sur « { $card } ».
        }
       *[other] { $who ->
            [you] Vous cochez { $boxes } sur « { $card } ».
           *[other] { $name } coche { $boxes } sur « { $card } ».
        }
    }
log-coin = { $who ->
        [you] Vous gagnez { $coins ->
            [one] une pièce
           *[other] { $coins } pièces
        }.
       *[other] { $name } gagne { $coins ->
            [one] une pièce
           *[other] { $coins } pièces
        }.
    }
log-palm = { $who ->
        [you] Votre palmier rapporte { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] Un palmier rapporte { $points ->
            [one] { $points } point
           *[other] { $points } points
        } à { $name }.
    }
log-cup = { $who ->
        [you] Vous prenez la coupe de { $points }.
       *[other] { $name } prend la coupe de { $points }.
    }
log-completed = { $who ->
        [you] Vous terminez « { $card } ».
       *[other] { $name } termine « { $card } ».
    }
log-took = { $from ->
        [pile] { $who ->
            [you] Vous piochez « { $card } ».
           *[other] { $name } pioche « { $card } ».
        }
       *[display] { $who ->
            [you] Vous prenez « { $card } » parmi les { -display }.
           *[other] { $name } prend « { $card } » parmi les { -display }.
        }
    }
log-refilled = Nouveau au centre : { $cards }.
log-scored = { $who ->
        [you] Vous avez { $total ->
            [one] { $total } point
           *[other] { $total } points
        }.
       *[other] { $name } a { $total ->
            [one] { $total } point
           *[other] { $total } points
        }.
    }
log-won = { $who ->
        [you] Vous gagnez.
       *[other] { $name } gagne.
    }
log-shared = { $names } se partagent la victoire.
log-sat = { $who ->
        [you] Vous prenez place.
       *[other] { $name } prend place.
    }
log-rose = La place { $number } est de nouveau libre.
log-began = La partie commence.
log-left = { $who ->
        [you] Vous avez quitté la table.
       *[other] { $name } a quitté la table.
    }
log-stood-in = { $who ->
        [you] { $bot } joue maintenant pour vous.
       *[other] { $bot } joue maintenant pour { $name }.
    }
log-returned = { $who ->
        [you] Vous êtes de retour.
       *[other] { $name } est de retour.
    }
log-replaced = { $who ->
        [you] La personne qui a ouvert la table a donné votre place à un bot.
       *[other] La personne qui a ouvert la table a donné la place de { $name } à un bot.
    }
log-rematch-accepted = { $who ->
        [you] Vous voulez une revanche.
       *[other] { $name } veut une revanche.
    }
log-rematch-declined = { $who ->
        [you] Vous ne voulez pas de revanche.
       *[other] { $name } ne veut pas de revanche.
    }
log-rematched = On joue la revanche.
## Reactions: ready-made phrases

phrase-hello = Bonjour !
phrase-well-played = Bien joué !
phrase-lucky = Quelle chance !
phrase-one-moment = Un instant
phrase-thank-you = Merci
phrase-good-game = Belle partie !
# $name says $phrase.
reaction-said = { $name } : { $phrase }
react = Dire un mot
reactions-mute = Ne plus entendre personne
reactions-unmute = Entendre à nouveau tout le monde
mute = Ne plus entendre { $name }
unmute = Entendre à nouveau { $name }

## The rules by name; their text is in rules.ftl

# $rule is a rule's number, such as R4.3; $title is its name.
rule-named = Règle { $rule } : { $title }
# Without the number, at the table.
rule-about = La règle : { $title }

R1-1-title = Joueurs
R1-2-title = Les { -treasure-card(form: "many") }
R1-3-title = Symboles
R1-4-title = Sceaux
R1-5-title = Les { -expedition-card(form: "many") }
R1-6-title = La { -score-card }
R1-7-title = La { -round-card }
R2-1-title = Distribuer
R2-2-title = Garder deux cartes sur quatre
R2-3-title = La { -pile } et les { -display }
R2-4-title = Mélanger les { -expedition-card(form: "many") }
R2-5-title = { -start-player(form: "title") }
R3-1-title = Révéler
R3-2-title = Cocher
R3-3-title = Conclure
R3-4-title = Les cartes déjà révélées
R4-1-title = Cocher le motif
R4-2-title = Une seule case à la place
R4-3-title = Croix
R4-4-title = Pièce
R4-5-title = Palmier
R4-6-title = Toujours le même effet
R4-7-title = Plus rien à cocher
R5-1-title = Coupes
R5-2-title = Îles terminées
R5-3-title = Une nouvelle île
R5-4-title = Compléter les { -display }
R5-5-title = Quand les cartes manquent
R5-6-title = Après le dernier tour
R6-1-title = Sept tours
R6-2-title = Quatre { -round(form: "many") }
R6-3-title = { -start-player(form: "The") } change
R7-1-title = Pièces
R7-2-title = Coupes
R7-3-title = Palmiers
R7-4-title = Îles
R7-5-title = Sceaux
R7-6-title = Victoire et égalité
R7-7-title = Un score de 95
