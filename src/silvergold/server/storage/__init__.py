"""The database: its schema, migrations and queries."""
