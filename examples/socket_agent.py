"""A bot that answers over a socket: python examples/socket_agent.py, then silvergold benchmark ws://127.0.0.1:8123.

It gets the messages of a table and sends back moves, as docs/protocol.md describes them; write it in any
language. Needs: pip install websockets
"""

import json
import sys

from my_first_bot import choose
from websockets.sync.server import ServerConnection, serve


def play(socket: ServerConnection) -> None:
    """One seat of one game: every message asks for a move."""
    for message in map(json.loads, socket):
        own = message["own"][0]
        move = choose(own, message["game"])
        socket.send(json.dumps({"command": "play", "id": "1", "seat": own["seat"], "moves": [move]}))


if __name__ == "__main__":
    with serve(play, "127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 8123) as server:
        print(f"ws://127.0.0.1:{server.socket.getsockname()[1]}", flush=True)
        server.serve_forever()
