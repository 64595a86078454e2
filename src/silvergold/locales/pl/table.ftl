### The table in the browser.

## What to do next

do-keep = Zatrzymaj dwie z tych czterech wysp.
do-mark = Zakreśl { $shape } na jednej z wysp albo tylko jedno pole.
do-mark-single = Nie ma miejsca na wzór ({ $shape }): zakreśl jedno pole.
do-cross = { $count ->
        [one] Krzyżyk! Zakreśl jeszcze jedno pole na dowolnej z wysp.
        [few] Krzyżyki! Zakreśl jeszcze { $count } pola na dowolnej z wysp.
        [many] Krzyżyki! Zakreśl jeszcze { $count } pól na dowolnej z wysp.
       *[other] Krzyżyki! Zakreśl jeszcze { $count } pola na dowolnej z wysp.
    }
do-ready = Wszystko zakreślone. Gotowe?
do-take = Weź nową wyspę: z wystawki albo w ciemno ze stosu.
do-take-display = Weź nową wyspę z wystawki.
do-over = Koniec gry.
wait-keep = { $count ->
        [one] { $names } jeszcze wybiera.
        [few] { $names } jeszcze wybierają.
        [many] { $names } jeszcze wybierają.
       *[other] { $names } jeszcze wybierają.
    }
wait-mark = { $count ->
        [one] { $names } jeszcze zakreśla.
        [few] { $names } jeszcze zakreślają.
        [many] { $names } jeszcze zakreślają.
       *[other] { $names } jeszcze zakreślają.
    }
wait-take = { $names } bierze nową wyspę.
wait-chance = Trwa rozdawanie kart.
misfit-marked = { $marked ->
        [one] Pole { $boxes } jest już zakreślone.
        [few] Pola { $boxes } są już zakreślone.
        [many] Pola { $boxes } są już zakreślone.
       *[other] Pola { $boxes } są już zakreślone.
    }
misfit-coast = Wzór wystawałby poza wyspę.
misfit-room = { $count ->
        [one] Tu jest tylko jedno wolne pole, a wzór zajmuje { $needed }.
        [few] Tu są tylko { $count } połączone wolne pola, a wzór zajmuje { $needed }.
        [many] Tu jest tylko { $count } połączonych wolnych pól, a wzór zajmuje { $needed }.
       *[other] Tu jest tylko { $count } połączonych wolnych pól, a wzór zajmuje { $needed }.
    }

## Parts

# What is going on; the name of the main part for screen readers.
table-your-turn = Twój ruch
table-waiting = Czekanie na innych
table-watching = Oglądasz grę
you-watch = Oglądasz grę
table-replay = Powtórka
table-over = Koniec gry
islands = Twoje wyspy
islands-dealt = Wyspy do wyboru
no-islands = Nie ma już wysp.
display = Wystawka
others = Pozostali
tools = Obracanie wzoru
log = Co się wydarzyło
finished-islands = Ukończone wyspy
finished-count = { $color }: { $count }
turn-of = Tura { $turn } z 7
turn-of-short = { $turn } z 7
setting-up = Przygotowanie
loading = Podnosimy kotwicę…
eight-cards = Osiem kart ekspedycji: { $cards }.
still-to-come = Mogą się jeszcze pojawić: { $cards }.
next-round-cards = W następnej rundzie znów wszystkie osiem: { $cards }.
cards-of-shape = { $count ->
        [one] { $shape }
        [few] { $shape } ({ $count } karty)
        [many] { $shape } ({ $count } kart)
       *[other] { $shape } ({ $count } karty)
    }
# $cards is a message like cards-of-shape, $chance a percentage.
chance-of-cards = { $cards }: { $chance }
start-player = Rozpoczyna

## Buttons

