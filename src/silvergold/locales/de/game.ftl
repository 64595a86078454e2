### The words of the game: the same in the browser, the terminal and on the command line.

title = Silver & Gold

color-grey = grau
color-green = grün
# Same as in English
color-orange = orange
color-lilac = lila

symbol-cross = Kreuz
symbol-coin = Münze
symbol-palm = Palme

# Only feminine and neuter words: they are the same as subject and as object of a sentence. The hyphens don’t break.
shape-domino = ein Domino
shape-straight3 = eine Dreierreihe
shape-corner3 = eine Dreierecke
shape-square4 = ein Viererquadrat
shape-l4 = ein Vierer‑L
shape-t4 = ein Vierer‑T

bot-name-drifter = Treibgut
bot-name-parrot = Papagei
bot-name-deckhand = Schiffsjunge
bot-name-sailor = Matrose
bot-name-navigator = Steuermann
bot-name-captain = Kapitän
# Same as in English
bot-name-admiral = Admiral

bot-drifter = { bot-name-drifter }: spielt auf gut Glück
bot-parrot = { bot-name-parrot }: für die ersten Spiele
bot-deckhand = { bot-name-deckhand }: gutmütig
bot-sailor = { bot-name-sailor }: leicht
bot-navigator = { bot-name-navigator }: mittel
bot-captain = { bot-name-captain }: schwer
bot-admiral = { bot-name-admiral }: übermenschlich

# $label is an edition's name, "Example" or the like; what it is about follows.
# Same as in English
rules-label = { $label }:
edition-nsv = Startspieler wechselt jeden Durchgang
edition-oya = Französische Ausgabe: Startspieler wechselt jede Runde

## Score lines

score = Wertung
score-caption = Punkte bisher
score-cards = Inseln
score-seals = Siegel
score-coins = Münzen
score-cups = Pokale
score-palms = Palmen
score-total = Summe
score-sheet = Wertungsblatt

## Spoken

# $box is a box's name, such as b3.
box-spoken =
    { $symbol ->
        [cross] { $box }, Kreuz, { $state ->
            [marked] angekreuzt
            [planned] vorgemerkt
           *[unmarked] frei
        }
        [coin] { $box }, Münze, { $state ->
            [marked] angekreuzt
            [planned] vorgemerkt
           *[unmarked] frei
        }
        [palm] { $box }, Palme, { $state ->
            [marked] angekreuzt
            [planned] vorgemerkt
           *[unmarked] frei
        }
       *[none] { $box }, { $state ->
            [marked] angekreuzt
            [planned] vorgemerkt
           *[unmarked] frei
        }
    }
# A box of an island that nobody has yet.
box-printed = { $symbol ->
        [cross] { $box }, Kreuz
        [coin] { $box }, Münze
        [palm] { $box }, Palme
       *[none] { $box }
    }
with-coins = { $coins ->
        [0] {""}
        [one] , 1 Münze
       *[other] , { $coins } Münzen
    }
with-palms = { $palms ->
        [0] {""}
        [one] , 1 Palme
       *[other] , { $palms } Palmen
    }
with-crosses = { $crosses ->
        [0] {""}
        [one] , 1 Kreuz
       *[other] , { $crosses } Kreuze
    }
with-seal = { $seal ->
        [yes] , Siegel für { $sealColor ->
            [grey] Grau
            [green] Grün
            [orange] Orange
           *[lilac] Lila
        }, Wert { $worth }
       *[no] {""}
    }
card-spoken = { $name }, { $color }, { $value } Kästchen{ with-coins }{ with-palms }{ with-crosses }{ with-seal }
card-open-spoken = { $card }; noch frei: { $boxes }
card-figures = etwa { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } Durchgänge
placement-spoken = { $boxes }{ with-coins }{ with-palms }{ with-crosses }
# $mark is a placement in words: where the shape would lie now.
ghost-spoken = Angekreuzt würde: { $mark }.
score-card-spoken = Wertungskarte: { $coins } von 12 Münzen, Pokale { $cups }, Palmen { $palms }
round-spoken = Runde { $round } von 4
cups-spoken = Noch da: Pokale { $cups }
revealed-spoken = Aufgedeckt: { $shape }
pile-spoken = Der Stapel: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }

## What happened

log-kept = { $who ->
        [you] Du behältst { $cards }.
       *[other] { $name } behält { $cards }.
    }
log-displayed = In der Auslage: { $cards }.
log-started = { $who ->
        [you] Du bist Startspieler.
       *[other] { $name } ist Startspieler.
    }
log-revealed = Runde { $round }, Durchgang { $turn }: { $shape }
log-earlier-turn = Runde { $round }, Durchgang { $turn }
log-marked = { $by ->
        [cross] { $who ->
            [you] Für ein Kreuz kreuzt du { $boxes } auf { $card } an.
           *[other] Für ein Kreuz kreuzt { $name } { $boxes } auf { $card } an.
        }
       *[other] { $who ->
            [you] Du kreuzt { $boxes } auf { $card } an.
           *[other] { $name } kreuzt { $boxes } auf { $card } an.
        }
    }
