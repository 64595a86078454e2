"""The game record of a table."""

from silvergold.engine import GameRecord, Participant
from silvergold.server.table.registry import LiveTable


def record_of_table(live: LiveTable) -> GameRecord:
    """The record of a finished game, with the seed and where it comes from."""
    table = live.table
    if table.state is None or table.status != "finished":
        raise ValueError(f"the game at table {table.id} is not over")
    shuffle = live.shuffle
    return GameRecord(
        edition=table.state.edition,
        deck_name=table.deck.name,
        deck_sha256=table.deck.sha256,
        players=tuple(Participant(seat.name, seat.kind) for seat in table.seats),
        events=table.game_events,
        seed=shuffle.seed,
        shuffle=shuffle,
    )
