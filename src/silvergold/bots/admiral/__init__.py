"""Admiral: a trained network that evaluates positions, and one turn of lookahead."""
