"""The HTTP routes, one module per subject; docs/protocol.md describes them."""
