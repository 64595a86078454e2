"""Bringing a database up to date, by itself."""

from importlib import resources

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, text

from silvergold.engine import SetupError

LOCK = 7_386_221
"""PostgreSQL's lock for migrations: several servers may start at once."""


def migrations() -> Config:
    """Where the migrations are."""
    config = Config()
    folder = resources.files("silvergold.server.storage").joinpath("migrations")
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def newest_version() -> str:
    """The version that this program needs."""
    return str(ScriptDirectory.from_config(migrations()).get_current_head())


def version_of(engine: Engine) -> str | None:
    """The version of a database; None for an empty one."""
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def upgrade(engine: Engine) -> None:
    """Bring a database up to date."""
    config = migrations()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    with engine.execution_options(is_writing=True).begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        found = MigrationContext.configure(connection).get_current_revision()
        if found is not None and found not in known:
            message = f"the database is of a newer version ({found}): install the newest silvergold"
            raise SetupError("database-too-new", "", message)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
