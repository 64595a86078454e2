### The rulebook, for players. The numbers are those of docs/rules.md: message R4-3 is rule R4.3.
### The names of the rules (R4-3-title) are in game.ftl, because the table shows them.
###
### Markup, the same in the browser and in the terminal: an empty line separates paragraphs, "- " starts an
### item of a list, "| " starts a row of a table (the first row is its header), _underscores_ emphasize. A number
### such as R4.3 becomes a link. A line must not start with "*", "[" or ".", which Fluent would interpret.
###
### R4-3-example: an example. R4-3-picture: the caption of a picture, which screen readers read.
### R6-3-nsv, R6-3-oya: the ruling of an edition. R5-4-note: a remark for readers of a printed rulebook.

rules-title = Die Regeln
rules-lead = Alles über Silver & Gold, von der ersten Karte bis zum letzten Punkt. Jede Regel hat eine Nummer, und die ist überall gleich: am Tisch, im Terminal und in jeder Sprache.
rules-made = Silver & Gold ist ein Spiel von Phil Walker-Harding. Dies ist eine unabhängige Fassung mit eigenen Worten, Inseln und Bildern.
rules-contents = Inhalt
rules-print = Drucken
rules-open-page = Das ganze Regelheft
rules-find = In den Regeln suchen
# $count is the number of rules found.
rules-found = { $count ->
        [0] Nichts gefunden.
        [one] Eine Regel gefunden.
       *[other] { $count } Regeln gefunden.
    }
rules-example = Beispiel
rules-note = Zum gedruckten Heft

## A game at a glance: two minutes for newcomers

glance = Das Spiel auf einen Blick
glance-lead = Du erkundest Inseln. Eine Karte zeigt allen dieselbe Form; du kreuzt sie auf einer deiner Inseln an. Vollende Inseln, sammle Münzen und Palmen: Wer nach vier Runden die meisten Punkte hat, gewinnt.
glance-players = 2 bis 4 Spieler ab 8 Jahren, etwa 20 Minuten.
glance-begin-title = Bevor es losgeht
glance-begin = Du bekommst vier Schatzkarten und behältst zwei: deine Inseln. Vier weitere liegen offen in der Mitte: die Auslage. Der Rest ist der Stapel. (R2)
glance-turn-title = Ein Durchgang hat drei Schritte
glance-reveal = _Aufdecken._ Der Startspieler deckt eine Expeditionskarte auf. Ihre Form gilt für alle.
glance-mark = _Ankreuzen._ Alle gleichzeitig: Kreuze die Form auf einer deiner Inseln an, gedreht und gespiegelt, wie du magst. Oder kreuze stattdessen ein einzelnes Kästchen an. (R4.1, R4.2)
glance-settle = _Abrechnen._ Reihum: Nimm deine Pokale, lege fertige Inseln beiseite und nimm für jede eine neue, aus der Auslage oder vom Stapel. (R5)
glance-picture = Ein L wurde aufgedeckt. Es ist auf der linken Insel angekreuzt, gedreht und gespiegelt, und trifft eine Münze.
glance-symbols-title = Was die Kästchen bringen
glance-cross = _Kreuz:_ Kreuze sofort ein weiteres Kästchen an, egal auf welcher deiner Inseln. (R4.3)
glance-coin = _Münze:_ Kreuze eine Münze auf deiner Wertungskarte an. Eine volle Viererreihe bringt den höchsten Pokal, der noch da ist: 6, dann 5, bis hinunter zur 1. (R4.4, R5.1)
glance-palm = _Palme:_ Notiere 1 Punkt und 1 weiteren für jede Palme in der Auslage. (R4.5)
glance-end-title = Das Ende
glance-end = Nach sieben Durchgängen ist eine Runde vorbei, nach vier Runden, also 28 Durchgängen, das Spiel. (R6)
glance-score = Du zählst die Werte deiner fertigen Inseln (grau 8, grün 10, orange 12, lila 14), ihre Siegel, deine Münzen, Pokale und Palmen. Wer die meisten Punkte hat, gewinnt. (R7)
glance-go = Mehr brauchst du für dein erstes Spiel nicht. Alles Weitere steht in den Kapiteln darunter.

## R1 Material

# Same as in English
R1 = Material

R1-1 = Zwei bis vier können mitspielen, ab 8 Jahren. Ein Spiel dauert etwa 20 Minuten.

R1-2 = Es gibt 47 Schatzkarten. Jede zeigt eine Insel: Kästchen, die Seite an Seite zusammenhängen und in ein Quadrat von vier mal vier passen. Die Farbe sagt, wie groß eine Insel ist, und das ist auch ihr Wert in Punkten.

    | Farbe | Karten | Kästchen | Wert |
    | grau | 11 | 8 | 8 |
    | grün | 12 | 10 | 10 |
    | orange | 12 | 12 | 12 |
    | lila | 12 | 14 | 14 |
