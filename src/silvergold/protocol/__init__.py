"""The protocol between server and clients: its types, and their translation to and from the engine's values.

Everything is described for outsiders in docs/protocol.md, and the browser client's types are generated from
these modules (web/make_types.py). The words are the engine's. Sets of boxes are masks as in ``engine.grid``:
bit ``4 * row + column``.
"""
