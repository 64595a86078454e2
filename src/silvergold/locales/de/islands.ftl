### The islands of the standard deck, by the ids of their cards: names as on an old chart, at most 17 characters,
### the first 9 of which tell them apart.
### Cards of other decks keep the names that their deck files give them.

isle-grey-01 = Bojenfels
isle-grey-02 = Krummnehrung
isle-grey-03 = Heringshaken
isle-grey-04 = Schlummeratoll
isle-grey-05 = Wetterhahn
isle-grey-06 = Reiherschäre
isle-grey-07 = Kelchholm
isle-grey-08 = Plankensand
isle-grey-09 = Bergsturzinsel
isle-grey-10 = Bockfelsen
isle-grey-11 = Klampenfels

isle-green-01 = Kranichschnabel
isle-green-02 = Ambossinsel
isle-green-03 = Brandungskap
isle-green-04 = Krabbenschere
isle-green-05 = Drachensturz
isle-green-06 = Spiegellagune
isle-green-07 = Lotsenhügel
isle-green-08 = Hörneratoll
isle-green-09 = Kormoranrast
isle-green-10 = Schneckenbank
isle-green-11 = Hufeisenbucht
isle-green-12 = Schildkrötensand

isle-orange-01 = Gangspillinsel
isle-orange-02 = Zackenkap
isle-orange-03 = Opallagune
isle-orange-04 = Schlüsselatoll
isle-orange-05 = Windroseninsel
isle-orange-06 = Ausguckholm
isle-orange-07 = Zufluchtsbucht
isle-orange-08 = Geweihinsel
isle-orange-09 = Fjordpforte
isle-orange-10 = Tangknie
isle-orange-11 = Perlenbecken
isle-orange-12 = Irrklippen

isle-lilac-01 = Tonneninsel
isle-lilac-02 = Zweibuchten
isle-lilac-03 = Sägezahninsel
isle-lilac-04 = Flautenhafen
isle-lilac-05 = Kesselinsel
isle-lilac-06 = Wellenschneide
isle-lilac-07 = Zwillingsteiche
isle-lilac-08 = Mandelinsel
isle-lilac-09 = Stillwasserring
isle-lilac-10 = Leeplatte
isle-lilac-11 = Falterflügel
isle-lilac-12 = Trümmerkai
