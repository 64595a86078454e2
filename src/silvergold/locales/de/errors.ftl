### What can go wrong: the code of an error is the id of its message.

## Around a message

# $rule is the number of a rule, such as R4.2.
error-by-rule = { $error } ({ $rule })
# A game record is wrong; its events are counted from 1.
error-at-event = Ereignis { $event }: { $error }
# A deck file is wrong; $card is the id of the card.
error-on-card = { $card }: { $error }

## Everywhere

unknown-error = Da ist etwas schiefgegangen. Versuch es noch einmal.
no-connection = Der Server ist nicht zu erreichen. Gibt es eine Verbindung?
internal-error = Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal.
bad-request = Das konnte der Server nicht lesen.
storage-away = Der Server erreicht seinen Speicher nicht. Versuch es gleich noch einmal.
too-many-requests = Das war zu viel auf einmal. Warte einen Moment.
too-many-tables = Du hast zu viele offene Tische. Spiel erst einen zu Ende, oder schließe einen.
too-many-sockets = Zu viele Verbindungen. Schließe ein paar Fenster.
too-many-decks = Du hast schon zu viele Kartensätze.
too-large = Das ist zu groß.
other-origin = Das kam von einer anderen Website und wurde nicht ausgeführt.
not-allowed = Das darfst du nicht.

no-such-page = Unter dieser Adresse gibt es nichts. Vielleicht ist der Link nicht vollständig.
no-such-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link nicht vollständig.
no-such-seat = Diesen Platz hat der Tisch nicht.
no-such-deck = Diesen Kartensatz gibt es hier nicht.
no-such-deal = Diese Mischung gibt es nicht.
table-closed = Dieser Tisch wurde geschlossen, bevor das Spiel begann.
no-person = Wähle zuerst einen Namen.
bad-name = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
bad-link = Dieser Link wurde schon benutzt oder ist zu alt. Erstelle auf dem anderen Gerät einen neuen.
unknown-bot = Diesen Bot gibt es nicht.

seat-is-taken = Da sitzt schon jemand.
seats-are-empty = Erst müssen alle Plätze besetzt sein.
not-the-host = Das darf nur, wer den Tisch eröffnet hat.
not-at-the-table = Du sitzt nicht an diesem Tisch.
not-your-seat = Das ist nicht dein Platz.
game-has-begun = Das Spiel hat schon begonnen.
game-not-over = Das Spiel ist noch nicht zu Ende.
no-game-under-way = Gerade läuft kein Spiel.
deal-still-open = Diese Mischung kannst du ansehen, sobald du sie gespielt hast.
deal-is-fixed = Diese Mischung steht fest: Regeln und Karten lassen sich nicht ändern.

not-your-turn = Du bist nicht dran.
already-ready = Du bist schon fertig: Es geht weiter, sobald es alle sind.
already-kept = Du hast schon gewählt.
not-dealt = Diese Insel wurde dir nicht ausgeteilt.
not-your-card = Diese Insel liegt nicht vor dir.
not-unmarked = Einige dieser Kästchen sind schon angekreuzt oder gehören nicht zur Insel.
not-the-shape = Das ist nicht die aufgedeckte Form.
cross-marks-one-box = Ein Kreuz bringt ein Kästchen, nicht mehr.
marked-already = Du hast in diesem Durchgang schon angekreuzt. Nimm es zurück, um es anders zu machen.
nothing-marked = Kreuze erst etwas an: die Form oder ein einzelnes Kästchen.
nothing-to-take-back = Es gibt nichts zurückzunehmen.
crosses-owed = Ein Kreuz bringt dir noch ein Kästchen: Kreuze es erst an.
not-on-display = Diese Insel liegt nicht mehr in der Auslage.
pile-empty = Der Stapel ist leer: Nimm eine Insel aus der Auslage.
not-the-time-to-keep = Inseln werden nur am Anfang gewählt.
not-the-time-to-mark = Jetzt kann nichts angekreuzt werden.
not-the-time-to-take = Jetzt kann keine Insel genommen werden.
malformed-move = Das ist kein Zug in diesem Spiel.
wrong-number-of-players = Zwei bis vier können mitspielen.
deck-too-small-for-players = Dieser Kartensatz hat zu wenige Inseln für so viele Spieler.

deck-not-toml = Das ist keine Kartensatz-Datei.
deck-unreadable = Die Datei lässt sich nicht lesen.
