"""Links to this server's pages, as the recipient can open them."""

import segno

from silvergold.protocol.http import LinkView
from silvergold.server.errors import RefusedError
from silvergold.server.network import host_name, is_loopback
from silvergold.server.sharing import Sharing
from silvergold.server.web.auth import HttpRequest

QR_BORDER = 2


def origin_of_request(request: HttpRequest) -> str:
    """Return the origin under which a request has reached us."""
    host = request.headers.get("host", "")
    if host_name(host) is None:
        raise RefusedError("bad-request", 400, reason="the Host header")
    return f"{request.url.scheme}://{host}"


def link_to(request: HttpRequest, sharing: Sharing, path: str) -> LinkView:
    """Return a link for others: from the sender's own address, unless only this machine can open that."""
    origin = origin_of_request(request)
    is_reachable = not is_loopback(host_name(request.headers["host"]) or "")
    if not is_reachable and sharing.origins:
        origin, is_reachable = sharing.origins[0], True
    address = origin + path
    return LinkView(address, is_reachable, segno.make_qr(address, error="m").svg_data_uri(border=QR_BORDER))
