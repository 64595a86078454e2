### The deal of the day: its page, its calendar, and the text to share.

# $opponent is a bot.
daily-lead = The same cards for everyone on this day, against { $opponent }.
# $time is a day and a time of day.
daily-counts = It counts for rank and streak until { $time }.
daily-over = It no longer counts for rank and streak, but you can still play it.
daily-public = Anyone can compute a public deal ahead of its day. This server shows its cards only after you have played.
daily-own = This server has cards of its own for every day, so nobody can look them up elsewhere. The hash below is published now, the secret afterwards.

## Your result

daily-score = Your score
# Par as in golf.
daily-par = Par
daily-par-text = What Admiral scores on your seat.
daily-above-par = { $points } above par
daily-below-par = { $points } below par
daily-on-par = on par
daily-given-away = Points given away
daily-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
daily-rank-by-score = Rank by score
daily-rank-by-given-away = Rank by points given away
daily-rank = { $rank } of { $players }
daily-unranked = Not ranked: you had seen the deal before, or it no longer counted.
# In place of a number.
daily-pending = being computed
daily-streak-label = Streak
daily-review = Look at the review

## The others' results

daily-results = Results here
# Points given away, as a column.
daily-given-away-column = Given away

## The calendar

calendar = All days
calendar-earlier = Earlier month
calendar-later = Later month
calendar-not-played = not played
calendar-played = { $points } points
# $state is "not played" or "87 points".
calendar-day = { $day }, deal { $number }: { $state }
calendar-today = Today’s deal

## The text to share

daily-share-text = Your result as a text without spoilers
# The first line. $opponent is a bot.
share-daily = Silver & Gold: deal of the day { $number } against { $opponent }
# The first line, where a server has a deal of its own.
share-daily-own = Silver & Gold: our own deal of the day { $number } against { $opponent }
share-points = { $points } points
share-par = par { $par }
# $marks are four coloured squares.
share-rounds = Round by round: { $marks }

## In the terminal

daily-par-is = Par is { $par }: what Admiral scores on your seat.
daily-to-share = To share:
daily-unfinished = The game was not finished, so there is no result.
