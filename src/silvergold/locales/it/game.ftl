### The words of the game: the same in the browser, the terminal and on the command line.

title = Silver & Gold

color-grey = grigio
color-green = verde
color-orange = arancione
color-lilac = lilla

symbol-cross = Croce
symbol-coin = Moneta
symbol-palm = Palma

shape-domino = un domino
shape-straight3 = una linea da tre
shape-corner3 = un angolo da tre
shape-square4 = un quadrato da quattro
shape-l4 = una L da quattro
shape-t4 = una T da quattro

bot-name-drifter = Naufrago
bot-name-parrot = Pappagallo
bot-name-deckhand = Mozzo
bot-name-sailor = Marinaio
bot-name-navigator = Navigatore
bot-name-captain = Capitano
bot-name-admiral = Ammiraglio

bot-drifter = { bot-name-drifter }: gioca a caso
bot-parrot = { bot-name-parrot }: per le prime partite
bot-deckhand = { bot-name-deckhand }: mite
bot-sailor = { bot-name-sailor }: facile
bot-navigator = { bot-name-navigator }: discreto
bot-captain = { bot-name-captain }: difficile
bot-admiral = { bot-name-admiral }: sovrumano

# $label is an edition's name, "Example" or the like; what it is about follows.
# Same as in English
rules-label = { $label }:
edition-nsv = A ogni mano comincia un altro
edition-oya = Edizione francese: a ogni turno comincia un altro

## Score lines

score = Punteggio
score-caption = Punti finora
score-cards = Isole
score-seals = Sigilli
score-coins = Monete
score-cups = Coppe
score-palms = Palme
score-total = Totale
score-sheet = Tabella dei punti

## Spoken

# $box is a box's name, such as b3.
box-spoken =
    { $symbol ->
        [cross] { $box }, croce, { $state ->
            [marked] segnato
            [planned] da segnare
           *[unmarked] libero
        }
        [coin] { $box }, moneta, { $state ->
            [marked] segnato
            [planned] da segnare
           *[unmarked] libero
        }
        [palm] { $box }, palma, { $state ->
            [marked] segnato
            [planned] da segnare
           *[unmarked] libero
        }
       *[none] { $box }, { $state ->
            [marked] segnato
            [planned] da segnare
           *[unmarked] libero
        }
    }
# A box of an island that nobody has yet.
box-printed = { $symbol ->
        [cross] { $box }, croce
        [coin] { $box }, moneta
        [palm] { $box }, palma
       *[none] { $box }
    }
with-coins = { $coins ->
        [0] {""}
        [one] , 1 moneta
       *[other] , { $coins } monete
    }
with-palms = { $palms ->
        [0] {""}
        [one] , 1 palma
       *[other] , { $palms } palme
    }
with-crosses = { $crosses ->
        [0] {""}
        [one] , 1 croce
       *[other] , { $crosses } croci
    }
with-seal = { $seal ->
        [yes] , sigillo { $sealColor ->
            [grey] grigio
            [green] verde
            [orange] arancione
           *[lilac] lilla
        } che vale { $worth }
       *[no] {""}
    }
card-spoken = { $name }, { $color }, { $value ->
        [one] 1 campo
       *[other] { $value } campi
    }{ with-coins }{ with-palms }{ with-crosses }{ with-seal }
card-open-spoken = { $card }; ancora liberi: { $boxes }
card-figures = circa { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } mani per completarla
placement-spoken = { $boxes }{ with-coins }{ with-palms }{ with-crosses }
# $mark is a placement in words: where the shape would lie now.
ghost-spoken = Segneresti: { $mark }.
score-card-spoken = Mappa di punteggio: { $coins } monete su 12, coppe { $cups }, palme { $palms }
round-spoken = Turno { $round } di 4
cups-spoken = Coppe rimaste: { $cups }
revealed-spoken = Il modello scoperto: { $shape }
pile-spoken = Il mazzo: { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }

## What happened

log-kept = { $who ->
        [you] Tieni: { $cards }.
       *[other] { $name } tiene: { $cards }.
    }
log-displayed = Isole esposte: { $cards }.
log-started = { $who ->
        [you] Cominci tu.
       *[other] Comincia { $name }.
    }
log-revealed = Turno { $round }, mano { $turn }: { $shape }
log-earlier-turn = Turno { $round }, mano { $turn }
log-marked = { $by ->
        [cross] { $who ->
            [you] Per una croce segni { $boxes } su «{ $card }».
           *[other] Per una croce { $name } segna { $boxes } su «{ $card }».
        }
       *[other] { $who ->
            [you] Segni { $boxes } su «{ $card }».
           *[other] { $name } segna { $boxes } su «{ $card }».
        }
    }
