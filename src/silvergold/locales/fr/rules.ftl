### The rulebook, for players. The numbers are those of docs/rules.md: message R4-3 is rule R4.3.
### The names of the rules (R4-3-title) are in game.ftl, because the table shows them.
###
### Markup, the same in the browser and in the terminal: an empty line separates paragraphs, "- " starts an
### item of a list, "| " starts a row of a table (the first row is its header), _underscores_ emphasize. A number
### such as R4.3 becomes a link. A line must not start with "*", "[" or ".", which Fluent would interpret.
###
### R4-3-example: an example. R4-3-picture: the caption of a picture, which screen readers read.
### R6-3-nsv, R6-3-oya: the ruling of an edition. R5-4-note: a remark for readers of a printed rulebook.

rules-title = Les règles
rules-lead = Tout sur Silver & Gold, de la première carte au dernier point. Chaque règle porte un numéro, le même partout : à la table, dans le terminal et dans toutes les langues.
rules-made = Silver & Gold est un jeu de Phil Walker-Harding. Voici une version indépendante, avec ses propres mots, ses îles et ses images.
rules-contents = Sommaire
rules-print = Imprimer
rules-open-page = Toutes les règles
rules-find = Chercher dans les règles
# $count is the number of rules found.
rules-found = { $count ->
        [0] Rien trouvé.
        [one] Une règle trouvée.
       *[other] { $count } règles trouvées.
    }
rules-example = Exemple
rules-note = Avec le livret imprimé

## A game at a glance: two minutes for newcomers

glance = Le jeu en un coup d’œil
glance-lead = Vous explorez des îles. Une carte donne à tous le même motif ; vous le cochez sur une de vos îles. Terminez des îles, ramassez pièces et palmiers : qui a le plus de points après quatre { -round(form: "many") } gagne.
glance-players = De 2 à 4 joueurs, dès 8 ans, environ 20 minutes.
glance-begin-title = Avant de commencer
glance-begin = Vous recevez quatre { -treasure-card(form: "many") } et en gardez deux : vos îles. Quatre autres sont face visible au centre : les { -display }. Le reste forme la { -pile }. (R2)
glance-turn-title = Un tour en trois étapes
glance-reveal = _Révéler._ { -start-player(form: "The") } retourne une { -expedition-card }. Son motif vaut pour tous.
glance-mark = _Cocher._ Tous en même temps : cochez le motif sur une de vos îles, tourné ou en miroir à votre guise. Ou cochez une seule case à la place. (R4.1, R4.2)
glance-settle = _Conclure._ L’un après l’autre : prenez vos coupes, mettez de côté vos îles terminées et remplacez chacune par une des { -display } ou par une carte de la { -pile }. (R5)
glance-picture = Un L a été révélé. Il est coché sur l’île de gauche, tourné et en miroir, et touche une pièce.
glance-symbols-title = Ce que rapportent les cases
glance-cross = _Croix :_ cochez aussitôt une case de plus, sur l’île de votre choix. (R4.3)
glance-coin = _Pièce :_ cochez une pièce sur votre { -score-card }. Une ligne de quatre complète rapporte la plus haute coupe restante : 6, puis 5, et ainsi jusqu’à 1. (R4.4, R5.1)
glance-palm = _Palmier :_ notez 1 point, et 1 de plus pour chaque palmier des { -display }. (R4.5)
glance-end-title = La fin
glance-end = Au bout de sept tours, { -round(form: "the") } est finie ; au bout de quatre { -round(form: "many") }, soit 28 tours, la partie aussi. (R6)
glance-score = Comptez la valeur de vos îles terminées (grise 8, verte 10, orange 12, violette 14), leurs sceaux, vos pièces, vos coupes et vos palmiers. Qui a le plus de points l’emporte. (R7)
glance-go = Cela suffit pour une première partie. Le reste est dans les chapitres ci-dessous.

## R1 Material

R1 = Matériel

R1-1 = On joue à deux, trois ou quatre, dès 8 ans. Une partie dure environ 20 minutes.

