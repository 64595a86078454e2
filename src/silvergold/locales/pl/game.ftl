### The words of the game: the same in the browser, the terminal and on the command line.

title = Silver & Gold

color-grey = szary
color-green = zielony
color-orange = pomarańczowy
color-lilac = liliowy

symbol-cross = Krzyżyk
symbol-coin = Moneta
symbol-palm = Palma

shape-domino = domino
shape-straight3 = pasek z 3 pól
shape-corner3 = narożnik z 3 pól
shape-square4 = kwadrat z 4 pól
shape-l4 = L z 4 pól
shape-t4 = T z 4 pól

bot-name-drifter = Rozbitek
bot-name-parrot = Papuga
bot-name-deckhand = Majtek
bot-name-sailor = Marynarz
bot-name-navigator = Nawigator
bot-name-captain = Kapitan
bot-name-admiral = Admirał

bot-drifter = { bot-name-drifter }: gra losowo
bot-parrot = { bot-name-parrot }: na pierwsze gry
bot-deckhand = { bot-name-deckhand }: łagodny
bot-sailor = { bot-name-sailor }: łatwy
bot-navigator = { bot-name-navigator }: średni
bot-captain = { bot-name-captain }: trudny
bot-admiral = { bot-name-admiral }: nadludzki

# $label is an edition's name, "Example" or the like; what it is about follows.
# Same as in English
rules-label = { $label }:
edition-nsv = Co turę zaczyna kto inny
edition-oya = Wydanie francuskie: co rundę zaczyna kto inny

## Score lines

score = Wynik
score-caption = Punkty do tej pory
score-cards = Wyspy
score-seals = Pieczęcie
score-coins = Monety
score-cups = Puchary
score-palms = Palmy
score-total = Razem
score-sheet = Tabela wyników

## Spoken

# $box is a box's name, such as b3.
box-spoken =
    { $symbol ->
        [cross] { $box }, krzyżyk, { $state ->
            [marked] zakreślone
            [planned] do zakreślenia
           *[unmarked] wolne
        }
        [coin] { $box }, moneta, { $state ->
            [marked] zakreślone
            [planned] do zakreślenia
           *[unmarked] wolne
        }
        [palm] { $box }, palma, { $state ->
            [marked] zakreślone
            [planned] do zakreślenia
           *[unmarked] wolne
        }
       *[none] { $box }, { $state ->
            [marked] zakreślone
            [planned] do zakreślenia
           *[unmarked] wolne
        }
    }
# A box of an island that nobody has yet.
box-printed = { $symbol ->
        [cross] { $box }, krzyżyk
        [coin] { $box }, moneta
        [palm] { $box }, palma
       *[none] { $box }
    }
with-coins = { $coins ->
        [0] {""}
        [one] , 1 moneta
        [few] , { $coins } monety
        [many] , { $coins } monet
       *[other] , { $coins } monety
    }
with-palms = { $palms ->
        [0] {""}
        [one] , 1 palma
        [few] , { $palms } palmy
        [many] , { $palms } palm
       *[other] , { $palms } palmy
    }
with-crosses = { $crosses ->
        [0] {""}
        [one] , 1 krzyżyk
        [few] , { $crosses } krzyżyki
        [many] , { $crosses } krzyżyków
       *[other] , { $crosses } krzyżyka
    }
with-seal = { $seal ->
        [yes] , pieczęć na kolor { $sealColor ->
            [grey] szary
            [green] zielony
            [orange] pomarańczowy
           *[lilac] liliowy
        } o wartości { $worth }
       *[no] {""}
    }
card-spoken = { $name }, { $color }, { $value ->
        [one] 1 pole
        [few] { $value } pola
        [many] { $value } pól
       *[other] { $value } pola
    }{ with-coins }{ with-palms }{ with-crosses }{ with-seal }
card-open-spoken = { $card }; jeszcze wolne: { $boxes }
card-figures = około { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } tury do ukończenia
placement-spoken = { $boxes }{ with-coins }{ with-palms }{ with-crosses }
# $mark is a placement in words: where the shape would lie now.
ghost-spoken = Do zakreślenia: { $mark }.
score-card-spoken = Karta wyników: monety { $coins } z 12, puchary { $cups }, palmy { $palms }
round-spoken = Runda { $round } z 4
cups-spoken = Pozostałe puchary: { $cups }
revealed-spoken = Odkryty wzór: { $shape }
pile-spoken = Stos: { $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }

## What happened

log-kept = { $who ->
        [you] Zatrzymujesz: { $cards }.
       *[other] { $name } zatrzymuje: { $cards }.
    }
log-displayed = Na wystawce: { $cards }.
log-started = { $who ->
        [you] Rozpoczynasz.
       *[other] Rozpoczyna { $name }.
    }
log-revealed = Runda { $round }, tura { $turn }: { $shape }
log-earlier-turn = Runda { $round }, tura { $turn }
log-marked = { $by ->
        [cross] { $who ->
            [you] Za krzyżyk zakreślasz { $boxes } na wyspie { $card }.
           *[other] Za krzyżyk { $name } zakreśla { $boxes } na wyspie { $card }.
        }
       *[other] { $who ->
            [you] Zakreślasz { $boxes } na wyspie { $card }.
           *[other] { $name } zakreśla { $boxes } na wyspie { $card }.
        }
    }
