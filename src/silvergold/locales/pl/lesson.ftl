### The first game, and the coach.

## The frame of the lesson

lesson-title = Twoja pierwsza gra
# $step and $steps are numbers: "Step 2 of 8".
lesson-step = Krok { $step } z { $steps }
lesson-steps = Kroki
# Spoken after the name of a step that has been done.
lesson-step-done = { $title }, zrobione
lesson-well-done = Świetnie!
lesson-back = Wstecz
lesson-skip = Pomiń
lesson-next = Dalej
lesson-again = Jeszcze raz
# Przy wierszu poleceń; litery są wpisywane: nie tłumacz ich.
lesson-keys = n: pomiń, t: pokaż stół, ?: pomoc, q: koniec
lesson-prompt-end = Zagraj z łagodnym przeciwnikiem: silvergold terminal --coach. Doradca za każdym razem podpowiada dobry ruch; k go wyłącza.
# A move was refused; the reason follows as a sentence of its own.
lesson-refused = To wbrew zasadom, więc nic się nie stało. Spróbuj jeszcze raz:
# The marks are confirmed, but the goal of the step was not reached.
lesson-turn-over = Tura już się skończyła. Zacznij ją od nowa i spróbuj inaczej.
# Shown while a turn goes well. $ready is the label of the button.
lesson-now-ready = Właśnie tak! Teraz naciśnij „{ $ready }”, a twoje zakreślenia będą ważne.
lesson-cross-owed = Krzyżyk: musisz zakreślić jeszcze jedno pole. Wybierz dowolne na dowolnej wyspie.

## Step by step: the name, what to do, and the result
## $card is the name of the island that the step is about, $name the name of the other player.

lesson-keep-title = Dwie wyspy z czterech
lesson-keep = Dostajesz cztery wyspy i zatrzymujesz dwie. Duże dają więcej punktów, małe szybciej się kończy. Wybierz dwie, które ci się podobają.
lesson-keep-done = Te dwie są twoje. Pozostałe wracają do stosu. Obok niego odkrywa się cztery karty: to wystawka.

lesson-turned-title = Obróć i odbij
# $hand is "finger" on devices without a keyboard.
lesson-turned = W każdej turze karta ekspedycji pokazuje wzór dla wszystkich graczy: tutaj L. Na wyspie { $card } mieści się tylko w jeden sposób, obrócone o ćwierć obrotu i odbite. { $hand ->
        [finger] Obróć i odbij wzór przyciskami i zakreśl go tam.
        [prompt] Wpisz wyspę i pola wzoru L, na przykład 1 a2 a3 a4 b4.
       *[keys] Obróć wzór przyciskiem albo klawiszem R, odbij klawiszem M i zakreśl go tam.
    }
lesson-turned-done = L leży obrócone i odbite, zostało tylko jedno pole. Obracać i odbijać wolno zawsze.
lesson-turned-single = Samo jedno pole też wolno zakreślić, ale teraz chcemy L. Cofnij i spróbuj jeszcze raz.
lesson-turned-otherwise = Tam L też może leżeć. Spróbuj jednak na wyspie { $card }: cofnij, obróć je i odbij.

lesson-single-title = Jedno pole zamiast wzoru
lesson-single = Kwadrat nie mieści się na żadnej wyspie. Gdy wzór nie pasuje albo go nie chcesz, zakreśl zamiast niego jedno dowolne pole. Coś zakreślić trzeba zawsze.
# $oneBox is the label of the button.
lesson-single-done = Jedno pole jest lepsze niż nic. Przyciskiem „{ $oneBox }” możesz tak zrobić w każdej turze.

lesson-cross-title = Krzyżyk i jego łańcuch
lesson-cross = Kto zakreśla krzyżyk, od razu zakreśla jeszcze jedno pole na dowolnej wyspie. Jeśli to znów krzyżyk, zakreśla następne. Połóż pasek z trzech pól na krzyżyku w prawym górnym rogu wyspy { $card }, a potem zakreśl kolejny krzyżyk.
lesson-cross-done = Trzy pola za wzór, dwa za krzyżyki: pięć pól w jednej turze.
lesson-cross-missed = W porządku, ale nie było w tym krzyżyka. Cofnij i połóż pasek tak, by kończył się na krzyżyku w rogu.
lesson-cross-next = Oto twój krzyżyk! Daje ci jeszcze jedno pole. Zakreśl za niego następny krzyżyk.
lesson-cross-no-chain = Tak wolno, ale łańcuch się tu kończy. Cofnij i jako dodatkowe pole zakreśl krzyżyk.

