"""Tables for everyone: the game over HTTP and WebSocket, kept in a database (docs/protocol.md)."""
