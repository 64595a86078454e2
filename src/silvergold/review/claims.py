"""Claims about a move: each returns the values of its sentence, or None if it is false."""

from collections.abc import Mapping, Sequence
from statistics import fmean

from silvergold.bots.admiral.bot import cards_in_pile
from silvergold.engine import Keep, Mark, PlayerMove, Shape, Take, TreasureCard, View
from silvergold.engine.cards import SEAL_WORTH
from silvergold.engine.grid import EXPEDITION_CARDS
from silvergold.engine.rules import palm_points
from silvergold.engine.scoring import count_of_color
from silvergold.engine.state import COINS_IN_A_ROW, MOST_COINS, MOST_PALMS
from silvergold.odds import expected_turns, placement_counts

ClaimValue = str | int | float
ClaimValues = Mapping[str, ClaimValue]
Moves = Sequence[PlayerMove]


def name_of(card: TreasureCard) -> str:
    """The name of a card, or its id."""
    return card.name or card.id


def turns_of(*islands: int) -> float:
    """The expected number of turns to finish islands, in total."""
    return sum(float(expected_turns()[boxes]) for boxes in islands)


def rounded(turns: float) -> float:
    """A number of turns to one decimal."""
    return round(turns, 1)


# --- Marking ----------------------------------------------------------------------------------------------


def card_of(view: View, move: Mark) -> TreasureCard:
    """The card of a mark."""
    return view.deck.by_id[move.card]


def left_after(view: View, move: Mark) -> dict[str, int]:
    """The unmarked boxes of each card in hand after a mark."""
    return {
        card.id: unmarked & ~move.boxes if card.id == move.card else unmarked
        for card, unmarked in view.me.cards
    }


def crosses_of(view: View, move: Mark) -> int:
    """R4.3: the crosses that a mark covers."""
    return (move.boxes & card_of(view, move).crosses).bit_count()


def finishes(view: View, moves: Moves, move: Mark) -> ClaimValues | None:
    """R5.2: the mark completes its card."""
    if left_after(view, move)[move.card]:
        return None
    card = card_of(view, move)
    return {"card": name_of(card), "value": card.value}


def cross_finishes(view: View, moves: Moves, move: Mark) -> ClaimValues | None:
    """R4.3: the mark's crosses make it possible to complete a card this turn."""
    crosses = crosses_of(view, move)
    owed_already = max(0, view.me.crosses - 1)
    for card_id, left in left_after(view, move).items():
        if owed_already < left.bit_count() <= owed_already + crosses:
            return {"card": name_of(view.deck.by_id[card_id])}
    return None


def coins_of(view: View, move: Mark) -> int:
    """R4.4: the coins that a mark scores."""
    coins = (move.boxes & card_of(view, move).coins).bit_count()
    return min(coins, MOST_COINS - view.me.score_card.coins)


def completes_coin_row(view: View, moves: Moves, move: Mark) -> ClaimValues | None:
    """R5.1: the mark completes a coin row while there are cups."""
    coins = view.me.score_card.coins
    is_complete = (coins + coins_of(view, move)) // COINS_IN_A_ROW > coins // COINS_IN_A_ROW
    return {"cup": view.cups[0]} if is_complete and view.cups else None


def notes_palm(view: View, moves: Moves, move: Mark) -> ClaimValues | None:
    """R4.5: the mark covers a palm that counts."""
    is_noted = move.boxes & card_of(view, move).palms and len(view.me.score_card.palms) < MOST_PALMS
    return {"points": palm_points(view.display)} if is_noted else None


def gives_boxes(view: View, moves: Moves, move: Mark) -> ClaimValues | None:
    """R4.3: the mark covers crosses, and boxes are left for all of them."""
    crosses = crosses_of(view, move)
    left = sum(boxes.bit_count() for boxes in left_after(view, move).values())
    is_given = 0 < crosses <= left - max(0, view.me.crosses - 1)
    return {"count": crosses} if is_given else None


def marks_coins(view: View, moves: Moves, move: Mark) -> ClaimValues | None:
    """R4.4: the mark covers coins that count."""
    coins = coins_of(view, move)
    return {"count": coins} if coins else None


def on_same_card(moves: Moves, move: Mark) -> list[Mark]:
    """All marks that are possible on the card of a mark."""
    return [other for other in moves if isinstance(other, Mark) and other.card == move.card]


def leaves_fewest_turns(view: View, moves: Moves, move: Mark) -> ClaimValues | None:
    """No other mark on the card leaves fewer turns, and some leave more."""
    turns = {mark: turns_of(left_after(view, mark)[move.card]) for mark in on_same_card(moves, move)}
    if turns[move] > min(turns.values()) or turns[move] == max(turns.values()):
        return None
    return {"card": name_of(card_of(view, move)), "turns": rounded(turns[move])}


