### The first game, and the coach.

## The frame of the lesson

lesson-title = Το πρώτο σου παιχνίδι
# $step and $steps are numbers: "Step 2 of 8".
lesson-step = Βήμα { $step } από { $steps }
lesson-steps = Τα βήματα
# Spoken after the name of a step that has been done.
lesson-step-done = { $title }, έγινε
lesson-well-done = Μπράβο!
lesson-back = Πίσω
lesson-skip = Παράλειψη
lesson-next = Επόμενο
lesson-again = Ξανά
# Στη γραμμή εντολών· τα γράμματα πληκτρολογούνται: μην τα αλλάξεις.
lesson-keys = n: παράλειψη, t: δείξε το τραπέζι, ?: βοήθεια, q: τέλος
lesson-prompt-end = Παίξε με έναν ήπιο αντίπαλο: silvergold terminal --coach. Ο σύμβουλος προτείνει κάθε φορά μια καλή κίνηση· το k τον κλείνει.
# A move was refused; the reason follows as a sentence of its own.
lesson-refused = Αυτό δεν το επιτρέπουν οι κανόνες, γι’ αυτό δεν έγινε τίποτα. Δοκίμασε ξανά:
# The marks are confirmed, but the goal of the step was not reached.
lesson-turn-over = Η εκστρατεία τελείωσε. Κάνε την ξανά και δοκίμασε αλλιώς.
# Shown while a turn goes well. $ready is the label of the button.
lesson-now-ready = Ακριβώς! Τώρα πάτησε «{ $ready }», και ό,τι σημείωσες ισχύει.
lesson-cross-owed = Σταυρός: σημείωσε άλλο ένα πλαίσιο, όποιο θέλεις, σε όποιο νησί θέλεις.

## Step by step: the name, what to do, and the result
## $card is the name of the island that the step is about, $name the name of the other player.

lesson-keep-title = Δύο από τα τέσσερα νησιά
lesson-keep = Σου μοιράζονται τέσσερα νησιά και κρατάς δύο. Τα μεγάλα δίνουν περισσότερους πόντους, τα μικρά ολοκληρώνονται πιο γρήγορα. Διάλεξε όποια δύο θέλεις.
lesson-keep-done = Αυτά τα δύο είναι δικά σου. Τα άλλα γυρίζουν στη στοίβα. Δίπλα της ανοίγουν τέσσερις κάρτες: η βιτρίνα.

lesson-turned-title = Γύρισε και καθρέφτισε
# $hand is "finger" on devices without a keyboard.
lesson-turned = Σε κάθε εκστρατεία μια κάρτα δείχνει ένα σχέδιο για όλους: εδώ ένα L. Στο νησί { $card } χωρά με έναν μόνο τρόπο, γυρισμένο κατά ένα τέταρτο της στροφής και καθρεφτισμένο. { $hand ->
        [finger] Γύρισε και καθρέφτισε το σχέδιο με τα κουμπιά και σημείωσέ το εκεί.
        [prompt] Γράψε το νησί και τα πλαίσια του L, για παράδειγμα 1 a2 a3 a4 b4.
       *[keys] Γύρισε το σχέδιο με το κουμπί ή το πλήκτρο R, καθρέφτισέ το με το M και σημείωσέ το εκεί.
    }
lesson-turned-done = Το L μπήκε γυρισμένο και καθρεφτισμένο, και μένει μόνο ένα πλαίσιο. Γύρισμα και καθρέφτισμα επιτρέπονται πάντα.
lesson-turned-single = Επιτρέπεται και ένα μοναδικό πλαίσιο, τώρα όμως θέλουμε το L. Αναίρεσε και δοκίμασε ξανά.
lesson-turned-otherwise = Το L μπορεί να μπει κι εκεί. Δοκίμασέ το όμως στο νησί { $card }: αναίρεσε, γύρισέ το και καθρέφτισέ το.

