### Error messages: the code of an error is the id of its message.
###
### $found, $path, $reason and $card are quoted unchanged; $reason is a sentence of the operating system.

## Around a message

# $rule is the number of a rule, such as R4.2.
error-by-rule = { $error } ({ $rule })
# A game record is wrong; its events are counted from 1.
error-at-event = Zdarzenie { $event }: { $error }
# A deck file is wrong; $card is the id of the card.
error-on-card = { $card }: { $error }

## Everywhere

unknown-error = Coś poszło nie tak. Spróbuj jeszcze raz.
no-connection = Serwer jest nieosiągalny. Czy masz połączenie?
internal-error = Coś poszło nie tak na serwerze. Spróbuj jeszcze raz.
bad-request = Serwer tego nie zrozumiał: { $reason }
wrong-method = Pod tym adresem nie można tego zrobić.
storage-away = Serwer nie może dostać się do swoich danych. Spróbuj za chwilę.
reviews-busy = Analizowanych jest zbyt wiele gier. Spróbuj za chwilę.
review-failed = Nie udało się przeanalizować tej gry.
too-many-requests = Za dużo naraz. Odczekaj chwilę.
too-many-tables = Masz za dużo otwartych stołów. Najpierw dokończ lub zamknij któryś.
too-many-listed-tables = Kilka twoich stołów już czeka na graczy. Zamknij jeden z nich albo zaproś znajomych linkiem.
command-id-reused = Identyfikatora { $id } użyto już do innego polecenia. Wyślij nowy.
too-many-sockets = Za dużo połączeń. Zamknij kilka okien.
too-many-decks = Masz już za dużo talii.
too-many-reactions = To było dużo naraz. Poczekaj chwilę.
too-large = To jest za duże.
other-origin = To przyszło z innej strony i nie zostało wykonane.
other-host = Pod tą nazwą serwer nie jest dostępny. Otwórz go pod jego adresem.
not-allowed = Tego nie możesz zrobić.
no-client = Klient przeglądarkowy nie jest zbudowany: uruchom make web albo graj przez silvergold terminal.

no-such-page = Pod tym adresem nic nie ma. Może link jest ucięty.
no-such-table = Nie ma takiego stołu. Może link jest ucięty.
no-such-seat = Przy tym stole nie ma takiego miejsca.
no-such-deck = Nie ma tu takiej talii.
no-such-deal = Nie ma takiego rozdania.
no-such-challenge = Nie ma takiego wyzwania.
no-such-step = W lekcji nie ma takiego kroku.
no-such-line = W wyniku nie ma takiego wiersza.
table-unreadable = Tego stołu nie da się już odczytać. Powiadom osobę, która prowadzi ten serwer.
table-closed = Ten stół zamknięto, zanim gra się zaczęła.
no-person = Najpierw podaj imię.
bad-name = Imię musi mieć choć jedną literę albo cyfrę.
bad-push-subscription = Ta przeglądarka nie może dostawać powiadomień ({ $reason }).
bad-link = Ten link został już użyty albo jest za stary. Utwórz nowy na drugim urządzeniu.
bad-recovery-code = Ten kod odzyskiwania jest nieważny. Sprawdź go albo użyj nowszego.
no-such-device = To urządzenie nie jest już zalogowane.
signed-out = To urządzenie zostało wylogowane.
# $bots are the names of all bots, with commas.
unknown-bot = Nie ma bota { $bot }. Są: { $bots }.
# $bot is the bot of somebody who programs: module:Class.
bot-not-imported = Nie można zaimportować bota { $bot } ({ $reason }).
not-a-bot = { $bot } nie jest botem: potrzebne są metody observe i choose.
bot-failed = Bot { $bot } zawiódł: { $reason }
picture-kind = Obraz można zapisać jako .svg lub .png, a nie jako { $path }.
no-rule-about = Żadna zasada nie mówi o { $text }.

## At a table

