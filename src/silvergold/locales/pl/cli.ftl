### The command line: help texts, messages and tables.
### Words in capitals such as FILE stand for what the user types. Names of commands and options are not translated.

## Everywhere

cli-about = Silver & Gold: graj, otwieraj stoły, symuluj, sprawdzaj zapisy gier i projektuj karty.
cli-version = Pokaż wersję.
cli-standard-input = standardowe wejście
cli-json = Wypisz wynik jako JSON, dla programów.
cli-show-completion = Pokaż uzupełnianie dla swojej powłoki.
cli-install-completion = Zainstaluj uzupełnianie w swojej powłoce.
# $languages are the codes of all languages, with commas.
cli-language = Mów w tym języku: { $languages }.
cli-no-such-language = nie ma języka { $language }; są: { $languages }
# $encoding such as cp1252, $language such as el.
cli-no-letters = Kodowanie ekranu, { $encoding }, nie ma liter języka { $language }: dlatego po angielsku. PYTHONIOENCODING=utf-8 może pomóc.
cli-no-signs = W kodowaniu ekranu, { $encoding }, brakuje znaków wysp: zastępują je inne. PYTHONIOENCODING=utf-8 może pomóc.
cli-deck = Użyj talii z tego pliku.
cli-edition = Według których zasad.
cli-database = sqlite:///PLIK albo postgresql://…; domyślnie w twoim folderze danych.
cli-password-visible = Inni użytkownicy tego komputera widzą to hasło. Zamiast --database użyj SILVERGOLD_DATABASE albo SILVERGOLD_DATABASE_FILE.
cli-error = Błąd: { $error }
cli-warning = Uwaga: { $file }: { $warning }

## Usage errors

cli-usage = Użycie: { $usage }
cli-options-metavar = [OPCJE]
cli-commands-metavar = POLECENIE [ARGUMENTY]…
cli-arguments = Argumenty
cli-options = Opcje
cli-commands = Polecenia
cli-error-title = Błąd
cli-aborted = Przerwano.
cli-help = Pokaż tę pomoc.
# What an option takes.
cli-takes-text = TEKST
cli-takes-number = LICZBA
cli-required = [wymagane]
cli-default = [domyślnie: { $value }]
# $command is a command with its option for help, such as silvergold deck --help.
cli-try-help = Pomoc: { $command }
cli-missing-argument = Brakuje { $name }.
cli-missing-option = Brakuje opcji { $name }.
cli-missing-command = Brakuje polecenia.
cli-no-such-command = Nie ma polecenia { $name }.
cli-no-such-option = Nie ma opcji { $name }.
cli-did-you-mean = Czy chodzi o { $names }?
cli-option-without-value = Opcja { $name } nie przyjmuje wartości.
cli-option-needs-value = Opcja { $name } wymaga wartości.
cli-too-many-arguments = Nieoczekiwane argumenty: { $arguments }
cli-not-a-number = { $name } musi być liczbą całkowitą.
cli-too-small = { $name } musi wynosić { $least } lub więcej.
cli-too-large = { $name } musi wynosić { $most } lub mniej.
cli-absurd-number = { $name } to o wiele za dużo.
# $choices are the words to choose from, with commas.
cli-not-a-choice = { $name } musi być jednym z: { $choices }.
# $reason is a sentence without a full stop.
cli-bad-value = { $name }: { $reason }

## Decks

cli-deck-about = Oglądaj talie kart ze skarbami.
cli-deck-check = Sprawdź plik talii i pokaż naraz wszystkie błędy.
cli-deck-check-file = Pliki talii; - czyta standardowe wejście.
cli-deck-check-standard = Wymagaj też składu wydanej gry (R1.2 do R1.4).
cli-deck-faults = { $count ->
        [one] { $file }: 1 błąd.
        [few] { $file }: { $count } błędy.
        [many] { $file }: { $count } błędów.
       *[other] { $file }: { $count } błędu.
    }
cli-deck-good = { $count ->
        [one] { $file }: 1 karta, bez błędów.
        [few] { $file }: { $count } karty, bez błędów.
        [many] { $file }: { $count } kart, bez błędów.
       *[other] { $file }: { $count } karty, bez błędów.
    }
