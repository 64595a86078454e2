### Error messages: the code of an error is the id of its message.
###
### $found, $path, $reason and $card are quoted unchanged; $reason is a sentence of the operating system.

## Around a message

# $rule is the number of a rule, such as R4.2.
error-by-rule = { $error } ({ $rule })
# A game record is wrong; its events are counted from 1.
error-at-event = Γεγονός { $event }: { $error }
# A deck file is wrong; $card is the id of the card.
error-on-card = { $card }: { $error }

## Everywhere

unknown-error = Κάτι πήγε στραβά. Δοκίμασε ξανά.
no-connection = Ο διακομιστής δεν απαντά. Υπάρχει σύνδεση;
internal-error = Κάτι πήγε στραβά στον διακομιστή. Δοκίμασε ξανά.
bad-request = Ο διακομιστής δεν κατάλαβε το αίτημα: { $reason }
wrong-method = Αυτό δεν γίνεται σε αυτή τη διεύθυνση.
storage-away = Ο διακομιστής δεν έχει πρόσβαση στα δεδομένα του. Δοκίμασε ξανά σε λίγο.
reviews-busy = Αναλύονται πολλά παιχνίδια αυτή τη στιγμή. Δοκίμασε ξανά σε λίγο.
review-failed = Η ανάλυση αυτού του παιχνιδιού απέτυχε.
too-many-requests = Πολλά μαζεμένα. Περίμενε μια στιγμή.
too-many-tables = Έχεις πολλά ανοιχτά τραπέζια. Τελείωσε ή κλείσε πρώτα ένα.
too-many-listed-tables = Πολλά τραπέζια σου περιμένουν ήδη παίκτες. Κλείσε ένα ή κάλεσε φίλους με σύνδεσμο.
command-id-reused = Το αναγνωριστικό { $id } χρησιμοποιήθηκε ήδη για άλλη εντολή. Στείλε νέο.
too-many-sockets = Πάρα πολλές συνδέσεις. Κλείσε μερικά παράθυρα.
too-many-decks = Έχεις ήδη πάρα πολλές τράπουλες.
too-many-reactions = Ήταν πολλά μαζί. Περίμενε λίγο.
too-large = Αυτό είναι πολύ μεγάλο.
other-origin = Αυτό ήρθε από άλλον ιστότοπο και δεν εκτελέστηκε.
other-host = Ο διακομιστής δεν ανοίγει με αυτό το όνομα. Άνοιξέ τον με τη διεύθυνσή του.
not-allowed = Δεν μπορείς να το κάνεις αυτό.
no-client = Οι σελίδες για τον περιηγητή δεν έχουν δημιουργηθεί ακόμα: τρέξε make web ή παίξε με silvergold terminal.

no-such-page = Δεν υπάρχει τίποτα σε αυτή τη διεύθυνση. Ίσως κόπηκε ο σύνδεσμος.
no-such-table = Δεν υπάρχει τέτοιο τραπέζι. Ίσως κόπηκε ο σύνδεσμος.
no-such-seat = Αυτό το τραπέζι δεν έχει τέτοια θέση.
no-such-deck = Δεν υπάρχει εδώ τέτοια τράπουλα.
no-such-deal = Δεν υπάρχει τέτοια μοιρασιά.
no-such-challenge = Δεν υπάρχει τέτοια πρόκληση.
no-such-step = Το μάθημα δεν έχει τέτοιο βήμα.
no-such-line = Μια βαθμολογία δεν έχει τέτοια γραμμή.
table-unreadable = Αυτό το τραπέζι δεν διαβάζεται πια. Ενημέρωσε το άτομο που διαχειρίζεται αυτόν τον διακομιστή.
table-closed = Αυτό το τραπέζι έκλεισε πριν αρχίσει το παιχνίδι.
no-person = Διάλεξε πρώτα ένα όνομα.
bad-name = Ένα όνομα θέλει τουλάχιστον ένα γράμμα ή ψηφίο.
bad-push-subscription = Αυτό το πρόγραμμα περιήγησης δεν μπορεί να λάβει ειδοποιήσεις ({ $reason }).
bad-link = Αυτός ο σύνδεσμος έχει ήδη χρησιμοποιηθεί ή είναι πολύ παλιός. Φτιάξε νέο στην άλλη συσκευή.
bad-recovery-code = Αυτός ο κωδικός ανάκτησης δεν ισχύει. Έλεγξέ τον ή βάλε νεότερο.
no-such-device = Αυτή η συσκευή δεν είναι πια συνδεδεμένη.
signed-out = Αυτή η συσκευή αποσυνδέθηκε.
# $bots are the names of all bots, with commas.
unknown-bot = Δεν υπάρχει μποτ { $bot }. Υπάρχουν: { $bots }.
# $bot is the bot of somebody who programs: module:Class.
bot-not-imported = Το μποτ { $bot } δεν μπορεί να εισαχθεί ({ $reason }).
not-a-bot = Το { $bot } δεν είναι μποτ: χρειάζεται τις μεθόδους observe και choose.
bot-failed = Το μποτ { $bot } απέτυχε: { $reason }
picture-kind = Μια εικόνα γράφεται ως .svg ή .png, όχι ως { $path }.
no-rule-about = Κανένας κανόνας δεν αφορά το { $text }.

