### The other pages of the browser client.

## Everywhere

home = Startseite
skip = Zum Inhalt springen
page-challenge = Herausforderung
page-table = Tisch
pages = Seiten
menu = Menü
close = Schließen
learn = So geht’s
rules = Regeln
deck = Die Inseln
workshop = Werkstatt
logbook = Logbuch
puzzles = Rätsel
ratings = Rangliste
theme = Darstellung
theme-auto = wie das Gerät
theme-light = hell
theme-dark = dunkel
language = Sprache
sounds = Geräusche
less-motion = Weniger Bewegung
pace = Züge der anderen zeigen
pace-calm = in Ruhe
pace-quick = zügig
pace-instant = sofort
box-names = Namen der Kästchen zeigen (a1 bis d4)
auto-ready = Fertig, sobald der Zug vollständig ist
keys = Tasten
letter-keys = Buchstaben und „?“ als Tastenkürzel
key-arrows = Pfeile
key-arrows-does = von Kästchen zu Kästchen gehen
# Same as in English
key-enter = Enter
key-enter-does = ankreuzen, oder dort zurücknehmen
key-r = R
key-r-does = die Form drehen
key-m = M
key-m-does = die Form spiegeln
key-n = N
key-n-does = die nächste Lage über dem Kästchen
key-o = O
key-o-does = ein Kästchen statt der Form
key-u = U
key-u-does = zurücknehmen
key-d = D
key-d-does = Zug beenden: fertig
# Same as in English
key-escape = Esc
key-escape-does = die Form zurücklegen
key-help = ?
key-help-does = die Regel, um die es gerade geht
trouble = Vom Kurs abgekommen

## Home

home-title = Inseln entdecken, den Stift in der Hand
home-text = Deck eine Form auf, kreuze sie auf deinen Inseln an, sammle Münzen und Palmen. Nach vier Runden gewinnen die meisten Punkte. Für zwei bis vier, etwa zwanzig Minuten.
play-now = Jetzt spielen
play-now-against = { $count ->
        [one] Gegen den Bot { $names }.
       *[other] Gegen die Bots { $names }.
    }
# Several bots of the same level; $count is 2 or 3.
play-now-against-equal = Gegen { $count } Bots der Stufe { $name }.
guest = Gast
you = Du
your-name = Dein Name
keep-name = Speichern
name-kept = Gespeichert.
awaiting-games = Du bist am Zug
second-device = Auf einem zweiten Gerät spielen
second-device-text = Öffne dort einmal diesen Link, und beide Geräte kennen dich.
second-device-make = Link erstellen
second-device-link = Der Link für das zweite Gerät
sign-in-title = Als { $name } anmelden?
sign-in-text = Wer dieses Konto auf einem anderen Gerät hat, teilt es dann mit dir. Melde dich nur an, wenn es deins ist.
sign-in-keep = Auf diesem Gerät bist du jetzt { $name }. Beide Konten bleiben erhalten, und du kannst zwischen ihnen wechseln.
sign-in-yes = Anmelden
sign-in-no = Jetzt nicht
switch-account = Zu { $name } wechseln
account = Dein Konto
account-text = Deine Geräte, ein Weg zurück und deine Daten.
account-nobody = Auf diesem Gerät hast du noch kein Konto. Wähle einen Namen, oder melde dich mit deinem Rettungscode an.
account-manage = Geräte und Konto
account-recover = Mit einem Rettungscode anmelden
devices = Deine Geräte
device-name = Gerät
device-created = Angemeldet
device-used = Zuletzt benutzt
device-unknown = Unbekanntes Gerät
device-this = dieses Gerät
device-recovered = mit dem Rettungscode
device-end = Abmelden
device-end-named = { $device } abmelden
devices-end-others = Alle anderen Geräte abmelden
sign-out-ask = Auf diesem Gerät abmelden?
sign-out-text = Zurück kommst du nur mit einem Link von einem anderen Gerät oder mit einem Rettungscode.
recovery-code = Rettungscode
recovery-code-text = Wenn du deine Geräte verlierst, meldet dich dieser Code wieder an, einmal. Schreib ihn auf und bewahre ihn sicher auf.
recovery-code-since = Du hast einen Code vom { $date }. Ein neuer ersetzt ihn.
recovery-code-make = Rettungscode erstellen
recovery-code-once = Er wird nur jetzt gezeigt.
notice-recovered = { $device } wurde am { $date } mit deinem Rettungscode angemeldet. Wenn du das nicht warst, melde es ab.
notice-recovered-mine = Das war ich
notice-ends = Dieses Gerät wird am { $date } abgemeldet. Erstelle vorher einen Rettungscode.
signed-out-text = Es wurde auf einem anderen Gerät abgemeldet, oder seine Zeit war um. Deine Partien gehen ohne es weiter.
personal-data = Deine Daten
personal-data-text = Alles, was dieser Server über dich speichert, mit allen deinen Partien, in einer Datei.
personal-data-export = Deine Daten herunterladen
delete-account = Konto löschen
delete-account-ask = Dein Konto endgültig löschen?
delete-account-games = In laufenden Partien übernimmt sofort ein Bot deine Plätze. Beendete Partien behalten ihre Züge, mit „{ $name }“ statt deines Namens.
delete-account-gone = Dein Name, deine Geräte, Ergebnisse, Wertung, Links und Benachrichtigungen werden gelöscht. Niemand kann sie zurückholen.
delete-account-no = Behalten
my-games = Deine Spiele
finished-games = Beendete Spiele
all-games = Alle deine Spiele
# The opponent to beat next, what it overlooks, and the results against it.
next-level = Als Nächstes zu schlagen
next-level-title = Schlägst du { $bot }?
next-level-play = Gegen { $bot } spielen
next-level-results = { $games ->
        [0] Noch hast du nicht dagegen gespielt.
       *[other] Gewonnene Spiele: { $wins } von { $games }.
    }
