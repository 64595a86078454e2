"""Navigator and Captain: exact island values and one turn of lookahead, without any training."""
