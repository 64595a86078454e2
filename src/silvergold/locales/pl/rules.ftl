### The rulebook, for players. The numbers are those of docs/rules.md: message R4-3 is rule R4.3.
### The names of the rules (R4-3-title) are in game.ftl, because the table shows them.
###
### Markup, the same in the browser and in the terminal: an empty line separates paragraphs, "- " starts an
### item of a list, "| " starts a row of a table (the first row is its header), _underscores_ emphasize. A number
### such as R4.3 becomes a link. A line must not start with "*", "[" or ".", which Fluent would interpret.
###
### R4-3-example: an example. R4-3-picture: the caption of a picture, which screen readers read.
### R6-3-nsv, R6-3-oya: the ruling of an edition. R5-4-note: a remark for readers of a printed rulebook.

rules-title = Zasady
rules-lead = Wszystko o Silver & Gold, od pierwszej karty do ostatniego punktu. Każda zasada ma numer, wszędzie taki sam: przy stole, w terminalu i w każdym języku.
rules-made = Autorem gry Silver & Gold jest Phil Walker-Harding. To niezależne wydanie z własnymi słowami, wyspami i obrazkami.
rules-contents = Spis treści
rules-print = Drukuj
rules-open-page = Cała instrukcja
rules-find = Szukaj w zasadach
# $count is the number of rules found.
rules-found = { $count ->
        [0] Nic nie znaleziono.
        [one] Znaleziono jedną zasadę.
        [few] Znaleziono { $count } zasady.
        [many] Znaleziono { $count } zasad.
       *[other] Znaleziono { $count } zasady.
    }
rules-example = Przykład
rules-note = W drukowanej instrukcji

## A game at a glance: two minutes for newcomers

glance = Gra w skrócie
glance-lead = Odkrywasz wyspy. Karta pokazuje wszystkim ten sam wzór, a ty zakreślasz go na jednej ze swoich wysp. Kończ wyspy, zbieraj monety i palmy: wygrywa, kto po czterech rundach ma najwięcej punktów.
glance-players = 2 do 4 graczy, od 8 lat, około 20 minut.
glance-begin-title = Zanim zaczniecie
glance-begin = Dostajesz cztery karty ze skarbami i zatrzymujesz dwie: to twoje wyspy. Cztery inne leżą odkryte na środku: to wystawka. Reszta to stos. (R2)
glance-turn-title = Tura ma trzy etapy
glance-reveal = _Odkrywanie._ Gracz rozpoczynający odkrywa kartę ekspedycji. Jej wzór obowiązuje wszystkich.
glance-mark = _Zakreślanie._ Wszyscy naraz: zakreśl wzór na jednej ze swoich wysp, dowolnie obrócony i odbity. Albo zamiast niego zakreśl tylko jedno pole. (R4.1, R4.2)
glance-settle = _Rozliczanie._ Po kolei: weź swoje puchary, odłóż ukończone wyspy i za każdą weź nową, z wystawki albo ze stosu. (R5)
glance-picture = Odkryto L. Zakreślono je na lewej wyspie, obrócone i odbite. Zakrywa monetę.
glance-symbols-title = Co dają pola
glance-cross = _Krzyżyk:_ od razu zakreśl jeszcze jedno pole na dowolnej ze swoich wysp. (R4.3)
glance-coin = _Moneta:_ zakreśl monetę na swojej karcie wyników. Pełny rząd czterech daje najwyższy z pozostałych pucharów: 6, potem 5, aż do 1. (R4.4, R5.1)
glance-palm = _Palma:_ zapisz 1 punkt i jeszcze po 1 za każdą palmę na wystawce. (R4.5)
glance-end-title = Koniec
glance-end = Po siedmiu turach kończy się runda, a po czterech rundach, czyli 28 turach, cała gra. (R6)
glance-score = Liczysz wartość ukończonych wysp (szara 8, zielona 10, pomarańczowa 12, liliowa 14), ich pieczęcie, swoje monety, puchary i palmy. Wygrywa, kto ma najwięcej punktów. (R7)
glance-go = Na pierwszą grę to wystarczy. Resztę znajdziesz w rozdziałach poniżej.

## R1 Material

R1 = Elementy gry

R1-1 = Grać może od dwóch do czterech osób w wieku od 8 lat. Gra trwa około 20 minut.

