"""Writes whose answer was lost are repeated, and have the same outcome as one."""

from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Engine

from silvergold.server.storage import people
from silvergold.server.storage.database import connect
from silvergold.server.storage.people import Device, OldestTimes, Person
from silvergold.server.storage.upgrade import upgrade

ADA = Person("ada", "Ada")
PHONE, LAPTOP = (Device(name.encode(), name, "new", 1, 1) for name in ("phone", "laptop"))
LATER = 100


@pytest.fixture
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    engine = connect(f"sqlite:///{tmp_path_factory.mktemp('repeated')}/test.db")
    upgrade(engine)
    yield engine
    engine.dispose()


def write_twice(engine: Engine, change: Any, *args: Any) -> Any:
    """Make a change twice, as after a commit whose answer was lost, and return the second outcome."""
    for _ in range(2):
        with engine.execution_options(is_writing=True).begin() as connection:
            outcome = change(connection, *args)
    return outcome


def test_signing_in_twice_is_signing_in_once(database: Engine) -> None:
    write_twice(database, people.add_person, ADA, PHONE)
    write_twice(database, people.add_link, ADA.id, b"link", LATER, 1)
    assert write_twice(database, people.use_link, b"link", LAPTOP) == ADA
    write_twice(database, people.store_recovery_code, ADA.id, b"code", 1)
    recovered = LAPTOP._replace(hash=b"tablet", name="tablet")
    assert write_twice(database, people.use_recovery_code, b"code", recovered) == ADA
    with database.connect() as connection:
        devices = people.devices_of(connection, ADA.id, OldestTimes(0, 0))
    assert sorted(device.name for device in devices) == ["laptop", "phone", "tablet"]


def test_a_used_link_signs_no_other_device_in(database: Engine) -> None:
    write_twice(database, people.add_person, ADA, PHONE)
    write_twice(database, people.add_link, ADA.id, b"link", LATER, 1)
    assert write_twice(database, people.use_link, b"link", LAPTOP) == ADA
    assert write_twice(database, people.use_link, b"link", LAPTOP._replace(hash=b"thief")) is None
