"""What can be set from outside, all of it with defaults that suit a laptop."""

import os
from pathlib import Path

from platformdirs import user_data_path
from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict

from ruhr.board import Board, load_board, standard_board
from ruhr.bots import LEVELS
from ruhr.review.reviewing import LOOKS


def default_database_url() -> str:
    """A SQLite file in the user's data folder."""
    folder = user_data_path("ruhr", appauthor=False)
    return f"sqlite:///{folder / 'tables.sqlite3'}"


def default_thinkers() -> int:
    """One fewer than there are cores."""
    return max(1, (os.cpu_count() or 2) - 1)


class Settings(BaseSettings):
    """The server's settings; each can be given as an environment variable `RUHR_…`."""

    model_config = SettingsConfigDict(env_prefix="RUHR_", frozen=True)

    #: Where tables are kept: SQLite or PostgreSQL.
    database_url: str = Field(default_factory=default_database_url)
    #: With Redis any number of servers serve the same tables, and workers hear at once what is to be decided.
    redis_url: str | None = None
    #: Pages of these origins may use the server, besides its own.
    origins: list[str] = []
    #: Under these names the server is called on its own machine, besides those of the machine itself.
    hosts: list[str] = []
    #: The file of an edited board on which all games are played, instead of the standard one.
    board: Path | None = None
    #: Tables without anybody at them that stay in memory.
    cached_tables: int = 2000
    #: Processes in which bots think deeply; with none, they do so in a `ruhr worker` only.
    thinkers: int = Field(default_factory=default_thinkers, ge=0)
    #: A bot that has not decided by then is stopped, and a simpler one decides.
    bot_seconds: float = 20.0
    #: Looks into the future for every choice that a review weighs.
    review_looks: int = Field(default=LOOKS, ge=10)
    #: A request that is not answered by then is given up.
    request_seconds: float = 15.0
    #: Requests a second of one person, and tables and cups an hour from one address; 0 switches a limit off.
    #: Of this and of all that follows for one address, one person has a quarter at most.
    requests_a_second: int = 50
    tables_an_hour: int = 200
    #: People from one address of whom more is kept than their seats: from then on they can have many devices.
    identities_an_hour: int = 200
    #: Passkeys from one address that are to be made, or with which somebody wants to come back.
    passkeys_an_hour: int = 200
    #: Messages a second over one socket, and sockets from one address.
    messages_a_second: int = 30
    sockets_an_address: int = 100
    #: Lines that one person may say a minute at a table, and lines of a table that are kept; 0 means all.
    lines_a_minute: int = 60
    lines_kept: int = 1000
    #: So often one person may tell the hosts of others; people at one address together ten times as often.
    reports_an_hour: int = 20
    #: Where people reach the server, for passkeys and links in e-mails and to chats: `https://ruhr.example.org`.
    address: str | None = Field(default=None, pattern=r"^https?://[A-Za-z0-9.:\[\]-]+$")
    #: So long a turn waits before somebody is told of it, and so long it is between two such notices.
    notice_seconds: float = Field(default=60.0, gt=0)
    notices_apart_seconds: float = Field(default=300.0, ge=0)
    #: Where e-mails are handed in, `smtp://user:password@host` (STARTTLS) or `smtps://…`, and from whom.
    smtp_url: str | None = Field(default=None, pattern=r"^(smtp|smtps|smtp\+plain)://\S+$")
    mail_from: str | None = None
    #: E-mails to confirm an address or to come back that may be asked for from one address.
    mails_an_hour: int = 100
    #: Let webhooks and pushes lead to private addresses, without TLS, too: for tests.
    private_addresses: bool = False
    #: So long whoever has decided can take it back before an answer given in advance follows.
    ahead_seconds: float = Field(default=5.0, ge=0)
    #: The level of the bots in the duplicate event of the week (docs/cups.md); empty if there is none.
    weekly: str = Field(default="kapitaen", pattern=f"^({'|'.join(LEVELS)})?$")
    #: Tables at which nobody plays are forgotten after so many days; 0 means never.
    days_kept: int = 0
    #: Log lines as JSON, for machines, instead of for people.
    log_json: bool = False

    @property
    def board_played_on(self) -> Board:
        """The board on which all games are played; raises `BoardError` if its file is none."""
        return load_board(self.board) if self.board else standard_board()
