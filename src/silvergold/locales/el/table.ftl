### The table in the browser.

## What to do next

do-keep = Κράτα δύο από αυτά τα τέσσερα νησιά.
do-mark = Σημείωσε { $shape } σε ένα νησί ή μόνο ένα πλαίσιο.
do-mark-single = Δεν χωρά { $shape }: σημείωσε μόνο ένα πλαίσιο.
do-cross = { $count ->
        [one] Σταυρός! Σημείωσε άλλο ένα πλαίσιο, σε όποιο νησί σου θέλεις.
       *[other] Σταυροί! Σημείωσε άλλα { $count } πλαίσια, σε όποιο νησί σου θέλεις.
    }
do-ready = Όλα σημειώθηκαν. Έτοιμο;
do-take = Πάρε νέο νησί: από τη βιτρίνα ή στα τυφλά από τη στοίβα.
do-take-display = Πάρε νέο νησί από τη βιτρίνα.
do-over = Το παιχνίδι τελείωσε.
wait-keep = { $count ->
        [one] { $names } διαλέγει ακόμα.
       *[other] { $names } διαλέγουν ακόμα.
    }
wait-mark = { $count ->
        [one] { $names } σημειώνει ακόμα.
       *[other] { $names } σημειώνουν ακόμα.
    }
wait-take = { $names } παίρνει νέο νησί.
wait-chance = Μοιράζονται οι κάρτες.
misfit-marked = { $marked ->
        [one] Το { $boxes } είναι ήδη σημειωμένο.
       *[other] Τα { $boxes } είναι ήδη σημειωμένα.
    }
misfit-coast = Το σχέδιο θα έβγαινε έξω από το νησί.
misfit-room = { $count ->
        [one] Εδώ υπάρχει μόνο ένα ελεύθερο πλαίσιο: το σχέδιο θέλει { $needed }.
       *[other] Εδώ υπάρχουν μόνο { $count } συνεχόμενα ελεύθερα πλαίσια: το σχέδιο θέλει { $needed }.
    }

## Parts

# What is going on; the name of the main part for screen readers.
table-your-turn = Η σειρά σου
table-waiting = Αναμονή για τους άλλους
table-watching = Παρακολουθείς
you-watch = Παρακολουθείς
table-replay = Επανάληψη
table-over = Το παιχνίδι τελείωσε
islands = Τα νησιά σου
islands-dealt = Νησιά για επιλογή
no-islands = Δεν έμειναν νησιά.
display = Βιτρίνα
others = Οι άλλοι
tools = Γύρισε το σχέδιο
log = Τι έγινε
finished-islands = Ολοκληρωμένα νησιά
finished-count = { $color }: { $count }
turn-of = Εκστρατεία { $turn } από 7
turn-of-short = { $turn } από 7
setting-up = Προετοιμασία
loading = Σαλπάρουμε…
eight-cards = Οι οκτώ κάρτες εκστρατείας: { $cards }.
still-to-come = Απομένουν: { $cards }.
next-round-cards = Στον επόμενο γύρο ξανά και οι οκτώ: { $cards }.
cards-of-shape = { $count ->
        [one] { $shape }
       *[other] { $shape } ({ $count } κάρτες)
    }
# $cards is a message like cards-of-shape, $chance a percentage.
chance-of-cards = { $cards }: { $chance }
start-player = Αρχικός παίκτης

## Buttons

turn = Γύρισε
mirror = Καθρέφτισε
next-placement = Επόμενο
one-box = Ένα πλαίσιο
list = Λίστα
list-title = Πού χωρά το σχέδιο, με λόγια
list-empty = Δεν υπάρχει τώρα τίποτα να σημειώσεις.
coach = Σύμβουλος
coach-thinks = Ο σύμβουλος σκέφτεται…
take-back = Αναίρεση
ready = Έτοιμο
ready-in = Έτοιμο σε { $seconds }
ready-in-spoken = { $seconds ->
        [one] Όλα σημειώθηκαν. Έτοιμο σε ένα δευτερόλεπτο, εκτός αν το αναιρέσεις.
       *[other] Όλα σημειώθηκαν. Έτοιμο σε { $seconds } δευτερόλεπτα, εκτός αν το αναιρέσεις.
    }
