"""A tournament gives the same bytes however it is played, and can be stopped at any moment."""

import dataclasses
import json
import sys
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterable
from importlib.util import find_spec
from multiprocessing import active_children
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from silvergold.arena import run as run_module
from silvergold.arena.cluster import on_cluster
from silvergold.arena.journal import Journal
from silvergold.arena.process_pool import in_processes
from silvergold.arena.progress import TournamentProgress
from silvergold.arena.run import JOURNAL, run
from silvergold.arena.tournament import PlayedGame, Tournament
from silvergold.engine import OYA, SilverGoldError, parse_record, standard_deck, verify
from silvergold.errors import ApplicationError
from silvergold.files import write_atomically
from tests.arena.tournaments import SMALL, Alone, are_gone, children_of, files_in, start

RESULTS = {"games.jsonl", "scores.svg", "summary.json"}
PLAYED = [SMALL.play(number) for number in range(SMALL.games)]
STOPPED = ApplicationError("worker-killed")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The results of the small tournament, played without a break in one process."""
    directory = tmp_path_factory.mktemp("whole")
    run(SMALL, directory, Alone())
    return files_in(directory)


def journal_of(directory: Path, games: Iterable[PlayedGame]) -> bytes:
    with Journal(directory / JOURNAL, SMALL.arguments) as journal:
        for game in games:
            journal.add(game)
    return (directory / JOURNAL).read_bytes()


def games_told(journal: bytes) -> set[int]:
    """The games of the journal's whole lines."""
    return {json.loads(line.partition(b"\t")[0])["game"] for line in journal.split(b"\n")[1:-1]}


# --- The results ------------------------------------------------------------------------------------------


def test_there_is_nothing_but_the_results_in_the_end(whole: dict[str, bytes]) -> None:
    assert set(whole) == RESULTS


def test_the_records_are_right_and_in_the_order_of_the_schedule(whole: dict[str, bytes]) -> None:
    lines = whole["games.jsonl"].decode().splitlines()
    assert len(lines) == SMALL.games == 40
    for number, line in enumerate(lines):
        record = parse_record(line)
        assert verify(record, standard_deck()).is_over
        kinds = [player.kind for player in record.players]
        assert kinds == [f"bot:{bot}" for bot in SMALL.schedule.seating_of(number)]


def test_games_of_one_deal_have_the_same_seed_and_others_have_not(whole: dict[str, bytes]) -> None:
    seeds = [json.loads(line)["seed"] for line in whole["games.jsonl"].splitlines()]
    assert seeds[0::2] == seeds[1::2]
    assert len(set(seeds)) == SMALL.deals == 20


def test_the_summary_tells_the_arguments_and_every_bots_figures(whole: dict[str, bytes]) -> None:
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


@pytest.mark.parametrize("workers", [1, 2])
def test_any_number_of_workers_gives_the_same_bytes(
    workers: int, whole: dict[str, bytes], tmp_path: Path
) -> None:
    run(SMALL, tmp_path, in_processes(workers))
    assert files_in(tmp_path) == whole


@pytest.mark.skipif(
    find_spec("ray") is None, reason="Ray is not installed: pip install 'silvergold[cluster]'"
)
def test_a_local_ray_cluster_gives_the_same_bytes(whole: dict[str, bytes], tmp_path: Path) -> None:
    _, errors = start(tmp_path, "local").communicate()
    assert set(files_in(tmp_path)) == RESULTS, errors.decode()
    assert files_in(tmp_path) == whole


@pytest.mark.parametrize(("bots", "players"), [(("sailor",), 3), (("sailor", "drifter"), 4)])
def test_bots_may_be_fewer_than_seats(bots: tuple[str, ...], players: int, tmp_path: Path) -> None:
    tournament = Tournament(standard_deck(), bots, players, games_wanted=5, edition=OYA)
    told = run(tournament, tmp_path, Alone())
    assert told.games == tournament.games == (5 if len(bots) == 1 else 8)
    assert sum(own.seats for own in told.bots.values()) == told.games * players


# --- Stopping and going on --------------------------------------------------------------------------------


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for processes in /proc")
@pytest.mark.parametrize("games", [0, 3, 25])
def test_after_a_kill_it_goes_on_without_playing_a_game_twice(
    games: int, whole: dict[str, bytes], tmp_path: Path
) -> None:
    process = start(tmp_path, "2", str(games))
    assert process.stdout
    process.stdout.readline()
    workers = children_of(process.pid)
    process.kill()
    process.communicate()
    told = games_told((tmp_path / JOURNAL).read_bytes())
    assert len(told) == games
    crew = Alone()
    run(SMALL, tmp_path, crew)
    assert set(crew.asked) == set(range(SMALL.games)) - told
    assert files_in(tmp_path) == whole
    assert are_gone(workers)


@pytest.mark.parametrize("seconds", [0.3, 0.5, 0.7])
def test_a_kill_at_any_moment_does_no_harm(seconds: float, whole: dict[str, bytes], tmp_path: Path) -> None:
    process = start(tmp_path, "2")
    time.sleep(seconds)
    process.kill()
    process.communicate()
    run(SMALL, tmp_path, Alone())
    assert files_in(tmp_path) == whole


