"""Nothing hidden leaks: games that differ only in hidden information send a viewer the same bytes."""

from collections.abc import Iterator

import pytest

from silvergold.engine import Phase, hash_of
from silvergold.protocol.http import TableSummary
from silvergold.server.background.maintenance import until_next_interval
from silvergold.server.table import facts
from silvergold.server.table.snapshot import TableSnapshot, full_update
from tests.server.privacy.game_pairs import SECRET, GamePair, PairedGame, encoded
from tests.thorough import IS_THOROUGH, cases

GAMES = cases(1, thorough=5)
BRANCH_EVERY = cases(3, thorough=1)
"""Steps between those at which the other players choose differently."""
REFUSE_EVERY = cases(10, thorough=5)
"""Steps between those at which commands are refused."""
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


def pairs_of(players: int, seats: tuple[int, ...]) -> Iterator[GamePair]:
    """Return pairs of games; those of one edition have a bot on a seat that is not the viewer's.

    ``make test`` takes one edition, which is another for other viewers, ``make soak`` both.
    """
    bots_seat = next(seat for seat in range(players) if seat not in seats)
    for game in range(GAMES):
        seed = 1000 * players + 10 * game + len(seats)
        if IS_THOROUGH or (players + sum(seats)) % 2 == 0:
            yield GamePair(seed, players, seats, bots_seat, edition="nsv")
        if IS_THOROUGH or (players + sum(seats)) % 2 == 1:
            yield GamePair(seed + 5, players, seats, edition="oya")


@pytest.mark.parametrize(("players", "seats"), VIEWERS)
def test_games_that_differ_in_secret_look_the_same_at_every_step(
    players: int, seats: tuple[int, ...]
) -> None:
    for pair in pairs_of(players, seats):
        first, second = pair.both
        for _ in pair.steps():
            assert first.observer.frames == second.observer.frames
            assert first.observer.ask() == second.observer.ask()
            assert first.row == second.row
            first.observer.frames.clear()
            second.observer.frames.clear()
        assert first.table.status == "finished"
        assert first.facts != second.facts, "the others did nothing in secret"


@pytest.mark.parametrize(("players", "seats"), VIEWERS)
def test_choices_reveal_nothing_before_everyone_has_chosen(players: int, seats: tuple[int, ...]) -> None:
    for pair in pairs_of(players, seats):
        for number, _ in enumerate(pair.steps()):
            if number % BRANCH_EVERY:
                continue
            first, second = pair.branches()
            assert first.observer.frames == second.observer.frames
            assert first.observer.ask() == second.observer.ask()
            assert first.row == second.row


@pytest.mark.parametrize(("players", "seats"), VIEWERS)
def test_refusals_reveal_nothing_hidden_or_still_to_come(players: int, seats: tuple[int, ...]) -> None:
    """The games continue with different seeds, so a refusal that looked ahead would differ."""
    for pair in pairs_of(players, seats):
        for number, _ in enumerate(pair.steps()):
            if number % REFUSE_EVERY == 0:
                for games in (pair.both, pair.branches()):
                    commands = list(pair.attempts())
                    first, second = (pair.refusals(game, commands, game.other_dealer) for game in games)
                    assert first == second


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bot_gets_the_same_question_whatever_is_hidden_from_it(players: int) -> None:
    for pair in pairs_of(players, (players - 1,)):
        for _ in pair.steps():
            first, second = (game.request_to_bot(players - 1) for game in pair.both)
            assert first == second


def test_dealt_cards_are_shown_only_to_their_seat() -> None:
    pair = GamePair(7, 3, (1,))
    first, second = pair.both
    state = second.table.state
    assert state is not None
    assert state.phase == Phase.KEEP
    update = encoded(full_update(TableSnapshot(second.table), pair.viewer.id)).decode()
    for seat, player in enumerate(state.players):
        assert all((f'"{card.id}"' in update) == (seat == 1) for card in player.dealt)
    assert first.table.state != second.table.state


def test_words_for_the_shuffle_are_shown_as_their_hash() -> None:
    game = GamePair(7, 2, ()).both[0]
    game.note(facts.WordsContributed(1, "the words of seat one"), moment := 2)
    update = encoded(full_update(TableSnapshot(game.table), "")) + game.row.summary.encode()
    assert moment == game.table.at
    assert b"the words of seat one" not in update
    assert hash_of(b"the words of seat one").encode() in update


@pytest.mark.parametrize("seats", [(), (0,)])
def test_the_secret_is_in_no_message(seats: tuple[int, ...]) -> None:
    pair = GamePair(3, 2, seats)
    for _ in pair.steps():
        pass
    for game in pair.both:
        update = b"".join([*game.observer.frames, *game.observer.ask(), game.row.summary.encode()])
        assert SECRET.hex().encode() not in update
        assert hash_of(SECRET).encode() in update


def test_an_incremental_snapshot_equals_a_fresh_one() -> None:
    pair = GamePair(5, 3, (0,))
    game = pair.both[1]
    for _ in pair.steps():
        assert game.observer.ask()[0] == encoded(full_update(TableSnapshot(game.table), pair.viewer.id))


def test_a_list_shows_no_more_of_a_table_than_its_view_does() -> None:
    game = PairedGame(GamePair(1, 2, ()).table.settings, "", 1)
    view = TableSnapshot(game.table).table_view
    public = set(view.__struct_fields__) | {"round", "turn", "to_move", "scores", "opened_at", "updated_at"}
    assert set(TableSummary.__struct_fields__) <= public


@pytest.mark.parametrize("pace_s", [0.6, 1.0])
def test_bots_decide_on_a_beat_however_long_they_think(pace_s: float) -> None:
    """Observers see only the sum of deciding and waiting, which is a multiple of the bots' pace."""
    for thought_s in (0.0, 0.001, 0.01, 0.1, 0.3, 0.59):
        assert thought_s + until_next_interval(thought_s, pace_s) == pytest.approx(pace_s)
    for thought_s in (1.3, 2.7):
        beats = (thought_s + until_next_interval(thought_s, pace_s)) / pace_s
        assert beats == pytest.approx(round(beats))