## At a table

# $name is the player who sits there.
seat-is-taken = Εκεί κάθεται ήδη { $name }.
table-is-full = Όλες οι θέσεις σε αυτό το τραπέζι είναι πιασμένες.
seats-are-empty = Πρέπει πρώτα να πιαστούν όλες οι θέσεις.
start-is-held = Το παιχνίδι περιμένει: το ξεκινά μόνο όποιος άνοιξε το τραπέζι.
not-the-host = Αυτό το κάνει μόνο όποιος άνοιξε το τραπέζι.
not-at-the-table = Δεν κάθεσαι σε αυτό το τραπέζι.
not-your-seat = Αυτή δεν είναι η θέση σου.
game-has-begun = Το παιχνίδι έχει ήδη αρχίσει.
game-not-over = Το παιχνίδι δεν τελείωσε ακόμα.
review-not-ready = Το παιχνίδι αναλύεται ακόμα.
no-game-under-way = Δεν παίζεται κανένα παιχνίδι.
replaced-by-host = Όποιος άνοιξε το τραπέζι έδωσε τη θέση σου σε ένα μποτ. Μπορείς να παρακολουθείς και να του ζητήσεις να επιστρέψεις.
nobody-to-replace = Εκεί δεν κάθεται κάποιος άνθρωπος.
replaces-yourself = Δεν μπορείς να αντικαταστήσεις τον εαυτό σου. Φύγε από το παιχνίδι.
# $name is the player who sits there.
rated-player-not-idle = Ακόμα παίζει: { $name }. Σε παιχνίδι κατάταξης αντικαθίσταται μόνο όποιος έφυγε ή κάνει τους άλλους να περιμένουν.
start-player-is-drawn = Όπου συγκρίνονται αποτελέσματα, ο αρχικός παίκτης βγαίνει πάντα με κλήρωση: σε παιχνίδια που μετρούν στην κατάταξη και σε μοιρασιές που παίζουν κι άλλοι.
not-your-rematch = Μόνο όποιος πρότεινε τη ρεβάνς μπορεί να την αρχίσει χωρίς τους άλλους.
deal-still-open = Θα δεις αυτή τη μοιρασιά αφού την παίξεις.
deal-not-played = Δεν έχεις παίξει ακόμη αυτή τη μοιρασιά με τον αντίπαλό της.
challenge-known = Έχεις ξαναδεί αυτές τις κάρτες: συγκρίνεται μόνο η πρώτη φορά.
deal-is-fixed = Αυτό το τραπέζι παίζει μια έτοιμη μοιρασιά: τίποτα δεν προστίθεται στο ανακάτεμά της.
other-deal = Αυτή η μοιρασιά είναι για άλλη έκδοση, τράπουλα ή αριθμό παικτών.
stood-in = Παίζει για σένα ένα μποτ. Επίστρεψε πρώτα.
moves-too-far = Δες πρώτα τι φέρνει μια κίνηση, και ύστερα συνέχισε.
nothing-more-undone = Σε αυτό το τραπέζι έγιναν ήδη πάρα πολλές αναιρέσεις.