next-level-parrot = Dieser Bot legt eine Form nur so, wie sie gezeichnet ist, mag alles, was glitzert, und flattert von Insel zu Insel, statt eine fertig zu machen.
next-level-deckhand = Dieser Bot dreht eine Form nur, wenn sie so, wie sie liegt, nirgends passt, und merkt nicht, welche Insel fast fertig ist.
next-level-sailor = Dieser Bot sieht nur bis zum nächsten Kreuz: weder, welche Formen noch kommen, noch wie viele Durchgänge bleiben.
next-level-navigator = Dieser Bot plant nur drei Durchgänge voraus. Eine große Insel scheint ihm kaum mehr wert als ihre Symbole.
next-level-captain = Dieser Bot plant bis zum Ende des Spiels, aber nur für seine eigenen Punkte: Deine Inseln sieht er nicht an.
next-level-admiral = Wir kennen nichts, was dieser Bot übersieht. Er hat aus 19 Millionen Spielen gelernt und rechnet zwei Durchgänge voraus.
lobby = Offene Tische
your-turn = du bist dran
game-gathering = { $free ->
        [0] gleich geht’s los
        [one] 1 Platz frei
       *[other] { $free } Plätze frei
    }
# Before the first turn the turn is 0.
game-playing = { $turn ->
        [0] Die Inseln werden gewählt
       *[other] Runde { $round }, Durchgang { $turn }
    }
deal-of-the-day = Die Mischung des Tages
deal-text = Die gleichen Karten für alle, einmal am Tag, gegen den Bot { $bot }.
deal-play = Spielen
deal-again = Noch mal spielen
deal-continue = Weiterspielen
deal-results = Alle Ergebnisse
daily-more = Mehr dazu
# $number counts the days.
daily-title = Mischung des Tages { $number }
daily-number = Nr. { $number }
daily-result = { $points } Punkte, Par { $par }
daily-result-without-par = { $points } Punkte
daily-streak = { $days ->
        [one] 1 Mischung in Folge
       *[other] { $days } Mischungen in Folge
    }