R1-2 = W grze jest 47 kart ze skarbami. Każda pokazuje jedną wyspę: pola stykające się bokami, wewnątrz kwadratu cztery na cztery. Kolor mówi, jak duża jest wyspa, a zarazem ile punktów jest warta.

    | kolor | karty | pola | wartość |
    | szary | 11 | 8 | 8 |
    | zielony | 12 | 10 | 10 |
    | pomarańczowy | 12 | 12 | 12 |
    | liliowy | 12 | 14 | 14 |
R1-2-picture = Dwie karty ze skarbami. 1: wartość i kolor. 2: krzyżyk. 3: moneta. 4: palma. 5: pieczęć, tutaj na wyspy pomarańczowe. 6: nazwa wyspy.

R1-3 = W polu może być symbol: krzyżyk, moneta albo palma. Nigdy dwa w jednym polu i nigdy dwie palmy na jednej wyspie. W całej talii jest 55 krzyżyków, 42 monety i 16 palm, po cztery palmy w każdym kolorze. Każdy wiersz tej tabeli to jeden rodzaj wyspy:

    | kolor | karty | monety | palmy | krzyżyki | pieczęć |
    | liliowy | 3 | 0 | 0 | 3 | tak |
    | liliowy | 3 | 3 | 0 | 1 | nie |
    | liliowy | 2 | 2 | 0 | 2 | nie |
    | liliowy | 1 | 2 | 1 | 1 | nie |
    | liliowy | 3 | 0 | 1 | 2 | nie |
    | pomarańczowy | 3 | 0 | 0 | 2 | tak |
    | pomarańczowy | 3 | 3 | 0 | 1 | nie |
    | pomarańczowy | 2 | 1 | 0 | 2 | nie |
    | pomarańczowy | 4 | 1 | 1 | 1 | nie |
    | zielony | 3 | 0 | 0 | 0 | tak |
    | zielony | 3 | 2 | 0 | 1 | nie |
    | zielony | 2 | 1 | 0 | 2 | nie |
    | zielony | 1 | 1 | 1 | 1 | nie |
    | zielony | 3 | 0 | 1 | 1 | nie |
    | szary | 3 | 0 | 0 | 0 | tak |
    | szary | 3 | 1 | 0 | 1 | nie |
    | szary | 4 | 0 | 1 | 0 | nie |
    | szary | 1 | 0 | 0 | 1 | nie |

R1-4 = Dwanaście wysp ma pieczęć, po trzy w każdym kolorze. Pieczęć liczy wyspy jednego z trzech pozostałych kolorów: na każdy z nich jest jedna. Pieczęć na liliowe lub pomarańczowe jest warta 2, na zielone lub szare 1. Jak się ją liczy, mówi R7.5.

R1-5 = W grze jest 8 kart ekspedycji z 6 wzorami:

    | wzór | karty |
    | domino | 1 |
    | pasek z trzech pól | 2 |
    | narożnik z trzech pól | 2 |
    | kwadrat z czterech pól | 1 |
    | L z czterech pól | 1 |
    | T z czterech pól | 1 |

    Każdy może to w każdej chwili sprawdzić.
R1-5-picture = Sześć wzorów. Kreski pod wzorem mówią, na ilu z 8 kart ekspedycji się znajduje.

R1-6 = Każdy gracz ma kartę wyników: 3 rzędy po 4 monety, puchar na końcu każdego rzędu i 4 pola z palmami.
R1-6-picture = Karta wyników: pięć monet jest zakreślonych, pierwszy rząd dał puchar 6, a jedna palma dała 3.

R1-7 = Karta rundowa leży na środku. Ma 4 pola rundowe i sześć pucharów: 6, 5, 4, 3, 2 i 1. Są takie same dla każdej liczby graczy.
R1-7-picture = Karta rundowa w drugiej rundzie. Pucharu 6 już nie ma.

## R2 Setting up

R2 = Przygotowanie

R2-1 = Karty ze skarbami tasuje się. Każdy gracz dostaje 4 i nikomu ich nie pokazuje.

R2-2 = Wszyscy naraz wybierają 2 ze swoich 4 kart, które chcą zatrzymać. Gdy każdy wybierze, zatrzymane karty zostają odkryte. Wcześniej nikt nie widzi, co wybrali inni.
R2-2-picture = Rozdano cztery wyspy. Dwie w ramkach zostają zatrzymane.

R2-3 = Karty zwrócone i nierozdane tasuje się razem. Tworzą zakryty stos. Cztery karty z wierzchu odkrywa się i kładzie obok niego: to wystawka.

R2-4 = Tasuje się 8 kart ekspedycji i kładzie zakryte.

