"""Those who carry a notice to where somebody wants to have it: a push service, a mail server, a chat."""

import asyncio
import base64
import binascii
import hashlib
import hmac
import secrets
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from functools import cached_property
from typing import Any, NamedTuple
from urllib.parse import unquote, urlsplit

import orjson

from ruhr.language import Speaker
from ruhr.server.notices.ledger import CONFIRMING, OF_CLOCKS, RECOVERING, Sealed, TakenLetter, Way
from ruhr.server.notices.reach import REACH_WITHIN, send, target_of
from ruhr.server.notices.wording import Notice, as_html, as_text
from ruhr.server.settings import Settings

#: For so long a push service keeps what a browser does not fetch, in seconds.
KEPT_FOR_BROWSERS = 86_400
#: Who answers like this will never take anything again.
GONE = (404, 410)
#: How long a mail server may take for an answer, and for everything, in seconds: who does not wait until it
#: says that it has taken an e-mail sends it again (RFC 5321, 4.5.3.2).
ANSWER_WITHIN, MAIL_WITHIN = 600.0, 900.0
#: Chats that take nothing but what they know.
STRICT_CHATS = ("chat.googleapis.com",)
#: For what links in e-mails are sealed, besides confirming.
STOPPING = "stop"
#: Letters of a seal.
LENGTH_OF_SEAL = 32


class NotDelivered(Exception):
    """A notice did not arrive."""

    def __init__(self, reason: str, *, gone: bool = False, for_good: bool = False) -> None:
        """*gone* if nothing will ever arrive there, *for_good* if this one will not."""
        super().__init__(reason)
        self.gone = gone
        self.for_good = for_good


class MailServer(NamedTuple):
    """Where e-mails are handed in."""

    host: str
    port: int
    user: str | None
    password: str | None
    tls: bool
    start_tls: bool


def mail_server(url: str) -> MailServer:
    """What the setting says: `smtp` with STARTTLS, `smtps` with TLS, `smtp+plain` with neither."""
    parts = urlsplit(url)
    usual = {"smtp": 587, "smtps": 465, "smtp+plain": 25}
    user, password = (None if part is None else unquote(part) for part in (parts.username, parts.password))
    return MailServer(
        parts.hostname or "localhost",
        parts.port or usual[parts.scheme],
        user,
        password,
        tls=parts.scheme == "smtps",
        start_tls=parts.scheme == "smtp",
    )


