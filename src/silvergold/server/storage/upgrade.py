"""Upgrades of the database to the newest schema."""

import contextlib
from collections.abc import Iterator
from importlib import resources

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DatabaseError

from silvergold.errors import ApplicationError

LOCK = 7_386_221
"""PostgreSQL's advisory lock for migrations: several servers may start at once."""


def migrations() -> Config:
    """Return Alembic's configuration."""
    config = Config()
    folder = resources.files("silvergold.server.storage").joinpath("migrations")
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def newest_version() -> str:
    """Return the schema version that this program needs."""
    return str(ScriptDirectory.from_config(migrations()).get_current_head())


def version_of(connection: Connection) -> str | None:
    """Return the schema version of a database; None for an empty one."""
    return MigrationContext.configure(connection).get_current_revision()


def is_known(version: str) -> bool:
    """Whether this program knows a version."""
    return version in {
        script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions()
    }


@contextlib.contextmanager
def changing(engine: Engine) -> Iterator[Connection]:
    """Open a transaction in which no one else changes the schema."""
    with using(engine), engine.execution_options(is_writing=True).begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        yield connection


@contextlib.contextmanager
def using(engine: Engine) -> Iterator[None]:
    """Turn errors of the database into refusals with a sentence."""
    try:
        yield
    except DatabaseError as error:
        where = engine.url.render_as_string(hide_password=True)
        why = str(error.orig).strip().partition("\n")[0]
        raise ApplicationError("database-unusable", database=where, reason=why) from error


def bring_to(connection: Connection, version: str = "head") -> None:
    """Upgrade a database to a version."""
    found = version_of(connection)
    if found is not None and not is_known(found):
        raise ApplicationError("database-too-new", version=found)
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def check(engine: Engine) -> None:
    """Refuse a damaged SQLite file."""
    if engine.dialect.name != "sqlite":
        return
    with using(engine), engine.connect() as connection:
        found = connection.execute(text("PRAGMA quick_check(1)")).scalar_one()
    if found != "ok":
        where = engine.url.render_as_string(hide_password=True)
        raise ApplicationError("database-unusable", database=where, reason=found)


def upgrade(engine: Engine) -> None:
    """Upgrade a database to the newest version."""
    with changing(engine) as connection:
        bring_to(connection)
