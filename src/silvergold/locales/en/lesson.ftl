### The first game, and the coach.

## The frame of the lesson

lesson-title = Your first game
# $step and $steps are numbers: "Step 2 of 8".
lesson-step = Step { $step } of { $steps }
lesson-steps = The steps
# Spoken after the name of a step that has been done.
lesson-step-done = { $title }, done
lesson-well-done = Well done!
lesson-back = Back
lesson-skip = Skip
lesson-next = Next
lesson-again = Do it again
# At the prompt of the terminal; the letters are typed: keep them.
lesson-keys = n: skip, t: show the table, ?: help, q: quit
lesson-prompt-end = Play against a gentle opponent: silvergold terminal --coach. The coach suggests a good move each time; k switches it off.
# A move was refused; the reason follows as a sentence of its own.
lesson-refused = That is against the rules, so nothing happened. Try again:
# The marks are confirmed, but the goal of the step was not reached.
lesson-turn-over = The turn is over. Do it again and try another way.
# Shown while a turn goes well. $ready is the label of the button.
lesson-now-ready = Just right! Now press “{ $ready }” to confirm your marks.
lesson-cross-owed = A cross: you have one more box. Mark any box on either island.

## Step by step: the name, what to do, and the result
## $card is the name of the island that the step is about, $name the name of the other player.

lesson-keep-title = Two of four islands
lesson-keep = You are dealt four islands and keep two. Big ones score more points, small ones are finished sooner. Choose any two you like.
lesson-keep-done = These two are yours. The others go back into the pile. Four cards are turned up beside it: the display.

lesson-turned-title = Turn and mirror
# $hand is "finger" on devices without a keyboard.
lesson-turned = Every turn an expedition card shows a shape for all players: here an L. On { $card } it fits in only one way: rotated by a quarter turn and mirrored. { $hand ->
        [finger] Turn and mirror the shape with the buttons, and mark it there.
        [prompt] Type the island and the boxes of the L, for example 1 a2 a3 a4 b4.
       *[keys] Turn the shape with the button or the R key, mirror it with M, and mark it there.
    }
lesson-turned-done = You turned and mirrored the L, and only one box is left. Both are always allowed.
lesson-turned-single = A single box is allowed, but now we want the L. Take it back and try again.
lesson-turned-otherwise = The L fits there as well. But try it on { $card }: take it back, then turn and mirror it.

lesson-single-title = One box instead
lesson-single = The square fits on neither island. When a shape doesn't fit, or you don't want it, mark one box of your choice instead. You can't skip marking.
# $oneBox is the label of the button.
lesson-single-done = One box is better than none. The “{ $oneBox }” button lets you do this in any turn.

lesson-cross-title = A cross and its chain
lesson-cross = When you mark a cross, mark one more box right away, on either island. If that is a cross again, you get another. Place the straight three over the cross in the upper right corner of { $card }, then mark another cross.
lesson-cross-done = Three boxes from the shape, two from crosses: five boxes in one turn.
lesson-cross-missed = Fine, but there was no cross in it. Take it back, and place the three so that it ends on the cross in the corner.
lesson-cross-next = There is your cross! It gives you one more box. Use it to mark another cross.
lesson-cross-no-chain = That is allowed, but it ends the chain. Take it back, and mark a cross with your extra box.

lesson-coins-title = Coins and the first cup
lesson-coins = Each coin you mark is crossed off on your score card. Four make a row, and a row earns the highest cup left. You have three, and so does { $name }. Mark the coin on { $card }.
lesson-coins-done = Your row is complete: you take the cup of 6. { $name } has completed one as well and gets the next cup, the 5.
lesson-coins-missed = Fine, but there was no coin in it. Take it back, and place the three over the coin on { $card }.

lesson-palm-title = A palm
lesson-palm = A palm scores 1 point, plus 1 for each palm in the display at that moment. There are two now. Place the square over the palm on { $card }.
lesson-palm-done = One plus two makes three. The 3 goes into the first of your four palm boxes.
lesson-palm-missed = Fine, but the palm is still unmarked. Take it back, and place the square over it.

lesson-finish-title = Finish an island
lesson-finish = { $card } has two boxes left, and the domino fits exactly. Finish the island, then choose a new one.
lesson-finish-done = { $card } scores 12 points, and its seal 1 more for each grey island you finish. You can mark the new island from the next turn on.
lesson-finish-missed = Fine, but { $card } isn't finished. Take it back, and place the domino over its last two boxes.
lesson-finish-take = Finished! Now take a new island: from the display, or unseen from the pile.

