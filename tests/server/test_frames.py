"""The short way for plain messages: it understands the same as the whole protocol does, however it comes."""

import asyncio
import json
import socket as plain_sockets
from collections.abc import Callable, Iterator
from typing import Any
from unittest.mock import Mock

import pytest
import uvicorn
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from ruhr.server.frames import FrameProtocol, frame_of, payload_at
from ruhr.server.outbox import MOST_WAITING
from tests.server.guests import Guest, Json, person
from tests.server.services import PATIENCE, RuhrServer

lengths = st.sampled_from([0, 1, 5, 125, 126, 127, 8000, 65535, 65536, 70000])


@given(lengths)
def test_a_frame_is_what_the_library_would_make(length: int) -> None:
    message = b"x" * length
    assert frame_of(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


@given(st.integers(0, 65535) | lengths, st.integers(1, 20))
def test_only_one_whole_frame_is_read_at_once(length: int, more_or_less: int) -> None:
    frame = Frame(Opcode.TEXT, b"x" * length).serialize(mask=True)
    assert payload_at(frame) == (len(frame) - length if length < 1 << 16 else 0)
    assert payload_at(frame[: max(0, len(frame) - more_or_less)]) == 0
    assert payload_at(frame + frame[:more_or_less]) == 0
    assert payload_at(Frame(Opcode.TEXT, b"x" * length).serialize(mask=False)) == 0


class RawClient:
    """A follower of a table that decides itself how its bytes go over the wire."""

    def __init__(self, server: RuhrServer, table: str) -> None:
        self._protocol = ClientProtocol(parse_uri(f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"))
        self.raw = plain_sockets.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
        self.raw.setsockopt(plain_sockets.IPPROTO_TCP, plain_sockets.TCP_NODELAY, 1)
        self._protocol.send_request(self._protocol.connect())
        self.send(*self._protocol.data_to_send())
        self._answers = self._read()
        while b"\r\n\r\n" not in (answer := self.raw.recv(1000)):
            pass
        self._protocol.receive_data(answer)
        self.send(text({"type": "hello"}))
        assert self.next()["type"] == "welcome"

    def send(self, *pieces: bytes) -> None:
        for piece in pieces:
            self.raw.sendall(piece)

    def next(self) -> Json:
        """The next message."""
        message: Json = json.loads(bytes(self.next_frame(Opcode.TEXT).data))
        return message

    def next_frame(self, kind: Opcode) -> Frame:
        return next(frame for frame in self._answers if frame.opcode is kind)

    def _read(self) -> Iterator[Frame]:
        while data := self.raw.recv(65536):
            self._protocol.receive_data(data)
            yield from (event for event in self._protocol.events_received() if isinstance(event, Frame))


def text(message: Json) -> bytes:
    return Frame(Opcode.TEXT, json.dumps(message).encode()).serialize(mask=True)


PING = text({"type": "ping"})
PONG = {"type": "pong"}


@pytest.fixture
def client(server: RuhrServer, guest: Guest) -> Iterator[RawClient]:
    client = RawClient(server, guest.create([person("Anna"), person("Ben")]))
    yield client
    client.raw.close()


def test_messages_are_understood_however_they_are_cut_up(client: RawClient) -> None:
    client.send(PING)
    assert client.next() == PONG
    for cut in range(1, len(PING)):
        client.send(PING[:cut], PING[cut:])
        assert client.next() == PONG
    client.send(*(bytes([byte]) for byte in PING))
    assert client.next() == PONG


def test_several_messages_in_one_piece_are_all_understood(client: RawClient) -> None:
    client.send(PING * 30)
    assert [client.next() for _ in range(30)] == [PONG] * 30
    client.send(PING * 2 + PING[:3], PING[3:])
    assert [client.next() for _ in range(3)] == [PONG] * 3


def test_a_message_in_several_frames_is_understood(client: RawClient) -> None:
    message = json.dumps({"type": "ping"}).encode()
    first = Frame(Opcode.TEXT, message[:5], fin=False).serialize(mask=True)
    last = Frame(Opcode.CONT, message[5:]).serialize(mask=True)
    client.send(first, last)
    assert client.next() == PONG
    client.send(PING)
    assert client.next() == PONG


def test_control_frames_are_answered_between_messages(client: RawClient) -> None:
    control = Frame(Opcode.PING, b"still there?").serialize(mask=True)
    client.send(control)
    assert client.next_frame(Opcode.PONG).data == b"still there?"
    client.send(PING)
    assert client.next() == PONG
    client.send(PING + control)
    assert client.next_frame(Opcode.PONG).data == b"still there?"


@pytest.mark.parametrize(
    ("payload", "code"),
    [(b"\xff\xfe", 1007), (b"x" * 10_000, 1009)],
    ids=["not UTF-8", "too long"],
)
def test_what_is_no_message_ends_the_connection(client: RawClient, payload: bytes, code: int) -> None:
    client.send(Frame(Opcode.TEXT, payload).serialize(mask=True))
    assert int.from_bytes(client.next_frame(Opcode.CLOSE).data[:2], "big") == code


@pytest.mark.parametrize("pieces", [[b"\xff\xfe"], [b"\xc3", b"\x28"]], ids=["at once", "in two frames"])
def test_what_is_no_text_leaves_no_traceback_in_the_log(
    client: RawClient, server: RuhrServer, pieces: list[bytes]
) -> None:
    before = server.log().count("UnicodeDecodeError")
    for number, piece in enumerate(pieces):
        opcode = Opcode.CONT if number else Opcode.TEXT
        client.send(Frame(opcode, piece, fin=number == len(pieces) - 1).serialize(mask=True))
    assert int.from_bytes(client.next_frame(Opcode.CLOSE).data[:2], "big") == 1007
    assert server.log().count("UnicodeDecodeError") == before


def test_frames_without_a_mask_end_the_connection(client: RawClient) -> None:
    client.send(Frame(Opcode.TEXT, b'{"type": "ping"}').serialize(mask=False))
    assert int.from_bytes(client.next_frame(Opcode.CLOSE).data[:2], "big") == 1002


def test_the_connection_is_closed_in_good_order(client: RawClient) -> None:
    client.send(PING)
    assert client.next() == PONG
    client.send(Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True))
    assert int.from_bytes(client.next_frame(Opcode.CLOSE).data[:2], "big") == 1000


def test_who_asks_for_answers_and_reads_none_is_cut_off(client: RawClient) -> None:
    pings = Frame(Opcode.PING, b"x" * 125).serialize(mask=True) * 500
    with pytest.raises((ConnectionResetError, BrokenPipeError)):
        client.send(*[pings] * 2000)


def connected(then: Callable[[FrameProtocol, Mock], None]) -> Mock:
    """A connection whose client never reads, and to which *then* is done; returns its transport."""

    async def app(_: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await receive()

    async def run() -> Mock:
        config = uvicorn.Config(app, lifespan="off")
        config.load()
        protocol = FrameProtocol(config, ServerState(), {}, asyncio.get_running_loop())
        protocol.close_timeout = 0.01
        transport = Mock()
        transport.is_closing.return_value = False
        transport.get_write_buffer_size.return_value = 0
        transport.close.side_effect = lambda: setattr(transport.is_closing, "return_value", True)
        transport.get_extra_info.return_value = None
        protocol.connection_made(transport)
        hello = ClientProtocol(parse_uri("ws://127.0.0.1/"))
        hello.send_request(hello.connect())
        protocol.data_received(b"".join(hello.data_to_send()))
        async with asyncio.timeout(PATIENCE):
            while not protocol.handshake_complete:
                await asyncio.sleep(0.01)
        transport.write.reset_mock()
        then(protocol, transport)
        await asyncio.sleep(0.5)
        if not protocol.disconnected:
            protocol.connection_lost(None)
        await asyncio.sleep(0.01)
        return transport

    return asyncio.run(run())


CLOSE = Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True)


def test_nothing_is_said_after_goodbye() -> None:
    def close_and_tell(protocol: FrameProtocol, _: Mock) -> None:
        protocol.data_received(CLOSE)
        assert protocol.write_message(b"{}")

    written = connected(close_and_tell).write.call_args_list
    assert [call.args[0] for call in written] == [Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=False)]


def test_a_client_that_is_leaving_does_not_disturb_the_server_that_stops() -> None:
    def close_and_stop(protocol: FrameProtocol, _: Mock) -> None:
        protocol.data_received(CLOSE)
        protocol.shutdown()

    assert connected(close_and_stop).close.called


def test_a_client_that_answers_no_ping_and_reads_nothing_is_cut_off() -> None:
    assert connected(lambda protocol, _: protocol.keepalive_timeout()).abort.called


def test_a_client_that_is_gone_is_not_cut_off() -> None:
    assert not connected(lambda protocol, _: protocol.connection_lost(None)).abort.called


def test_a_client_that_does_not_keep_up_is_told_apart() -> None:
    answers = []

    def tell_too_much(protocol: FrameProtocol, transport: Mock) -> None:
        answers.append(protocol.write_message(b"x"))
        transport.get_write_buffer_size.return_value = MOST_WAITING + 1
        answers.append(protocol.write_message(b"y"))

    written = connected(tell_too_much).write.call_args_list
    assert answers == [True, False]
    assert [call.args[0] for call in written] == [frame_of(b"x")]
