"""The frozen benchmark."""

import hashlib
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from silvergold.arena.benchmark import plan
from silvergold.arena.benchmark.plan import GAMES, Benchmark, Pairing
from silvergold.arena.benchmark.results import pairing_result, results_to_json
from silvergold.arena.benchmark.run import run_benchmark
from silvergold.arena.match import Match
from silvergold.arena.outcome import Outcome
from silvergold.engine import Dealer, IllegalMoveError, standard_deck, verify
from silvergold.errors import ApplicationError
from silvergold.upper_bounds.counting import counting_bound
from tests.arena.tournaments import InProcess
from tests.cli.commands import ROOT

POLICY = f"{__name__}:first_legal"
SMALL = Benchmark(POLICY, games=4, is_reviewed=False, opponents=("drifter",), numbers_of_players=(2, 3))


def first_legal(observation: NDArray[np.int8], mask: NDArray[np.int8]) -> int:
    """A policy of the environments."""
    assert observation.dtype == mask.dtype == np.int8
    return int(mask.argmax())


def never_legal(_: NDArray[np.int8], mask: NDArray[np.int8]) -> int:
    return int(mask.argmin())


def between_actions(_: NDArray[np.int8], mask: NDArray[np.int8]) -> float:
    return float(mask.argmax()) + 0.5


def test_benchmark_1_never_changes() -> None:
    decks = [deck.sha256 for deck in plan.decks()]
    frozen = [plan.NUMBER, plan.SEED, plan.GAMES, plan.OPPONENTS, plan.PLAYERS, decks]
    assert hashlib.sha256(repr(frozen).encode()).hexdigest()[:16] == "bdf6037eb1ba9254"


@pytest.mark.slow
def test_the_ceiling_is_the_bound_of_every_deck() -> None:
    assert [round(counting_bound(deck), 1) for deck in plan.decks()] == [plan.CEILING] * 3


def test_a_policy_plays_whole_games_by_the_rules() -> None:
    _, record = Match(standard_deck(), (POLICY, "drifter", POLICY), "1").play(0)
    assert verify(record, standard_deck()).is_over
    assert record.is_finished


def test_the_rules_refuse_a_policys_illegal_action() -> None:
    with pytest.raises(ApplicationError) as refused:
        Match(standard_deck(), (f"{__name__}:never_legal", "drifter"), "1").play(0)
    assert refused.value.code == "bot-failed"
    assert isinstance(refused.value.__cause__, IllegalMoveError)


def test_an_action_of_a_policy_is_a_whole_number() -> None:
    with pytest.raises(ApplicationError, match="TypeError"):
        Match(standard_deck(), (f"{__name__}:between_actions", "drifter"), "1").play(0)


def test_no_bot_is_blamed_for_an_error_of_the_dealer(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Dealer, "move", fail)
    with pytest.raises(ZeroDivisionError):
        Match(standard_deck(), ("drifter", "drifter"), "1").play(0)


@pytest.mark.parametrize("name", ["nobody", f"{__name__}:nothing", f"{__name__}:SMALL", "math:hypot"])
def test_an_unknown_agent_is_refused(name: str) -> None:
    with pytest.raises(ApplicationError):
        list(Benchmark(name, games=1).tournaments(Pairing(2, "parrot")))


def test_every_deck_gets_its_share_of_the_deals() -> None:
    whole = Benchmark("sailor")
    assert whole.is_whole
    for pairing in whole.pairings:
        games = [tournament.games for tournament in whole.tournaments(pairing)]
        assert len(games) == len(plan.decks())
        if pairing.opponent != "sailor":
            assert sum(games) == GAMES
            assert len(set(games)) == 1
    quick = Benchmark("sailor", games=1)
    assert not quick.is_whole
    assert [len(list(quick.tournaments(pairing))) for pairing in quick.pairings] == [1] * 18


def test_a_benchmark_continues_where_it_was_stopped(tmp_path: Path) -> None:
    first, watched = InProcess(), list[int]()
    results = run_benchmark(SMALL, tmp_path, first, lambda played, _: watched.append(played))
    assert len(first.requested) == SMALL.total_games == watched[-1] == 10
    again = InProcess()
    assert run_benchmark(SMALL, tmp_path, again) == results
    assert again.requested == []
    document = results_to_json(results)
    assert document["benchmark"] == 1
    assert not document["is_whole"]
    assert [found["players"] for found in document["opponents"]] == [2, 3]
    score = document["score"]
    assert 0 < score["low"] < score["value"] < score["high"] < document["ceiling"]


def test_reviewed_games_count_without_luck_and_nobody_wins_against_himself() -> None:
    seating, outcome = ("sailor", "parrot"), Outcome((100, 60), (1, 2), luck=(10.0, None))
    deals = [[(seating, outcome), (seating[::-1], Outcome((60, 80), (2, 1), luck=(None, 0.0)))]] * 3
    result = pairing_result("sailor", Pairing(2, "parrot"), deals)
    assert result.points.value == 85
    assert result.wins is not None
    assert result.wins.value == 1
    alone = [[(("sailor", "sailor"), outcome)]] * 3
    assert pairing_result("sailor", Pairing(2, "sailor"), alone).wins is None


def test_a_bot_plays_over_a_socket() -> None:
    example = ROOT / "examples" / "socket_agent.py"
    with subprocess.Popen([sys.executable, example, "0"], stdout=subprocess.PIPE, text=True) as running:
        try:
            assert running.stdout is not None
            address = running.stdout.readline().strip()
            _, record = Match(standard_deck(), (address, "drifter"), "1").play(0)
        finally:
            running.terminate()
    assert verify(record, standard_deck()).is_over
    with pytest.raises(ApplicationError) as refused:
        Match(standard_deck(), (address, "drifter"), "1").play(0)
    assert refused.value.code == "agent-unreachable"