turn = Obróć
mirror = Odbij
next-placement = Dalej
one-box = Jedno pole
list = Lista
list-title = Gdzie pasuje wzór
list-empty = Nie ma teraz nic do zakreślenia.
coach = Doradca
coach-thinks = Doradca się zastanawia…
take-back = Cofnij
ready = Gotowe
ready-in = Gotowe za { $seconds }
ready-in-spoken = { $seconds ->
        [one] Wszystko zakreślone. Gotowe za sekundę, chyba że to cofniesz.
        [few] Wszystko zakreślone. Gotowe za { $seconds } sekundy, chyba że to cofniesz.
        [many] Wszystko zakreślone. Gotowe za { $seconds } sekund, chyba że to cofniesz.
       *[other] Wszystko zakreślone. Gotowe za { $seconds } sekund, chyba że to cofniesz.
    }
undo = Cofnij
turn-to-fit = Obróć, żeby pasował
mark-only = Zakreśl tylko { $box }
keep = Zatrzymaj te dwie
# $card is the description of an island.
card-chosen = { $card }, wybrana
keep-chosen = { $count ->
        [0] Nic nie wybrano.
        [one] Wybrano: { $cards }. Wybierz jeszcze jedną.
        [few] Wybrano: { $cards }.
        [many] Wybrano: { $cards }.
       *[other] Wybrano: { $cards }.
    }
take-card = Weź: { $card }
draw-card = { $count ->
        [one] Dobierz ze stosu, 1 karta
        [few] Dobierz ze stosu, { $count } karty
        [many] Dobierz ze stosu, { $count } kart
       *[other] Dobierz ze stosu, { $count } karty
    }
enlarge = Zobacz z bliska: { $name }
watch-seat = Patrz stąd
leave = Opuść grę
leave-question = Opuścić grę?
leave-means = Wkrótce zagra za ciebie bot, żeby inni nie musieli czekać. Możesz wrócić w każdej chwili i grać dalej.
leave-rated = Wynik liczy się do twojego rankingu, nawet jeśli gra bot.
leave-table = Odejdź od stołu
leave-table-question = Odejść od stołu?
leave-table-means = Twoje miejsce zwolni się dla kogoś innego. Możesz wrócić, dopóki jest wolne miejsce.
leave-yes = Odejdź
leave-no = Zostań
# $name is another player.
replace = Niech bot zagra za gracza { $name }
replace-question = Czy bot ma zagrać za gracza { $name }?
replace-means = { $name } dowie się o tym i może oglądać grę.
replace-rated = W grze rankingowej można zastąpić tylko kogoś, kto odszedł albo każe wszystkim czekać. Taka osoba zawsze może wrócić.
replace-may-return = Może wrócić bez pytania
replace-yes = Niech gra bot
readmit = Wpuść z powrotem: { $name }
replaced-you = Osoba, która otworzyła stół, oddała twoje miejsce botowi. Możesz oglądać grę.
start-player-drawn = Wybiera los
return = Wracam do gry
reconnecting = Ponowne łączenie…

## Why a button can't act

cannot-nothing = Teraz nie ma nic do zakreślenia.
cannot-single = Pojedynczego pola nie da się obrócić.
cannot-same = Wzór wyglądałby tak samo.
cannot-tight = Na tym polu inaczej się nie mieści.
cannot-no-box = Najpierw wskaż pole.
cannot-only-place = To jedyne ułożenie na tym polu.
cannot-no-shape = Teraz można zakreślać tylko pojedyncze pola.
cannot-take-back = Nie ma nic do cofnięcia.
cannot-ready = Trzeba jeszcze coś zakreślić.

## Tooltips

tip-turn = Obróć wzór o ćwierć obrotu (R)
tip-mirror = Odbij wzór (M)
tip-next = Następne ułożenie na tym polu (N)
tip-single = Jedno pole zamiast wzoru (O)
tip-list = Wszystkie ułożenia, opisane słowami (L)
tip-shape = Dotknij, żeby obrócić, przeciągnij na wyspę
tip-take-back = Cofnij ostatnie zakreślenie (U)
tip-ready = Zakończ swój ruch (D)
tip-coin = Moneta: następna moneta na twojej karcie wyników
tip-palm = Palma: 1 punkt i jeszcze 1 za każdą palmę na wystawce
tip-cross = Krzyżyk: od razu zakreśl jeszcze jedno pole
tip-seal = Pieczęć ({ $color }): { $worth } za każdą ukończoną wyspę w tym kolorze