# $name is the player who sits there.
seat-is-taken = Tu już siedzi { $name }.
table-is-full = Przy tym stole wszystkie miejsca są zajęte.
seats-are-empty = Najpierw wszystkie miejsca muszą być zajęte.
start-is-held = Gra czeka: może ją rozpocząć tylko osoba, która otworzyła stół.
not-the-host = To może zrobić tylko osoba, która otworzyła stół.
not-at-the-table = Nie siedzisz przy tym stole.
not-your-seat = To nie twoje miejsce.
game-has-begun = Gra już się zaczęła.
game-not-over = Gra jeszcze się nie skończyła.
review-not-ready = Gra jest jeszcze analizowana.
no-game-under-way = Żadna gra się nie toczy.
replaced-by-host = Osoba, która otworzyła stół, oddała twoje miejsce botowi. Możesz oglądać grę; o powrót poproś tę osobę.
nobody-to-replace = Nie siedzi tam żadna osoba.
replaces-yourself = Nie możesz oddać botowi własnego miejsca. Zamiast tego opuść grę.
# $name is the player who sits there.
rated-player-not-idle = { $name } wciąż gra. W grze rankingowej można zastąpić tylko kogoś, kto odszedł albo każe wszystkim czekać.
start-player-is-drawn = Tam, gdzie porównuje się wyniki, gracz rozpoczynający jest zawsze losowany: w grach rankingowych i w rozdaniach, które grają też inni.
not-your-rematch = Tylko osoba, która zaproponowała rewanż, może zacząć go bez pozostałych.
deal-still-open = Obejrzysz to rozdanie, gdy je rozegrasz.
deal-not-played = To rozdanie nie zostało jeszcze rozegrane z jego przeciwnikiem.
challenge-known = Te karty już znasz: porównuje się tylko pierwszą grę.
deal-is-fixed = Przy tym stole gra się gotowe rozdanie: do jego tasowania nie można nic dodać.
other-deal = To rozdanie jest dla innego wydania, innej talii albo innej liczby graczy.
stood-in = Gra za ciebie bot. Najpierw wróć do gry.
moves-too-far = Najpierw zobacz, co daje ruch, a potem graj dalej.
nothing-more-undone = Przy tym stole cofano już zbyt wiele razy.

## Moves that the rules forbid

nothing-to-decide = Nie musisz teraz o niczym decydować.
hints-not-in-rated-games = W grach rankingowych nie ma podpowiedzi.
hints-not-on-shared-deals = W rozdaniach, które grają też inni, nie ma podpowiedzi.

not-your-turn = To nie twoja kolej.
already-ready = Już zatwierdzone: gramy dalej, gdy wszyscy będą gotowi.
already-kept = Wybór już zapadł.
not-dealt = Zatrzymaj dwie różne wyspy z tych, które ci rozdano.
not-your-card = Wyspa { $card } nie leży przed tobą.
# $boxes are the names of boxes, such as b3 c3.
not-unmarked = Już zakreślone albo poza wyspą: { $boxes }.
not-the-shape = To ani odkryty wzór, ani jedno pole: { $boxes }.
cross-marks-one-box = Krzyżyk daje jedno pole, nie więcej.
marked-already = W tej turze już coś zakreślono. Cofnij to, aby zakreślić inaczej.
nothing-marked = Najpierw coś zakreśl: wzór albo jedno pole.
nothing-to-take-back = Nie ma czego cofnąć.
crosses-owed = { $count ->
        [one] Krzyżyk daje ci jeszcze jedno pole: najpierw je zakreśl.
        [few] Krzyżyki dają ci jeszcze { $count } pola: najpierw je zakreśl.
        [many] Krzyżyki dają ci jeszcze { $count } pól: najpierw je zakreśl.
       *[other] Krzyżyki dają ci jeszcze { $count } pola: najpierw je zakreśl.
    }
