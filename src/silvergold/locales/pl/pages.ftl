### The other pages of the browser client.

## Everywhere

home = Strona główna
skip = Przejdź do treści
page-challenge = Wyzwanie
page-table = Stół
pages = Strony
# Same as in English
menu = Menu
close = Zamknij
learn = Jak grać
rules = Zasady
deck = Wyspy
workshop = Warsztat
logbook = Dziennik
puzzles = Zagadki
ratings = Ranking
theme = Motyw
theme-auto = jak w urządzeniu
theme-light = jasny
theme-dark = ciemny
language = Język
sounds = Dźwięki
less-motion = Mniej ruchu
pace = Pokazuj ruchy innych
pace-calm = spokojnie
pace-quick = szybko
pace-instant = od razu
box-names = Pokazuj nazwy pól (od a1 do d4)
auto-ready = Gotowe, gdy tylko ruch jest kompletny
keys = Klawisze
letter-keys = Litery i „?” działają jako skróty
key-arrows = Strzałki
key-arrows-does = z pola na pole
# Same as in English
key-enter = Enter
key-enter-does = zakreśl albo cofnij to, co tam zakreślone
key-r = R
key-r-does = obróć wzór
key-m = M
key-m-does = odbij wzór
key-n = N
key-n-does = następne ułożenie na tym polu
key-o = O
key-o-does = jedno pole zamiast wzoru
key-u = U
key-u-does = cofnij
key-d = D
key-d-does = gotowe: zakończ ruch
# Same as in English
key-escape = Esc
key-escape-does = odłóż wzór
key-help = ?
key-help-does = zasada, która teraz obowiązuje
trouble = Poza mapą

## Home

home-title = Wyspy do odkrycia, pisak w dłoni
home-text = Odkryj wzór, zakreśl go na swoich wyspach, zbieraj monety i palmy. Po czterech rundach wygrywa, kto ma najwięcej punktów. Od dwóch do czterech graczy, około dwudziestu minut.
play-now = Zagraj
play-now-against = { $count ->
        [one] Przeciwnik: bot { $names }.
        [few] Przeciwnicy: boty { $names }.
        [many] Przeciwnicy: boty { $names }.
       *[other] Przeciwnicy: boty { $names }.
    }
# Several bots of the same level; $count is 2 or 3.
play-now-against-equal = Przeciwnicy: { $count } boty na poziomie { $name }.
guest = Gość
you = Ty
your-name = Twoje imię
keep-name = Zapisz
name-kept = Zapisano.
awaiting-games = Twoja kolej
second-device = Zagraj na drugim urządzeniu
second-device-text = Otwórz tam ten link, jeden raz, a oba urządzenia będą cię znać.
second-device-make = Utwórz link
second-device-link = Link dla drugiego urządzenia
sign-in-title = Zalogować się jako { $name }?
sign-in-text = Osoba, która ma to konto na innym urządzeniu, będzie je z tobą dzielić. Zaloguj się tylko wtedy, gdy jest twoje.
sign-in-keep = Na tym urządzeniu grasz teraz jako { $name }. Oba konta zostają i możesz się między nimi przełączać.
sign-in-yes = Zaloguj się
sign-in-no = Nie teraz
switch-account = Przełącz na: { $name }
account = Twoje konto
account-text = Twoje urządzenia, droga powrotu i twoje dane.
account-nobody = Na tym urządzeniu nie masz jeszcze konta. Podaj imię albo zaloguj się kodem odzyskiwania.
account-manage = Urządzenia i konto
account-recover = Zaloguj się kodem odzyskiwania
devices = Twoje urządzenia
device-name = Urządzenie
device-created = Zalogowano
device-used = Ostatnio użyto
device-unknown = Nieznane urządzenie
device-this = to urządzenie
device-recovered = kodem odzyskiwania
device-end = Wyloguj
device-end-named = Wyloguj: { $device }
devices-end-others = Wyloguj wszystkie inne urządzenia
sign-out-ask = Wylogować się na tym urządzeniu?
sign-out-text = Wrócisz tylko z linkiem z innego urządzenia albo z kodem odzyskiwania.
recovery-code = Kod odzyskiwania
recovery-code-text = Jeśli stracisz swoje urządzenia, ten kod zaloguje cię ponownie, jeden raz. Zapisz go i przechowuj bezpiecznie.
recovery-code-since = Masz kod z { $date }. Nowy go zastąpi.
recovery-code-make = Utwórz kod odzyskiwania
recovery-code-once = Widać go tylko teraz.
notice-recovered = { $device }: zalogowano kodem odzyskiwania, { $date }. Jeśli to nie ty, wyloguj to urządzenie.
notice-recovered-mine = To ja
notice-ends = To urządzenie zostanie wylogowane { $date }. Utwórz wcześniej kod odzyskiwania.
signed-out-text = Wylogowano je na innym urządzeniu albo minął jego czas. Twoje gry toczą się bez niego.
personal-data = Twoje dane
personal-data-text = Wszystko, co ten serwer o tobie przechowuje, wraz z twoimi grami, w jednym pliku.
personal-data-export = Pobierz swoje dane
delete-account = Usuń konto
delete-account-ask = Usunąć konto na zawsze?
delete-account-games = W trwających grach twoje miejsca od razu zajmie bot. Zakończone gry zachowają ruchy, a zamiast twojego imienia pokażą „{ $name }”.
delete-account-gone = Imię, urządzenia, wyniki, ranking, linki i powiadomienia zostaną usunięte. Nikt ich nie przywróci.
delete-account-no = Zostaw
my-games = Twoje gry
finished-games = Zakończone gry
all-games = Wszystkie twoje gry
# The opponent to beat next, what it overlooks, and the results against it.
next-level = Następny do pokonania
next-level-title = Pokonasz bota { $bot }?
next-level-play = Zagraj przeciw: { $bot }
next-level-results = { $games ->
        [0] Jeszcze z nim nie było gry.
       *[other] Wygrane z nim: { $wins } z { $games }.
    }
