"""The addresses of this machine, and links that others can open."""

import re
import socket
from ipaddress import IPv4Address, IPv6Address, ip_address

import ifaddr

from silvergold.errors import ApplicationError

VIRTUAL = ("docker", "veth", "br-", "virbr", "vboxnet", "vmnet")
"""The start of the names of adapters that other machines cannot reach."""
HOST = re.compile(r"(?P<name>[A-Za-z0-9_.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:\d{1,5})?")
"""A Host header."""
BEYOND = ("198.51.100.1", "2001:db8::1")
"""Addresses that nobody has: the route to them shows which address this machine uses towards others."""

Address = IPv4Address | IPv6Address


def network_addresses() -> tuple[str, ...]:
    """Return the addresses under which others may reach this machine, the most likely first.

    IPv6 counts only where there is no IPv4: a household network has both, and these links are short.
    """
    known = [
        ip_address(ip.ip if isinstance(ip.ip, str) else ip.ip[0])
        for adapter in ifaddr.get_adapters()
        if not adapter.nice_name.lower().startswith(VIRTUAL)
        for ip in adapter.ips
    ]
    usable = [address for address in known if not (address.is_loopback or address.is_link_local)]
    version = min((address.version for address in usable), default=4)
    routed = routed_addresses()
    chosen = sorted({address for address in usable if address.version == version}, key=int)
    return tuple(str(address) for address in sorted(chosen, key=lambda address: str(address) not in routed))


def routed_addresses() -> set[str]:
    """Return the addresses that this machine uses towards others; nothing is sent."""
    found = set[str]()
    for family, target in zip((socket.AF_INET, socket.AF_INET6), BEYOND, strict=True):
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((target, 9))
                found.add(str(probe.getsockname()[0]))
        except OSError:
            continue
    return found


def host_name(host: str) -> str | None:
    """Return the name in a Host header, without its port; None if the header is malformed.

    >>> host_name("[fd00::2]:8000"), host_name("tables.example.org"), host_name("a b")
    ('fd00::2', 'tables.example.org', None)
    """
    found = HOST.fullmatch(host)
    return found["name"].strip("[]").lower() if found else None


def is_loopback(name: str) -> bool:
    """Whether only this machine reaches a host under this name.

    >>> is_loopback("localhost"), is_loopback("127.0.0.2"), is_loopback("192.168.1.5")
    (True, True, False)
    """
    address = as_address(name)
    return name == "localhost" or name.endswith(".localhost") or (address is not None and address.is_loopback)


def is_unspoofable(name: str) -> bool:
    """Whether a page can have this host only if it is this machine's own.

    A site can let its own name lead to this machine (DNS rebinding), but not an address or a local name.
    """
    machine = socket.gethostname().lower()
    return as_address(name) is not None or is_loopback(name) or name in (machine, f"{machine}.local")


def as_address(name: str) -> Address | None:
    """Return the IP address that a host's name consists of, if it does."""
    try:
        return ip_address(name)
    except ValueError:
        return None


def usable_port(host: str, port: int) -> int:
    """Return the port if a server can listen on it, for 0 a free one; otherwise raise an error."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.socket(family) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
            return int(probe.getsockname()[1])
    except OSError as error:
        reason = error.strerror or str(error)
        raise ApplicationError("port-unusable", host=host, port=str(port), reason=reason) from error


def origin_of(address: str, port: int) -> str:
    """Return the origin of pages at an address.

    >>> origin_of("fd00::2", 8000)
    'http://[fd00::2]:8000'
    """
    return f"http://[{address}]:{port}" if ":" in address else f"http://{address}:{port}"
