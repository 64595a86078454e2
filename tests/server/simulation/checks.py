"""The checks after a run. Each raises an error that says what was promised and what happened."""

from typing import NamedTuple

import msgspec
from msgspec import Raw, Struct

from silvergold.server.storage.packed_logs import pack_log
from silvergold.server.storage.table_logs import read_entries
from tests.server.simulation.clients import Device, SentCommand
from tests.server.simulation.history import History
from tests.server.simulation.network import Frame, Recording
from tests.server.simulation.simulation import Simulation

ALWAYS_STORED = {"play"}
"""Commands that cannot be acknowledged without changing something."""
EXPECTED_ERRORS = (
    "could not write: ",
    "the channel between workers broke: RefusedError",
    "bots could not move: BrokenProcessPool",
)
"""What a server may log while its database is unreachable, or processes of bots die again and again."""


class BrokenPromiseError(AssertionError):
    """The server did something that it must never do."""


def require(condition: object, promise: str, *details: object) -> None:
    """Raise an error unless a promise was kept."""
    if not condition:
        raise BrokenPromiseError(": ".join((promise, *map(str, details))))


class RawUpdate(Struct, tag="update", tag_field="message", forbid_unknown_fields=True):
    """An update whose parts are left as they were sent; a part that was not sent is empty."""

    number: int
    events: Raw = Raw(b"[]")
    table: Raw = Raw()
    game: Raw = Raw()
    own: Raw = Raw()
    done: str = ""


class Message(Struct):
    """The kind of a message, and the command it answers."""

    message: str = ""
    id: str = ""
    done: str = ""
    code: str = ""


_read_update = msgspec.json.Decoder(RawUpdate).decode
_read_message = msgspec.json.Decoder(Message).decode


class Shown(NamedTuple):
    """What a client has been shown through a connection, and the first entry of the log that explains it."""

    entry: int
    number: int
    table: bytes = b""
    game: bytes = b""
    own: bytes = b""

    def updated(self, update: RawUpdate) -> "Shown":
        """Return what is shown after an update."""
        return Shown(
            self.entry,
            update.number,
            bytes(update.table) or self.table,
            bytes(update.game) or self.game,
            bytes(update.own) or self.own,
        )


def check(run: Simulation) -> None:
    """Check everything."""
    require(not run.unfinished, "every game can be finished", run.unfinished)
    unexpected = [error for error in run.logged.errors if not error.startswith(EXPECTED_ERRORS)]
    require(not unexpected, "the server logs no unexpected error", unexpected[:1])
    ids = [table_id for (table_id,) in run.storage.rows("SELECT id FROM tables")]
    histories = {table_id: History(run.storage, table_id) for table_id in ids}
    shown = Walks(histories)
    for recording in run.network.recordings:
        shown.walk(recording)
    for party in run.parties:
        for device in party.devices:
            check_commands(device, histories[device.table])
            check_order(device, shown)
    for history in histories.values():
        check_log(history)
        check_packed(run, history)
        check_listing(run, history)
    check_end(run, histories, shown)
    check_workers(run, histories)


class Walks:
    """Follows each connection along its table's log."""

    def __init__(self, histories: dict[str, History]) -> None:
        self._histories = histories
        self._after_frame: dict[int, Shown] = {}
        """What is shown after each frame, by the frame's identity."""

    def after(self, frame: Frame) -> Shown | None:
        """Return what a connection shows after a frame."""
        return self._after_frame.get(id(frame))

    def explain(self, recording: Recording, shown: Shown) -> int:
        """Return the first entry, not before the one shown, that leads to what is shown; 0 if none does."""
        return self._find(self._histories[recording.table], recording, shown, 0, None)

    def walk(self, recording: Recording) -> None:
        """Check that everything sent through a connection is one reading of the log, in its order."""
        shown = Shown(1, recording.after)
        for frame in recording.frames:
            kind = _read_message(frame.text)
            if kind.message == "update":
                shown = self._check_update(recording, shown, frame)
            if command := kind.done or (kind.message == "done" and kind.id):
                shown = self._check_acknowledgement(recording, shown, frame, command)
            self._after_frame[id(frame)] = shown

    def _check_update(self, recording: Recording, before: Shown, frame: Frame) -> Shown:
        update = _read_update(frame.text)
        table_id = recording.table or msgspec.json.decode(update.table)["id"]
        history = self._histories.get(table_id)
        if history is None:
            raise BrokenPromiseError(f"a table is shown once it is stored: {table_id}")
        shown = before.updated(update)
        entry = self._find(history, recording, shown, before.number, bytes(update.events))
        if not entry:
            why = self._why(history, recording, shown)
            require(False, "what is sent is what the person may see", *why, frame)
        require(entry <= frame.log_length, "what is shown is stored", recording.person, frame)
        return shown._replace(entry=entry)

    def _find(
        self, history: History, recording: Recording, shown: Shown, after: int, events: bytes | None
    ) -> int:
        """Return the first entry, not before the one shown, that leads to exactly what is shown."""
        person = recording.person
        for number in range(shown.entry, len(history.entries) + 1):
            if (
                len(history.at(number).events) == shown.number
                and shown.table == history.table_part(number)
                and shown.game == history.game_part(number)
                and shown.own == history.own_part(number, person)
                and (events is None or events == history.events_part(number, person, after))
            ):
                return number
        return 0

    def _why(self, history: History, recording: Recording, shown: Shown) -> list[str]:
        """Say which parts cannot be explained."""
        numbers = range(shown.entry, len(history.entries) + 1)
        parts = {
            "table": {history.table_part(n) for n in numbers},
            "game": {history.game_part(n) for n in numbers},
            "own": {history.own_part(n, recording.person) for n in numbers},
        }
        wrong = [part for part, allowed in parts.items() if getattr(shown, part) not in allowed]
        return [f"entry {shown.entry}", f"wrong parts {wrong or 'together, or the events'}"]

    def _check_acknowledgement(self, recording: Recording, shown: Shown, frame: Frame, command: str) -> Shown:
        history = self._histories[recording.table]
        number = history.number_of(recording.person, command)
        if number > frame.log_length and history.may_change_nothing(number):
            return shown  # this copy of the command has changed nothing; a later one has
        require(number <= frame.log_length, "what is acknowledged is stored", command, frame)
        is_socket = bool(shown.table)
        if not is_socket or number <= shown.entry:
            return shown
        entry = self.explain(recording, shown._replace(entry=number))
        require(entry, "what is acknowledged has been shown", command, frame)
        return shown._replace(entry=entry)