cli-deck-standard = { $count ->
        [one] { $file }: 1 karta, bez błędów, skład jak w wydanej grze.
        [few] { $file }: { $count } karty, bez błędów, skład jak w wydanej grze.
        [many] { $file }: { $count } kart, bez błędów, skład jak w wydanej grze.
       *[other] { $file }: { $count } karty, bez błędów, skład jak w wydanej grze.
    }
cli-deck-show = Rysuj wyspy w terminalu.
cli-deck-show-ids = Karty do pokazania; bez podania wszystkie.
cli-deck-legend = × krzyżyk   ● moneta   ♣ palma   ▓ zakreślone
cli-deck-report = Pokaż, jak szybko można ukończyć wyspy każdego koloru, obok liczb wydanej gry.
cli-deck-picture = Narysuj całą talię jako arkusz.
cli-deck-picture-out = Plik do zapisania, .svg lub .png; - pisze na standardowe wyjście.
cli-deck-drawn = Rysunek talii jest w { $file }.

## Tables about a deck

# $deck is the deck's name.
balance-title = { $deck }: oczekiwana liczba tur do ukończenia wyspy (w nawiasach: wydana gra)
balance-color = kolor
balance-cards = karty
balance-mean = średnio
balance-least = najmniej
balance-greatest = najwięcej
balance-holes = z dziurą
symbols-title = Symbole i pieczęcie
symbols-coins = monety
symbols-palms = palmy
symbols-crosses = krzyżyki
symbols-seals = pieczęcie
islands-title = Wyspy, od najszybszej
# Same as in English
islands-id = id
islands-name = nazwa
islands-turns = tury
islands-placements = ułożenia wzorów

## The picture of a deck

# $colors counts the islands of each colour, for example: 11 grey, 12 green.
sheet-islands = { $count ->
        [one] 1 wyspa: { $colors }
        [few] { $count } wyspy: { $colors }
        [many] { $count } wysp: { $colors }
       *[other] { $count } wyspy: { $colors }
    }
sheet-cards = { $count ->
        [one] 1 karta ze skarbami z talii { $deck }: { $colors }.
        [few] { $count } karty ze skarbami z talii { $deck }: { $colors }.
        [many] { $count } kart ze skarbami z talii { $deck }: { $colors }.
       *[other] { $count } karty ze skarbami z talii { $deck }: { $colors }.
    }
# One colour and how many.
sheet-of-color = { $color ->
        [grey] szare: { $count }
        [green] zielone: { $count }
        [orange] pomarańczowe: { $count }
       *[lilac] liliowe: { $count }
    }
sheet-heading = { $color ->
        [grey] Szare wyspy
        [green] Zielone wyspy
        [orange] Pomarańczowe wyspy
       *[lilac] Liliowe wyspy
    }
# The same number: an island scores a point for each of its boxes.
sheet-worth = { $boxes ->
        [one] 1 pole, 1 punkt
        [few] { $boxes } pola, { $boxes } punkty
        [many] { $boxes } pól, { $boxes } punktów
       *[other] { $boxes } pola, { $boxes } punktu
    }
# Four short lines side by side on one strip.
sheet-coin = moneta: 1 punkt
sheet-palm = palma: 1 punkt i po 1 za każdą palmę na wystawce
sheet-cross = krzyżyk: jeszcze jedno pole
sheet-seal = pieczęć: punkty za każdą ukończoną wyspę jej koloru

## Records and games

