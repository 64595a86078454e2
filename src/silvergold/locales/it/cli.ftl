### The command line: help texts, messages and tables.
### Words in capitals such as FILE stand for what the user types. Names of commands and options are not translated.

## Everywhere

cli-about = Silver & Gold: giocalo, ospitalo, simulalo, controlla le cronache, disegna le carte.
cli-version = Mostra la versione.
cli-standard-input = lo standard input
cli-json = Mostra il risultato come JSON, per programmi.
cli-show-completion = Mostra il completamento per la tua shell.
cli-install-completion = Installa il completamento per la tua shell.
# $languages are the codes of all languages, with commas.
cli-language = Parla questa lingua: { $languages }.
cli-no-such-language = { $language } non c'è; ci sono { $languages }
# $encoding such as cp1252, $language such as el.
cli-no-letters = La codifica dello schermo, { $encoding }, non ha le lettere della lingua { $language }: perciò si parla inglese. PYTHONIOENCODING=utf-8 può aiutare.
cli-no-signs = Alla codifica dello schermo, { $encoding }, mancano i segni delle isole: altri ne fanno le veci. PYTHONIOENCODING=utf-8 può aiutare.
cli-deck = Usa questo file di un set.
cli-edition = Con quali regole.
cli-database = sqlite:///FILE o postgresql://…; predefinito: un file nella tua cartella dati.
cli-password-visible = Gli altri utenti di questo computer possono vedere la password. Usa SILVERGOLD_DATABASE o SILVERGOLD_DATABASE_FILE invece di --database.
cli-error = Errore: { $error }
cli-warning = Attenzione: { $file }: { $warning }

## Usage errors

cli-usage = Uso: { $usage }
cli-options-metavar = [OPZIONI]
cli-commands-metavar = COMANDO [ARGOMENTI]…
cli-arguments = Argomenti
cli-options = Opzioni
cli-commands = Comandi
cli-error-title = Errore
cli-aborted = Interrotto.
cli-help = Mostra questo aiuto.
# What an option takes.
cli-takes-text = TESTO
cli-takes-number = NUMERO
cli-required = [obbligatorio]
cli-default = [predefinito: { $value }]
# $command is a command with its option for help, such as silvergold deck --help.
cli-try-help = Per l'aiuto: { $command }
cli-missing-argument = Manca { $name }.
cli-missing-option = Manca l'opzione { $name }.
cli-missing-command = Manca il comando.
cli-no-such-command = Il comando { $name } non esiste.
cli-no-such-option = L'opzione { $name } non esiste.
cli-did-you-mean = Intendevi { $names }?
cli-option-without-value = L'opzione { $name } non accetta valori.
cli-option-needs-value = L'opzione { $name } richiede un valore.
cli-too-many-arguments = Argomenti inattesi: { $arguments }
cli-not-a-number = { $name } deve essere un numero intero.
cli-too-small = { $name } deve essere { $least } o più.
cli-too-large = { $name } deve essere { $most } o meno.
cli-absurd-number = { $name } è davvero troppo grande.
# $choices are the words to choose from, with commas.
cli-not-a-choice = { $name } deve essere uno tra { $choices }.
# $reason is a sentence without a full stop.
cli-bad-value = { $name }: { $reason }

## Decks

cli-deck-about = Guarda set di mappe del tesoro.
cli-deck-check = Controlla il file di un set ed elenca tutti i suoi errori insieme.
cli-deck-check-file = File di mazzi; - legge lo standard input.
cli-deck-check-standard = Richiedi anche la composizione pubblicata (da R1.2 a R1.4).
cli-deck-faults = { $count ->
        [one] { $file }: 1 errore.
       *[other] { $file }: { $count } errori.
    }
cli-deck-good = { $count ->
        [one] { $file }: 1 carta, nessun errore.
       *[other] { $file }: { $count } carte, nessun errore.
    }
cli-deck-standard = { $count ->
        [one] { $file }: 1 carta, nessun errore, con la composizione pubblicata.
       *[other] { $file }: { $count } carte, nessun errore, con la composizione pubblicata.
    }
cli-deck-show = Disegna isole nel terminale.
cli-deck-show-ids = Le carte da mostrare; tutte, se nessuna.
cli-deck-legend = × croce   ● moneta   ♣ palma   ▓ segnato
cli-deck-report = Mostra in quanto tempo si completano le isole, per colore, accanto alle cifre del gioco pubblicato.
cli-deck-picture = Disegna tutto il set su un foglio.
cli-deck-picture-out = Il file da scrivere, .svg o .png; - scrive sullo standard output.
cli-deck-drawn = Il set è disegnato in { $file }.

