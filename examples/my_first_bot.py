"""A bot of your own at a table of a server: python examples/my_first_bot.py http://127.0.0.1:8000 [TABLE].

Without a table it opens one against a bot of the server and plays to the end. Change ``choose``.
Needs: pip install websockets
"""

import json
import random
import sys
import urllib.request
from typing import Any

from websockets.sync.client import connect

SERVER = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"


def choose(own: dict[str, Any], game: dict[str, Any]) -> dict[str, Any]:
    """Return the legal move that marks the most boxes."""
    return max(own["legal"], key=lambda move: (bin(move.get("boxes", 0)).count("1"), random.random()))


def post(path: str, body: dict[str, Any], token: str = "") -> Any:
    """Send a request to the server."""
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    request = urllib.request.Request(SERVER + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def play() -> None:
    """Sit down and play until somebody has won."""
    token = post("/api/people", {"name": "My first bot", "keep": "token"})["token"]
    is_host = len(sys.argv) < 3
    table = post("/api/tables", {"id": "open"}, token)["table"]["id"] if is_host else sys.argv[2]
    address = f"ws{SERVER.removeprefix('http')}/api/tables/{table}/socket"
    with connect(address, additional_headers={"authorization": f"Bearer {token}"}) as socket:

        def ask(command: str, **fields: Any) -> None:
            socket.send(json.dumps({"command": command, "id": f"{random.getrandbits(64):x}", **fields}))

        seat, seen = 0 if is_host else 1, dict[str, Any]()
        ask("sit", seat=seat)
        if is_host:
            ask("seat_bot", seat=1, bot="sailor")
            ask("start")
        for message in map(json.loads, socket):
            seen |= message
            if message.get("own") and message["own"][0]["legal"]:
                ask("play", seat=seat, moves=[choose(message["own"][0], seen["game"])])
            if message["message"] == "refused":
                sys.exit(f"{message['code']}: {message['text']}")
            if message.get("game") and message["game"]["phase"] == "over":
                print("Totals:", *(player["score"]["total"] for player in message["game"]["players"]))
                return


if __name__ == "__main__":
    play()