not-on-display = Wyspy { $card } nie ma na wystawce.
pile-empty = Stos jest pusty: weź wyspę z wystawki.
not-the-time-to-keep = Wyspy wybiera się tylko na początku.
not-the-time-to-mark = Teraz nie można nic zakreślić.
not-the-time-to-take = Teraz nie można wziąć wyspy.
not-the-time-to-start = Gracza rozpoczynającego wyznacza się po wyłożeniu wystawki.
not-the-time-to-reveal = Teraz nie odkrywa się karty ekspedycji.
not-the-time-to-turn-up = Teraz nie odkrywa się kart ze stosu.
not-in-pile = Wyspy { $card } nie ma w stosie.
# $shape is a name from a game record: domino, straight3, corner3, square4, l4, t4.
shape-used-up = W tej rundzie nie ma już karty ekspedycji ze wzorem { $shape }.
malformed-move = W tej grze nie ma takiego ruchu: { $found }
wrong-number-of-players = Może grać od dwóch do czterech osób, nie { $players }.
# $needed is how many islands so many players need, $cards how many the deck has.
deck-too-small-for-players = { $players ->
        [one] Dla 1 gracza trzeba wysp: { $needed }. Ta talia ma ich { $cards }.
        [few] Dla { $players } graczy trzeba wysp: { $needed }. Ta talia ma ich { $cards }.
        [many] Dla { $players } graczy trzeba wysp: { $needed }. Ta talia ma ich { $cards }.
       *[other] Dla { $players } gracza trzeba wysp: { $needed }. Ta talia ma ich { $cards }.
    }
deck-too-large-for-simulator = { $cards ->
        [one] Ta talia ma 1 kartę. Symulator pomieści najwyżej: { $most }.
        [few] Ta talia ma { $cards } karty. Symulator pomieści najwyżej: { $most }.
        [many] Ta talia ma { $cards } kart. Symulator pomieści najwyżej: { $most }.
       *[other] Ta talia ma { $cards } karty. Symulator pomieści najwyżej: { $most }.
    }

## Deck files

deck-unreadable = Nie można odczytać { $path }: { $reason }
deck-not-toml = To nie jest plik talii: { $reason }
deck-malformed = Karty muszą być zapisane jako lista: [[card]].
deck-empty = Plik talii jest pusty.
deck-format = Format musi być { $expected }, a nie { $found }.
deck-version = Znana jest tylko wersja { $expected }, a nie { $found }.
deck-name = Nazwa talii musi być tekstem, a nie { $found }.
deck-line-too-long = { $most ->
        [one] Wiersz pliku talii może mieć najwyżej 1 bajt.
        [few] Wiersz pliku talii może mieć najwyżej { $most } bajty.
        [many] Wiersz pliku talii może mieć najwyżej { $most } bajtów.
       *[other] Wiersz pliku talii może mieć najwyżej { $most } bajta.
    }
deck-too-small = { $cards ->
        [one] Tylko jedna karta; już dla dwóch graczy trzeba { $needed }.
        [few] Tylko { $cards } karty; już dla dwóch graczy trzeba { $needed }.
        [many] Tylko { $cards } kart; już dla dwóch graczy trzeba { $needed }.
       *[other] Tylko { $cards } karty; już dla dwóch graczy trzeba { $needed }.
    }
missing-key = Brakuje { $key }.
unknown-key = { $key } nie jest kluczem pliku talii i zostaje pominięty.
card-duplicate-id = { $cards ->
        [one] 1 karta ma ten identyfikator.
        [few] { $cards } karty mają ten sam identyfikator.
        [many] { $cards } kart ma ten sam identyfikator.
       *[other] { $cards } karty mają ten sam identyfikator.
    }
