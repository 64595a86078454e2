### Puzzles: one decision in a real position, and your own mistakes.

puzzles-text = Μια θέση από πραγματικό παιχνίδι και μία απόφαση. Κάθε κίνηση το ίδιο καλή με την καλύτερη είναι σωστή, και μετρά μόνο η πρώτη σου απάντηση.

## A puzzle on the board

puzzle-question = { $kind ->
        [keep] Ποια δύο νησιά θα κρατούσες;
        [take] Ποιο νησί θα έπαιρνες;
       *[marks] Τι θα σημείωνες εδώ;
    }
# The bot is the weakest one that solves it.
puzzle-level = Επίπεδο: { $bot }
puzzle-you = Εσύ
puzzle-rival = Αντίπαλος
puzzle-rival-number = Αντίπαλος { $number }
# $why is a sentence about the move.
puzzle-yours = Η κίνησή σου: { $why }
puzzle-best = Η καλύτερη κίνηση: { $why }
puzzle-first-right = Η πρώτη σου απάντηση ήταν σωστή.
puzzle-first-worse = Η πρώτη σου απάντηση έχασε { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } πόντους.
puzzle-next = Επόμενος γρίφος

## All puzzles

puzzles-by-difficulty = Ανά δυσκολία
puzzles-by-theme = Ανά θέμα
puzzles-difficulty = Δυσκολία
puzzles-theme = Θέμα
puzzles-answered = Απαντήσεις
puzzles-progress = { $done } από { $count }
puzzles-kept = Πόντοι που κράτησες
puzzles-kept-text = Ένας γρίφος είναι τόσο δύσκολος όσο το πιο αδύναμο μποτ που τον λύνει. Πόντοι που κράτησες: από τους πόντους που χάνει μια τυχαία κίνηση, το μέρος που έσωσαν οι πρώτες σου απαντήσεις.

## What a puzzle is about

puzzle-theme-finishes = Ολοκλήρωσε ένα νησί
puzzle-theme-cross-finishes = Ολοκλήρωσε με σταυρό
puzzle-theme-coin-row = Γέμισε μια σειρά νομισμάτων
puzzle-theme-palm = Πόντοι με φοίνικα
puzzle-theme-cross = Σημείωσε έναν σταυρό
puzzle-theme-coins = Σημείωσε νομίσματα
puzzle-theme-fewest-turns = Πιο κοντά στην ολοκλήρωση
puzzle-theme-room = Άφησε χώρο
puzzle-theme-boxes = Σημείωσε πολλά πλαίσια
puzzle-theme-seal = Μια σφραγίδα που μετρά
puzzle-theme-counted = Το μετρούν οι σφραγίδες σου
puzzle-theme-best-rate = Οι περισσότεροι πόντοι ανά εκστρατεία
puzzle-theme-most-coins = Τα περισσότερα νομίσματα
puzzle-theme-quickest = Το πιο γρήγορο
puzzle-theme-worth = Ένα νησί που αξίζει
puzzle-theme-pair-seal = Δύο που μετρούν το ένα το άλλο
puzzle-theme-pair-rate = Το καλύτερο ζευγάρι
puzzle-theme-pair = Ένα καλό ζευγάρι
puzzle-theme-no-display = Άδεια βιτρίνα
puzzle-theme-pile = Τράβα από τη στοίβα

## Your own mistakes

mistakes = Τα λάθη σου
mistakes-text = Οι πιο ακριβές αποφάσεις των τελευταίων παιχνιδιών σου, για να τις πάρεις ξανά.
mistakes-none = Τίποτα ακόμα. Όταν αναλυθεί ένα παιχνίδι σου, θα φανούν εδώ οι πιο ακριβές αποφάσεις του.
mistakes-nobody = Διάλεξε ένα όνομα και παίξε: οι πιο ακριβές αποφάσεις του παιχνιδιού θα φανούν εδώ.
mistakes-against = Αντίπαλοι: { $names }
# $place is "round 2, turn 3".
mistake = { $place }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } πόντοι
mistake-right = λύθηκε
mistake-worse = απαντήθηκε, χαμένοι πόντοι: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## A record file

record-file = Από αρχείο καταγραφής
record-file-text = Οποιοδήποτε τελειωμένο παιχνίδι, από εδώ ή αλλού: η καταγραφή ελέγχεται και αναλύεται, και οι πιο ακριβές αποφάσεις σου γίνονται γρίφοι.
record-file-open = Άνοιξε καταγραφή
record-file-drop = ή άφησέ την εδώ
record-file-seat = Ποιος ήσουν;
record-file-none = Δεν υπάρχει τίποτα να ξαναδοκιμάσεις: καμία απόφαση ({ $name }) δεν κόστισε πολύ.
