### What a term alone can't say in the words of Oya's edition, and its rule in a tie.

learn-lead = Vous explorez des îles. Chaque case cochée vous rapproche du but ; une île terminée rapporte sa valeur en points.
learn-end-text = Après quatre expéditions, on compte les points. En cas d’égalité, la victoire est partagée.
