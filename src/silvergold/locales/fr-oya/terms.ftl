### The words of Oya's edition, where they differ from NSV's.

-treasure-card = { $form ->
       *[one] carte Île
        [many] cartes Île
        [title] Carte Île
    }
-expedition-card = { $form ->
       *[one] carte Piste
        [many] cartes Piste
        [title] Carte Piste
    }
-score-card = { $form ->
       *[one] carte Trésor
        [title] Carte Trésor
    }
-round-card = { $form ->
       *[one] carte Compteur
        [title] Carte Compteur
    }
-display = { $form ->
       *[many] îles exposées
        [one] île exposée
        [title] Îles exposées
    }
-pile = { $form ->
       *[one] pioche
        [title] Pioche
    }
-round = { $form ->
       *[one] expédition
        [the] l’expédition
        [many] expéditions
        [title] Expédition
    }
-start-player = { $form ->
       *[one] Oya
        [the] l’Oya
        [title] Oya
        [The] L’Oya
    }