next-level-parrot = Kładzie kształt tylko tak, jak jest narysowany, lubi wszystko, co błyszczy, i lata z wyspy na wyspę, zamiast którąś ukończyć.
next-level-deckhand = Obraca kształt tylko wtedy, gdy bez tego nigdzie nie pasuje, i nie zauważa, która wyspa jest prawie gotowa.
next-level-sailor = Widzi tylko najbliższe skreślenie: ani kształtów, które mogą przyjść, ani ile tur zostało.
next-level-navigator = Planuje tylko na trzy tury. Duża wyspa wydaje mu się warta niewiele więcej niż jej symbole.
next-level-captain = Planuje do końca gry, ale tylko dla własnych punktów: na twoje wyspy nie patrzy.
next-level-admiral = Nie znamy niczego, co by przeoczył. Uczył się na 19 milionach gier i liczy dwie tury naprzód.
lobby = Otwarte stoły
your-turn = twój ruch
game-gathering = { $free ->
        [0] zaraz się zacznie
        [one] 1 wolne miejsce
        [few] { $free } wolne miejsca
        [many] { $free } wolnych miejsc
       *[other] { $free } wolnego miejsca
    }
# Before the first turn the turn is 0.
game-playing = { $turn ->
        [0] wybór wysp
       *[other] runda { $round }, tura { $turn }
    }
deal-of-the-day = Rozdanie dnia
deal-text = Te same karty dla wszystkich, raz dziennie. Twój przeciwnik: { $bot }.
deal-play = Zagraj
deal-again = Zagraj jeszcze raz
deal-continue = Graj dalej
deal-results = Wszystkie wyniki
daily-more = Więcej
# $number counts the days.
daily-title = Rozdanie dnia { $number }
daily-number = Nr { $number }
daily-result = punkty: { $points }, par { $par }
daily-result-without-par = punkty: { $points }
daily-streak = { $days ->
        [one] { $days } rozdanie z rzędu
        [few] { $days } rozdania z rzędu
        [many] { $days } rozdań z rzędu
       *[other] { $days } rozdania z rzędu
    }
