"""The wheel and the sdist hold the browser client, and the wheel alone is enough to play."""

import os
import re
import subprocess
import sys
import tarfile
import time
import tomllib
import venv
import zipfile
from pathlib import Path

import pytest

from tests.cli.commands import ROOT
from tests.server.helpers.client import ask
from tests.server.helpers.server_process import STARTS_WITHIN_S, ServerProcess

CLIENT = "silvergold/server/client/"


def build(tree: Path, out: Path, *options: str) -> "subprocess.CompletedProcess[str]":
    """Run ``python -m build`` with the installed backend."""
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(out), *options, str(tree)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sdist of this tree, and the wheel made from it."""
    out = tmp_path_factory.mktemp("dist")
    done = build(ROOT, out)
    assert done.returncode == 0, done.stdout + done.stderr
    return out


class InstalledGame(ServerProcess):
    """``silvergold play`` in another environment, with a browser that notes the address it should open."""

    def __init__(self, environment: Path, folder: Path) -> None:
        self.python = str(environment / "bin" / "python")
        self.opened = folder / "opened"
        browser = folder / "browser"
        browser.write_text(
            f'#!/bin/sh\necho "$1" > {self.opened}.new && mv {self.opened}.new {self.opened}\n'
        )
        browser.chmod(0o755)
        alone = {"BROWSER": str(browser), "PATH": os.defpath, "HOME": str(folder), "PYTHONPATH": ""}
        super().__init__("", folder / "play.log", env=alone)

    def command(self) -> list[str]:
        """Play with the database of a new user."""
        return [*self.program, "play", "--port", str(self.port)]

    def opened_address(self) -> str:
        """The address that the browser has opened."""
        until = time.monotonic() + STARTS_WITHIN_S
        while not self.opened.exists():
            assert time.monotonic() < until, self.log.read_text()
            time.sleep(0.02)
        return self.opened.read_text().strip()


def check_that_it_plays(environment: Path, folder: Path) -> None:
    """Start the game as a new user does, and load the page with its script from the address that opens."""
    game = InstalledGame(environment, folder)
    game.start()
    try:
        assert game.opened_address().startswith(f"{game.address}/#/owner/")
        status, page, _ = ask(game.address, "GET", "/", accept="text/html")
        (script,) = re.findall(rb'<script type="module"[^>]* src="(/assets/[^"]+)"', page)
        assert (status, ask(game.address, "GET", script.decode())[0]) == (200, 200)
    finally:
        game.kill()


def pip_install(environment: Path, *what: str, path: str = os.defpath) -> None:
    """Install into an environment."""
    command = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        str(environment / "bin" / "python"),
        "install",
        "--quiet",
    ]
    done = subprocess.run(
        [*command, *what], env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def new_environment(folder: Path) -> Path:
    """A virtual environment without any package."""
    venv.create(folder, with_pip=False)
    return folder


def check_contents(dist: Path) -> None:
    """Both hold exactly the client of this tree, and nothing that npm or Python have left there."""
    built = {
        f"{CLIENT}{path.relative_to(ROOT / 'src' / CLIENT)}"
        for path in (ROOT / "src" / CLIENT).rglob("*")
        if path.is_file()
    }
    assert f"{CLIENT}index.html" in built
    with zipfile.ZipFile(next(dist.glob("*.whl"))) as wheel:
        assert {name for name in wheel.namelist() if name.startswith(CLIENT)} == built
    with tarfile.open(next(dist.glob("*.tar.gz"))) as sdist:
        names = {name.partition("/")[2] for name in sdist.getnames()}
    assert {f"src/{name}" for name in built} <= names
    assert {"web/build_hook.py", "constraints.txt", "tests/test_package.py"} <= names
    assert not [name for name in names if "node_modules" in name or "__pycache__" in name]


@pytest.mark.slow
def test_wheel_and_sdist_hold_the_client_and_the_wheel_is_all_a_player_needs(
    dist: Path, tmp_path: Path
) -> None:
    check_contents(dist)
    environment = new_environment(tmp_path / "venv")
    pip_install(environment, "--no-deps", "--no-index", str(next(dist.glob("*.whl"))))
    (packages,) = environment.glob("lib/python*/site-packages")
    libraries = [entry for entry in sys.path if entry.endswith("site-packages")]
    (packages / "libraries.pth").write_text("\n".join(libraries))  # in the place of a download
    check_that_it_plays(environment, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["*.whl", "*.tar.gz"])
def test_an_installation_with_its_dependencies_plays_and_needs_no_node(
    dist: Path, tmp_path: Path, kind: str
) -> None:
    environment = new_environment(tmp_path / "venv")
    nothing = tmp_path / "no-programs"
    nothing.mkdir()
    pip_install(environment, str(next(dist.glob(kind))), path=str(nothing))
    check_that_it_plays(environment, tmp_path)


@pytest.mark.slow
def test_uvx_and_pipx_run_the_wheel(dist: Path, tmp_path: Path) -> None:
    tools = new_environment(tmp_path / "venv")
    pip_install(tools, "pipx", "uv")
    wheel = str(next(dist.glob("*.whl")))
    for command in (("uvx", "--python", sys.executable, "--from"), ("pipx", "run", "--spec")):
        program, *options = command
        ran = subprocess.run(
            [tools / "bin" / program, *options, wheel, "silvergold", "--version"],
            env={**os.environ, "HOME": str(tmp_path)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.stdout.startswith("silvergold "), ran.stderr


def test_an_sdist_without_the_client_is_refused(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    for name in ("pyproject.toml", "README.md", "LICENSE", "web/build_hook.py", "src/silvergold/__init__.py"):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / name).write_bytes((ROOT / name).read_bytes())
    (tree / "PKG-INFO").write_text("Metadata-Version: 2.4\nName: silvergold\nVersion: 0.1.0\n")
    done = build(tree, tmp_path, "--wheel")
    assert done.returncode != 0
    assert "The browser client is missing" in done.stdout + done.stderr
    assert not list(tmp_path.glob("*.whl"))


def test_make_and_the_build_hook_build_the_client_from_the_same_sources() -> None:
    (found,) = re.findall(r"find (web/src (?:.|\\\n)*?) -type f", (ROOT / "Makefile").read_text())
    (sources,) = re.findall(r"^SOURCES = \((.*?)\)", (ROOT / "web/build_hook.py").read_text(), re.M | re.S)
    assert found.replace("\\\n", "").split() == re.findall(r'"(.*?)"', sources)


def normalized(name: str) -> str:
    """A package's name as installers compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(file: str) -> dict[str, str]:
    """The pinned versions in a file, by package."""
    found = re.findall(r"^([\w.-]+)==([^\s;]+)", (ROOT / file).read_text(), re.MULTILINE)
    return {normalized(name): version for name, version in found}


@pytest.mark.parametrize("lock", ["locks/hosting.txt", "locks/release.txt"])
def test_the_locks_pin_what_the_constraints_pin(lock: str) -> None:
    locked = pins(lock)
    assert locked.items() <= pins("constraints.txt").items(), "run make locks"
    text = (ROOT / lock).read_text()
    assert len(re.findall(r"^\S.*\\\n    --hash=sha256:[0-9a-f]{64}", text, re.MULTILINE)) == len(locked)
    assert "//" not in text, "a lock names no host"


def test_the_lock_of_hosting_has_all_that_the_package_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["hosting"]]
    names = {normalized(re.split(r"[\[><=;]", requirement)[0].strip()) for requirement in wanted}
    assert names <= pins("locks/hosting.txt").keys(), "run make locks"
