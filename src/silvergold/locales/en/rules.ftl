### The rulebook, for players. The numbers are those of docs/rules.md: message R4-3 is rule R4.3.
### The names of the rules (R4-3-title) are in game.ftl, because the table shows them.
###
### Markup, the same in the browser and in the terminal: an empty line separates paragraphs, "- " starts an
### item of a list, "| " starts a row of a table (the first row is its header), _underscores_ emphasize. A number
### such as R4.3 becomes a link. A line must not start with "*", "[" or ".", which Fluent would interpret.
###
### R4-3-example: an example. R4-3-picture: the caption of a picture, which screen readers read.
### R6-3-nsv, R6-3-oya: the ruling of an edition. R5-4-note: a remark for readers of a printed rulebook.

rules-title = The rules
rules-lead = All of Silver & Gold, from the first card to the last point. Each rule has a number that is the same everywhere: at the table, in the terminal and in every language.
rules-made = Silver & Gold is a game by Phil Walker-Harding. This is an independent edition with its own words, islands and pictures.
rules-contents = Contents
rules-print = Print
rules-open-page = The whole rulebook
rules-find = Find in the rules
# $count is the number of rules found.
rules-found = { $count ->
        [0] Nothing found.
        [one] One rule found.
       *[other] { $count } rules found.
    }
rules-example = Example
rules-note = About the printed book

## A game at a glance: two minutes for newcomers

glance = A game at a glance
glance-lead = You explore islands. Each turn a card shows the same shape to everyone, and you mark it on one of your islands. Finish islands, collect coins and palms, and score the most points in four rounds.
glance-players = 2 to 4 players, age 8 and up, about 20 minutes.
glance-begin-title = Before you start
glance-begin = You are dealt four treasure cards and keep two: your islands. Four others lie face up in the middle: the display. The rest form the pile. (R2)
glance-turn-title = A turn has three steps
glance-reveal = _Reveal._ The start player turns up an expedition card. Its shape is for everyone.
glance-mark = _Mark._ Everyone at the same time: mark the shape on one of your islands, turned and mirrored as you like. Or mark a single box instead. (R4.1, R4.2)
glance-settle = _Settle._ One player after another: take your cups, set finished islands aside, and take a new island for each, from the display or the pile. (R5)
glance-picture = An L is revealed. It is marked on the left island, turned and mirrored, and covers a coin.
glance-symbols-title = What the boxes give you
glance-cross = _Cross:_ mark one more box right away, on either of your islands. (R4.3)
glance-coin = _Coin:_ mark a coin on your score card. A full row of four earns the highest cup left: 6, then 5, down to 1. (R4.4, R5.1)
glance-palm = _Palm:_ write down 1 point, plus 1 for each palm in the display. (R4.5)
glance-end-title = The end
glance-end = A round lasts seven turns, and the game four rounds: 28 turns. (R6)
glance-score = Add up the values of your finished islands (grey 8, green 10, orange 12, lilac 14), their seals, your coins, cups and palms. The most points win. (R7)
glance-go = That is all you need for a first game. The chapters below give the details.

## R1 Material

R1 = Material

R1-1 = Silver & Gold is for two to four players, age 8 and up. A game takes about 20 minutes.

R1-2 = There are 47 treasure cards. Each shows one island: boxes connected side to side inside a square of four by four. The colour tells you how large the island is, which is also its value in points.

    | colour | cards | boxes | value |
    | grey | 11 | 8 | 8 |
    | green | 12 | 10 | 10 |
    | orange | 12 | 12 | 12 |
    | lilac | 12 | 14 | 14 |
R1-2-picture = Two treasure cards. 1: value and colour. 2: a cross. 3: a coin. 4: a palm. 5: a seal, here for orange islands. 6: the island's name.

R1-3 = A box may hold a symbol: a cross, a coin or a palm. Never two in one box, and never two palms on one island. In the whole deck there are 55 crosses, 42 coins and 16 palms, four palms in each colour. Every line of this table is one kind of island:

    | colour | cards | coins | palms | crosses | seal |
    | lilac | 3 | 0 | 0 | 3 | yes |
    | lilac | 3 | 3 | 0 | 1 | no |
    | lilac | 2 | 2 | 0 | 2 | no |
    | lilac | 1 | 2 | 1 | 1 | no |
    | lilac | 3 | 0 | 1 | 2 | no |
    | orange | 3 | 0 | 0 | 2 | yes |
    | orange | 3 | 3 | 0 | 1 | no |
    | orange | 2 | 1 | 0 | 2 | no |
    | orange | 4 | 1 | 1 | 1 | no |
    | green | 3 | 0 | 0 | 0 | yes |
    | green | 3 | 2 | 0 | 1 | no |
    | green | 2 | 1 | 0 | 2 | no |
    | green | 1 | 1 | 1 | 1 | no |
    | green | 3 | 0 | 1 | 1 | no |
    | grey | 3 | 0 | 0 | 0 | yes |
    | grey | 3 | 1 | 0 | 1 | no |
    | grey | 4 | 0 | 1 | 0 | no |
    | grey | 1 | 0 | 0 | 1 | no |

