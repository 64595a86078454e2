"""The plain prompt: line by line, for screen readers and simple terminals."""
