"""Runs the migrations against the database that is given, or named by `RUHR_DATABASE_URL`."""

from alembic import context

from ruhr.server import schema
from ruhr.server.settings import Settings
from ruhr.server.store import make_engine

engine = make_engine(context.config.attributes.get("url") or Settings().database_url)
with engine.connect() as connection:
    if engine.dialect.name == "postgresql":
        # Servers that start together migrate one after the other, each for as long as it takes.
        connection.exec_driver_sql("SET statement_timeout = 0")
        connection.exec_driver_sql("SET lock_timeout = 0")
        connection.exec_driver_sql("SELECT pg_advisory_lock(1769)")
    context.configure(connection=connection, target_metadata=schema.metadata, transaction_per_migration=True)
    with context.begin_transaction():
        context.run_migrations()
    connection.commit()
engine.dispose()