R1-4 = Twelve islands carry a seal, three in each colour: one for each of the other three colours. A seal for lilac or orange is worth 2, a seal for green or grey is worth 1. R7.5 explains how seals score.

R1-5 = There are 8 expedition cards with 6 shapes:

    | shape | cards |
    | domino | 1 |
    | straight three | 2 |
    | corner of three | 2 |
    | square of four | 1 |
    | L of four | 1 |
    | T of four | 1 |

    You may look at this list at any time.
R1-5-picture = The six shapes. The strokes below each show how many of the 8 expedition cards have it.

R1-6 = Each player has a score card: 3 rows of 4 coins, a cup at the end of each row, and 4 palm boxes.
R1-6-picture = A score card: five coins are marked, the first row has earned a cup of 6, and one palm has scored 3.

R1-7 = The round card lies in the middle. It has 4 round boxes and six cups: 6, 5, 4, 3, 2 and 1. These are the same for any number of players.
R1-7-picture = The round card in the second round. The cup of 6 is gone.

## R2 Setting up

R2 = Setting up

R2-1 = Shuffle the treasure cards and deal 4 to each player. Keep yours secret.

R2-2 = Everyone chooses 2 of their 4 cards to keep, at the same time. When all have chosen, the kept cards are laid face up. Until then nobody sees what the others chose.
R2-2-picture = Four islands were dealt. The two in frames are kept.

R2-3 = Shuffle the cards that were given back together with those not dealt. They form the pile, face down. Turn up its top four cards beside it: the display.

R2-4 = Shuffle the 8 expedition cards and put them face down.

R2-5 = One player is the start player. Here the host may choose one; otherwise, and always in rated games, one is drawn at random.
R2-5-nsv = On paper, anyone may be the first start player.
R2-5-oya = On paper, the player carrying the most coins is the first start player.
R2-5-picture = The table set up for two, seen from one seat. 1: your two islands and your score card. 2: the other player's. 3: the display of four. 4: the pile. 5: the expedition cards. 6: the round card.

## R3 A turn

R3 = A turn: reveal, mark, settle

R3-1 = The start player turns up the top expedition card. Its shape is for all players.

R3-2 = All players mark at the same time, following R4.

R3-3 = The start player settles first, then the others clockwise, following R5.

R3-4 = The revealed expedition cards lie in a pile, and only the top one may be seen. You may remember the others, but not look them up.

## R4 Mark

R4 = Mark

R4-1 = Mark the revealed shape on one of your two islands. All its boxes must lie on that island, and none of them may be marked already. You may turn and mirror the shape as you like.
R4-1-picture = The L of four, turned and mirrored, has eight orientations.
R4-1-example = An L is revealed. Ada turns it, mirrors it, and finds four free boxes on her green island.
R4-1-note = The Polish book does not mention mirroring. It is allowed.

R4-2 = You can't place the shape, or don't want to? Then mark exactly one free box instead, on either island. You must mark something as long as any of your boxes is free.
R4-2-picture = The square no longer fits on either island. One box is marked instead.

R4-3 = Whenever you mark a box with a _cross_, mark one more free box right away, on either of your islands. If that box has a cross, continue. Two crosses marked together give you two boxes.

    You must use a cross. Only when none of your boxes is free is the rest of it lost. An island that you finish this way is replaced later, when you settle (R5.3): you can't mark the new one this turn.
R4-3-picture = A chain. 1: the domino covers a cross. 2: the cross gives a box on the other island, which has a cross as well. 3: that one gives a box back on the first island.
R4-3-example = Ben marks a domino and covers a cross. With it he marks a cross on his other island, and with that one a third box. He chooses a coin.

R4-4 = For a box with a _coin_, mark the next coin on your score card: from left to right, top row first. After 12 coins the coin rows are full, and further coins score nothing.
R4-4-picture = Two coins are covered this turn. The fourth coin fills the first row, the fifth starts the second.
R4-4-note = The Italian book starts the second row on the right. All rows start on the left.

R4-5 = For a box with a _palm_, score points right away: 1 for this palm, plus 1 for each palm on the islands of the display. Say the number out loud and write it in your next palm box. Your own islands don't count, nor do those of other players.

    You can't decline a palm or save it for later. After 4 palms the boxes are full, and further palms score nothing.
R4-5-picture = A palm is marked while two islands on display have a palm: 1 + 2 = 3 is written down.
R4-5-example = Cleo marks a palm. Two of the four islands on display show a palm. She says “three” and writes down 3.

R4-6 = A symbol works the same however its box was marked: by the shape, as the single box, or by a cross.

R4-7 = If you have no free box left, you mark nothing. This can only happen when both the pile and the display are empty.

## R5 Settle

R5 = Settle, one after the other

R5-1 = If you filled a coin row this turn, take the highest cup left on the round card: say its value out loud and write it at the end of the row. One turn can't fill two rows. When all six cups are gone, a row earns none.
R5-1-picture = The first full row takes the cup of 6. The next row, by any player, earns 5.
R5-1-example = Ada and Ben both fill a row this turn. Ada settles first and takes 6. Ben takes 5.
R5-1-note = The Polish book mentions three full rows. One row is enough for a cup.

