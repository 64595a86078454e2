### What can go wrong: the code of an error is the id of its message.

## Around a message

# $rule is the number of a rule, such as R4.2.
error-by-rule = { $error } ({ $rule })
# A game record is wrong; its events are counted from 1.
error-at-event = Zdarzenie { $event }: { $error }
# A deck file is wrong; $card is the id of the card.
error-on-card = { $card }: { $error }

## Everywhere

unknown-error = Coś poszło nie tak. Spróbuj jeszcze raz.
no-connection = Serwer jest nieosiągalny. Czy masz połączenie?
internal-error = Coś poszło nie tak na serwerze. Spróbuj jeszcze raz.
bad-request = Serwer nie zrozumiał tej prośby.
storage-away = Serwer nie może dostać się do swoich zapisów. Spróbuj za chwilę.
too-many-requests = Za dużo naraz. Odczekaj chwilę.
too-many-tables = Masz za dużo otwartych stołów. Najpierw dokończ lub zamknij któryś.
too-many-sockets = Za dużo połączeń. Zamknij kilka okien.
too-many-decks = Masz już za dużo talii.
too-large = To jest za duże.
other-origin = To przyszło z innej strony i nie zostało wykonane.
not-allowed = Tego nie możesz zrobić.

no-such-page = Pod tym adresem nic nie ma. Może link jest ucięty.
no-such-table = Nie ma takiego stołu. Może link jest ucięty.
no-such-seat = Przy tym stole nie ma takiego miejsca.
no-such-deck = Nie ma tu takiej talii.
no-such-deal = Nie ma takiego rozdania.
table-closed = Ten stół zamknięto, zanim gra się zaczęła.
no-person = Najpierw podaj imię.
bad-name = Imię musi mieć choć jedną literę albo cyfrę.
bad-link = Ten link został już użyty albo jest za stary. Utwórz nowy na drugim urządzeniu.
unknown-bot = Nie ma takiego bota.

seat-is-taken = Ktoś już tu siedzi.
seats-are-empty = Najpierw wszystkie miejsca muszą być zajęte.
not-the-host = To może zrobić tylko osoba, która otworzyła stół.
not-at-the-table = Nie siedzisz przy tym stole.
not-your-seat = To nie twoje miejsce.
game-has-begun = Gra już się zaczęła.
game-not-over = Gra jeszcze się nie skończyła.
no-game-under-way = Żadna gra się nie toczy.
deal-still-open = Obejrzysz to rozdanie, gdy je rozegrasz.
deal-is-fixed = To rozdanie jest ustalone: nie można zmienić jego zasad ani talii.

not-your-turn = To nie twoja kolej.
already-ready = Już zatwierdzone: gramy dalej, gdy wszyscy będą gotowi.
already-kept = Wybór już zapadł.
not-dealt = Tej wyspy nie masz wśród rozdanych.
not-your-card = Ta wyspa nie leży przed tobą.
not-unmarked = Niektóre z tych pól są już zakreślone albo nie należą do wyspy.
not-the-shape = To nie jest odkryty wzór.
cross-marks-one-box = Krzyżyk daje jedno pole, nie więcej.
marked-already = W tej turze już masz zakreślenie. Cofnij je, aby zakreślić inaczej.
nothing-marked = Najpierw coś zakreśl: wzór albo jedno pole.
nothing-to-take-back = Nie ma czego cofnąć.
crosses-owed = Krzyżyk daje ci jeszcze jedno pole: najpierw je zakreśl.
not-on-display = Tej wyspy nie ma już na wystawce.
pile-empty = Stos jest pusty: weź wyspę z wystawki.
not-the-time-to-keep = Wyspy wybiera się tylko na początku.
not-the-time-to-mark = Teraz nie można nic zakreślić.
not-the-time-to-take = Teraz nie można wziąć wyspy.
malformed-move = W tej grze nie ma takiego ruchu.
wrong-number-of-players = Może grać od dwóch do czterech osób.
deck-too-small-for-players = Ta talia ma za mało wysp dla tylu graczy.

deck-not-toml = To nie jest plik talii.
deck-unreadable = Nie można odczytać pliku.
