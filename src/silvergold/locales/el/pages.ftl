### The other pages of the browser client.

## Everywhere

home = Αρχική
skip = Μετάβαση στο περιεχόμενο
page-challenge = Πρόκληση
page-table = Τραπέζι
pages = Σελίδες
menu = Μενού
close = Κλείσιμο
learn = Πώς παίζεται
rules = Κανόνες
deck = Τα νησιά
workshop = Εργαστήρι
logbook = Ημερολόγιο
puzzles = Γρίφοι
ratings = Κατάταξη
theme = Θέμα
theme-auto = όπως στη συσκευή
theme-light = φωτεινό
theme-dark = σκούρο
language = Γλώσσα
sounds = Ήχοι
less-motion = Λιγότερη κίνηση
pace = Οι κινήσεις των άλλων
pace-calm = ήρεμα
pace-quick = γρήγορα
pace-instant = αμέσως
box-names = Δείξε τα ονόματα των πλαισίων (a1 έως d4)
auto-ready = Έτοιμο μόλις ολοκληρωθεί η σειρά σου
keys = Πλήκτρα
letter-keys = Γράμματα και «?» ως συντομεύσεις
key-arrows = Βέλη
key-arrows-does = από πλαίσιο σε πλαίσιο
# Same as in English
key-enter = Enter
key-enter-does = σημείωσε, ή αναίρεσε ό,τι σημειώθηκε εκεί
key-r = R
key-r-does = γύρισε το σχέδιο
key-m = M
key-m-does = καθρέφτισε το σχέδιο
key-n = N
key-n-does = η επόμενη θέση πάνω στο πλαίσιο
key-o = O
key-o-does = ένα πλαίσιο αντί για το σχέδιο
key-u = U
key-u-does = αναίρεση
key-d = D
key-d-does = έτοιμο: τέλειωσε τη σειρά σου
# Same as in English
key-escape = Esc
key-escape-does = βάλε το σχέδιο πίσω
key-help = ?
key-help-does = ο κανόνας που ισχύει τώρα
trouble = Εκτός χάρτη

## Home

home-title = Νησιά να ανακαλύψεις, μολύβι στο χέρι
home-text = Άνοιξε ένα σχέδιο, σημείωσέ το στα νησιά σου, μάζεψε νομίσματα και φοίνικες. Μετά από τέσσερις γύρους κερδίζουν οι περισσότεροι πόντοι. Δύο έως τέσσερις παίκτες, περίπου είκοσι λεπτά.
play-now = Παίξε τώρα
play-now-against = { $count ->
        [one] Με αντίπαλο το μποτ { $names }.
       *[other] Με αντιπάλους τα μποτ { $names }.
    }