lesson-coins-title = Monety i pierwszy puchar
lesson-coins = Za każdą monetę zakreśloną na wyspie zakreśla się jedną na twojej karcie wyników. Cztery to rząd, a rząd daje najwyższy z pozostałych pucharów. Masz trzy, tyle samo co { $name }. Zakreśl monetę na wyspie { $card }.
lesson-coins-done = Twój rząd jest pełny: bierzesz puchar 6. { $name } też ma pełny rząd i dostaje następny puchar, 5.
lesson-coins-missed = W porządku, ale nie było w tym monety. Cofnij i połóż pasek na monecie na wyspie { $card }.

lesson-palm-title = Palma
lesson-palm = Palma jest warta 1 punkt i jeszcze po 1 za każdą palmę, która leży w tej chwili na wystawce. Teraz są tam dwie. Połóż kwadrat na palmie na wyspie { $card }.
lesson-palm-done = Jeden i dwa to trzy. Trójka trafia do twojego pierwszego pola z palmą; takich pól są cztery.
lesson-palm-missed = W porządku, ale palma wciąż jest wolna. Cofnij i połóż na niej kwadrat.

lesson-finish-title = Ukończ wyspę
lesson-finish = Na wyspie { $card } zostały dwa pola i domino akurat pasuje. Ukończ ją, a potem wybierz nową.
lesson-finish-done = Wyspa { $card } daje 12 punktów, a jej pieczęć po 1 za każdą szarą wyspę, którą ukończysz. Na nowej wyspie możesz zakreślać od następnej tury.
lesson-finish-missed = W porządku, ale wyspa { $card } nie jest ukończona. Cofnij i połóż domino na jej dwóch ostatnich polach.
lesson-finish-take = Ukończona! Teraz weź nową wyspę: jedną z wystawki albo w ciemno wierzchnią kartę stosu.

lesson-score-title = Wynik końcowy
lesson-score = Cztery rundy za nami. Oto twoich sześć ukończonych wysp i twoja karta wyników. Policz punkty, wiersz po wierszu.
lesson-score-done = 95 punktów: to przykład z każdej instrukcji. { $name } ma { $points }.
lesson-score-check = Sprawdź
lesson-score-sum = Zsumuj wszystko
lesson-score-right = Dobrze
# The question of each line, and a hint after a wrong answer.
lesson-score-cards = Liczby na chorągiewkach twoich wysp
lesson-score-cards-wrong = Jeszcze nie. Dodaj liczby z chorągiewek wszystkich sześciu wysp.
lesson-score-seals = Co dają pieczęcie za twoje wyspy
lesson-score-seals-wrong = Jeszcze nie. Każda pieczęć liczy twoje wyspy w swoim kolorze: po 1 punkcie za szare, po 2 za pomarańczowe.
lesson-score-coins = Po jednym punkcie za każdą zakreśloną monetę
lesson-score-coins-wrong = Jeszcze nie. Policz monety zakreślone na karcie wyników.
lesson-score-cups = Liczby w pucharach
lesson-score-cups-wrong = Jeszcze nie. Dodaj liczby zapisane w pucharach.
lesson-score-palms = Liczby w polach z palmami
lesson-score-palms-wrong = Jeszcze nie. Dodaj liczby zapisane na dole, w polach z palmami.
lesson-score-total-wrong = Jeszcze nie. Dodaj pięć wierszy powyżej.

lesson-end-title = Teraz znasz grę
lesson-end = Zagraj z łagodnym przeciwnikiem, a doradca w każdej turze wskaże ci dobry ruch. Przy stole możesz go w każdej chwili wyłączyć.
lesson-play = Zagraj

## The coach: what to do

# $boxes are names of boxes: "a1 b1 c1".
coach-mark = Zakreśl { $boxes } na wyspie { $card }.
coach-keep = Zatrzymaj: { $first } i { $second }.
coach-take = Weź: { $card }.
coach-draw = Dobierz ze stosu.
coach-ready = Naciśnij „Gotowe”.

## The coach: why

coach-why-finishes = To kończy wyspę { $card }: { $value ->
        [one] { $value } punkt.
        [few] { $value } punkty.
        [many] { $value } punktów.
       *[other] { $value } punktu.
    }
# Crosses of the mark give as many boxes as the island still needs.
coach-why-cross-finishes = Dzięki krzyżykowi ukończysz wyspę { $card } jeszcze w tej turze.
coach-why-coin-row = To zapełnia rząd monet, a najwyższy pozostały puchar to { $cup }.
coach-why-palm = Palma jest teraz warta { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
    }