R2-5 = Jeden z graczy jest graczem rozpoczynającym. Tutaj może go wskazać osoba, która otworzyła stół; w przeciwnym razie, a w grach rankingowych zawsze, wybiera go los.
R2-5-nsv = W wersji papierowej pierwszym graczem rozpoczynającym może być każdy.
R2-5-oya = W wersji papierowej pierwszym graczem rozpoczynającym jest ten, kto ma przy sobie najwięcej monet.
R2-5-picture = Stół przygotowany dla dwóch osób, widziany z jednego miejsca. 1: twoje dwie wyspy i twoja karta wyników. 2: wyspy i karta drugiego gracza. 3: wystawka z czterema wyspami. 4: stos. 5: karty ekspedycji. 6: karta rundowa.

## R3 A turn

R3 = Tura: odkrywanie, zakreślanie, rozliczanie

R3-1 = Gracz rozpoczynający odkrywa wierzchnią kartę ekspedycji. Jej wzór obowiązuje wszystkich graczy.

R3-2 = Wszyscy gracze zakreślają naraz. Jak, mówi R4.

R3-3 = Najpierw rozlicza się gracz rozpoczynający, potem pozostali zgodnie z ruchem wskazówek zegara. Jak, mówi R5.

R3-4 = Karty ekspedycji z tej rundy leżą jedna na drugiej i widać tylko wierzchnią. Pozostałe wolno pamiętać, ale nie wolno ich podglądać.

## R4 Mark

R4 = Zakreślanie

R4-1 = Zakreśl odkryty wzór na jednej ze swoich dwóch wysp. Wszystkie jego pola muszą leżeć na tej jednej wyspie i żadne nie może być już zakreślone. Wzór możesz dowolnie obracać i odbijać.
R4-1-picture = L z czterech pól, obracane i odbijane, ma osiem ułożeń.
R4-1-example = Odkryto L. Ada obraca je, odbija i znajduje cztery wolne pola na swojej zielonej wyspie.
R4-1-note = Polska instrukcja nie wspomina o odbijaniu. Jest dozwolone.

R4-2 = Nie możesz albo nie chcesz położyć wzoru? Wtedy zamiast niego zakreśl dokładnie jedno wolne pole na dowolnej ze swoich wysp. Dopóki masz jakieś wolne pole, musisz coś zakreślić.
R4-2-picture = Kwadrat nie mieści się już na żadnej wyspie. Zamiast niego zakreślono jedno pole.

R4-3 = Za każdym razem, gdy zakreślasz pole z _krzyżykiem_, od razu zakreśl jeszcze jedno wolne pole na dowolnej ze swoich wysp. Jeśli i tam jest krzyżyk, zakreślaj dalej. Dwa krzyżyki zakreślone razem dają dwa pola.

    Krzyżyk to obowiązek, a nie propozycja. Przepada tylko wtedy, gdy nie masz już żadnego wolnego pola. Wyspę ukończoną w ten sposób wymieniasz później, przy rozliczaniu (R5.3): na nowej nie można w tej turze zakreślać.
R4-3-picture = Łańcuch. 1: domino zakrywa krzyżyk. 2: krzyżyk daje pole na drugiej wyspie, a tam też jest krzyżyk. 3: ten daje pole z powrotem na pierwszej wyspie.
R4-3-example = Ben zakreśla domino i zakrywa krzyżyk. Zakreśla za niego krzyżyk na swojej drugiej wyspie, a za ten – trzecie pole. Wybiera monetę.

R4-4 = Za pole z _monetą_ zakreśl następną monetę na swojej karcie wyników: od lewej do prawej, zaczynając od górnego rzędu. Po 12 monetach rzędy monet są pełne i dalsze monety nic nie dają.
R4-4-picture = W tej turze zakryto dwie monety. Czwarta zapełnia pierwszy rząd, piąta zaczyna drugi.
R4-4-note = We włoskiej instrukcji drugi rząd zaczyna się od prawej. Wszystkie rzędy zaczynają się od lewej.

R4-5 = Za pole z _palmą_ od razu dostajesz punkty: 1 za tę palmę i jeszcze 1 za każdą palmę na wyspach z wystawki. Powiedz liczbę na głos i zapisz ją w następnym polu z palmą. Twoje własne wyspy się nie liczą, wyspy innych graczy też nie.

    Palmy nie można odrzucić ani zostawić na później. Po 4 palmach pola są pełne i dalsze palmy nic nie dają.
