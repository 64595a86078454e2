### The islands of the standard deck, by the ids of their cards: names as on an old chart, at most 17 characters,
### the first 9 of which tell them apart.
### Cards of other decks keep the names that their deck files give them.

isle-grey-01 = Σημαδούρα
isle-grey-02 = Στραβή Γλώσσα
isle-grey-03 = Αγκίστρι Ρέγγας
isle-grey-04 = Ήσυχη Ατόλη
isle-grey-05 = Ανεμοδείκτης
isle-grey-06 = Ξέρα του Ερωδιού
isle-grey-07 = Δισκοπότηρο
isle-grey-08 = Ρηχά της Σανίδας
isle-grey-09 = Κατολίσθηση
isle-grey-10 = Καβαλέτα
isle-grey-11 = Βράχος Δέστρα

isle-green-01 = Ράμφος Γερανού
isle-green-02 = Αμόνι
isle-green-03 = Κάβος Αφρού
isle-green-04 = Καβουροδαγκάνα
isle-green-05 = Χαρταετός
isle-green-06 = Λίμνη Καθρέφτης
isle-green-07 = Λόφος Πλοηγού
isle-green-08 = Δίκερη Ατόλη
isle-green-09 = Φωλιά Κορμοράνου
isle-green-10 = Πεταλίδα
isle-green-11 = Όρμος Πεταλωτή
isle-green-12 = Αμμουδιά Χελώνας

isle-orange-01 = Βαρούλκο
isle-orange-02 = Δαντελωτός Κάβος
isle-orange-03 = Οπάλινη Λίμνη
isle-orange-04 = Κλειδαρότρυπα
isle-orange-05 = Ανεμολόγιο
isle-orange-06 = Βίγλα
isle-orange-07 = Απάνεμος Όρμος
isle-orange-08 = Κέρας Ελαφιού
isle-orange-09 = Πύλη του Φιόρδ
isle-orange-10 = Αγκώνας Φυκιών
isle-orange-11 = Μαργαριτάρι
isle-orange-12 = Μπλεγμένα Βράχια

isle-lilac-01 = Βαρέλι
isle-lilac-02 = Δύο Όρμοι
isle-lilac-03 = Πριονωτή
isle-lilac-04 = Γαλήνιο Λιμάνι
isle-lilac-05 = Καζάνι
isle-lilac-06 = Ακρόπρωρο
isle-lilac-07 = Δίδυμες Λίμνες
isle-lilac-08 = Αμύγδαλο
isle-lilac-09 = Μπουνάτσα
isle-lilac-10 = Υπήνεμη Πλάκα
isle-lilac-11 = Νυχτοπεταλούδα
isle-lilac-12 = Σπασμένος Μόλος
