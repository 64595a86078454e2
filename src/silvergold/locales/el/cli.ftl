### The command line: help texts, messages and tables.
### Words in capitals such as FILE stand for what the user types. Names of commands and options are not translated.

## Everywhere

cli-about = Silver & Gold: παίξε το, φιλοξένησέ το, προσομοίωσέ το, έλεγξε καταγραφές, σχεδίασε κάρτες.
cli-version = Δείξε την έκδοση.
cli-standard-input = η τυπική είσοδος
cli-json = Εμφάνιση του αποτελέσματος ως JSON, για προγράμματα.
cli-show-completion = Εμφάνιση της αυτόματης συμπλήρωσης για το κέλυφός σου.
cli-install-completion = Εγκατάσταση της αυτόματης συμπλήρωσης στο κέλυφός σου.
# $languages are the codes of all languages, with commas.
cli-language = Μίλα αυτή τη γλώσσα: { $languages }.
cli-no-such-language = δεν υπάρχει { $language }· υπάρχουν { $languages }
# $encoding such as cp1252, $language such as el.
cli-no-letters = Η κωδικοποίηση της οθόνης, { $encoding }, δεν έχει γράμματα για τη γλώσσα { $language }: γι’ αυτό αγγλικά. Ίσως βοηθήσει το PYTHONIOENCODING=utf-8.
cli-no-signs = Από την κωδικοποίηση της οθόνης, { $encoding }, λείπουν τα σημάδια των νησιών: άλλα παίρνουν τη θέση τους. Ίσως βοηθήσει το PYTHONIOENCODING=utf-8.
cli-deck = Χρησιμοποίησε αυτό το αρχείο τράπουλας.
cli-edition = Με ποιους κανόνες.
cli-database = sqlite:///ΑΡΧΕΙΟ ή postgresql://…· προεπιλογή: ένα αρχείο στον φάκελο δεδομένων σου.
cli-password-visible = Άλλοι χρήστες του υπολογιστή βλέπουν αυτόν τον κωδικό. Χρησιμοποίησε SILVERGOLD_DATABASE ή SILVERGOLD_DATABASE_FILE αντί για --database.
cli-error = Σφάλμα: { $error }
cli-warning = Προσοχή: { $file }: { $warning }

## Usage errors

cli-usage = Χρήση: { $usage }
cli-options-metavar = [ΕΠΙΛΟΓΕΣ]
cli-commands-metavar = ΕΝΤΟΛΗ [ΟΡΙΣΜΑΤΑ]…
cli-arguments = Ορίσματα
cli-options = Επιλογές
cli-commands = Εντολές
cli-error-title = Σφάλμα
cli-aborted = Διακόπηκε.
cli-help = Δείξε αυτή τη βοήθεια.
# What an option takes.
cli-takes-text = ΚΕΙΜΕΝΟ
cli-takes-number = ΑΡΙΘΜΟΣ
cli-required = [απαιτείται]
cli-default = [προεπιλογή: { $value }]
# $command is a command with its option for help, such as silvergold deck --help.
cli-try-help = Για βοήθεια: { $command }
cli-missing-argument = Λείπει το { $name }.
cli-missing-option = Λείπει η επιλογή { $name }.
cli-missing-command = Λείπει η εντολή.
cli-no-such-command = Δεν υπάρχει εντολή { $name }.
cli-no-such-option = Δεν υπάρχει επιλογή { $name }.
cli-did-you-mean = Μήπως εννοείς { $names };
cli-option-without-value = Η επιλογή { $name } δεν παίρνει τιμή.
cli-option-needs-value = Η επιλογή { $name } θέλει μια τιμή.
cli-too-many-arguments = Απρόσμενα ορίσματα: { $arguments }
cli-not-a-number = Το { $name } πρέπει να είναι ακέραιος αριθμός.
cli-too-small = Το { $name } πρέπει να είναι { $least } ή περισσότερο.
cli-too-large = Το { $name } πρέπει να είναι { $most } ή λιγότερο.
cli-absurd-number = Το { $name } είναι υπερβολικά μεγάλο.
# $choices are the words to choose from, with commas.
cli-not-a-choice = Το { $name } πρέπει να είναι ένα από τα { $choices }.
# $reason is a sentence without a full stop.
cli-bad-value = { $name }: { $reason }

