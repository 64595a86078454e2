### Progress: statistics of your games, and challenges.

## Statistics in the logbook

figure-games = Παιχνίδια
figure-wins = Νίκες
figure-best = Καλύτερο σύνολο
figure-mean = Μέσος όρος
figure-given-away = Χαμένοι ανά παιχνίδι
figure-adjusted = Μέσος όρος χωρίς τύχη
figures-lines = Πόντοι ανά παιχνίδι, κατά μέσο όρο
figures-places = Οι θέσεις σου
# How often the person came in this place; the number stands beside it.
figures-place = θέση { $place }
figures-opponents = Αντίπαλοι
figures-counts = Πόσοι παίκτες
# A row of a table: games with so many players.
figures-count = { $players } παίκτες
best-games = Τα καλύτερα παιχνίδια σου
# The label of a list of opponents.
choose-opponent = Αντίπαλος
choose-opponent-all = όλοι
# The label of a list of numbers.
choose-players = Παίκτες
choose-players-all = όσοι να ’ναι
choose-none = Δεν έχεις τέτοιο παιχνίδι.
trend-score = Τα σύνολά σου
trend-given-away = Χαμένοι πόντοι
trend-mean = μέσος όρος δέκα παιχνιδιών
trend-adjusted = το ίδιο χωρίς τύχη
# $title is the name of the chart.
trend-spoken = { $title }: ένα σημείο ανά παιχνίδι, από το παλιότερο. Με τα βέλη πας από παιχνίδι σε παιχνίδι, το Enter το ανοίγει. Ο πίνακας των παιχνιδιών έχει τους αριθμούς.
# $day is a date, $points a number of points, $names the opponents.
trend-point = { $day }: { NUMBER($points, maximumFractionDigits: 1) }, αντίπαλοι: { $names }
trend-one = Το πρώτο σου σύνολο: { $total }. Από το δεύτερο παιχνίδι θα υπάρχει εδώ διάγραμμα.
games-unreviewed-count = { $count ->
        [one] Ένα παιχνίδι δεν έχει αναλυθεί ακόμα.
       *[other] { $count } παιχνίδια δεν έχουν αναλυθεί ακόμα.
    }
games-when = Πότε
games-score = Σύνολο
games-place = Θέση
games-given-away = Χαμένοι
games-luck = Τύχη
games-adjusted = Χωρίς τύχη
games-count = Παιχνίδια
games-unreviewed = δεν αναλύθηκε ακόμα
games-all = Και τα { $count }
games-latest = Τελευταία παιχνίδια
export = Πάρε μαζί τα παιχνίδια σου
export-csv = Αποτελέσματα σε πίνακα (CSV)
export-records = Όλα τα παιχνίδια ως καταγραφές

## A challenge: beat my score

challenge = Πρόκληση σε φίλο
# $name is the challenger, $total the score to beat.
challenge-title = { $name }: { $total } πόντοι. Θα τους ξεπεράσεις;
# $total is the score to beat.
challenge-yours = Ξεπέρασε τους { $total } μου
# $names are the bots.
challenge-against = Ίδιες κάρτες, ίδια θέση, αντίπαλοι: { $names }.
# $bot plays in the seat of the person $name.
challenge-instead = { $bot } παίζει στη θέση: { $name }.
challenge-text = Οι φίλοι σου παίζουν τις ίδιες κάρτες από τη θέση σου. Μετά συγκρίνετε τα παιχνίδια, εκστρατεία με εκστρατεία.
challenge-closes = Μόλις φτιαχτεί ο σύνδεσμος, το παιχνίδι σου το βλέπει μόνο όποιος έχει παίξει αυτές τις κάρτες.
challenge-make = Δημιουργία συνδέσμου
challenge-link = Σύνδεσμος της πρόκλησης
challenge-see = Ποιοι τη δέχτηκαν
challenge-take-up = Δέχομαι την πρόκληση
challenge-take-up-as = Δέχομαι ως { $name }
challenge-hidden = Το παιχνίδι του παίκτη { $name } θα το δεις όταν τελειώσεις το δικό σου.
challenge-known-lead = Έχεις ήδη δει αυτές τις κάρτες, οπότε δεν μπορείς να τη δεχτείς.
challenge-continue = Συνέχισε το παιχνίδι σου
challenge-compare = Σύγκριση παιχνιδιών
challenge-nobody = Δεν τη δέχτηκε ακόμα κανείς. Στείλε τον σύνδεσμο σε κάποιον.
challenge-results = Όλα τα αποτελέσματα
challenge-rivals = Αντίπαλοι
# Points given away, as a column.
challenge-given-away = Χαμένοι
challenge-playing = παίζει τώρα
# $name is a player; the name of another one follows.
challenge-other = Σύγκριση: { $name } και
# $points is the difference of two scores.
challenge-ahead = Μπροστά: { $name }, με διαφορά { $points }.
challenge-even = Ίσοι πόντοι.
challenge-curve = Πόντοι ως τώρα, σε κάθε εκστρατεία
challenge-turns = Εκστρατεία με εκστρατεία
# Both have done the same in a turn.
challenge-same = το ίδιο
# A turn without any mark.
challenge-nothing = κανένα σημάδι
