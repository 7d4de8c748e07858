"""The names of a server: those it answers to, and the one it uses for itself in links.

Somebody else's page can have its own name point to this machine (DNS rebinding), and would then
be at home here. So the server answers only to names that nobody else can have: numeric addresses,
`localhost`, this machine's own name, and the address that the host has made public.
"""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

from litestar.types import Scope

from trailhand.server.configuration import USUAL_PORTS, Configuration

LOCAL = "localhost"


class Front(NamedTuple):
    """The address that a visitor has in front of them."""

    scheme: str
    host: str


class Place(NamedTuple):
    """A name and a port."""

    name: str
    port: int | None


NOWHERE = Place("", None)


def header(scope: Scope, name: bytes) -> str:
    """A header of a request, or nothing."""
    for key, value in scope["headers"]:
        if key == name:
            return value.decode("latin-1")
    return ""


def place_of(host: str) -> Place:
    """A host as it stands in a header, taken apart."""
    try:
        parts = urlsplit(f"//{host}")
        name, port = parts.hostname or "", parts.port
    except ValueError:
        return NOWHERE
    plain = parts.netloc == host and "@" not in host
    return Place(name.rstrip("."), port) if plain else NOWHERE


def own_names() -> set[str]:
    """What this machine is called by itself and in its network."""
    name = socket.gethostname().lower()
    return {LOCAL, name, f"{name}.local"}


class Addresses:
    """Where a server is at home."""

    def __init__(self, configuration: Configuration, bound: str) -> None:
        self.public = configuration.public_url
        self.trust_proxy = configuration.trust_proxy
        self.public_name = place_of(self.public.partition("://")[2]).name
        self.names = own_names() | {bound.lower(), self.public_name}

    def front(self, scope: Scope) -> Front:
        """What the visitor asked for, also through a proxy that we trust."""
        host, scheme = header(scope, b"host"), str(scope.get("scheme", "http"))
        scheme = {"ws": "http", "wss": "https"}.get(scheme, scheme)
        if self.trust_proxy:
            host = last(header(scope, b"x-forwarded-host")) or host
            forwarded = last(header(scope, b"x-forwarded-proto")).lower()
            scheme = forwarded if forwarded in USUAL_PORTS else scheme
        return Front(scheme, host)

    def knows(self, front: Front) -> bool:
        """Whether this is a name of ours. Digits always are, unless the host has said better."""
        name = place_of(front.host).name
        if name and (name in self.names or name.endswith(f".{LOCAL}")):
            return True
        try:
            address = ip_address(name)
        except ValueError:
            return False
        return address.is_loopback or not self.public

    def same_origin(self, scope: Scope, front: Front) -> bool:
        """Whether a page of ours asks; programs send no origin."""
        origin = header(scope, b"origin").lower()
        if not origin or origin == self.public:
            return True
        scheme, _, host = origin.partition("://")
        there, here = place_of(host), place_of(front.host)
        if not there.name or here.name == self.public_name:
            return False
        usual = USUAL_PORTS.get(scheme)
        return there.name == here.name and (there.port or usual) == (here.port or usual)

    def base(self, front: Front) -> str:
        """What links begin with."""
        return self.public or f"{front.scheme}://{front.host}"


def last(listed: str) -> str:
    """What the nearest proxy has added to a header."""
    return listed.rpartition(",")[2].strip()
