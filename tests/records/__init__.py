"""Game records and deck files: how they are written, and how damaged ones are refused."""
