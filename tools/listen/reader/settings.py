"""Makes Orca speak with the voice beside this file. Orca reads it as its `orca-customizations.py`."""

import os
import sys

import orca.settings

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
orca.settings.speechFactoryModules = ["voice"]
orca.settings.speechServerFactory = "voice"
orca.settings.enableBraille = False
orca.settings.enableSound = False
# What a key is called is known to whoever presses it.
orca.settings.enableKeyEcho = False