R1-2 = Il y a 47 { -treasure-card(form: "many") }. Chacune montre une île : des cases qui se touchent par les côtés, dans un carré de quatre sur quatre. La couleur dit la taille de l’île, et c’est aussi sa valeur en points.

    | couleur | cartes | cases | valeur |
    | gris | 11 | 8 | 8 |
    | vert | 12 | 10 | 10 |
    | orange | 12 | 12 | 12 |
    | violet | 12 | 14 | 14 |
R1-2-picture = Deux { -treasure-card(form: "many") }. 1 : valeur et couleur. 2 : une croix. 3 : une pièce. 4 : un palmier. 5 : un sceau, ici pour les îles orange. 6 : le nom de l’île.

R1-3 = Une case peut porter un symbole : une croix, une pièce ou un palmier. Jamais deux dans une case, et jamais deux palmiers sur une île. En tout, il y a 55 croix, 42 pièces et 16 palmiers, quatre palmiers dans chaque couleur. Chaque ligne de ce tableau est une sorte d’île :

    | couleur | cartes | pièces | palmiers | croix | sceau |
    | violet | 3 | 0 | 0 | 3 | oui |
    | violet | 3 | 3 | 0 | 1 | non |
    | violet | 2 | 2 | 0 | 2 | non |
    | violet | 1 | 2 | 1 | 1 | non |
    | violet | 3 | 0 | 1 | 2 | non |
    | orange | 3 | 0 | 0 | 2 | oui |
    | orange | 3 | 3 | 0 | 1 | non |
    | orange | 2 | 1 | 0 | 2 | non |
    | orange | 4 | 1 | 1 | 1 | non |
    | vert | 3 | 0 | 0 | 0 | oui |
    | vert | 3 | 2 | 0 | 1 | non |
    | vert | 2 | 1 | 0 | 2 | non |
    | vert | 1 | 1 | 1 | 1 | non |
    | vert | 3 | 0 | 1 | 1 | non |
    | gris | 3 | 0 | 0 | 0 | oui |
    | gris | 3 | 1 | 0 | 1 | non |
    | gris | 4 | 0 | 1 | 0 | non |
    | gris | 1 | 0 | 0 | 1 | non |

R1-4 = Douze îles portent un sceau, trois dans chaque couleur. Un sceau compte les îles d’une des trois autres couleurs : il y en a un pour chacune. Un sceau violet ou orange vaut 2, un sceau vert ou gris vaut 1. La façon de compter est en R7.5.

R1-5 = Il y a 8 { -expedition-card(form: "many") } avec 6 motifs :

    | motif | cartes |
    | domino | 1 |
    | ligne de trois | 2 |
    | angle de trois | 2 |
    | carré de quatre | 1 |
    | L de quatre | 1 |
    | T de quatre | 1 |

    Chacun peut le consulter à tout moment.
R1-5-picture = Les six motifs. Les traits en dessous disent combien des 8 { -expedition-card(form: "many") } le montrent.

R1-6 = Chaque joueur a une { -score-card } : 3 lignes de 4 pièces, une coupe au bout de chaque ligne, et 4 cases palmier.
R1-6-picture = Une { -score-card } : cinq pièces sont cochées, la première ligne a rapporté une coupe de 6, et un palmier a rapporté 3.

R1-7 = La { -round-card } est posée au centre. Elle a 4 cases, une par { -round }, et six coupes : 6, 5, 4, 3, 2 et 1. Ce sont les mêmes quel que soit le nombre de joueurs.
R1-7-picture = La { -round-card } pendant la deuxième { -round }. La coupe de 6 est déjà prise.

## R2 Setting up

R2 = Mise en place

R2-1 = On mélange les { -treasure-card(form: "many") }. Chaque joueur en reçoit 4 et ne les montre à personne.

R2-2 = Tous en même temps, les joueurs choisissent 2 de leurs 4 cartes. Quand tout le monde a choisi, les cartes gardées sont posées face visible. Avant cela, personne ne voit ce que les autres ont choisi.
R2-2-picture = Quatre îles ont été distribuées. Les deux qui sont encadrées sont gardées.

R2-3 = Les cartes rendues et celles qui n’ont pas été distribuées sont mélangées ensemble. Elles forment la { -pile }, face cachée. On en retourne quatre à côté : les { -display }.

R2-4 = On mélange les 8 { -expedition-card(form: "many") } et on les pose face cachée.