lesson-single-title = Ένα πλαίσιο αντί για το σχέδιο
lesson-single = Το τετράγωνο δεν χωρά σε κανένα νησί. Όταν ένα σχέδιο δεν χωρά ή δεν το θέλεις, σημείωσε ένα πλαίσιο της επιλογής σου. Κάτι πρέπει πάντα να σημειώσεις.
# $oneBox is the label of the button.
lesson-single-done = Κάλλιο ένα πλαίσιο παρά κανένα. Με το κουμπί «{ $oneBox }» μπορείς να το κάνεις σε κάθε εκστρατεία.

lesson-cross-title = Ένας σταυρός και η αλυσίδα του
lesson-cross = Όποιος σημειώνει έναν σταυρό σημειώνει αμέσως άλλο ένα πλαίσιο, σε όποιο νησί του θέλει. Αν έχει κι αυτό σταυρό, ακολουθεί κι άλλο. Βάλε την ευθεία των τριών πάνω στον σταυρό στην πάνω δεξιά γωνία του νησιού { $card }, και ύστερα σημείωσε έναν ακόμα σταυρό.
lesson-cross-done = Τρία πλαίσια από το σχέδιο, δύο από σταυρούς: πέντε πλαίσια σε μία εκστρατεία.
lesson-cross-missed = Εντάξει, αλλά δεν είχε σταυρό. Αναίρεσε, και βάλε την ευθεία έτσι που να τελειώνει στον σταυρό της γωνίας.
lesson-cross-next = Να ο σταυρός σου! Σου δίνει άλλο ένα πλαίσιο. Σημείωσε με αυτό έναν ακόμα σταυρό.
lesson-cross-no-chain = Επιτρέπεται, αλλά η αλυσίδα τελειώνει εκεί. Αναίρεσε, και σημείωσε σταυρό με το επιπλέον πλαίσιο.

lesson-coins-title = Νομίσματα και το πρώτο κύπελλο
lesson-coins = Για κάθε νόμισμα που σημειώνεις, σημειώνεται ένα και στην κάρτα αξιολόγησής σου. Τέσσερα κάνουν μια σειρά, και μια σειρά δίνει το μεγαλύτερο κύπελλο που μένει. Έχεις τρία, όσα και { $name }. Σημείωσε το νόμισμα στο νησί { $card }.
lesson-coins-done = Η σειρά νομισμάτων σου γέμισε: παίρνεις το κύπελλο με το 6. Μία γέμισε και ο αντίπαλός σου ({ $name }), και παίρνει το επόμενο, το 5.
lesson-coins-missed = Εντάξει, αλλά δεν είχε νόμισμα. Αναίρεσε, και βάλε την ευθεία πάνω στο νόμισμα στο νησί { $card }.

lesson-palm-title = Ένας φοίνικας
lesson-palm = Ένας φοίνικας αξίζει 1 πόντο, και άλλον 1 για κάθε φοίνικα που είναι εκείνη τη στιγμή στη βιτρίνα. Τώρα έχει δύο. Βάλε το τετράγωνο πάνω στον φοίνικα στο νησί { $card }.
lesson-palm-done = Ένα και δύο κάνουν τρία. Το 3 γράφτηκε στο πρώτο σου πλαίσιο για φοίνικες· υπάρχουν τέσσερα.
lesson-palm-missed = Εντάξει, αλλά ο φοίνικας είναι ακόμα ελεύθερος. Αναίρεσε, και βάλε το τετράγωνο πάνω του.

lesson-finish-title = Ολοκλήρωσε ένα νησί
lesson-finish = Στο νησί { $card } μένουν δύο πλαίσια, και το ντόμινο χωρά ακριβώς. Ολοκλήρωσέ το, και ύστερα διάλεξε ένα νέο.
lesson-finish-done = Το νησί { $card } δίνει 12 πόντους, και η σφραγίδα του άλλον 1 για κάθε γκρι νησί που ολοκληρώνεις. Το νέο νησί είναι δικό σου από την επόμενη εκστρατεία.
lesson-finish-missed = Εντάξει, αλλά το νησί { $card } δεν ολοκληρώθηκε. Αναίρεσε, και βάλε το ντόμινο στα δύο τελευταία του πλαίσια.
lesson-finish-take = Ολοκληρώθηκε! Τώρα πάρε νέο νησί: ένα από τη βιτρίνα ή, στα τυφλά, την πάνω κάρτα της στοίβας.

