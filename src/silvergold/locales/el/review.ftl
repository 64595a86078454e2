### The review of a finished game: the ledger, the decisions, and another try.

review-title = Πώς πήγε το παιχνίδι
review-computing = Γίνεται ανάλυση του παιχνιδιού: { $share }

## The expected scores

curve = Αναμενόμενο τελικό σύνολο σε κάθε εκστρατεία
curve-spoken = Μια γραμμή για κάθε παίκτη, από την αρχή ως το τέλος. Ο πίνακας έχει τους αριθμούς.
curve-figures = Οι αριθμοί σε πίνακα
curve-turn = Εκστρατεία
curve-start = Αρχή
curve-point = { $name }: { $points }
curve-round = Γύρος { $round }

## The ledger

ledger = Από πού ήρθαν οι πόντοι
ledger-book = Μέτρα σε
ledger-points = πόντους
ledger-shares = νίκες
ledger-start = Αναμενόμενο στην αρχή
ledger-about-start = Όσα παίρνει κατά μέσο όρο μια τέτοια θέση πριν μοιραστούν οι κάρτες.
ledger-table-luck = Τύχη του τραπεζιού
ledger-about-table-luck = Σχέδια που πήραν όλοι: ανέβασαν ή κατέβασαν όλα τα σύνολα.
ledger-own-luck = Δική του τύχη
ledger-about-own-luck = Οι κάρτες που μοιράστηκαν και τραβήχτηκαν, και πόσο καλύτερα ή χειρότερα ταίριαξαν τα σχέδια εδώ απ’ ό,τι αλλού.
ledger-skill = Οι αποφάσεις του
ledger-about-skill = Αποφάσεις που δεν ήταν οι καλύτερες για το σύνολο. Ποτέ πάνω από το μηδέν.
ledger-others = Οι άλλοι
ledger-about-others = Τι έκαναν οι άλλοι σε σύγκριση με ό,τι ήταν αναμενόμενο.
ledger-appraisal = Δεύτερες σκέψεις
ledger-about-appraisal = Εδώ αλλάξαμε γνώμη εμείς: η ίδια θέση ένα βήμα αργότερα φαινόταν καλύτερη ή χειρότερη.
ledger-result = Αποτέλεσμα
ledger-luck = Τύχη
ledger-meaning = Τι σημαίνουν οι γραμμές

## Points given away

given = Χαμένοι πόντοι
given-away = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } πόντοι σε { $decisions ->
        [one] μία απόφαση
       *[other] { $decisions } αποφάσεις
    }: { NUMBER($each, minimumFractionDigits: 2, maximumFractionDigits: 2) } ανά απόφαση.
given-nothing = Κανένας: κάθε απόφαση ήταν η καλύτερη.
given-level = Το παιχνίδι σου: επίπεδο { $bot }.
given-level-other = { $name }: επίπεδο { $bot }.
given-interval = Με τόσο λίγες αποφάσεις μπορεί να είναι οτιδήποτε από { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } ως { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
next = Τι να δοκιμάσεις τώρα
next-costliest = Η πιο ακριβή σου απόφαση: { $place }, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } πόντοι.
next-none = Κανένα λάθος. Δοκίμασε πιο δυνατό αντίπαλο.
next-look = Δες την

## The decisions

grade-best = η καλύτερη
grade-fine = καλή
grade-doubtful = αμφίβολη
grade-mistake = λάθος
grade-blunder = μεγάλο λάθος
decisions-of = Αποφάσεις: { $name }
decision-spoken = { $place }, { $kind ->
        [keep] επιλογή νησιών
        [take] νέο νησί
       *[marks] σημείωση
    }: { $verdict }
decision-best = Η καλύτερη
decision-fine = Καλή
decision-doubtful = Αμφίβολη
decision-mistake = Λάθος
decision-blunder = Μεγάλο λάθος
decision-loss = χαμένοι πόντοι: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
decision-next = Επόμενο λάθος
options = Κινήσεις
option-played = Έγινε
option-rank = { $rank }.
option-value = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
option-behind = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($spread, minimumFractionDigits: 1, maximumFractionDigits: 1) }
options-text = Δείξε μια κίνηση για να τη δεις στο τραπέζι. Η αξία της είναι το αναμενόμενο σύνολο· μετρούν και οι άλλοι και η νίκη.
autoplay = Αναπαραγωγή
autoplay-stop = Παύση

## Another try

try-again = Δοκίμασε ξανά
try-title = Δοκίμασε ξανά: { $number } από { $count }
try-before = { $place }: εδώ έχασες { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } πόντους. Τι θα έκανες τώρα;
try-best = Είναι η καλύτερη κίνηση.
try-good = Το ίδιο καλή με την καλύτερη.
try-worse = Όχι ακόμα: έτσι χάνεις { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } πόντους.
try-show = Δείξε την καλύτερη κίνηση
try-end = Πίσω στην ανάλυση
# In the terminal; the letters are typed: keep them.
review-keys = b: δείξε την καλύτερη κίνηση, n: επόμενη απόφαση, q: τέλος
try-nothing = Δεν υπάρχει τίποτα να ξαναδοκιμάσεις: καμία απόφαση δεν κόστισε πολύ.

## The result to share

share-result = Κοινοποίηση
share-result-title = Μοιράσου αυτό το παιχνίδι
share-review = Ο σύνδεσμος της ανάλυσης
share-picture = Το αποτέλεσμα σε μια εικόνα που δεν αποκαλύπτει τίποτα από τη μοιρασιά.
picture-of-result = Το αποτέλεσμα σε εικόνα
picture-save = Αποθήκευση εικόνας
picture-share = Κοινοποίηση εικόνας
