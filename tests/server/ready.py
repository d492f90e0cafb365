"""What a process reads before servers begin as copies of it: all that takes long and is always the same."""

import alembic.command  # noqa: F401

import ruhr.server.frames
import ruhr.server.serve
import ruhr.server.worker  # noqa: F401
from ruhr.language import Speaker

Speaker("en")
