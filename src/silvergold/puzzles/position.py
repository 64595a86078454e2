"""A position in which a decision is due, as JSON: docs/formats.md describes it."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from silvergold.engine import EDITIONS, Deck, GameState, Phase, Shape, TreasureCard
from silvergold.engine.grid import EXPEDITION_CARDS
from silvergold.engine.legal import seats_to_move
from silvergold.engine.rules import has_to_settle
from silvergold.engine.state import (
    CARDS_DEALT,
    CARDS_KEPT,
    COINS_IN_A_ROW,
    CUPS,
    DISPLAY_SIZE,
    FEWEST_PLAYERS,
    MOST_COINS,
    MOST_PALMS,
    MOST_PLAYERS,
    ROUNDS,
    OpenCard,
    Player,
    ScoreCard,
)

Document = dict[str, Any]


class PositionError(ValueError):
    """A position that no game can reach, or that is not written as it should be."""


def check_that(condition: object, reason: str) -> None:
    """Refuse a position unless a condition holds."""
    if not condition:
        raise PositionError(reason)


# --- Writing ----------------------------------------------------------------------------------------------


def position_to_json(state: GameState, seat: int) -> Document:
    """The position of a seat that is to decide; nobody has decided yet, and what is empty is left out."""
    document = {
        "edition": state.edition.name,
        "phase": state.phase,
        "seat": seat,
        "start": state.start_player,
        "round": state.round,
        "shapes": [str(shape) for shape in state.revealed],
        "display": [card.id for card in state.display],
        "cups": list(state.cups),
        "settling": state.settling if state.phase == Phase.TAKE else 0,
        "players": [player_to_json(player) for player in state.players],
    }
    return {key: value for key, value in document.items() if value or key in ("seat", "start", "players")}


def player_to_json(player: Player) -> Document:
    """One player's side; what is empty is left out."""
    document = {
        "cards": [[card.id, unmarked] for card, unmarked in player.cards],
        "coins": player.score_card.coins,
        "cups": list(player.score_card.cups),
        "palms": list(player.score_card.palms),
        "completed": [card.id for card in player.completed],
        "dealt": [card.id for card in player.dealt],
    }
    return {key: value for key, value in document.items() if value}


# --- Reading ----------------------------------------------------------------------------------------------


def position_from_json(document: Document, deck: Deck) -> tuple[GameState, int]:
    """A state and the seat that is to decide; raises an error that says what is wrong."""
    check_that(isinstance(document, dict), "not an object")
    check_that(document.get("phase") in (Phase.KEEP, Phase.MARK, Phase.TAKE), "phase")
    check_that(document.get("edition") in EDITIONS, "edition")
    players = list_of(document, "players", lambda entry: player_from_json(entry, deck))
    display = list_of(document, "display", card_reader(deck))
    state = GameState(
        players=players,
        phase=document["phase"],
        revealed=list_of(document, "shapes", shape_of),
        start_player=number_in(document, "start", len(players) - 1),
        round=number_in(document, "round", ROUNDS),
        deck=deck,
        edition=EDITIONS[document["edition"]],
        pile=frozenset(deck.by_id) - {card.id for card in cards_seen(players, display)},
        display=display,
        cups=list_of(document, "cups", lambda cup: one_of(cup, CUPS)),
        settling=number_in(document, "settling", len(players) - 1),
    )
    seat = number_in(document, "seat", len(players) - 1)
    check(state, seat)
    return state, seat


def player_from_json(document: Document, deck: Deck) -> Player:
    """One player's side."""
    check_that(isinstance(document, dict), "players")
    coins = number_in(document, "coins", MOST_COINS)
    cups = list_of(document, "cups", lambda cup: one_of(cup, (0, *CUPS)))
    palms = list_of(document, "palms", lambda points: one_of(points, range(1, 2 + DISPLAY_SIZE)))
    rows = coins // COINS_IN_A_ROW
    check_that(rows - 1 <= len(cups) <= rows and len(palms) <= MOST_PALMS, "score card")
    return Player(
        cards=list_of(document, "cards", lambda entry: open_card(entry, deck)),
        score_card=ScoreCard(coins, cups, palms),
        completed=list_of(document, "completed", card_reader(deck)),
        dealt=list_of(document, "dealt", card_reader(deck)),
    )


def open_card(entry: Any, deck: Deck) -> OpenCard:
    """A card in front of a player; if it is completed, its player still has to settle (R5.2)."""
    check_that(isinstance(entry, list) and len(entry) == 2, "cards")
    card, unmarked = card_reader(deck)(entry[0]), entry[1]
    check_that(type(unmarked) is int and unmarked == unmarked & card.boxes, f"boxes of {card.id}")
    return OpenCard(card, unmarked)


def card_reader(deck: Deck) -> Callable[[Any], TreasureCard]:
    """Reads a card by its id."""

    def read(card_id: Any) -> TreasureCard:
        check_that(isinstance(card_id, str) and card_id in deck.by_id, f"card {card_id!r}")
        return deck.by_id[card_id]

    return read


def shape_of(name: Any) -> Shape:
    """A shape by its name."""
    return Shape(one_of(name, [*Shape]))


def one_of(value: Any, allowed: Any) -> Any:
    """A value that must be one of some."""
    check_that(type(value) in (int, str) and value in allowed, repr(value))
    return value


def number_in(document: Document, key: str, most: int) -> int:
    """A whole number up to a limit; 0 if it is left out."""
    value = document.get(key, 0)
    check_that(type(value) is int and 0 <= value <= most, key)
    return int(value)


def list_of(document: Document, key: str, read: Callable[[Any], Any]) -> tuple[Any, ...]:
    """A list of values; empty if it is left out."""
    entries = document.get(key, [])
    check_that(isinstance(entries, list), key)
    return tuple(read(entry) for entry in entries)


# --- Checking ---------------------------------------------------------------------------------------------


def cards_seen(players: tuple[Player, ...], display: tuple[TreasureCard, ...]) -> list[TreasureCard]:
    """All cards that are not in the pile."""
    found = list(display)
    for player in players:
        found += [*player.dealt, *player.completed, *(open_card.card for open_card in player.cards)]
    return found


def check(state: GameState, seat: int) -> None:
    """Refuse a position that no game can reach, or in which a seat has nothing to decide."""
    check_that(FEWEST_PLAYERS <= len(state.players) <= MOST_PLAYERS, "players")
    seen = cards_seen(state.players, state.display)
    check_that(len(seen) == len({card.id for card in seen}), "a card lies in two places")
    check_that(seat in seats_to_move(state), "seat")
    if state.phase == Phase.KEEP:
        check_that(all(len(player.dealt) == CARDS_DEALT for player in state.players), "dealt")
        check_that(not (state.display or state.revealed), "display")
        return
    check_that(state.round >= 1 and state.revealed, "round")
    check_that(not any(player.dealt for player in state.players), "dealt")
    check_that(len(state.display) <= DISPLAY_SIZE, "display")
    check_that(all(n <= EXPEDITION_CARDS[shape] for shape, n in Counter(state.revealed).items()), "shapes")
    check_that(all(len(player.cards) <= CARDS_KEPT for player in state.players), "cards")
    if state.phase == Phase.TAKE:
        check_that(len(state.players[seat].cards) < CARDS_KEPT, "cards")
    else:
        check_that(not any(has_to_settle(player) for player in state.players), "cards")
