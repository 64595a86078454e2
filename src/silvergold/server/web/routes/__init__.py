"""The HTTP interface, one file a subject; described for outsiders in docs/protocol.md."""