## Tables about a deck

# $deck is the deck's name.
balance-title = { $deck }: mani previste per completare un'isola (tra parentesi: il gioco pubblicato)
balance-color = colore
balance-cards = carte
balance-mean = media
balance-least = minimo
balance-greatest = massimo
balance-holes = con un buco
symbols-title = Simboli e sigilli
symbols-coins = monete
symbols-palms = palme
symbols-crosses = croci
symbols-seals = sigilli
islands-title = Isole, prima le più rapide
# Same as in English
islands-id = id
islands-name = nome
islands-turns = mani
islands-placements = modi di mettere un modello

## The picture of a deck

# $colors counts the islands of each colour, for example: 11 grey, 12 green.
sheet-islands = { $count ->
        [one] 1 isola: { $colors }
       *[other] { $count } isole: { $colors }
    }
sheet-cards = { $count ->
        [one] L'unica mappa del tesoro del set { $deck }: { $colors }.
       *[other] Le { $count } mappe del tesoro del set { $deck }: { $colors }.
    }
# One colour and how many.
sheet-of-color = { $color ->
        [grey] { $count ->
            [one] 1 grigia
           *[other] { $count } grigie
        }
        [green] { $count ->
            [one] 1 verde
           *[other] { $count } verdi
        }
        [orange] { $count ->
            [one] 1 arancione
           *[other] { $count } arancioni
        }
       *[lilac] { $count } lilla
    }
sheet-heading = { $color ->
        [grey] Isole grigie
        [green] Isole verdi
        [orange] Isole arancioni
       *[lilac] Isole lilla
    }
# The same number: an island scores a point for each of its boxes.
sheet-worth = { $boxes ->
        [one] 1 campo, 1 punto
       *[other] { $boxes } campi, { $boxes } punti
    }
# Four short lines side by side on one strip.
sheet-coin = moneta: 1 punto
sheet-palm = palma: 1 punto, più 1 per ogni palma sulle isole esposte
sheet-cross = croce: un altro campo
sheet-seal = sigillo: punti per ogni isola completata del suo colore

## Records and games

cli-daily = Gioca le carte del giorno contro Navigatore, come tutti.
cli-daily-number = Il numero di un giorno, da 1; altrimenti oggi (UTC).
cli-learn = Impara il gioco passo per passo, con le regole vere.
cli-terminal = Gioca nel terminale: contro i bot, con gli amici alla stessa tastiera, o al tavolo di un server.
cli-terminal-link = Il link di un tavolo su un server, o l’indirizzo di un server per aprirvi un tavolo; altrimenti si gioca qui.
# $bots are the names of all bots, with commas.
cli-terminal-bots = I tuoi avversari, separati da virgole: { $bots }. Senza amici, un parrot.
cli-terminal-name = Il tuo nome.
cli-terminal-friends = Qualcuno alla stessa tastiera.
cli-terminal-memory-aid = Mostra i modelli che devono ancora uscire in questo turno.
cli-terminal-seed = Cifre esadecimali: stesso seme, stesse carte.
cli-terminal-players = Il numero di posti di un nuovo tavolo su un server.
cli-terminal-coach = Inizia con il maestro, che ogni volta suggerisce una buona mossa.
cli-terminal-start = Il posto che comincia: 1 sei tu. Altrimenti si tira a sorte.
cli-terminal-save = Scrivi qui la cronaca della partita, anche quando esci.
cli-terminal-load = Riprendi una partita lasciata a metà.
cli-terminal-sign-in = Un codice usa e getta: la stessa identità che hai nel browser.
cli-terminal-day = Comincia con colori chiari.
cli-terminal-plain = Domande e risposte, per lettori di schermo e terminali semplici.
cli-terminal-words = Domande e risposte senza disegni: le isole a parole.
cli-replay = Rivedi una partita registrata, mano per mano.
cli-replay-file = Un file con cronache di partite; altrimenti la tua ultima partita finita.
cli-records-file = File di registrazioni di partite; - legge lo standard input.
cli-replay-game = Quale partita del file, da 1.
# The user types q to quit: keep the letter.
cli-replay-on = Invio: prossima mano, q: fine >
cli-review = Spiega ogni punto di una partita finita con fortuna, abilità e gli altri, e ritenta le decisioni più costose.
cli-review-game = Quale partita del file, da 1; altrimenti la prima, o tutte con --json.
cli-review-seat = Le decisioni di chi: un posto, da 1; altrimenti delle persone, o di tutti.
cli-review-json = Stampa invece una riga JSON per partita: ogni voce del conto.
cli-review-processes = Partite analizzate insieme con --json; altrimenti una per core.
cli-reviewing = Revisione
cli-verify = Controlla le cronache con le regole: ogni evento, i punti, chi ha vinto e il seme, se c'è.
cli-checking = Controllo
# $number is the number of the game in its file.
cli-wrong-game = Partita { $number }: { $error }
cli-games-wrong = { $games ->
        [one] La partita non è valida.
       *[other] Partite non valide: { $wrong } su { $games }.
    }