R2-5 = Un joueur est désigné { -start-player }. Ici, la personne qui a ouvert la table peut le choisir ; sinon, et toujours dans les parties classées, il est tiré au sort.
R2-5-nsv = Sur papier, n’importe qui peut commencer.
R2-5-oya = Sur papier, c’est celui qui a le plus de pièces sur lui qui commence.
R2-5-picture = La mise en place à deux, vue d’une place. 1 : vos deux îles et votre { -score-card }. 2 : celles de l’autre joueur. 3 : les quatre { -display }. 4 : la { -pile }. 5 : les { -expedition-card(form: "many") }. 6 : la { -round-card }.

## R3 A turn

R3 = Un tour : révéler, cocher, conclure

R3-1 = { -start-player(form: "The") } retourne la première { -expedition-card }. Son motif vaut pour tous les joueurs.

R3-2 = Tous les joueurs cochent en même temps. R4 dit comment.

R3-3 = { -start-player(form: "The") } conclut d’abord, puis les autres dans le sens des aiguilles d’une montre. R5 dit comment.

R3-4 = Les { -expedition-card(form: "many") } révélées s’empilent, et seule celle du dessus est visible. Vous pouvez retenir les autres, mais pas aller les regarder.

## R4 Mark

R4 = Cocher

R4-1 = Cochez le motif révélé sur une de vos deux îles. Toutes ses cases doivent être sur cette île, et aucune ne doit être déjà cochée. Vous pouvez tourner le motif et le mettre en miroir à votre guise.
R4-1-picture = Le L de quatre, tourné et en miroir, a huit positions.
R4-1-example = Un L a été révélé. Ada le tourne, le met en miroir et trouve quatre cases libres sur son île verte.
R4-1-note = Le livret polonais ne parle pas du miroir. Il est permis.

R4-2 = Vous ne pouvez pas placer le motif, ou vous ne voulez pas ? Alors cochez à la place exactement une case libre, sur l’île de votre choix. Tant qu’il vous reste une case libre, vous devez cocher quelque chose.
R4-2-picture = Le carré ne tient plus sur aucune île. On coche une seule case à la place.

R4-3 = Chaque fois que vous cochez une case avec une _croix_, cochez aussitôt une case libre de plus, sur l’île de votre choix. Si elle porte aussi une croix, continuez. Deux croix cochées ensemble rapportent deux cases.

    Une croix est une obligation, pas une offre. Le reste n’est perdu que s’il ne vous reste aucune case libre. Une île terminée de cette façon n’est remplacée que plus tard, quand vous concluez (R5.3) : vous ne pouvez rien cocher sur la nouvelle pendant ce tour.
R4-3-picture = Une chaîne. 1 : le domino touche une croix. 2 : la croix donne une case sur l’autre île, et c’est encore une croix. 3 : celle-ci donne une case sur la première île.
R4-3-example = Ben coche un domino et touche une croix. Pour elle, il doit cocher une case : il choisit une croix sur son autre île, et pour celle-ci une troisième case, une pièce.

R4-4 = Pour une case avec une _pièce_, cochez la pièce suivante sur votre { -score-card } : de gauche à droite, en commençant par la ligne du haut. Après 12 pièces, les lignes de pièces sont pleines, et les suivantes ne rapportent rien.
R4-4-picture = Deux pièces ont été cochées ce tour-ci. La quatrième remplit la première ligne, la cinquième commence la deuxième.
R4-4-note = Le livret italien fait commencer la deuxième ligne à droite. Toutes les lignes commencent à gauche.

R4-5 = Une case avec un _palmier_ rapporte aussitôt des points : 1 pour ce palmier, et 1 de plus pour chaque palmier des { -display }. Annoncez le nombre à voix haute et notez-le dans votre prochaine case palmier. Vos propres îles ne comptent pas, celles des autres joueurs non plus.

    On ne peut ni refuser un palmier ni le garder pour plus tard. Après 4 palmiers, les cases sont pleines, et les suivants ne rapportent rien.
R4-5-picture = On coche un palmier alors que deux des { -display } en ont un : on note 1 + 2 = 3.
R4-5-example = Cléo coche un palmier. Deux des quatre { -display } montrent un palmier. Elle annonce « trois » et note 3.

