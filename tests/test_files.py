"""Files are written whole or not at all."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from silvergold.files import OWNER_ONLY, atomic_file, write_atomically


def test_a_file_is_replaced_by_the_whole_new_one(tmp_path: Path) -> None:
    path = tmp_path / "games"
    path.write_bytes(b"old")
    write_atomically(path, [b"one ", b"two"])
    assert path.read_bytes() == b"one two"
    assert [file.name for file in tmp_path.iterdir()] == ["games"]


def interrupted_parts() -> Iterator[bytes]:
    yield b"half"
    raise KeyboardInterrupt


def test_an_interruption_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "games"
    path.write_bytes(b"old")
    with pytest.raises(KeyboardInterrupt):
        write_atomically(path, interrupted_parts())
    assert path.read_bytes() == b"old"


def test_a_private_file_can_only_be_read_by_its_owner(tmp_path: Path) -> None:
    with atomic_file(tmp_path / "backup", OWNER_ONLY) as file:
        file.write(b"secret")
    assert stat.S_IMODE((tmp_path / "backup").stat().st_mode) == OWNER_ONLY


def test_a_pipe_is_written_to_and_a_link_keeps_its_target(tmp_path: Path) -> None:
    pipe, link, games = tmp_path / "pipe", tmp_path / "link", tmp_path / "games"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_atomically(pipe, [b"one"])
    assert os.read(reader, 9) == b"one"
    os.close(reader)
    assert pipe.is_fifo()
    link.symlink_to(games)
    write_atomically(link, [b"two"])
    assert link.is_symlink()
    assert games.read_bytes() == b"two"
