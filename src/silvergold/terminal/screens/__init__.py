"""The screens: gathering at a table, the table, the end, and what is read on the way."""
