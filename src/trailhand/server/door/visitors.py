"""The door: who comes in (a cookie), how often (limits), and what every answer carries."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import ipaddress
import re
import secrets
from typing import Any, cast

from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.types import (
    ASGIApp,
    HTTPReceiveMessage,
    Message,
    Receive,
    Scope,
    Send,
    WebSocketReceiveMessage,
)

from trailhand.core.text import Text, Typed
from trailhand.server.configuration import IMPORT_LIMIT
from trailhand.server.contract.problems import Problem, body_of
from trailhand.server.contract.schema import encode
from trailhand.server.door.addresses import Addresses, Front, header
from trailhand.server.door.languages import language_of
from trailhand.server.door.limits import Limits
from trailhand.server.door.watched import watched
from trailhand.server.house import House
from trailhand.server.watch.logs import Asked, asked, table_in

COOKIE = "trailhand"
TOKEN = re.compile(r"[A-Za-z0-9_-]{22,64}")
REQUEST_ID = re.compile(r"[A-Za-z0-9_.-]{8,64}")
READ_ON_BYTES = 4 * IMPORT_LIMIT
READ_ON_SECONDS = 5.0
COOKIE_SECONDS = 400 * 24 * 3600
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; "
    "object-src 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
]
ONLY_HTTPS = (b"strict-transport-security", b"max-age=31536000")
LOOKING = ("GET", "HEAD", "OPTIONS")
LONGEST_HOST = 80  # of one that is told again


def cookie(scope: Scope, name: str) -> str:
    """A cookie of a request, or nothing."""
    for part in header(scope, b"cookie").split(";"):
        key, _, value = part.strip().partition("=")
        if key == name:
            return value.strip('"')
    return ""


def visitor_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Who is asking: the hash of the token in their cookie."""
    return str(cast(dict[str, Any], connection.scope).get("visitor", ""))


def secret_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The token in the cookie of whoever is asking; it is kept nowhere."""
    return str(cast(dict[str, Any], connection.scope).get("secret", ""))


def base_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """What links to this server begin with, for whoever is asking."""
    return str(cast(dict[str, Any], connection.scope).get("base", ""))


def address_of(scope: Scope, trust_proxy: bool) -> str:
    """Where a request comes from."""
    forwarded = header(scope, b"x-forwarded-for") if trust_proxy else ""
    if forwarded:
        return forwarded.split(",")[-1].strip()
    client = scope.get("client")
    return str(client[0]) if client else ""


def maker_of(address: str, salt: str) -> str:
    """Whom the tables from an address are counted for: a keyed hash of it, or of its network."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return ""
    network = ipaddress.ip_network((found, 64 if found.version == 6 else 32), strict=False)
    return hmac.new(salt.encode(), str(network).encode(), "sha256").hexdigest()[:32]


class Reading:
    """A request as it is read, and whether there is more of it."""

    def __init__(self, receive: Receive) -> None:
        self.receive = receive
        self.read = 0
        self.more = True

    async def __call__(self) -> HTTPReceiveMessage | WebSocketReceiveMessage:
        """The next part."""
        message = await self.receive()
        self.read += len(cast(bytes, message.get("body", b"")))
        self.more = bool(message.get("more_body", False))
        return message

    async def read_rest(self) -> None:
        """Read to the end, within limits: whoever is cut off while sending hears no answer."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(READ_ON_SECONDS):
                while self.more and self.read < READ_ON_BYTES:
                    await self()


class Door:
    """Everything that comes in passes here, and every answer goes out through here."""

    def __init__(self, app: Litestar, house: House, limits: Limits, addresses: Addresses) -> None:
        self.app = app
        self.inside: ASGIApp = cast(ASGIApp, app)
        self.house = house
        self.limits = limits
        self.addresses = addresses
        self.headers = [*HEADERS, ONLY_HTTPS] if house.configuration.encrypted else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let one connection in."""
        if cast(str, scope["type"]) == "lifespan":
            await self.inside(scope, receive, send)
            return
        token = cookie(scope, COOKIE)
        known = TOKEN.fullmatch(token) is not None
        if not known:
            token = secrets.token_urlsafe(16)
        visitor = hashlib.sha256(token.encode()).hexdigest()
        address = address_of(scope, self.house.configuration.trust_proxy)
        front = self.addresses.front(scope)
        extra = cast(dict[str, Any], scope)
        extra["visitor"], extra["secret"], extra["address"] = visitor, token, address
        request_id = self.request_id(scope)
        asked.set(Asked(request_id, table_in(scope["path"]), maker_of(address, self.house.salt)))
        if known:
            self.house.seen_at(visitor, address)
        extra["base"] = self.addresses.base(front)
        web = cast(str, scope["type"]) == "http"
        if web:
            receive = Reading(receive)
            send = watched(self.house, scope, send, address)
            answer = self.with_headers(receive, send, request_id, None if known else token)
        else:
            answer = send
        problem = self.objection(scope, front, visitor if known else "", address)
        if problem is not None:
            await self.refuse(scope, receive, answer, problem)
        else:
            with self.limits.socket_at(address) if not web else contextlib.nullcontext():
                await self.inside(scope, receive, answer)

    def objection(self, scope: Scope, front: Front, visitor: str, address: str) -> Problem | None:
        """Why somebody is not let in, or None."""
        if not self.addresses.knows(front):
            host = Typed(front.host[:LONGEST_HOST])
            return Problem("misdirected", Text("server-unknown-host", {"host": host}))
        if scope["path"].startswith("/api") and not self.limits.allow(visitor, address):
            return Problem("too-many")
        method = cast(dict[str, Any], scope).get("method")  # sockets have none
        if method not in LOOKING and not self.addresses.same_origin(scope, front):
            return Problem("forbidden", Text("server-other-origin"))
        if method is None and not self.limits.room_for_socket(address):
            return Problem("too-many")
        return None

    def request_id(self, scope: Scope) -> str:
        """The name of a request in the logs: the proxy's, or one of ours."""
        given = header(scope, b"x-request-id") if self.house.configuration.trust_proxy else ""
        return given if REQUEST_ID.fullmatch(given) else secrets.token_hex(8)

    def with_headers(
        self, request: Reading, send: Send, request_id: str, token: str | None
    ) -> Send:
        """Answers with our headers and, for a new visitor, the cookie."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                if message["status"] >= 400:
                    await request.read_rest()
                headers = [*message.get("headers", []), *self.headers]
                headers.append((b"x-request-id", request_id.encode()))
                if token is not None:
                    headers.append((b"set-cookie", self.cookie_for(token).encode()))
                if not any(key == b"cache-control" for key, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        return send_with_headers

    def cookie_for(self, token: str) -> str:
        """The cookie that holds a seat."""
        configuration = self.house.configuration
        secure = "; Secure" if configuration.secure_cookies or configuration.encrypted else ""
        return f"{COOKIE}={token}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}"

    async def refuse(self, scope: Scope, receive: Receive, send: Send, problem: Problem) -> None:
        """Answer without going inside."""
        if cast(str, scope["type"]) == "websocket":
            await receive()
            await send(cast(Any, {"type": "websocket.close", "code": 1008, "reason": ""}))
            return
        lang = language_of(ASGIConnection(scope))
        body = body_of(problem, lang)
        headers = [(b"content-type", b"application/problem+json")]
        if problem.code == "too-many":
            headers.append((b"retry-after", b"1"))
        start = {"type": "http.response.start", "status": body["status"], "headers": headers}
        await send(cast(Any, start))
        await send(cast(Any, {"type": "http.response.body", "body": encode(body)}))