card-malformed = Karta musi być zapisana jako tabela: [[card]].
card-id = Identyfikator musi być tekstem o długości najwyżej { $most } znaków, a nie { $found }.
card-name = Nazwa musi być tekstem, a nie { $found }.
# $colors are the words of a deck file: grey, green, orange, lilac.
card-color = color musi być jednym z: { $colors }, a nie { $found }.
card-seal = seal musi być jednym z: { $colors }, a nie { $found }.
card-own-seal = Wyspa nie może mieć pieczęci na własny kolor.
card-map = map musi być rysunkiem, a nie { $found }.
card-character = Nieznane znaki w rysunku: { $characters }
card-too-large = Rysunek ma { $width } × { $height }; mieści się najwyżej 4 × 4.
card-size = { $boxes ->
        [one] Jedno pole; wyspa tego koloru ma ich { $needed }.
        [few] { $boxes } pola; wyspa tego koloru ma ich { $needed }.
        [many] { $boxes } pól; wyspa tego koloru ma ich { $needed }.
       *[other] { $boxes } pola; wyspa tego koloru ma ich { $needed }.
    }
card-in-pieces = Wyspa nie jest w jednym kawałku.
card-palms = { $palms ->
        [one] 1 palma; wyspa ma najwyżej jedną.
        [few] { $palms } palmy; wyspa ma najwyżej jedną.
        [many] { $palms } palm; wyspa ma najwyżej jedną.
       *[other] { $palms } palmy; wyspa ma najwyżej jedną.
    }
# A deck is compared with the published one. $color is a word of a deck file: grey, green, orange, lilac.
standard-count = { $color ->
        [grey] Szare karty: { $cards } zamiast { $needed }.
        [green] Zielone karty: { $cards } zamiast { $needed }.
        [orange] Pomarańczowe karty: { $cards } zamiast { $needed }.
       *[lilac] Liliowe karty: { $cards } zamiast { $needed }.
    }
# Cards of a colour by their number of coins, palms and crosses, and whether they have a seal: $seal is yes or no.
standard-symbols = { $color ->
        [grey] Szare
        [green] Zielone
        [orange] Pomarańczowe
       *[lilac] Liliowe
    } karty (monety { $coins }, palmy { $palms }, krzyżyki { $crosses }, { $seal ->
        [yes] z pieczęcią
       *[no] bez pieczęci
    }): { $cards } zamiast { $needed }.
# $seals are the words of a deck file, with commas.
standard-seals = { $color ->
        [grey] Szare karty muszą mieć po jednej pieczęci na każdy inny kolor; mają: { $seals }
        [green] Zielone karty muszą mieć po jednej pieczęci na każdy inny kolor; mają: { $seals }
        [orange] Pomarańczowe karty muszą mieć po jednej pieczęci na każdy inny kolor; mają: { $seals }
       *[lilac] Liliowe karty muszą mieć po jednej pieczęci na każdy inny kolor; mają: { $seals }
    }
# Rules are numbered from $first to $last.
no-such-rule = Nie ma zasady { $found }: są od { $first } do { $last }.
# $cards are the requested ids.
unknown-card = W talii { $deck } nie ma takiej karty: { $cards }

## Game records

record-unreadable = Nie można odczytać { $path }: { $reason }
record-not-json = To nie jest zapis gry: { $reason }
record-empty = W { $path } nie ma żadnej gry.
record-many-games = { $games ->
        [one] W { $path } jest 1 gra: zapisz tę, którą chcesz kontynuować, w osobnym pliku.
        [few] W { $path } są { $games } gry: zapisz tę, którą chcesz kontynuować, w osobnym pliku.
        [many] W { $path } jest { $games } gier: zapisz tę, którą chcesz kontynuować, w osobnym pliku.
       *[other] W { $path } jest { $games } gry: zapisz tę, którą chcesz kontynuować, w osobnym pliku.
    }
record-no-such-game = { $games ->
        [one] W { $path } jest tylko jedna gra; nie ma gry { $number }.
        [few] W { $path } są { $games } gry; nie ma gry { $number }.
        [many] W { $path } jest { $games } gier; nie ma gry { $number }.
       *[other] W { $path } jest { $games } gry; nie ma gry { $number }.
    }
record-format = Format musi być { $expected }, a nie { $found }.
record-version = Znana jest tylko wersja { $expected }, a nie { $found }.
# $editions are the editions' names, with commas.
record-edition = Wydanie musi być jednym z: { $editions }, a nie { $found }.
record-players = { $field ->
        [players] players musi być listą od dwóch do czterech graczy, a nie { $found }.
       *[other] { $field } musi być human albo bot:NAZWA, a nie { $found }.
    }