cli-daily = Rozegraj rozdanie dnia przeciwko Nawigatorowi, tak jak wszyscy.
cli-daily-number = Numer dnia, od 1; domyślnie dzisiejszy (UTC).
cli-learn = Naucz się gry krok po kroku, z prawdziwymi zasadami.
cli-terminal = Graj w terminalu: z botami, z przyjaciółmi przy jednej klawiaturze albo przy stole na serwerze.
cli-terminal-link = Link stołu na serwerze albo adres serwera, żeby otworzyć tam stół; domyślnie gra toczy się tutaj.
# $bots are the names of all bots, with commas.
cli-terminal-bots = Twoi przeciwnicy, oddzieleni przecinkami: { $bots }. Bez przyjaciół: jeden parrot.
cli-terminal-name = Twoje imię.
cli-terminal-friends = Ktoś przy tej samej klawiaturze.
cli-terminal-memory-aid = Pokazuj wzory, które mogą się jeszcze pojawić w tej rundzie.
cli-terminal-seed = Cyfry szesnastkowe: to samo ziarno, to samo rozdanie.
cli-terminal-players = Liczba miejsc przy nowym stole na serwerze.
cli-terminal-coach = Zacznij z doradcą, który za każdym razem podpowiada dobry ruch.
cli-terminal-start = Które miejsce zaczyna: 1 to ty. Inaczej decyduje los.
cli-terminal-save = Zapisz tu przebieg gry, także gdy wyjdziesz.
cli-terminal-load = Kontynuuj przerwaną grę.
cli-terminal-sign-in = Kod jednorazowy: bądź tą samą osobą co w przeglądarce.
cli-terminal-day = Zacznij od jasnych kolorów.
cli-terminal-plain = Pytania i odpowiedzi, dla czytników ekranu i prostych terminali.
cli-terminal-words = Pytania i odpowiedzi bez rysunków: wyspy słowami.
cli-replay = Odtwarzaj zapisaną grę, tura po turze.
cli-replay-file = Plik z zapisami gier; domyślnie twoja ostatnia zakończona gra.
cli-records-file = Pliki z zapisami gier; - czyta standardowe wejście.
cli-replay-game = Która gra z pliku, od 1.
# The user types q to quit: keep the letter.
cli-replay-on = Enter: następna tura, q: koniec >
cli-review = Wyjaśnij każdy punkt skończonej gry szczęściem, umiejętnościami i innymi graczami, a najkosztowniejsze decyzje podejmij jeszcze raz.
cli-review-game = Która gra z pliku, od 1; domyślnie pierwsza, a z --json wszystkie.
cli-review-seat = Czyje decyzje pokazać: miejsce, od 1; domyślnie ludzi, a bez nich wszystkich.
cli-review-json = Wypisz zamiast tego jeden wiersz JSON na grę: każdy zapis rozliczenia.
cli-review-processes = Ile gier naraz z --json; domyślnie jedna na rdzeń.
cli-reviewing = Analiza
cli-verify = Sprawdź zapisy według zasad: każde zdarzenie, wyniki, zwycięzcę i ziarno, jeśli jest.
cli-checking = Sprawdzanie
# $number is the number of the game in its file.
cli-wrong-game = Gra { $number }: { $error }
cli-games-wrong = { $games ->
        [one] Gra jest niepoprawna.
        [few] Niepoprawne gry: { $wrong } z { $games }.
        [many] Niepoprawne gry: { $wrong } z { $games }.
       *[other] Niepoprawne gry: { $wrong } z { $games }.
    }
cli-games-right = { $games ->
        [one] Gra jest poprawna.
        [few] Wszystkie { $games } gry są poprawne.
        [many] Wszystkie { $games } gier jest poprawnych.
       *[other] Wszystkie { $games } gry są poprawne.
    }
cli-games-unfinished = { $games ->
        [one] Gra jest poprawna, ale niedokończona.
        [few] Wszystkie { $games } gry są poprawne, w tym niedokończone: { $unfinished }.
        [many] Wszystkie { $games } gier jest poprawnych, w tym niedokończone: { $unfinished }.
       *[other] Wszystkie { $games } gry są poprawne, w tym niedokończone: { $unfinished }.
    }

## The rulebook

cli-rules = Czytaj instrukcję gry.
cli-rules-number = Zasada lub rozdział, na przykład R4.3 lub R4, albo słowo; domyślnie wszystkie.
cli-rules-edition = Tylko zasady tego wydania.

## Games between bots

cli-simulate = Niech grają boty: zapisz ich gry i pokaż średnie wyniki.
cli-players = Liczba graczy.
cli-simulate-bots = Kto gra, miejsce po miejscu, oddzieleni przecinkami: { $bots }.
cli-games = Liczba gier.
cli-seed = Dowolny tekst: te same argumenty dają te same gry.
cli-simulate-out = Zapisz tu przebieg gier; - pisze na standardowe wyjście.
cli-playing = Gra
cli-stopped = Przerwano po { $played } z { $games } gier.
means-title = { $games ->
        [one] 1 gra, średnie punkty
        [few] { $games } gry, średnie punkty
        [many] { $games } gier, średnie punkty
       *[other] { $games } gry, średnie punkty
    }
