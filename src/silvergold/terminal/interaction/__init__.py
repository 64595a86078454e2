"""The player's choice before it becomes a move: values without a screen."""
