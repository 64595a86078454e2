## The command doctor: its checks, and what it finds

doctor-name-client = File del client
# Same as in English
doctor-name-database = Database
doctor-name-migrations = Migrazioni
doctor-name-disk = Disco
doctor-name-clock = Orologio
doctor-name-port = Porta
# Same as in English
doctor-name-proxies = Proxy
doctor-name-channel = Canale

doctor-client-ok = Il client del browser è completo ({ $files } file).
doctor-client-incomplete = Al client del browser manca { $file }. Reinstalla il pacchetto.
doctor-database-new = { $database } non esiste ancora; lo creerà il server.
doctor-database-ok = { $database } si può leggere e scrivere.
doctor-folder-unwritable = Non si può scrivere in { $folder }.
doctor-migrations-none = Il database è vuoto; lo preparerà il server.
doctor-migrations-ok = Il database ha la versione attuale, { $version }.
doctor-migrations-old = Il database ha la versione { $found }. All’avvio il server lo porterà alla { $version }; prima fai una copia.
doctor-disk-ok = In { $folder } ci sono { $free } MB liberi.
doctor-disk-little = In { $folder } ci sono solo { $free } MB liberi. A disco pieno non si può salvare nessuna mossa.
doctor-clock-ok = L’orologio è giusto, per quanto si può vedere: { $time } UTC.
doctor-clock-behind = L’orologio segna { $time } UTC, prima che questo programma fosse installato. Regolalo.
doctor-clock-differs = L’orologio differisce di { $seconds } secondi da quello di { $other }. Sincronizzali.
doctor-port-free = La porta { $port } di { $host } è libera.
doctor-port-ours = Un server risponde già su { $address }.
doctor-proxies-ok = Le intestazioni X-Forwarded sono accettate solo da { $proxies }.
doctor-proxies-all = Le intestazioni X-Forwarded sono accettate da chiunque, quindi un indirizzo si può falsificare. Indica i tuoi proxy con --proxies.
doctor-proxies-wrong = { $proxy } non è né un indirizzo IP né una rete (--proxies).
doctor-site-ok = { $site } inoltra tutto ciò che serve al server.
doctor-site-unreachable = { $site } non risponde: { $reason }
doctor-site-host = Attraverso { $site } l’intestazione Host o X-Forwarded-Proto arriva cambiata, oppure il proxy manca in --proxies: le pagine non potrebbero connettersi.
doctor-site-address = Attraverso { $site } X-Forwarded-For non arriva: tutti avrebbero lo stesso indirizzo e le metriche sono pubbliche.
doctor-site-sockets = { $site } non inoltra i WebSocket.
doctor-channel-none = Un solo processo non ne ha bisogno.
doctor-channel-ok = { $channel } risponde.
doctor-channel-broken = { $channel } non risponde: { $reason }

# $errors: how many checks failed
doctor-summary = { $errors ->
    [0] Il server può funzionare.
    [one] Un problema impedirebbe al server di funzionare.
   *[other] { $errors } problemi impedirebbero al server di funzionare.
}