coach-why-cross = { $count ->
        [one] Krzyżyk daje ci jeszcze jedno pole.
        [few] Krzyżyki dają ci jeszcze { $count } pola.
        [many] Krzyżyki dają ci jeszcze { $count } pól.
       *[other] Krzyżyki dają ci jeszcze { $count } pola.
    }
coach-why-coins = { $count ->
        [one] To daje monetę.
        [few] To daje { $count } monety.
        [many] To daje { $count } monet.
       *[other] To daje { $count } monety.
    }
# $turns is a number such as 2.4; a shape has its best place on this island.
coach-why-fewest-turns = Tak najszybciej ukończysz wyspę { $card }: zostanie jeszcze około { $turns ->
        [one] { $turns } tury.
        [few] { $turns } tur.
        [many] { $turns } tur.
       *[other] { $turns } tury.
    }
# $count of the eight expedition cards still fit on the island.
coach-why-room = To zostawia miejsce na wyspie { $card }: { $count ->
        [one] pasuje jeszcze { $count } z ośmiu kart ekspedycji.
        [few] pasują jeszcze { $count } z ośmiu kart ekspedycji.
        [many] pasuje jeszcze { $count } z ośmiu kart ekspedycji.
       *[other] pasuje jeszcze { $count } z ośmiu kart ekspedycji.
    }
coach-why-boxes = { $count ->
        [one] O jedno pole bliżej ukończenia wyspy { $card }, wartej { $value } pkt.
        [few] O { $count } pola bliżej ukończenia wyspy { $card }, wartej { $value } pkt.
        [many] O { $count } pól bliżej ukończenia wyspy { $card }, wartej { $value } pkt.
       *[other] O { $count } pola bliżej ukończenia wyspy { $card }, wartej { $value } pkt.
    }
# $count of your finished islands have the colour of the seal.
coach-why-seal = { $color ->
        [grey] Jej pieczęć liczy twoje ukończone szare wyspy: { $count }.
        [green] Jej pieczęć liczy twoje ukończone zielone wyspy: { $count }.
        [orange] Jej pieczęć liczy twoje ukończone pomarańczowe wyspy: { $count }.
       *[lilac] Jej pieczęć liczy twoje ukończone liliowe wyspy: { $count }.
    }
# Seals that you have already count the colour of this island.
coach-why-counted = Liczą ją twoje pieczęcie: { $points ->
        [one] dodatkowo { $points } punkt.
        [few] dodatkowo { $points } punkty.
        [many] dodatkowo { $points } punktów.
       *[other] dodatkowo { $points } punktu.
    }
coach-why-best-rate = Z całej wystawki daje najwięcej punktów na turę: jest warta { $value } pkt, a zajmie około { $turns ->
        [one] { $turns } tury.
        [few] { $turns } tur.
        [many] { $turns } tur.
       *[other] { $turns } tury.
    }
coach-why-most-coins = { $count ->
        [one] Jako jedyna na wystawce ma monetę.
        [few] Ma { $count } monety, więcej niż każda inna na wystawce.
        [many] Ma { $count } monet, więcej niż każda inna na wystawce.
       *[other] Ma { $count } monety, więcej niż każda inna na wystawce.
    }
coach-why-quickest = Z całej wystawki najszybciej ją ukończyć: zajmie około { $turns ->
        [one] { $turns } tury.
        [few] { $turns } tur.
        [many] { $turns } tur.
       *[other] { $turns } tury.
    }
coach-why-worth = Jest warta { $value } pkt i zajmie około { $turns ->
        [one] { $turns } tury.
        [few] { $turns } tur.
        [many] { $turns } tur.
       *[other] { $turns } tury.
    }
coach-why-pair-seal = Pieczęć wyspy { $card } liczy wyspę { $other }.
coach-why-pair-rate = Żadna inna para nie daje więcej punktów na turę: razem są warte { $value } pkt i zajmą około { $turns ->
        [one] { $turns } tury.
        [few] { $turns } tur.
        [many] { $turns } tur.
       *[other] { $turns } tury.
    }
coach-why-pair = Razem są warte { $value } pkt i zajmą około { $turns ->
        [one] { $turns } tury.
        [few] { $turns } tur.
        [many] { $turns } tur.
       *[other] { $turns } tury.
    }
coach-why-no-display = Wystawka jest pusta.
coach-why-pile = Karty w stosie są warte średnio { $value } pkt.
coach-why-all-marked = Na tę turę wszystko jest zakreślone.