def check_commands(device: Device, history: History) -> None:
    """Check that the fate of every command is what its sender was told."""
    for command_id, sent in device.sent.items():
        times = history.commands[device.person.id, command_id]
        require(times <= 1, "a command is stored at most once", sent.frame, times)
        if sent.answer.done() and not sent.answer.cancelled():
            check_answer(sent, times)


def check_answer(sent: SentCommand, times: int) -> None:
    """Check the answer to a command."""
    answer = sent.answer.result()
    if answer["message"] == "done" and sent.frame["command"] in ALWAYS_STORED:
        require(times == 1, "what is acknowledged is in the log", sent.frame)
    if answer["message"] == "refused" and sent.times == 1:  # another copy may have been accepted later
        require(times == 0, "what is refused is not in the log", sent.frame, answer)


def check_order(device: Device, shown: Walks) -> None:
    """Check that a device never goes back to an earlier state, through whichever worker it looks."""
    latest = 1
    for recording, frame in device.received:
        now = shown.after(frame)
        if now is not None and now.table:
            entry = shown.explain(recording, now._replace(entry=max(now.entry, latest)))
            require(entry, "a client never goes back in time", device.name, latest, now.entry)
            latest = entry


def check_log(history: History) -> None:
    """Check that a log has no gap, and that deciding everything again leads to the same bytes."""
    numbers = [entry.number for entry in history.entries]
    require(numbers == list(range(1, len(numbers) + 1)), "a log has no gap", numbers)
    times = [entry.at for entry in history.entries]
    require(times == sorted(times), "a log's times never go back", times)
    for entry, stored, again in history.replay():
        require(stored == again, "a log replays to the same bytes", entry.number, stored, again)


def check_packed(run: Simulation, history: History) -> None:
    """Check that packing a log changes nothing but the ids of commands; it is unpacked again."""
    with run.storage.engine.connect() as connection:
        pack_log(connection, history.last.id)
        packed = read_entries(connection, history.last.id)
    kept = [(entry.number, entry.at, entry.fact, entry.person) for entry in packed]
    expected = [(entry.number, entry.at, entry.fact, entry.person) for entry in history.entries]
    require(kept == expected, "a packed log is the same", history.last.id)


def check_listing(run: Simulation, history: History) -> None:
    """Check that the rows beside the log agree with it."""
    table = history.last
    query = "SELECT status, wake_at, updated_at FROM tables WHERE id = ?"
    status, wake_at, _ = run.storage.rows(query, table.id)[0]
    require(status == table.status, "lists agree with the log", status, table.status)
    require(status != "finished" or wake_at is None, "a finished game needs no attention", table.id)
    results = run.storage.rows("SELECT count(*) FROM results WHERE table_id = ?", table.id)[0][0]
    expected = len(table.seats) if status == "finished" else 0
    require(results == expected, "each seat has one result", results, expected)


def check_end(run: Simulation, histories: dict[str, History], shown: Walks) -> None:
    """Check that everybody who is still connected has seen the end."""
    for device in (device for party in run.parties for device in party.devices if device.is_connected):
        last = shown.after(device.received[-1][1])
        history = histories[device.table]
        end = len(history.entries)
        expected = (history.table_part(end), history.game_part(end), history.own_part(end, device.person.id))
        require(
            last is not None and (last.table, last.game, last.own) == expected,
            "everybody sees the end",
            device.name,
            last and last.entry,
            end,
        )


def check_workers(run: Simulation, histories: dict[str, History]) -> None:
    """Check that what workers have in memory is what the log says."""
    for worker in run.workers:
        for table_id, live in worker.services.tables._loaded.items():
            if not worker.is_dead and not live.is_behind:
                expected = histories[table_id].at(live.table.number)
                require(live.table == expected, "a worker's table follows from the log", table_id)
                known = {hash(command) for command in histories[table_id].commands}
                require(live.done.keys() <= known, "a worker knows no other commands", table_id)
