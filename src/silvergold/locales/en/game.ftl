### The words of the game: the same in the browser, the terminal and on the command line.

title = Silver & Gold

color-grey = grey
color-green = green
color-orange = orange
color-lilac = lilac

symbol-cross = Cross
symbol-coin = Coin
symbol-palm = Palm

shape-domino = a domino
shape-straight3 = a straight three
shape-corner3 = a corner of three
shape-square4 = a square of four
shape-l4 = an L of four
shape-t4 = a T of four

bot-name-drifter = Drifter
bot-name-parrot = Parrot
bot-name-deckhand = Deckhand
bot-name-sailor = Sailor
bot-name-navigator = Navigator
bot-name-captain = Captain
bot-name-admiral = Admiral

bot-drifter = { bot-name-drifter }: moves at random
bot-parrot = { bot-name-parrot }: for first games
bot-deckhand = { bot-name-deckhand }: gentle
bot-sailor = { bot-name-sailor }: easy
bot-navigator = { bot-name-navigator }: fair
bot-captain = { bot-name-captain }: hard
bot-admiral = { bot-name-admiral }: superhuman

# $label is an edition's name, "Example" or the like; what it is about follows.
rules-label = { $label }:
edition-nsv = The start player changes every turn
edition-oya = French edition: the start player changes every round

## Score lines

score = Score
score-caption = Points so far
score-cards = Islands
score-seals = Seals
score-coins = Coins
score-cups = Cups
score-palms = Palms
score-total = Total
score-sheet = Score sheet

## Spoken

# $box is a box's name, such as b3.
box-spoken =
    { $symbol ->
        [cross] { $box }, cross, { $state ->
            [marked] marked
            [planned] about to be marked
           *[unmarked] unmarked
        }
        [coin] { $box }, coin, { $state ->
            [marked] marked
            [planned] about to be marked
           *[unmarked] unmarked
        }
        [palm] { $box }, palm, { $state ->
            [marked] marked
            [planned] about to be marked
           *[unmarked] unmarked
        }
       *[none] { $box }, { $state ->
            [marked] marked
            [planned] about to be marked
           *[unmarked] unmarked
        }
    }
# A box of an island that nobody has yet.
box-printed = { $symbol ->
        [cross] { $box }, cross
        [coin] { $box }, coin
        [palm] { $box }, palm
       *[none] { $box }
    }
with-coins = { $coins ->
        [0] {""}
        [one] , 1 coin
       *[other] , { $coins } coins
    }
with-palms = { $palms ->
        [0] {""}
        [one] , 1 palm
       *[other] , { $palms } palms
    }
with-crosses = { $crosses ->
        [0] {""}
        [one] , 1 cross
       *[other] , { $crosses } crosses
    }
with-seal = { $seal ->
        [yes] , seal for { $sealColor ->
            [grey] grey
            [green] green
            [orange] orange
           *[lilac] lilac
        } worth { $worth }
       *[no] {""}
    }
card-spoken = { $name }, { $color }, { $value } boxes{ with-coins }{ with-palms }{ with-crosses }{ with-seal }
card-open-spoken = { $card }; still unmarked: { $boxes }
card-figures = about { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } turns to finish
placement-spoken = { $boxes }{ with-coins }{ with-palms }{ with-crosses }
# $mark is a placement in words: where the shape would lie now.
ghost-spoken = Would mark { $mark }.
score-card-spoken = Score card: { $coins } of 12 coins, cups { $cups }, palms { $palms }
round-spoken = Round { $round } of 4
cups-spoken = Cups left: { $cups }
revealed-spoken = The revealed shape: { $shape }
pile-spoken = The pile: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

## What happened

log-kept = { $who ->
        [you] You keep { $cards }.
       *[other] { $name } keeps { $cards }.
    }
log-displayed = On display: { $cards }.
log-started = { $who ->
        [you] You are the start player.
       *[other] { $name } is the start player.
    }
log-revealed = Round { $round }, turn { $turn }: { $shape }
log-earlier-turn = Round { $round }, turn { $turn }
log-marked = { $by ->
        [cross] { $who ->
            [you] For a cross you mark { $boxes } on { $card }.
           *[other] For a cross { $name } marks { $boxes } on { $card }.
        }
       *[other] { $who ->
            [you] You mark { $boxes } on { $card }.
           *[other] { $name } marks { $boxes } on { $card }.
        }
    }
