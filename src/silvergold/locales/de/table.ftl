### The table in the browser.

## What to do next

do-keep = Behalte zwei dieser vier Inseln.
do-mark = Kreuze auf einer Insel { $shape } an, oder nur ein Kästchen.
do-mark-single = Für { $shape } ist kein Platz: Kreuze ein einzelnes Kästchen an.
do-cross = { $count ->
        [one] Ein Kreuz! Noch ein Kästchen ankreuzen, egal auf welcher Insel.
       *[other] { $count } Kreuze! Noch { $count } Kästchen ankreuzen, egal auf welcher Insel.
    }
do-ready = Alles angekreuzt. Fertig?
do-take = Nimm eine neue Insel: aus der Auslage oder verdeckt vom Stapel.
do-take-display = Nimm eine neue Insel aus der Auslage.
do-over = Das Spiel ist zu Ende.
wait-keep = { $count ->
        [one] { $names } wählt noch.
       *[other] { $names } wählen noch.
    }
wait-mark = { $count ->
        [one] Warten auf { $names }.
       *[other] Warten auf { $names }.
    }
wait-take = { $names } nimmt eine neue Insel.
wait-chance = Die Karten werden ausgeteilt.
misfit-marked = { $marked ->
        [one] { $boxes } ist schon angekreuzt.
       *[other] { $boxes } sind schon angekreuzt.
    }
misfit-coast = Die Form würde über die Insel hinausragen.
misfit-room = { $count ->
        [one] Hier ist nur ein Kästchen frei: Die Form braucht { $needed }.
       *[other] Hier hängen nur { $count } freie Kästchen zusammen: Die Form braucht { $needed }.
    }

## Parts

# What is going on; the name of the main part for screen readers.
table-your-turn = Dein Zug
table-waiting = Warten auf die anderen
table-watching = Zusehen
you-watch = Du siehst zu
table-replay = Wiederholung
table-over = Das Spiel ist zu Ende
islands = Deine Inseln
islands-dealt = Inseln zur Auswahl
no-islands = Keine Inseln mehr.
display = Auslage
others = Die anderen
tools = Die Form drehen
log = Was geschah
finished-islands = Fertige Inseln
finished-count = { $count } { $color }
turn-of = Durchgang { $turn } von 7
turn-of-short = { $turn } von 7
setting-up = Aufbau
loading = Leinen los …
eight-cards = Die acht Expeditionskarten: { $cards }.
still-to-come = Noch kommen können: { $cards }.
next-round-cards = In der nächsten Runde wieder alle acht: { $cards }.
cards-of-shape = { $count ->
        [one] { $shape }
       *[other] { $shape } ({ $count } Karten)
    }
# $cards is a message like cards-of-shape, $chance a percentage.
chance-of-cards = { $cards }: { $chance }
start-player = Startspieler

## Buttons

turn = Drehen
mirror = Spiegeln
next-placement = Nächste
one-box = Ein Kästchen
list = In Worten
list-title = Wo die Form passt, in Worten
list-empty = Gerade gibt es nichts anzukreuzen.
coach = Lotse
coach-thinks = Der Lotse überlegt …
take-back = Zurücknehmen
ready = Fertig
ready-in = Fertig in { $seconds }
ready-in-spoken = { $seconds ->
        [one] Alles angekreuzt. Fertig in einer Sekunde, außer du machst es rückgängig.
       *[other] Alles angekreuzt. Fertig in { $seconds } Sekunden, außer du machst es rückgängig.
    }
undo = Rückgängig
turn-to-fit = Passend drehen
mark-only = Nur { $box } ankreuzen
keep = Diese zwei behalten
# $card is the description of an island.
card-chosen = { $card }, ausgewählt
keep-chosen = { $count ->
        [0] Nichts ausgewählt.
        [one] Ausgewählt: { $cards }. Noch eine auswählen.
       *[other] Ausgewählt: { $cards }.
    }
take-card = { $card } nehmen
draw-card = { $count ->
        [one] Vom Stapel ziehen, 1 Karte
       *[other] Vom Stapel ziehen, { $count } Karten
    }