R1-2-picture = Zwei Schatzkarten. 1: Wert und Farbe. 2: ein Kreuz. 3: eine Münze. 4: eine Palme. 5: ein Siegel, hier für orange Inseln. 6: der Name der Insel.

R1-3 = In einem Kästchen kann ein Symbol sein: ein Kreuz, eine Münze oder eine Palme. Nie zwei in einem Kästchen, und nie zwei Palmen auf einer Insel. Im ganzen Kartensatz gibt es 55 Kreuze, 42 Münzen und 16 Palmen, vier Palmen in jeder Farbe. Jede Zeile dieser Tabelle ist eine Art von Insel:

    | Farbe | Karten | Münzen | Palmen | Kreuze | Siegel |
    | lila | 3 | 0 | 0 | 3 | ja |
    | lila | 3 | 3 | 0 | 1 | nein |
    | lila | 2 | 2 | 0 | 2 | nein |
    | lila | 1 | 2 | 1 | 1 | nein |
    | lila | 3 | 0 | 1 | 2 | nein |
    | orange | 3 | 0 | 0 | 2 | ja |
    | orange | 3 | 3 | 0 | 1 | nein |
    | orange | 2 | 1 | 0 | 2 | nein |
    | orange | 4 | 1 | 1 | 1 | nein |
    | grün | 3 | 0 | 0 | 0 | ja |
    | grün | 3 | 2 | 0 | 1 | nein |
    | grün | 2 | 1 | 0 | 2 | nein |
    | grün | 1 | 1 | 1 | 1 | nein |
    | grün | 3 | 0 | 1 | 1 | nein |
    | grau | 3 | 0 | 0 | 0 | ja |
    | grau | 3 | 1 | 0 | 1 | nein |
    | grau | 4 | 0 | 1 | 0 | nein |
    | grau | 1 | 0 | 0 | 1 | nein |

R1-4 = Zwölf Inseln tragen ein Siegel, drei in jeder Farbe. Ein Siegel zählt Inseln einer der drei anderen Farben: Für jede gibt es eins. Ein Siegel für Lila oder Orange ist 2 wert, eins für Grün oder Grau 1. Wie gezählt wird, steht in R7.5.

R1-5 = Es gibt 8 Expeditionskarten mit 6 Formen:

    | Form | Karten |
    | Domino | 1 |
    | Dreierreihe | 2 |
    | Dreierecke | 2 |
    | Viererquadrat | 1 |
    | Vierer-L | 1 |
    | Vierer-T | 1 |

    Das dürfen jederzeit alle wissen.
R1-5-picture = Die sechs Formen. Die Striche darunter sagen, wie viele der 8 Expeditionskarten sie zeigen.

R1-6 = Jeder Spieler hat eine Wertungskarte: 3 Reihen mit je 4 Münzen, am Ende jeder Reihe einen Pokal, dazu 4 Palmenkästchen.
R1-6-picture = Eine Wertungskarte: Fünf Münzen sind angekreuzt, die erste Reihe hat einen 6er-Pokal gebracht, und eine Palme hat 3 gebracht.

R1-7 = Die Rundenkarte liegt in der Mitte. Sie hat 4 Rundenkästchen und sechs Pokale: 6, 5, 4, 3, 2 und 1. Es sind immer dieselben, egal wie viele mitspielen.
R1-7-picture = Die Rundenkarte in der zweiten Runde. Der 6er-Pokal ist weg.

## R2 Setting up

R2 = Aufbau

R2-1 = Die Schatzkarten werden gemischt. Jeder Spieler bekommt 4 davon und zeigt sie niemandem.

R2-2 = Alle wählen gleichzeitig 2 ihrer 4 Karten, die sie behalten. Haben alle gewählt, werden die behaltenen Karten offen hingelegt. Vorher sieht niemand, was die anderen gewählt haben.
R2-2-picture = Vier Inseln wurden ausgeteilt. Die zwei eingerahmten werden behalten.

R2-3 = Die zurückgegebenen und die nicht ausgeteilten Karten werden zusammengemischt. Sie bilden verdeckt den Stapel. Seine obersten vier Karten werden daneben aufgedeckt: die Auslage.

R2-4 = Die 8 Expeditionskarten werden gemischt und verdeckt bereitgelegt.