## Decks

cli-deck-about = Δες τράπουλες με κάρτες θησαυρού.
cli-deck-check = Έλεγξε ένα αρχείο τράπουλας και δείξε όλα τα λάθη του μαζί.
cli-deck-check-file = Αρχεία τράπουλας· το - διαβάζει την τυπική είσοδο.
cli-deck-check-standard = Ζήτα και τη σύνθεση του εκδομένου παιχνιδιού (R1.2 έως R1.4).
cli-deck-faults = { $count ->
        [one] { $file }: 1 λάθος.
       *[other] { $file }: { $count } λάθη.
    }
cli-deck-good = { $count ->
        [one] { $file }: 1 κάρτα, κανένα λάθος.
       *[other] { $file }: { $count } κάρτες, κανένα λάθος.
    }
cli-deck-standard = { $count ->
        [one] { $file }: 1 κάρτα, κανένα λάθος, με τη σύνθεση του εκδομένου παιχνιδιού.
       *[other] { $file }: { $count } κάρτες, κανένα λάθος, με τη σύνθεση του εκδομένου παιχνιδιού.
    }
cli-deck-show = Σχεδίασε νησιά στο τερματικό.
cli-deck-show-ids = Ποιες κάρτες· αν λείπουν, όλες.
cli-deck-legend = × σταυρός   ● νόμισμα   ♣ φοίνικας   ▓ σημειωμένο
cli-deck-report = Τύπωσε πόσο γρήγορα ολοκληρώνονται τα νησιά κάθε χρώματος, δίπλα στα νούμερα του εκδομένου παιχνιδιού.
cli-deck-picture = Σχεδίασε όλη την τράπουλα σε ένα φύλλο.
cli-deck-picture-out = Το αρχείο που θα γραφτεί, .svg ή .png· το - γράφει στην τυπική έξοδο.
cli-deck-drawn = Η τράπουλα σχεδιάστηκε στο { $file }.

## Tables about a deck

# $deck is the deck's name.
balance-title = { $deck }: αναμενόμενες εκστρατείες για ένα νησί (σε παρένθεση: το εκδομένο παιχνίδι)
balance-color = χρώμα
balance-cards = κάρτες
balance-mean = μέσος όρος
balance-least = ελάχιστο
balance-greatest = μέγιστο
balance-holes = με τρύπα
symbols-title = Σύμβολα και σφραγίδες
symbols-coins = νομίσματα
symbols-palms = φοίνικες
symbols-crosses = σταυροί
symbols-seals = σφραγίδες
islands-title = Νησιά, πρώτα τα πιο γρήγορα
islands-id = κωδικός
islands-name = όνομα
islands-turns = εκστρατείες
islands-placements = τρόποι για ένα σχέδιο

## The picture of a deck

# $colors counts the islands of each colour, for example: 11 grey, 12 green.
sheet-islands = { $count ->
        [one] 1 νησί: { $colors }
       *[other] { $count } νησιά: { $colors }
    }
sheet-cards = { $count ->
        [one] Η 1 κάρτα θησαυρού της τράπουλας { $deck }: { $colors }.
       *[other] Οι { $count } κάρτες θησαυρού της τράπουλας { $deck }: { $colors }.
    }
# One colour and how many.
sheet-of-color = { $color ->
        [grey] { $count } γκρι
        [green] { $count } πράσινα
        [orange] { $count } πορτοκαλί
       *[lilac] { $count } λιλά
    }
sheet-heading = { $color ->
        [grey] Γκρι νησιά
        [green] Πράσινα νησιά
        [orange] Πορτοκαλί νησιά
       *[lilac] Λιλά νησιά
    }
# The same number: an island scores a point for each of its boxes.
sheet-worth = { $boxes ->
        [one] 1 πλαίσιο, 1 πόντος
       *[other] { $boxes } πλαίσια, { $boxes } πόντοι
    }
