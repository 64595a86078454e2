## The command doctor: its checks, and what it finds

doctor-name-client = Pliki klienta
doctor-name-database = Baza danych
doctor-name-migrations = Migracje
doctor-name-disk = Dysk
doctor-name-clock = Zegar
# Same as in English
doctor-name-port = Port
# Same as in English
doctor-name-proxies = Proxy
doctor-name-channel = Kanał

doctor-client-ok = Klient przeglądarkowy jest kompletny (plików: { $files }).
doctor-client-incomplete = Klientowi przeglądarkowemu brakuje pliku { $file }. Zainstaluj pakiet ponownie.
doctor-database-new = { $database } jeszcze nie istnieje; serwer ją utworzy.
doctor-database-ok = { $database } można czytać i zapisywać.
doctor-folder-unwritable = Nie można zapisywać w { $folder }.
doctor-migrations-none = Baza danych jest pusta; serwer ją przygotuje.
doctor-migrations-ok = Baza danych ma aktualną wersję { $version }.
doctor-migrations-old = Baza danych ma wersję { $found }. Serwer przy starcie zaktualizuje ją do { $version }; najpierw zrób kopię.
doctor-disk-ok = W { $folder } jest { $free } MB wolnego miejsca.
doctor-disk-little = W { $folder } jest tylko { $free } MB wolnego miejsca. Na pełnym dysku nie da się zapisać żadnego ruchu.
doctor-clock-ok = Zegar chodzi dobrze, o ile to widać: { $time } UTC.
doctor-clock-behind = Zegar pokazuje { $time } UTC, czyli czas sprzed instalacji tego programu. Ustaw go.
doctor-clock-differs = Zegar różni się od zegara { $other } o { $seconds } s. Zsynchronizuj oba.
doctor-port-free = Port { $port } adresu { $host } jest wolny.
doctor-port-ours = Pod adresem { $address } już odpowiada serwer.
doctor-proxies-ok = Nagłówki X-Forwarded są przyjmowane tylko od { $proxies }.
doctor-proxies-all = Nagłówki X-Forwarded są przyjmowane od każdego, więc adres można sfałszować. Podaj swoje proxy opcją --proxies.
doctor-proxies-wrong = { $proxy } nie jest adresem IP ani siecią (--proxies).
doctor-site-ok = { $site } przekazuje wszystko, czego potrzebuje serwer.
doctor-site-unreachable = { $site } nie odpowiada: { $reason }
doctor-site-host = Przez { $site } nagłówek Host lub X-Forwarded-Proto dociera zmieniony albo proxy nie ma w --proxies: strony nie mogłyby się połączyć.
doctor-site-address = Przez { $site } nie dociera X-Forwarded-For: wszyscy mieliby ten sam adres, a metryki są publiczne.
doctor-site-sockets = { $site } nie przekazuje WebSocketów.
doctor-channel-none = Jeden proces go nie potrzebuje.
doctor-channel-ok = { $channel } odpowiada.
doctor-channel-broken = { $channel } nie odpowiada: { $reason }

# $errors: how many checks failed
doctor-summary = { $errors ->
    [0] Serwer może działać.
    [one] Jeden problem zatrzymałby serwer.
    [few] { $errors } problemy zatrzymałyby serwer.
    [many] { $errors } problemów zatrzymałoby serwer.
   *[other] { $errors } problemu zatrzymałoby serwer.
}