record-seed = Ziarno musi mieć parzystą liczbę cyfr szesnastkowych, a nie { $found }.
record-seed-early = Gra nie jest skończona, a zapis zawiera jej ziarno, które zdradza wszystkie przyszłe karty.
record-shuffle = { $field ->
        [words] Słowa do tasowania muszą być listą tekstów, a nie { $found }.
        [hash] Skrót tasowania nie pasuje do sekretu: { $found }
       *[seed] Ziarno nie jest tym, które daje tasowanie: { $found }
    }
record-events = events musi być listą, a nie { $found }.
# $field is written as in a record; $choices are the words to choose from, with commas.
record-event = { $expected ->
        [event] Zdarzenie musi być jednym z: { $choices }, a nie { $found }.
        [fields] { $field } musi mieć pola { $choices }, a nie { $found }.
        [number] { $field } musi być liczbą całkowitą, a nie { $found }.
        [card] { $field } musi być identyfikatorem karty, a nie { $found }.
        [cards] { $field } musi być listą identyfikatorów kart, a nie { $found }.
        [seats] { $field } musi być listą miejsc, a nie { $found }.
        [boxes] { $field } musi być listą różnych pól, takich jak b3, a nie { $found }.
       *[choice] { $field } musi być jednym z: { $choices }, a nie { $found }.
    }
record-malformed = { $expected ->
        [table] { $field } musi być tabelą, a nie { $found }.
       *[text] { $field } musi być tekstem drukowalnym, a nie { $found }.
    }
# $deck is the name in the record, $given that of the loaded deck.
record-other-deck = { $differs ->
        [name] W zapisie talia nazywa się { $deck }, ale jest to { $given }.
       *[file] Grano talią { $deck }, której plik jest inny niż { $given }. Podaj ją przez --deck.
    }
# $recorded and $happened are events as a record writes them.
record-differs = { $happened ->
        [nothing] Zapis mówi { $recorded }, ale nic takiego się nie dzieje.
       *[other] Zapis mówi { $recorded }, ale jest { $happened }.
    }
# $expected and $found are the id of a card, or the name of a shape.
record-other-seed = Z ziarna wynika { $expected }, a nie { $found }.

## Tournaments and simulated games

# There are no bots, or more bots than seats.
wrong-number-of-bots = { $bots ->
        [0] Potrzebny jest co najmniej jeden bot.
        [one] 1 bot to za dużo; miejsc jest { $seats }.
        [few] { $bots } boty to za dużo; miejsc jest { $seats }.
        [many] { $bots } botów to za dużo; miejsc jest { $seats }.
       *[other] { $bots } bota to za dużo; miejsc jest { $seats }.
    }
bot-named-twice = Botów: { $bots }, miejsc: { $seats }. Ten sam bot może wystąpić dwa razy tylko wtedy, gdy podano bota dla każdego miejsca.
wrong-number-of-games = Turniej ma co najmniej jedną grę, nie { $games }.
wrong-number-of-workers = Potrzebny jest co najmniej jeden proces roboczy, nie { $workers }.
worker-killed = Proces roboczy został przerwany. Uruchom to samo polecenie jeszcze raz; turniej zostanie wznowiony w miejscu przerwania.
agent-unreachable = Agent pod adresem { $agent } nie odpowiedział ruchami: { $reason }
cluster-not-installed = Klaster wymaga Ray: pip install 'silvergold[cluster]' ({ $reason })
cluster-unreachable = Pod { $address } nie ma klastra Ray: { $reason }
tournament-other-files = { $path } nie pochodzi z turnieju, który można by kontynuować. Wybierz inny katalog.
# $arguments are written as in its file.
tournament-other-arguments = { $path } należy do turnieju z innymi argumentami ({ $arguments }). Wybierz inny katalog.
tournament-under-way = W { $path } trwa inny turniej.
directory-unwritable = Nie można nic zapisać w { $path }: { $reason }
name-not-printable = Nazwa musi być tekstem drukowalnym, a nie { $name }.
file-exists = Plik { $path } już istnieje i zawiera coś innego; niczego nie zastąpiono.
no-finished-game = Na tym komputerze nie ma zakończonej gry; podaj plik zapisu.
seed-not-hex = Ziarno to parzysta liczba cyfr szesnastkowych, a nie { $seed }.

