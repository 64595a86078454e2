"""What lists show of a table."""

import msgspec
from msgspec.structs import replace

from silvergold.engine import score
from silvergold.protocol.http import TableSummary
from silvergold.server.storage.queries import ListedTable
from silvergold.server.storage.table_logs import TableListing
from silvergold.server.table.clocks import wake_at
from silvergold.server.table.snapshot import seat_views
from silvergold.server.table.table import Table


def summarize(table: Table) -> TableSummary:
    """Return a table as a list shows it: nothing that a spectator may not see."""
    state = table.state
    is_over = table.status == "finished" and state is not None
    return TableSummary(
        id=table.id,
        status=table.status,
        settings=table.settings,
        host=table.host,
        seats=seat_views(table.seats, table.settings.clock),
        round=state.round if state else 0,
        turn=state.turn if state else 0,
        to_move=table.to_move,
        scores=tuple(score(player).total for player in state.players) if is_over and state else None,
        opened_at=0,  # both times are columns of the table's row
        updated_at=0,
    )


def table_listing(table: Table) -> TableListing:
    """Return the columns of a table's row that lists and maintenance read."""
    summary = msgspec.json.encode(summarize(table)).decode()
    return TableListing(table.status, summary, wake_at(table), table.at)


def read_summary(row: ListedTable) -> TableSummary:
    """Return a table's summary from its row."""
    summary = msgspec.json.decode(row.summary, type=TableSummary)
    return replace(summary, opened_at=row.opened_at, updated_at=row.updated_at)
