"""Upper bounds on scores."""
