"""The database: tables, the append-only changes made at them, and what was said.

A game is the changes of its table. The columns `status`, `updated_at`, `wake_at` and `bot` of a table say
again what follows from its changes, so that tables can be listed and woken without reading them. With
`wake_at`, `thinker` and `attempts` somebody claims what a bot has to decide. A review lies beside its table.

Of people there are hashes of keys, what they wish, their devices, the public parts of their passkeys, how
they want to be told that it is their turn, and from whom they keep their distance (docs/privacy.md). What
hosts have done about people is in a log.
"""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    false,
    text,
    true,
)

#: The migration that leads to this schema.
REVISION = "0016"
metadata = MetaData()
#: SQLite counts rows by itself only in an INTEGER column.
RowNumber = BigInteger().with_variant(Integer, "sqlite")

# Written out, for an index of some rows only serves questions that say so in the same words.
PUBLIC = text("public")
NO_DECISION = text("kind NOT IN ('played', 'undone')")
HELD = text("key IS NOT NULL")
UNCOUNTED = text("uncounted")
BY_SOMEBODY = text("holder IS NOT NULL")
STILL_WAITS = text("waits")
GOING_ON = text("status IN ('open', 'running')")

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
    #: Is what came of its game still to be written into `results`?
    Column("uncounted", Boolean, nullable=False, server_default=true()),
    Index(
        "tables_to_count",
        "status",
        "updated_at",
        sqlite_where=UNCOUNTED,
        postgresql_where=UNCOUNTED,
    ),
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
    #: The hashed key that the seat was held with.
    Column("key", LargeBinary(32)),
    #: Has a host taken the words out?
    Column("removed", Boolean, nullable=False, server_default=false()),
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
    #: When he was last told that it is his turn.
    Column("noticed_at", BigInteger),
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
    #: Until when it is known that somebody looks at the page there.
    Column("looking_until", BigInteger),
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

