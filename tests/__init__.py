"""The tests of Silver & Gold."""