R5-2 = Put your finished islands face up beside you. Everyone can always see them.

R5-3 = For each finished island take a new one: any island of the display, or the top card of the pile, unseen. If you take two, look at the first before you choose the second. The display is not refilled in between.
R5-3-picture = 1: an island is finished and set aside. 2: its player may take one of the four on display. 3: or the top card of the pile, unseen.

R5-4 = Then the display is refilled to four from the pile, before the next player settles.
R5-4-note = The Polish book refills at the end of the step; the Italian one and NSV's French one speak of turning up four at a time. The display is refilled to four after each player.

R5-5 = When the pile runs out, the display stays smaller. When both are empty, nobody takes a card, and you continue with what you have.

R5-6 = After the last turn of the game, cups and finished islands are settled as usual, but nobody takes a new island.

## R6 Rounds and the end

R6 = Rounds and the end

R6-1 = A round ends after 7 turns. The eighth expedition card is not revealed. Then all eight are shuffled again.
R6-1-nsv = On paper, a round box is crossed off when the round ends. Here the current round is shown.
R6-1-oya = On paper, a round box is crossed off when the round begins. Here the current round is shown.

R6-2 = The game ends after 4 rounds, which is 28 turns.

R6-3 = The next player clockwise becomes the start player. The edition decides when.
R6-3-nsv = The start player changes after every turn.
R6-3-oya = The start player changes after every round.

## R7 Score

R7 = Score

R7-1 = Score 1 point for each coin marked on your score card, 12 at most.

R7-2 = Score the values of your cups, as written at the end of your coin rows.

R7-3 = Score the numbers in your palm boxes, four at most.

R7-4 = Score the values of your finished islands. An unfinished island scores nothing, but you keep the coins and palms it gave you.

R7-5 = For each seal on a finished island, count your finished islands of the seal's colour and multiply by the seal's worth. All your seals count.
R7-5-picture = A seal for grey, worth 1, with two finished grey islands: 1 × 2 = 2 points.
R7-5-example = Dan has a seal for orange, worth 2, and three finished orange islands: 6 points.

R7-6 = The most points win. Ties depend on the edition.
R7-6-nsv = In a tie, the player with more finished grey islands wins; then green, then orange, then lilac. If all are equal, the victory is shared.
R7-6-oya = In a tie, the victory is shared.
R7-6-note = The Greek book lost the word grey in the tie-break. Grey islands are compared first.

R7-7 = An example. Cleo has finished six islands: 64 points. Her seal for grey (worth 1) counts two grey islands: 2. Her seal for orange (worth 2) counts two orange islands: 4. Nine coins and two cups score 17. Three palms score 8. That makes 95 points.
R7-7-picture = Cleo's score: islands 64, seals 6, coins 9, cups 8, palms 8. Total 95.
R7-7-note = The Italian book says 14 for coins and cups, and the Greek one makes the grey seal green. 17 and grey are right: only they add up to 95.

## Glossary

words = Glossary
word-treasure-card = _Treasure card:_ shows an island of boxes to mark. We usually say island.
word-box = _Box:_ one square of an island. A box is free until it is marked.
word-symbol = _Symbol:_ a cross, a coin or a palm in a box.
word-seal = _Seal:_ a bonus for finished islands of one colour.
word-expedition-card = _Expedition card:_ shows the shape that everyone may mark this turn.
word-display = _Display:_ the four face-up treasure cards in the middle.
word-pile = _Pile:_ the face-down treasure cards.
word-score-card = _Score card:_ your coins, cups and palms.
word-round-card = _Round card:_ shows the rounds and the cups that are left.
word-start-player = _Start player:_ turns up the expedition card and settles first.
word-turn = _Turn:_ reveal, mark, settle.
word-round = _Round:_ seven turns.

## Where the editions differ

editions = Where the editions differ
editions-lead = The game has two editions: NSV's, sold in most countries, and Oya's in France. You choose one when you open a table. They differ here:
edition-of-nsv = NSV edition
edition-of-oya = Oya edition
editions-words = Oya's French book also has its own vocabulary. Choose French and the Oya edition, and the table uses it.

## What the digital table does for you

digital = What this table does for you
digital-count = _It counts for you._ Coins, cups, palms and points are recorded automatically. You can't break a rule: the table tells you which one applies.
digital-take-back = _Take back._ Until you are ready you can take back this turn's marks, one by one. Nobody has seen them yet.
digital-ready = _Ready._ Press Ready to confirm your marks. When everyone is ready, all marks are shown and the turn is settled.
digital-memory = _Memory aid._ You may not look through the revealed expedition cards (R3.4). The host of a table can allow it: then the table shows which shapes may still come, and how likely each is. Otherwise the log forgets them as well.
digital-chance = _A fair shuffle._ The deal is fixed before the game in a way that anyone can check afterwards. You can add your own words to it.
digital-away = _Away._ When someone leaves, a bot can play for them until they are back.
