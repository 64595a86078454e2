### Progress: statistics of your games, and challenges.

## Statistics in the logbook

figure-games = Zakończone gry
figure-wins = Wygrane
figure-best = Najlepszy wynik
figure-mean = Średnio
figure-given-away = Oddane na grę
figure-adjusted = Średnio bez szczęścia
figures-lines = Średnio punktów na grę
figures-places = Twoje miejsca
# How often the person came in this place; the number stands beside it.
figures-place = miejsce { $place }
figures-opponents = Przeciw komu
figures-counts = Ilu graczy
# A row of a table: games with so many players.
figures-count = Graczy: { $players }
best-games = Twoje najlepsze gry
# The label of a list of opponents.
choose-opponent = Przeciw
choose-opponent-all = wszyscy
# The label of a list of numbers.
choose-players = Gracze
choose-players-all = dowolnie wielu
choose-none = Nie masz takiej gry.
trend-score = Twoje wyniki
trend-given-away = Oddane punkty
trend-mean = średnia z dziesięciu gier
trend-adjusted = to samo bez szczęścia
# $title is the name of the chart.
trend-spoken = { $title }: punkt na grę, od najstarszej. Strzałki prowadzą od gry do gry, Enter ją otwiera. Liczby są w tabeli gier.
# $day is a date, $points a number of points, $names the opponents.
trend-point = { $day }: { NUMBER($points, maximumFractionDigits: 1) }, rywale: { $names }
trend-one = Twój pierwszy wynik: { $total }. Od drugiej gry pojawi się tu wykres.
games-unreviewed-count = { $count ->
        [one] Jedna gra nie jest jeszcze przeanalizowana.
        [few] { $count } gry nie są jeszcze przeanalizowane.
        [many] { $count } gier nie jest jeszcze przeanalizowanych.
       *[other] { $count } gry nie jest jeszcze przeanalizowane.
    }
games-when = Kiedy
games-score = Wynik
games-place = Miejsce
games-given-away = Oddane
games-luck = Szczęście
games-adjusted = Bez szczęścia
games-count = Gry
games-unreviewed = jeszcze bez analizy
games-all = Pokaż wszystkie: { $count }
games-latest = Najnowsze gry
export = Zabierz swoje gry
export-csv = Wyniki jako tabela (CSV)
export-records = Wszystkie gry jako zapisy

## A challenge: beat my score

challenge = Wyzwij znajomych
# $name is the challenger, $total the score to beat.
challenge-title = { $name }: { $total } pkt. Dasz radę to pobić?
# $total is the score to beat.
challenge-yours = Pobij moje { $total }
# $names are the bots.
challenge-against = Te same karty i to samo miejsce. Rywale: { $names }.
# $bot plays in the seat of the person $name.
challenge-instead = { $bot } gra za: { $name }.
challenge-text = Znajomi grają te same karty z twojego miejsca. Potem porównacie gry tura po turze.
challenge-closes = Gdy link powstanie, twoją grę obejrzą tylko ci, którzy zagrali te karty.
challenge-make = Utwórz link
challenge-link = Link do wyzwania
challenge-see = Kto je podjął
challenge-take-up = Podejmij wyzwanie
challenge-take-up-as = Podejmij jako { $name }
challenge-hidden = Grę gracza { $name } zobaczysz po zakończeniu swojej.
challenge-known-lead = Te karty już znasz, więc nie możesz go podjąć.
challenge-continue = Graj dalej
challenge-compare = Porównaj gry
challenge-nobody = Nikt go jeszcze nie podjął. Wyślij komuś link.
challenge-results = Wszystkie wyniki
challenge-rivals = Rywale
# Points given away, as a column.
challenge-given-away = Oddane
challenge-playing = gra
# $name is a player; the name of another one follows.
challenge-other = Porównaj: { $name } i
# $points is the difference of two scores.
challenge-ahead = Przewaga gracza { $name }: { $points }.
challenge-even = Tyle samo punktów.
challenge-curve = Punkty, tura po turze
challenge-turns = Tura po turze
# Both have done the same in a turn.
challenge-same = to samo
# A turn without any mark.
challenge-nothing = bez skreśleń
