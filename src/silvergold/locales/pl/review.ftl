### The review of a finished game: the ledger, the decisions, and another try.

review-title = Jak przebiegła gra
review-computing = Analizujemy grę: { $share }

## The expected scores

curve = Spodziewany wynik końcowy, tura po turze
curve-spoken = Linia dla każdego gracza, od początku do końca gry. Liczby są w tabeli.
curve-figures = Liczby w tabeli
curve-turn = Tura
curve-start = Początek
curve-point = { $name }: { $points }
curve-round = Runda { $round }

## The ledger

ledger = Skąd wzięły się punkty
ledger-book = Licz
ledger-points = punkty
ledger-shares = zwycięstwa
ledger-start = Spodziewane na początku
ledger-about-start = Tyle zdobywa średnio takie miejsce, zanim rozda się karty.
ledger-table-luck = Szczęście stołu
ledger-about-table-luck = Wzory, które dostali wszyscy: podniosły albo obniżyły wszystkie wyniki.
ledger-own-luck = Własne szczęście
ledger-about-own-luck = Karty rozdane i dobrane, i o ile lepiej lub gorzej wzory pasowały tu niż u innych.
ledger-skill = Własne decyzje
ledger-about-skill = Decyzje, które nie były najlepsze dla wyniku. Nigdy nie jest to więcej niż zero.
ledger-others = Pozostali
ledger-about-others = Co zrobili pozostali w porównaniu z tym, czego można się było spodziewać.
ledger-appraisal = Po namyśle
ledger-about-appraisal = Tu to my zmieniliśmy zdanie: ta sama pozycja krok później wyglądała lepiej lub gorzej.
ledger-result = Wynik
ledger-luck = Szczęście
ledger-meaning = Co znaczą wiersze

## Points given away

given = Oddane punkty
given-away = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu, decyzji: { $decisions }. Na decyzję: { NUMBER($each, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
given-nothing = Ani jednego: każda decyzja była najlepsza.
given-level = Twoja gra: poziom { $bot }.
given-level-other = { $name }: poziom { $bot }.
given-interval = Przy tak niewielu decyzjach może to być wszystko od { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } do { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
next = Co wypróbować teraz
next-costliest = Twoja najdroższa decyzja: { $place }, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu.
next-none = Bez błędów. Spróbuj z silniejszym przeciwnikiem.
next-look = Zobacz ją

## The decisions

grade-best = najlepsza
grade-fine = dobra
grade-doubtful = wątpliwa
grade-mistake = błąd
grade-blunder = duży błąd
decisions-of = Decyzje: { $name }
decision-spoken = { $place }, { $kind ->
        [keep] wybór wysp
        [take] nowa wyspa
       *[marks] zakreślanie
    }: { $verdict }
decision-best = Najlepsza
decision-fine = Dobra
decision-doubtful = Wątpliwa
decision-mistake = Błąd
decision-blunder = Duży błąd
decision-loss = oddane { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu
decision-next = Następny błąd
options = Ruchy
option-played = Zagrany
option-rank = { $rank }.
option-value = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
option-behind = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($spread, minimumFractionDigits: 1, maximumFractionDigits: 1) }
options-text = Wskaż ruch, a zobaczysz go na stole. Jego wartość to spodziewany wynik; liczą się też pozostali i zwycięstwo.
autoplay = Odtwórz
autoplay-stop = Zatrzymaj

## Another try

try-again = Spróbuj jeszcze raz
try-title = Spróbuj jeszcze raz: { $number } z { $count }
try-before = { $place }: tu uciekło { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu. Co teraz zrobisz?
try-best = To najlepszy ruch.
try-good = Tak samo dobry jak najlepszy.
try-worse = Jeszcze nie: to oddaje { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu.
try-show = Pokaż najlepszy ruch
try-end = Wróć do analizy
# In the terminal; the letters are typed: keep them.
review-keys = b: pokaż najlepszy ruch, n: następna decyzja, q: koniec
try-nothing = Nie ma czego poprawiać: żadna decyzja nie kosztowała wiele.

## The result to share

share-result = Udostępnij
share-result-title = Udostępnij tę grę
share-review = Link do analizy
share-picture = Wynik jako obrazek, który nie zdradza niczego o rozdaniu.
picture-of-result = Wynik jako obrazek
picture-save = Zapisz obrazek
picture-share = Udostępnij obrazek
