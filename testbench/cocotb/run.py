"""Runs an emitted design in Icarus Verilog beside its software model, the Python package hdlgen.

    python testbench/cocotb/run.py FOLDER [--number N] [--seed SEED]

FOLDER is what `hdlgen` or the package wrote: a codec, of which each half gets blocks made by chance,
or a controller for a codec without tables, which gets a client and a memory of cocotbext-axi.
"""

import argparse
import json
import os
import sys
import tempfile
from pathlib import Path

import hdlgen
from cocotb_tools.runner import get_results, get_runner
from stimulus import contents


def simulate(folder, top, test, environment, build):
    """Runs a test on a top module; returns how many failed."""
    runner = get_runner("icarus")
    runner.build(
        sources=[folder / file for file in top["files"]],
        hdl_toplevel=top["module"],
        build_dir=build,
        timescale=("1ns", "1ps"),
    )
    results = runner.test(
        hdl_toplevel=top["module"],
        test_module=test,
        build_dir=build,
        test_dir=build,
        extra_env={"HDLGEN_TOP": json.dumps(top), **environment},
    )
    tests, failed = get_results(results)
    print(f"{top['module']}: {tests} tests, {failed} failed")
    return failed if tests else 1


def codebook(manifest, seed):
    """A codebook for what will be sent, if the design has tables; ValueError if there is no model."""
    design = hdlgen.design(manifest["design"], **manifest["parameters"])
    book = None
    if any(top["address_map"] for top in manifest["tops"]):
        book = design.train(contents(seed, 512 * manifest["parameters"]["block"]))
    design.codec(book)
    return book


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--number", type=int, default=300, help="requests, or blocks for each half")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    folder = arguments.folder.resolve()
    manifest = json.loads((folder / "manifest.json").read_text())
    os.environ["PYTHONPATH"] = os.pathsep.join(sys.path)
    environment = {
        "HDLGEN_DESIGN": manifest["design"],
        "HDLGEN_PARAMETERS": json.dumps(manifest["parameters"]),
        "HDLGEN_NUMBER": str(arguments.number),
        "HDLGEN_SEED": str(arguments.seed),
    }
    with tempfile.TemporaryDirectory() as build:
        test = "test_controller"
        if manifest["design"] != "controller":
            test = "test_codec"
            try:
                book = codebook(manifest, arguments.seed)
            except ValueError as error:
                sys.exit(f"{folder}: {error}")
            if book:
                environment["HDLGEN_CODEBOOK"] = f"{build}/book.json"
                book.save(environment["HDLGEN_CODEBOOK"])
        failed = sum(
            simulate(folder, top, test, environment, Path(build, top["role"]))
            for top in manifest["tops"]
        )
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
