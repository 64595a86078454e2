### The islands of the standard deck, by the ids of their cards: names as on an old chart, at most 17 characters,
### the first 9 of which tell them apart.
### Cards of other decks keep the names that their deck files give them.

isle-grey-01 = Scoglio della Boa
isle-grey-02 = Lingua Storta
isle-grey-03 = Amo delle Aringhe
isle-grey-04 = Atollo Quieto
isle-grey-05 = La Banderuola
isle-grey-06 = Scoglio Airone
isle-grey-07 = Il Calice
isle-grey-08 = Secca dell'Asse
isle-grey-09 = La Frana
isle-grey-10 = I Cavalletti
isle-grey-11 = La Galloccia

isle-green-01 = Becco di Gru
isle-green-02 = L'Incudine
isle-green-03 = Capo Frangente
isle-green-04 = Chela di Granchio
isle-green-05 = L'Aquilone
isle-green-06 = Laguna Specchio
isle-green-07 = Colle del Pilota
isle-green-08 = Atollo Cornuto
isle-green-09 = Nido di Cormorano
isle-green-10 = Le Patelle
isle-green-11 = Baia del Fabbro
isle-green-12 = Banco Tartaruga

isle-orange-01 = L'Argano
isle-orange-02 = Capo Frastagliato
isle-orange-03 = Laguna d'Opale
isle-orange-04 = Atollo Serratura
isle-orange-05 = Rosa dei Venti
isle-orange-06 = La Vedetta
isle-orange-07 = Cala Riparata
isle-orange-08 = Corna di Cervo
isle-orange-09 = Porta del Fiordo
isle-orange-10 = Gomito di Alghe
isle-orange-11 = Conca delle Perle
isle-orange-12 = Scogli Intricati

isle-lilac-01 = Il Barile
isle-lilac-02 = Due Calette
isle-lilac-03 = Dente di Sega
isle-lilac-04 = Porto Sereno
isle-lilac-05 = Il Calderone
isle-lilac-06 = Il Tagliamare
isle-lilac-07 = Pozze Gemelle
isle-lilac-08 = La Mandorla
isle-lilac-09 = Anello Silente
isle-lilac-10 = Banco Sottovento
isle-lilac-11 = Ala di Falena
isle-lilac-12 = Molo Spezzato
