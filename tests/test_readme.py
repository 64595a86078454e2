"""The examples of the README are run."""

import doctest
import re
import shlex
from pathlib import Path

from tests.cli.commands import ROOT, silvergold

README = ROOT / "README.md"


def test_the_python_examples_print_what_they_say() -> None:
    results = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert results.attempted > 5
    assert results.failed == 0


def test_the_commands_run_and_print_what_they_say(tmp_path: Path) -> None:
    (session,) = re.findall(r"```console\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    commands = re.findall(r"\$ silvergold (.*)\n((?:(?!\$ ).*\n)*)", session)
    assert len(commands) > 4
    for command, printed in commands:
        done = silvergold(*shlex.split(command), cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        assert printed in done.stdout


def test_the_two_commands_are_in_the_makefile() -> None:
    text = README.read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"```sh\nmake (.*)\n```", text):
        assert f"\n{target}:" in makefile


def test_the_ci_runs_the_readmes_own_test_command() -> None:
    run = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert "make test" in run.splitlines()
    assert "\nexport CI=true " in run


def anchors(page: Path) -> set[str]:
    """The ids of a page's headings, as code hosts derive them."""
    headings = re.findall(r"^#+ (.*)", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_every_page_and_heading_that_is_linked_exists() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\((?!https?:)([^)]+)", page.read_text(encoding="utf-8")):
            path, _, anchor = target.partition("#")
            linked = page.parent / path if path else page
            assert linked.exists(), f"{page}: {target}"
            assert not anchor or anchor in anchors(linked), f"{page}: {target}"