R2-5 = Einer ist Startspieler. Hier kann ihn bestimmen, wer den Tisch eröffnet hat; sonst, und in Spielen für die Rangliste immer, wird er ausgelost.
R2-5-nsv = Im gedruckten Spiel darf jeder der erste Startspieler sein.
R2-5-oya = Im gedruckten Spiel ist der erste Startspieler, wer die meisten Münzen bei sich trägt.
R2-5-picture = Der Aufbau zu zweit, von einem Platz aus gesehen. 1: deine zwei Inseln und deine Wertungskarte. 2: die des Mitspielers. 3: die Auslage mit vier Inseln. 4: der Stapel. 5: die Expeditionskarten. 6: die Rundenkarte.

## R3 A turn

R3 = Ein Durchgang: aufdecken, ankreuzen, abrechnen

R3-1 = Der Startspieler deckt die oberste Expeditionskarte auf. Ihre Form gilt für alle Spieler.

R3-2 = Alle Spieler kreuzen gleichzeitig an. Wie, sagt R4.

R3-3 = Der Startspieler rechnet zuerst ab, dann die anderen im Uhrzeigersinn. Wie, sagt R5.

R3-4 = Die aufgedeckten Expeditionskarten einer Runde liegen übereinander, und nur die oberste ist zu sehen. Die anderen darfst du dir merken, aber nicht durchsehen.

## R4 Mark

R4 = Ankreuzen

R4-1 = Kreuze die aufgedeckte Form auf einer deiner beiden Inseln an. Alle ihre Kästchen müssen auf dieser einen Insel liegen, und keins davon darf schon angekreuzt sein. Du darfst die Form drehen und spiegeln, wie du magst.
R4-1-picture = Das Vierer-L, gedreht und gespiegelt, hat acht Lagen.
R4-1-example = Ein L wurde aufgedeckt. Ada dreht es, spiegelt es und findet vier freie Kästchen auf ihrer grünen Insel.
R4-1-note = Das polnische Heft erwähnt das Spiegeln nicht. Es ist erlaubt.

R4-2 = Du kannst die Form nicht unterbringen oder willst nicht? Dann kreuze stattdessen genau ein freies Kästchen an, egal auf welcher Insel. Solange bei dir noch ein Kästchen frei ist, musst du etwas ankreuzen.
R4-2-picture = Das Quadrat passt auf keine Insel mehr. Stattdessen wird ein Kästchen angekreuzt.

R4-3 = Immer wenn du ein Kästchen mit einem _Kreuz_ ankreuzt, kreuze sofort ein weiteres freies Kästchen an, egal auf welcher deiner Inseln. Hat auch das ein Kreuz, geht es weiter. Zwei Kreuze auf einmal bringen zwei Kästchen.

    Ein Kreuz ist eine Pflicht, kein Angebot. Nur wenn bei dir kein Kästchen mehr frei ist, verfällt der Rest. Eine Insel, die du dabei vollendest, wird erst beim Abrechnen ersetzt (R5.3): Auf der neuen kannst du in diesem Durchgang nichts ankreuzen.
R4-3-picture = Eine Kette. 1: Das Domino trifft ein Kreuz. 2: Das Kreuz bringt ein Kästchen auf der anderen Insel, und auch dort ist ein Kreuz. 3: Das bringt wieder ein Kästchen auf der ersten Insel.
R4-3-example = Ben kreuzt ein Domino an und trifft ein Kreuz. Dafür kreuzt er ein Kreuz auf seiner anderen Insel an, und dafür ein drittes Kästchen. Er wählt eine Münze.

R4-4 = Für ein Kästchen mit einer _Münze_ kreuze die nächste Münze auf deiner Wertungskarte an: von links nach rechts, die oberste Reihe zuerst. Nach 12 Münzen sind die Münzreihen voll, und weitere Münzen bringen nichts.
R4-4-picture = Zwei Münzen wurden in diesem Durchgang getroffen. Die vierte füllt die erste Reihe, die fünfte beginnt die zweite.
R4-4-note = Im italienischen Heft beginnt die zweite Reihe rechts. Alle Reihen beginnen links.

R4-5 = Für ein Kästchen mit einer _Palme_ bekommst du sofort Punkte: 1 für diese Palme und 1 weiteren für jede Palme auf den Inseln der Auslage. Sag die Zahl laut und notiere sie in deinem nächsten Palmenkästchen. Deine eigenen Inseln zählen nicht, die der anderen auch nicht.

    Du kannst eine Palme nicht ablehnen oder für später aufheben. Nach 4 Palmen sind die Kästchen voll, und weitere Palmen bringen nichts.
