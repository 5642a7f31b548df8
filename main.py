"""Two Speeds: run this file to open the window, or with report, render or list to work without one."""

import sys

from app.bootstrap import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
