"""What is kept: the database, its migrations, and everything that is asked of it."""
