"""What the player is choosing, before it is a move: values without a screen."""
