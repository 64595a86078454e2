### Puzzles: one decision in a real position, and your own mistakes.

puzzles-text = Pozycja z prawdziwej gry i jedna decyzja. Każdy ruch tak dobry jak najlepszy jest dobry, a liczy się tylko pierwsza odpowiedź.

## A puzzle on the board

puzzle-question = { $kind ->
        [keep] Które dwie wyspy zatrzymasz?
        [take] Którą wyspę weźmiesz?
       *[marks] Co tu zakreślisz?
    }
# The bot is the weakest one that solves it.
puzzle-level = Poziom: { $bot }
puzzle-you = Ty
puzzle-rival = Przeciwnik
puzzle-rival-number = Przeciwnik { $number }
# $why is a sentence about the move.
puzzle-yours = Twój ruch: { $why }
puzzle-best = Najlepszy ruch: { $why }
puzzle-first-right = Twoja pierwsza odpowiedź była dobra.
puzzle-first-worse = Twoja pierwsza odpowiedź oddała { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu.
puzzle-next = Następna zagadka

## All puzzles

puzzles-by-difficulty = Według trudności
puzzles-by-theme = Według tematu
puzzles-difficulty = Trudność
puzzles-theme = Temat
puzzles-answered = Odpowiedzi
puzzles-progress = { $done } z { $count }
puzzles-kept = Zachowane punkty
puzzles-kept-text = Zagadka jest tak trudna jak najsłabszy bot, który ją rozwiązuje. Zachowane punkty: jaką część punktów, które oddaje ruch losowy, ocaliły twoje pierwsze odpowiedzi.

## What a puzzle is about

puzzle-theme-finishes = Ukończyć wyspę
puzzle-theme-cross-finishes = Ukończyć dzięki krzyżykowi
puzzle-theme-coin-row = Zapełnić rząd monet
puzzle-theme-palm = Punkty za palmę
puzzle-theme-cross = Zakreślić krzyżyk
puzzle-theme-coins = Zakreślić monety
puzzle-theme-fewest-turns = Najbliżej ukończenia
puzzle-theme-room = Zostawić miejsce
puzzle-theme-boxes = Zakreślić wiele pól
puzzle-theme-seal = Pieczęć, która liczy
puzzle-theme-counted = Liczą ją twoje pieczęcie
puzzle-theme-best-rate = Najwięcej punktów na turę
puzzle-theme-most-coins = Najwięcej monet
puzzle-theme-quickest = Najszybciej ukończona
puzzle-theme-worth = Wyspa warta wysiłku
puzzle-theme-pair-seal = Dwie, które się liczą
puzzle-theme-pair-rate = Najlepsza para
puzzle-theme-pair = Dobra para
puzzle-theme-no-display = Pusta wystawka
puzzle-theme-pile = Dobrać ze stosu

## Your own mistakes

mistakes = Twoje błędy
mistakes-text = Najdroższe decyzje twoich ostatnich gier, do podjęcia jeszcze raz.
mistakes-none = Jeszcze nic tu nie ma. Gdy któraś z twoich gier zostanie przeanalizowana, pojawią się tu jej najdroższe decyzje.
mistakes-nobody = Podaj imię i zagraj: pojawią się tu najdroższe decyzje tej gry.
mistakes-against = Przeciw: { $names }
# $place is "round 2, turn 3".
mistake = { $place }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu
mistake-right = rozwiązane
mistake-worse = odpowiedziane, oddane { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu

## A record file

record-file = Z pliku z zapisem
record-file-text = Dowolna ukończona gra, stąd albo skądinąd: jej zapis zostanie sprawdzony i przeanalizowany, a twoje najdroższe decyzje staną się zagadkami.
record-file-open = Otwórz zapis
record-file-drop = albo upuść go tutaj
record-file-seat = Kto z nich to ty?
record-file-none = Nie ma czego poprawiać: żadna decyzja gracza { $name } nie kosztowała wiele.
