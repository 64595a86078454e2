### The game in the terminal: the screens, and the plain prompt. Texts shared with the browser are in
### game.ftl and table.ftl.

## Keys: one or two words each, beside the key in the line at the bottom of the screen. Keep them short.

key-across = wybierz
key-again = jeszcze raz
key-begin = zacznij bez innych
key-decline = bez rewanżu
key-mute = wycisz wszystkich lub cofnij wyciszenie
key-react = powiedz coś
key-phrase = powiedz
# Put a bot on the next free seat.
key-bot = dodaj bota
# The keys 1 to 4 choose islands.
key-choose = wybierz dwie
key-close = zamknij
# Doradca, który podpowiada dobry ruch.
key-coach = doradca
coach-is-off = Doradca jest wyłączony. k podpowiada pojedynczy ruch.
# Light colours instead of dark ones, and back.
key-day = dzień/noc
key-keys = pomoc
# The player who was called is at the keyboard now.
key-here = to ja
# The keys 1 and 2 go to the one or the other island.
key-island = która wyspa
key-keep = zatrzymaj
key-leave = wyjdź
key-invite = zaproś
# How strong the next bot is.
key-level = inny poziom
key-log = przebieg
key-recap = pod twoją nieobecność
key-across-steps = wstecz, dalej
key-jump = do tury
key-review = analiza
key-mistake = następny błąd
key-replay = powtórka
key-look = zobacz stół
key-mark = zakreśl
key-mirror = odbij
key-move = przesuń
# To the next place where the shape fits.
key-next = inne miejsce
key-no = nie
# The keys 1 to 4 choose an island of the display.
key-number = wyspa
key-one-box = jedno pole
# Take the top of the pile.
key-pile = stos
# W małym oknie: pozostali gracze i odkryte karty.
key-players = pozostali
key-ready = gotowe
key-result = wynik
# A bot has played for somebody who was away or too slow.
key-return = wracam
key-rise = wstań
key-rules = zasady
key-save = zapisz
key-score = punkty
key-sit = usiądź
# Same as in English
key-start = start
key-take = weź
key-take-back = cofnij
# After "one box": the whole shape again.
key-the-shape = wzór
key-turn = obróć
key-watch = inny gracz
key-yes = tak

## Help

help-title = Klawisze i znaki
help-mouse = Działa też mysz: kliknij pole, aby położyć tam wzór, kliknij ponownie, aby zobaczyć jego następne położenie, i klikaj słowa na dole.
sign-marked = zakreślone
sign-fresh = zakreślone w tej turze
sign-ghost = zostanie zakreślone
misfit = Wzór się tu nie mieści. Spróbuj na innym polu albo zakreśl tylko jedno.
sign-misfit = tu się nie mieści
sign-candidate = pole do wyboru
# Explains the sign "+2★" on a card; ★ stands for lilac.
sign-seal = pieczęć: 2 punkty za każdą liliową wyspę, którą ukończysz

# The memory aid: a small drawing of a shape, a sign per card, and a percentage.
sign-to-come = wzór, który może się pojawić, jego karty i szansa

## Around the game

# The face-down cards; a heading.
pile = Stos
do-return = Bot decyduje za ciebie. Naciśnij Enter, gdy wrócisz.
window-too-small = To okno jest za małe. Gra potrzebuje { $width } kolumn i { $height } wierszy: powiększ je, proszę.
saved = Gra jest zapisana w { $file }.
kept = Gra została zachowana; przy następnym uruchomieniu pojawi się znowu.
not-written = Nie udało się zapisać ostatnich ruchów: { $reason }.
# $time to godzina, a także data, jeśli to nie było dzisiaj.
resume-question = Wrócić do gry ({ $time })?
# Litery są wpisywane: nie tłumacz ich.
resume-keys = Enter: wróć, o: starsza, n: nowa gra, d: usuń
overwrite-question = Plik { $file } już istnieje i zawiera coś innego. Zastąpić go? y: tak, Enter: nie
# $bot is a bot and its level, such as "Sailor: easy".
next-bot = Następny bot: { $bot }
# The name of a person who gives none. Other messages use it in sentences: a noun, not "you".
default-name = Gracz 1
not-our-server = To, co tam odpowiada, nie jest serwerem tej gry.
qr-code-needs-room = W większym oknie zobaczysz tu kod QR.
# W powtórce dwie cyfry prowadzą do rundy i tury.
jump-to-round = Która runda? 1 do { $most }
jump-to-turn = Runda { $round }: która tura? 1 do { $most }

## The plain prompt: questions and answers, for screen readers and simple terminals. The letters and numbers to
## type are the same in every language.

plain-start = ? pomoc, q wyjście
plain-start-player = Rozpoczyna: { $name }
plain-help =
    {"  "}1b3          wyspa 1, pole b3: pokazuje ułożenia, które je zakrywają
    {"  "}1 b3 c3 c4   pola do zakreślenia, wszystkie naraz
    {"  "}l            lista wszystkich dozwolonych zakreśleń, wybór numerem
    {"  "}u            cofnij ostatnie zakreślenie
    {"  "}uu           cofnij wszystkie zakreślenia z tej tury
    {"  "}Enter        gotowe, gdy wszystko zakreślone
    {"  "}t            pokaż stół jeszcze raz
    {"  "}s            tabela wyników
    {"  "}e            powiedz coś innym; e 2 mówi drugie zdanie
    {"  "}k            dobry ruch i dlaczego
    {"  "}w            co się ostatnio stało
    {"  "}y            co się działo pod twoją nieobecność
    {"  "}c            ile zostało czasu, przy stole z zegarem
    {"  "}d            słowami zamiast rysunków, i z powrotem
    {"  "}q            opuść grę; zostanie zachowana
