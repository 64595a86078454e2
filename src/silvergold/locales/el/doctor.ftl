## The command doctor: its checks, and what it finds

doctor-name-client = Αρχεία του client
doctor-name-database = Βάση δεδομένων
doctor-name-migrations = Μεταβάσεις
doctor-name-disk = Δίσκος
doctor-name-clock = Ρολόι
doctor-name-port = Θύρα
doctor-name-proxies = Διακομιστής μεσολάβησης
doctor-name-channel = Κανάλι

doctor-client-ok = Ο client του φυλλομετρητή είναι πλήρης ({ $files } αρχεία).
doctor-client-incomplete = Από τον client του φυλλομετρητή λείπει το { $file }. Εγκατάστησε ξανά το πακέτο.
doctor-database-new = Η { $database } δεν υπάρχει ακόμη· θα τη φτιάξει ο διακομιστής.
doctor-database-ok = Η { $database } διαβάζεται και γράφεται.
doctor-folder-unwritable = Δεν γίνεται εγγραφή στο { $folder }.
doctor-migrations-none = Η βάση δεδομένων είναι άδεια· θα την ετοιμάσει ο διακομιστής.
doctor-migrations-ok = Η βάση δεδομένων έχει την τρέχουσα έκδοση, { $version }.
doctor-migrations-old = Η βάση δεδομένων έχει έκδοση { $found }. Ο διακομιστής θα τη φέρει στην { $version } όταν ξεκινήσει· κράτα πρώτα αντίγραφο.
doctor-disk-ok = Στο { $folder } υπάρχουν { $free } MB ελεύθερα.
doctor-disk-little = Στο { $folder } υπάρχουν μόνο { $free } MB ελεύθερα. Με γεμάτο δίσκο καμία κίνηση δεν αποθηκεύεται.
doctor-clock-ok = Το ρολόι είναι σωστό, απ’ όσο φαίνεται: { $time } UTC.
doctor-clock-behind = Το ρολόι δείχνει { $time } UTC, πριν εγκατασταθεί αυτό το πρόγραμμα. Ρύθμισέ το.
doctor-clock-differs = Το ρολόι διαφέρει κατά { $seconds } δευτερόλεπτα από του { $other }. Συγχρόνισέ τα.
doctor-port-free = Η θύρα { $port } του { $host } είναι ελεύθερη.
doctor-port-ours = Στη διεύθυνση { $address } απαντά ήδη διακομιστής.
doctor-proxies-ok = Οι κεφαλίδες X-Forwarded γίνονται δεκτές μόνο από { $proxies }.
doctor-proxies-all = Οι κεφαλίδες X-Forwarded γίνονται δεκτές από παντού, άρα ο καθένας πλαστογραφεί διεύθυνση. Δήλωσε τους μεσολαβητές με --proxies.
doctor-proxies-wrong = Το { $proxy } δεν είναι ούτε διεύθυνση IP ούτε δίκτυο (--proxies).
doctor-site-ok = Το { $site } μεταφέρει ό,τι χρειάζεται ο διακομιστής.
doctor-site-unreachable = Το { $site } δεν απαντά: { $reason }
doctor-site-host = Μέσω του { $site } η κεφαλίδα Host ή X-Forwarded-Proto φτάνει αλλαγμένη, ή ο μεσολαβητής λείπει από το --proxies: οι σελίδες δεν θα συνδέονταν.
doctor-site-address = Μέσω του { $site } δεν φτάνει το X-Forwarded-For: όλοι θα είχαν την ίδια διεύθυνση και οι μετρήσεις είναι δημόσιες.
doctor-site-sockets = Το { $site } δεν μεταφέρει WebSocket.
doctor-channel-none = Μία μόνο διεργασία δεν το χρειάζεται.
doctor-channel-ok = { $channel }: απαντά.
doctor-channel-broken = { $channel }: δεν απαντά: { $reason }

# $errors: how many checks failed
doctor-summary = { $errors ->
    [0] Ο διακομιστής μπορεί να λειτουργήσει.
    [one] Ένα πρόβλημα θα σταματούσε τον διακομιστή.
   *[other] { $errors } προβλήματα θα σταματούσαν τον διακομιστή.
}
