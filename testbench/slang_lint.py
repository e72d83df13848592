"""Elaborates and analyses designs with slang, all warnings on: slang_lint.py FOLDER...

Each folder is a design. What slang says of it goes to standard error, behind a line with the
folder's name. The words that slang reserves are printed first, in one line on standard output.
"""

import sys
from pathlib import Path

from pyslang.driver import CommandLineOptions, Driver
from pyslang.parsing import TokenKind


def lint(folder):
    """Has slang say what it finds in the files of a folder."""
    print(f"folder: {folder}", file=sys.stderr, flush=True)
    driver = Driver()
    driver.addStandardArgs()
    files = sorted(str(file) for file in Path(folder).glob("*.v"))
    arguments = ["slang", "-Weverything", "--error-limit=0", *files]
    options = CommandLineOptions()
    assert driver.parseCommandLine(" ".join(arguments), options) and driver.processOptions()
    assert driver.parseAllSources()
    driver.runFullCompilation(True)


print(*(name.removesuffix("Keyword") for name in dir(TokenKind) if name.endswith("Keyword")))
for folder in sys.argv[1:]:
    lint(folder)
