"""Observations hold only what a seat may see, in the documented layout; masks are the legal moves."""

import random
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from silvergold.actions import ACTIONS, FIRST_MARK, FIRST_TAKE, MARKS, action_of, legal_bits, move_of
from silvergold.engine import (
    Color,
    GameState,
    Phase,
    PlayerMove,
    Ready,
    Shape,
    TakeBack,
    TreasureCard,
    View,
    legal_moves,
    new_game,
    standard_deck,
    view,
)
from silvergold.engine.grid import EXPEDITION_CARDS
from silvergold.observations.encoding import Bits, ObservationEncoder
from silvergold.observations.layout import (
    COMPLETED,
    ISLAND,
    ISLAND_SIZE,
    PILE_STEPS,
    SCORE_CARD,
    Field,
    layout,
    observation_size,
)
from tests.cli.commands import ROOT
from tests.decks import NUMBERS, Table, play, tables
from tests.properties.test_views import (
    dealt_otherwise,
    games_being_marked,
    games_being_set_up,
    marked_otherwise,
    onlookers,
)
from tests.thorough import cases

PAGE = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
FEW = settings(max_examples=cases(4, thorough=30), deadline=None)


def observed(state: GameState, seat: int) -> tuple[list[int], list[int]]:
    encoder = ObservationEncoder(state.deck, len(state.players))
    observation, mask = encoder.arrays(encoder.bits(state, seat), legal_bits(state, seat))
    return observation.tolist(), mask.tolist()


def decisions(table: Table) -> Iterator[GameState]:
    """The states of a game in which somebody must decide."""
    return (game.state for game in play(table) if game.state.phase in (Phase.KEEP, Phase.MARK, Phase.TAKE))


# --- Secrets ----------------------------------------------------------------------------------------------


@FEW
@given(games_being_set_up(is_dealt=True), NUMBERS, st.data())
def test_nobody_observes_the_cards_dealt_to_others_or_what_they_keep(
    state: GameState, number: int, data: st.DataObject
) -> None:
    seats = data.draw(st.sets(st.integers(0, len(state.players) - 1), min_size=1), label="dealt otherwise")
    twin = dealt_otherwise(state, seats, random.Random(number))
    for seat in onlookers(state, *seats)[1:]:
        assert seat is not None
        assert observed(twin, seat) == observed(state, seat)
    for seat in seats:
        if {card.boxes for card in twin.players[seat].dealt} != {c.boxes for c in state.players[seat].dealt}:
            assert observed(twin, seat) != observed(state, seat)


@FEW
@given(games_being_marked(), NUMBERS)
def test_nobody_observes_the_marks_of_others_before_all_are_ready(state: GameState, number: int) -> None:
    dice = random.Random(number)
    for seat in range(len(state.players)):
        twin = marked_otherwise(state, seat, dice)
        for other in onlookers(state, seat)[1:]:
            assert other is not None
            assert observed(twin, other) == observed(state, other)
        if [c.unmarked for c in twin.players[seat].cards] != [c.unmarked for c in state.players[seat].cards]:
            assert observed(twin, seat) != observed(state, seat)


@FEW
@given(tables(), st.integers(0, 999))
def test_an_encoders_cache_does_not_change_its_results(table: Table, skip: int) -> None:
    states = list(decisions(table))
    encoder = ObservationEncoder(table.deck, table.players)
    for state in states[: skip % len(states)] + states[::7]:
        for seat in range(table.players):
            fresh = ObservationEncoder(table.deck, table.players)
            assert encoder.bits(state, seat) == fresh.bits(state, seat)


# --- The index map ----------------------------------------------------------------------------------------


def fields(observation: Bits, players: int) -> dict[str, list[int]]:
    """The fields of an observation, by the index map."""
    return {field.name: observation[n : n + field.size].tolist() for n, field in layout(players)}


def at_least(number: int, size: int) -> list[int]:
    return [1] * min(number, size) + [0] * max(size - number, 0)


def one_of(place: int | None, size: int) -> list[int]:
    return [int(place == number) for number in range(size)]


def check_island(seen: dict[str, list[int]], name: str, card: TreasureCard | None, unmarked: int) -> None:
    printed = (card.boxes, card.crosses, card.coins, card.palms) if card else (0,) * 4
    masks = [unmarked & mask for mask in printed]
    for part, mask in zip(("unmarked", "crosses", "coins", "palms"), masks, strict=True):
        assert seen[f"{name}: {part}"] == [mask >> box & 1 for box in range(16)]
    colors = list(Color)
    assert seen[f"{name}: color"] == one_of(colors.index(card.color) if card else None, 4)
    assert seen[f"{name}: seal"] == one_of(colors.index(card.seal) if card and card.seal else None, 4)


def check_side(seen: dict[str, list[int]], name: str, shown: View, seat: int) -> None:
    player = shown.players[seat]
    for slot, place in enumerate(("first card", "second card")):
        card, unmarked = player.cards[slot] if slot < len(player.cards) else (None, 0)
        check_island(seen, f"{name} {place}", card, unmarked)
    noted = player.score_card
    assert seen[f"{name}: coins"] == at_least(noted.coins, 12)
    assert seen[f"{name}: rows"] == at_least(len(noted.cups), 3)
    assert seen[f"{name}: cup points"] == at_least(sum(noted.cups), 15)
    assert seen[f"{name}: palms"] == at_least(len(noted.palms), 4)
    assert seen[f"{name}: palm points"] == at_least(sum(noted.palms), 20)
    for color in Color:
        done = [card for card in player.completed if card.color is color]
        seals = [card for card in player.completed if card.seal is color]
        assert seen[f"{name}: {color} done"] == at_least(len(done), 8)
        assert seen[f"{name}: {color} seals"] == at_least(len(seals), 4)


