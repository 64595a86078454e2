"""Admiral: a trained network that evaluates positions, and two turns of lookahead."""