R4-6 = Un symbole a toujours le même effet, quelle que soit la façon dont sa case a été cochée : avec le motif, comme case seule ou grâce à une croix.

R4-7 = S’il ne vous reste aucune case libre, vous ne cochez rien. Cela ne peut arriver que s’il n’y a plus de carte ni dans la { -pile } ni au centre.

## R5 Settle

R5 = Conclure, l’un après l’autre

R5-1 = Si vous avez rempli une ligne de pièces ce tour-ci, prenez la plus haute coupe restante de la { -round-card } : annoncez sa valeur à voix haute et notez-la au bout de la ligne. On ne peut pas remplir deux lignes dans le même tour. Quand les six coupes sont prises, une ligne n’en rapporte plus.
R5-1-picture = La première ligne pleine rapporte la coupe de 6. La suivante, peu importe qui la remplit, rapporte 5.
R5-1-example = Ada et Ben remplissent une ligne au même tour. Ada conclut d’abord et prend le 6. Ben prend le 5.
R5-1-note = Le livret polonais parle de trois lignes pleines. Une seule suffit pour une coupe.

R5-2 = Posez vos îles terminées face visible à côté de vous. Tout le monde peut toujours les voir.

R5-3 = Pour chaque île terminée, prenez-en une nouvelle : une des { -display }, ou la première carte de la { -pile }, à l’aveugle. Si vous en prenez deux, regardez la première avant de choisir la seconde. Entre les deux, on ne complète pas les { -display }.
R5-3-picture = 1 : une île est terminée et mise de côté. 2 : son joueur peut prendre une des quatre { -display }. 3 : ou la première carte de la { -pile }, à l’aveugle.

R5-4 = Ensuite, on complète les { -display } jusqu’à quatre avec des cartes de la { -pile }, avant que le joueur suivant ne conclue.
R5-4-note = Le livret polonais complète à la fin de l’étape ; l’italien et celui de NSV en français parlent de retourner les cartes quatre par quatre. On complète jusqu’à quatre après chaque joueur.

R5-5 = Quand la { -pile } est épuisée, il reste moins d’{ -display }. S’il n’y a plus rien nulle part, personne ne prend de carte, et vous continuez avec ce que vous avez.

R5-6 = Après le dernier tour de la partie, on prend les coupes et on met de côté les îles terminées comme d’habitude, mais personne ne prend de nouvelle île.

## R6 Rounds and the end

R6 = Les { -round(form: "many") } et la fin

R6-1 = Une { -round } est finie après 7 tours. La huitième { -expedition-card } n’est pas révélée. Puis on remélange les huit.
R6-1-nsv = Sur papier, on barre une case de la { -round-card } quand { -round(form: "the") } est finie. Ici, on montre { -round(form: "the") } en cours.
R6-1-oya = Sur papier, on barre une case de la { -round-card } quand { -round(form: "the") } commence. Ici, on montre { -round(form: "the") } en cours.

R6-2 = La partie finit après 4 { -round(form: "many") }, soit après 28 tours.

R6-3 = Le joueur suivant, dans le sens des aiguilles d’une montre, devient { -start-player(form: "the") }. Le moment dépend de l’édition.
R6-3-nsv = { -start-player(form: "The") } change après chaque tour.
R6-3-oya = { -start-player(form: "The") } change après chaque { -round }.

## R7 Score

# Same as in English
R7 = Score

R7-1 = Chaque pièce cochée sur votre { -score-card } rapporte 1 point, 12 au plus.

R7-2 = Vos coupes rapportent les valeurs notées au bout de vos lignes de pièces.

R7-3 = Vos palmiers rapportent les points notés dans vos cases palmier ; il y en a quatre au plus.

R7-4 = Les îles terminées rapportent leur valeur. Une île inachevée ne rapporte rien, mais vous gardez les pièces et les palmiers qu’elle vous a donnés.

R7-5 = Pour chaque sceau sur une île terminée, comptez vos îles terminées de la couleur du sceau, et multipliez par la valeur du sceau. Tous vos sceaux comptent.
R7-5-picture = Un sceau gris de valeur 1, avec deux îles grises terminées : 1 × 2 = 2 points.
R7-5-example = Dan a un sceau orange de valeur 2 et trois îles orange terminées : 6 points.