log-coin = { $who ->
        [you] Dostajesz { $coins ->
            [one] monetę
            [few] { $coins } monety
            [many] { $coins } monet
           *[other] { $coins } monety
        }.
       *[other] { $name } dostaje { $coins ->
            [one] monetę
            [few] { $coins } monety
            [many] { $coins } monet
           *[other] { $coins } monety
        }.
    }
log-palm = { $who ->
        [you] Twoja palma daje { $points ->
            [one] 1 punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        }.
       *[other] { $name } ma za palmę { $points ->
            [one] 1 punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        }.
    }
log-cup = { $who ->
        [you] Bierzesz puchar o wartości { $points }.
       *[other] { $name } bierze puchar o wartości { $points }.
    }
log-completed = { $who ->
        [you] Kończysz wyspę { $card }.
       *[other] { $name } kończy wyspę { $card }.
    }
log-took = { $from ->
        [pile] { $who ->
            [you] Dobierasz ze stosu wyspę { $card }.
           *[other] { $name } dobiera ze stosu wyspę { $card }.
        }
       *[display] { $who ->
            [you] Bierzesz z wystawki wyspę { $card }.
           *[other] { $name } bierze z wystawki wyspę { $card }.
        }
    }
log-refilled = Nowe na wystawce: { $cards }.
log-scored = { $who ->
        [you] Masz { $total ->
            [one] 1 punkt
            [few] { $total } punkty
            [many] { $total } punktów
           *[other] { $total } punktu
        }.
       *[other] { $name } ma { $total ->
            [one] 1 punkt
            [few] { $total } punkty
            [many] { $total } punktów
           *[other] { $total } punktu
        }.
    }
log-won = { $who ->
        [you] Wygrywasz.
       *[other] Wygrywa { $name }.
    }
log-shared = Wspólne zwycięstwo: { $names }.
log-sat = { $who ->
        [you] Siadasz do stołu.
       *[other] { $name } siada do stołu.
    }
log-rose = Miejsce { $number } znów jest wolne.
log-began = Gra się zaczyna.
log-left = { $who ->
        [you] Opuszczasz grę.
       *[other] { $name } opuszcza grę.
    }
log-stood-in = { $who ->
        [you] Teraz za ciebie gra { $bot }.
       *[other] { $name } ma zastępstwo: teraz gra { $bot }.
    }
log-returned = { $who ->
        [you] Wracasz do gry.
       *[other] { $name } wraca do gry.
    }
log-replaced = { $who ->
        [you] Osoba, która otworzyła stół, oddała twoje miejsce botowi.
       *[other] Osoba, która otworzyła stół, oddała botowi miejsce gracza { $name }.
    }
log-rematch-accepted = { $who ->
        [you] Chcesz rewanżu.
       *[other] { $name } chce rewanżu.
    }
log-rematch-declined = { $who ->
        [you] Nie chcesz rewanżu.
       *[other] { $name } nie chce rewanżu.
    }
log-rematched = Będzie rewanż.
## Reactions: ready-made phrases

phrase-hello = Cześć!
phrase-well-played = Dobrze zagrane!
phrase-lucky = Ale szczęście!
phrase-one-moment = Chwileczkę
phrase-thank-you = Dziękuję
phrase-good-game = Dobra gra!
# $name says $phrase.
reaction-said = { $name }: { $phrase }
react = Powiedz coś
reactions-mute = Wycisz wszystkich
reactions-unmute = Cofnij wyciszenie wszystkich
mute = Wycisz: { $name }
unmute = Cofnij wyciszenie: { $name }

## The rules by name; their text is in rules.ftl

# $rule is a rule's number, such as R4.3; $title is its name.
rule-named = Zasada { $rule }: { $title }
# Without the number, at the table.
rule-about = Zasada: { $title }

R1-1-title = Gracze
R1-2-title = Karty ze skarbami
R1-3-title = Symbole
R1-4-title = Pieczęcie
R1-5-title = Karty ekspedycji
R1-6-title = Karta wyników
R1-7-title = Karta rundowa
R2-1-title = Rozdanie kart
R2-2-title = Dwie z czterech
R2-3-title = Stos i wystawka
R2-4-title = Tasowanie kart ekspedycji
R2-5-title = Gracz rozpoczynający
R3-1-title = Odkrywanie
R3-2-title = Zakreślanie
R3-3-title = Rozliczanie
R3-4-title = Odkryte karty
R4-1-title = Zakreśl wzór
R4-2-title = Jedno pole zamiast wzoru
R4-3-title = Krzyżyk
R4-4-title = Moneta
R4-5-title = Palma
R4-6-title = Nieważne, jak zakreślone
R4-7-title = Gdy nie ma wolnych pól
R5-1-title = Puchary
R5-2-title = Ukończone wyspy
R5-3-title = Nowa wyspa
R5-4-title = Uzupełnianie wystawki
R5-5-title = Gdy kart zabraknie
R5-6-title = Po ostatniej turze
R6-1-title = Siedem tur
R6-2-title = Cztery rundy
R6-3-title = Kolejny gracz rozpoczynający
R7-1-title = Monety
R7-2-title = Puchary
R7-3-title = Palmy
R7-4-title = Wyspy
R7-5-title = Pieczęcie
R7-6-title = Zwycięstwo i remis
R7-7-title = Wynik 95