# Four short lines side by side on one strip.
sheet-coin = νόμισμα: 1 πόντος
sheet-palm = φοίνικας: 1 πόντος, και 1 για κάθε φοίνικα στη βιτρίνα
sheet-cross = σταυρός: άλλο ένα πλαίσιο
sheet-seal = σφραγίδα: πόντοι για κάθε ολοκληρωμένο νησί στο χρώμα της

## Records and games

cli-daily = Παίξε τη μοιρασιά της ημέρας με αντίπαλο τον Πλοηγό, όπως όλοι.
cli-daily-number = Ο αριθμός μιας μέρας, από το 1· αλλιώς η σημερινή (UTC).
cli-learn = Μάθε το παιχνίδι βήμα βήμα, με τους πραγματικούς κανόνες.
cli-terminal = Παίξε στο τερματικό: με μποτ, με φίλους στο ίδιο πληκτρολόγιο ή σε τραπέζι ενός διακομιστή.
cli-terminal-link = Ο σύνδεσμος ενός τραπεζιού σε διακομιστή, ή η διεύθυνση ενός διακομιστή για να ανοίξεις εκεί τραπέζι· αλλιώς παίζεις εδώ.
# $bots are the names of all bots, with commas.
cli-terminal-bots = Οι αντίπαλοί σου, με κόμματα: { $bots }. Χωρίς φίλους, ένας parrot.
cli-terminal-name = Το όνομά σου.
cli-terminal-friends = Κάποιος στο ίδιο πληκτρολόγιο.
cli-terminal-memory-aid = Δείξε ποια σχέδια απομένουν σε αυτόν τον γύρο.
cli-terminal-seed = Δεκαεξαδικά ψηφία: ίδιος σπόρος, ίδια μοιρασιά.
cli-terminal-players = Οι θέσεις ενός νέου τραπεζιού σε διακομιστή.
cli-terminal-coach = Ξεκίνα με τον σύμβουλο, που προτείνει κάθε φορά μια καλή κίνηση.
cli-terminal-start = Η θέση που αρχίζει: 1 είσαι εσύ. Αλλιώς βγαίνει με κλήρωση.
cli-terminal-save = Γράψε εδώ την καταγραφή, ακόμα κι όταν φύγεις.
cli-terminal-load = Συνέχισε ένα παιχνίδι που έμεινε στη μέση.
cli-terminal-sign-in = Ένας κωδικός μίας χρήσης: με την ίδια ταυτότητα όπως στον περιηγητή.
cli-terminal-day = Ξεκίνα με ανοιχτά χρώματα.
cli-terminal-plain = Ερωτήσεις και απαντήσεις, για αναγνώστες οθόνης και απλά τερματικά.
cli-terminal-words = Ερωτήσεις και απαντήσεις χωρίς σχέδια: τα νησιά με λόγια.
cli-replay = Δες βήμα βήμα ένα καταγραμμένο παιχνίδι.
cli-replay-file = Ένα αρχείο με καταγραφές παιχνιδιών· αλλιώς το τελευταίο σου τελειωμένο παιχνίδι.
cli-records-file = Αρχεία με καταγραφές παιχνιδιών· το - διαβάζει την τυπική είσοδο.
cli-replay-game = Ποιο παιχνίδι του αρχείου, από το 1.
# The user types q to quit: keep the letter.
cli-replay-on = Enter: επόμενη εκστρατεία, q: τέλος >
cli-review = Εξήγησε κάθε πόντο ενός τελειωμένου παιχνιδιού με τύχη, δεξιότητα και τους άλλους, και δοκίμασε ξανά τις πιο ακριβές αποφάσεις.
cli-review-game = Ποιο παιχνίδι του αρχείου, από το 1· αλλιώς το πρώτο, ή όλα με --json.
cli-review-seat = Ποιου τις αποφάσεις: μια θέση, από το 1· αλλιώς των ανθρώπων, ή όλων.
cli-review-json = Τύπωσε αντί γι’ αυτό μία γραμμή JSON ανά παιχνίδι: κάθε εγγραφή του λογαριασμού.
cli-review-processes = Πόσα παιχνίδια μαζί με --json· αλλιώς ένα ανά πυρήνα.
cli-reviewing = Ανασκόπηση
cli-verify = Έλεγξε καταγραφές με τους κανόνες: κάθε γεγονός, τους πόντους, τον νικητή, και τον σπόρο αν υπάρχει.
cli-checking = Έλεγχος
# $number is the number of the game in its file.
cli-wrong-game = Παιχνίδι { $number }: { $error }
cli-games-wrong = { $games ->
        [one] Το παιχνίδι δεν είναι έγκυρο.
       *[other] { $wrong } από { $games } παιχνίδια δεν είναι έγκυρα.
    }