lesson-score-title = Η τελική βαθμολογία
lesson-score = Οι τέσσερις γύροι τελείωσαν. Αυτά είναι τα έξι ολοκληρωμένα νησιά σου και η κάρτα αξιολόγησής σου. Μέτρα τους πόντους γραμμή γραμμή.
lesson-score-done = 95 πόντοι: το παράδειγμα που δίνουν όλα τα βιβλία κανόνων. { $name } έχει { $points }.
lesson-score-check = Έλεγχος
lesson-score-sum = Πρόσθεσέ τα όλα
lesson-score-right = Σωστά
# The question of each line, and a hint after a wrong answer.
lesson-score-cards = Οι αριθμοί στις σημαίες των νησιών σου
lesson-score-cards-wrong = Όχι ακόμα. Πρόσθεσε τους αριθμούς στις σημαίες και των έξι νησιών.
lesson-score-seals = Τι μετρούν οι σφραγίδες στα νησιά σου
lesson-score-seals-wrong = Όχι ακόμα. Κάθε σφραγίδα μετρά τα νησιά σου στο χρώμα της: 1 πόντο το καθένα για γκρι, 2 για πορτοκαλί.
lesson-score-coins = Ένας πόντος για κάθε σημειωμένο νόμισμα
lesson-score-coins-wrong = Όχι ακόμα. Μέτρα τα σημειωμένα νομίσματα στην κάρτα αξιολόγησης.
lesson-score-cups = Οι αριθμοί στα κύπελλα
lesson-score-cups-wrong = Όχι ακόμα. Πρόσθεσε τους αριθμούς μέσα στα κύπελλα.
lesson-score-palms = Οι αριθμοί στα πλαίσια για φοίνικες
lesson-score-palms-wrong = Όχι ακόμα. Πρόσθεσε τους αριθμούς κάτω, στα πλαίσια για φοίνικες.
lesson-score-total-wrong = Όχι ακόμα. Πρόσθεσε τις πέντε γραμμές από πάνω.

lesson-end-title = Τώρα ξέρεις το παιχνίδι
lesson-end = Παίξε με έναν ήπιο αντίπαλο, και άσε τον σύμβουλο να σου δείχνει κάθε φορά μια καλή κίνηση. Στο τραπέζι μπορείς να τον απενεργοποιήσεις όποτε θέλεις.
lesson-play = Παίξε τώρα

## The coach: what to do

# $boxes are names of boxes: "a1 b1 c1".
coach-mark = Σημείωσε { $boxes } στο νησί { $card }.
coach-keep = Κράτα: { $first } και { $second }.
coach-take = Πάρε: { $card }.
coach-draw = Τράβα από τη στοίβα.
coach-ready = Πάτησε «Έτοιμο».

## The coach: why

coach-why-finishes = Ολοκληρώνει το νησί { $card }: { $value ->
        [one] { $value } πόντος.
       *[other] { $value } πόντοι.
    }
# Crosses of the mark give as many boxes as the island still needs.
coach-why-cross-finishes = Με τον σταυρό ολοκληρώνεις το νησί { $card } σε αυτή κιόλας την εκστρατεία.
coach-why-coin-row = Γεμίζει μια σειρά νομισμάτων, και το μεγαλύτερο κύπελλο που μένει είναι το { $cup }.
coach-why-palm = Ένας φοίνικας αξίζει τώρα { $points ->
        [one] { $points } πόντο.
       *[other] { $points } πόντους.
    }