## Hosting

bad-database = { $wrong ->
        [driver] Brakuje sterownika tej bazy danych: pip install 'psycopg[binary]'
        [file] SQLite wymaga pliku: sqlite:///PLIK
        [kind] Można używać tylko SQLite i PostgreSQL: sqlite:///PLIK albo postgresql://…
       *[address] To nie jest adres bazy danych. Spróbuj sqlite:///PLIK.
    }
database-empty = W tej bazie danych nic nie ma. Czy adres jest dobry?
database-not-empty = Kopię zapasową przywraca się tylko do pustej bazy danych: podaj nową.
database-other-version = Baza danych ma wersję { $found }, a nie { $newest }. Najpierw uruchom silvergold database upgrade.
database-too-new = Baza danych jest w nowszej wersji ({ $version }). Zainstaluj najnowszy silvergold.
database-unusable = Nie można użyć { $database }: { $reason }
database-in-use = Inny serwer używa { $database }. Zatrzymaj go albo wybierz inną bazę danych.
not-a-backup = { $path } nie jest kopią zapasową silvergold.
backup-too-new = { $path } zapisano w nowszej wersji. Zainstaluj najnowszy silvergold.
backup-damaged = { $path } jest uszkodzony ({ $reason }): niczego nie przywrócono.
workers-need-channel = Kilka procesów roboczych wymaga PostgreSQL (--database) albo Redisa (--channel), by mogły się porozumieć.
bad-address = { $option } musi być adresem takim jak { $example }, a nie { $found }.
bad-channel = To nie jest adres kanału. Spróbuj redis://HOST.
secret-twice = Ustawiono i { $name }, i { $name }_FILE. Zostaw jedną z nich.
secret-short = Sekret w { $name } musi mieć co najmniej { $length } znaków.
secret-unreadable = { $name } wskazuje { $path }, a tego pliku nie da się odczytać.
port-unusable = Portu { $port } adresu { $host } nie można użyć: { $reason }. Wybierz inny opcją --port.

bad-table-link = To nie jest link do stołu. Powinien wyglądać tak: https://example.org/table/ID.
not-with-json = { $option } nie działa razem z --json.
only-with-a-link = { $option } dotyczy tylko stołu na serwerze. Podaj jego link albo adres serwera.
only-without-a-link = { $option } dotyczy tylko gry na tym komputerze. Pomiń link.
wrong-seat-number = Miejsca mają numery od 1 do { $seats }.

## Zagadki

no-such-puzzle = Nie ma takiej zagadki. Być może link jest niepełny.
puzzles-unreadable = { $path }: nie można odczytać jako pliku zagadek ({ $reason }).
puzzles-format = { $path }: to nie plik zagadek albo inna jego wersja. Oczekiwano: { $expected }.
puzzles-other-deck = { $path }: te zagadki są do innej talii (sha256 { $expected }, nie { $found }).
puzzle-malformed = { $path }, wiersz { $line }: ta zagadka jest błędna ({ $reason }).
puzzles-other-journal = { $path }: należy do innego wyszukiwania (inna talia, ziarno lub ocena). Usuń plik albo wybierz inny.
puzzles-unwritable = { $path }: nie można zapisać ({ $reason }).
no-such-puzzles = Nie ma zagadki o tym temacie i tej trudności. Tematy: { $themes }. Trudności: { $difficulties }.
puzzle-answers-unreadable = Nie można odczytać odpowiedzi z { $path }. Przenieś ten plik, aby zacząć od nowa.