## Moves that the rules forbid

nothing-to-decide = Δεν έχεις τώρα τίποτα να αποφασίσεις.
hints-not-in-rated-games = Σε παιχνίδια που μετρούν στην κατάταξη δεν υπάρχουν συμβουλές.
hints-not-on-shared-deals = Σε μοιρασιές που παίζουν κι άλλοι δεν υπάρχουν συμβουλές.

not-your-turn = Δεν είναι η σειρά σου.
already-ready = Έχεις ήδη πατήσει «Έτοιμο»: συνεχίζουμε μόλις το πατήσουν όλοι.
already-kept = Έχεις ήδη διαλέξει.
not-dealt = Κράτα δύο διαφορετικά νησιά από αυτά που σου μοιράστηκαν.
not-your-card = Το νησί { $card } δεν είναι μπροστά σου.
# $boxes are the names of boxes, such as b3 c3.
not-unmarked = Ήδη σημειωμένα ή έξω από το νησί: { $boxes }.
not-the-shape = Δεν είναι ούτε το σχέδιο που άνοιξε ούτε ένα μοναδικό πλαίσιο: { $boxes }.
cross-marks-one-box = Ένας σταυρός δίνει ένα πλαίσιο, όχι περισσότερα.
marked-already = Έχεις ήδη σημειώσει σε αυτή την εκστρατεία. Αναίρεσέ το για να σημειώσεις αλλιώς.
nothing-marked = Σημείωσε πρώτα κάτι: το σχέδιο ή ένα μοναδικό πλαίσιο.
nothing-to-take-back = Δεν υπάρχει τίποτα για αναίρεση.
crosses-owed = { $count ->
        [one] Ένας σταυρός σού δίνει ακόμα ένα πλαίσιο: σημείωσέ το πρώτα.
       *[other] Οι σταυροί σού δίνουν ακόμα { $count } πλαίσια: σημείωσέ τα πρώτα.
    }
not-on-display = Το νησί { $card } δεν είναι στη βιτρίνα.
pile-empty = Η στοίβα είναι άδεια: πάρε νησί από τη βιτρίνα.
not-the-time-to-keep = Τα νησιά διαλέγονται μόνο στην αρχή.
not-the-time-to-mark = Τώρα δεν μπορείς να σημειώσεις τίποτα.
not-the-time-to-take = Τώρα δεν μπορείς να πάρεις νησί.
not-the-time-to-start = Ο αρχικός παίκτης ορίζεται αφού στηθεί η βιτρίνα.
not-the-time-to-reveal = Τώρα δεν ανοίγει κάρτα εκστρατείας.
not-the-time-to-turn-up = Τώρα δεν ανοίγει κάρτα από τη στοίβα.
not-in-pile = Το νησί { $card } δεν είναι στη στοίβα.
# $shape is a name from a game record: domino, straight3, corner3, square4, l4, t4.
shape-used-up = Σε αυτόν τον γύρο δεν μένει κάρτα εκστρατείας με { $shape }.
malformed-move = Αυτή δεν είναι κίνηση αυτού του παιχνιδιού: { $found }
wrong-number-of-players = Παίζουν δύο έως τέσσερις, όχι { $players }.
# $needed is how many islands so many players need, $cards how many the deck has.
deck-too-small-for-players = { $players ->
        [one] 1 παίκτης χρειάζεται { $needed } νησιά. Αυτή η τράπουλα έχει { $cards }.
       *[other] { $players } παίκτες χρειάζονται { $needed } νησιά. Αυτή η τράπουλα έχει { $cards }.
    }
deck-too-large-for-simulator = { $cards ->
        [one] Αυτή η τράπουλα έχει 1 κάρτα. Ο προσομοιωτής χωρά ως { $most }.
       *[other] Αυτή η τράπουλα έχει { $cards } κάρτες. Ο προσομοιωτής χωρά ως { $most }.
    }

## Deck files

