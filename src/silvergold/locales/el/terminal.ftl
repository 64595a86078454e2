### The game in the terminal: the screens, and the plain prompt. Texts shared with the browser are in
### game.ftl and table.ftl.

## Keys: one or two words each, beside the key in the line at the bottom of the screen. Keep them short.

key-across = διάλεξε
key-again = ξανά
key-begin = αρχή χωρίς τους άλλους
key-decline = όχι ρεβάνς
key-mute = σίγαση ή όχι για όλους
key-react = πες κάτι
key-phrase = πες το
# Put a bot on the next free seat.
key-bot = βάλε μποτ
# The keys 1 to 4 choose islands.
key-choose = διάλεξε δύο
key-close = κλείσε
# Ο σύμβουλος, που προτείνει μια καλή κίνηση.
key-coach = σύμβουλος
coach-is-off = Ο σύμβουλος έκλεισε. Το k ζητά μία μόνο πρόταση.
# Light colours instead of dark ones, and back.
key-day = μέρα/νύχτα
key-keys = βοήθεια
# The player who was called is at the keyboard now.
key-here = εδώ είμαι
# The keys 1 and 2 go to the one or the other island.
key-island = ποιο νησί
key-keep = κράτα τα
key-leave = φύγε
key-invite = πρόσκληση
# How strong the next bot is.
key-level = άλλο επίπεδο
key-log = τι έγινε
key-recap = όσο έλειπες
key-across-steps = πίσω, εμπρός
key-jump = σε εκστρατεία
key-review = ανάλυση
key-mistake = επόμενο λάθος
key-replay = επανάληψη
key-look = δες το τραπέζι
key-mark = σημείωσε
key-mirror = καθρέφτισε
key-move = κίνηση
# To the next place where the shape fits.
key-next = άλλη θέση
key-no = όχι
# The keys 1 to 4 choose an island of the display.
key-number = νησί
key-one-box = ένα πλαίσιο
# Take the top of the pile.
key-pile = στοίβα
# Σε μικρό παράθυρο: οι άλλοι παίκτες και οι ανοιχτές κάρτες.
key-players = οι άλλοι
key-ready = έτοιμο
key-result = αποτέλεσμα
# A bot has played for somebody who was away or too slow.
key-return = γύρισα
key-rise = σήκω
key-rules = κανόνες
key-save = φύλαξε
key-score = πόντοι
key-sit = κάθισε
key-start = έναρξη
key-take = πάρε το
key-take-back = αναίρεση
# After "one box": the whole shape again.
key-the-shape = το σχέδιο
key-turn = γύρισε
key-watch = άλλος παίκτης
key-yes = ναι

## Help

help-title = Πλήκτρα και σημάδια
help-mouse = Παίζεις και με το ποντίκι: κλικ σε ένα πλαίσιο για να μπει εκεί το σχέδιο, πάλι κλικ για την επόμενη θέση του, και κλικ στις λέξεις κάτω κάτω.
sign-marked = σημειωμένο
sign-fresh = σημειώθηκε σε αυτή την εκστρατεία
sign-ghost = θα σημειωθεί
misfit = Το σχέδιο δεν χωρά εδώ. Δοκίμασε άλλο πλαίσιο ή σημείωσε μόνο ένα.
sign-misfit = δεν χωρά εκεί
sign-candidate = πλαίσιο για επιλογή
# Explains the sign "+2★" on a card; ★ stands for lilac.
sign-seal = σφραγίδα: 2 πόντοι για κάθε λιλά νησί που ολοκληρώνεις

# The memory aid: a small drawing of a shape, a sign per card, and a percentage.
sign-to-come = σχέδιο που απομένει, οι κάρτες του και η πιθανότητά του

## Around the game

