"""Where notices arrive in the tests: a web server for pushes and chats, and a mailbox of our own."""

import asyncio
import base64
import json
import secrets
import threading
import time
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope
from aiosmtpd.smtp import Session as MailSession
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.guests import Json
from tests.server.services import free_port


@dataclass(frozen=True)
class Received:
    """A request that has arrived."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class WebReceiver:
    """Takes whatever is sent by POST, and answers as it is told to."""

    received: list[Received] = field(default_factory=list)
    #: What is answered at a path, instead of 201; with 0 nothing is.
    answers: dict[str, int] = field(default_factory=dict)
    host: str = "127.0.0.1"
    #: How long it takes to answer, in seconds.
    takes: float = 0

    def __enter__(self) -> "WebReceiver":
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                receiver.received.append(Received(self.path, headers, body))
                time.sleep(receiver.takes)
                status = receiver.answers.get(self.path, 201)
                if not status:
                    self.close_connection = True
                    return
                self.send_response(status)
                if 300 <= status < 400:
                    self.send_header("location", f"{receiver.url}/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        self._server = ThreadingHTTPServer((self.host, 0), Handler)
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    @property
    def url(self) -> str:
        return f"http://{self.host}:{self._server.server_address[1]}"

    def at(self, path: str) -> list[Received]:
        """What has arrived at a path."""
        return [one for one in self.received if one.path == path]

    def texts(self, path: str) -> list[str]:
        """What has been told to a chat."""
        return [json.loads(one.body)["text"] for one in self.at(path)]


class Browser:
    """What a browser subscribes with, and how it reads what comes."""

    def __init__(self, receiver: WebReceiver, path: str) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = secrets.token_bytes(16)
        self._receiver, self.path = receiver, path

    @property
    def way(self) -> Json:
        public = self._private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        address = self._receiver.url + self.path
        return {"kind": "push", "address": address, "p256dh": _text(public), "auth": _text(self._auth)}

    def shown(self) -> list[Json]:
        """The notices that the browser can read."""
        found = []
        for one in self._receiver.at(self.path):
            assert one.headers["content-encoding"] == "aes128gcm"
            plain = http_ece.decrypt(
                one.body, private_key=self._private, auth_secret=self._auth, version="aes128gcm"
            )
            found.append(json.loads(plain))
        return found


def _text(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).decode().rstrip("=")


class Mailbox:
    """A mail server that keeps everything, and refuses as long as it is told to."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refusing = ""
        #: How long it takes to take an e-mail, in seconds.
        self.takes = 0.0
        self._controller = Controller(self, hostname="127.0.0.1", port=free_port())

    def __enter__(self) -> "Mailbox":
        self._controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._controller.stop()

    @property
    def url(self) -> str:
        return f"smtp+plain://127.0.0.1:{self._controller.port}"

    async def handle_DATA(self, server: SMTP, session: MailSession, envelope: Envelope) -> str:  # noqa: N802
        await asyncio.sleep(self.takes)
        if self.refusing:
            return self.refusing
        assert isinstance(envelope.content, bytes)
        mail: Any = message_from_bytes(envelope.content, policy=policy.default)
        assert envelope.rcpt_tos == [mail["to"]]
        self.mails.append(mail)
        return "250 OK"

    def to(self, address: str) -> list[EmailMessage]:
        """What has come to an address."""
        return [mail for mail in self.mails if mail["to"] == address]