# Before a game at a server.
plain-gathering-help =
    {"  "}1            usiądź na miejscu 1
    {"  "}b            bot na następne wolne miejsce; b captain wybiera, który
    {"  "}i            link dla znajomych i jego kod QR
    {"  "}x            wstań
    {"  "}Enter        zaczynamy, jeśli gra jeszcze czeka
    {"  "}t            kto gdzie siedzi
    {"  "}w            co się stało
    {"  "}q            odejdź; miejsce zostaje twoje
plain-spoken = Odtąd słowami; d znów rysuje.
plain-drawn = Odtąd rysunkami; d mówi słowami.
# An island read out: $worth is its value and colour, and what its seal counts; $boxes such as "b3, c3 Coin".
spoken-island = { $number }: { $card }, { $worth }. Wolne pola: { $boxes }.
plain-connected = Znów połączono.
plain-no-clock = Przy tym stole nie ma zegara.
# $most is the number of seats.
ask-sit = Liczba od 1 do { $most }, żeby usiąść (? pomoc)
ask-bot = Brakuje jeszcze innych; b sadza bota (? pomoc)
ask-start = Wszystkie miejsca zajęte: Enter zaczyna
ask-watch = Wszystkie miejsca zajęte: możesz patrzeć (? pomoc)
ask-again = a: jeszcze jedna gra, Enter: koniec
ask-rematch-wait = Czekamy na innych. d: jednak nie, Enter: wyjście
ask-rematch-lead = Czekamy na innych. g: zacznij bez nich, d: jednak nie, Enter: wyjście
plain-phrases = Wpisz e i numer:
answer-gathering = Wpisz ?, żeby zobaczyć, co tu można zrobić.
plain-dealt = { $name }, oto rozdane ci wyspy.
ask-keep = Które dwie zatrzymujesz? (na przykład 1 3)
ask-mark = Twoje zakreślenie (? pomoc)
ask-cross = { $count ->
        [one] Krzyżyk: zakreśl jeszcze jedno pole
        [few] Krzyżyki: zakreśl jeszcze { $count } pola
        [many] Krzyżyki: zakreśl jeszcze { $count } pól
       *[other] Krzyżyki: zakreśl jeszcze { $count } pola
    }
ask-ready = Enter: gotowe, u: cofnij
ask-nothing = Nie ma nic do zakreślenia: Enter
# One of several places for a mark, by its number from 1 to $most.
ask-which = Które? Od 1 do { $most } (Enter: wstecz)
# $most is the number of cards on display.
ask-take = Weź nową wyspę: od 1 do { $most }
# $pile is the number of cards in the pile.
ask-take-or-draw = { $pile ->
        [one] Weź nową wyspę: od 1 do { $most } albo p, ostatnia ze stosu
        [few] Weź nową wyspę: od 1 do { $most } albo p ze stosu ({ $pile } karty)
        [many] Weź nową wyspę: od 1 do { $most } albo p ze stosu ({ $pile } kart)
       *[other] Weź nową wyspę: od 1 do { $most } albo p ze stosu ({ $pile } karty)
    }
answer-box = Wpisz wyspę i pole, na przykład 1b3, albo ?, by zobaczyć pomoc.
# $example is what could be typed, such as 1b3.
answer-island = Która wyspa, 1 czy 2? Wpisz najpierw jej numer, na przykład { $example }.
answer-number = Wpisz liczbę od 1 do { $most }.
answer-keep = Zatrzymaj dwie z nich: wpisz dwie liczby, na przykład 1 3.
answer-done = Wszystko zakreślone: Enter zatwierdza, u cofa.
# $error is a whole sentence.
answer-illegal = Tak nie można. { $error }
points-so-far = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
# Before a player's first finished island.
nothing-finished = jeszcze nic
display-empty = Wystawka jest pusta.
on-display = { $count ->
        [one] Na wystawce, a w stosie 1 karta:
        [few] Na wystawce, a w stosie { $count } karty:
        [many] Na wystawce, a w stosie { $count } kart:
       *[other] Na wystawce, a w stosie { $count } karty:
    }
# A seal on a card: $worth points for each finished island of a colour.
seal-in-words = pieczęć: { $color ->
        [grey] { $worth } za każdą szarą
        [green] { $worth } za każdą zieloną
        [orange] { $worth } za każdą pomarańczową
       *[lilac] { $worth } za każdą liliową
    }
# The labels of the parts of a score card on one line.
label-coins = monety
label-palms = palmy
label-finished = ukończone:

## Zagadki

puzzle-heading = Zagadka { $id }, poziom: { $bot }
# The letters are typed: keep them.
puzzle-keys = b: pokaż najlepszy ruch, n: następna zagadka, q: wyjdź
puzzle-judging = Ruch jest oceniany …
key-try-again = jeszcze raz
key-show-best = najlepszy ruch
key-next-puzzle = następna zagadka
key-leave-puzzles = wyjdź
key-task = zadanie
key-go-on = dalej
key-step-back = wstecz
key-step-skip = pomiń
key-play = zagraj