puzzle-of-the-day = Zagadka dnia
puzzle-text = Jedna decyzja, dziś ta sama dla wszystkich.
puzzle-solve = Rozwiąż
puzzle-again = Zobacz jeszcze raz
# The bot is the weakest one that solves it.
puzzle-strength = Rozwiązuje ją { $bot }.
puzzle-solved = Rozwiązane.
puzzle-answered = Twoja odpowiedź oddała { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu.
puzzle-all = Wszystkie zagadki

new-table = Nowy stół
how-many = Ile osób gra?
seat-number = Miejsce { $number }
somebody = ktoś, przez link albo na tym urządzeniu
# Same as in English
bot-option = bot { $bot }
more-settings = Zasady, talia, zegar
edition = Wydanie
deck-standard = Archipelag
clock = Zegar
clock-none = bez limitu
clock-quick = szybko: 20 sekund na decyzję
clock-calm = spokojnie: minuta na decyzję
clock-days = bez pośpiechu: dzień na decyzję
memory-aid = Pokazuj wzory, które mogą się jeszcze pojawić w tej rundzie
listed = Widoczny dla wszystkich, gra do rankingu
open-table = Otwórz stół

## Logbook: a person's games and results

logbook-text = Twoje wyniki i wszystkie twoje gry.
logbook-empty = Nie ma tu jeszcze żadnej gry. Zagraj!
logbook-nobody = Podaj imię, a twoje gry będą tu zapisywane.
games-going-on = W toku
earlier-games = Wcześniejsze gry

## Ratings

ratings-text = Gry przy stołach widocznych dla wszystkich liczą się do rankingu, jeśli rozdanie jest nowe. Decyduje ostrożna ocena siły: rośnie z każdą wygraną i gdy kolejne gry czynią ją pewniejszą.
ratings-empty = W rankingu nie ma jeszcze nikogo: otwórz stół widoczny dla wszystkich i zajmij pierwsze miejsce.
ratings-rank = Pozycja
ratings-player = Gracz
ratings-strength = Siła
ratings-estimate = Ocena
ratings-games = Gry
# $middle is the estimate, $spread how far off it may be: two numbers.
ratings-range = { $middle } ± { $spread }

## A deal

deal-title = Jedno rozdanie, wiele gier
deal-lead = Każdy, kto gra to rozdanie, dostaje te same karty w tej samej kolejności. Oto, co z tego wyszło.
deal-nobody = Nikt jeszcze nie skończył gry z tym rozdaniem.
deal-hidden = Zagraj to rozdanie, aby zobaczyć gry innych.
deal-player = Gracz
deal-against = Przeciw
deal-total = Punkty
deal-look = Powtórka
# $name is whose game it is.
deal-look-spoken = Powtórka gry: { $name }
deal-first-try = pierwsza próba
deal-later-try = znane karty
deal-try = Próba
deal-shuffled = Jak je potasowano
deal-hash-text = Zanim rozdano pierwszą kartę, przy stole można było odczytać ten skrót sekretu serwera (jego SHA-256):
deal-seed-text = Z sekretu i ze słów, które mogli dodać gracze, wynika to ziarno, a z ziarna każda karta:
deal-seed-kept = Ziarno pozostaje dla ciebie tajne, dopóki nie zagrasz tego rozdania albo dopóki ktokolwiek może je jeszcze zagrać.
deal-check = Zapis zakończonej gry zdradza sekret i słowa. Każdy może więc sprawdzić, że nic nie zostało zmienione.

## The islands

deck-text = { $count ->
        [one] 1 wyspa.
        [few] { $count } wyspy.
        [many] { $count } wysp.
       *[other] { $count } wyspy.
    } Liczbę tur potrzebnych do ukończenia wyspy obliczono dla najlepszej możliwej gry.
deck-filter = Które wyspy
deck-all = wszystkie

## Workshop

workshop-name = Mój archipelag
deck-title = Nazwa talii
save = Zapisz
download = Pobierz
open-file = Otwórz plik
play-deck = Zapisz i zagraj
deck-good = { $count ->
        [one] 1 wyspa
        [few] { $count } wyspy
        [many] { $count } wysp
       *[other] { $count } wyspy
    } i wszystko w porządku.
deck-faults = { $count ->
        [0] Sprawdzanie…
        [one] Jedna rzecz jest nie tak.
        [few] { $count } rzeczy są nie tak.
        [many] { $count } rzeczy jest nie tak.
       *[other] { $count } rzeczy jest nie tak.
    }
deck-opened = Plik jest otwarty.
not-a-deck = To nie jest plik talii.
deck-saved = Zapisano: możesz wybrać tę talię dla nowego stołu.
islands-of-deck = Wyspy tej talii
editor = Wyspa
add-island = Dodaj wyspę
remove-island = Usuń tę wyspę
new-island = Nowa wyspa
draw-with = Czym rysować
draw-here = Pola wyspy
tool-land = Ląd
tool-water = Woda
tool-coin = Moneta
tool-palm = Palma
tool-cross = Krzyżyk
cell-spoken = { $box }, { $kind ->
        [land] ląd
        [coin] moneta
        [palm] palma
        [cross] krzyżyk
       *[water] woda
    }
boxes-drawn = Pola: { $boxes } z { $wanted }
island-name = Nazwa
# Same as in English
island-id = Id
colour = Kolor
seal = Pieczęć na
no-seal = bez pieczęci
faults = Błędy