cli-games-right = { $games ->
        [one] Το παιχνίδι είναι έγκυρο.
       *[other] Και τα { $games } παιχνίδια είναι έγκυρα.
    }
cli-games-unfinished = { $games ->
        [one] Το παιχνίδι είναι έγκυρο, αλλά ημιτελές.
       *[other] Και τα { $games } παιχνίδια είναι έγκυρα, από αυτά ημιτελή: { $unfinished }.
    }

## The rulebook

cli-rules = Διάβασε τους κανόνες.
cli-rules-number = Ένας κανόνας ή κεφάλαιο, π.χ. R4.3 ή R4, ή μια λέξη· χωρίς τίποτα, όλοι.
cli-rules-edition = Μόνο όσα ορίζει αυτή η έκδοση.

## Games between bots

cli-simulate = Άσε μποτ να παίξουν, γράψε τις καταγραφές και δείξε τους μέσους πόντους.
cli-players = Αριθμός παικτών.
cli-simulate-bots = Ποιος παίζει, θέση θέση, με κόμματα: { $bots }.
cli-games = Αριθμός παιχνιδιών.
cli-seed = Οποιοδήποτε κείμενο: ίδια ορίσματα, ίδια παιχνίδια.
cli-simulate-out = Γράψε εδώ τις καταγραφές· το - γράφει στην τυπική έξοδο.
cli-playing = Παίζονται
cli-stopped = Σταμάτησε μετά από { $played } από τα { $games } παιχνίδια.
means-title = { $games ->
        [one] 1 παιχνίδι, μέσοι πόντοι
       *[other] { $games } παιχνίδια, μέσοι πόντοι
    }
