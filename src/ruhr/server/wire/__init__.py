"""Everything that goes over the wire, both ways: the source of OpenAPI and of the browser's types."""

from ruhr.server.wire.ahead import *
from ruhr.server.wire.cups import *
from ruhr.server.wire.edge import *
from ruhr.server.wire.finding import *
from ruhr.server.wire.games import *
from ruhr.server.wire.manners import *
from ruhr.server.wire.notices import *
from ruhr.server.wire.passkeys import *
from ruhr.server.wire.people import *
from ruhr.server.wire.socket import *
from ruhr.server.wire.tables import *
from ruhr.server.wire.thinking import *
from ruhr.server.wire.words import *