deck-unreadable = Το { $path } δεν διαβάζεται: { $reason }
deck-not-toml = Αυτό δεν είναι αρχείο τράπουλας: { $reason }
deck-malformed = Οι κάρτες πρέπει να είναι γραμμένες ως λίστα: [[card]].
deck-empty = Το αρχείο της τράπουλας είναι κενό.
deck-format = Η μορφή πρέπει να είναι { $expected }, όχι { $found }.
deck-version = Γνωστή είναι μόνο η έκδοση { $expected }, όχι { $found }.
deck-name = Το όνομα της τράπουλας πρέπει να είναι κείμενο, όχι { $found }.
deck-line-too-long = Μια γραμμή σε αρχείο τράπουλας έχει το πολύ { $most } byte.
deck-too-small = { $cards ->
        [one] Μόνο μία κάρτα· ακόμα και δύο παίκτες χρειάζονται { $needed }.
       *[other] Μόνο { $cards } κάρτες· ακόμα και δύο παίκτες χρειάζονται { $needed }.
    }
missing-key = Λείπει το { $key }.
unknown-key = Το { $key } δεν είναι κλειδί αρχείου τράπουλας και αγνοείται.
card-duplicate-id = { $cards ->
        [one] 1 κάρτα έχει αυτόν τον κωδικό.
       *[other] { $cards } κάρτες έχουν αυτόν τον κωδικό.
    }
card-malformed = Μια κάρτα πρέπει να είναι γραμμένη ως πίνακας: [[card]].
card-id = Ο κωδικός πρέπει να είναι κείμενο με το πολύ { $most } χαρακτήρες, όχι { $found }.
card-name = Το όνομα πρέπει να είναι κείμενο, όχι { $found }.
# $colors are the words of a deck file: grey, green, orange, lilac.
card-color = Το color πρέπει να είναι ένα από τα { $colors }, όχι { $found }.
card-seal = Το seal πρέπει να είναι ένα από τα { $colors }, όχι { $found }.
card-own-seal = Ένα νησί δεν μπορεί να έχει σφραγίδα για το δικό του χρώμα.
card-map = Το map πρέπει να είναι σκίτσο, όχι { $found }.
card-character = Άγνωστο στο σκίτσο: { $characters }
card-too-large = Το σκίτσο είναι { $width } × { $height }· χωρούν το πολύ 4 × 4.
card-size = { $boxes ->
        [one] Ένα πλαίσιο· ένα νησί αυτού του χρώματος έχει { $needed }.
       *[other] { $boxes } πλαίσια· ένα νησί αυτού του χρώματος έχει { $needed }.
    }
card-in-pieces = Το νησί δεν είναι ενωμένο.
card-palms = { $palms ->
        [one] 1 φοίνικας· ένα νησί έχει το πολύ έναν.
       *[other] { $palms } φοίνικες· ένα νησί έχει το πολύ έναν.
    }
# A deck is compared with the published one. $color is a word of a deck file: grey, green, orange, lilac.
standard-count = { $color ->
        [grey] Γκρι κάρτες: { $cards } αντί για { $needed }.
        [green] Πράσινες κάρτες: { $cards } αντί για { $needed }.
        [orange] Πορτοκαλί κάρτες: { $cards } αντί για { $needed }.
       *[lilac] Λιλά κάρτες: { $cards } αντί για { $needed }.
    }
# Cards of a colour by their number of coins, palms and crosses, and whether they have a seal: $seal is yes or no.
standard-symbols = { $color ->
        [grey] Γκρι
        [green] Πράσινες
        [orange] Πορτοκαλί
       *[lilac] Λιλά
    } κάρτες (νομίσματα { $coins }, φοίνικες { $palms }, σταυροί { $crosses }, { $seal ->
        [yes] με σφραγίδα
       *[no] χωρίς σφραγίδα
    }): { $cards } αντί για { $needed }.
