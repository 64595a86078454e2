### The deal of the day: its page, its calendar, and the text to share.

# $opponent is a bot.
daily-lead = Αυτή τη μέρα όλοι έχουν τις ίδιες κάρτες. Αντίπαλος: { $opponent }.
# $time is a day and a time of day.
daily-counts = Μετράει για τη θέση και το σερί έως { $time }.
daily-over = Δεν μετράει πια για τη θέση και το σερί, αλλά μπορείς να την παίξεις.
daily-public = Μια δημόσια μοιρασιά μπορεί να την υπολογίσει ο καθένας πριν από τη μέρα της. Ο διακομιστής δείχνει τις κάρτες μόνο αφού παίξεις.
daily-own = Ο διακομιστής έχει κάθε μέρα δικές του κάρτες, που κανείς δεν βρίσκει αλλού. Το αποτύπωμα παρακάτω δημοσιεύεται τώρα, το μυστικό αργότερα.

## Your result

daily-score = Οι πόντοι σου
# Par as in golf.
daily-par = Παρ
daily-par-text = Όσους παίρνει ο Ναύαρχος στη θέση σου.
daily-above-par = { $points } πάνω από το παρ
daily-below-par = { $points } κάτω από το παρ
daily-on-par = ακριβώς στο παρ
daily-given-away = Χαμένοι πόντοι
daily-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
daily-rank-by-score = Θέση κατά πόντους
daily-rank-by-given-away = Θέση κατά χαμένους πόντους
daily-rank = { $rank } από { $players }
daily-unranked = Χωρίς θέση: ήξερες ήδη τις κάρτες ή ο χρόνος είχε λήξει.
# In place of a number.
daily-pending = υπολογίζεται
daily-streak-label = Σερί
daily-review = Προς την ανάλυση

## The others' results

daily-results = Αποτελέσματα εδώ
# Points given away, as a column.
daily-given-away-column = Χαμένοι

## The calendar

calendar = Όλες οι μέρες
calendar-earlier = Προηγούμενος μήνας
calendar-later = Επόμενος μήνας
calendar-not-played = δεν παίχτηκε
calendar-played = { $points } πόντοι
# $state is "not played" or "87 points".
calendar-day = { $day }, μοιρασιά { $number }: { $state }
calendar-today = Η σημερινή μοιρασιά

## The text to share

daily-share-text = Το αποτέλεσμά σου σε κείμενο που δεν αποκαλύπτει τίποτα
# The first line. $opponent is a bot.
share-daily = Silver & Gold: μοιρασιά της ημέρας { $number }, αντίπαλος: { $opponent }
# The first line, where a server has a deal of its own.
share-daily-own = Silver & Gold: η δική μας μοιρασιά της ημέρας { $number }, αντίπαλος: { $opponent }
share-points = { $points } πόντοι
share-par = παρ { $par }
# $marks are four coloured squares.
share-rounds = Γύρος με γύρο: { $marks }

## In the terminal

daily-par-is = Το παρ είναι { $par }: όσους παίρνει ο Ναύαρχος στη θέση σου.
daily-to-share = Για κοινοποίηση:
daily-unfinished = Το παιχνίδι δεν τελείωσε, άρα δεν υπάρχει αποτέλεσμα.
