"""Long proofs are sampled by `make test`; `make test-whole` leaves nothing out."""

import os
from typing import Final

WHOLE: Final = os.environ.get("RUHR_WHOLE") == "1"
