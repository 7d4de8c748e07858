"""The door: who comes in (a cookie), how often (limits), and what every answer carries."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import re
import secrets
from typing import Any, cast
from urllib.parse import urlsplit

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

from trailhand.server.house import House
from trailhand.server.languages import language_of
from trailhand.server.problems import Problem, body_of
from trailhand.server.schema import encode
from trailhand.server.settings import IMPORT_LIMIT

COOKIE = "trailhand"
TOKEN = re.compile(r"[A-Za-z0-9_-]{22,64}")
HEAR_OUT_BYTES = 4 * IMPORT_LIMIT
HEAR_OUT_SECONDS = 5.0
A_YEAR = 400 * 24 * 3600
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


def header(scope: Scope, name: bytes) -> str:
    """A header of a request, or nothing."""
    for key, value in scope["headers"]:
        if key == name:
            return value.decode("latin-1")
    return ""


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


def address_of(scope: Scope, trust_proxy: bool) -> str:
    """Where a request comes from."""
    forwarded = header(scope, b"x-forwarded-for") if trust_proxy else ""
    if forwarded:
        return forwarded.split(",")[-1].strip()
    client = scope.get("client")
    return str(client[0]) if client else ""


def same_origin(scope: Scope) -> bool:
    """Whether a page of ours opened the connection; programs send no origin."""
    origin = header(scope, b"origin")
    return not origin or urlsplit(origin).netloc.lower() == header(scope, b"host").lower()


class Reading:
    """What a request still has to say."""

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

    async def rest(self) -> None:
        """Hear somebody out, within limits: who is cut off while talking hears no answer."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(HEAR_OUT_SECONDS):
                while self.more and self.read < HEAR_OUT_BYTES:
                    await self()


class Door:
    """Everything that comes in passes here, and every answer goes out through here."""

    def __init__(self, app: Litestar, house: House) -> None:
        self.app = app
        self.inside: ASGIApp = cast(ASGIApp, app)
        self.house = house

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
        address = address_of(scope, self.house.settings.trust_proxy)
        extra = cast(dict[str, Any], scope)
        extra["visitor"], extra["address"] = visitor, address
        web = cast(str, scope["type"]) == "http"
        if web:
            receive = Reading(receive)
            answer = self.dressed(receive, send, None if known else token)
        else:
            answer = send
        if scope["path"].startswith("/api") and not self.house.limits.allow(
            visitor if known else "", address
        ):
            await self.refuse(scope, receive, answer, Problem("too-many"))
        elif not web and not same_origin(scope):
            await self.refuse(scope, receive, answer, Problem("forbidden"))
        else:
            await self.inside(scope, receive, answer)

    def dressed(self, request: Reading, send: Send, token: str | None) -> Send:
        """Answers with our headers and, for a new visitor, the cookie."""

        async def dressed_send(message: Message) -> None:
            if message["type"] == "http.response.start":
                if message["status"] >= 400:
                    await request.rest()
                headers = [*message.get("headers", []), *HEADERS]
                if token is not None:
                    headers.append((b"set-cookie", self.baked(token).encode()))
                if not any(key == b"cache-control" for key, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        return dressed_send

    def baked(self, token: str) -> str:
        """The cookie that holds a seat."""
        secure = "; Secure" if self.house.settings.secure_cookies else ""
        return f"{COOKIE}={token}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax{secure}"

    async def refuse(self, scope: Scope, receive: Receive, send: Send, problem: Problem) -> None:
        """Answer without going inside."""
        if cast(str, scope["type"]) == "websocket":
            await receive()
            await send(cast(Any, {"type": "websocket.close", "code": 1008, "reason": ""}))
            return
        lang = language_of(ASGIConnection(scope))
        body = body_of(problem, lang)
        headers = [(b"content-type", b"application/problem+json"), (b"retry-after", b"1")]
        start = {"type": "http.response.start", "status": body["status"], "headers": headers}
        await send(cast(Any, start))
        await send(cast(Any, {"type": "http.response.body", "body": encode(body)}))
