### Progress: statistics of your games, and challenges.

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
challenge-kept = Κάρτες που κρατήθηκαν
# Both have done the same in a turn.
challenge-same = το ίδιο
# A turn without any mark.
challenge-nothing = κανένα σημάδι
