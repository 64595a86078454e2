"""The environments pass the conformance suites of their libraries."""
