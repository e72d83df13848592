"""Runs both halves of an emitted design in Icarus Verilog, driven by cocotb.

    python testbench/cocotb/run.py FOLDER DATA [--codebook BOOK]

FOLDER is what `hdlgen` wrote, DATA a file of whole blocks, BOOK a codebook of `hdlgen train`
with its load sequences beside it. `hdlgen encode`, the software model, says what must come out;
the command is `hdlgen`, or what the environment variable HDLGEN names.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from cocotb_tools.runner import get_results, get_runner


def model(manifest, data, book, folder):
    """The data's blocks as memory holds them, and their index, from the model."""
    parameters = manifest["parameters"]
    stream, index = folder / "stream", folder / "index.json"
    command = [os.environ.get("HDLGEN", "hdlgen"), "encode", str(data), "--stored"]
    command += ["--codec", manifest["design"], "-o", str(stream), "--index", str(index)]
    for flag in ("block", "mag"):
        command += [f"--{flag}", str(parameters[flag])]
    if book:
        command += ["--codebook", str(book), "--pdw", str(parameters["pdw"])]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return {"HDLGEN_STREAM": str(stream), "HDLGEN_INDEX": str(index)}


def simulate(folder, top, environment, build, module="test_design"):
    """Runs a module's tests on one top; returns how many failed."""
    runner = get_runner("icarus")
    runner.build(
        sources=[folder / file for file in top["files"]],
        hdl_toplevel=top["module"],
        build_dir=build,
        timescale=("1ns", "1ps"),
    )
    results = runner.test(
        hdl_toplevel=top["module"],
        test_module=module,
        build_dir=build,
        test_dir=build,
        extra_env=environment,
    )
    tests, failed = get_results(results)
    print(f"{top['module']}: {tests} tests, {failed} failed")
    return failed if tests else 1


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("data", type=Path)
    parser.add_argument("--codebook", type=Path)
    arguments = parser.parse_args()
    folder = arguments.folder.resolve()
    manifest = json.loads((folder / "manifest.json").read_text())
    sys.path.insert(0, str(Path(__file__).resolve().parent))
    os.environ["PYTHONPATH"] = os.pathsep.join(sys.path)
    failed = 0
    with tempfile.TemporaryDirectory() as temporary:
        build = Path(temporary)
        environment = model(manifest, arguments.data, arguments.codebook, build)
        environment["HDLGEN_DATA"] = str(arguments.data.resolve())
        environment["HDLGEN_PARAMETERS"] = json.dumps(manifest["parameters"])
        for top in manifest["tops"]:
            of_this = dict(environment, HDLGEN_ROLE=top["role"])
            if arguments.codebook:
                load = arguments.codebook.resolve().with_suffix(f".{top['role']}.load")
                of_this["HDLGEN_LOAD"] = str(load)
            failed += simulate(folder, top, of_this, build / top["role"])
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
