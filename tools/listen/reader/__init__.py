"""What Orca loads: its settings, and the voice that writes instead of speaking."""