## Seats

seat-empty = Miejsce { $number }
seat-twin = { $name } { $number }
former-player = Były gracz
seat-person = { $name } (człowiek)
seat-ready = gotowe
seat-thinks = myśli…
seat-takes = bierze kartę…
seat-left = poza grą
seat-away = nie ma przy stole
seat-won = wygrywa

## The end

won-you = Wygrywasz!
won = Wygrywa { $names }!
won-shared = Wspólne zwycięstwo: { $names }!
sheet-won = Wygrywasz { $points ->
        [one] 1 punktem
        [few] { $points } punktami
        [many] { $points } punktami
       *[other] { $points } punktu
    }{ $rival ->
        [none] .
       *[other] ; to twój najlepszy wynik przeciwko: { $rival }.
    }
sheet-lost = Przegrywasz { $points ->
        [one] 1 punktem
        [few] { $points } punktami
        [many] { $points } punktami
       *[other] { $points } punktu
    }{ $rival ->
        [none] .
       *[other] , ale to twój najlepszy wynik przeciwko: { $rival }.
    }
sheet-other-won = { $name } wygrywa { $points ->
        [one] 1 punktem
        [few] { $points } punktami
        [many] { $points } punktami
       *[other] { $points } punktu
    }.
tie-broken = Remis: decydują ukończone wyspy, najpierw szare, potem zielone, pomarańczowe i liliowe.
tie-shared = Remis: zwycięstwo jest wspólne.
tie-line = { $color ->
        [grey] ukończone wyspy szare
        [green] ukończone wyspy zielone
        [orange] ukończone wyspy pomarańczowe
       *[lilac] ukończone wyspy liliowe
    }
rematch = Rewanż
rematch-go = Do rewanżu
# $names are players, as a list.
rematch-wanting = Gotowi na rewanż: { $names }
rematch-unanswered = Jeszcze bez odpowiedzi: { $names }
rematch-refusing = Nie tym razem: { $names }
rematch-starts = Zacznie się, gdy wszyscy się zgodzą.
rematch-accept = Przyjmij rewanż
rematch-decline = Nie, dziękuję
rematch-withdraw = Jednak nie
rematch-begin = Zacznij bez: { $names }
rematch-bots = Jeśli zaczniesz bez innych, ich miejsca zajmą boty.
review = Analiza
download-record = Pobierz zapis gry
results-of-deal = Wyniki tego rozdania
look-at-table = Obejrzyj stół

## Hand-over on one device

handover-title = Teraz gra { $name }
handover-text = Pozostali niech teraz nie patrzą.
handover-here = To ja, { $name }

## Gathering

gathering = Zbiórka przy stole
invited = Zapraszamy do gry
invited-by = { $name } zaprasza cię do gry
preview-seats = { $free ->
        [0] Przy stole: { $names }. Wszystkie miejsca są zajęte.
        [one] Przy stole: { $names }. Jedno miejsce jest wolne.
        [few] Przy stole: { $names }. { $free } miejsca są wolne.
        [many] Przy stole: { $names }. { $free } miejsc jest wolnych.
       *[other] Przy stole: { $names }. { $free } miejsca jest wolne.
    }