@settings(max_examples=30, deadline=None)
@given(st.data())
def test_wherever_the_journal_is_cut_off_it_goes_on(whole: dict[str, bytes], data: st.DataObject) -> None:
    games = data.draw(st.lists(st.sampled_from(PLAYED), max_size=6, unique=True))
    with TemporaryDirectory() as name:
        directory = Path(name)
        written = journal_of(directory, games)
        cut = written[: data.draw(st.integers(0, len(written)))]
        (directory / JOURNAL).write_bytes(cut)
        told = games_told(cut)
        rest = [game for game in PLAYED if game.number not in told]
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

    journal_of(tmp_path, PLAYED)
    monkeypatch.setattr(run_module, "write_atomically", write_until_killed)
    with pytest.raises(ApplicationError, match="killed"):
        run(SMALL, tmp_path, Alone())
    monkeypatch.undo()
    assert all(whole[name] == content for name, content in files_in(tmp_path).items() if name in RESULTS)
    crew = Alone()
    run(SMALL, tmp_path, crew)
    assert crew.asked == []
    assert files_in(tmp_path) == whole


def test_a_finished_tournament_is_told_again_and_not_played(whole: dict[str, bytes], tmp_path: Path) -> None:
    first = run(SMALL, tmp_path, Alone())
    crew = Alone()
    assert run(SMALL, tmp_path, crew) == first
    assert crew.asked == []
    assert files_in(tmp_path) == whole


def test_the_standing_is_told_from_where_it_goes_on(tmp_path: Path) -> None:
    journal_of(tmp_path, PLAYED[:38])
    told = []
    run(SMALL, tmp_path, Alone(), lambda standing: told.append((standing.played, standing.games)))
    assert told == [(38, 40), (39, 40), (40, 40)]


def test_workers_leave_when_the_tournament_is_stopped(tmp_path: Path) -> None:
    def stop(standing: TournamentProgress) -> None:
        if standing.played:
            raise STOPPED

    with pytest.raises(ApplicationError, match="killed"):
        run(SMALL, tmp_path, in_processes(2), stop)
    assert active_children() == []
    assert len(games_told((tmp_path / JOURNAL).read_bytes())) == 1


def test_a_killed_worker_is_reported(tmp_path: Path) -> None:
    def kill_a_worker(standing: TournamentProgress) -> None:
        if standing.played == 1:
            active_children()[0].kill()

    with pytest.raises(ApplicationError) as stopped:
        run(SMALL, tmp_path, in_processes(1), kill_a_worker)
    assert stopped.value.code == "worker-killed"


# --- What is refused --------------------------------------------------------------------------------------


def code_of_refusal(tournament: Tournament, directory: Path) -> str:
    before = files_in(directory) if directory.is_dir() else {}
    crew = Alone()
    with pytest.raises(ApplicationError) as refused:
        run(tournament, directory, crew)
    assert crew.asked == []
    assert not directory.is_dir() or files_in(directory) == before
    return refused.value.code


@pytest.mark.parametrize(
    "changed",
    [
        {"seed": "other"},
        {"games_wanted": 42},
        {"edition": OYA},
        {"bots": ("drifter", "sailor")},
        {"players": 3},
    ],
    ids=str,
)
def test_a_directory_of_other_arguments_is_refused(changed: dict[str, object], tmp_path: Path) -> None:
    other = dataclasses.replace(SMALL, **changed)  # type: ignore[arg-type]
    journal_of(tmp_path, PLAYED)
    assert code_of_refusal(other, tmp_path) == "tournament-other-arguments"
    run(SMALL, tmp_path, Alone())
    assert code_of_refusal(other, tmp_path) == "tournament-other-arguments"


@pytest.mark.parametrize("name", sorted({*RESULTS, JOURNAL}))
def test_files_that_no_tournament_wrote_are_not_touched(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text("my own\n")
    assert code_of_refusal(SMALL, tmp_path) == "tournament-other-files"


def test_two_tournaments_in_one_directory_are_refused(tmp_path: Path) -> None:
    codes = []

    def start_another(standing: TournamentProgress) -> None:
        if standing.played == 0:
            codes.append(code_of_refusal(SMALL, tmp_path))

    run(SMALL, tmp_path, Alone(), start_another)
    assert codes == ["tournament-under-way"]


def test_a_directory_that_can_not_be_written_is_refused(tmp_path: Path) -> None:
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
        ({"games_wanted": 0}, "wrong-number-of-games"),
    ],
    ids=str,
)
def test_a_tournament_that_can_not_be_played_is_refused(changed: dict[str, object], code: str) -> None:
    with pytest.raises(SilverGoldError) as refused:
        dataclasses.replace(SMALL, **changed)  # type: ignore[arg-type]
    assert refused.value.code == code


def test_a_crew_has_at_least_one_worker() -> None:
    for crew in (in_processes, lambda workers: on_cluster("local", workers)):
        with pytest.raises(ApplicationError) as refused:
            crew(0)
        assert refused.value.code == "wrong-number-of-workers"


def test_without_ray_a_cluster_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ApplicationError) as refused:
        on_cluster("local")
    assert refused.value.code == "cluster-not-installed"


def test_an_address_where_nobody_listens_is_refused_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", sys)
    for address in ("127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999"):
        with pytest.raises(ApplicationError) as refused:
            on_cluster(address)
        assert refused.value.code == "cluster-unreachable"