# The face-down cards; a heading.
pile = Στοίβα
do-return = Ένα μποτ αποφασίζει για σένα. Πάτα Enter μόλις γυρίσεις.
window-too-small = Αυτό το παράθυρο είναι πολύ μικρό. Χρειάζονται { $width } στήλες και { $height } γραμμές: μεγάλωσέ το, παρακαλώ.
saved = Το παιχνίδι είναι στο { $file }.
kept = Το παιχνίδι φυλάχτηκε· στην επόμενη εκκίνηση θα σου προταθεί ξανά.
not-written = Οι τελευταίες κινήσεις δεν αποθηκεύτηκαν: { $reason }.
# $time είναι η ώρα, και η ημερομηνία αν δεν ήταν σήμερα.
resume-question = Να συνεχίσεις το παιχνίδι σου ({ $time });
# Τα γράμματα πληκτρολογούνται: μην τα αλλάξεις.
resume-keys = Enter: συνέχεια, o: παλαιότερο, n: νέο παιχνίδι, d: διαγραφή
overwrite-question = Το { $file } υπάρχει ήδη και περιέχει κάτι άλλο. Αντικατάσταση; y: ναι, Enter: όχι
# $bot is a bot and its level, such as "Sailor: easy".
next-bot = Επόμενο μποτ: { $bot }
# The name of a person who gives none. Other messages use it in sentences: a noun, not "you".
default-name = Παίκτης 1
not-our-server = Αυτό που απαντά εκεί δεν είναι διακομιστής αυτού του παιχνιδιού.
qr-code-needs-room = Σε μεγαλύτερο παράθυρο θα δεις εδώ έναν κωδικό QR.
# Στην επανάληψη δύο ψηφία οδηγούν σε γύρο και εκστρατεία.
jump-to-round = Ποιος γύρος; 1 έως { $most }
jump-to-turn = Γύρος { $round }: ποια εκστρατεία; 1 έως { $most }

## The plain prompt: questions and answers, for screen readers and simple terminals. The letters and numbers to
## type are the same in every language.

plain-start = ? βοήθεια, q έξοδος
plain-start-player = Αρχικός παίκτης: { $name }
plain-help =
    {"  "}1b3          νησί 1, πλαίσιο b3: δείχνει τις θέσεις που το καλύπτουν
    {"  "}1 b3 c3 c4   τα πλαίσια προς σημείωση, όλα μαζί
    {"  "}l            λίστα με ό,τι επιτρέπεται, επιλογή με αριθμό
    {"  "}u            αναίρεσε την τελευταία σημείωση
    {"  "}uu           αναίρεσε ό,τι σημείωσες σε αυτή την εκστρατεία
    {"  "}Enter        έτοιμο, όταν όλα σημειώθηκαν
    {"  "}t            δείξε ξανά το τραπέζι
    {"  "}s            πίνακας πόντων
    {"  "}e            πες κάτι στους άλλους· το e 2 λέει τη δεύτερη φράση
    {"  "}k            μια καλή κίνηση και γιατί
    {"  "}w            τι έγινε τελευταία
    {"  "}y            τι έγινε όσο έλειπες
    {"  "}c            πόσος χρόνος μένει, σε τραπέζι με ρολόι
    {"  "}d            με λόγια αντί για σχέδια, και πάλι πίσω
    {"  "}q            φύγε από το παιχνίδι· φυλάσσεται
# Before a game at a server.
plain-gathering-help =
    {"  "}1            κάθισε στη θέση 1
    {"  "}b            ένα μποτ στην επόμενη ελεύθερη θέση· b captain διαλέγει ποιο
    {"  "}i            ο σύνδεσμος για φίλους και ο κωδικός QR του
    {"  "}x            σήκω
    {"  "}Enter        έναρξη, αν το παιχνίδι περιμένει ακόμη
    {"  "}t            ποιος κάθεται πού
    {"  "}w            τι έγινε
    {"  "}q            φύγε· η θέση μένει δική σου