R4-5-picture = Eine Palme wird angekreuzt, während zwei Inseln der Auslage eine Palme haben: 1 + 2 = 3 wird notiert.
R4-5-example = Cleo kreuzt eine Palme an. Zwei der vier Inseln in der Auslage zeigen eine Palme. Sie sagt „drei“ und notiert 3.

R4-6 = Ein Symbol wirkt immer gleich, ganz egal, wie sein Kästchen angekreuzt wurde: mit der Form, als einzelnes Kästchen oder durch ein Kreuz.

R4-7 = Hast du kein freies Kästchen mehr, kreuzt du nichts an. Das kann nur vorkommen, wenn Stapel und Auslage beide leer sind.

## R5 Settle

R5 = Abrechnen, einer nach dem anderen

R5-1 = Hast du in diesem Durchgang eine Münzreihe gefüllt, nimm den höchsten Pokal, der noch auf der Rundenkarte ist: Sag seinen Wert laut und notiere ihn am Ende der Reihe. Zwei Reihen in einem Durchgang sind nicht möglich. Sind alle sechs Pokale weg, bringt eine Reihe keinen mehr.
R5-1-picture = Die erste volle Reihe bringt den 6er-Pokal. Die nächste, egal bei wem, bringt 5.
R5-1-example = Ada und Ben füllen im selben Durchgang eine Reihe. Ada rechnet zuerst ab und nimmt die 6. Ben nimmt die 5.
R5-1-note = Das polnische Heft spricht von drei vollen Reihen. Für einen Pokal genügt eine.

R5-2 = Lege deine fertigen Inseln offen neben dich. Alle können sie jederzeit sehen.

R5-3 = Nimm für jede fertige Insel eine neue: eine beliebige Insel der Auslage oder verdeckt die oberste Karte des Stapels. Nimmst du zwei, sieh dir die erste an, bevor du die zweite wählst. Dazwischen wird die Auslage nicht aufgefüllt.
R5-3-picture = 1: Eine Insel ist fertig und wird beiseitegelegt. 2: Ihr Spieler darf eine der vier Inseln aus der Auslage nehmen. 3: Oder verdeckt die oberste Karte des Stapels.

R5-4 = Danach wird die Auslage vom Stapel auf vier aufgefüllt, bevor der Nächste abrechnet.
R5-4-note = Das polnische Heft füllt am Ende des Schritts auf; das italienische und das französische von NSV sprechen davon, vier auf einmal aufzudecken. Die Auslage wird nach jedem Spieler auf vier aufgefüllt.

R5-5 = Ist der Stapel aufgebraucht, bleibt die Auslage kleiner. Sind beide leer, nimmt niemand eine Karte, und du spielst mit dem weiter, was du hast.

R5-6 = Nach dem letzten Durchgang des Spiels werden Pokale und fertige Inseln abgerechnet wie immer, aber niemand nimmt eine neue Insel.

## R6 Rounds and the end

R6 = Runden und Ende

R6-1 = Eine Runde ist nach 7 Durchgängen vorbei. Die achte Expeditionskarte wird nicht aufgedeckt. Dann werden alle acht neu gemischt.
R6-1-nsv = Im gedruckten Spiel wird ein Rundenkästchen durchgestrichen, wenn die Runde vorbei ist. Hier wird die laufende Runde gezeigt.
R6-1-oya = Im gedruckten Spiel wird ein Rundenkästchen durchgestrichen, wenn die Runde beginnt. Hier wird die laufende Runde gezeigt.

R6-2 = Das Spiel endet nach 4 Runden, also nach 28 Durchgängen.

R6-3 = Der Nächste im Uhrzeigersinn wird Startspieler. Wann, das hängt von der Ausgabe ab.
R6-3-nsv = Der Startspieler wechselt nach jedem Durchgang.
R6-3-oya = Der Startspieler wechselt nach jeder Runde.

## R7 Score

R7 = Wertung

R7-1 = Du bekommst 1 Punkt für jede Münze, die auf deiner Wertungskarte angekreuzt ist, höchstens 12.

R7-2 = Deine Pokale bringen die Werte, die du am Ende deiner Münzreihen notiert hast.

R7-3 = Deine Palmen bringen die Punkte, die du in deinen Palmenkästchen notiert hast; es sind höchstens vier Palmen.

R7-4 = Fertige Inseln bringen ihre Werte. Eine unfertige Insel bringt nichts, aber die Münzen und Palmen, die sie gebracht hat, behältst du.

R7-5 = Zähle für jedes Siegel auf einer fertigen Insel deine fertigen Inseln in der Farbe des Siegels und multipliziere mit dem Wert des Siegels. Alle deine Siegel zählen.
R7-5-picture = Ein Siegel für Grau, Wert 1, mit zwei fertigen grauen Inseln: 1 × 2 = 2 Punkte.
R7-5-example = Dan hat ein Siegel für Orange, Wert 2, und drei fertige orange Inseln: 6 Punkte.