enlarge = { $name } genauer ansehen
watch-seat = Von hier zusehen
leave = Spiel verlassen
leave-question = Das Spiel verlassen?
leave-means = Bald spielt ein Bot für dich, damit die anderen nicht warten müssen. Du kannst jederzeit zurückkommen und weiterspielen.
leave-rated = Das Ergebnis zählt für deine Wertung, auch wenn ein Bot spielt.
leave-table = Den Tisch verlassen
leave-table-question = Den Tisch verlassen?
leave-table-means = Dein Platz wird für andere frei. Du kannst zurückkommen, solange ein Platz frei ist.
leave-yes = Verlassen
leave-no = Bleiben
# $name is another player.
replace = Einen Bot für { $name } spielen lassen
replace-question = Soll ein Bot für { $name } spielen?
replace-means = { $name } erfährt es und kann zusehen.
replace-rated = In einem Spiel für die Rangliste kann nur ersetzt werden, wer gegangen ist oder alle warten lässt. Zurückkommen ist immer erlaubt.
replace-may-return = Darf ohne zu fragen zurückkommen
replace-yes = Bot spielen lassen
readmit = { $name } zurückkommen lassen
replaced-you = Wer den Tisch eröffnet hat, hat deinen Platz einem Bot gegeben. Du kannst zusehen.
start-player-drawn = Wird ausgelost
return = Bin wieder da
reconnecting = Verbinde neu …

## Why a button can't act

cannot-nothing = Jetzt gibt es nichts anzukreuzen.
cannot-single = Ein einzelnes Kästchen lässt sich nicht drehen.
cannot-same = Die Form sieht danach genauso aus.
cannot-tight = Auf dieses Kästchen passt sie nicht anders.
cannot-no-box = Zeig zuerst auf ein Kästchen.
cannot-only-place = Das ist die einzige Lage über diesem Kästchen.
cannot-no-shape = Jetzt gehen nur einzelne Kästchen.
cannot-take-back = Es gibt nichts zurückzunehmen.
cannot-ready = Du musst noch etwas ankreuzen.

## Tooltips

tip-turn = Die Form um 90 Grad drehen (R)
tip-mirror = Die Form spiegeln (M)
tip-next = Die nächste Lage über dem Kästchen (N)
tip-single = Ein Kästchen statt der Form (O)
tip-list = Alle Lagen, in Worten (L)
tip-shape = Tippen zum Drehen, auf eine Insel ziehen zum Ankreuzen
tip-take-back = Das zuletzt Angekreuzte zurücknehmen (U)
tip-ready = Deinen Zug beenden (D)
tip-coin = Münze: die nächste Münze auf deiner Wertungskarte
tip-palm = Palme: 1 Punkt, und 1 für jede Palme in der Auslage
tip-cross = Kreuz: sofort noch ein Kästchen ankreuzen
tip-seal = Siegel ({ $color }): { $worth } für jede fertige Insel dieser Farbe

## Seats

seat-empty = Platz { $number }
seat-twin = { $name } { $number }
former-player = Ehemaliger Mitspieler
seat-person = { $name } (Mensch)
seat-ready = fertig
seat-thinks = überlegt …
seat-takes = nimmt eine Karte …
seat-left = ist gegangen
seat-away = ist weg
seat-won = hat gewonnen

## The end

won-you = Du gewinnst!
won = { $names } gewinnt!
won-shared = { $names } teilen sich den Sieg!
sheet-won = Du hast mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    } Vorsprung gewonnen{ $rival ->
        [none] .
       *[other] , dein bestes Ergebnis gegen { $rival }.
    }
sheet-lost = Dir { $points ->
        [one] fehlte ein Punkt
       *[other] fehlten { $points } Punkte
    } zum Sieg{ $rival ->
        [none] .
       *[other] , und doch dein bestes Ergebnis gegen { $rival }.
    }
sheet-other-won = { $name } hat mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    } Vorsprung gewonnen.
tie-broken = Gleichstand: Fertige Inseln entscheiden, erst Grau, dann Grün, Orange und Lila.
tie-shared = Gleichstand: Der Sieg wird geteilt.
tie-line = { $color ->
        [grey] fertige graue Inseln
        [green] fertige grüne Inseln
        [orange] fertige orange Inseln
       *[lilac] fertige lila Inseln
    }
rematch = Revanche
rematch-go = Zur Revanche
# $names are players, as a list.
rematch-wanting = Bereit zur Revanche: { $names }
rematch-unanswered = Noch keine Antwort: { $names }
rematch-refusing = Diesmal nicht: { $names }
rematch-starts = Sie beginnt, sobald alle zugesagt haben.
rematch-accept = Revanche annehmen
rematch-decline = Nein, danke
rematch-withdraw = Doch nicht
rematch-begin = Ohne { $names } beginnen
rematch-bots = Wenn du ohne die anderen beginnst, übernehmen Bots ihre Plätze.
review = Auswertung
download-record = Protokoll herunterladen
results-of-deal = Ergebnisse dieser Mischung
look-at-table = Tisch ansehen

## Hand-over on one device

handover-title = Weitergeben an { $name }
handover-text = Alle anderen schauen bitte weg.
handover-here = Ich bin { $name }

