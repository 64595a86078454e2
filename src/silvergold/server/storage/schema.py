"""The schema, for SQLite and PostgreSQL alike. Times are milliseconds since 1970."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("person", String, ForeignKey("people.id"), nullable=False, index=True),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger, nullable=False),
    Column("name", Text, nullable=False, server_default=""),
    Column("origin", String, nullable=False, server_default="new"),
)
"""Hashes of the tokens that authenticate a person, one per device, with its name and how it was signed in."""

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("person", String, ForeignKey("people.id"), primary_key=True),
    Column("hash", LargeBinary, nullable=False, unique=True),
    Column("created_at", BigInteger, nullable=False),
)
"""Hashes of the codes that sign in people who have lost their devices, one per person."""

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("device", LargeBinary, ForeignKey("tokens.hash", ondelete="CASCADE"), primary_key=True),
    Column("person", String, ForeignKey("people.id"), nullable=False, index=True),
    Column("endpoint", String, nullable=False, unique=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("language", String, nullable=False),
    Column("site", String, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
"""Where push messages for a device are sent, one subscription per device; signing out deletes it."""

server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String, primary_key=True),
    Column("key", LargeBinary, nullable=False),
)
"""Private keys of the server."""

links = Table(
    "links",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("person", String, ForeignKey("people.id"), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)
"""Hashes of the codes of one-time links to a second device."""

decks = Table(
    "decks",
    metadata,
    Column("sha256", String, primary_key=True),
    Column("name", Text, nullable=False),
    Column("content", LargeBinary, nullable=False),
    Column("person", String, ForeignKey("people.id"), nullable=False, index=True),
    Column("created_at", BigInteger, nullable=False),
)

deals = Table(
    "deals",
    metadata,
    Column("id", String, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
    Column("words", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("edition", String, nullable=False),
    Column("deck", String, nullable=False),
    Column("day", String, unique=True),
    Column("created_at", BigInteger, nullable=False),
)
"""Deals by their secret; a deal can be played at many tables."""

UNPACKED = "status = 'finished' AND NOT is_packed"
"""Whether a table's game is over and its log not packed; literally the condition of an index."""

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("deal", String, ForeignKey("deals.id"), nullable=False, index=True),
    Column("host", String, ForeignKey("people.id"), nullable=False),
    Column("command", String, nullable=False),
    Column("status", String, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Column("wake_at", BigInteger, index=True),
    Column("opened_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("is_packed", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("host", "command"),
    Index("ix_tables_lobby", "listed", "status", "updated_at"),
    Index("ix_tables_unpacked", "updated_at", sqlite_where=text(UNPACKED), postgresql_where=text(UNPACKED)),
)
"""One row per table, with what lists show of it; the table itself is its entries."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("person", String, nullable=False),
    Column("command", String, nullable=False),
    Column("fact", Text, nullable=False),
    Column("command_hash", String, nullable=False, server_default=""),
    sqlite_with_rowid=False,
)
"""The logs of all tables: rows are added and never changed."""

packed_logs = Table(
    "packed_logs",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("content", LargeBinary, nullable=False),
)
"""The entries of finished games before the one with the number, packed."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("person", String, primary_key=True),
    Column("seen", Integer),
    Index("ix_seats_person", "person"),
)
"""Who sits at which table, and the number of the latest event that they have seen."""

seat_history = Table(
    "seat_history",
    metadata,
    Column("person", String, primary_key=True),
    Column("table_id", String, primary_key=True),
)
"""Who has ever sat at which table: their names are in its log."""

tries = Table(
    "tries",
    metadata,
    Column("deal", String, primary_key=True),
    Column("person", String, primary_key=True),
    Column("table_id", String, nullable=False),
)
"""The first table at which a person saw a deal: only the result there is compared."""

results = Table(
    "results",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("deal", String, nullable=False, index=True),
    Column("player", String, nullable=False),
    Column("name", Text, nullable=False),
    Column("kind", String, nullable=False),
    Column("opponents", Text, nullable=False),
    Column("coins", Integer, nullable=False),
    Column("cups", Integer, nullable=False),
    Column("palms", Integer, nullable=False),
    Column("cards", Integer, nullable=False),
    Column("seals", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("is_first_try", Boolean, nullable=False),
    Column("finished_at", BigInteger, nullable=False),
    Column("given_away", Float),
    Column("luck", Float),
    Index("ix_results_player_finished_at", "player", "finished_at"),
    Index(
        "ix_results_unreviewed",
        "finished_at",
        sqlite_where=text("given_away IS NULL"),
        postgresql_where=text("given_away IS NULL"),
    ),
)
"""The result of each seat; a player is the id of a person, or ``bot:`` and a name.

The points given away and the luck come from the review, and are missing until it has come so far.
"""

challenges = Table(
    "challenges",
    metadata,
    Column("id", String, primary_key=True),
    Column("table_id", String, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("deal", String, ForeignKey("deals.id"), nullable=False, index=True),
    Column("person", String, ForeignKey("people.id"), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "seat"),
)
"""Seats of finished games that others try to beat; their deals stay hidden from those who may."""

ratings = Table(
    "ratings",
    metadata,
    Column("player", String, primary_key=True),
    Column("name", Text, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ix_ratings_mu", "mu"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("version", String, primary_key=True),
    Column("status", String, nullable=False),
    Column("progress", Float, nullable=False),
    Column("content", LargeBinary),
    Column("until", BigInteger, nullable=False),
    Column("attempts", Integer, nullable=False, server_default="1"),
)
"""Reviews of finished games, or how far they are; the worker that computes one is alive until a time."""

pars = Table(
    "pars",
    metadata,
    Column("deal", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("bots", String, primary_key=True),
    Column("total", Integer, nullable=False),
)
"""What Admiral scores on a seat of a deal against the bots on the other seats."""

rate_limits = Table(
    "rate_limits",
    metadata,
    Column("key", LargeBinary, primary_key=True),
    Column("tokens", Float, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
)
"""Token buckets of limits that all workers share, by the hash of the limit and the requester."""

presence = Table(
    "presence",
    metadata,
    Column("socket", String, primary_key=True),
    Column("table_id", String, nullable=False, index=True),
    Column("person", String, nullable=False),
    Column("worker", String, nullable=False, index=True),
    Column("until", BigInteger, nullable=False),
)
"""Who is connected to which table; a row that is not renewed belongs to a dead worker."""

puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    Column("person", String, ForeignKey("people.id"), primary_key=True),
    Column("puzzle", String, primary_key=True),
    Column("loss", Float, nullable=False),
    Column("at_stake", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""The first answer of each person to each puzzle: points given away, and those that a random choice loses."""

records = Table(
    "records",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", String, ForeignKey("people.id"), nullable=False, index=True),
    Column("content", LargeBinary, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
"""Game records that people have sent to look for their mistakes; only the latest few of each person."""