R7-6 = Wer die meisten Punkte hat, gewinnt. Was bei Gleichstand geschieht, hängt von der Ausgabe ab.
R7-6-nsv = Bei Gleichstand gewinnt, wer mehr fertige graue Inseln hat; dann zählen Grün, Orange und zuletzt Lila. Ist alles gleich, wird der Sieg geteilt.
R7-6-oya = Bei Gleichstand wird der Sieg geteilt.
R7-6-note = Dem griechischen Heft ist beim Gleichstand das Wort Grau verloren gegangen. Graue Inseln werden zuerst verglichen.

R7-7 = Ein Beispiel. Cleo hat sechs Inseln vollendet: 64 Punkte. Ihr Siegel für Grau (Wert 1) zählt zwei graue Inseln: 2. Ihr Siegel für Orange (Wert 2) zählt zwei orange Inseln: 4. Neun Münzen und zwei Pokale bringen 17. Drei Palmen bringen 8. Das macht 95 Punkte.
R7-7-picture = Cleos Wertung: Inseln 64, Siegel 6, Münzen 9, Pokale 8, Palmen 8. Zusammen 95.
R7-7-note = Das italienische Heft nennt 14 für Münzen und Pokale, das griechische macht das graue Siegel grün. 17 und Grau sind richtig: Nur so werden es 95.

## Glossary

words = Begriffe
word-treasure-card = _Schatzkarte:_ zeigt eine Insel aus Kästchen zum Ankreuzen. Meist sagen wir Insel.
word-box = _Kästchen:_ ein Feld einer Insel. Es ist frei, bis es angekreuzt wird.
word-symbol = _Symbol:_ ein Kreuz, eine Münze oder eine Palme in einem Kästchen.
word-seal = _Siegel:_ ein Bonus für fertige Inseln einer Farbe.
word-expedition-card = _Expeditionskarte:_ zeigt die Form, die alle in diesem Durchgang ankreuzen dürfen.
word-display = _Auslage:_ die vier offenen Schatzkarten in der Mitte.
word-pile = _Stapel:_ die verdeckten Schatzkarten.
word-score-card = _Wertungskarte:_ deine Münzen, Pokale und Palmen.
word-round-card = _Rundenkarte:_ die Runden und die Pokale, die noch da sind.
word-start-player = _Startspieler:_ deckt die Expeditionskarte auf und rechnet zuerst ab.
word-turn = _Durchgang:_ aufdecken, ankreuzen, abrechnen.
word-round = _Runde:_ sieben Durchgänge.

## Where the editions differ

editions = Wo sich die Ausgaben unterscheiden
editions-lead = Das Spiel hat zwei Ausgaben mit eigenen Regeln: die von NSV, die es in den meisten Ländern gibt, und die von Oya in Frankreich. Du wählst, wenn du einen Tisch eröffnest. Hier unterscheiden sie sich:
edition-of-nsv = Ausgabe von NSV
edition-of-oya = Ausgabe von Oya
editions-words = Oyas französisches Heft hat auch eigene Wörter. Wähle Französisch und die Ausgabe von Oya, und der Tisch spricht sie.

## What the digital table does for you

digital = Was dieser Tisch für dich tut
digital-count = _Er zählt für dich._ Münzen, Pokale, Palmen und Punkte werden von selbst notiert. Verbotene Züge lässt er nicht zu und nennt dir die Regel.
digital-take-back = _Zurücknehmen._ Bis du fertig bist, kannst du deine Kreuze dieses Durchgangs zurücknehmen, eins nach dem anderen. Noch hat sie niemand gesehen.
digital-ready = _Fertig._ Deine Kreuze gelten, wenn du auf Fertig drückst. Sind alle fertig, werden alle Kreuze gezeigt, und der Durchgang wird abgerechnet.
digital-memory = _Merkhilfe._ Die aufgedeckten Expeditionskarten durchzusehen ist verboten (R3.4). Wer einen Tisch eröffnet, darf es erlauben: Dann zeigt der Tisch, welche Formen noch kommen können und wie wahrscheinlich jede ist. Sonst vergisst sie auch der Verlauf.
digital-chance = _Ehrlich gemischt._ Die Karten stehen vor dem Spiel fest, und zwar so, dass es hinterher jeder prüfen kann. Du kannst eigene Worte untermischen.
digital-away = _Abwesend._ Wenn jemand geht, kann ein Bot einspringen, bis er oder sie wieder da ist.