log-coin = { $who ->
        [you] Ottieni { $coins ->
            [one] una moneta
           *[other] { $coins } monete
        }.
       *[other] { $name } ottiene { $coins ->
            [one] una moneta
           *[other] { $coins } monete
        }.
    }
log-palm = { $who ->
        [you] La tua palma frutta { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }.
       *[other] La palma di { $name } frutta { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }.
    }
log-cup = { $who ->
        [you] Prendi la coppa da { $points }.
       *[other] { $name } prende la coppa da { $points }.
    }
log-completed = { $who ->
        [you] Completi «{ $card }».
       *[other] { $name } completa «{ $card }».
    }
log-took = { $from ->
        [pile] { $who ->
            [you] Peschi «{ $card }» dal mazzo.
           *[other] { $name } pesca «{ $card }» dal mazzo.
        }
       *[display] { $who ->
            [you] Prendi «{ $card }» dalle isole esposte.
           *[other] { $name } prende «{ $card }» dalle isole esposte.
        }
    }
log-refilled = Nuove isole esposte: { $cards }.
log-scored = { $who ->
        [you] Hai { $total ->
            [one] 1 punto
           *[other] { $total } punti
        }.
       *[other] { $name } ha { $total ->
            [one] 1 punto
           *[other] { $total } punti
        }.
    }
log-won = { $who ->
        [you] Vinci tu.
       *[other] Vince { $name }.
    }
log-shared = { $names } si dividono la vittoria.
log-sat = { $who ->
        [you] Ti siedi al tavolo.
       *[other] { $name } si siede al tavolo.
    }
log-rose = Il posto { $number } è di nuovo libero.
log-began = La partita comincia.
log-left = { $who ->
        [you] Hai lasciato la partita.
       *[other] { $name } ha lasciato la partita.
    }
log-stood-in = { $who ->
        [you] Ora { $bot } gioca per te.
       *[other] Ora { $bot } gioca per { $name }.
    }
log-returned = { $who ->
        [you] Torni in gioco.
       *[other] { $name } torna in gioco.
    }
log-replaced = { $who ->
        [you] Chi ha aperto il tavolo ha dato il tuo posto a un bot.
       *[other] Chi ha aperto il tavolo ha dato il posto di { $name } a un bot.
    }
log-rematch-accepted = { $who ->
        [you] Vuoi la rivincita.
       *[other] { $name } vuole la rivincita.
    }
log-rematch-declined = { $who ->
        [you] Non vuoi la rivincita.
       *[other] { $name } non vuole la rivincita.
    }
log-rematched = Si gioca la rivincita.
## Reactions: ready-made phrases

phrase-hello = Ciao!
phrase-well-played = Bella mossa!
phrase-lucky = Che fortuna!
phrase-one-moment = Un momento
phrase-thank-you = Grazie
phrase-good-game = Bella partita!
# $name says $phrase.
reaction-said = { $name }: { $phrase }
react = Di' qualcosa
reactions-mute = Silenzia tutti
reactions-unmute = Riattiva tutti
mute = Silenzia { $name }
unmute = Riattiva { $name }

## The rules by name; their text is in rules.ftl

# $rule is a rule's number, such as R4.3; $title is its name.
rule-named = Regola { $rule }: { $title }
# Without the number, at the table.
rule-about = La regola: { $title }

R1-1-title = Giocatori
R1-2-title = Mappe del tesoro
R1-3-title = Simboli
R1-4-title = Sigilli
R1-5-title = Mappe di spedizione
R1-6-title = Mappa di punteggio
R1-7-title = Mappa dei turni
R2-1-title = Distribuzione
R2-2-title = Due su quattro
R2-3-title = Mazzo e carte esposte
R2-4-title = Mischiare le mappe di spedizione
R2-5-title = Primo giocatore
R3-1-title = Scoprire
R3-2-title = Segnare
R3-3-title = Fare i conti
R3-4-title = Carte scoperte
R4-1-title = Segnare il modello
R4-2-title = Un campo al suo posto
R4-3-title = Croce
R4-4-title = Moneta
R4-5-title = Palma
R4-6-title = In qualunque modo sia segnato
R4-7-title = Più nulla da segnare
R5-1-title = Coppe
R5-2-title = Isole completate
R5-3-title = Una nuova isola
R5-4-title = Rifornire le carte esposte
R5-5-title = Quando le carte finiscono
R5-6-title = Dopo l'ultima mano
R6-1-title = Sette mani
R6-2-title = Quattro turni
R6-3-title = Il primo giocatore cambia
R7-1-title = Monete
R7-2-title = Coppe
R7-3-title = Palme
R7-4-title = Isole
R7-5-title = Sigilli
R7-6-title = Vittoria e pareggio
R7-7-title = Un punteggio di 95
