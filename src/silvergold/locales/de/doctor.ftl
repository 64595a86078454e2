## The command doctor: its checks, and what it finds

doctor-name-client = Client-Dateien
doctor-name-database = Datenbank
doctor-name-migrations = Migrationen
doctor-name-disk = Speicherplatz
doctor-name-clock = Uhr
# Same as in English
doctor-name-port = Port
# Same as in English
doctor-name-proxies = Proxy
doctor-name-channel = Kanal

doctor-client-ok = Der Browser-Client ist vollständig ({ $files } Dateien).
doctor-client-incomplete = Dem Browser-Client fehlt { $file }. Installiere das Paket neu.
doctor-database-new = { $database } gibt es noch nicht; der Server legt sie an.
doctor-database-ok = { $database } lässt sich lesen und schreiben.
doctor-folder-unwritable = { $folder } ist nicht beschreibbar.
doctor-migrations-none = Die Datenbank ist leer; der Server richtet sie ein.
doctor-migrations-ok = Die Datenbank hat die aktuelle Version { $version }.
doctor-migrations-old = Die Datenbank hat Version { $found }. Beim Start bringt der Server sie auf { $version }; mach vorher eine Sicherung.
doctor-disk-ok = In { $folder } sind { $free } MB frei.
doctor-disk-little = In { $folder } sind nur { $free } MB frei. Ist der Datenträger voll, kann kein Zug gespeichert werden.
doctor-clock-ok = Die Uhr geht richtig, soweit sich das sehen lässt: { $time } UTC.
doctor-clock-behind = Die Uhr zeigt { $time } UTC; da war dieses Programm noch nicht installiert. Stell sie.
doctor-clock-differs = Die Uhr weicht um { $seconds } Sekunden von der von { $other } ab. Gleiche beide ab.
doctor-port-free = Port { $port } von { $host } ist frei.
doctor-port-ours = Unter { $address } antwortet schon ein Server.
doctor-proxies-ok = X-Forwarded-Header gelten nur von { $proxies }.
doctor-proxies-all = X-Forwarded-Header gelten von überall, also kann jeder eine Adresse fälschen. Nenne deine Proxys mit --proxies.
doctor-proxies-wrong = { $proxy } ist weder eine IP-Adresse noch ein Netz (--proxies).
doctor-site-ok = { $site } gibt alles weiter, was der Server braucht.
doctor-site-unreachable = { $site } antwortet nicht: { $reason }
doctor-site-host = Über { $site } kommt der Host-Header oder X-Forwarded-Proto verändert an, oder der Proxy fehlt in --proxies: Seiten könnten sich nicht verbinden.
doctor-site-address = Über { $site } kommt X-Forwarded-For nicht an: Alle hätten dieselbe Adresse, und die Metriken sind öffentlich.
doctor-site-sockets = { $site } gibt keine WebSockets weiter.
doctor-channel-none = Ein einzelner Worker braucht keinen.
doctor-channel-ok = { $channel } antwortet.
doctor-channel-broken = { $channel } antwortet nicht: { $reason }

# $errors: how many checks failed
doctor-summary = { $errors ->
    [0] Der Server kann laufen.
    [one] Ein Problem würde den Server aufhalten.
   *[other] { $errors } Probleme würden den Server aufhalten.
}
