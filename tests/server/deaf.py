"""Somebody who follows a table, asks very much, and never reads an answer."""

import contextlib
import json
import socket
from typing import Any

import httpx
from prometheus_client.parser import text_string_to_metric_families
from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from tests.server.guests import new_request
from tests.server.services import RuhrServer


class DeafClient:
    """Follows a table, asks very much, and never reads an answer."""

    def __init__(self, server: RuhrServer, table: str) -> None:
        self.protocol = ClientProtocol(parse_uri(f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"))
        self.raw = socket.socket()
        self.raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.raw.connect(("127.0.0.1", server.port))
        self.protocol.send_request(self.protocol.connect())
        self._send()
        while b"\r\n\r\n" not in (answer := self.raw.recv(1000)):
            pass
        self.protocol.receive_data(answer)
        self.say(type="hello")

    def say(self, **message: Any) -> None:
        self.protocol.send_text(json.dumps(message).encode())
        self._send()

    def ask_much(self) -> None:
        """Ask what takes many words to answer, until nobody listens any more."""
        with contextlib.suppress(OSError):
            for _ in range(40):
                self.say(type="why_not", request=new_request())

    def _send(self) -> None:
        for data in self.protocol.data_to_send():
            self.raw.sendall(data)


def figure(server: RuhrServer, name: str) -> float:
    """One of the server's figures."""
    text = httpx.get(f"{server.url}/metrics").text
    return sum(
        sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        if sample.name == name
    )
