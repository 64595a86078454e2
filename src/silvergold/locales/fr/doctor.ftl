## The command doctor: its checks, and what it finds

doctor-name-client = Fichiers du client
doctor-name-database = Base de données
# Same as in English
doctor-name-migrations = Migrations
doctor-name-disk = Disque
doctor-name-clock = Horloge
# Same as in English
doctor-name-port = Port
# Same as in English
doctor-name-proxies = Proxy
doctor-name-channel = Canal

doctor-client-ok = Le client du navigateur est complet ({ $files } fichiers).
doctor-client-incomplete = Il manque { $file } au client du navigateur. Réinstallez le paquet.
doctor-database-new = { $database } n’existe pas encore ; le serveur la créera.
doctor-database-ok = { $database } est accessible en lecture et en écriture.
doctor-folder-unwritable = Impossible d’écrire dans { $folder }.
doctor-migrations-none = La base de données est vide ; le serveur la préparera.
doctor-migrations-ok = La base de données est à la version actuelle, { $version }.
doctor-migrations-old = La base de données est à la version { $found }. Le serveur la mettra à la version { $version } au démarrage ; faites d’abord une sauvegarde.
doctor-disk-ok = { $free } Mo sont libres dans { $folder }.
doctor-disk-little = Seulement { $free } Mo sont libres dans { $folder }. Si le disque est plein, aucun coup ne peut être enregistré.
doctor-clock-ok = L’horloge est juste, pour autant qu’on puisse en juger : { $time } UTC.
doctor-clock-behind = L’horloge indique { $time } UTC, avant l’installation de ce programme. Réglez-la.
doctor-clock-differs = L’horloge diffère de { $seconds } secondes de celle de { $other }. Synchronisez les deux.
doctor-port-free = Le port { $port } de { $host } est libre.
doctor-port-ours = Un serveur répond déjà à { $address }.
doctor-proxies-ok = Les en-têtes X-Forwarded ne sont acceptés que de { $proxies }.
doctor-proxies-all = Les en-têtes X-Forwarded sont acceptés de partout : chacun peut falsifier son adresse. Indiquez vos proxys avec --proxies.
doctor-proxies-wrong = { $proxy } n’est ni une adresse IP ni un réseau (--proxies).
doctor-site-ok = { $site } transmet tout ce qu’il faut au serveur.
doctor-site-unreachable = { $site } ne répond pas : { $reason }
doctor-site-host = Par { $site }, l’en-tête Host ou X-Forwarded-Proto arrive modifié, ou le proxy manque dans --proxies : les pages ne pourraient pas se connecter.
doctor-site-address = Par { $site }, X-Forwarded-For n’arrive pas : tout le monde aurait la même adresse, et les métriques sont publiques.
doctor-site-sockets = { $site } ne transmet pas les WebSockets.
doctor-channel-none = Un seul processus n’en a pas besoin.
doctor-channel-ok = { $channel } répond.
doctor-channel-broken = { $channel } ne répond pas : { $reason }

# $errors: how many checks failed
doctor-summary = { $errors ->
    [0] Le serveur peut fonctionner.
    [one] Un problème empêcherait le serveur de fonctionner.
   *[other] { $errors } problèmes empêcheraient le serveur de fonctionner.
}