puzzle-of-the-day = Das Rätsel des Tages
puzzle-text = Eine Entscheidung, heute für alle dieselbe.
puzzle-solve = Lösen
puzzle-again = Noch mal ansehen
# The bot is the weakest one that solves it.
puzzle-strength = { $bot } löst es.
puzzle-solved = Du hast es gelöst.
puzzle-answered = Deine Antwort hat { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte verschenkt.
puzzle-all = Alle Rätsel

new-table = Ein neuer Tisch
how-many = Wie viele spielen mit?
seat-number = Platz { $number }
somebody = jemand, per Link oder an diesem Gerät
bot-option = Bot { $bot }
more-settings = Regeln, Karten, Uhr
edition = Ausgabe
deck-standard = Archipel
clock = Uhr
clock-none = ohne Zeitlimit
clock-quick = flott: 20 Sekunden je Entscheidung
clock-calm = ruhig: eine Minute je Entscheidung
clock-days = gemächlich: ein Tag je Entscheidung
memory-aid = Zeigen, welche Formen in dieser Runde noch kommen können
listed = Für alle sichtbar, zählt für die Rangliste
open-table = Tisch eröffnen

## Logbook: a person's games and results

logbook-text = Deine Ergebnisse und alle deine Spiele.
logbook-empty = Hier steht noch kein Spiel. Spiel eins!
logbook-nobody = Wähle einen Namen, dann stehen hier deine Spiele.
games-going-on = Noch im Gange
earlier-games = Frühere Spiele

## Ratings

ratings-text = Spiele an sichtbaren Tischen zählen für die Rangliste, wenn die Mischung neu ist. Sie ordnet nach einer vorsichtigen Schätzung der Spielstärke: Die steigt mit jedem Sieg und wenn mehr Spiele sie sicherer machen.
ratings-empty = Noch steht hier niemand: Eröffne einen sichtbaren Tisch und mach den Anfang.
ratings-rank = Rang
ratings-player = Spieler
ratings-strength = Stärke
ratings-estimate = Schätzung
ratings-games = Spiele
# $middle is the estimate, $spread how far off it may be: two numbers.
ratings-range = { $middle } ± { $spread }

## A deal

deal-title = Eine Mischung, viele Spiele
deal-lead = Wer diese Mischung spielt, bekommt dieselben Karten in derselben Reihenfolge. Das haben alle daraus gemacht.
deal-nobody = Noch hat niemand ein Spiel mit dieser Mischung beendet.
deal-hidden = Spiel die Mischung selbst, dann siehst du die Spiele der anderen.
deal-player = Spieler
deal-against = Gegen
deal-total = Punkte
deal-look = Ansehen
# $name is whose game it is.
deal-look-spoken = Spiel von { $name } ansehen
deal-first-try = erster Versuch
deal-later-try = schon bekannt
deal-try = Versuch
deal-shuffled = Wie gemischt wurde
deal-hash-text = Bevor die erste Karte ausgeteilt wurde, stand dieser Fingerabdruck des Servergeheimnisses am Tisch (sein SHA-256):
deal-seed-text = Aus dem Geheimnis und den Worten, die Spieler beisteuern konnten, folgt dieser Startwert, und aus ihm jede Karte:
deal-seed-kept = Der Startwert bleibt für dich geheim, bis du die Mischung gespielt hast oder niemand sie mehr spielen kann.
deal-check = Das Protokoll eines beendeten Spiels nennt das Geheimnis und die Worte. So kann jeder prüfen, dass nichts geändert wurde.

## The islands

deck-text = { $count } Inseln. Berechnet ist, wie viele Durchgänge eine bei bestem Spiel braucht.
deck-filter = Welche Inseln
deck-all = alle

## Workshop

workshop-name = Mein Archipel
deck-title = Name des Kartensatzes
save = Speichern
download = Herunterladen
open-file = Datei öffnen
play-deck = Speichern und spielen
deck-good = { $count } Inseln, keine Fehler.
deck-faults = { $count ->
        [0] Wird geprüft …
        [one] Eine Sache stimmt nicht.
       *[other] { $count } Sachen stimmen nicht.
    }
deck-opened = Die Datei ist offen.
not-a-deck = Das ist keine Kartensatz-Datei.
deck-saved = Gespeichert: Du kannst diesen Kartensatz für einen neuen Tisch wählen.
islands-of-deck = Die Inseln dieses Kartensatzes
editor = Die Insel
add-island = Insel hinzufügen
remove-island = Insel entfernen
new-island = Neue Insel
draw-with = Zeichnen mit
draw-here = Die Kästchen der Insel
# Same as in English
tool-land = Land
tool-water = Wasser
tool-coin = Münze
tool-palm = Palme
tool-cross = Kreuz
cell-spoken = { $box }, { $kind ->
        [land] Land
        [coin] Münze
        [palm] Palme
        [cross] Kreuz
       *[water] Wasser
    }
boxes-drawn = { $boxes } von { $wanted } Kästchen
# Same as in English
island-name = Name
island-id = Kennung
colour = Farbe
seal = Siegel für
no-seal = kein Siegel
faults = Fehler
