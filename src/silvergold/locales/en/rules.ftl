### The rulebook, for players. The numbers are those of docs/rules.md: message R4-3 is rule R4.3.
### The names of the rules (R4-3-title) are in game.ftl, because the table names them, too.
###
### Markup, the same in the browser and in the terminal: an empty line parts paragraphs, "- " begins a point of
### a list, "| " begins a row of a table (the first row is its head), _underscores_ stress a word. A number
### such as R4.3 becomes a link. A line must not begin with "*", "[" or ".": Fluent would take it for its own.
###
### R4-3-example: an example. R4-3-picture: what is seen in a picture; it stands under it and is read aloud.
### R6-3-nsv, R6-3-oya: the ruling of an edition. R5-4-note: a word to those who hold a printed rulebook.

rules-title = The rules
rules-lead = Everything about Silver & Gold, from the first card to the last point. Each rule has a number, and it is the same everywhere: at the table, in the terminal and in every language.
rules-made = Silver & Gold is a game by Phil Walker-Harding. This is an independent edition with words, islands and pictures of its own.
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
rules-note = With the printed book

## A game at a glance: two minutes for a newcomer

glance = A game at a glance
glance-lead = You explore islands. A card tells everybody the same shape; you mark it on one of your islands. Finish islands, gather coins and palms, and have the most points after four rounds.
glance-players = 2 to 4 players, about 20 minutes.
glance-begin-title = Before you start
glance-begin = You are dealt four treasure cards and keep two: your islands. Four others lie open in the middle: the display. The rest is the pile. (R2)
glance-turn-title = A turn has three steps
glance-reveal = _Reveal._ An expedition card is turned up. Its shape holds for everybody.
glance-mark = _Mark._ All at the same time: mark the shape on one of your islands, turned and mirrored as you like. Or mark one single box instead. (R4.1, R4.2)
glance-settle = _Settle._ One after the other: take your cups, lay finished islands aside, and take a new island for each, from the display or from the pile. (R5)
glance-picture = An L was revealed. It is marked on the left island, turned and mirrored, and covers a coin.
glance-symbols-title = What the boxes bring
glance-cross = _Cross:_ mark one more box at once, on either of your islands. (R4.3)
glance-coin = _Coin:_ mark a coin on your score card. A full row of four brings the highest cup that is left: 6, then 5, down to 1. (R4.4, R5.1)
glance-palm = _Palm:_ note 1 point, and 1 more for every palm on the display. (R4.5)
glance-end-title = The end
glance-end = After seven turns a round is over; after four rounds, that is 28 turns, so is the game. (R6)
glance-score = You count the values of your finished islands (grey 8, green 10, orange 12, lilac 14), their seals, your coins, cups and palms. Most points win. (R7)
glance-go = That is all you need for a first game. The chapters below say the rest.

## R1 Material

R1 = Material

R1-1 = Two to four can play. A game takes about 20 minutes.

R1-2 = There are 47 treasure cards. Each shows one island: boxes that hang together, side to side, inside a square of four by four. The colour says how large an island is, and that is also its value in points.

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

R1-4 = Twelve islands carry a seal, three in each colour. A seal counts islands of one of the other three colours: there is one for each. A seal for lilac or orange is worth 2, a seal for green or grey is worth 1. How it is counted stands in R7.5.

R1-5 = There are 8 expedition cards with 6 shapes:

    | shape | cards |
    | domino | 1 |
    | straight three | 2 |
    | corner of three | 2 |
    | square of four | 1 |
    | L of four | 1 |
    | T of four | 1 |

    Everybody may know this at any time.
R1-5-picture = The six shapes. The strokes under each say how many of the 8 expedition cards show it.

R1-6 = Each player has a score card: 3 rows of 4 coins, a cup at the end of each row, and 4 palm boxes.
R1-6-picture = A score card: five coins are marked, the first row has brought a cup of 6, and one palm has brought 3.

R1-7 = The round card lies in the middle. It has 4 round boxes and six cups: 6, 5, 4, 3, 2 and 1. They are the same for any number of players.
R1-7-picture = The round card in the second round. The cup of 6 is gone.

## R2 Setting up

R2 = Setting up

R2-1 = The treasure cards are shuffled. Each player is dealt 4 of them and shows them to nobody.