undo = Αναίρεση
turn-to-fit = Γύρισέ το να χωρέσει
mark-only = Σημείωσε μόνο το { $box }
keep = Κράτα αυτά τα δύο
# $card is the description of an island.
card-chosen = { $card }, επιλεγμένο
keep-chosen = { $count ->
        [0] Δεν επέλεξες κανένα.
        [one] Επέλεξες: { $cards }. Διάλεξε ακόμη ένα.
       *[other] Επέλεξες: { $cards }.
    }
take-card = Πάρε: { $card }
draw-card = { $count ->
        [one] Τράβα από τη στοίβα, 1 κάρτα
       *[other] Τράβα από τη στοίβα, { $count } κάρτες
    }
enlarge = Δες από κοντά: { $name }
watch-seat = Δες από εδώ
leave = Φύγε από το παιχνίδι
leave-question = Φεύγεις από το παιχνίδι;
leave-means = Σε λίγο θα παίζει ένα μποτ για σένα, για να μην περιμένουν οι άλλοι. Μπορείς να γυρίσεις όποτε θέλεις και να συνεχίσεις.
leave-rated = Το αποτέλεσμα μετρά στην κατάταξή σου, ακόμα κι αν παίζει μποτ.
leave-table = Φύγε από το τραπέζι
leave-table-question = Φεύγεις από το τραπέζι;
leave-table-means = Η θέση σου ελευθερώνεται για κάποιον άλλον. Μπορείς να γυρίσεις όσο υπάρχει ελεύθερη θέση.
leave-yes = Φεύγω
leave-no = Μένω
# $name is another player.
replace = Να παίξει μποτ για: { $name }
replace-question = Να παίξει μποτ για: { $name };
replace-means = { $name }: θα ενημερωθεί και μπορεί να παρακολουθεί.
replace-rated = Σε παιχνίδι που μετρά στην κατάταξη αντικαθίσταται μόνο όποιος έφυγε ή κάνει όλους να περιμένουν, και μπορεί πάντα να γυρίσει.
replace-may-return = Μπορεί να γυρίσει χωρίς να ρωτήσει
replace-yes = Να παίξει μποτ
readmit = Να γυρίσει: { $name }
replaced-you = Όποιος άνοιξε το τραπέζι έδωσε τη θέση σου σε ένα μποτ. Μπορείς να παρακολουθείς.
start-player-drawn = Με κλήρωση
return = Επέστρεψα
reconnecting = Επανασύνδεση…

## Why a button can't act

cannot-nothing = Τώρα δεν υπάρχει τίποτα να σημειώσεις.
cannot-single = Ένα μόνο πλαίσιο δεν γυρίζει.
cannot-same = Το σχέδιο θα έμενε το ίδιο.
cannot-tight = Σε αυτό το πλαίσιο δεν χωρά αλλιώς.
cannot-no-box = Δείξε πρώτα ένα πλαίσιο.
cannot-only-place = Είναι η μόνη θέση πάνω σε αυτό το πλαίσιο.
cannot-no-shape = Τώρα σημειώνονται μόνο μονά πλαίσια.
cannot-take-back = Δεν υπάρχει τίποτα να αναιρέσεις.
cannot-ready = Μένει ακόμη κάτι να σημειώσεις.

## Tooltips

tip-turn = Γύρισε το σχέδιο κατά 90 μοίρες (R)
tip-mirror = Καθρέφτισε το σχέδιο (M)
tip-next = Η επόμενη θέση πάνω στο πλαίσιο (N)
tip-single = Ένα πλαίσιο αντί για το σχέδιο (O)
tip-list = Όλες οι θέσεις, με λόγια (L)
tip-shape = Άγγιξε για να γυρίσει, σύρε σε ένα νησί
tip-take-back = Αναίρεσε ό,τι σημειώθηκε τελευταίο (U)
tip-ready = Τέλειωσε τη σειρά σου (D)
tip-coin = Νόμισμα: το επόμενο νόμισμα στην κάρτα αξιολόγησής σου
tip-palm = Φοίνικας: 1 πόντος, και άλλος 1 για κάθε φοίνικα της βιτρίνας
tip-cross = Σταυρός: σημείωσε αμέσως άλλο ένα πλαίσιο
tip-seal = Σφραγίδα ({ $color }): { $worth } για κάθε ολοκληρωμένο νησί αυτού του χρώματος

## Seats

seat-empty = Θέση { $number }
seat-twin = { $name } { $number }
former-player = Πρώην παίκτης
seat-person = { $name } (άνθρωπος)
seat-ready = όλα έτοιμα
seat-thinks = σκέφτεται…
seat-takes = παίρνει κάρτα…
seat-left = έφυγε
seat-away = λείπει
seat-won = κέρδισε

