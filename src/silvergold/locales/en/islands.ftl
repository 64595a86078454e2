### The islands of the standard deck, by the ids of their cards: names as on an old chart, at most 17 characters,
### the first 9 of which tell them apart.
### Cards of other decks keep the names that their deck files give them.
### English is the deck file's own: the check compares them.

isle-grey-01 = Buoy Rock
isle-grey-02 = Crooked Spit
isle-grey-03 = Herring Hook
isle-grey-04 = Quiet Atoll
isle-grey-05 = Weathervane
isle-grey-06 = Heron Skerry
isle-grey-07 = Chalice Key
isle-grey-08 = Plank Shoal
isle-grey-09 = Landslip Isle
isle-grey-10 = Trestle Rocks
isle-grey-11 = Cleat Rock

isle-green-01 = Cranebill
isle-green-02 = The Anvil
isle-green-03 = Breaker Head
isle-green-04 = Crabclaw Key
isle-green-05 = Falling Kite
isle-green-06 = Mirror Lagoon
isle-green-07 = Pilot's Knoll
isle-green-08 = Horned Atoll
isle-green-09 = Cormorant Roost
isle-green-10 = Limpet Bank
isle-green-11 = Farrier's Bay
isle-green-12 = Turtle Bank

isle-orange-01 = Capstan Isle
isle-orange-02 = Ragged Ness
isle-orange-03 = Opal Lagoon
isle-orange-04 = Keyhole Atoll
isle-orange-05 = Rosewind Isle
isle-orange-06 = Lookout Bank
isle-orange-07 = Sheltered Bight
isle-orange-08 = Antler Isle
isle-orange-09 = Fjord Gate
isle-orange-10 = Kelp Elbow
isle-orange-11 = Pearl Basin
isle-orange-12 = Tangle Rocks

isle-lilac-01 = Barrel Isle
isle-lilac-02 = Two Coves
isle-lilac-03 = Sawtooth Isle
isle-lilac-04 = Calm Harbour
isle-lilac-05 = Cauldron Isle
isle-lilac-06 = Cutwater
isle-lilac-07 = Twin Pools
isle-lilac-08 = Almond Isle
isle-lilac-09 = Stillwater Ring
isle-lilac-10 = Leeward Shelf
isle-lilac-11 = Mothwing Isle
isle-lilac-12 = Broken Quay