log-coin = { $who ->
        [you] Du bekommst { $coins ->
            [one] eine Münze
           *[other] { $coins } Münzen
        }.
       *[other] { $name } bekommt { $coins ->
            [one] eine Münze
           *[other] { $coins } Münzen
        }.
    }
log-palm = { $who ->
        [you] Deine Palme bringt { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
       *[other] Eine Palme bringt { $name } { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
    }
log-cup = { $who ->
        [you] Du nimmst den { $points }er-Pokal.
       *[other] { $name } nimmt den { $points }er-Pokal.
    }
log-completed = { $who ->
        [you] Du vollendest { $card }.
       *[other] { $name } vollendet { $card }.
    }
log-took = { $from ->
        [pile] { $who ->
            [you] Du ziehst { $card } vom Stapel.
           *[other] { $name } zieht { $card } vom Stapel.
        }
       *[display] { $who ->
            [you] Du nimmst { $card } aus der Auslage.
           *[other] { $name } nimmt { $card } aus der Auslage.
        }
    }
log-refilled = Neu in der Auslage: { $cards }.
log-scored = { $who ->
        [you] Du hast { $total ->
            [one] 1 Punkt
           *[other] { $total } Punkte
        }.
       *[other] { $name } hat { $total ->
            [one] 1 Punkt
           *[other] { $total } Punkte
        }.
    }
log-won = { $who ->
        [you] Du gewinnst.
       *[other] { $name } gewinnt.
    }
log-shared = { $names } teilen sich den Sieg.
log-sat = { $who ->
        [you] Du setzt dich.
       *[other] { $name } setzt sich.
    }
log-rose = Platz { $number } ist wieder frei.
log-began = Das Spiel beginnt.
log-left = { $who ->
        [you] Du bist gegangen.
       *[other] { $name } ist gegangen.
    }
log-stood-in = { $who ->
        [you] { $bot } spielt jetzt für dich.
       *[other] { $bot } spielt jetzt für { $name }.
    }
log-returned = { $who ->
        [you] Du bist wieder da.
       *[other] { $name } ist wieder da.
    }
log-replaced = { $who ->
        [you] Wer den Tisch eröffnet hat, hat deinen Platz einem Bot gegeben.
       *[other] Wer den Tisch eröffnet hat, hat den Platz von { $name } einem Bot gegeben.
    }
log-rematch-accepted = { $who ->
        [you] Du bist bereit zur Revanche.
       *[other] { $name } ist bereit zur Revanche.
    }
log-rematch-declined = { $who ->
        [you] Du möchtest keine Revanche.
       *[other] { $name } möchte keine Revanche.
    }
log-rematched = Es gibt eine Revanche.
## Reactions: ready-made phrases

phrase-hello = Hallo!
phrase-well-played = Gut gespielt!
phrase-lucky = Glück gehabt!
phrase-one-moment = Einen Moment
phrase-thank-you = Danke
phrase-good-game = Schönes Spiel!
# $name says $phrase.
reaction-said = { $name }: { $phrase }
react = Etwas sagen
reactions-mute = Alle stummschalten
reactions-unmute = Alle wieder hören
mute = { $name } stummschalten
unmute = { $name } wieder hören

## The rules by name; their text is in rules.ftl

# $rule is a rule's number, such as R4.3; $title is its name.
rule-named = Regel { $rule }: { $title }
# Without the number, at the table.
rule-about = Die Regel: { $title }

R1-1-title = Spielerzahl
R1-2-title = Schatzkarten
R1-3-title = Symbole
R1-4-title = Siegel
R1-5-title = Expeditionskarten
R1-6-title = Wertungskarte
R1-7-title = Rundenkarte
R2-1-title = Austeilen
R2-2-title = Zwei von vier behalten
R2-3-title = Stapel und Auslage
R2-4-title = Expeditionskarten mischen
R2-5-title = Startspieler
R3-1-title = Aufdecken
R3-2-title = Ankreuzen
R3-3-title = Abrechnen
R3-4-title = Aufgedeckte Karten
R4-1-title = Die Form ankreuzen
R4-2-title = Stattdessen ein Kästchen
R4-3-title = Kreuz
R4-4-title = Münze
R4-5-title = Palme
R4-6-title = Ganz gleich, wie angekreuzt
R4-7-title = Nichts mehr frei
R5-1-title = Pokale
R5-2-title = Fertige Inseln
R5-3-title = Eine neue Insel
R5-4-title = Die Auslage auffüllen
R5-5-title = Wenn die Karten ausgehen
R5-6-title = Nach dem letzten Durchgang
R6-1-title = Sieben Durchgänge
R6-2-title = Vier Runden
R6-3-title = Der Startspieler wechselt
R7-1-title = Münzen
R7-2-title = Pokale
R7-3-title = Palmen
R7-4-title = Inseln
R7-5-title = Siegel
R7-6-title = Sieg und Gleichstand
R7-7-title = Eine Wertung mit 95 Punkten
