"""The example in the repository plays a whole game against a real server."""

import subprocess
import sys
from pathlib import Path

from tests.server.helpers.forked_server import ForkedServer

EXAMPLE = Path(__file__).parents[3] / "examples" / "my_first_bot.py"


def test_the_first_bot_plays_a_game_to_its_end(tmp_path: Path) -> None:
    with ForkedServer(f"sqlite:///{tmp_path}/server.db", tmp_path / "log", "--pace", "0") as server:
        ran = subprocess.run(
            [sys.executable, EXAMPLE, server.address],
            capture_output=True,
            text=True,
            timeout=200,
            check=False,
        )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.startswith("Totals:")


def test_the_first_bot_is_under_sixty_lines() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 60