lesson-score-title = The final score
lesson-score = Four rounds are over. These are your six finished islands and your score card. Add up your score line by line.
lesson-score-done = 95 points: the example in every rulebook. { $name } has { $points }.
lesson-score-check = Check
lesson-score-sum = Add it all up
lesson-score-right = Right
# The question of each line, and a hint after a wrong answer.
lesson-score-cards = The numbers on the flags of your islands
lesson-score-cards-wrong = Not yet. Add up the numbers on the flags of all six islands.
lesson-score-seals = Points from the seals on your islands
lesson-score-seals-wrong = Not yet. Each seal counts your islands of its colour: 1 point each for grey, 2 each for orange.
lesson-score-coins = One point for each coin crossed off
lesson-score-coins-wrong = Not yet. Count the coins crossed off on the score card.
lesson-score-cups = The numbers in the cups
lesson-score-cups-wrong = Not yet. Add up the numbers noted in the cups.
lesson-score-palms = The numbers in the palm boxes
lesson-score-palms-wrong = Not yet. Add up the numbers in the palm boxes at the bottom.
lesson-score-total-wrong = Not yet. Add up the five lines above.

lesson-end-title = Now you know the game
lesson-end = Play against a gentle opponent, and let the coach suggest a good move each turn. You can switch it off at any time.
lesson-play = Play now

## The coach: what to do

# $boxes are names of boxes: "a1 b1 c1".
coach-mark = Mark { $boxes } on { $card }.
coach-keep = Keep { $first } and { $second }.
coach-take = Take { $card }.
coach-draw = Draw from the pile.
coach-ready = Press Ready.

## The coach: why

coach-why-finishes = It finishes { $card }: { $value ->
        [one] { $value } point.
       *[other] { $value } points.
    }
# Crosses of the mark give as many boxes as the island still needs.
coach-why-cross-finishes = The cross lets you finish { $card } this turn.
coach-why-coin-row = It completes a coin row, and the highest cup left is { $cup }.
coach-why-palm = A palm now scores { $points }.
coach-why-cross = { $count ->
        [one] The cross gives you one more box.
       *[other] The crosses give you { $count } more boxes.
    }
coach-why-coins = { $count ->
        [one] It gives you a coin.
       *[other] It gives you { $count } coins.
    }
# $turns is a number such as 2.4; a shape has its best place on this island.
coach-why-fewest-turns = No other move leaves { $card } closer to finished: about { $turns ->
        [one] { $turns } turn to go.
       *[other] { $turns } turns to go.
    }
# $count of the eight expedition cards still fit on the island.
coach-why-room = It keeps room on { $card }: { $count ->
        [one] { $count } of the eight expedition cards still fits.
       *[other] { $count } of the eight expedition cards still fit.
    }
coach-why-boxes = { $count ->
        [one] One more box towards the { $value } points of { $card }.
       *[other] { $count } more boxes towards the { $value } points of { $card }.
    }
# $count of your finished islands have the colour of the seal.
coach-why-seal = { $color ->
        [grey] Its seal counts your finished grey islands: { $count }.
        [green] Its seal counts your finished green islands: { $count }.
        [orange] Its seal counts your finished orange islands: { $count }.
       *[lilac] Its seal counts your finished lilac islands: { $count }.
    }
# Seals that you have already count the colour of this island.
coach-why-counted = Your seals count it: { $points ->
        [one] { $points } extra point.
       *[other] { $points } extra points.
    }
coach-why-best-rate = It scores the most points per turn on display: worth { $value }, finished in about { $turns ->
        [one] { $turns } turn.
       *[other] { $turns } turns.
    }
coach-why-most-coins = { $count ->
        [one] It is the only one on display with a coin.
       *[other] It has { $count } coins, more than any other on display.
    }
coach-why-quickest = It is the quickest on display to finish: about { $turns ->
        [one] { $turns } turn.
       *[other] { $turns } turns.
    }
coach-why-worth = It is worth { $value } and finished in about { $turns ->
        [one] { $turns } turn.
       *[other] { $turns } turns.
    }
coach-why-pair-seal = The seal of { $card } counts { $other }.
coach-why-pair-rate = No other two score more points per turn: { $value } points in about { $turns ->
        [one] { $turns } turn.
       *[other] { $turns } turns.
    }
coach-why-pair = Together they are worth { $value } and take about { $turns ->
        [one] { $turns } turn.
       *[other] { $turns } turns.
    }
coach-why-no-display = The display is empty.
coach-why-pile = The cards in the pile are worth { $value } points on average.
coach-why-all-marked = You have marked everything for this turn.
