"""A tournament gives the same bytes however it is played, and can be stopped at any time."""

import dataclasses
import json
import sys
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterable
from functools import cache
from importlib.util import find_spec
from multiprocessing import active_children
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from silvergold.arena.cluster import on_cluster
from silvergold.arena.process_pool import in_processes
from silvergold.arena.tournament import run as run_module
from silvergold.arena.tournament.journal import Journal
from silvergold.arena.tournament.plan import Tournament, TournamentGame
from silvergold.arena.tournament.progress import TournamentProgress
from silvergold.arena.tournament.run import JOURNAL, run
from silvergold.engine import OYA, SilverGoldError, parse_record, standard_deck, verify
from silvergold.errors import ApplicationError
from silvergold.files import write_atomically
from tests.arena.tournaments import SMALL, InProcess, files_in, start
from tests.processes import children_of, wait_until_gone
from tests.thorough import cases, slow

RESULTS = {"games.jsonl", "outcomes.jsonl", "scores.svg", "summary.json"}
STOPPED = ApplicationError("worker-killed")


@cache
def all_played() -> list[TournamentGame]:
    """The games of the small tournament."""
    return [SMALL.play(number) for number in range(SMALL.games)]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The results of the small tournament, played without interruption in one process."""
    directory = tmp_path_factory.mktemp("whole")
    run(SMALL, directory, InProcess())
    return files_in(directory)


def journal_of(directory: Path, games: Iterable[TournamentGame]) -> bytes:
    with Journal(directory / JOURNAL, SMALL.arguments) as journal:
        for game in games:
            journal.add(game)
    return (directory / JOURNAL).read_bytes()


def games_in(journal: bytes) -> set[int]:
    """The games in complete lines of a journal."""
    return {json.loads(line.partition(b"\t")[0])["game"] for line in journal.split(b"\n")[1:-1]}


# --- The results ------------------------------------------------------------------------------------------


def test_only_the_results_remain_at_the_end(whole: dict[str, bytes]) -> None:
    assert set(whole) == RESULTS


def test_the_records_are_valid_and_in_the_order_of_the_schedule(whole: dict[str, bytes]) -> None:
    lines = whole["games.jsonl"].decode().splitlines()
    assert len(lines) == SMALL.games == 40
    for number, line in enumerate(lines):
        record = parse_record(line)
        assert verify(record, standard_deck()).is_over
        kinds = [player.kind for player in record.players]
        assert kinds == [f"bot:{bot}" for bot in SMALL.schedule.seating_of(number)]


def test_only_games_of_the_same_deal_have_the_same_seed(whole: dict[str, bytes]) -> None:
    seeds = [json.loads(line)["seed"] for line in whole["games.jsonl"].splitlines()]
    assert seeds[0::2] == seeds[1::2]
    assert len(set(seeds)) == SMALL.deals == 20


def test_the_summary_has_the_arguments_and_every_bots_statistics(whole: dict[str, bytes]) -> None:
    summary = json.loads(whole["summary.json"])
    assert summary["arguments"] == SMALL.arguments
    assert list(summary["bots"]) == ["sailor", "drifter"]
    sailor = summary["bots"]["sailor"]
    assert sailor["games"] == 40
    low, high = sailor["confidence_interval"]
    assert low < sailor["mean"] < high
    assert sailor["share_of_wins"] > 0.9
    assert sailor["rating"]["mu"] > summary["bots"]["drifter"]["rating"]["mu"]


def test_the_picture_is_an_svg_that_names_every_bot(whole: dict[str, bytes]) -> None:
    root = ElementTree.fromstring(whole["scores.svg"])
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    texts = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"sailor", "drifter", "points"} <= set(texts)


@pytest.mark.parametrize("workers", [2, *slow([1])])
def test_any_number_of_workers_gives_the_same_bytes(
    workers: int, whole: dict[str, bytes], tmp_path: Path
) -> None:
    run(SMALL, tmp_path, in_processes(workers))
    assert files_in(tmp_path) == whole


@pytest.mark.slow
@pytest.mark.skipif(
    find_spec("ray") is None, reason="Ray is not installed: pip install 'silvergold[cluster]'"
)
def test_a_local_ray_cluster_gives_the_same_bytes(whole: dict[str, bytes], tmp_path: Path) -> None:
    _, errors = start(tmp_path, "local").communicate()
    assert set(files_in(tmp_path)) == RESULTS, errors.decode()
    assert files_in(tmp_path) == whole


@pytest.mark.parametrize(("bots", "players"), [(("sailor",), 3), (("sailor", "drifter"), 4)])
def test_bots_may_be_fewer_than_seats(bots: tuple[str, ...], players: int, tmp_path: Path) -> None:
    tournament = Tournament(standard_deck(), bots, players, requested_games=5, edition=OYA)
    found = run(tournament, tmp_path, InProcess())
    assert found.games == tournament.games == (5 if len(bots) == 1 else 8)
    assert sum(own.seats for own in found.bots.values()) == found.games * players


def test_a_reviewed_tournament_keeps_the_luck_of_the_bots_that_it_reviews(tmp_path: Path) -> None:
    tournament = dataclasses.replace(SMALL, requested_games=2, reviewed=SMALL.bots[:1])
    plain, reviewed = all_played()[0], tournament.play(0)
    assert plain.outcome.luck == ()
    assert reviewed == plain._replace(outcome=reviewed.outcome)
    is_reviewed = [luck is not None for luck in reviewed.outcome.luck]
    assert is_reviewed == [bot == SMALL.bots[0] for bot in SMALL.schedule.seating_of(0)]
    assert tournament.arguments["evaluator"] not in SMALL.arguments.values()
    for _ in ("written", "read"):
        with Journal(tmp_path / JOURNAL, tournament.arguments) as journal:
            if not journal.entries:
                journal.add(reviewed)
            assert journal.entries[0].outcome == reviewed.outcome


# --- Stopping and continuing ------------------------------------------------------------------------------


@pytest.mark.parametrize("games", [3, *slow([0, 25])])
def test_it_continues_after_a_kill_without_replaying_a_game(
    games: int, whole: dict[str, bytes], tmp_path: Path
) -> None:
    process = start(tmp_path, "2", str(games))
    assert process.stdout
    process.stdout.readline()
    workers = children_of(process.pid)
    process.kill()
    process.communicate()
    played = games_in((tmp_path / JOURNAL).read_bytes())
    assert len(played) == games
    runner = InProcess()
    run(SMALL, tmp_path, runner)
    assert set(runner.requested) == set(range(SMALL.games)) - played
    assert files_in(tmp_path) == whole
    wait_until_gone(workers)


@pytest.mark.parametrize("seconds", [0.5, *slow([0.3, 0.7])])
def test_a_kill_at_any_time_does_no_harm(seconds: float, whole: dict[str, bytes], tmp_path: Path) -> None:
    process = start(tmp_path, "2")
    time.sleep(seconds)
    process.kill()
    process.communicate()
    run(SMALL, tmp_path, InProcess())
    assert files_in(tmp_path) == whole


@settings(max_examples=cases(10, thorough=2000))
@given(st.data())
def test_it_continues_from_a_journal_cut_off_anywhere(whole: dict[str, bytes], data: st.DataObject) -> None:
    games = data.draw(st.lists(st.sampled_from(all_played()), max_size=6, unique=True))
    with TemporaryDirectory() as name:
        directory = Path(name)
        written = journal_of(directory, games)
        cut = written[: data.draw(st.integers(0, len(written)))]
        (directory / JOURNAL).write_bytes(cut)
        played = games_in(cut)
        rest = [game for game in all_played() if game.number not in played]
        run(SMALL, directory, lambda _, numbers: (game for game in rest if game.number in numbers))
        assert files_in(directory) == whole


@pytest.mark.parametrize("file", sorted(RESULTS))
@pytest.mark.parametrize("when", ["before", "during", "after"])
def test_a_kill_while_results_are_written_leaves_nothing_half_done(
    file: str, when: str, whole: dict[str, bytes], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = write_atomically

    def write_until_killed(path: Path, parts: Iterable[bytes]) -> None:
        if path.name == file and when == "during":
            path.with_name(path.name + ".part").write_bytes(b"half of")
        if path.name != file or when == "after":
            write(path, parts)
        if path.name == file:
            raise STOPPED

    journal_of(tmp_path, all_played())
    monkeypatch.setattr(run_module, "write_atomically", write_until_killed)
    with pytest.raises(ApplicationError, match="killed"):
        run(SMALL, tmp_path, InProcess())
    monkeypatch.undo()
    assert all(whole[name] == content for name, content in files_in(tmp_path).items() if name in RESULTS)
    runner = InProcess()
    run(SMALL, tmp_path, runner)
    assert runner.requested == []
    assert files_in(tmp_path) == whole


def test_a_finished_tournament_is_reported_but_not_replayed(whole: dict[str, bytes], tmp_path: Path) -> None:
    first = run(SMALL, tmp_path, InProcess())
    runner = InProcess()
    assert run(SMALL, tmp_path, runner) == first
    assert runner.requested == []
    assert files_in(tmp_path) == whole


def test_a_tournament_with_more_games_goes_on(whole: dict[str, bytes], tmp_path: Path) -> None:
    fewer = dataclasses.replace(SMALL, requested_games=36)
    run(fewer, tmp_path, InProcess())
    runner = InProcess()
    run(SMALL, tmp_path, runner)
    assert runner.requested == [36, 37, 38, 39]
    assert files_in(tmp_path) == whole


def test_progress_starts_where_the_tournament_continues(tmp_path: Path) -> None:
    journal_of(tmp_path, all_played()[:38])
    reported = []
    run(SMALL, tmp_path, InProcess(), lambda progress: reported.append((progress.played, progress.games)))
    assert reported == [(38, 40), (39, 40), (40, 40)]


def test_workers_exit_when_the_tournament_is_stopped(tmp_path: Path) -> None:
    def stop(progress: TournamentProgress) -> None:
        if progress.played:
            raise STOPPED

    with pytest.raises(ApplicationError, match="killed"):
        run(SMALL, tmp_path, in_processes(2), stop)
    assert active_children() == []
    assert len(games_in((tmp_path / JOURNAL).read_bytes())) == 1


def test_a_killed_worker_is_reported(tmp_path: Path) -> None:
    def kill_a_worker(progress: TournamentProgress) -> None:
        if progress.played == 1:
            active_children()[0].kill()

    with pytest.raises(ApplicationError) as stopped:
        run(SMALL, tmp_path, in_processes(1), kill_a_worker)
    assert stopped.value.code == "worker-killed"


# --- Refusals ---------------------------------------------------------------------------------------------


def code_of_refusal(tournament: Tournament, directory: Path) -> str:
    before = files_in(directory) if directory.is_dir() else {}
    runner = InProcess()
    with pytest.raises(ApplicationError) as refused:
        run(tournament, directory, runner)
    assert runner.requested == []
    assert not directory.is_dir() or files_in(directory) == before
    return refused.value.code


@pytest.mark.parametrize(
    "changed",
    [
        {"seed": "other"},
        {"requested_games": 38},
        {"edition": OYA},
        {"bots": ("drifter", "sailor")},
        {"players": 3},
    ],
    ids=str,
)
def test_a_directory_of_other_arguments_is_refused(changed: dict[str, object], tmp_path: Path) -> None:
    other = dataclasses.replace(SMALL, **changed)  # type: ignore[arg-type]
    journal_of(tmp_path, all_played())
    assert code_of_refusal(other, tmp_path) == "tournament-other-arguments"
    run(SMALL, tmp_path, InProcess())
    assert code_of_refusal(other, tmp_path) == "tournament-other-arguments"


@pytest.mark.parametrize("name", sorted({*RESULTS, JOURNAL}))
def test_files_that_no_tournament_wrote_are_not_touched(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text("my own\n")
    assert code_of_refusal(SMALL, tmp_path) == "tournament-other-files"


def test_two_tournaments_in_one_directory_are_refused(tmp_path: Path) -> None:
    codes = []

    def start_another(progress: TournamentProgress) -> None:
        if progress.played == 0:
            codes.append(code_of_refusal(SMALL, tmp_path))

    run(SMALL, tmp_path, InProcess(), start_another)
    assert codes == ["tournament-under-way"]


def test_a_directory_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert code_of_refusal(SMALL, tmp_path / "file") == "directory-unwritable"
    assert code_of_refusal(SMALL, tmp_path / "file" / "below") == "directory-unwritable"


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"bots": ("sailor", "kraken")}, "unknown-bot"),
        ({"bots": ()}, "wrong-number-of-bots"),
        ({"bots": ("sailor", "sailor", "drifter")}, "bot-named-twice"),
        ({"players": 1}, "wrong-number-of-players"),
        ({"players": 5}, "wrong-number-of-players"),
        ({"requested_games": 0}, "wrong-number-of-games"),
    ],
    ids=str,
)
def test_a_tournament_that_cannot_be_played_is_refused(changed: dict[str, object], code: str) -> None:
    with pytest.raises(SilverGoldError) as refused:
        dataclasses.replace(SMALL, **changed)  # type: ignore[arg-type]
    assert refused.value.code == code


def test_a_runner_needs_at_least_one_worker() -> None:
    for runner in (in_processes, lambda workers: on_cluster("local", workers)):
        with pytest.raises(ApplicationError) as refused:
            runner(0)
        assert refused.value.code == "wrong-number-of-workers"


def test_without_ray_a_cluster_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ApplicationError) as refused:
        on_cluster("local")
    assert refused.value.code == "cluster-not-installed"


def test_an_address_that_nothing_listens_on_is_refused_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", sys)
    for address in ("127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999"):
        with pytest.raises(ApplicationError) as refused:
            on_cluster(address)
        assert refused.value.code == "cluster-unreachable"