preview-picture = Wyspy skarbów na stole, ze wzorem i pisakiem
preview-result = Wyniki końcowe, z polem na każdą turę
sit-as = Usiądź jako { $name }
sit-down = Usiądź
other-name = Użyj innego imienia
just-watch = Tylko oglądaj
watch-game = Oglądaj grę
table-settings = Graczy: { $players }. { $edition }.
share = Zaproś kogoś
share-link = Link do stołu
link-this-device = Tylko to urządzenie może otworzyć ten link. Aby zaprosić innych, uruchom grę poleceniem „silvergold play --share”.
sharing-switch = Znajomi w tej sieci mogą dołączyć
sharing-off = Na razie tylko to urządzenie może otworzyć grę.
sharing-on = Otwierają { $addresses }
sharing-no-network = To urządzenie nie jest w żadnej sieci, więc nikt inny nie otworzy gry.
copy = Kopiuj
copied = Skopiowano
copy-by-hand = Zaznaczono: skopiuj stamtąd.
share-sheet = Udostępnij
qr-code = Kod QR linku
seats = Miejsca
seat-free = wolne
sit = Usiądź na miejscu { $number }
sit-guest = Miejsce { $number }: na tym urządzeniu
guest-name = Imię gościa
seat-bot = Bot na miejsce { $number }
choose-bot = Bot…
# Same as in English
bot = bot
rise = Zwolnij miejsce: { $name }
stand-up = Wstań
start = Zaczynamy
hold-start = Wstrzymaj start
held = Gdy wszystkie miejsca będą zajęte, grę rozpocznie osoba, która otworzyła stół.
held-and-full = Wszystkie miejsca są zajęte. Grę rozpoczyna osoba, która otworzyła stół.
waiting-for-seats = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
close-table = Zamknij stół

shuffle = Dowód uczciwego tasowania
shuffle-text = Serwer zapieczętował swój sekret tym skrótem. Wszystko, co dodasz, zostanie domieszane przed rozdaniem kart.
shuffle-words = Twoje własne słowa
shuffle-add = Dodaj
shuffle-again = Zmień
hours = { $hours } godz.
time-left = Pozostały czas: { $time }

## Replay

seen-from = Widok
step = Krok
first-step = Na początek
step-back = Krok wstecz
step-on = Krok dalej
last-step = Na koniec
step-of = { $step } z { $steps }

## What a player did in a turn

latest-turn = Co zrobili inni
turn-summary = { $name } { $done }.
did-finish = kończy wyspę { $card }
did-take = bierze wyspę { $card }
did-draw = dobiera wyspę { $card }
did-mark = zakreśla { $count ->
        [one] 1 pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pola
    } { $islands ->
        [1] na wyspie { $card }
       *[other] na obu wyspach
    }
did-coins = dostaje { $coins ->
        [one] monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }
did-palm = dostaje za palmę { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
did-cup = bierze puchar o wartości { $points }

## Your turn while you are away

# The title of a notification, and of the tab.
turn-alert = Twoja kolej
# $names are the other players.
turn-alert-with = Przy stole grają: { $names }
alerts = Powiadom mnie, gdy przyjdzie moja kolej
alerts-no = Nie, dziękuję
alerts-on = Dostaniesz powiadomienie, gdy przyjdzie twoja kolej.
alerts-no-push = Będziesz otrzymywać powiadomienia, dopóki ta strona jest otwarta.
# Why there are no notifications.
alerts-impossible = { $why ->
        [insecure] Przeglądarki pokazują powiadomienia tylko na stronach szyfrowanych (https).
        [denied] Powiadomienia tej strony są zablokowane w ustawieniach przeglądarki.
       *[missing] Ta przeglądarka nie pokazuje powiadomień.
    }
alerts-tab = Tytuł i ikona karty pokazują, kiedy przyjdzie twoja kolej.
alerts-sound = Odtwarzaj też dźwięk

## What happened while you were away

recap = Pod twoją nieobecność
recap-turns = { $turns ->
        [one] Jedna tura od ostatniego spojrzenia na stół.
        [few] { $turns } tury od ostatniego spojrzenia na stół.
        [many] { $turns } tur od ostatniego spojrzenia na stół.
       *[other] { $turns } tury od ostatniego spojrzenia na stół.
    }
recap-nothing-finished = Zakreślono pola, ale nie ukończono żadnej wyspy.
recap-nothing-missed = Nic cię nie ominęło.
