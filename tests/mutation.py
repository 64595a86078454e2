"""Mutation testing, module by module: ``python -m tests.mutation engine/rules.py``.

mutmut changes a copy of a module in many small ways, one at a time. The module's own tests, named here, have
to notice; what they don't notice is shown as diffs.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "silvergold"
WORK = ROOT / "mutants"
RULES = ("tests/rules",)
RECORDS = ("tests/records", "tests/rules/test_r1_deck.py")
TABLES = tuple(
    f"tests/server/tables/test_{name}.py"
    for name in ("clocks", "commands", "hosting", "seats", "snapshot", "stand_ins")
)
PUSH = (
    "tests/server/push/test_push_messages.py::test_people_are_notified_once_per_decision",
    "tests/server/push/test_push_messages.py::test_nobody_is_notified_at_a_quick_table_or_after_leaving",
)
LEAKS = "tests/server/privacy/test_leaks.py::test"
VIEWS = (
    "tests/protocol",
    "tests/server/tables/test_snapshot.py",
    f"{LEAKS}_games_that_differ_in_secret_look_the_same_at_every_step[2 players, the first seat]",
    f"{LEAKS}_dealt_cards_are_shown_only_to_their_seat",
)
TESTS: dict[str, tuple[str, ...]] = {
    "engine/cards.py": RULES,
    "engine/dealer.py": (
        "tests/properties/test_dealer.py",
        "tests/records/test_shuffle.py",
        "tests/rules/test_r2_setting_up.py",
    ),
    "engine/deck.py": (
        "tests/records/test_damaged_decks.py",
        "tests/rules/test_r1_deck.py",
        "tests/rules/test_r1_material.py",
    ),
    "engine/errors.py": ("tests/test_errors.py", *RECORDS, *RULES),
    "engine/record_fields.py": RECORDS,
    "engine/files.py": ("tests/records/test_endless_files.py",),
    "engine/game.py": ("tests/records/test_record_format.py", *RULES),
    "engine/grid.py": RULES,
    "engine/legal.py": RULES,
    "engine/messages.py": ("tests/test_errors.py", *RULES),
    "engine/moves.py": RULES,
    "engine/participants.py": RECORDS,
    "engine/record.py": RECORDS,
    "engine/replay.py": RECORDS,
    "engine/rules.py": RULES,
    "engine/scoring.py": RULES,
    "engine/shuffle.py": RECORDS,
    "engine/state.py": RULES,
    "engine/view.py": ("tests/properties/test_views.py", *RULES),
    "protocol/views.py": VIEWS,
    "server/table/clocks.py": (*TABLES, *PUSH),
    "server/table/commands.py": TABLES,
    "server/table/log.py": TABLES,
    "server/table/snapshot.py": VIEWS,
    "server/table/table.py": TABLES,
}
"""The modules that are changed, and the tests that have to notice."""
AT_IMPORT = ("engine/record_fields.py", "engine/grid.py", "engine/state.py")
"""Modules whose functions are called when modules are imported: before mutmut chooses a mutant."""
LEFT_OUT = (
    "tests/records/test_damaged_records.py::test_a_missing_event_is_noticed_in_the_same_turn",
    "tests/records/test_damaged_records.py::test_a_record_with_any_value_replaced_is_refused_or_is_a_valid_game",
    "tests/records/test_damaged_records.py::test_a_repeated_event_is_noticed_at_once",
    "tests/records/test_damaged_records.py::test_two_neighbours_in_the_wrong_order_are_noticed_in_the_same_turn",
    "tests/rules/test_breakages.py",
    "tests/rules/test_traceability.py",
    "tests/server/tables/test_seats.py::test_a_server_that_is_killed_after_the_last_seat_still_has_the_game",
    "tests/server/tables/test_stand_ins.py::test_stand_ins_step_in_on_a_real_server",
)
"""Tests that read the source, start servers, or take seconds."""
ARGUMENTS = [
    *("-p", "tests.mutated_session"),
    "--hypothesis-profile=mutants",
    *(f"--deselect={test}" for test in LEFT_OUT),
]
CAUGHT = ("killed", "killed at import", "timeout")
GENERATE = """
from mutmut.__main__ import Path, copy_also_copy_files, copy_src_dir, create_mutants
Path("mutants").mkdir(exist_ok=True)
copy_src_dir()
copy_also_copy_files()
create_mutants(1)
"""
DIFFS = """
import sys
from mutmut.mutation.diff_apply import get_diff_for_mutant
for name in sys.argv[1:]:
    print(name, get_diff_for_mutant(name), sep="\\n")