cli-games-right = { $games ->
        [one] La partita è valida.
       *[other] Tutte le { $games } partite sono valide.
    }
cli-games-unfinished = { $games ->
        [one] La partita è valida, ma non finita.
       *[other] Tutte le { $games } partite sono valide, di cui non finite: { $unfinished }.
    }

## The rulebook

cli-rules = Leggi il regolamento.
cli-rules-number = Una regola o un capitolo, per esempio R4.3 o R4, o una parola, per esempio croce; altrimenti tutte.
cli-rules-edition = Solo ciò che vale in questa edizione.

## Games between bots

cli-simulate = Fai giocare i bot, scrivi le cronache e mostra i punteggi medi.
cli-players = Numero di giocatori.
cli-simulate-bots = Chi gioca, posto per posto, separati da virgole: { $bots }.
cli-games = Numero di partite.
cli-seed = Un testo qualsiasi: gli stessi argomenti danno le stesse partite.
cli-simulate-out = Scrivi qui le cronache; - scrive sullo standard output.
cli-playing = Si gioca
cli-stopped = Interrotto dopo { $played } partite su { $games }.
means-title = { $games ->
        [one] 1 partita, punti medi
       *[other] { $games } partite, punti medi
    }
means-seat = posto
means-coins = monete
means-cups = coppe
means-palms = palme
means-cards = isole
means-seals = sigilli
means-total = totale
cli-tournament = Fai giocare i bot tra loro con le stesse carte, scambiando i posti, e confrontali.
cli-tournament-bots = Chi gioca: { $bots }.
cli-tournament-games = Numero di partite, arrotondato a distribuzioni intere.
cli-tournament-players = Numero di giocatori al tavolo.
cli-tournament-out = Scrivi qui i risultati; se era interrotto, continua.
cli-tournament-review = Analizza ogni partita, per medie senza fortuna; qualche secondo a partita.
cli-tournament-workers = Partite giocate insieme; altrimenti una per core.
cli-tournament-cluster = Gioca su questo cluster Ray; local ne avvia uno.
cli-benchmark = Misurare un agente contro tutti i livelli, con set e distribuzioni fissi.
cli-benchmark-agent = L’agente: { $bots }, oppure modulo:funzione per una politica di osservazione e maschera, oppure l’indirizzo di un socket (ws://…).
cli-benchmark-games = Partite per avversario e numero di giocatori; meno partite, meno tempo e meno certezza.
cli-benchmark-opponents = Solo questi avversari; se non indicati, tutti i livelli.
cli-benchmark-players = Solo con questo numero di giocatori; se non indicato, 2, 3 e 4.
# Every deal is played several times, with seats swapped.
cli-whole-deals = { $games } partite invece di { $wanted }: distribuzioni intere di { $each } partite.
cli-results-in = Partite, cifre e punteggi sono in { $directory }.

## Tables of a tournament

figures-title = { $games ->
        [one] 1 partita
       *[other] { $games } partite
    } su { $deals ->
        [one] 1 distribuzione
       *[other] { $deals } distribuzioni
    }, con intervalli di confidenza al 95 %
# Same as in English
figures-bot = bot
figures-games = partite
figures-mean = punti medi
figures-without-luck = senza fortuna
# How many times smaller the variance is without luck.
figures-variance-ratio = varianza ÷
figures-wins = vittorie
figures-rating = forza
# $share is a percentage, $low and $high are the ends of its interval.
figures-share = { $share } (da { $low } a { $high })
cross-title = Chi ha finito davanti a chi
cross-corner = davanti a
benchmark-title = Benchmark { $number }: { $agent }, { $games } partite, con intervalli di confidenza al 95 %
benchmark-opponent = avversario
benchmark-players = { $players } giocatori
# Points per game over all opponents, and the bound that nobody passes on average.
benchmark-score = Risultato: { $score } punti. Nessuno può aspettarsene più di { $ceiling }.

## The picture of a tournament

# $bots are names with commas.
plot-about = Punteggi di { $bots }
plot-title = I punteggi del torneo
plot-subtitle = { $games ->
        [one] 1 partita
       *[other] { $games } partite
    } con { $players } giocatori su { $deals ->
        [one] 1 distribuzione
       *[other] { $deals } distribuzioni
    }
plot-points = punti
# $mean may include its margin: 68.2 ± 0.4
plot-mean = media { $mean }
plot-wins = vittorie { $share }
plot-bot = { $bot }: in media { $mean } punti, vittorie { $share }.

## Hosting

cli-serve = Ospita tavoli per altri, con il client per il browser e i bot.
cli-serve-host = L'indirizzo su cui ascoltare; 0.0.0.0 per tutti.
cli-serve-port = La porta su cui ascoltare.
cli-serve-workers = Processi che rispondono; più di uno con PostgreSQL o Redis (--channel).
cli-serve-channel = redis://…: come comunicano i processi, invece di PostgreSQL.
cli-serve-bot-processes = Processi dei bot per ogni processo di lavoro.
cli-serve-pace = Tempo minimo di riflessione di un bot, in millisecondi.
cli-serve-bot = Un tuo bot che i visitatori possono far sedere; si può ripetere.
cli-serve-origin = Un altro sito le cui pagine possono collegarsi.
cli-serve-proxies = Proxy alle cui intestazioni X-Forwarded si crede.
cli-serve-push-contact = Contatto per i servizi push: mailto:tu@example.org [predefinito: il sito]
cli-serve-session-days = Giorni dopo i quali un dispositivo viene scollegato.
cli-serve-session-idle-days = Giorni senza uso dopo i quali un dispositivo viene scollegato.
cli-serve-hsts-days = Giorni per cui i browser esigono TLS dopo averlo usato; 0 per nessuno.
cli-serving = Tavoli a { $address }
cli-play = Gioca nel browser: il server su questo computer, con la pagina aperta.
cli-play-port = La porta su cui ascoltare; 0 per una qualsiasi.
cli-play-browser = Apri la pagina nel browser.
cli-play-share = Fai giocare altri della tua rete e mostra l'indirizzo e un codice QR.
cli-playing-at = Silver & Gold è a { $address } (Ctrl-C lo chiude; le partite restano)
cli-this-device-only = Solo questo dispositivo può aprirlo. Per invitare altri della tua rete, avvia con --share o attiva la condivisione sulla pagina.
cli-shared-at = Gli altri della tua rete possono aprire { $address }
cli-no-network = Questo computer non ha un indirizzo di rete: nessun altro può aprire la pagina.

## Doctor

cli-doctor = Controlla se qui può funzionare un server: database, disco, orologio, porta, proxy, canale e file del client.
cli-doctor-site = Controlla anche l’indirizzo con cui si raggiunge il server: https://tavoli.example.org

## Databases

cli-database-about = Salva, ripristina e aggiorna il database di un server.
cli-database-upgrade = Aggiorna un database; serve e play lo fanno da soli.
cli-database-version = Il database è della versione { $version }.
cli-backup-file = Il backup.
cli-database-backup = Scrivi tutto in un file, mentre il server continua.
cli-backing-up = Backup in corso
cli-backed-up = { $rows ->
        [one] 1 riga è in { $file }.
       *[other] { $rows } righe sono in { $file }.
    }
cli-database-restore = Riempi un database vuoto, di qualunque tipo, da un backup.
cli-restoring = Ripristino in corso
cli-restored = { $rows ->
        [one] 1 riga è ripristinata.
       *[other] { $rows } righe sono ripristinate.
    }

## Problemi

cli-puzzle = Risolvi problemi: quello del giorno e altri, quelli di un tema o di una difficoltà, o i tuoi errori.
cli-puzzle-id = Risolvi il problema con questo identificativo.
cli-puzzle-theme = Solo problemi di questo tema, per esempio cross-finishes, coin-row, palm, room, seal o pair-rate.
cli-puzzle-difficulty = Solo problemi che questo bot è il primo a risolvere: navigator, captain o admiral.
cli-puzzle-from = Risolvi i tuoi errori nella registrazione di una partita finita.
cli-puzzle-file = Risolvi i problemi di questo file invece di quelli inclusi.
cli-puzzle-progress = Mostra solo la parte dei punti che hai conservato.
cli-puzzle-mine = Cerca nuovi problemi in partite tra bot. Una ricerca interrotta continua.
cli-puzzle-mine-out = Il file da scrivere; accanto, un diario conserva ciò che si trova.
cli-puzzle-mine-count = Quanti problemi cercare.
cli-puzzle-mining = Ricerca di problemi
cli-puzzle-mine-stopped = Interrotto. Lo stesso comando continua.
cli-puzzle-mined = { $count ->
        [one] { $count } problema in { $file }
       *[other] { $count } problemi in { $file }
    }