R7-6 = Qui a le plus de points l’emporte. En cas d’égalité, tout dépend de l’édition.
R7-6-nsv = En cas d’égalité, celui qui a terminé le plus d’îles grises l’emporte ; puis on compare les vertes, les orange et enfin les violettes. Si tout est égal, la victoire est partagée.
R7-6-oya = En cas d’égalité, la victoire est partagée.
R7-6-note = Le livret grec a perdu le mot gris en cas d’égalité. On compare d’abord les îles grises.

R7-7 = Un exemple. Cléo a terminé six îles : 64 points. Son sceau gris (de valeur 1) compte deux îles grises : 2. Son sceau orange (de valeur 2) compte deux îles orange : 4. Neuf pièces et deux coupes rapportent 17. Trois palmiers rapportent 8. Cela fait 95 points.
R7-7-picture = Le score de Cléo : îles 64, sceaux 6, pièces 9, coupes 8, palmiers 8. En tout 95.
R7-7-note = Le livret italien dit 14 pour les pièces et les coupes, le grec fait du sceau gris un sceau vert. 17 et gris sont justes : eux seuls donnent 95.

## Glossary

words = Lexique
word-treasure-card = _{ -treasure-card(form: "title") } :_ montre une île, des cases à cocher. Le plus souvent, nous disons île.
word-box = _Case :_ un carré d’une île. Une case est libre tant qu’elle n’est pas cochée.
word-symbol = _Symbole :_ une croix, une pièce ou un palmier dans une case.
word-seal = _Sceau :_ un bonus pour les îles terminées d’une couleur.
word-expedition-card = _{ -expedition-card(form: "title") } :_ montre le motif que tous peuvent cocher ce tour-ci.
word-display = _{ -display(form: "title") } :_ les quatre { -treasure-card(form: "many") } face visible au centre.
word-pile = _{ -pile(form: "title") } :_ les { -treasure-card(form: "many") } face cachée.
word-score-card = _{ -score-card(form: "title") } :_ vos pièces, vos coupes et vos palmiers.
word-round-card = _{ -round-card(form: "title") } :_ les { -round(form: "many") } et les coupes restantes.
word-start-player = _{ -start-player(form: "title") } :_ retourne la { -expedition-card } et conclut d’abord.
word-turn = _Tour :_ révéler, cocher, conclure.
word-round = _Manche :_ sept tours. Le livret de NSV l’appelle « tour ».

## Where the editions differ

editions = Ce qui change d’une édition à l’autre
editions-lead = Le jeu a deux éditions qui ont leurs propres règles : celle de NSV, dans la plupart des pays, et celle d’Oya en France. Vous choisissez en ouvrant une table. Voici où elles diffèrent :
edition-of-nsv = Édition NSV
edition-of-oya = Édition Oya
editions-words = Le livret d’Oya a aussi ses propres mots. Choisissez l’édition Oya, et la table les emploie.

## What the digital table does for you

digital = Ce que cette table fait pour vous
digital-count = _Elle compte._ Pièces, coupes, palmiers et points se notent tout seuls. Elle ne vous laisse jamais cocher ce que les règles interdisent, et elle dit quelle règle.
digital-take-back = _Annuler._ Tant que vous n’avez pas validé, vous pouvez annuler ce que vous avez coché ce tour-ci, pas à pas. Personne ne l’a encore vu.
digital-ready = _Valider._ Ce que vous avez coché compte dès que vous validez. Quand tout le monde a validé, tout est montré et le tour se conclut.
digital-memory = _Aide-mémoire._ Il est interdit de feuilleter les { -expedition-card(form: "many") } révélées (R3.4). Qui ouvre une table peut le permettre : la table montre alors les motifs encore à venir et la probabilité de chacun. Sinon, le journal les oublie aussi.
digital-chance = _Un mélange honnête._ La donne est fixée avant la partie, d’une façon que chacun peut vérifier ensuite. Vous pouvez y ajouter quelques mots de vous.
digital-away = _Absence._ Quand quelqu’un s’en va, un bot peut jouer à sa place jusqu’à son retour.
