### The islands of the standard deck, by the ids of their cards: names as on an old chart, at most 17 characters,
### the first 9 of which tell them apart.
### Cards of other decks keep the names that their deck files give them.

isle-grey-01 = Roche de la Bouée
isle-grey-02 = Flèche Torse
isle-grey-03 = Croc aux Harengs
isle-grey-04 = Atoll Paisible
isle-grey-05 = La Girouette
isle-grey-06 = Écueil du Héron
isle-grey-07 = Caye du Calice
isle-grey-08 = Banc des Planches
isle-grey-09 = Île Éboulée
isle-grey-10 = Les Tréteaux
isle-grey-11 = Le Taquet

isle-green-01 = Bec de Grue
isle-green-02 = L’Enclume
isle-green-03 = Cap des Brisants
isle-green-04 = Pince de Crabe
isle-green-05 = Le Cerf-Volant
isle-green-06 = Lagon du Miroir
isle-green-07 = Butte du Pilote
isle-green-08 = Atoll Cornu
isle-green-09 = Nid du Cormoran
isle-green-10 = Les Patelles
isle-green-11 = Baie du Forgeron
isle-green-12 = La Tortue

isle-orange-01 = Île du Cabestan
isle-orange-02 = Cap Déchiqueté
isle-orange-03 = Lagon d’Opale
isle-orange-04 = La Serrure
isle-orange-05 = Rose des Vents
isle-orange-06 = La Vigie
isle-orange-07 = Anse Abritée
isle-orange-08 = Île aux Ramures
isle-orange-09 = Porte du Fjord
isle-orange-10 = Coude du Varech
isle-orange-11 = Bassin aux Perles
isle-orange-12 = Roches Mêlées

isle-lilac-01 = Île au Tonneau
isle-lilac-02 = Les Deux Anses
isle-lilac-03 = Dents de Scie
isle-lilac-04 = Havre Tranquille
isle-lilac-05 = Île du Chaudron
isle-lilac-06 = Le Taille-Mer
isle-lilac-07 = Mares Jumelles
isle-lilac-08 = Île de l’Amande
isle-lilac-09 = L’Anneau Dormant
isle-lilac-10 = Îlot sous le Vent
isle-lilac-11 = Aile de Phalène
isle-lilac-12 = Quai Rompu