#: With what somebody comes back when he has no device any more: the public parts of a passkey.
passkeys = Table(
    "passkeys",
    metadata,
    Column("number", RowNumber, primary_key=True, autoincrement=True),
    Column("id", String(16), nullable=False, unique=True),
    Column("identity", RowNumber, ForeignKey("identities.number"), nullable=False),
    #: By what it is known wherever it is kept, and whom it names there: random bytes.
    Column("credential", LargeBinary(1023), nullable=False, unique=True),
    Column("handle", LargeBinary(32), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    #: How often it has signed, if it counts that.
    Column("sign_count", BigInteger, nullable=False),
    #: The device on which it was made.
    Column("device", String(80), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
    Index("passkeys_of_identities", "identity"),
)

#: What a passkey is asked to sign: once, soon, for one purpose, by who comes with one key.
challenges = Table(
    "challenges",
    metadata,
    #: The hash of what is to be signed, and that of the key.
    Column("code", LargeBinary(32), primary_key=True),
    Column("session", LargeBinary(32), nullable=False),
    Column("purpose", String(8), nullable=False),
    #: Whom a new passkey is to name.
    Column("handle", LargeBinary(32)),
    Column("expires_at", BigInteger, nullable=False),
    Index("challenges_of_sessions", "session"),
    Index("challenges_to_forget", "expires_at"),
)

#: A way in which somebody is told that it is his turn: a browser, a mailbox, or a webhook of a chat.
ways = Table(
    "ways",
    metadata,
    Column("number", RowNumber, primary_key=True, autoincrement=True),
    Column("id", String(16), nullable=False, unique=True),
    Column("identity", RowNumber, ForeignKey("identities.number"), nullable=False),
    Column("kind", String(4), nullable=False),
    Column("address", String(1024), nullable=False),
    #: With what is encrypted that only the browser shall read.
    Column("keys", JSON(none_as_null=True)),
    #: The hash of the key of the device that ends with it.
    Column("session", LargeBinary(32)),
    #: The language to speak, if he has not wished for one.
    Column("language", String(2), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    #: Null until whoever reads the mailbox has said so, which he can do until a time.
    Column("confirmed_at", BigInteger),
    Column("confirm_until", BigInteger),
    #: Since when nothing reaches it.
    Column("failing_since", BigInteger),
    #: Since when whoever reads the mailbox wants to be told nothing there; it leads back to him nevertheless.
    Column("muted_at", BigInteger),
    Index("ways_of_identities", "identity", "kind"),
    Index("ways_of_addresses", "address"),
)

#: Whose turn it is at the tables of those who want to be told, as it follows from changes up to a version.
turns = Table(
    "turns",
    metadata,
    Column("table_number", RowNumber, ForeignKey("tables.number"), primary_key=True),
    Column("version", Integer, nullable=False),
    #: The hash with which the seat is held that has to decide; null if nobody has to be told.
    Column("key", LargeBinary(32)),
    #: The version at which others had last done something: by it a turn is known.
    Column("turn", Integer, nullable=False),
    #: Has he done something himself since?
    Column("acted", Boolean, nullable=False),
    Column("asked_at", BigInteger, nullable=False),
    #: When his clock ends, if anything happens then.
    Column("ends_at", BigInteger),
    #: The turn of which he was told, and the one of whose clock.
    Column("told", Integer, nullable=False, server_default="0"),
    Column("reminded", Integer, nullable=False, server_default="0"),
    Index("turns_of_keys", "key"),
    sqlite_with_rowid=False,
)

#: What is to be delivered, until it is or is given up.
letters = Table(
    "letters",
    metadata,
    Column("number", RowNumber, primary_key=True, autoincrement=True),
    Column("way", RowNumber, ForeignKey("ways.number"), nullable=False),
    Column("kind", String(8), nullable=False),
    #: The tables it speaks of, by their ids.
    Column("tables", JSON, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    #: When somebody can deliver it: at once, when the lease of whoever does so ends, or to try it again.
    Column("wake_at", BigInteger, nullable=False),
    Column("courier", String(16)),
    Column("attempts", SmallInteger, nullable=False, server_default="0"),
    Index("letters_to_deliver", "wake_at"),
    Index("letters_of_ways", "way"),
)

#: One row: with what all servers sign what they send, and who looks round for turns.
office = Table(
    "office",
    metadata,
    Column("number", SmallInteger, primary_key=True, autoincrement=False),
    #: The private key of our pushes (VAPID).
    Column("push_key", String(512), nullable=False),
    #: What links in e-mails are sealed with.
    Column("seal", LargeBinary(32), nullable=False),
    Column("walker", String(16)),
    Column("walks_until", BigInteger, nullable=False, server_default="0"),
)

#: Answers that somebody has given in advance at a table, for a seat of his; nobody else is told of them.
ahead = Table(
    "ahead",
    metadata,
    Column("table_number", RowNumber, ForeignKey("tables.number"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    #: The hash with which the seat is held.
    Column("key", LargeBinary(32), nullable=False),
    #: Another one after every change of the list.
    Column("mark", String(64), nullable=False),
    #: What is still to be played, each with the request as which it will be.
    Column("answers", JSON, nullable=False),
    #: Is there any?
    Column("waits", Boolean, nullable=False),
    #: Are they dropped if something is revealed? How often something had been when they were given.
    Column("careful", Boolean, nullable=False),
    Column("reveals", Integer, nullable=False),
    #: What did not fit when it came due, with what followed it, why and when.
    Column("dropped", JSON(none_as_null=True)),
    #: The version up to which the table was looked at, and that of the last answer that was played.
    Column("looked", Integer, nullable=False),
    Column("played", Integer, nullable=False, server_default="0"),
    #: When somebody can look at it whatever was looked at: at once, or when the lease of who does so ends.
    Column("wake_at", BigInteger),
    Index("ahead_of_keys", "key"),
    Index("ahead_waiting", "table_number", sqlite_where=STILL_WAITS, postgresql_where=STILL_WAITS),
    sqlite_with_rowid=False,
)

#: When somebody who sits at an open table was last there to see others come.
waiting = Table(
    "waiting",
    metadata,
    Column("table_number", RowNumber, ForeignKey("tables.number"), primary_key=True),
    Column("seen_at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

#: What came of a game for each seat, in the order in which games were counted; it stays when the table goes.
#: Ratings are what the last of somebody's results says (docs/rating.md).
results = Table(
    "results",
    metadata,
    Column("number", RowNumber, primary_key=True, autoincrement=True),
    #: The id of the table.
    Column("game", String(32), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    #: The hash with which the seat was held; null for bots, and for who was deleted.
    Column("holder", LargeBinary(32)),
    #: The level of a bot that was there from the beginning.
    Column("level", String(16)),
    Column("players", SmallInteger, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    #: Who began, who came second, and so on, from 0.
    Column("turn", SmallInteger, nullable=False),
    Column("place", SmallInteger, nullable=False),
    #: Null if the table was closed before the end.
    Column("points", SmallInteger),
    Column("sources", JSON, nullable=False),
    #: The levels of the others, null for people.
    Column("against", JSON, nullable=False),
    #: Did a bot decide for him when the game ended?
    Column("left", Boolean, nullable=False),
    #: How strong he was before and after, if the game has counted for ratings; bots stay what they are.
    Column("mu_before", Double),
    Column("sigma_before", Double),
    Column("mu", Double),
    Column("sigma", Double),
    Index("results_of_games", "game", "seat", unique=True),
    Index(
        "results_of_people",
        "holder",
        "players",
        "number",
        sqlite_where=BY_SOMEBODY,
        postgresql_where=BY_SOMEBODY,
    ),
)

#: From whom somebody keeps his distance: by the hashes with which both hold seats, at the time.
distances = Table(
    "distances",
    metadata,
    Column("owner", LargeBinary(32), primary_key=True),
    Column("other", LargeBinary(32), primary_key=True),
    Column("id", String(16), nullable=False, unique=True),
    #: The name under which they met.
    Column("name", String(40), nullable=False),
    #: Does he not want to read what the other says, and not to play with him?
    Column("muted", Boolean, nullable=False),
    Column("blocked", Boolean, nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("distances_from", "other"),
)

#: What people have told the hosts of others' words and names; it stays when the table goes.
reports = Table(
    "reports",
    metadata,
    Column("number", RowNumber, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    #: The id of the table, the seat, and the line of the chat, 0 if it is about the name.
    Column("game", String(32), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("line", Integer, nullable=False),
    #: Who told it, null if he was deleted; and of whom, with his name and what he had said.
    Column("reporter", LargeBinary(32)),
    Column("other", LargeBinary(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("said", String(1000)),
    Column("reason", String(16), nullable=False),
    Column("words", String(300), nullable=False),
    Column("closed_at", BigInteger),
    Index("reports_once", "reporter", "game", "line", "other", unique=True),
    Index("reports_about", "other"),
)

#: Those who may not do something here, by the hash with which they take seats.
bans = Table(
    "bans",
    metadata,
    Column("number", RowNumber, primary_key=True, autoincrement=True),
    Column("holder", LargeBinary(32), nullable=False),
    #: What he may not do.
    Column("scope", String(16), nullable=False),
    #: What he is told.
    Column("reason", String(200), nullable=False),
    Column("since", BigInteger, nullable=False),
    #: Null if it is for good.
    Column("until", BigInteger),
    Column("lifted_at", BigInteger),
    #: Has he got up where others would wait for him?
    Column("enforced", Boolean, nullable=False, server_default=false()),
    Index("bans_of_people", "holder"),
)

#: What hosts have done, in this order. Nothing of it is changed but that whoever is deleted is taken out.
host_log = Table(
    "host_log",
    metadata,
    Column("number", RowNumber, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("host", String(80), nullable=False),
    Column("deed", String(16), nullable=False),
    #: To whom, by the hash with which he takes seats; at which table, and which line of the chat.
    Column("person", LargeBinary(32)),
    Column("game", String(32)),
    Column("line", Integer),
    Column("why", String(400), nullable=False),
    #: What it was before, and what else belongs to the deed.
    Column("details", JSON, nullable=False),
    Index("host_log_of_people", "person"),
)

#: A tournament made of tables (docs/cups.md).
cups = Table(
    "cups",
    metadata,
    Column("number", RowNumber, primary_key=True, autoincrement=True),
    Column("id", String(16), nullable=False, unique=True),
    Column("created_at", BigInteger, nullable=False),
    #: Of the request that made it and the key of who did, so that a repetition finds it.
    Column("creation", LargeBinary(32), unique=True),
    #: The hash with which whoever made it takes seats; null for the weekly one, and for who was deleted.
    Column("host", LargeBinary(32)),
    Column("name", String(80), nullable=False),
    #: What it is (`wire.CupRules`).
    Column("rules", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    #: Open, running, finished or cancelled, and since when.
    Column("status", String(9), nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    #: What its lots and deals follow from: nobody knows it before the end.
    Column("secret", String(64), nullable=False),
    #: What its lots follow from, as everybody may know it from the beginning on.
    Column("seed", String(64), nullable=False, server_default=""),
    #: The Monday of the week whose duplicate it is.
    Column("week", String(10), unique=True),
    #: When it begins, if at a time.
    Column("begins_at", BigInteger),
    #: Who looks after it, until when.
    Column("walker", String(16)),
    Column("walks_until", BigInteger, nullable=False, server_default="0"),
    Index("cups_by_status", "status", "updated_at"),
    Index("cups_of_hosts", "host", sqlite_where=GOING_ON, postgresql_where=GOING_ON),
)

#: Who takes part in a cup.
entries = Table(
    "entries",
    metadata,
    Column("cup", RowNumber, ForeignKey("cups.number"), primary_key=True),
    Column("number", Integer, primary_key=True),
    #: The hash with which he takes seats; null for bots, and for who was deleted.
    Column("holder", LargeBinary(32)),
    Column("level", String(16)),
    Column("name", String(80), nullable=False),
    #: What he adds to the deals.
    Column("share", LargeBinary(32)),
    #: How strong he was when he joined.
    Column("rating", Integer, nullable=False),
    Column("joined_at", BigInteger, nullable=False),
    #: When he left, or did not show up.
    Column("left_at", BigInteger),
    Index("entries_of_people", "holder", sqlite_where=BY_SOMEBODY, postgresql_where=BY_SOMEBODY),
    sqlite_with_rowid=False,
)

#: A round of a cup, or a board of a duplicate event.
rounds = Table(
    "rounds",
    metadata,
    Column("cup", RowNumber, ForeignKey("cups.number"), primary_key=True),
    Column("number", Integer, primary_key=True),
    #: Who sits out, by their numbers.
    Column("byes", JSON, nullable=False),
    Column("began_at", BigInteger, nullable=False),
    Column("ends_at", BigInteger, nullable=False),
    #: May everybody know what came of it?
    Column("told", Boolean, nullable=False),
    sqlite_with_rowid=False,
)

#: A table of a cup. It is named before it is made, so that whoever makes it makes the same.
cup_tables = Table(
    "cup_tables",
    metadata,
    Column("cup", RowNumber, ForeignKey("cups.number"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("id", String(32), nullable=False, unique=True),
    #: Who sits where, by their numbers; 0 for a bot of the house.
    Column("seats", JSON, nullable=False),
    Column("made", Boolean, nullable=False),
    #: What came of it, once it is over.
    Column("results", JSON(none_as_null=True)),
    sqlite_with_rowid=False,
)
