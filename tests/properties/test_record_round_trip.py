"""A game and its record determine each other, wherever the game stops."""

import random
from dataclasses import replace

from hypothesis import example, given
from hypothesis import strategies as st

from silvergold.engine import (
    NSV,
    Dealer,
    Game,
    GameState,
    Participant,
    Phase,
    Ready,
    format_record,
    parse_record,
    position,
    record_of,
    replay,
    seats_to_move,
    standard_deck,
    verify,
)
from tests.decks import NUMBERS, Table, games, play, play_on, tables


def with_nobody_ready(state: GameState) -> GameState:
    """A state as a record contains it: without who is ready."""
    return state._replace(players=tuple(player._replace(is_ready=False) for player in state.players))


def is_between_events(state: GameState) -> bool:
    """Whether every card turned up is part of an event: in an unfinished deal or refill it is not."""
    if state.phase == Phase.DEAL:
        return all(len(player.dealt) in (0, 4) for player in state.players)
    return state.phase != Phase.DRAW and state.turned_up == 0


@given(games())
def test_a_game_stopped_anywhere_is_restored_from_its_record(drawn: tuple[Table, Game]) -> None:
    table, game = drawn
    record = record_of(game, table.participants, table.seed)
    again = position(parse_record(format_record(record)), table.deck)
    assert record_of(again, table.participants, table.seed) == record
    if game.state.phase == Phase.REVEAL and again.state.phase == Phase.MARK:
        # Nothing was settled in this turn, so its last event leaves open whether all are ready.
        for seat in seats_to_move(again.state):
            again.play(Ready(seat))
    if is_between_events(game.state):
        assert with_nobody_ready(again.state) == with_nobody_ready(game.state)


@given(games())
def test_a_record_is_read_as_it_was_written(drawn: tuple[Table, Game]) -> None:
    table, game = drawn
    record = record_of(game, table.participants, table.seed)
    text = format_record(record)
    assert parse_record(text) == record
    assert format_record(parse_record(text)) == text
    assert "\n" not in text


@given(tables())
def test_a_finished_game_verifies_and_its_record_leads_to_the_same_end(table: Table) -> None:
    *_, game = play(table)
    record = record_of(game, table.participants, table.seed)
    again = verify(parse_record(format_record(record)), table.deck)
    assert again.state == game.state
    assert record_of(again, table.participants, table.seed) == record


@given(st.binary(max_size=40))
@example(b"")
def test_a_record_keeps_any_seed(seed: bytes) -> None:
    table = Table(standard_deck(), 2, NSV, seed, choices=1, eagerness=0.95)
    *_, game = play(table)
    record = record_of(game, table.participants, seed)
    again = parse_record(format_record(record))
    assert again.seed == seed
    verify(again, table.deck)


@given(games())
def test_the_seed_is_withheld_until_the_game_is_over(drawn: tuple[Table, Game]) -> None:
    table, game = drawn
    record = record_of(game, table.participants, table.seed)
    assert (record.seed == table.seed) if game.is_over else (record.seed is None)
    assert ('"seed"' in format_record(record)) == game.is_over


@given(tables(), NUMBERS, st.data())
def test_a_record_cut_off_after_any_event_can_be_played_to_the_end(
    table: Table, number: int, data: st.DataObject
) -> None:
    *_, finished = play(table)
    whole = record_of(finished, table.participants)
    cut = data.draw(st.integers(0, len(whole.events)), label="events left")
    part = replace(whole, events=whole.events[:cut])
    game = position(parse_record(format_record(part)), table.deck)
    assert game.all_events[:cut] == part.events
    dealer, dice = Dealer(table.deck, b"another dealer"), random.Random(number)
    *_, game = play_on(game, dealer, dice, table.eagerness, second_thoughts=0.0)
    assert game.is_over
    assert game.all_events[:cut] == part.events
    verify(record_of(game, table.participants), table.deck)


@given(tables(), st.data())
def test_an_interrupted_game_continued_by_its_own_dealer_still_matches_the_seed(
    table: Table, data: st.DataObject
) -> None:
    *_, finished = play(table)
    whole = record_of(finished, table.participants)
    cut = data.draw(st.integers(0, len(whole.events)), label="events left")
    part = replace(whole, events=whole.events[:cut])
    game = position(part, table.deck)
    *_, game = play_on(game, Dealer(table.deck, table.seed), random.Random(0), table.eagerness)
    verify(record_of(game, table.participants, table.seed), table.deck)


@given(tables())
def test_replaying_shows_the_game_after_each_event(table: Table) -> None:
    *_, finished = play(table)
    record = record_of(finished, table.participants)
    seen = 0
    for number, game in enumerate(replay(record, table.deck), start=1):
        assert game.all_events[:number] == record.events[:number]
        seen = number
    assert seen == len(record.events)


NAMES = st.text(min_size=1, max_size=12).filter(lambda name: bool(name.strip()) and name.isprintable())


@given(st.lists(NAMES, min_size=2, max_size=4))
def test_a_record_keeps_any_printable_name(names: list[str]) -> None:
    players = tuple(Participant(name, "human") for name in names)
    record = record_of(Game(standard_deck(), len(players)), players)
    assert parse_record(format_record(record)) == record
