"""How Alembic runs our migrations: over the connection that ``upgrade`` gives it."""

from alembic import context

from silvergold.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