R4-5-picture = Zakreślono palmę, a dwie wyspy na wystawce mają palmę: zapisuje się 1 + 2 = 3.
R4-5-example = Cleo zakreśla palmę. Na dwóch z czterech wysp na wystawce widać palmę. Cleo mówi „trzy” i zapisuje 3.

R4-6 = Symbol działa tak samo bez względu na to, jak zakreślono jego pole: wzorem, jako jedno pole czy za krzyżyk.

R4-7 = Jeśli nie masz już wolnych pól, nic nie zakreślasz. Może się to zdarzyć tylko wtedy, gdy i stos, i wystawka są puste.

## R5 Settle

R5 = Rozliczanie po kolei

R5-1 = Jeśli w tej turze zapełnisz rząd monet, weź z karty rundowej najwyższy z pozostałych pucharów: powiedz jego wartość na głos i zapisz ją na końcu rzędu. Dwóch rzędów w jednej turze zapełnić się nie da. Gdy nie ma już żadnego z sześciu pucharów, rząd nic nie daje.
R5-1-picture = Pierwszy pełny rząd daje puchar 6. Następny, czyjkolwiek będzie, da 5.
R5-1-example = Ada i Ben zapełniają rząd w tej samej turze. Ada rozlicza się pierwsza i bierze 6. Ben bierze 5.
R5-1-note = Polska instrukcja mówi o trzech pełnych rzędach. Do zdobycia pucharu wystarczy jeden.

R5-2 = Swoje ukończone wyspy połóż odkryte obok siebie. Wszyscy mogą je zawsze oglądać.

R5-3 = Za każdą ukończoną wyspę weź nową: dowolną z wystawki albo w ciemno wierzchnią kartę stosu. Jeśli bierzesz dwie, obejrzyj pierwszą, zanim wybierzesz drugą. W międzyczasie wystawki się nie uzupełnia.
R5-3-picture = 1: wyspa jest ukończona i odłożona. 2: można wziąć jedną z czterech z wystawki. 3: albo w ciemno wierzchnią kartę stosu.

R5-4 = Potem uzupełnia się wystawkę ze stosu do czterech kart, zanim rozliczy się następny gracz.
R5-4-note = Polska instrukcja uzupełnia wystawkę na końcu etapu; włoska i francuska od NSV mówią o odkrywaniu po cztery karty naraz. Wystawkę uzupełnia się do czterech po każdym graczu.

R5-5 = Gdy stos się skończy, wystawka pozostaje mniejsza. Gdy jedno i drugie jest puste, nikt nie bierze kart i gra się dalej tym, co się ma.

R5-6 = Po ostatniej turze gry puchary i ukończone wyspy rozlicza się jak zwykle, ale nikt nie bierze nowej wyspy.

## R6 Rounds and the end

R6 = Rundy i koniec gry

R6-1 = Runda kończy się po 7 turach. Ósmej karty ekspedycji się nie odkrywa. Potem wszystkie osiem znów się tasuje.
R6-1-nsv = W wersji papierowej pole rundowe skreśla się po zakończeniu rundy. Tutaj widać rundę, która właśnie trwa.
R6-1-oya = W wersji papierowej pole rundowe skreśla się na początku rundy. Tutaj widać rundę, która właśnie trwa.

R6-2 = Gra kończy się po 4 rundach, czyli po 28 turach.

R6-3 = Graczem rozpoczynającym zostaje następny gracz zgodnie z ruchem wskazówek zegara. Kiedy, zależy od wydania.
R6-3-nsv = Gracz rozpoczynający zmienia się po każdej turze.
R6-3-oya = Gracz rozpoczynający zmienia się po każdej rundzie.

## R7 Score

R7 = Punktacja

R7-1 = Dostajesz 1 punkt za każdą monetę zakreśloną na swojej karcie wyników, najwyżej 12.

R7-2 = Puchary dają wartości zapisane na końcach rzędów monet.

R7-3 = Palmy dają punkty zapisane w polach z palmami; liczą się najwyżej cztery palmy.

R7-4 = Ukończone wyspy dają swoją wartość. Nieukończona wyspa nic nie daje, ale zachowujesz monety i palmy, które z niej masz.

R7-5 = Za każdą pieczęć na ukończonej wyspie policz swoje ukończone wyspy w kolorze pieczęci i pomnóż przez jej wartość. Liczą się wszystkie twoje pieczęcie.
R7-5-picture = Pieczęć na szare o wartości 1 i dwie ukończone szare wyspy: 1 × 2 = 2 punkty.
R7-5-example = Dan ma pieczęć na pomarańczowe o wartości 2 i trzy ukończone pomarańczowe wyspy: 6 punktów.