plain-spoken = Από εδώ και πέρα με λόγια· d σχεδιάζει ξανά.
plain-drawn = Από εδώ και πέρα με σχέδια· d το λέει με λόγια.
# An island read out: $worth is its value and colour, and what its seal counts; $boxes such as "b3, c3 Coin".
spoken-island = { $number }: { $card }, { $worth }. Ελεύθερα πλαίσια: { $boxes }.
plain-connected = Ξανά συνδεδεμένο.
plain-no-clock = Σε αυτό το τραπέζι δεν υπάρχει ρολόι.
# $most is the number of seats.
ask-sit = Ένας αριθμός από 1 έως { $most } για να καθίσεις (? βοήθεια)
ask-bot = Λείπουν οι άλλοι· b βάζει ένα μποτ (? βοήθεια)
ask-start = Όλες οι θέσεις πιάστηκαν: Enter για έναρξη
ask-watch = Όλες οι θέσεις πιάστηκαν: μπορείς να παρακολουθήσεις (? βοήθεια)
ask-again = a για άλλο ένα παιχνίδι, Enter για έξοδο
ask-rematch-wait = Περιμένουμε τους άλλους. d: άλλαξα γνώμη, Enter: έξοδος
ask-rematch-lead = Περιμένουμε τους άλλους. g: αρχή χωρίς αυτούς, d: άλλαξα γνώμη, Enter: έξοδος
plain-phrases = Γράψε e και έναν αριθμό:
answer-gathering = Γράψε ? για να δεις τι γίνεται εδώ.
plain-dealt = { $name }, σου μοιράστηκαν αυτά τα νησιά.
ask-keep = Ποια δύο κρατάς; (π.χ. 1 3)
ask-mark = Τι σημειώνεις; (? βοήθεια)
ask-cross = { $count ->
        [one] Σταυρός: σημείωσε άλλο ένα πλαίσιο
       *[other] Σταυροί: σημείωσε άλλα { $count } πλαίσια
    }
ask-ready = Enter: έτοιμο, u: αναίρεση
ask-nothing = Δεν έχεις τίποτα να σημειώσεις: Enter
# One of several places for a mark, by its number from 1 to $most.
ask-which = Ποιο; 1 έως { $most } (Enter: πίσω)
# $most is the number of cards on display.
ask-take = Πάρε νέο νησί: 1 έως { $most }
# $pile is the number of cards in the pile.
ask-take-or-draw = { $pile ->
        [one] Πάρε νέο νησί: 1 έως { $most }, ή p για το τελευταίο της στοίβας
       *[other] Πάρε νέο νησί: 1 έως { $most }, ή p για ένα από τα { $pile } της στοίβας
    }
answer-box = Γράψε ένα νησί και ένα πλαίσιο, π.χ. 1b3, ή ? για βοήθεια.
# $example is what could be typed, such as 1b3.
answer-island = Ποιο νησί, 1 ή 2; Γράψε πρώτα τον αριθμό του, π.χ. { $example }.
answer-number = Γράψε έναν αριθμό από 1 έως { $most }.
answer-keep = Κράτα δύο από αυτά: γράψε δύο αριθμούς, π.χ. 1 3.
answer-done = Όλα σημειώθηκαν: Enter για έτοιμο, u για αναίρεση.
# $error is a whole sentence.
answer-illegal = Δεν γίνεται. { $error }
points-so-far = { $points ->
        [one] 1 πόντος
       *[other] { $points } πόντοι
    }
# Before a player's first finished island.
nothing-finished = τίποτα ακόμα
display-empty = Η βιτρίνα είναι άδεια.
on-display = { $count ->
        [one] Στη βιτρίνα, και 1 κάρτα στη στοίβα:
       *[other] Στη βιτρίνα, και { $count } κάρτες στη στοίβα:
    }
# A seal on a card: $worth points for each finished island of a colour.
seal-in-words = σφραγίδα: { $color ->
        [grey] { $worth } ανά γκρι
        [green] { $worth } ανά πράσινο
        [orange] { $worth } ανά πορτοκαλί
       *[lilac] { $worth } ανά λιλά
    }
# The labels of the parts of a score card on one line.
label-coins = νομίσματα
label-palms = φοίνικες
label-finished = ολοκληρωμένα:

## Γρίφοι

puzzle-heading = Γρίφος { $id }, επίπεδο: { $bot }
# The letters are typed: keep them.
puzzle-keys = b: δείξε την καλύτερη κίνηση, n: επόμενος γρίφος, q: έξοδος
puzzle-judging = Η κίνησή σου κρίνεται …
key-try-again = ξανά
key-show-best = καλύτερη κίνηση
key-next-puzzle = επόμενος γρίφος
key-leave-puzzles = έξοδος
key-task = άσκηση
key-go-on = συνέχεια
key-step-back = πίσω
key-step-skip = παράλειψη
key-play = παίξε τώρα
