"""The result of a finished game."""

from silvergold.engine import score
from silvergold.engine.scoring import places
from silvergold.server.storage.results import GameResult, SeatResult
from silvergold.server.table.table import Table


def game_result(table: Table) -> GameResult:
    """Return the result of a finished game."""
    state = table.state
    if state is None or table.status != "finished":
        raise ValueError(f"the game at table {table.id} is not over")
    ranks = places(state.players, state.edition)
    seats = []
    for number, (seat, player, place) in enumerate(zip(table.seats, state.players, ranks, strict=True)):
        others = [other.name for other in table.seats if other is not seat]
        points = score(player)
        seats.append(
            SeatResult(
                seat=number,
                player=seat.person or seat.kind,
                name=seat.name,
                kind=seat.kind,
                opponents=", ".join(others),
                **points._asdict(),
                total=points.total,
                place=place,
            )
        )
    # Who has played a deal before, perhaps under another name, knows its cards.
    is_rated = table.settings.listed and table.settings.deal == "new"
    return GameResult(table.id, table.deal, table.at, tuple(seats), is_rated)
