## The command doctor: its checks, and what it finds

doctor-name-client = Client files
doctor-name-database = Database
doctor-name-migrations = Migrations
doctor-name-disk = Disk
doctor-name-clock = Clock
doctor-name-port = Port
doctor-name-proxies = Proxy
doctor-name-channel = Channel

doctor-client-ok = The browser client is complete ({ $files } files).
doctor-client-incomplete = The browser client lacks { $file }. Install the package again.
doctor-database-new = { $database } does not exist yet; the server will create it.
doctor-database-ok = { $database } can be read and written.
doctor-folder-unwritable = { $folder } can't be written to.
doctor-migrations-none = The database is empty; the server will set it up.
doctor-migrations-ok = The database has the current version, { $version }.
doctor-migrations-old = The database has version { $found }. The server will upgrade it to { $version } when it starts; make a backup first.
doctor-disk-ok = { $free } MB are free in { $folder }.
doctor-disk-little = Only { $free } MB are free in { $folder }. With a full disk, no move can be stored.
doctor-clock-ok = The clock seems to be right: { $time } UTC.
doctor-clock-behind = The clock says { $time } UTC, which is before this program was installed. Set the clock.
doctor-clock-differs = The clock differs from that of { $other } by { $seconds } seconds. Synchronize both.
doctor-port-free = Port { $port } of { $host } is free.
doctor-port-ours = A server already answers at { $address }.
doctor-proxies-ok = X-Forwarded headers are trusted from { $proxies } only.
doctor-proxies-all = X-Forwarded headers are trusted from everywhere, so anyone can forge an address. Name your proxies with --proxies.
doctor-proxies-wrong = { $proxy } is neither an IP address nor a network (--proxies).
doctor-site-ok = { $site } passes on everything the server needs.
doctor-site-unreachable = { $site } does not answer: { $reason }
doctor-site-host = At { $site }, the Host header or X-Forwarded-Proto arrives changed, or the proxy is not among --proxies: pages could not connect.
doctor-site-address = At { $site }, X-Forwarded-For does not arrive: everybody would share one address, and the metrics would be public.
doctor-site-sockets = { $site } does not pass on WebSockets.
doctor-channel-none = A single worker needs none.
doctor-channel-ok = { $channel } answers.
doctor-channel-broken = { $channel } does not answer: { $reason }

# $errors: how many checks failed
doctor-summary = { $errors ->
    [0] The server can run.
    [one] One problem would stop the server.
   *[other] { $errors } problems would stop the server.
}
