"""A program that answers in place of a game server, with arbitrary bytes."""

import threading
from collections.abc import Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class UntrustedServer(ThreadingHTTPServer):
    """Answers each request with the bytes for the beginning of its path."""

    daemon_threads = True

    def __init__(self, answers: Mapping[str, bytes], status: int = 200) -> None:
        super().__init__(("127.0.0.1", 0), Answers)
        self.answers, self.status = answers, status
        self.address = f"http://127.0.0.1:{self.server_port}"

    def __enter__(self) -> "UntrustedServer":
        threading.Thread(target=self.serve_forever, args=(0.01,), daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.shutdown()
        self.server_close()


class Answers(BaseHTTPRequestHandler):
    """Sends one answer."""

    server: UntrustedServer

    def do_GET(self) -> None:
        """Answer after reading the whole request: closing earlier would be no answer at all."""
        self.rfile.read(int(self.headers.get("content-length", 0)))
        said = next(body for path, body in self.server.answers.items() if self.path.startswith(path))
        self.send_response(self.server.status)
        self.send_header("content-length", str(len(said)))
        self.end_headers()
        self.wfile.write(said)

    do_POST = do_GET  # noqa: N815 - the library's name

    def log_message(self, format: str, *_: object) -> None:  # noqa: A002 - the library's name
        """Log nothing."""