R7-6 = Wygrywa, kto ma najwięcej punktów. Co się dzieje przy remisie, zależy od wydania.
R7-6-nsv = Przy remisie wygrywa ten, kto ma więcej ukończonych szarych wysp; potem zielonych, potem pomarańczowych, potem liliowych. Jeśli wszystko jest równe, zwycięstwo jest wspólne.
R7-6-oya = Przy remisie zwycięstwo jest wspólne.
R7-6-note = W greckiej instrukcji przy remisie zgubiono słowo „szare”. Najpierw porównuje się szare wyspy.

R7-7 = Przykład. Cleo ukończyła sześć wysp: 64 punkty. Jej pieczęć na szare (wartość 1) liczy dwie szare wyspy: 2. Jej pieczęć na pomarańczowe (wartość 2) liczy dwie pomarańczowe wyspy: 4. Dziewięć monet i dwa puchary dają 17. Trzy palmy dają 8. Razem to 95 punktów.
R7-7-picture = Wynik Cleo: wyspy 64, pieczęcie 6, monety 9, puchary 8, palmy 8. Razem 95.
R7-7-note = Włoska instrukcja podaje 14 za monety i puchary, a w greckiej szara pieczęć stała się zielona. Poprawne są 17 i szara: tylko tak wychodzi 95.

## Glossary

words = Słowniczek
word-treasure-card = _Karta ze skarbami:_ pokazuje wyspę z polami do zakreślenia. Najczęściej mówimy: wyspa.
word-box = _Pole:_ jedna kratka wyspy. Pole jest wolne, dopóki się go nie zakreśli.
word-symbol = _Symbol:_ krzyżyk, moneta albo palma w polu.
word-seal = _Pieczęć:_ premia za ukończone wyspy jednego koloru.
word-expedition-card = _Karta ekspedycji:_ pokazuje wzór, który każdy może zakreślić w tej turze.
word-display = _Wystawka:_ cztery odkryte karty ze skarbami na środku. W drukowanej instrukcji: otwarte rozdanie.
word-pile = _Stos:_ zakryte karty ze skarbami.
word-score-card = _Karta wyników:_ twoje monety, puchary i palmy.
word-round-card = _Karta rundowa:_ rundy i pozostałe puchary.
word-start-player = _Gracz rozpoczynający:_ odkrywa kartę ekspedycji i rozlicza się jako pierwszy.
word-turn = _Tura:_ odkrywanie, zakreślanie, rozliczanie.
word-round = _Runda:_ siedem tur.

## Where the editions differ

editions = Czym różnią się wydania
editions-lead = Gra ma dwa wydania z własnymi zasadami: wydanie NSV, znane w większości krajów, i francuskie wydanie Oya. Wybierasz jedno z nich, otwierając stół. Różnią się tym:
edition-of-nsv = Wydanie NSV
edition-of-oya = Wydanie Oya
editions-words = Francuska instrukcja Oya ma też własne słowa. Wybierz język francuski i wydanie Oya, a stół będzie nimi mówił.

## What the digital table does for you

digital = Co ten stół robi za ciebie
digital-count = _Liczy._ Monety, puchary, palmy i punkty zapisują się same. Stół nie pozwala zakreślić tego, czego zabraniają zasady, i mówi, która to zasada.
digital-take-back = _Cofanie._ Dopóki nie naciśniesz „Gotowe”, możesz cofać swoje zakreślenia z tej tury, jedno po drugim. Nikt ich jeszcze nie widział.
digital-ready = _Gotowe._ Twoje zakreślenia są ważne, gdy naciśniesz „Gotowe”. Gdy zrobią to wszyscy, widać wszystkie zakreślenia i tura zostaje rozliczona.
digital-memory = _Ściągawka._ Przeglądanie odkrytych kart ekspedycji jest zabronione (R3.4). Kto otwiera stół, może na to pozwolić: wtedy widać, które wzory mogą się jeszcze pojawić i z jaką szansą. Bez tego zapomina o nich także przebieg gry.
digital-chance = _Uczciwe tasowanie._ Rozdanie jest ustalone przed grą tak, że każdy może je potem sprawdzić. Możesz dodać do niego własne słowa.
digital-away = _Nieobecność._ Gdy ktoś odejdzie, może za niego grać bot, aż wróci.