coach-why-cross = { $count ->
        [one] Ο σταυρός σού δίνει άλλο ένα πλαίσιο.
       *[other] Οι σταυροί σού δίνουν άλλα { $count } πλαίσια.
    }
coach-why-coins = { $count ->
        [one] Δίνει ένα νόμισμα.
       *[other] Δίνει { $count } νομίσματα.
    }
# $turns is a number such as 2.4; a shape has its best place on this island.
coach-why-fewest-turns = Έτσι ολοκληρώνεται πιο γρήγορα το νησί { $card }: { $turns ->
        [one] μένει περίπου { $turns } εκστρατεία.
       *[other] μένουν περίπου { $turns } εκστρατείες.
    }
# $count of the eight expedition cards still fit on the island.
coach-why-room = Αφήνει χώρο στο νησί { $card }: { $count ->
        [one] { $count } από τις οκτώ κάρτες εκστρατείας χωρά ακόμα.
       *[other] { $count } από τις οκτώ κάρτες εκστρατείας χωρούν ακόμα.
    }
coach-why-boxes = { $count ->
        [one] Ένα πλαίσιο πιο κοντά στους { $value } πόντους του νησιού { $card }.
       *[other] { $count } πλαίσια πιο κοντά στους { $value } πόντους του νησιού { $card }.
    }
# $count of your finished islands have the colour of the seal.
coach-why-seal = { $color ->
        [grey] Η σφραγίδα του μετρά τα ολοκληρωμένα γκρι νησιά σου: { $count }.
        [green] Η σφραγίδα του μετρά τα ολοκληρωμένα πράσινα νησιά σου: { $count }.
        [orange] Η σφραγίδα του μετρά τα ολοκληρωμένα πορτοκαλί νησιά σου: { $count }.
       *[lilac] Η σφραγίδα του μετρά τα ολοκληρωμένα λιλά νησιά σου: { $count }.
    }
# Seals that you have already count the colour of this island.
coach-why-counted = Το μετρούν οι σφραγίδες σου: { $points ->
        [one] άλλος { $points } πόντος.
       *[other] άλλοι { $points } πόντοι.
    }
coach-why-best-rate = Από τη βιτρίνα δίνει τους περισσότερους πόντους ανά εκστρατεία: αξίζει { $value } πόντους και ολοκληρώνεται σε περίπου { $turns ->
        [one] { $turns } εκστρατεία.
       *[other] { $turns } εκστρατείες.
    }
coach-why-most-coins = { $count ->
        [one] Είναι το μόνο στη βιτρίνα με νόμισμα.
       *[other] Έχει { $count } νομίσματα, περισσότερα από κάθε άλλο στη βιτρίνα.
    }
coach-why-quickest = Από τη βιτρίνα ολοκληρώνεται πιο γρήγορα: σε περίπου { $turns ->
        [one] { $turns } εκστρατεία.
       *[other] { $turns } εκστρατείες.
    }
coach-why-worth = Αξίζει { $value } πόντους και ολοκληρώνεται σε περίπου { $turns ->
        [one] { $turns } εκστρατεία.
       *[other] { $turns } εκστρατείες.
    }
coach-why-pair-seal = Η σφραγίδα στο νησί { $card } μετρά το νησί { $other }.
coach-why-pair-rate = Κανένα άλλο ζευγάρι δεν δίνει περισσότερους πόντους ανά εκστρατεία: { $value } πόντους σε περίπου { $turns ->
        [one] { $turns } εκστρατεία.
       *[other] { $turns } εκστρατείες.
    }
coach-why-pair = Μαζί αξίζουν { $value } πόντους και θέλουν περίπου { $turns ->
        [one] { $turns } εκστρατεία.
       *[other] { $turns } εκστρατείες.
    }
coach-why-no-display = Η βιτρίνα είναι άδεια.
coach-why-pile = Οι κάρτες της στοίβας αξίζουν κατά μέσο όρο { $value } πόντους.
coach-why-all-marked = Για αυτή την εκστρατεία όλα σημειώθηκαν.
