"""Runs an emitted controller in Icarus Verilog between a client and a memory of cocotbext-axi.

    python testbench/cocotb/run_controller.py FOLDER [--requests N] [--seed SEED]

FOLDER is what `hdlgen --design controller` wrote, for a codec without tables. `hdlgen encode`, the
software model, says what the memory must hold; the command is `hdlgen`, or what the environment
variable HDLGEN names.
"""

import argparse
import json
import os
import sys
import tempfile
from pathlib import Path

from cocotb_tools.runner import get_results, get_runner


def simulate(folder, top, environment, build):
    """Runs the tests on the top module; returns how many failed."""
    runner = get_runner("icarus")
    runner.build(
        sources=[folder / file for file in top["files"]],
        hdl_toplevel=top["module"],
        build_dir=build,
        timescale=("1ns", "1ps"),
    )
    results = runner.test(
        hdl_toplevel=top["module"],
        test_module="test_controller",
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
    parser.add_argument("--requests", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    folder = arguments.folder.resolve()
    manifest = json.loads((folder / "manifest.json").read_text())
    top = manifest["tops"][0]
    os.environ["PYTHONPATH"] = os.pathsep.join(sys.path)
    environment = {
        "HDLGEN_PARAMETERS": json.dumps(manifest["parameters"]),
        "HDLGEN_REGISTERS": json.dumps(
            {register["name"]: register["address"] for register in top["address_map"]}
        ),
        "HDLGEN_REQUESTS": str(arguments.requests),
        "HDLGEN_SEED": str(arguments.seed),
    }
    with tempfile.TemporaryDirectory() as build:
        failed = simulate(folder, top, environment, Path(build))
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