## The end

won-you = Κερδίζεις!
won = Κερδίζει { $names }!
won-shared = Μοιράζονται τη νίκη: { $names }!
sheet-won = Κέρδισες με { $points ->
        [one] 1 πόντο
       *[other] { $points } πόντους
    } διαφορά{ $rival ->
        [none] .
       *[other] , το καλύτερό σου με αντίπαλο: { $rival }.
    }
sheet-lost = Έχασες για { $points ->
        [one] 1 πόντο
       *[other] { $points } πόντους
    }{ $rival ->
        [none] .
       *[other] , το καλύτερό σου με αντίπαλο: { $rival }.
    }
sheet-other-won = Νίκη με { $points ->
        [one] 1 πόντο
       *[other] { $points } πόντους
    } διαφορά: { $name }.
tie-broken = Ισοπαλία: κρίνουν τα ολοκληρωμένα νησιά, πρώτα τα γκρι, ύστερα τα πράσινα, τα πορτοκαλί και τα λιλά.
tie-shared = Ισοπαλία: η νίκη μοιράζεται.
tie-line = { $color ->
        [grey] ολοκληρωμένα γκρι νησιά
        [green] ολοκληρωμένα πράσινα νησιά
        [orange] ολοκληρωμένα πορτοκαλί νησιά
       *[lilac] ολοκληρωμένα λιλά νησιά
    }
rematch = Ρεβάνς
rematch-go = Στη ρεβάνς
# $names are players, as a list.
rematch-wanting = Έτοιμοι για ρεβάνς: { $names }
rematch-unanswered = Δεν απάντησαν ακόμα: { $names }
rematch-refusing = Όχι αυτή τη φορά: { $names }
rematch-starts = Αρχίζει μόλις δεχτούν όλοι.
rematch-accept = Δέχομαι τη ρεβάνς
rematch-decline = Όχι, ευχαριστώ
rematch-withdraw = Άλλαξα γνώμη
rematch-begin = Αρχίζουμε χωρίς: { $names }
rematch-bots = Αν αρχίσεις χωρίς τους άλλους, τις θέσεις τους παίρνουν μποτ.
review = Ανάλυση
download-record = Κατέβασε την καταγραφή
results-of-deal = Αποτελέσματα της μοιρασιάς
look-at-table = Δες το τραπέζι

## Hand-over on one device

handover-title = Τώρα παίζει { $name }
handover-text = Οι υπόλοιποι ας κοιτάξουν αλλού.
handover-here = Εδώ { $name }

## Gathering

gathering = Μαζευόμαστε στο τραπέζι
invited = Σε καλούν σε ένα παιχνίδι
invited-by = Πρόσκληση σε παιχνίδι από: { $name }
preview-seats = { $free ->
        [0] Στο τραπέζι: { $names }. Όλες οι θέσεις είναι πιασμένες.
        [one] Στο τραπέζι: { $names }. Μία θέση είναι ελεύθερη.
       *[other] Στο τραπέζι: { $names }. { $free } θέσεις είναι ελεύθερες.
    }
preview-picture = Νησιά θησαυρών στο τραπέζι, με ένα σχέδιο και ένα στυλό
preview-result = Οι τελικοί πόντοι, με ένα κουτάκι για κάθε γύρο
sit-as = Κάθισε ως { $name }
sit-down = Κάθισε
other-name = Άλλο όνομα
just-watch = Μόνο παρακολούθηση
watch-game = Παρακολούθησε το παιχνίδι
table-settings = { $players } παίκτες. { $edition }.
share = Κάλεσε κάποιον
share-link = Ο σύνδεσμος του τραπεζιού
link-this-device = Μόνο αυτή η συσκευή μπορεί να ανοίξει αυτόν τον σύνδεσμο. Για να καλέσεις κι άλλους, ξεκίνα το παιχνίδι με «silvergold play --share».
sharing-switch = Φίλοι σε αυτό το δίκτυο μπορούν να παίξουν
sharing-off = Προς το παρόν μόνο αυτή η συσκευή μπορεί να ανοίξει το παιχνίδι.
sharing-on = Ανοίγουν { $addresses }
sharing-no-network = Αυτή η συσκευή δεν είναι σε δίκτυο: κανείς άλλος δεν μπορεί να ανοίξει το παιχνίδι.
copy = Αντιγραφή
copied = Αντιγράφηκε
copy-by-hand = Είναι επιλεγμένο: αντίγραψέ το από εκεί.
share-sheet = Κοινοποίηση
qr-code = Κωδικός QR του συνδέσμου
seats = Θέσεις
seat-free = ελεύθερη
sit = Κάθισε στη θέση { $number }
sit-guest = Θέση { $number }: σε αυτή τη συσκευή
guest-name = Όνομα του καλεσμένου
seat-bot = Ένα μποτ για τη θέση { $number }
choose-bot = Μποτ…
bot = μποτ
rise = Ελευθέρωσε τη θέση: { $name }
stand-up = Σήκω
start = Έναρξη
hold-start = Αναμονή πριν από την έναρξη
held = Όταν πιαστούν όλες οι θέσεις, το παιχνίδι το ξεκινά όποιος άνοιξε το τραπέζι.
held-and-full = Όλες οι θέσεις είναι πιασμένες. Το παιχνίδι το ξεκινά όποιος άνοιξε το τραπέζι.
waiting-for-seats = Το παιχνίδι αρχίζει μόλις πιαστούν όλες οι θέσεις.
close-table = Κλείσε το τραπέζι

