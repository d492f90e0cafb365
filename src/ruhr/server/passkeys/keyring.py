"""Where passkeys are kept, and what they are asked to sign: for all servers, once."""

from typing import NamedTuple

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ruhr.server.errors import StorageFailed, TableError
from ruhr.server.registry import let_in
from ruhr.server.schema import challenges, identities, passkeys
from ruhr.server.store import Store

#: So many passkeys of one person.
MOST_PASSKEYS = 20


class Passkey(NamedTuple):
    """A passkey of somebody."""

    number: int
    id: str
    identity: int
    credential: bytes
    handle: bytes
    public_key: bytes
    sign_count: int
    device: str
    created_at: int
    used_at: int | None


class Challenge(NamedTuple):
    """What a passkey is asked to sign, by its hash: for a purpose, by who comes with a key, until a time."""

    code: bytes
    session: bytes
    purpose: str
    handle: bytes | None
    expires_at: int


class Keyring:
    """The passkeys in a database. Safe to use from several threads."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- What is to be signed --------------------------------------------------------------------------

    def challenge(self, asked: Challenge, now: int) -> None:
        """Ask for something to be signed, and for nothing that was asked with the same key before.

        What nobody has signed in time is forgotten.
        """
        rows = challenges.c
        with self._store.writing() as connection:
            connection.execute(delete(challenges).where(rows.expires_at <= now))
        # Apart, so that nobody waits for who waits for him.
        with self._store.writing() as connection:
            connection.execute(delete(challenges).where(rows.session == asked.session))
            connection.execute(insert(challenges).values(**asked._asdict()))

    def take(self, code: bytes, session: bytes, purpose: str, now: int) -> Challenge | None:
        """What was asked for, if it was for this purpose and with this key; nobody can answer it again."""
        rows = challenges.c
        ours = (rows.code == code, rows.session == session, rows.purpose == purpose, rows.expires_at > now)
        taken = delete(challenges).where(*ours).returning(*challenges.columns)
        with self._store.writing() as connection:
            found = connection.execute(taken).one_or_none()
        return None if found is None else Challenge(*found)

    # --- Passkeys --------------------------------------------------------------------------------------

    def passkeys(self, identity: int) -> list[Passkey]:
        """Those of somebody, the latest first."""
        query = select(passkeys).where(passkeys.c.identity == identity)
        with self._store.reading() as connection:
            return [Passkey(*row) for row in connection.execute(query.order_by(passkeys.c.number.desc()))]

    def find(self, credential: bytes) -> Passkey | None:
        """A passkey by what it is known by, whoever's it is."""
        with self._store.reading() as connection:
            query = select(passkeys).where(passkeys.c.credential == credential)
            found = connection.execute(query).one_or_none()
        return None if found is None else Passkey(*found)

    def add(self, passkey: Passkey) -> bool:
        """Let a passkey lead back to somebody; false if it is somebody's already."""
        values = {name: value for name, value in passkey._asdict().items() if name != "number"}
        own = identities.c.number == passkey.identity
        try:
            with self._store.writing() as connection:
                # Those of one person are added one after the other.
                if (
                    connection.execute(select(identities.c.number).where(own).with_for_update()).first()
                    is None
                ):
                    raise TableError("session_ended")
                count = select(func.count()).where(passkeys.c.identity == passkey.identity)
                if int(connection.execute(count).scalar() or 0) >= MOST_PASSKEYS:
                    raise TableError("too_many_passkeys", most=MOST_PASSKEYS)
                connection.execute(insert(passkeys).values(**values))
        except StorageFailed as error:
            if not isinstance(error.__cause__, IntegrityError):
                raise
            return False
        return True

    def end(self, identity: int, passkey: str) -> None:
        """Let a passkey of somebody lead nowhere."""
        ended = delete(passkeys).where(passkeys.c.identity == identity, passkeys.c.id == passkey)
        with self._store.writing() as connection:
            if not connection.execute(ended).rowcount:
                raise TableError("passkey_not_found")

    def arrive(self, number: int, count: int, key: bytes, session: str, device: str, now: int) -> int | None:
        """Let a device that has come with a passkey be its owner's; returns his number.

        None if it is nobody's any more, or has signed that often meanwhile: a count that is kept only grows.
        """
        rows = passkeys.c
        fresh = rows.sign_count < count if count else rows.sign_count == 0
        used = (
            update(passkeys)
            .where(rows.number == number, fresh)
            .values(sign_count=count, used_at=now)
            .returning(rows.identity)
        )
        with self._store.writing() as connection:
            identity = connection.execute(used).scalar()
            if identity is None:
                return None
            let_in(connection, int(identity), key, session, device, now)
        return int(identity)
