"""Runs the cells of a notebook one after another, as Jupyter would, and says how many pictures came out."""

import json
import sys
from pathlib import Path

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt  # noqa: E402

notebook = json.loads(Path(sys.argv[1]).read_text())
shown = []
# `show` with Agg shows nothing.
plt.show = lambda: shown.extend(plt.get_fignums()) or plt.close("all")
names: dict = {"__name__": "__main__"}
for number, cell in enumerate(notebook["cells"]):
    if cell["cell_type"] == "code":
        source = "".join(cell["source"])
        exec(compile(source, f"cell {number}", "exec"), names)
print(len(shown), "pictures")