# Several bots of the same level; $count is 2 or 3.
play-now-against-equal = Με αντιπάλους { $count } μποτ επιπέδου { $name }.
guest = Επισκέπτης
you = Εσύ
your-name = Το όνομά σου
keep-name = Αποθήκευση
name-kept = Αποθηκεύτηκε.
awaiting-games = Είναι η σειρά σου
second-device = Παίξε και σε δεύτερη συσκευή
second-device-text = Άνοιξε εκεί αυτόν τον σύνδεσμο, μία φορά, και θα είσαι εσύ και στις δύο.
second-device-make = Φτιάξε σύνδεσμο
second-device-link = Ο σύνδεσμος για τη δεύτερη συσκευή
sign-in-title = Σύνδεση ως { $name };
sign-in-text = Όποιος έχει αυτόν τον λογαριασμό σε άλλη συσκευή θα τον μοιράζεται μαζί σου. Συνδέσου μόνο αν είναι δικός σου.
sign-in-keep = Σε αυτή τη συσκευή είσαι τώρα { $name }. Και οι δύο λογαριασμοί μένουν, και μπορείς να περνάς από τον έναν στον άλλο.
sign-in-yes = Σύνδεση
sign-in-no = Όχι τώρα
switch-account = Αλλαγή σε { $name }
account = Ο λογαριασμός σου
account-text = Οι συσκευές σου, ένας δρόμος επιστροφής και τα δεδομένα σου.
account-nobody = Δεν έχεις ακόμα λογαριασμό σε αυτή τη συσκευή. Διάλεξε όνομα ή συνδέσου με τον κωδικό ανάκτησης.
account-manage = Συσκευές και λογαριασμός
account-recover = Σύνδεση με κωδικό ανάκτησης
devices = Οι συσκευές σου
device-name = Συσκευή
device-created = Σύνδεση
device-used = Τελευταία χρήση
device-unknown = Άγνωστη συσκευή
device-this = αυτή η συσκευή
device-recovered = με τον κωδικό ανάκτησης
device-end = Αποσύνδεση
device-end-named = Αποσύνδεση: { $device }
devices-end-others = Αποσύνδεση όλων των άλλων συσκευών
sign-out-ask = Αποσύνδεση από αυτή τη συσκευή;
sign-out-text = Επιστρέφεις μόνο με σύνδεσμο από άλλη συσκευή ή με κωδικό ανάκτησης.
recovery-code = Κωδικός ανάκτησης
recovery-code-text = Αν χάσεις τις συσκευές σου, αυτός ο κωδικός σε συνδέει ξανά, μία φορά. Γράψε τον και φύλαξέ τον καλά.
recovery-code-since = Έχεις κωδικό από { $date }. Ένας νέος τον αντικαθιστά.
recovery-code-make = Νέος κωδικός ανάκτησης
recovery-code-once = Εμφανίζεται μόνο τώρα.
notice-recovered = { $device }: σύνδεση με τον κωδικό ανάκτησής σου, { $date }. Αν δεν ήσουν εσύ, αποσύνδεσέ την.
notice-recovered-mine = Εγώ ήμουν
notice-ends = Αυτή η συσκευή θα αποσυνδεθεί { $date }. Φτιάξε πρώτα κωδικό ανάκτησης.
signed-out-text = Αποσυνδέθηκε από άλλη συσκευή ή έληξε ο χρόνος της. Οι παρτίδες σου συνεχίζονται χωρίς αυτήν.
personal-data = Τα δεδομένα σου
personal-data-text = Ό,τι αποθηκεύει για σένα αυτός ο διακομιστής, με όλες τις παρτίδες σου, σε ένα αρχείο.
personal-data-export = Κατέβασε τα δεδομένα σου
delete-account = Διαγραφή λογαριασμού
delete-account-ask = Οριστική διαγραφή του λογαριασμού σου;
delete-account-games = Στις παρτίδες που συνεχίζονται, ένα ρομπότ παίρνει αμέσως τις θέσεις σου. Οι τελειωμένες κρατούν τις κινήσεις τους, με «{ $name }» αντί για το όνομά σου.
delete-account-gone = Το όνομα, οι συσκευές, τα αποτελέσματα, η βαθμολογία, οι σύνδεσμοι και οι ειδοποιήσεις σου διαγράφονται. Κανείς δεν μπορεί να τα επαναφέρει.
delete-account-no = Να μείνει
my-games = Τα παιχνίδια σου
finished-games = Παιχνίδια που τελείωσαν
all-games = Όλα τα παιχνίδια σου
# The opponent to beat next, what it overlooks, and the results against it.
next-level = Επόμενος αντίπαλος
next-level-title = Θα νικήσεις: { $bot };
next-level-play = Παίξε εναντίον: { $bot }
next-level-results = { $games ->
        [0] Δεν έχεις παίξει ακόμα εναντίον του.
       *[other] Νίκες εναντίον του: { $wins } από { $games }.
    }