# $seals are the words of a deck file, with commas.
standard-seals = { $color ->
        [grey] Οι γκρι κάρτες θέλουν μία σφραγίδα για κάθε άλλο χρώμα· έχουν: { $seals }
        [green] Οι πράσινες κάρτες θέλουν μία σφραγίδα για κάθε άλλο χρώμα· έχουν: { $seals }
        [orange] Οι πορτοκαλί κάρτες θέλουν μία σφραγίδα για κάθε άλλο χρώμα· έχουν: { $seals }
       *[lilac] Οι λιλά κάρτες θέλουν μία σφραγίδα για κάθε άλλο χρώμα· έχουν: { $seals }
    }
# Rules are numbered from $first to $last.
no-such-rule = Δεν υπάρχει κανόνας { $found }: είναι από { $first } έως { $last }.
# $cards are the requested ids.
unknown-card = Η τράπουλα { $deck } δεν έχει τέτοια κάρτα: { $cards }

## Game records

record-unreadable = Το { $path } δεν διαβάζεται: { $reason }
record-not-json = Αυτό δεν είναι καταγραφή παιχνιδιού: { $reason }
record-empty = Στο { $path } δεν υπάρχει παιχνίδι.
record-many-games = { $games ->
        [one] Στο { $path } υπάρχει 1 παιχνίδι: βάλε αυτό που θα συνεχιστεί σε δικό του αρχείο.
       *[other] Στο { $path } υπάρχουν { $games } παιχνίδια: βάλε αυτό που θα συνεχιστεί σε δικό του αρχείο.
    }
record-no-such-game = { $games ->
        [one] Στο { $path } υπάρχει μόνο ένα παιχνίδι· παιχνίδι { $number } δεν υπάρχει.
       *[other] Στο { $path } υπάρχουν { $games } παιχνίδια· παιχνίδι { $number } δεν υπάρχει.
    }
record-format = Η μορφή πρέπει να είναι { $expected }, όχι { $found }.
record-version = Γνωστή είναι μόνο η έκδοση { $expected }, όχι { $found }.
# $editions are the editions' names, with commas.
record-edition = Η έκδοση πρέπει να είναι μία από τις { $editions }, όχι { $found }.
record-players = { $field ->
        [players] Το players πρέπει να είναι λίστα με δύο έως τέσσερις παίκτες, όχι { $found }.
       *[other] Το { $field } πρέπει να είναι human ή bot:ΟΝΟΜΑ, όχι { $found }.
    }
record-seed = Ο σπόρος πρέπει να έχει ζυγό αριθμό δεκαεξαδικών ψηφίων, όχι { $found }.
record-seed-early = Το παιχνίδι δεν τελείωσε, αλλά η καταγραφή έχει τον σπόρο του, που δείχνει όλες τις επόμενες κάρτες.
record-shuffle = { $field ->
        [words] Τα λόγια του ανακατέματος πρέπει να είναι λίστα κειμένων, όχι { $found }.
        [hash] Το αποτύπωμα του ανακατέματος δεν είναι του μυστικού του: { $found }
       *[seed] Ο σπόρος δεν είναι αυτός που δίνει το ανακάτεμα: { $found }
    }
record-events = Το events πρέπει να είναι λίστα, όχι { $found }.
# $field is written as in a record; $choices are the words to choose from, with commas.
record-event = { $expected ->
        [event] Ένα γεγονός πρέπει να είναι ένα από τα { $choices }, όχι { $found }.
        [fields] Το { $field } πρέπει να έχει τα πεδία { $choices }, όχι { $found }.
        [number] Το { $field } πρέπει να είναι ακέραιος αριθμός, όχι { $found }.
        [card] Το { $field } πρέπει να είναι κωδικός κάρτας, όχι { $found }.
        [cards] Το { $field } πρέπει να είναι λίστα με κωδικούς καρτών, όχι { $found }.
        [seats] Το { $field } πρέπει να είναι λίστα θέσεων, όχι { $found }.
        [boxes] Το { $field } πρέπει να είναι λίστα με διαφορετικά πλαίσια, όπως b3, όχι { $found }.
       *[choice] Το { $field } πρέπει να είναι ένα από τα { $choices }, όχι { $found }.
    }
record-malformed = { $expected ->
        [table] Το { $field } πρέπει να είναι πίνακας, όχι { $found }.
       *[text] Το { $field } πρέπει να είναι εκτυπώσιμο κείμενο, όχι { $found }.
    }