log-coin = { $who ->
        [you] You get { $coins ->
            [one] a coin
           *[other] { $coins } coins
        }.
       *[other] { $name } gets { $coins ->
            [one] a coin
           *[other] { $coins } coins
        }.
    }
log-palm = { $who ->
        [you] Your palm scores { $points }.
       *[other] { $name }'s palm scores { $points }.
    }
log-cup = { $who ->
        [you] You take the cup of { $points }.
       *[other] { $name } takes the cup of { $points }.
    }
log-completed = { $who ->
        [you] You finish { $card }.
       *[other] { $name } finishes { $card }.
    }
log-took = { $from ->
        [pile] { $who ->
            [you] You draw { $card } from the pile.
           *[other] { $name } draws { $card } from the pile.
        }
       *[display] { $who ->
            [you] You take { $card } from the display.
           *[other] { $name } takes { $card } from the display.
        }
    }
log-refilled = New on display: { $cards }.
log-scored = { $who ->
        [you] You have { $total } points.
       *[other] { $name } has { $total } points.
    }
log-won = { $who ->
        [you] You win.
       *[other] { $name } wins.
    }
log-shared = { $names } share the victory.
log-sat = { $who ->
        [you] You sit down.
       *[other] { $name } sits down.
    }
log-rose = Seat { $number } is free again.
log-began = The game begins.
log-left = { $who ->
        [you] You have left.
       *[other] { $name } has left.
    }
log-stood-in = { $who ->
        [you] { $bot } plays for you now.
       *[other] { $bot } plays for { $name } now.
    }
log-returned = { $who ->
        [you] You are back.
       *[other] { $name } is back.
    }
log-replaced = { $who ->
        [you] The host has given your seat to a bot.
       *[other] The host has given the seat of { $name } to a bot.
    }
log-rematch-accepted = { $who ->
        [you] You are ready for a rematch.
       *[other] { $name } is ready for a rematch.
    }
log-rematch-declined = { $who ->
        [you] You don't want a rematch.
       *[other] { $name } doesn't want a rematch.
    }
log-rematched = A rematch begins.
## Reactions: ready-made phrases

phrase-hello = Hello!
phrase-well-played = Well played!
phrase-lucky = Lucky!
phrase-one-moment = Just a moment
phrase-thank-you = Thank you
phrase-good-game = Good game!
# $name says $phrase.
reaction-said = { $name }: { $phrase }
react = Say something
reactions-mute = Mute everyone
reactions-unmute = Unmute everyone
mute = Mute { $name }
unmute = Unmute { $name }

## The rules by name; their text is in rules.ftl

# $rule is a rule's number, such as R4.3; $title is its name.
rule-named = Rule { $rule }: { $title }
# Without the number, at the table.
rule-about = The rule: { $title }

R1-1-title = Players
R1-2-title = Treasure cards
R1-3-title = Symbols
R1-4-title = Seals
R1-5-title = Expedition cards
R1-6-title = Score card
R1-7-title = Round card
R2-1-title = Deal
R2-2-title = Keep two of four
R2-3-title = Pile and display
R2-4-title = Shuffle the expedition cards
R2-5-title = Start player
R3-1-title = Reveal
R3-2-title = Mark
R3-3-title = Settle
R3-4-title = Revealed cards
R4-1-title = Mark the shape
R4-2-title = One box instead
R4-3-title = Cross
R4-4-title = Coin
R4-5-title = Palm
R4-6-title = However the box was marked
R4-7-title = Nothing left to mark
R5-1-title = Cups
R5-2-title = Finished islands
R5-3-title = A new island
R5-4-title = Refill the display
R5-5-title = When cards run out
R5-6-title = After the last turn
R6-1-title = Seven turns
R6-2-title = Four rounds
R6-3-title = The start player moves on
R7-1-title = Coins
R7-2-title = Cups
R7-3-title = Palms
R7-4-title = Islands
R7-5-title = Seals
R7-6-title = Victory and ties
R7-7-title = A score of 95
