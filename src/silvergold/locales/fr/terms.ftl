### The words that an edition has of its own: these are NSV's, those of Oya are in fr-oya/terms.ftl.
### All of them but the start player are feminine in both, so that adjectives fit.

-treasure-card = { $form ->
       *[one] carte trésor
        [many] cartes trésor
        [title] Carte trésor
    }
-expedition-card = { $form ->
       *[one] carte expédition
        [many] cartes expédition
        [title] Carte expédition
    }
-score-card = { $form ->
       *[one] carte valorisation
        [title] Carte valorisation
    }
-round-card = { $form ->
       *[one] carte tour
        [title] Carte tour
    }
-display = { $form ->
       *[many] îles révélées
        [one] île révélée
        [title] Îles révélées
    }
-pile = { $form ->
       *[one] pile
        [title] Pile
    }
# The rulebook says "tour" for a round and has no word for a turn: here a round is a "manche", a turn a "tour".
-round = { $form ->
       *[one] manche
        [the] la manche
        [many] manches
        [title] Manche
    }
-start-player = { $form ->
       *[one] premier joueur
        [the] le premier joueur
        [title] Premier joueur
        [The] Le premier joueur
    }