shuffle = Πώς αποδεικνύεται το ανακάτεμα
shuffle-text = Ο διακομιστής σφράγισε το μυστικό του με αυτό το αποτύπωμα (hash). Ό,τι προσθέσεις, ανακατεύεται μαζί του πριν από το μοίρασμα.
shuffle-words = Λόγια δικά σου
shuffle-add = Πρόσθεσε
shuffle-again = Άλλαξε
hours = { $hours } ώ.
time-left = Χρόνος που μένει: { $time }

## Replay

seen-from = Οπτική
step = Βήμα
first-step = Στην αρχή
step-back = Ένα βήμα πίσω
step-on = Ένα βήμα μπροστά
last-step = Στο τέλος
step-of = { $step } από { $steps }

## What a player did in a turn

latest-turn = Τι έκαναν οι άλλοι
turn-summary = { $name } { $done }.
did-finish = ολοκλήρωσε το νησί { $card }
did-take = πήρε το νησί { $card }
did-draw = τράβηξε το νησί { $card }
did-mark = σημείωσε { $count ->
        [one] 1 πλαίσιο
       *[other] { $count } πλαίσια
    } { $islands ->
        [one] στο νησί { $card }
       *[other] και στα δύο νησιά
    }
did-coins = πήρε { $coins ->
        [one] ένα νόμισμα
       *[other] { $coins } νομίσματα
    }
did-palm = πήρε { $points ->
        [one] 1 πόντο
       *[other] { $points } πόντους
    } για φοίνικα
did-cup = πήρε το κύπελλο με το { $points }

## Your turn while you are away

# The title of a notification, and of the tab.
turn-alert = Η σειρά σου
# $names are the other players.
turn-alert-with = Στο τραπέζι μαζί σου: { $names }
alerts = Ειδοποίησέ με όταν είναι η σειρά μου
alerts-no = Όχι, ευχαριστώ
alerts-on = Θα ειδοποιηθείς όταν έρθει η σειρά σου.
alerts-no-push = Θα ειδοποιείσαι όσο αυτή η σελίδα είναι ανοιχτή.
# Why there are no notifications.
alerts-impossible = { $why ->
        [insecure] Οι ειδοποιήσεις εμφανίζονται μόνο σε κρυπτογραφημένες σελίδες (https).
        [denied] Οι ειδοποιήσεις αυτής της σελίδας είναι αποκλεισμένες στις ρυθμίσεις του προγράμματος περιήγησης.
       *[missing] Αυτό το πρόγραμμα περιήγησης δεν εμφανίζει ειδοποιήσεις.
    }
alerts-tab = Ο τίτλος και το εικονίδιο της καρτέλας δείχνουν πότε είναι η σειρά σου.
alerts-sound = Να ακούγεται και ήχος

## What happened while you were away

recap = Όσο έλειπες
recap-turns = { $turns ->
        [one] Μία εκστρατεία από την τελευταία φορά που κοίταξες.
       *[other] { $turns } εκστρατείες από την τελευταία φορά που κοίταξες.
    }
recap-nothing-finished = Σημειώθηκαν πλαίσια, αλλά δεν ολοκληρώθηκε νησί.
recap-nothing-missed = Δεν έχασες τίποτα.
