"""The plain prompt: questions and answers, for screen readers and simple terminals."""