next-level-parrot = Βάζει ένα σχήμα μόνο όπως είναι, του αρέσει ό,τι λάμπει, και πετά από νησί σε νησί αντί να τελειώσει ένα.
next-level-deckhand = Στρέφει ένα σχήμα μόνο αν δεν χωρά πουθενά όπως είναι, και δεν βλέπει ποιο νησί κοντεύει να τελειώσει.
next-level-sailor = Βλέπει μόνο ως το επόμενο σημάδι: ούτε ποια σχήματα μπορεί να έρθουν, ούτε πόσες εκστρατείες μένουν.
next-level-navigator = Σχεδιάζει μόνο τρεις εκστρατείες μπροστά. Ένα μεγάλο νησί τού φαίνεται να αξίζει λίγο παραπάνω από τα σύμβολά του.
next-level-captain = Σχεδιάζει ως το τέλος, αλλά μόνο για τους δικούς του πόντους: τα νησιά σου δεν τα κοιτάζει.
next-level-admiral = Δεν ξέρουμε κάτι που να του ξεφεύγει. Έμαθε από 19 εκατομμύρια παιχνίδια και βλέπει δύο εκστρατείες μπροστά.
lobby = Ανοιχτά τραπέζια
your-turn = η σειρά σου
game-gathering = { $free ->
        [0] αρχίζει όπου να ’ναι
        [one] 1 ελεύθερη θέση
       *[other] { $free } ελεύθερες θέσεις
    }
# Before the first turn the turn is 0.
game-playing = { $turn ->
        [0] επιλογή νησιών
       *[other] γύρος { $round }, εκστρατεία { $turn }
    }
deal-of-the-day = Η μοιρασιά της ημέρας
deal-text = Οι ίδιες κάρτες για όλους, μία φορά τη μέρα. Αντίπαλος: { $bot }.
deal-play = Παίξε την
deal-again = Παίξε την ξανά
deal-continue = Συνέχισε
deal-results = Όλα τα αποτελέσματα
daily-more = Περισσότερα
# $number counts the days.
daily-title = Μοιρασιά της ημέρας { $number }
daily-number = Αρ. { $number }
daily-result = { $points } πόντοι, παρ { $par }
daily-result-without-par = { $points } πόντοι
daily-streak = { $days ->
        [one] 1 μοιρασιά στη σειρά
       *[other] { $days } μοιρασιές στη σειρά
    }
puzzle-of-the-day = Ο γρίφος της ημέρας
puzzle-text = Μία απόφαση, σήμερα η ίδια για όλους.
puzzle-solve = Λύσε τον
puzzle-again = Δες τον ξανά
# The bot is the weakest one that solves it.
puzzle-strength = { $bot }: τον λύνει.
puzzle-solved = Τον έλυσες.
puzzle-answered = Η απάντησή σου έχασε { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } πόντους.
puzzle-all = Όλοι οι γρίφοι

new-table = Νέο τραπέζι
how-many = Πόσοι παίζουν;
seat-number = Θέση { $number }
somebody = κάποιος, με σύνδεσμο ή εδώ
bot-option = μποτ { $bot }
more-settings = Κανόνες, τράπουλα, ρολόι
edition = Έκδοση
deck-standard = Αρχιπέλαγος
clock = Ρολόι
clock-none = χωρίς όριο
clock-quick = γρήγορα: 20 δευτερόλεπτα ανά απόφαση
clock-calm = ήρεμα: ένα λεπτό ανά απόφαση
clock-days = με την ησυχία μας: μία μέρα ανά απόφαση
memory-aid = Δείξε ποια σχέδια απομένουν σε αυτόν τον γύρο
listed = Ορατό σε όλους, μετρά στην κατάταξη
open-table = Άνοιξε το τραπέζι

## Logbook: a person's games and results

logbook-text = Τα αποτελέσματά σου και όλα τα παιχνίδια σου.
logbook-empty = Κανένα παιχνίδι ακόμα. Παίξε ένα!
logbook-nobody = Διάλεξε ένα όνομα, και τα παιχνίδια σου θα γράφονται εδώ.
games-going-on = Σε εξέλιξη
earlier-games = Παλιότερα παιχνίδια

## Ratings

ratings-text = Τα παιχνίδια σε τραπέζια ορατά σε όλους μετρούν στην κατάταξη, αν η μοιρασιά είναι καινούρια. Κρίνει μια συντηρητική εκτίμηση της δύναμης: ανεβαίνει με κάθε νίκη και όσο περισσότερα παιχνίδια την κάνουν πιο σίγουρη.
ratings-empty = Δεν υπάρχει ακόμα κανείς στην κατάταξη: άνοιξε ένα τραπέζι ορατό σε όλους και κάνε την αρχή.
ratings-rank = Θέση
ratings-player = Παίκτης
ratings-strength = Δύναμη
ratings-estimate = Εκτίμηση
ratings-games = Παιχνίδια
# $middle is the estimate, $spread how far off it may be: two numbers.
ratings-range = { $middle } ± { $spread }

