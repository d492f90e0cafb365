"""Runs the migrations against the database that is given, or named by `RUHR_DATABASE_URL`: all or none."""

from typing import Any

from alembic import context
from sqlalchemy import Connection, event

from ruhr.server import schema
from ruhr.server.settings import Settings
from ruhr.server.store import make_engine

engine = make_engine(context.config.attributes.get("url") or Settings().database_url)
if engine.dialect.name == "sqlite":
    # Left to itself, Python's module begins a transaction only when rows are written, not for changes of the
    # schema. Begun like this it also keeps others waiting who want to migrate.
    @event.listens_for(engine, "connect")
    def _leave_it_to_us(connection: Any, _: object) -> None:
        connection.isolation_level = None

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


with engine.connect() as connection:
    if engine.dialect.name == "postgresql":
        # Servers that start together migrate one after the other, each for as long as it takes.
        connection.exec_driver_sql("SET statement_timeout = 0")
        connection.exec_driver_sql("SET lock_timeout = 0")
        connection.exec_driver_sql("SELECT pg_advisory_lock(1769)")
    context.configure(connection=connection, target_metadata=schema.metadata, transactional_ddl=True)
    with context.begin_transaction():
        context.run_migrations()
    connection.commit()
engine.dispose()