means-seat = miejsce
means-coins = monety
means-cups = puchary
means-palms = palmy
means-cards = wyspy
means-seals = pieczęcie
means-total = razem
cli-tournament = Niech boty rozegrają te same rozdania, zamieniając się miejscami, i porównaj je.
cli-tournament-bots = Kto gra: { $bots }.
cli-tournament-games = Liczba gier, zaokrąglona w górę do całych rozdań.
cli-tournament-players = Liczba graczy przy stole.
cli-tournament-out = Zapisz tu wyniki; przerwany turniej podejmuje dalej.
cli-tournament-review = Analizuj każdą grę, aby poznać średnie bez szczęścia; kilka sekund na grę.
cli-tournament-workers = Ile gier naraz; domyślnie jedna na rdzeń.
cli-tournament-cluster = Graj na tym klastrze Ray; local uruchamia własny.
cli-benchmark = Zmierz agenta z każdym poziomem, na stałych taliach i rozdaniach.
cli-benchmark-agent = Agent: { $bots } albo moduł:funkcja dla strategii z obserwacji i maski, albo adres gniazda (ws://…).
cli-benchmark-games = Gry na przeciwnika i liczbę graczy; mniej gier to szybciej i mniej pewnie.
cli-benchmark-opponents = Tylko ci przeciwnicy; domyślnie wszystkie poziomy.
cli-benchmark-players = Tylko przy tylu graczach; domyślnie 2, 3 i 4.
# Every deal is played several times, with seats swapped.
cli-whole-deals = { $games ->
        [one] 1 gra zamiast { $wanted }: całe rozdania po { $each }.
        [few] { $games } gry zamiast { $wanted }: całe rozdania po { $each }.
        [many] { $games } gier zamiast { $wanted }: całe rozdania po { $each }.
       *[other] { $games } gry zamiast { $wanted }: całe rozdania po { $each }.
    }
cli-results-in = Gry, liczby i wyniki są w { $directory }.

## Tables of a tournament

figures-title = { $games ->
        [one] 1 gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    }, { $deals ->
        [one] 1 rozdanie
        [few] { $deals } rozdania
        [many] { $deals } rozdań
       *[other] { $deals } rozdania
    }, z 95-procentowymi przedziałami ufności
# Same as in English
figures-bot = bot
figures-games = gry
figures-mean = średnie punkty
figures-without-luck = bez szczęścia
# How many times smaller the variance is without luck.
figures-variance-ratio = wariancja ÷
figures-wins = wygrane
figures-rating = siła
# $share is a percentage, $low and $high are the ends of its interval.
figures-share = { $share } (od { $low } do { $high })
cross-title = Kto kończył przed kim
cross-corner = przed
benchmark-title = Test { $number }: { $agent }, gry: { $games }, z 95-procentowymi przedziałami ufności
benchmark-opponent = przeciwnik
benchmark-players = gracze: { $players }
# Points per game over all opponents, and the bound that nobody passes on average.
benchmark-score = Wynik: { $score } pkt. Nikt nie może oczekiwać więcej niż { $ceiling }.

## The picture of a tournament

# $bots are names with commas.
plot-about = Wyniki: { $bots }
plot-title = Wyniki turnieju
plot-subtitle = { $games ->
        [one] 1 gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    }, { $deals ->
        [one] 1 rozdanie
        [few] { $deals } rozdania
        [many] { $deals } rozdań
       *[other] { $deals } rozdania
    }, graczy: { $players }
plot-points = punkty
# $mean may include its margin: 68.2 ± 0.4
plot-mean = średnio { $mean }
plot-wins = wygrane { $share }
plot-bot = { $bot }: średnio punktów { $mean }, wygrane { $share }.

## Hosting

cli-serve = Otwieraj stoły dla innych, z klientem w przeglądarce i botami.
cli-serve-host = Adres, na którym nasłuchiwać; 0.0.0.0 to wszystkie.
cli-serve-port = Port, na którym nasłuchiwać.
cli-serve-workers = Procesy, które odpowiadają; więcej niż jeden tylko z PostgreSQL lub Redis (--channel).
cli-serve-channel = redis://…: tędy procesy się porozumiewają, zamiast przez PostgreSQL.
cli-serve-bot-processes = Procesy botów na każdy proces roboczy.
cli-serve-pace = Najkrótszy czas namysłu bota, w milisekundach.
cli-serve-bot = Własny bot, którego goście mogą posadzić; można podać kilka razy.
cli-serve-origin = Inna witryna, której strony mogą się łączyć.
cli-serve-proxies = Serwery pośredniczące, których nagłówkom X-Forwarded się wierzy.
cli-serve-push-contact = Kontakt dla usług push: mailto:ty@example.org [domyślnie: strona]
cli-serve-session-days = Liczba dni, po których urządzenie zostaje wylogowane.
cli-serve-session-idle-days = Liczba dni bez użycia, po których urządzenie zostaje wylogowane.
cli-serve-hsts-days = Liczba dni, przez które przeglądarki wymagają TLS, gdy raz go użyły; 0 wyłącza.
cli-serving = Stoły pod adresem { $address }
cli-play = Graj w przeglądarce: serwer na tym komputerze i otwarta strona.
cli-play-port = Port, na którym nasłuchiwać; 0 to dowolny.
cli-play-browser = Otwórz stronę w przeglądarce.
cli-play-share = Pozwól dołączyć innym w sieci i pokaż adres oraz kod QR.
cli-playing-at = Silver & Gold działa pod { $address } (Ctrl-C kończy; gry zostają)
cli-this-device-only = Tylko to urządzenie może otworzyć stronę. Aby zaprosić innych w sieci, uruchom grę z --share albo włącz udostępnianie na stronie.
cli-shared-at = Inni w twojej sieci mogą otworzyć { $address }
cli-no-network = Ten komputer nie ma adresu w sieci: nikt inny nie otworzy strony.

## Doctor

cli-doctor = Sprawdź, czy serwer może tu działać: baza danych, dysk, zegar, port, proxy, kanał i pliki klienta.
cli-doctor-site = Sprawdź też adres, pod którym ludzie łączą się z serwerem: https://stoly.example.org

## Databases

cli-database-about = Twórz kopie bazy danych serwera, przywracaj je i aktualizuj bazę.
cli-database-upgrade = Zaktualizuj bazę danych; serve i play robią to same.
cli-database-version = Baza danych ma wersję { $version }.
cli-backup-file = Kopia zapasowa.
cli-database-backup = Zapisz wszystko w jednym pliku, podczas gdy serwer działa.
cli-backing-up = Tworzenie kopii
cli-backed-up = { $rows ->
        [one] W { $file } jest 1 wiersz.
        [few] W { $file } są { $rows } wiersze.
        [many] W { $file } jest { $rows } wierszy.
       *[other] W { $file } jest { $rows } wiersza.
    }
cli-database-restore = Zapełnij pustą bazę danych, dowolnego rodzaju, z kopii zapasowej.
cli-restoring = Przywracanie
cli-restored = { $rows ->
        [one] Przywrócono 1 wiersz.
        [few] Przywrócono { $rows } wiersze.
        [many] Przywrócono { $rows } wierszy.
       *[other] Przywrócono { $rows } wiersza.
    }

## Zagadki

cli-puzzle = Rozwiązuj zagadki: zagadkę dnia i kolejne, zagadki o danym temacie lub trudności albo własne błędy.
cli-puzzle-id = Rozwiąż zagadkę o tym identyfikatorze.
cli-puzzle-theme = Tylko zagadki o tym temacie, na przykład cross-finishes, coin-row, palm, room, seal lub pair-rate.
cli-puzzle-difficulty = Tylko zagadki, które jako pierwszy rozwiązuje ten bot: navigator, captain lub admiral.
cli-puzzle-from = Rozwiąż własne błędy z zapisu zakończonej partii.
cli-puzzle-file = Rozwiąż zagadki z tego pliku zamiast wbudowanych.
cli-puzzle-progress = Pokaż tylko, jaką część punktów udało się zachować.
cli-puzzle-mine = Szukaj nowych zagadek w partiach botów. Przerwane szukanie można wznowić.
cli-puzzle-mine-out = Plik do zapisania; obok dziennik przechowuje to, co znaleziono.
cli-puzzle-mine-count = Ile zagadek znaleźć.
cli-puzzle-mining = Szukanie zagadek
cli-puzzle-mine-stopped = Przerwano. To samo polecenie wznawia szukanie.
cli-puzzle-mined = { $count ->
        [one] { $count } zagadka w { $file }
        [few] { $count } zagadki w { $file }
        [many] { $count } zagadek w { $file }
       *[other] { $count } zagadki w { $file }
    }
