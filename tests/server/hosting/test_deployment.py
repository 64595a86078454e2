"""The container's files and the systemd unit, as far as they run without a container engine or systemd."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.commands import ROOT
from tests.server.helpers.server_process import ServerProcess

DEPLOY = ROOT / "deploy"
UNIT = DEPLOY / "silvergold.service"
MOST_EXPOSURE = 20
"""In tenths; systemd calls up to 2.0 OK, and a service without any sandboxing has 9.6."""
READ_ONLY_ROOT = """#!/bin/sh
prepare='mount -t tmpfs none {data} && mount -o remount,ro,bind / && exec "$0" "$@"'
exec unshare --mount sh -c "$prepare" {python} "$@"
"""


def analyze(*arguments: str) -> str:
    """Run ``systemd-analyze``, which must find no fault."""
    program = shutil.which("systemd-analyze")
    if not program:
        pytest.skip("there is no systemd-analyze")
    done = subprocess.run([program, *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stderr


def test_systemd_accepts_the_unit_and_finds_little_exposed(tmp_path: Path) -> None:
    unit = tmp_path / UNIT.name
    unit.write_text(re.sub("^ExecStart=\\S+", f"ExecStart={sys.executable}", UNIT.read_text(), flags=re.M))
    assert analyze("verify", str(unit)) == ""
    analyze("security", "--offline=true", f"--threshold={MOST_EXPOSURE}", str(unit))


def test_the_server_runs_on_a_read_only_root(tmp_path: Path) -> None:
    tried = ["unshare", "--mount", "mount", "-o", "remount,ro,bind", "/"]
    if sys.platform != "linux" or subprocess.run(tried, capture_output=True, check=False).returncode:
        pytest.skip("this user cannot make a read-only root")
    data = tmp_path / "data"
    data.mkdir()
    python = tmp_path / "python"
    python.write_text(READ_ONLY_ROOT.format(data=data, python=sys.executable))
    python.chmod(0o755)
    server = ServerProcess(f"sqlite:///{data}/server.db", tmp_path / "log", env={"TMPDIR": str(data)})
    server.python = str(python)
    with server:
        assert list(data.iterdir()) == []  # it has written into its own mount only
    assert '"level": "error"' not in server.log.read_text()


def test_the_image_is_built_by_the_install_script_and_runs_without_root() -> None:
    steps = (ROOT / "Containerfile").read_text()
    build, final = steps.split("\nFROM ")[1:]
    assert "\nRUN deploy/install /opt/silvergold\n" in build
    assert "COPY --from=build /opt/silvergold /opt/silvergold" in final
    assert re.search(r"\nUSER 10001\n", final)
    (check,) = re.findall(r"HEALTHCHECK .*\\\n +CMD (\[.*\])", final)
    assert json.loads(check)[0] == "python"
    unit = UNIT.read_text()
    assert "ExecStart=/opt/silvergold/bin/silvergold serve\n" in unit


def test_the_health_check_follows_the_server(server: ServerProcess) -> None:
    (check,) = re.findall(r"HEALTHCHECK .*\\\n +CMD (\[.*\])", (ROOT / "Containerfile").read_text())
    _, *arguments = json.loads(check)
    for address, is_healthy in ((server.address, True), ("http://127.0.0.1:9", False)):
        script = [argument.replace("http://127.0.0.1:8000", address) for argument in arguments]
        done = subprocess.run([sys.executable, *script], capture_output=True, check=False)
        assert (done.returncode == 0) == is_healthy


@pytest.mark.parametrize("name", ["compose.yaml", "compose.postgresql.yaml"])
def test_compose_files_keep_the_root_read_only(name: str) -> None:
    text = (DEPLOY / name).read_text()
    ours = text.partition("\n  postgresql:\n")[0]
    for setting in (
        "read_only: true",
        "tmpfs: /tmp",
        "cap_drop: [ALL]",
        "no-new-privileges:true",
        "build: ..",
    ):
        assert setting in ours
    assert '"127.0.0.1:8000:8000"' in ours  # the web server in front handles TLS


@pytest.mark.slow
def test_the_install_script_installs_a_server_from_a_clean_directory(tmp_path: Path) -> None:
    tree, target = tmp_path / "tree", tmp_path / "target"
    subprocess.run(["git", "clone", "--quiet", ROOT, tree], check=True)
    done = subprocess.run([tree / "deploy" / "install", target], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert re.search(r"Installed silvergold \S+ into", done.stdout)
    server = ServerProcess(f"sqlite:///{tmp_path}/server.db", tmp_path / "log", env={"PATH": os.defpath})
    server.python = str(target / "bin" / "python")
    with server:
        assert server.is_ready()