def expeditions_fitting(boxes: int) -> int:
    """R1.5: how many of the eight expedition cards fit on some boxes."""
    return sum(EXPEDITION_CARDS[shape] for shape in Shape if placement_counts()[shape][boxes])


def keeps_room(view: View, moves: Moves, move: Mark) -> ClaimValues | None:
    """No mark of the same size on the card leaves room for more expedition cards, and some for fewer."""
    fitting = {
        mark: expeditions_fitting(left_after(view, mark)[move.card])
        for mark in on_same_card(moves, move)
        if mark.boxes.bit_count() == move.boxes.bit_count()
    }
    if fitting[move] < max(fitting.values()) or fitting[move] == min(fitting.values()):
        return None
    return {"card": name_of(card_of(view, move)), "count": fitting[move]}


def marks_boxes(view: View, moves: Moves, move: Mark) -> ClaimValues:
    """Always true: the number of boxes marked."""
    card = card_of(view, move)
    return {"card": name_of(card), "count": move.boxes.bit_count(), "value": card.value}


# --- Keeping and taking cards -----------------------------------------------------------------------------


def rate_of(*cards: TreasureCard) -> float:
    """Points per turn of cards without marks."""
    return sum(card.value for card in cards) / turns_of(*(card.boxes for card in cards))


def pair_of(view: View, move: Keep) -> tuple[TreasureCard, TreasureCard]:
    """The two cards of a keep move."""
    one, other = move.cards
    return view.deck.by_id[one], view.deck.by_id[other]


def seal_counts_the_other(view: View, moves: Moves, move: Keep) -> ClaimValues | None:
    """R7.5: the seal of one card counts the other."""
    one, other = pair_of(view, move)
    for sealed, counted in ((one, other), (other, one)):
        if sealed.seal is counted.color:
            return {"card": name_of(sealed), "other": name_of(counted)}
    return None


def best_pair(view: View, moves: Moves, move: Keep) -> ClaimValues | None:
    """No other pair scores more points per turn."""
    rates = [rate_of(*pair_of(view, other)) for other in moves if isinstance(other, Keep)]
    return pair(view, moves, move) if rate_of(*pair_of(view, move)) == max(rates) else None


def pair(view: View, moves: Moves, move: Keep) -> ClaimValues:
    """Always true: the value of two cards, and how long they take."""
    cards = pair_of(view, move)
    turns = turns_of(*(card.boxes for card in cards))
    return {"value": sum(card.value for card in cards), "turns": rounded(turns)}


def seal_counts_completed(view: View, moves: Moves, move: Take) -> ClaimValues | None:
    """R7.5: the card's seal counts completed cards."""
    seal = view.deck.by_id[move.card].seal
    count = count_of_color(view.me.completed, seal) if seal else 0
    return {"color": str(seal), "count": count} if count else None


def is_counted(view: View, moves: Moves, move: Take) -> ClaimValues | None:
    """R7.5: seals of completed cards count the card."""
    color = view.deck.by_id[move.card].color
    points = sum(SEAL_WORTH[done.seal] for done in view.me.completed if done.seal is color)
    return {"points": points} if points else None


def best_rate(view: View, moves: Moves, move: Take) -> ClaimValues | None:
    """No other card on display scores more points per turn."""
    rates = [rate_of(card) for card in view.display]
    is_best = len(rates) > 1 and rate_of(view.deck.by_id[move.card]) == max(rates)
    return worth(view, moves, move) if is_best else None


def most_coins(view: View, moves: Moves, move: Take) -> ClaimValues | None:
    """R4.4: the card has more coins than any other on display, and the score card has room for them."""
    coins = {card.id: card.coins.bit_count() for card in view.display}
    mine = coins.pop(move.card)
    has_room = view.me.score_card.coins + mine <= MOST_COINS
    return {"count": mine} if coins and has_room and mine > max(coins.values()) else None


def quickest(view: View, moves: Moves, move: Take) -> ClaimValues | None:
    """No other card on display is finished sooner."""
    turns = [turns_of(card.boxes) for card in view.display]
    mine = turns_of(view.deck.by_id[move.card].boxes)
    return {"turns": rounded(mine)} if len(turns) > 1 and mine == min(turns) else None


def worth(view: View, moves: Moves, move: Take) -> ClaimValues:
    """Always true: the value of a card, and how long it takes."""
    card = view.deck.by_id[move.card]
    return {"value": card.value, "turns": rounded(turns_of(card.boxes))}


def display_is_empty(view: View, moves: Moves, move: PlayerMove) -> ClaimValues | None:
    """R5.5: the display is empty."""
    return None if view.display else {}


def pile_average(view: View, moves: Moves, move: PlayerMove) -> ClaimValues:
    """Always true of a drawn card: the mean value of the cards in the pile."""
    return {"value": round(fmean(card.value for card in cards_in_pile(view)), 1)}