R2-2 = All at the same time choose 2 of their 4 cards to keep. When everybody has chosen, the kept cards are laid open. Nobody sees a choice before that.
R2-2-picture = Four islands were dealt. The two framed ones are kept.

R2-3 = The cards that were given back and those not dealt are shuffled together. They are the pile, face down. Its top four cards are turned up beside it: the display.

R2-4 = The 8 expedition cards are shuffled and lie face down.

R2-5 = One player is start player. Here chance decides who.
R2-5-nsv = On paper, anybody may be the first start player.
R2-5-oya = On paper, whoever carries the most coins is the first start player.

## R3 A turn

R3 = A turn: reveal, mark, settle

R3-1 = The top expedition card is turned up. Its shape holds for all players.

R3-2 = All players mark at the same time. R4 says how.

R3-3 = The start player settles first, then the others clockwise. R5 says how.

R3-4 = The expedition cards of a round lie on one heap, and only the top one may be seen. You may remember the others, but not look them up.

## R4 Mark

R4 = Mark

R4-1 = Mark the revealed shape on one of your two islands. All its boxes must lie on that one island, and none of them may be marked already. You may turn and mirror the shape as you like.
R4-1-picture = The L of four, turned and mirrored: eight ways to lie.
R4-1-example = An L was revealed. Ada turns it, mirrors it, and finds four free boxes on her green island.
R4-1-note = The Polish book does not mention mirroring. It is allowed.

R4-2 = You can't place the shape, or don't want to? Then mark exactly one free box instead, on either island. You must mark something as long as any of your boxes is free.
R4-2-picture = The square fits on neither island any more. One box is marked instead.

R4-3 = Whenever you mark a box with a _cross_, mark one more free box at once, on either of your islands. If that one has a cross, too, go on. Two crosses marked together bring two boxes.

    A cross is a duty, not an offer. Only when none of your boxes is free does the rest of it lapse. An island that you finish this way is replaced later, when you settle (R5.3): the new one can't be marked this turn.
R4-3-picture = A chain. 1: the domino covers a cross. 2: the cross brings a box on the other island, and there is a cross, too. 3: that one brings a box back on the first island.
R4-3-example = Ben marks a domino and covers a cross. For it he marks a cross on his other island, and for that one a third box. He chooses a coin.

R4-4 = For a box with a _coin_, mark the next coin on your score card: from left to right, the top row first. After 12 coins the score card is full, and further coins bring nothing.
R4-4-picture = Two coins were covered this turn. The fourth fills the first row, the fifth begins the second.
R4-4-note = The Italian book lets the second row begin on the right. All rows begin on the left.

R4-5 = For a box with a _palm_, note points at once, in your next palm box: 1 for this palm, and 1 more for each palm on the islands of the display. Your own islands don't count, and neither do those of other players.

    You can't decline a palm or save it for later. After 4 palms the boxes are full, and further palms bring nothing.
R4-5-picture = A palm is marked while two islands on display have a palm: 1 + 2 = 3 is noted.
R4-5-example = Cleo marks a palm. Two of the four islands on display show a palm. She notes 3.

R4-6 = A symbol works the same however its box came to be marked: by the shape, as the single box, or by a cross.

R4-7 = When you have no free box left, you mark nothing. This can only happen when both the pile and the display are empty.

## R5 Settle

R5 = Settle, one after the other

R5-1 = For each coin row that you filled this turn, take the highest cup left on the round card and note its value at the end of the row. If you filled two rows at once, take two cups. When all six cups are gone, a row brings none.
R5-1-picture = The first full row takes the cup of 6. The next row, whoever fills it, brings 5.
R5-1-example = Ada and Ben both fill a row this turn. Ada settles first and takes 6. Ben takes 5.
R5-1-note = The Polish book speaks of three full rows. One row is enough for a cup.

R5-2 = Lay your finished islands open beside you. Everybody can always see them.

R5-3 = For each finished island take a new one: any island of the display, or the top card of the pile, unseen. If you take two, look at the first before you choose the second. The display is not refilled in between.
R5-3-picture = 1: an island is finished and laid aside. 2: its player may take one of the four on display. 3: or the top card of the pile, unseen.

R5-4 = Then the display is filled up to four from the pile, before the next player settles.
R5-4-note = The Polish book refills at the end of the step; the Italian one and NSV's French one speak of turning up four at a time. The display is filled up to four after each player.