def check_table(seen: dict[str, list[int]], shown: View, seat: int) -> None:
    phases: list[str] = [Phase.KEEP, Phase.MARK, Phase.TAKE]
    assert seen["phase"] == one_of(phases.index(shown.phase), 3)
    assert seen["round"] == one_of(shown.round - 1, 4)
    assert seen["turn"] == one_of(shown.turn - 1, 7)
    assert seen["shape"] == one_of(list(Shape).index(shown.shape) if shown.shape else None, 6)
    revealed = Counter(dict(shown.shapes_seen or ()))
    counts = [at_least(revealed[shape], copies) for shape, copies in EXPEDITION_CARDS.items()]
    assert seen["revealed"] == [bit for bits in counts for bit in bits]
    assert seen["start player"] == one_of((shown.start_player - seat) % len(shown.players), 4)
    assert seen["cups"] == at_least(len(shown.cups), 6)
    assert seen["pile"] == [int(shown.pile_size >= step) for step in PILE_STEPS]
    assert seen["crosses owed"] == at_least(shown.me.crosses, 4)


@FEW
@given(tables())
def test_an_observation_is_the_seats_view_in_the_documented_layout(table: Table) -> None:
    for state in decisions(table):
        for seat in range(table.players):
            shown = view(state, seat, memory_aid=True)
            seen = fields(np.array(observed(state, seat)[0], np.int8), table.players)
            check_table(seen, shown, seat)
            offer = shown.me.dealt if shown.phase == Phase.KEEP else shown.display
            for place in range(4):
                card = offer[place] if place < len(offer) else None
                check_island(seen, f"offer {place + 1}", card, card.boxes if card else 0)
            for steps in range(table.players):
                name = f"rival {steps}" if steps else "own"
                check_side(seen, name, shown, (seat + steps) % table.players)


def rows_of(fields: Iterable[tuple[int, Field]]) -> str:
    """Rows of a table of the page."""
    return "\n".join(
        f"| {n} to {n + field.size - 1} | {field.name} | {field.meaning} |" for n, field in fields
    )


def with_places(fields: Iterable[Field]) -> Iterator[tuple[int, Field]]:
    first = 0
    for field in fields:
        yield first, field
        first += field.size


def blocks() -> Iterator[tuple[int, Field]]:
    """The map for four players, of which those for fewer are beginnings; islands and sides in one row."""
    for name, group in groupby(layout(4), key=lambda entry: entry[1].name.split(":")[0]):
        fields = list(group)
        size = sum(field.size for _, field in fields)
        whole = "an island" if size == ISLAND_SIZE else "a score card and completed cards"
        yield fields[0][0], Field(name, size, fields[0][1].meaning if len(fields) == 1 else whole)


def test_the_page_shows_the_index_map() -> None:
    assert rows_of(blocks()) in PAGE
    assert rows_of(with_places(ISLAND)) in PAGE
    assert rows_of(with_places(SCORE_CARD + COMPLETED)) in PAGE
    for players in (2, 3, 4):
        assert list(layout(players)) == list(layout(4))[: len(list(layout(players)))]
        assert f"| {players} | {observation_size(players)} |" in PAGE


def test_the_page_has_the_map_of_actions() -> None:
    rows = re.findall(r"^\| (\d+)(?: to (\d+))? \| (?:keep|mark|take) ", PAGE, re.MULTILINE)
    second = FIRST_MARK + len(MARKS)
    assert [(int(first), int(last or first)) for first, last in rows] == [
        (0, FIRST_MARK - 1),
        (FIRST_MARK, FIRST_MARK + 156),
        (FIRST_MARK + 157, second - 1),
        (second, second + 156),
        (second + 157, FIRST_TAKE - 1),
        (FIRST_TAKE, ACTIONS - 2),
        (ACTIONS - 1, ACTIONS - 1),
    ]


# --- Masks ------------------------------------------------------------------------------------------------


@FEW
@given(tables())
def test_masks_are_the_engines_legal_moves_and_actions_convert_both_ways(table: Table) -> None:
    for state in decisions(table):
        for seat in range(table.players):
            moves = [move for move in legal_moves(state, seat) if not isinstance(move, Ready)]
            legal = legal_bits(state, seat)
            assert [n for n in range(ACTIONS + 9) if legal >> n & 1] == sorted(_actions(state, moves))
            assert [move_of(state, seat, action) for action in _actions(state, moves)] == moves


def _actions(state: GameState, moves: Sequence[PlayerMove]) -> list[int]:
    return [action_of(state, move) for move in moves]


@FEW
@given(tables())
def test_illegal_actions_are_moves_that_the_rules_refuse(table: Table) -> None:
    for state in list(decisions(table))[::9]:
        for seat in range(table.players):
            legal = legal_moves(state, seat)
            refused = [n for n in range(ACTIONS) if not legal_bits(state, seat) >> n & 1]
            assert not any(move_of(state, seat, action) in legal for action in refused)


@pytest.mark.parametrize("move", [Ready(0), TakeBack(0)])
def test_readiness_and_taking_back_are_not_actions(move: PlayerMove) -> None:
    with pytest.raises(ValueError, match="has no action"):
        action_of(new_game(standard_deck()), move)
