"""Sends something to an address that somebody else has named, without being led anywhere else by it.

The name is looked up once, every address behind it has to be a public one, and the connection is made to
exactly the one that was looked at. Redirections are not followed, and nothing is read but the status.
"""

import asyncio
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

from ruhr.server.errors import TableError

#: How long all of it may take, in seconds, and what is read of an answer at most, in bytes.
REACH_WITHIN, MOST_OF_STATUS = 10.0, 1024
#: Names are looked up by threads of their own: whoever is slow to say where he is keeps only those waiting
#: who look for others, and nobody who asks the database.
_NAMES = ThreadPoolExecutor(4, thread_name_prefix="names")
#: IPv6 addresses behind which is one of IPv4 (NAT64).
TRANSLATED = IPv6Network("64:ff9b::/96")

Address = IPv4Address | IPv6Address


class Target(NamedTuple):
    """Where something is sent to."""

    url: SplitResult
    host: str
    port: int
    is_secure: bool


def target_of(url: str, *, private: bool = False) -> Target:
    """What an address says; raises `TableError` if nothing may be sent there."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise TableError("address_refused") from error
    schemes = ("https", "http") if private else ("https",)
    plain = url.isascii() and url.isprintable() and not set(url) & set(' "<>\\^`{|}')
    if not plain or parts.scheme not in schemes or not host or "@" in parts.netloc or parts.fragment:
        raise TableError("address_refused")
    is_secure = parts.scheme == "https"
    return Target(parts, host, port or (443 if is_secure else 80), is_secure)


def is_public(address: Address) -> bool:
    """Is it an address of the whole net, and nobody's own?

    >>> [is_public(ip_address(text)) for text in ("1.1.1.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1")]
    [True, False, False]
    """
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if address in TRANSLATED:
            inner = IPv4Address(int(address) & 0xFFFF_FFFF)
        if inner is not None:
            return is_public(inner)
        if address.teredo is not None or address.is_site_local:
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


async def looked_up(target: Target, *, private: bool = False) -> str:
    """The address to connect to; raises `TableError` if the name leads to one that is not public."""
    loop = asyncio.get_running_loop()
    try:
        ask = partial(socket.getaddrinfo, target.host, target.port, type=socket.SOCK_STREAM)
        found = await loop.run_in_executor(_NAMES, ask)
    except (OSError, UnicodeError) as error:
        raise OSError("no such host") from error
    addresses = [str(one[4][0]) for one in found]
    if not addresses:
        raise OSError("no such host")
    if not private and not all(is_public(ip_address(one.partition("%")[0])) for one in addresses):
        raise TableError("address_refused")
    return addresses[0]


async def send(url: str, headers: Mapping[str, str], body: bytes, *, private: bool = False) -> int:
    """Send something by POST; returns the status of the answer.

    Raises `OSError` or `TimeoutError` if there is none, `TableError` if nothing may be sent there.
    """
    target = target_of(url, private=private)
    async with asyncio.timeout(REACH_WITHIN):
        address = await looked_up(target, private=private)
        reader, writer = await asyncio.open_connection(
            address,
            target.port,
            limit=MOST_OF_STATUS,
            ssl=_tls() if target.is_secure else None,
            server_hostname=target.host if target.is_secure else None,
        )
        try:
            writer.write(_request(target, headers, body))
            await writer.drain()
            return _status(await reader.readuntil(b"\r\n"))
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError) as error:
            raise OSError("no answer in HTTP") from error
        finally:
            writer.transport.abort()


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


def _request(target: Target, headers: Mapping[str, str], body: bytes) -> bytes:
    url = target.url
    path = (url.path or "/") + (f"?{url.query}" if url.query else "")
    lines = {
        "Host": url.netloc,
        "Connection": "close",
        "User-Agent": "ruhr",
        "Content-Length": str(len(body)),
        **headers,
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"POST {path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body


def _status(line: bytes) -> int:
    version, status, *_ = line.split()
    if not version.startswith(b"HTTP/1."):
        raise ValueError("not HTTP")
    return int(status)
