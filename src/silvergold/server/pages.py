"""The browser client: its files, kept in memory, and the one page for every address of it."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

from litestar import Request, Response, get
from litestar.datastructures import State

from silvergold.server.errors import RefusedError

FOLDER = "client"
INDEX = "index.html"
PAGES = ("table", "replay", "deck", "workshop", "learn", "rules", "games", "ratings", "deal")
"""The first parts of addresses that are pages of the client."""
FOREVER = "public, max-age=31536000, immutable"


@dataclass(frozen=True)
class File:
    """One file of the client."""

    content: bytes
    packed: bytes
    kind: str
    tag: str


def client_folder() -> Path:
    """Where the built client is."""
    return Path(str(resources.files("silvergold.server").joinpath(FOLDER)))


def is_client_built() -> bool:
    """Whether there is a page to open."""
    return (client_folder() / INDEX).exists()


def read_client() -> dict[str, File]:
    """All files of the built client; none where it hasn't been built."""
    root = client_folder()
    return {path.relative_to(root).as_posix(): read_file(path) for path in root.rglob("*") if path.is_file()}


def read_file(path: Path) -> File:
    """A file with what browsers ask about it."""
    content = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".webmanifest":
        kind = "application/manifest+json"
    tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    return File(content, gzip.compress(content, 9, mtime=0), kind, tag)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[object, object, State], path: str = "") -> Response[bytes]:
    """A file of the client, or its page."""
    files: dict[str, File] = request.app.state.files
    name = path.strip("/")
    if name in files and name != INDEX:
        return answer(request, files[name], FOREVER if name.startswith("assets/") else "no-cache")
    if INDEX not in files:
        raise RefusedError("no-client", "The browser client has not been built: run make web.", 404)
    if name and name.split("/")[0] not in PAGES:
        if "text/html" not in request.headers.get("accept", ""):
            raise RefusedError("no-such-page", "There is no such page.", 404)
        # A person who has mistyped an address is told so by a page.
        return answer(request, files[INDEX], "no-cache", status=404)
    return answer(request, files[INDEX], "no-cache")


def answer(
    request: Request[object, object, State], file: File, cache: str, status: int = 200
) -> Response[bytes]:
    """A file, packed where the browser can unpack it; nothing where it has it already."""
    headers = {"cache-control": cache, "etag": file.tag, "vary": "accept-encoding"}
    if status == 200 and request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    if "gzip" in request.headers.get("accept-encoding", "") and len(file.packed) < len(file.content):
        headers["content-encoding"] = "gzip"
        return Response(file.packed, status_code=status, headers=headers, media_type=file.kind)
    return Response(file.content, status_code=status, headers=headers, media_type=file.kind)
