### Progress: statistics of your games, and challenges.

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
challenge-kept = Zatrzymane karty
# Both have done the same in a turn.
challenge-same = to samo
# A turn without any mark.
challenge-nothing = bez skreśleń
