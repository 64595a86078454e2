"""The files of the browser client, kept in memory, and its page for every address."""

import gzip
import hashlib
import json
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from pathlib import Path

from litestar import Response, get

from silvergold.server.errors import RefusedError
from silvergold.server.services import Services
from silvergold.server.web.auth import HttpRequest
from silvergold.server.web.client_page import MANIFEST, PAGES, ClientPage
from silvergold.server.web.link_preview import challenge_tags, review_tags, table_tags
from silvergold.server.web.links import origin_of_request
from silvergold.words import LANGUAGES
from silvergold.words.languages import ENGLISH, accepted_language

FOLDER = "client"
INDEX = "index.html"
NOT_FOUND_PAGE = "nowhere"
FOREVER = "public, max-age=31536000, immutable"
TAGS = {"table": table_tags, "review": review_tags}
"""The tags for previews of a table's pages, by the first part of their address."""


@dataclass(frozen=True)
class File:
    """One file of the client, plain and compressed."""

    content: bytes
    packed: bytes
    kind: str
    tag: str


def client_folder() -> Path:
    """Return the folder of the built client."""
    return Path(str(resources.files("silvergold.server").joinpath(FOLDER)))


def is_client_built() -> bool:
    """Whether the client has been built."""
    return (client_folder() / INDEX).exists()


def read_client() -> dict[str, File]:
    """Read all files of the client; none if it has not been built."""
    root = client_folder()
    return {path.relative_to(root).as_posix(): read_file(path) for path in root.rglob("*") if path.is_file()}


def read_client_page(files: dict[str, File]) -> ClientPage | None:
    """Read the client's page; None if it has not been built."""
    if INDEX not in files:
        return None
    return ClientPage(files[INDEX].content.decode(), json.loads(files[MANIFEST].content))


def read_file(path: Path) -> File:
    """Read one file of the client."""
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".webmanifest":
        kind = "application/manifest+json"
    return file_of(path.read_bytes(), kind)


@lru_cache(maxsize=1000)
def file_of(content: bytes, kind: str) -> File:
    """Return a file with its ETag and its compressed content."""
    tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    return File(content, gzip.compress(content, 9, mtime=0), kind, tag)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: HttpRequest, path: str = "") -> Response[bytes]:
    """Serve a file of the client, or its page."""
    files: dict[str, File] = request.app.state.files
    name = path.strip("/")
    if name in files and name not in (INDEX, MANIFEST):
        return respond(request, files[name], FOREVER if name.startswith("assets/") else "no-cache")
    client_page: ClientPage | None = request.app.state.client_page
    if client_page is None:
        raise RefusedError("no-client", 404)
    address = name.split("/")[0]
    is_page = address in PAGES
    # A mistyped address: people get a page that says so, programs an error code.
    if not is_page and "text/html" not in request.headers.get("accept", ""):
        raise RefusedError("no-such-page", 404)
    accepted = request.headers.get("accept-language", "")
    language = accepted_language(accepted)
    tags = await tags_for(request, name, language if accepted else "")
    file = file_of(client_page.page(address if is_page else NOT_FOUND_PAGE, language, tags), "text/html")
    return respond(request, file, "no-cache", status=200 if is_page else 404)


async def tags_for(request: HttpRequest, path: str, language: str) -> str:
    """Return the tags for previews of a link; without a language, in the host's."""
    page, _, name = path.partition("/")
    services: Services = request.app.state.services
    try:
        origin = origin_of_request(request)
        if page == "challenge":
            found = await services.challenges.show(await services.challenges.find(name), "")
            return challenge_tags(found, origin, language or ENGLISH)
        if page not in TAGS:
            return ""
        table = (await services.tables.get_current(name)).table
    except RefusedError:
        return ""
    hosts = table.language if table.language in LANGUAGES else ENGLISH
    return TAGS[page](table, origin, language or hosts)


def respond(request: HttpRequest, file: File, cache: str, status: int = 200) -> Response[bytes]:
    """Respond with a file, compressed if the browser accepts it; 304 if it has the file already."""
    headers = {"cache-control": cache, "etag": file.tag, "vary": "accept-encoding, accept-language"}
    if status == 200 and request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    if "gzip" in request.headers.get("accept-encoding", "") and len(file.packed) < len(file.content):
        headers["content-encoding"] = "gzip"
        return Response(file.packed, status_code=status, headers=headers, media_type=file.kind)
    return Response(file.content, status_code=status, headers=headers, media_type=file.kind)