## Gathering

gathering = Der Tisch füllt sich
invited = Du bist zu einem Spiel eingeladen
invited-by = { $name } lädt dich zu einem Spiel ein
preview-seats = { $free ->
        [0] Am Tisch: { $names }. Alle Plätze sind besetzt.
        [one] Am Tisch: { $names }. Ein Platz ist frei.
       *[other] Am Tisch: { $names }. { $free } Plätze sind frei.
    }
preview-picture = Schatzinseln auf dem Tisch, mit einer Form und einem Stift
preview-result = Die Endstände, mit einem Feld für jeden Zug
sit-as = Als { $name } hinsetzen
sit-down = Hinsetzen
other-name = Anderer Name
just-watch = Nur zusehen
watch-game = Dem Spiel zusehen
table-settings = { $players } Plätze. { $edition }.
share = Jemanden einladen
share-link = Der Link zum Tisch
link-this-device = Nur dieses Gerät kann diesen Link öffnen. Um andere einzuladen, starte das Spiel mit „silvergold play --share“.
sharing-switch = Freunde im selben Netz können mitspielen
sharing-off = Im Moment kann nur dieses Gerät das Spiel öffnen.
sharing-on = Sie öffnen { $addresses }
sharing-no-network = Dieses Gerät ist in keinem Netz: Niemand sonst kann das Spiel öffnen.
copy = Kopieren
copied = Kopiert
copy-by-hand = Es ist markiert: Kopiere es von dort.
share-sheet = Teilen
qr-code = QR-Code des Links
seats = Plätze
seat-free = frei
sit = Auf Platz { $number } setzen
sit-guest = Platz { $number }: an diesem Gerät
guest-name = Name des Gastes
seat-bot = Ein Bot für Platz { $number }
# Same as in English
choose-bot = Bot …
bot = Bot
rise = Platz von { $name } freigeben
stand-up = Aufstehen
start = Los geht’s
hold-start = Mit dem Start warten
held = Sobald alle Plätze besetzt sind, kann starten, wer den Tisch eröffnet hat.
held-and-full = Alle Plätze sind besetzt. Jetzt kann starten, wer den Tisch eröffnet hat.
waiting-for-seats = Das Spiel beginnt, sobald alle Plätze besetzt sind.
close-table = Tisch schließen

shuffle = Wie das Mischen bewiesen wird
shuffle-text = Der Server hat sein Geheimnis unter diesem Hash versiegelt. Was du beisteuerst, wird vor dem Austeilen untergemischt.
shuffle-words = Eigene Worte
shuffle-add = Beisteuern
shuffle-again = Ändern
hours = { $hours } Std.
time-left = Restzeit: { $time }

## Replay

seen-from = Gesehen von
step = Schritt
first-step = Zum Anfang
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
last-step = Zum Ende
step-of = { $step } von { $steps }

## What a player did in a turn

latest-turn = Was die anderen getan haben
turn-summary = { $name } hat { $done }.
did-finish = { $card } vollendet
did-take = { $card } genommen
did-draw = { $card } gezogen
did-mark = { $count ->
        [one] 1 Kästchen
       *[other] { $count } Kästchen
    } auf { $islands ->
        [one] { $card }
       *[other] beiden Inseln
    } angekreuzt
did-coins = { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    } bekommen
did-palm = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für eine Palme bekommen
did-cup = den { $points }er-Pokal genommen

## Your turn while you are away

# The title of a notification, and of the tab.
turn-alert = Du bist dran
# $names are the other players.
turn-alert-with = Am Tisch mit { $names }
alerts = Sag mir, wenn ich dran bin
alerts-no = Nein, danke
alerts-on = Du bekommst eine Mitteilung, wenn du dran bist.
alerts-no-push = Du bekommst eine Mitteilung, solange diese Seite offen ist.
# Why there are no notifications.
alerts-impossible = { $why ->
        [insecure] Browser zeigen Mitteilungen nur auf verschlüsselten Seiten (https).
        [denied] Mitteilungen dieser Seite sind in deinem Browser blockiert.
       *[missing] Dieser Browser kann keine Mitteilungen anzeigen.
    }
alerts-tab = Titel und Symbol des Tabs zeigen, wenn du dran bist.
alerts-sound = Auch einen Ton abspielen

## What happened while you were away

recap = Während du weg warst
recap-turns = { $turns ->
        [one] Ein Durchgang, seit du zuletzt hier warst.
       *[other] { $turns } Durchgänge, seit du zuletzt hier warst.
    }
recap-nothing-finished = Es wurden Kästchen angekreuzt, aber keine Insel vollendet.
recap-nothing-missed = Du hast nichts verpasst.
