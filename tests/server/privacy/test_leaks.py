"""Nothing hidden leaks: games that differ only in what a viewer may not know tell them the same bytes."""

from collections.abc import Iterator

import pytest

from silvergold.engine import Phase, hash_of
from silvergold.protocol.http import TableSummary
from silvergold.server.background.maintenance import until_beat
from silvergold.server.table import facts
from silvergold.server.table.snapshot import TableSnapshot, full_update
from tests.server.privacy.game_pairs import SECRET, GamePair, PairedGame, encoded

GAMES = 1
VIEWERS = [
    pytest.param(players, seats, id=f"{players} players, {name}")
    for players in (2, 3, 4)
    for seats, name in (
        ((), "a spectator"),
        ((0,), "the first seat"),
        ((players - 1,), "the last seat"),
        ((0, 1) if players > 2 else (1,), "two seats" if players > 2 else "the other seat"),
    )
]


def twins_of(players: int, seats: tuple[int, ...]) -> Iterator[GamePair]:
    """Some pairs of games, in one of the editions with a bot on a seat that is not the viewer's."""
    bots_seat = next(seat for seat in range(players) if seat not in seats)
    for game in range(GAMES):
        seed = 1000 * players + 10 * game + len(seats)
        yield GamePair(seed, players, seats, bots_seat, edition="nsv")
        yield GamePair(seed + 5, players, seats, edition="oya")


@pytest.mark.parametrize(("players", "seats"), VIEWERS)
def test_twins_tell_a_viewer_the_same_bytes_at_every_step(players: int, seats: tuple[int, ...]) -> None:
    for twins in twins_of(players, seats):
        first, second = twins.both
        for _ in twins.steps():
            assert first.ear.frames == second.ear.frames
            assert first.ear.ask() == second.ear.ask()
            assert first.row == second.row
            first.ear.frames.clear()
            second.ear.frames.clear()
        assert first.table.status == "finished"
        assert first.table.moves != second.table.moves, "the others did nothing in secret"


@pytest.mark.parametrize(("players", "seats"), VIEWERS)
def test_choices_tell_nobody_else_anything_before_all_have_chosen(
    players: int, seats: tuple[int, ...]
) -> None:
    for twins in twins_of(players, seats):
        for _ in twins.steps():
            first, second = twins.branches()
            assert first.ear.frames == second.ear.frames
            assert first.ear.ask() == second.ear.ask()
            assert first.row == second.row


@pytest.mark.parametrize(("players", "seats"), VIEWERS)
def test_what_is_refused_tells_nothing_about_what_is_hidden_or_will_come(
    players: int, seats: tuple[int, ...]
) -> None:
    """The games go on from other seeds, so that a refusal that looks ahead would differ."""
    for twins in twins_of(players, seats):
        for number, _ in enumerate(twins.steps()):
            if number % 5 == 0:
                for pair in (twins.both, twins.branches()):
                    commands = list(twins.attempts())
                    first, second = (twins.refusals(twin, commands, twin.other_dealer) for twin in pair)
                    assert first == second


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bot_is_asked_the_same_whatever_is_hidden_from_it(players: int) -> None:
    for twins in twins_of(players, (players - 1,)):
        for _ in twins.steps():
            first, second = (twin.question(players - 1) for twin in twins.both)
            assert first == second


def test_cards_dealt_are_told_to_their_seat_only() -> None:
    twins = GamePair(7, 3, (1,))
    first, second = twins.both
    state = second.table.state
    assert state is not None
    assert state.phase == Phase.KEEP
    told = encoded(full_update(TableSnapshot(second.table), twins.viewer.person)).decode()
    for seat, player in enumerate(state.players):
        assert all((f'"{card.id}"' in told) == (seat == 1) for card in player.dealt)
    assert first.table.state != second.table.state


def test_words_for_the_shuffle_are_told_by_their_hash() -> None:
    twin = GamePair(7, 2, ()).both[0]
    twin.note(facts.WordsContributed(1, "the words of seat one"), twins_time := 2)
    told = encoded(full_update(TableSnapshot(twin.table), "")) + twin.row.summary.encode()
    assert twins_time == twin.table.at
    assert b"the words of seat one" not in told
    assert hash_of(b"the words of seat one").encode() in told


@pytest.mark.parametrize("seats", [(), (0,)])
def test_the_secret_is_in_no_message(seats: tuple[int, ...]) -> None:
    twins = GamePair(3, 2, seats)
    for _ in twins.steps():
        pass
    for twin in twins.both:
        told = b"".join([*twin.ear.frames, *twin.ear.ask(), twin.row.summary.encode()])
        assert SECRET.hex().encode() not in told
        assert hash_of(SECRET).encode() in told


def test_a_scene_made_from_the_one_before_is_the_same_as_a_new_one() -> None:
    twins = GamePair(5, 3, (0,))
    twin = twins.both[1]
    for _ in twins.steps():
        assert twin.ear.ask()[0] == encoded(full_update(TableSnapshot(twin.table), twins.viewer.person))


def test_a_list_shows_no_more_of_a_table_than_its_view_does() -> None:
    twin = PairedGame(GamePair(1, 2, ()).table.settings, "", 1)
    view = TableSnapshot(twin.table).table_view
    public = set(view.__struct_fields__) | {"round", "turn", "to_move", "scores", "opened_at", "updated_at"}
    assert set(TableSummary.__struct_fields__) <= public


@pytest.mark.parametrize("pace_s", [0.6, 1.0])
def test_bots_decide_on_a_beat_however_long_they_think(pace_s: float) -> None:
    """What is seen is the sum of thinking and waiting: a beat, or several of them."""
    for thought_s in (0.0, 0.001, 0.01, 0.1, 0.3, 0.59):
        assert thought_s + until_beat(thought_s, pace_s) == pytest.approx(pace_s)
    for thought_s in (1.3, 2.7):
        beats = (thought_s + until_beat(thought_s, pace_s)) / pace_s
        assert beats == pytest.approx(round(beats))
