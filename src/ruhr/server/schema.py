"""The database: tables, the append-only changes made at them, and what was said.

A game is the changes of its table. The columns `status`, `updated_at`, `wake_at` and `bot` of a table say
again what follows from its changes, so that tables can be listed and woken without reading them. With
`wake_at`, `thinker` and `attempts` somebody claims what a bot has to decide. A review lies beside its table.

Of people there are hashes of keys, what they wish, and their devices (docs/privacy.md).
"""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    text,
)

#: The migration that leads to this schema.
REVISION = "0009"
metadata = MetaData()
#: SQLite counts rows by itself only in an INTEGER column.
RowNumber = BigInteger().with_variant(Integer, "sqlite")

# Written out, for an index of some rows only serves questions that say so in the same words.
PUBLIC = text("public")
NO_DECISION = text("kind NOT IN ('played', 'undone')")
HELD = text("key IS NOT NULL")

tables = Table(
    "tables",
    metadata,
    Column("number", RowNumber, primary_key=True, autoincrement=True),
    Column("id", String(32), nullable=False, unique=True),
    Column("created_at", BigInteger, nullable=False),
    #: Of the request that created the table and the key that made it, so that a repetition finds it.
    Column("creation", LargeBinary(32), unique=True),
    #: Who may sit where, variant, clock, the moves of an uploaded record.
    Column("setup", JSON, nullable=False),
    #: The hidden deal of the record.
    Column("deal", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(8), nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    #: When a clock ends or what a bot has to decide can be claimed: at once, or when the lease of whoever has
    #: done so ends. Null if the table waits for people only.
    Column("wake_at", BigInteger),
    #: The level of the bot that has to decide.
    Column("bot", String(16)),
    #: Who thinks about what bots have to decide here, or did so last.
    Column("thinker", String(16)),
    #: How often the present decision has been claimed.
    Column("attempts", SmallInteger, nullable=False, server_default="0"),
    Index(
        "public_tables",
        "status",
        "updated_at",
        sqlite_where=PUBLIC,
        postgresql_where=PUBLIC,
    ),
    Index(
        "tables_to_wake",
        "wake_at",
        sqlite_where=text("wake_at IS NOT NULL"),
        postgresql_where=text("wake_at IS NOT NULL"),
    ),
)

changes = Table(
    "changes",
    metadata,
    Column("table_number", RowNumber, ForeignKey("tables.number"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    #: The action, the name, the level or the table that belongs to the kind.
    Column("words", String(160), nullable=False),
    Column("request", String(64), nullable=False),
    #: The hashed key that a seat is held with.
    Column("key", LargeBinary(32)),
    #: What whoever takes a seat adds to the deal.
    Column("share", LargeBinary(32)),
    #: Who sits at a table can be read without passing over its game.
    Index(
        "changes_of_seats",
        "table_number",
        "version",
        sqlite_where=NO_DECISION,
        postgresql_where=NO_DECISION,
    ),
    #: Where somebody sits is found by his keys; no decision has one.
    Index("changes_of_keys", "key", sqlite_where=HELD, postgresql_where=HELD),
    sqlite_with_rowid=False,
)

#: Changes whose predecessors the database has lost: they follow from nothing, and are kept for whoever wants
#: to know what happened.
lost_changes = Table(
    "lost_changes",
    metadata,
    Column("number", RowNumber, primary_key=True, autoincrement=True),
    *(Column(column.name, column.type, nullable=column.nullable) for column in changes.columns),
    Column("set_aside_at", BigInteger, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_number", RowNumber, ForeignKey("tables.number"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("words", String(1000), nullable=False),
    Column("request", String(64), nullable=False),
    sqlite_with_rowid=False,
)

#: When somebody served. Between two spells nobody did: no clock runs then.
spells = Table(
    "spells",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("began", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_number", RowNumber, ForeignKey("tables.number"), primary_key=True),
    #: The hash of what it follows from: the game, the seed and the looks.
    Column("basis", LargeBinary(32), nullable=False),
    Column("looks", Integer, nullable=False),
    #: When somebody can go on with it: at once, or when the lease of whoever does so ends. Null if nothing is
    #: left to do.
    Column("wake_at", BigInteger),
    #: Who goes on with it, and how often somebody has tried to since anything was found.
    Column("thinker", String(16)),
    Column("attempts", SmallInteger, nullable=False, server_default="0"),
    #: All of it, once everything is found, and of each seat the costliest turns as puzzles.
    Column("whole", JSON(none_as_null=True)),
    Column("puzzles", JSON(none_as_null=True)),
    Index(
        "reviews_to_go_on_with",
        "wake_at",
        sqlite_where=text("wake_at IS NOT NULL"),
        postgresql_where=text("wake_at IS NOT NULL"),
    ),
    sqlite_with_rowid=False,
)

findings = Table(
    "findings",
    metadata,
    Column("table_number", RowNumber, ForeignKey("reviews.table_number"), primary_key=True),
    Column("looks", Integer, primary_key=True),
    Column("step", Integer, primary_key=True),
    #: Null as long as it is only wanted.
    Column("found", JSON(none_as_null=True)),
    sqlite_with_rowid=False,
)

#: Somebody who is known here for more than the key with which he sits at tables.
identities = Table(
    "identities",
    metadata,
    Column("number", RowNumber, primary_key=True, autoincrement=True),
    #: The hash with which he takes seats: that of the key of his first device.
    Column("holder", LargeBinary(32), nullable=False, unique=True),
    Column("created_at", BigInteger, nullable=False),
    #: Name, language, pace and switches (`wire.Wishes`), as far as he has said them.
    Column("wishes", JSON, nullable=False),
)

#: A device of somebody, known by the hash of its key. One that has ended stays as nothing but that hash, so
#: that its key never opens anything again.
sessions = Table(
    "sessions",
    metadata,
    Column("key", LargeBinary(32), primary_key=True),
    Column("id", String(16), nullable=False, unique=True),
    Column("identity", RowNumber, ForeignKey("identities.number")),
    Column("device", String(80), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    Index("sessions_of_identities", "identity"),
    Index(
        "sessions_ended",
        "ended_at",
        sqlite_where=text("ended_at IS NOT NULL"),
        postgresql_where=text("ended_at IS NOT NULL"),
    ),
)

#: Hashes of other keys whose seats somebody has brought along: those keys open nothing any more.
former_keys = Table(
    "former_keys",
    metadata,
    Column("key", LargeBinary(32), primary_key=True),
    Column("identity", RowNumber, ForeignKey("identities.number"), nullable=False),
    Index("former_keys_of_identities", "identity"),
)

#: The link with which somebody takes his identity to another device: once, and soon.
links = Table(
    "links",
    metadata,
    Column("identity", RowNumber, ForeignKey("identities.number"), primary_key=True),
    #: The hash of what the link carries.
    Column("code", LargeBinary(32), nullable=False, unique=True),
    Column("expires_at", BigInteger, nullable=False),
)