## A deal

deal-title = Μία μοιρασιά, πολλά παιχνίδια
deal-lead = Όποιος παίζει αυτή τη μοιρασιά βρίσκει τις ίδιες κάρτες με την ίδια σειρά. Να τι βγήκε από αυτές.
deal-nobody = Κανείς δεν έχει τελειώσει ακόμα παιχνίδι με αυτή τη μοιρασιά.
deal-hidden = Παίξε τη μοιρασιά για να δεις τα παιχνίδια των άλλων.
deal-player = Παίκτης
deal-against = Αντίπαλοι
deal-total = Πόντοι
deal-look = Επανάληψη
# $name is whose game it is.
deal-look-spoken = Επανάληψη του παιχνιδιού: { $name }
deal-first-try = πρώτη φορά
deal-later-try = γνωστές κάρτες
deal-try = Προσπάθεια
deal-shuffled = Πώς ανακατεύτηκε
deal-hash-text = Πριν μοιραστεί η πρώτη κάρτα, στο τραπέζι φαινόταν αυτό το αποτύπωμα του μυστικού του διακομιστή (το SHA-256 του):
deal-seed-text = Από το μυστικό, και τα λόγια που ίσως πρόσθεσαν οι παίκτες, προκύπτει αυτός ο σπόρος, και από τον σπόρο κάθε κάρτα:
deal-seed-kept = Ο σπόρος μένει μυστικός για σένα ώσπου να παίξεις τη μοιρασιά, ή ώσπου να μην μπορεί πια να την παίξει κανείς.
deal-check = Η καταγραφή ενός ολοκληρωμένου παιχνιδιού λέει το μυστικό και τα λόγια. Έτσι ο καθένας μπορεί να ελέγξει ότι δεν άλλαξε τίποτα.

## The islands

deck-text = { $count ->
        [one] 1 νησί.
       *[other] { $count } νησιά.
    } Πόσες εκστρατείες θέλει το καθένα υπολογίζεται για το καλύτερο δυνατό παίξιμο.
deck-filter = Ποια νησιά
deck-all = όλα

## Workshop

workshop-name = Το αρχιπέλαγός μου
deck-title = Το όνομα της τράπουλας
save = Αποθήκευση
download = Λήψη
open-file = Άνοιξε αρχείο
play-deck = Αποθήκευσε και παίξε
deck-good = { $count ->
        [one] 1 νησί, και όλα είναι εντάξει.
       *[other] { $count } νησιά, και όλα είναι εντάξει.
    }
deck-faults = { $count ->
        [0] Έλεγχος…
        [one] Ένα πράγμα δεν είναι σωστό.
       *[other] { $count } πράγματα δεν είναι σωστά.
    }
deck-opened = Το αρχείο άνοιξε.
not-a-deck = Αυτό δεν είναι αρχείο τράπουλας.
deck-saved = Αποθηκεύτηκε: μπορείς να διαλέξεις αυτή την τράπουλα για νέο τραπέζι.
islands-of-deck = Τα νησιά αυτής της τράπουλας
editor = Το νησί
add-island = Πρόσθεσε νησί
remove-island = Αφαίρεσε αυτό το νησί
new-island = Νέο νησί
draw-with = Σχεδίασε με
draw-here = Τα πλαίσια του νησιού
tool-land = Στεριά
tool-water = Νερό
tool-coin = Νόμισμα
tool-palm = Φοίνικας
tool-cross = Σταυρός
cell-spoken = { $box }, { $kind ->
        [land] στεριά
        [coin] νόμισμα
        [palm] φοίνικας
        [cross] σταυρός
       *[water] νερό
    }
boxes-drawn = { $boxes } από { $wanted } πλαίσια
island-name = Όνομα
island-id = Κωδικός
colour = Χρώμα
seal = Σφραγίδα για
no-seal = καμία σφραγίδα
faults = Λάθη