means-seat = θέση
means-coins = νομίσματα
means-cups = κύπελλα
means-palms = φοίνικες
means-cards = νησιά
means-seals = σφραγίδες
means-total = σύνολο
cli-tournament = Άσε μποτ να παίξουν τις ίδιες μοιρασιές αλλάζοντας θέσεις, και δες ποιο είναι πιο δυνατό.
cli-tournament-bots = Ποιος παίζει: { $bots }.
cli-tournament-games = Αριθμός παιχνιδιών, στρογγυλεμένος προς τα πάνω σε ολόκληρες μοιρασιές.
cli-tournament-players = Αριθμός παικτών στο τραπέζι.
cli-tournament-out = Γράψε εδώ τα αποτελέσματα· αν είχε σταματήσει, συνεχίζει.
cli-tournament-review = Ανάλυση κάθε παιχνιδιού, για μέσους όρους χωρίς τύχη· λίγα δευτερόλεπτα ανά παιχνίδι.
cli-tournament-workers = Πόσα παιχνίδια μαζί· αλλιώς ένα ανά πυρήνα.
cli-tournament-cluster = Παίξε σε αυτή τη συστοιχία Ray· το local ξεκινά μία.
cli-benchmark = Μέτρησε έναν πράκτορα με κάθε επίπεδο, με σταθερά σετ καρτών και μοιρασιές.
cli-benchmark-agent = Ο πράκτορας: { $bots }, ή module:function για μια πολιτική από παρατήρηση και μάσκα, ή η διεύθυνση ενός socket (ws://…).
cli-benchmark-games = Παιχνίδια ανά αντίπαλο και αριθμό παικτών· με λιγότερα τελειώνει γρηγορότερα και με λιγότερη βεβαιότητα.
cli-benchmark-opponents = Μόνο αυτοί οι αντίπαλοι· από προεπιλογή όλα τα επίπεδα.
cli-benchmark-players = Μόνο με τόσους παίκτες· από προεπιλογή 2, 3 και 4.
# Every deal is played several times, with seats swapped.
cli-whole-deals = { $games } παιχνίδια αντί για { $wanted }: ολόκληρες μοιρασιές των { $each }.
cli-results-in = Τα παιχνίδια, τα νούμερα και οι πόντοι είναι στο { $directory }.

## Tables of a tournament

figures-title = { $games ->
        [one] 1 παιχνίδι
       *[other] { $games } παιχνίδια
    } σε { $deals ->
        [one] 1 μοιρασιά
       *[other] { $deals } μοιρασιές
    }, με διαστήματα εμπιστοσύνης 95 %
figures-bot = μποτ
figures-games = παιχνίδια
figures-mean = μέσοι πόντοι
figures-without-luck = χωρίς τύχη
# How many times smaller the variance is without luck.
figures-variance-ratio = διασπορά ÷
figures-wins = νίκες
figures-rating = δύναμη
# $share is a percentage, $low and $high are the ends of its interval.
figures-share = { $share } ({ $low } έως { $high })
cross-title = Ποιος τελείωσε μπροστά από ποιον
cross-corner = μπροστά από
benchmark-title = Δοκιμή { $number }: { $agent }, παιχνίδια: { $games }, με διαστήματα εμπιστοσύνης 95 %
benchmark-opponent = αντίπαλος
benchmark-players = { $players } παίκτες
# Points per game over all opponents, and the bound that nobody passes on average.
benchmark-score = Αποτέλεσμα: { $score } πόντοι. Κανείς δεν μπορεί να περιμένει πάνω από { $ceiling }.

## The picture of a tournament

# $bots are names with commas.
plot-about = Πόντοι: { $bots }
plot-title = Οι πόντοι του τουρνουά
plot-subtitle = { $games ->
        [one] 1 παιχνίδι
       *[other] { $games } παιχνίδια
    } με { $players } παίκτες σε { $deals ->
        [one] 1 μοιρασιά
       *[other] { $deals } μοιρασιές
    }
plot-points = πόντοι
# $mean may include its margin: 68.2 ± 0.4
plot-mean = μέσος όρος { $mean }
plot-wins = νίκες { $share }
plot-bot = { $bot }: μέσος όρος { $mean } πόντοι, νίκες { $share }.

## Hosting

cli-serve = Φιλοξένησε τραπέζια για άλλους, με σελίδες για τον περιηγητή και μποτ.
cli-serve-host = Σε ποια διεύθυνση ακούει· 0.0.0.0 για όλες.
cli-serve-port = Σε ποια θύρα ακούει.
cli-serve-workers = Διεργασίες που απαντούν· πάνω από μία με PostgreSQL ή Redis (--channel).
cli-serve-channel = redis://…: πώς συνεννοούνται οι διεργασίες, αντί για PostgreSQL.
cli-serve-bot-processes = Διεργασίες για τα μποτ ανά διεργασία εργασίας.
cli-serve-pace = Ελάχιστος χρόνος σκέψης ενός μποτ, σε χιλιοστά του δευτερολέπτου.
cli-serve-bot = Ένα δικό σου μποτ που μπορούν να καθίσουν οι επισκέπτες· μπορεί να δοθεί πολλές φορές.
cli-serve-origin = Άλλος ιστότοπος που οι σελίδες του μπορούν να συνδεθούν.
cli-serve-proxies = Διαμεσολαβητές (proxy) των οποίων οι κεφαλίδες X-Forwarded γίνονται δεκτές.
cli-serve-push-contact = Επαφή για τις υπηρεσίες push: mailto:esy@example.org [προεπιλογή: ο ιστότοπος]
cli-serve-session-days = Ημέρες μετά τις οποίες μια συσκευή αποσυνδέεται.
cli-serve-session-idle-days = Ημέρες χωρίς χρήση μετά τις οποίες μια συσκευή αποσυνδέεται.
cli-serve-hsts-days = Ημέρες που τα προγράμματα περιήγησης απαιτούν TLS αφού το χρησιμοποίησαν· 0 για καμία.
cli-serving = Τραπέζια στο { $address }
cli-play = Παίξε στον περιηγητή: ο διακομιστής σε αυτόν τον υπολογιστή, με τη σελίδα ανοιχτή.
cli-play-port = Σε ποια θύρα ακούει· 0 για όποια να ’ναι.
cli-play-browser = Άνοιξε τη σελίδα στον περιηγητή.
cli-play-share = Άφησε άλλους στο δίκτυό σου να μπουν και δείξε τη διεύθυνση και έναν κωδικό QR.
cli-playing-at = Το Silver & Gold είναι στο { $address } (Ctrl-C το κλείνει· τα παιχνίδια μένουν)
cli-this-device-only = Μόνο αυτή η συσκευή μπορεί να το ανοίξει. Για να καλέσεις άλλους στο δίκτυό σου, ξεκίνα με --share ή ενεργοποίησε την κοινή χρήση στη σελίδα.
cli-shared-at = Άλλοι στο δίκτυό σου μπορούν να ανοίξουν { $address }
cli-no-network = Αυτός ο υπολογιστής δεν έχει διεύθυνση δικτύου: κανείς άλλος δεν μπορεί να ανοίξει τη σελίδα.

## Doctor

cli-doctor = Έλεγξε αν μπορεί να λειτουργήσει εδώ διακομιστής: βάση δεδομένων, δίσκος, ρολόι, θύρα, μεσολαβητής, κανάλι και αρχεία του client.
cli-doctor-site = Έλεγξε και τη διεύθυνση όπου βρίσκουν οι άλλοι τον διακομιστή: https://trapezia.example.org

## Databases

cli-database-about = Αντίγραφα, επαναφορά και αναβάθμιση της βάσης δεδομένων ενός διακομιστή.
cli-database-upgrade = Φέρε μια βάση στη νέα έκδοση· το serve και το play το κάνουν μόνα τους.
cli-database-version = Η βάση δεδομένων έχει έκδοση { $version }.
cli-backup-file = Το αντίγραφο ασφαλείας.
cli-database-backup = Γράψε τα όλα σε ένα αρχείο, ενώ ο διακομιστής συνεχίζει.
cli-backing-up = Αντιγραφή
cli-backed-up = { $rows ->
        [one] 1 εγγραφή είναι στο { $file }.
       *[other] { $rows } εγγραφές είναι στο { $file }.
    }
cli-database-restore = Γέμισε μια άδεια βάση, όποιου είδους, από ένα αντίγραφο ασφαλείας.
cli-restoring = Επαναφορά
cli-restored = { $rows ->
        [one] Επανήλθε 1 εγγραφή.
       *[other] Επανήλθαν { $rows } εγγραφές.
    }

## Γρίφοι

cli-puzzle = Λύσε γρίφους: τον γρίφο της ημέρας και άλλους, γρίφους ενός θέματος ή μιας δυσκολίας, ή τα δικά σου λάθη.
cli-puzzle-id = Λύσε τον γρίφο με αυτόν τον κωδικό.
cli-puzzle-theme = Μόνο γρίφοι με αυτό το θέμα, για παράδειγμα cross-finishes, coin-row, palm, room, seal ή pair-rate.
cli-puzzle-difficulty = Μόνο γρίφοι που τους λύνει πρώτο αυτό το μποτ: navigator, captain ή admiral.
cli-puzzle-from = Λύσε τα δικά σου λάθη από την καταγραφή ενός τελειωμένου παιχνιδιού.
cli-puzzle-file = Λύσε τους γρίφους αυτού του αρχείου αντί για τους ενσωματωμένους.
cli-puzzle-progress = Δείξε μόνο το μερίδιο των πόντων που κράτησες.
cli-puzzle-mine = Ψάξε νέους γρίφους σε παιχνίδια μεταξύ μποτ. Μια αναζήτηση που διακόπηκε συνεχίζεται.
cli-puzzle-mine-out = Το αρχείο που θα γραφτεί· δίπλα του ένα ημερολόγιο κρατά ό,τι βρεθεί.
cli-puzzle-mine-count = Πόσοι γρίφοι να βρεθούν.
cli-puzzle-mining = Αναζήτηση γρίφων
cli-puzzle-mine-stopped = Διακόπηκε. Η ίδια εντολή συνεχίζει.
cli-puzzle-mined = { $count ->
        [one] { $count } γρίφος στο { $file }
       *[other] { $count } γρίφοι στο { $file }
    }