# $deck is the name in the record, $given that of the loaded deck.
record-other-deck = { $differs ->
        [name] Η καταγραφή ονομάζει την τράπουλά της { $deck }, είναι όμως η { $given }.
       *[file] Παίχτηκε με την τράπουλα { $deck }, που το αρχείο της διαφέρει από την { $given }. Δήλωσέ την με --deck.
    }
# $recorded and $happened are events as a record writes them.
record-differs = { $happened ->
        [nothing] Η καταγραφή λέει { $recorded }, αλλά δεν συμβαίνει κάτι τέτοιο.
       *[other] Η καταγραφή λέει { $recorded }, αλλά είναι { $happened }.
    }
# $expected and $found are the id of a card, or the name of a shape.
record-other-seed = Ο σπόρος θα είχε φέρει { $expected }, όχι { $found }.

## Tournaments and simulated games

# There are no bots, or more bots than seats.
wrong-number-of-bots = { $bots ->
        [0] Χρειάζεται τουλάχιστον ένα μποτ.
        [one] 1 μποτ είναι πολύ για { $seats } θέσεις.
       *[other] { $bots } μποτ είναι πολλά για { $seats } θέσεις.
    }
bot-named-twice = { $bots } μποτ για { $seats } θέσεις: ένα μποτ μπορεί να δηλωθεί δύο φορές μόνο αν δηλωθούν όλες οι θέσεις.
wrong-number-of-games = Ένα τουρνουά έχει τουλάχιστον ένα παιχνίδι, όχι { $games }.
wrong-number-of-workers = Χρειάζεται τουλάχιστον μία διεργασία, όχι { $workers }.
worker-killed = Μια διεργασία τερματίστηκε. Εκτέλεσε ξανά την ίδια εντολή· ένα τουρνουά συνεχίζει από εκεί που σταμάτησε.
agent-unreachable = Ο πράκτορας στη διεύθυνση { $agent } δεν απάντησε με κινήσεις: { $reason }
cluster-not-installed = Μια συστοιχία θέλει το Ray: pip install 'silvergold[cluster]' ({ $reason })
cluster-unreachable = Δεν υπάρχει συστοιχία Ray στο { $address }: { $reason }
tournament-other-files = Το { $path } δεν είναι από τουρνουά που θα μπορούσε να συνεχιστεί. Διάλεξε άλλον φάκελο.
# $arguments are written as in its file.
tournament-other-arguments = Το { $path } ανήκει σε τουρνουά με άλλα ορίσματα ({ $arguments }). Διάλεξε άλλον φάκελο.
tournament-under-way = Στο { $path } παίζεται άλλο τουρνουά.
directory-unwritable = Δεν γράφεται τίποτα στο { $path }: { $reason }
name-not-printable = Ένα όνομα πρέπει να είναι εκτυπώσιμο κείμενο, όχι { $name }.
file-exists = Το { $path } υπάρχει ήδη και περιέχει κάτι άλλο· τίποτα δεν αντικαταστάθηκε.
no-finished-game = Σε αυτόν τον υπολογιστή δεν φυλάσσεται τελειωμένο παιχνίδι· δώσε ένα αρχείο με καταγραφή.
seed-not-hex = Ένας σπόρος είναι ζυγός αριθμός δεκαεξαδικών ψηφίων, όχι { $seed }.

## Hosting

bad-database = { $wrong ->
        [driver] Λείπει το πρόγραμμα οδήγησης για αυτή τη βάση: pip install 'psycopg[binary]'
        [file] Η SQLite θέλει ένα αρχείο: sqlite:///ΑΡΧΕΙΟ
        [kind] Χρησιμοποιούνται μόνο SQLite και PostgreSQL: sqlite:///ΑΡΧΕΙΟ ή postgresql://…
       *[address] Αυτή δεν είναι διεύθυνση βάσης δεδομένων. Δοκίμασε sqlite:///ΑΡΧΕΙΟ.
    }
