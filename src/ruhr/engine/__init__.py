"""A line protocol, so that programs in any language can play (docs/engine.md)."""
