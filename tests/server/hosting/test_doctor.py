"""The command doctor names what would stop a server, in words and as JSON."""

import json
import os
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from sqlalchemy import text

from silvergold.server import doctor
from silvergold.server.doctor import Finding, examine
from silvergold.server.network import origin_of
from silvergold.server.settings import Settings
from silvergold.server.storage.database import connect
from silvergold.server.storage.upgrade import bring_to, changing, upgrade
from silvergold.words import LANGUAGES, Words
from tests.cli.commands import silvergold
from tests.server.helpers.server_process import ServerProcess


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """A server that could start: nothing is there yet, and any port will do."""
    return Settings(f"sqlite:///{tmp_path}/new/server.db", port=0)


def found(settings: Settings, check: str, site: str = "") -> Finding:
    """The last finding of a check."""
    return [finding for finding in examine(settings, site) if finding.check == check][-1]


def test_a_machine_where_nothing_is_wrong_passes_and_is_left_alone(
    settings: Settings, tmp_path: Path
) -> None:
    findings = list(examine(settings))
    assert [finding.check for finding in findings] == list(doctor.CHECKS)
    assert {finding.status for finding in findings if finding.check != "disk"} == {"ok"}
    assert list(tmp_path.iterdir()) == []


def test_the_command_prints_sentences_or_json_and_exits_with_1_if_something_is_wrong(tmp_path: Path) -> None:
    options = ["--database", f"sqlite:///{tmp_path}/server.db", "--port", "0"]
    well = silvergold("doctor", *options)
    assert (well.returncode, well.stdout.splitlines()[-1]) == (0, "The server can run.")
    ill = silvergold("doctor", *options, "--workers", "2", "--proxies", "our-proxy", "--json")
    assert ill.returncode == 1
    answer = json.loads(ill.stdout)
    assert answer["can_run"] is False
    wrong = {one["check"]: one["code"] for one in answer["checks"] if one["status"] == "error"}
    assert wrong == {"proxies": "doctor-proxies-wrong", "channel": "workers-need-channel"}
    german = silvergold("doctor", *options, "--proxies", "our-proxy", language="de")
    assert "our-proxy ist weder eine IP-Adresse noch ein Netz" in german.stdout


def test_an_old_database_is_announced_and_a_newer_one_refused(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path}/server.db", port=0)
    engine = connect(settings.database)
    with changing(engine) as connection:
        bring_to(connection, "0001")
    assert found(settings, "migrations").code == "doctor-migrations-old"
    upgrade(engine)
    assert found(settings, "migrations").code == "doctor-migrations-ok"
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    assert found(settings, "migrations").code == "database-too-new"
    engine.dispose()


def test_a_damaged_or_unwritable_database_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "server.db").write_bytes(b"not a database" * 100)
    settings = Settings(f"sqlite:///{tmp_path}/server.db", port=0)
    assert found(settings, "database").code == "database-unusable"
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    (unwritable,) = doctor.check_database(settings, "")
    assert unwritable.code == "doctor-folder-unwritable"


def test_a_full_disk_and_a_slow_clock_are_noticed(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "NONE_MB", 10**12)
    assert found(settings, "disk").status == "error"
    monkeypatch.setattr(doctor, "CLOCK_S", -(10**12))
    assert found(settings, "clock").code == "doctor-clock-behind"


def test_a_port_is_free_ours_or_used_by_another_program(settings: Settings, server: ServerProcess) -> None:
    assert found(settings, "port").code == "doctor-port-free"
    assert found(Settings(settings.database, port=server.port), "port").code == "doctor-port-ours"
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert found(Settings(settings.database, port=port), "port").code == "port-unusable"
        refused = silvergold("serve", "--port", str(port), "--database", settings.database)
    assert refused.returncode == 1
    assert refused.stderr.startswith(f"Error: Port {port} of 127.0.0.1 can't be used:")


@contextmanager
def proxy_that_answers(status: int, content: bytes, host: str = "127.0.0.1") -> Iterator[str]:
    """A web server that answers every request in the same way."""

    class Handler(BaseHTTPRequestHandler):
        def answer(self) -> None:
            self.send_response(status)
            self.send_header("content-length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)

        do_GET = do_POST = answer  # noqa: N815

        def log_message(self, *_: object) -> None:
            """Print nothing."""

    class Server(HTTPServer):
        address_family = socket.AF_INET6 if ":" in host else socket.AF_INET

    with Server((host, 0), Handler) as running:
        thread = threading.Thread(target=running.serve_forever)
        thread.start()
        try:
            yield origin_of(host, running.server_port)
        finally:
            running.shutdown()
            thread.join()


def test_a_server_on_ipv6_is_named_by_an_address_that_browsers_open(settings: Settings) -> None:
    with proxy_that_answers(200, b"alive", "::1") as address:
        port = int(address.rpartition(":")[2])
        own = found(Settings(settings.database, "::1", port), "port")
        assert own == Finding("port", "ok", "doctor-port-ours", {"address": f"http://[::1]:{port}"})


def test_a_site_is_asked_what_a_browser_would_ask(settings: Settings, server: ServerProcess) -> None:
    assert found(settings, "proxies", server.address).code == "doctor-site-address"  # there is no proxy
    with proxy_that_answers(403, b'{"code": "other-origin"}') as site:
        assert found(settings, "proxies", site).code == "doctor-site-host"
    with proxy_that_answers(404, b"") as site:
        assert found(settings, "proxies", site).code == "doctor-site-sockets"
    assert found(settings, "proxies", site).code == "doctor-site-unreachable"


def test_redis_that_does_not_answer_is_an_error(settings: Settings) -> None:
    broken = Settings(settings.database, port=0, channel="redis://127.0.0.1:9")
    assert found(broken, "channel").code == "doctor-channel-broken"


def test_postgresql_and_redis_that_answer_are_well(postgresql_url: str, redis_url: str) -> None:
    checks = {one.check: one.code for one in examine(Settings(postgresql_url, port=0, workers=2))}
    assert checks["database"] == "doctor-database-ok"
    assert checks["migrations"] == "doctor-migrations-none"
    assert checks["channel"] == "doctor-channel-ok"
    assert found(Settings(postgresql_url, port=0, channel=redis_url), "channel").status == "ok"


def test_every_check_has_a_name_in_every_language() -> None:
    for language in LANGUAGES:
        assert all(Words(language).say(f"doctor-name-{check}") for check in doctor.CHECKS)