def new_sealed() -> Sealed:
    """With what all servers sign, made at the first start."""
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    private = ec.generate_private_key(ec.SECP256R1()).private_bytes(
        serialization.Encoding.DER, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    return Sealed(base64.urlsafe_b64encode(private).decode(), secrets.token_bytes(32))


class Carriers:
    """Carries notices in all ways."""

    def __init__(self, settings: Settings, sealed: Sealed) -> None:
        self._settings = settings
        self._sealed = sealed
        self._server = mail_server(settings.smtp_url) if settings.smtp_url else None

    @property
    def carries_mail(self) -> bool:
        """Does the host let us send e-mails, with links that lead here?"""
        return bool(self._server and self._settings.mail_from and self._settings.address)

    @cached_property
    def public_key(self) -> str:
        """By which a browser knows that a push comes from us."""
        from cryptography.hazmat.primitives import serialization

        public = self._vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(public).decode().rstrip("=")

    @cached_property
    def _vapid(self) -> Any:
        # Loaded only where it is needed.
        from py_vapid import Vapid02

        return Vapid02.from_der(self._sealed.push_key.encode())

    # --- Seals -----------------------------------------------------------------------------------------

    def seal(self, purpose: str, way: Way) -> str:
        """What proves that we have written a link: the id of a way, and a seal for one purpose."""
        until = way.confirm_until if purpose == CONFIRMING else 0
        return way.id + self._mac(f"{purpose} {way.id} {until}")

    def _mac(self, words: str) -> str:
        mac = hmac.digest(self._sealed.seal, words.encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(mac).decode()[:LENGTH_OF_SEAL]

    def is_sealed(self, purpose: str, code: str, way: Way) -> bool:
        """Have we written a link for this purpose?"""
        return hmac.compare_digest(code.encode(), self.seal(purpose, way).encode())

    # --- Carrying --------------------------------------------------------------------------------------

    def check(self, url: str) -> None:
        """Raises `TableError` if nothing may be sent to an address."""
        target_of(url, private=self._settings.private_addresses)

    async def push(self, letter: TakenLetter, speaker: Speaker, notice: Notice, badge: int) -> None:
        """Let a browser show a notice, and a number on the icon of the app."""
        told = {
            "title": notice.title,
            "body": "\n".join(notice.lines),
            "path": notice.path,
            "tag": letter.kind,
            "language": speaker.language,
            "badge": badge,
        }
        headers, body = await asyncio.to_thread(self._encrypted, letter.way, orjson.dumps(told))
        urgency = "high" if letter.kind == OF_CLOCKS else "normal"
        headers |= {"TTL": str(KEPT_FOR_BROWSERS), "Urgency": urgency, "Topic": letter.kind}
        await self._send(letter.way, headers, body)

    def _encrypted(self, way: Way, data: bytes) -> tuple[dict[str, str], bytes]:
        from pywebpush import WebPusher

        parts = urlsplit(way.address)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": self._contact}
        try:
            pusher = WebPusher({"endpoint": way.address, "keys": way.keys or {}})
            body = bytes(pusher.encode(data, content_encoding="aes128gcm")["body"])
        except Exception as error:
            # What the browser has given us is no key.
            raise NotDelivered("not encrypted", gone=True) from error
        signed: dict[str, str] = self._vapid.sign(claims)
        return {**signed, "Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream"}, body

    @property
    def _contact(self) -> str:
        """Whom a push service can ask about us."""
        address = self._settings.address or ""
        _, mailbox = parseaddr(self._settings.mail_from or "")
        return address if address.startswith("https:") else f"mailto:{mailbox or 'ruhr@localhost'}"

    async def hook(self, letter: TakenLetter, notice: Notice) -> None:
        """Tell a chat."""
        address = self._settings.address
        words = "\n".join([notice.title, *notice.lines, *([address + notice.path] if address else [])])
        told: dict[str, Any] = {"text": words}
        if urlsplit(letter.way.address).hostname not in STRICT_CHATS:
            told |= {"content": words, "allowed_mentions": {"parse": []}}
        headers = {"Content-Type": "application/json", "Idempotency-Key": self._mark(letter)}
        await self._send(letter.way, headers, orjson.dumps(told))

    async def _send(self, way: Way, headers: dict[str, str], body: bytes) -> None:
        status = await send(way.address, headers, body, private=self._settings.private_addresses)
        if not 200 <= status < 300:
            later = status in (408, 425, 429) or status >= 500
            raise NotDelivered(f"status {status}", gone=status in GONE, for_good=not later)

    async def mail(self, letter: TakenLetter, speaker: Speaker, notice: Notice) -> None:
        """Hand an e-mail in."""
        import aiosmtplib

        if self._server is None or not self.carries_mail:
            raise NotDelivered("no mail server", for_good=True)
        message = self._message(letter, speaker, notice)
        server = self._server
        client = aiosmtplib.SMTP(
            hostname=server.host,
            port=server.port,
            username=server.user,
            password=server.password,
            use_tls=server.tls,
            start_tls=server.start_tls,
            timeout=REACH_WITHIN,
        )
        try:
            async with asyncio.timeout(MAIL_WITHIN), client:
                await client.send_message(message, timeout=ANSWER_WITHIN)
        except aiosmtplib.SMTPRecipientsRefused as error:
            codes = [refused.code for refused in error.recipients]
            raise NotDelivered("recipient refused", for_good=all(code >= 500 for code in codes)) from error
        except aiosmtplib.SMTPException as error:
            raise NotDelivered(type(error).__name__) from error

    def _message(self, letter: TakenLetter, speaker: Speaker, notice: Notice) -> EmailMessage:
        address, way = self._settings.address or "", letter.way
        message = EmailMessage()
        message["Subject"] = notice.title
        message["From"] = self._settings.mail_from
        message["To"] = way.address
        message["Date"] = formatdate()
        # The same at every attempt, so that nobody is shown it twice.
        message["Message-ID"] = f"<{self._mark(letter)}@{urlsplit(address).hostname}>"
        message["Auto-Submitted"] = "auto-generated"
        foot = [speaker.say("notice-mail_why", address=address)]
        if letter.kind not in (CONFIRMING, RECOVERING):
            code = self.seal(STOPPING, way)
            message["List-Unsubscribe"] = f"<{address}/api/me/stop?code={code}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
            foot += [speaker.say("notice-mail_stop"), self.page_to_stop(code)]
        link = address + notice.path
        message.set_content(as_text(notice, link, foot))
        message.add_alternative(as_html(speaker, notice, link, foot), subtype="html")
        return message

    def page_to_stop(self, code: str) -> str:
        """Where whoever reads an e-mail is asked whether he wants no more of them."""
        return f"{self._settings.address or ''}/me#stop={code}"

    def _mark(self, letter: TakenLetter) -> str:
        """By what a letter is known at every attempt to deliver it."""
        return self._mac(f"letter {letter.number} {letter.created_at}")


def is_key_of_browser(text: str, length: int) -> bool:
    """Is it so many bytes in base64url?"""
    try:
        return len(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))) == length
    except (binascii.Error, ValueError):
        return False