database-empty = Δεν υπάρχει τίποτα σε αυτή τη βάση δεδομένων. Είναι σωστή η διεύθυνση;
database-not-empty = Ένα αντίγραφο ασφαλείας επαναφέρεται μόνο σε άδεια βάση: δήλωσε μια νέα.
database-other-version = Η βάση δεδομένων έχει έκδοση { $found }, όχι { $newest }. Τρέξε πρώτα silvergold database upgrade.
database-too-new = Η βάση δεδομένων είναι νεότερης έκδοσης ({ $version }). Εγκατάστησε το νεότερο silvergold.
database-unusable = Η βάση { $database } δεν μπορεί να χρησιμοποιηθεί: { $reason }
database-in-use = Άλλος διακομιστής χρησιμοποιεί τη βάση { $database }. Σταμάτησέ τον ή διάλεξε άλλη βάση δεδομένων.
not-a-backup = Το { $path } δεν είναι αντίγραφο ασφαλείας του silvergold.
backup-too-new = Το { $path } γράφτηκε από νεότερη έκδοση. Εγκατάστησε το νεότερο silvergold.
backup-damaged = Το { $path } έχει φθαρεί ({ $reason }): δεν έγινε καμία επαναφορά.
workers-need-channel = Πολλές διεργασίες θέλουν PostgreSQL (--database) ή Redis (--channel) για να συνεννοούνται.
bad-address = Το { $option } πρέπει να είναι διεύθυνση όπως { $example }, όχι { $found }.
bad-channel = Αυτή δεν είναι διεύθυνση καναλιού. Δοκίμασε redis://HOST.
secret-twice = Ορίζονται και το { $name } και το { $name }_FILE. Κράτησε μόνο ένα.
secret-short = Το μυστικό στο { $name } χρειάζεται τουλάχιστον { $length } χαρακτήρες.
secret-unreadable = Το { $name } δείχνει το { $path }, που δεν διαβάζεται.
port-unusable = Η θύρα { $port } του { $host } δεν μπορεί να χρησιμοποιηθεί: { $reason }. Διάλεξε άλλη με --port.

bad-table-link = Αυτός δεν είναι σύνδεσμος τραπεζιού. Μοιάζει με https://example.org/table/ID.
not-with-json = Το { $option } δεν συνδυάζεται με το --json.
only-with-a-link = Το { $option } ισχύει μόνο για τραπέζι σε διακομιστή. Πρόσθεσε τον σύνδεσμό του ή τη διεύθυνση του διακομιστή.
only-without-a-link = Το { $option } ισχύει μόνο για παιχνίδι σε αυτόν τον υπολογιστή. Παράλειψε τον σύνδεσμο.
wrong-seat-number = Οι θέσεις έχουν αριθμούς από 1 έως { $seats }.

## Γρίφοι

no-such-puzzle = Δεν υπάρχει τέτοιος γρίφος. Ίσως ο σύνδεσμος είναι ελλιπής.
puzzles-unreadable = { $path }: δεν διαβάζεται ως αρχείο γρίφων ({ $reason }).
puzzles-format = { $path }: δεν είναι αρχείο γρίφων ή είναι άλλης έκδοσης. Αναμενόταν: { $expected }.
puzzles-other-deck = { $path }: αυτοί οι γρίφοι είναι για άλλη τράπουλα (sha256 { $expected }, όχι { $found }).
puzzle-malformed = { $path }, γραμμή { $line }: αυτός ο γρίφος είναι λανθασμένος ({ $reason }).
puzzles-other-journal = { $path }: ανήκει σε άλλη αναζήτηση (διαφέρει η τράπουλα, ο σπόρος ή η αξιολόγηση). Διάγραψέ το ή διάλεξε άλλο αρχείο.
puzzles-unwritable = { $path }: δεν γράφεται ({ $reason }).
no-such-puzzles = Δεν υπάρχει γρίφος με αυτό το θέμα και αυτή τη δυσκολία. Θέματα: { $themes }. Δυσκολίες: { $difficulties }.
puzzle-answers-unreadable = Οι απαντήσεις στο { $path } δεν διαβάζονται. Μετακίνησε το αρχείο για να αρχίσεις από την αρχή.
