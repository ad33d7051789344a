"""`python -m hexmoot` is the command `hexmoot`."""

import sys

from hexmoot.cli import main

sys.exit(main())