"""


class Results(NamedTuple):
    """What became of the mutants of a module."""

    module: str
    statuses: dict[str, str]

    @property
    def missed(self) -> list[str]:
        """The mutants that no test noticed."""
        return [name for name, status in self.statuses.items() if status not in CAUGHT]

    def __str__(self) -> str:
        counts = Counter(self.statuses.values())
        figures = ", ".join(f"{count} {status}" for status, count in counts.most_common())
        return f"{self.module}: {len(self.statuses)} mutants, {figures}"


def folder_of(module: str) -> Path:
    """The copy of the project in which a module is changed."""
    return WORK / module.removesuffix(".py").replace("/", ".")


def configuration(module: str) -> str:
    """mutmut's settings for a module, after those of the project."""
    return (ROOT / "pyproject.toml").read_text("utf-8") + (
        "\n[tool.mutmut]\n"
        'source_paths = ["src/"]\n'
        f"only_mutate = {json.dumps(['src/silvergold/' + module])}\n"
        'also_copy = ["docs", "tests"]\n'
    )


def python(
    module: str, *arguments: str, folder: str = ".", mutant: str = ""
) -> subprocess.CompletedProcess[str]:
    """Run Python in the copy of a module."""
    path = os.pathsep.join(["src", os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "MUTANT_UNDER_TEST": mutant, "PYTHONPATH": path}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder_of(module) / folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def output_of(ran: subprocess.CompletedProcess[str]) -> str:
    """What a command has printed; raises an error if it failed."""
    if ran.returncode:
        raise RuntimeError(ran.stdout[-3000:])
    return ran.stdout


def run_tests(module: str, *arguments: str, mutant: str = "") -> subprocess.CompletedProcess[str]:
    """Run the tests of a module."""
    command = ("-m", "pytest", "-q", *ARGUMENTS, *arguments, *TESTS[module])
    return python(module, *command, folder="mutants", mutant=mutant)


def run(module: str) -> Results:
    """Try all mutants of a module."""
    folder = folder_of(module)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name in ("docs", "src", "tests"):
        (folder / name).symlink_to(ROOT / name)
    (folder / "pyproject.toml").write_text(configuration(module), "utf-8")
    output_of(python(module, "-c", GENERATE))
    output_of(run_tests(module, f"--mutants=src/silvergold/{module}.meta"))
    statuses = (folder / "mutants" / "src" / "silvergold" / module).with_suffix(".py.statuses")
    results = Results(module, json.loads(statuses.read_text("utf-8")))
    if module not in AT_IMPORT:
        return results
    at_import = [name for name in results.missed if run_tests(module, "-x", mutant=name).returncode]
    return Results(module, results.statuses | dict.fromkeys(at_import, "killed at import"))


def report(results: Results) -> str:
    """The figures of a module, and each mutant that no test noticed."""
    diffs = output_of(python(results.module, "-c", DIFFS, *results.missed)) if results.missed else ""
    return f"{results}\n{diffs}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("modules", nargs="*", metavar="MODULE", help="default: all, the largest first")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, metavar="NUMBER")
    options = parser.parse_args()
    modules = options.modules or sorted(TESTS, key=lambda module: -(SOURCE / module).stat().st_size)
    with ThreadPoolExecutor(options.processes) as pool:
        pool.map(try_module, modules)


def try_module(module: str) -> None:
    """Try all mutants of a module and print what became of them."""
    try:
        print(report(run(module)), flush=True)
    except RuntimeError as error:
        print(f"{module}: {error}", flush=True)


if __name__ == "__main__":
    main()