R5-5 = When the pile has run out, the display stays smaller. When both are empty, nobody takes a card, and you go on with what you have.

R5-6 = After the last turn of the game, cups and finished islands are settled as usual, but nobody takes a new island.

## R6 Rounds and the end

R6 = Rounds and the end

R6-1 = A round is over after 7 turns. The eighth expedition card is not revealed, so you never know for sure what comes last. Then all eight are shuffled again.
R6-1-nsv = On paper, a round box is crossed off when the round is over. Here the round in progress is shown.
R6-1-oya = On paper, a round box is crossed off when the round begins. Here the round in progress is shown.

R6-2 = The game ends after 4 rounds, that is after 28 turns.

R6-3 = The next player clockwise becomes start player. When, depends on the edition.
R6-3-nsv = The start player moves on after every turn.
R6-3-oya = The start player moves on after every round.

## R7 Score

R7 = Score

R7-1 = You get 1 point for each coin marked on your score card, 12 at most.

R7-2 = Your cups bring the values you noted at the end of your coin rows.

R7-3 = Your palms bring the numbers you noted in your palm boxes, four at most.

R7-4 = Finished islands bring their values. An unfinished island brings nothing, but you keep the coins and palms that it gave.

R7-5 = For each seal on a finished island, count your finished islands of the seal's colour, and multiply by the seal's worth. All your seals count.
R7-5-picture = A seal for grey, worth 1, with two finished grey islands: 1 × 2 = 2 points.
R7-5-example = Dan has a seal for orange, worth 2, and three finished orange islands: 6 points.

R7-6 = Most points win. What happens in a tie depends on the edition.
R7-6-nsv = In a tie, whoever has more finished grey islands wins; then green, then orange, then lilac. If all are equal, the victory is shared.
R7-6-oya = In a tie, the victory is shared.
R7-6-note = The Greek book has lost the word grey in the tie. Grey islands are compared first.

R7-7 = An example. Cleo has finished six islands: 64 points. Her seal for grey (worth 1) counts two grey islands: 2. Her seal for orange (worth 2) counts two orange islands: 4. Nine coins and two cups bring 17. Three palms bring 8. That makes 95 points.
R7-7-picture = Cleo's score: islands 64, seals 6, coins 9, cups 8, palms 8. Together 95.
R7-7-note = The Italian book says 14 for coins and cups, the Greek one makes the grey seal green. 17 and grey are right: only they make 95.

## The words

words = The words
word-treasure-card = _Treasure card:_ shows an island of boxes to mark. We mostly say island.
word-box = _Box:_ one square of an island. A box is free until it is marked.
word-symbol = _Symbol:_ a cross, a coin or a palm in a box.
word-seal = _Seal:_ a bonus for finished islands of one colour.
word-expedition-card = _Expedition card:_ shows the shape that everybody may mark this turn.
word-display = _Display:_ the four open treasure cards in the middle.
word-pile = _Pile:_ the treasure cards that lie face down.
word-score-card = _Score card:_ your coins, cups and palms.
word-round-card = _Round card:_ the rounds, and the cups that are left.
word-start-player = _Start player:_ settles first.
word-turn = _Turn:_ reveal, mark, settle.
word-round = _Round:_ seven turns.

## Where the editions differ

editions = Where the editions differ
editions-lead = The game has two editions with rules of their own: that of NSV, which most countries have, and that of Oya in France. You choose one when you open a table. They differ here:
edition-of-nsv = NSV edition
edition-of-oya = Oya edition
editions-words = Oya's French book also has words of its own. Choose French and the Oya edition, and the table speaks them.

## What the digital table does for you

digital = What this table does for you
digital-count = _It counts._ Coins, cups, palms and points note themselves. It never lets you mark what the rules forbid, and says which rule.
digital-take-back = _Take back._ Until you are ready you can take back your marks of this turn, one by one. Nobody has seen them yet.
digital-ready = _Ready._ Your marks stand when you press ready. When everybody is ready, all marks are shown and the turn is settled.
digital-memory = _Memory aid._ Looking through the revealed expedition cards is forbidden (R3.4). Whoever opens a table may allow it: then it shows which shapes have been seen this round.
digital-chance = _A fair shuffle._ The deal is fixed before the game in a way that anybody can check afterwards. You can add words of your own to it.
digital-away = _Away._ When somebody leaves, a bot can play for them until they are back.
