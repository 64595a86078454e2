"""Upper bounds on what any player could score, by information relaxation (docs/optimality.md)."""
