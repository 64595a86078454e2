"""Coverage-guided fuzzing of everything that reads data from outside."""
