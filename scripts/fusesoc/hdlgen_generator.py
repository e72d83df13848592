"""FuseSoC calls this with a file that has a core's name and the parameters of a design.

Each parameter is a flag of `hdlgen`, without the dashes: `design: fpc-opt`, `lanes: 32`; or
`config: designs.toml` alone, a list of designs. The path of either that or a codebook starts at the
core file that asks for it. The command is `hdlgen`, or what the
environment variable HDLGEN names. The modules have the design's name, as `hdlgen` prints it.
"""

import json
import os
import subprocess
import sys

try:
    import yaml
except ImportError:
    sys.exit(f"{sys.executable} has no module yaml, which FuseSoC has: put FuseSoC's python3 "
             "first in PATH, or install PyYAML")


def flags(parameters, files_root):
    for name, value in parameters.items():
        if name in ("out", "json", "export"):
            sys.exit(f"hdlgen: the parameter {name} is not one of a design")
        if name in ("codebook", "config"):
            value = os.path.join(files_root, value)
        yield from (f"--{name}", str(value))


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        request = yaml.safe_load(file)
    command = [os.environ.get("HDLGEN", "hdlgen"), "--json", "--output", "."]
    command += flags(request.get("parameters") or {}, request["files_root"])
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, check=True)
    except FileNotFoundError:
        sys.exit(f"{command[0]} is not there: put it into PATH, or its path into HDLGEN")
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)  # hdlgen has said why
    manifests = json.loads(done.stdout)
    if isinstance(manifests, dict):
        manifests = [manifests]
    files = list(sources(manifests))
    core = {
        "name": request["vlnv"],
        "description": "; ".join(manifest["command"] for manifest in manifests),
        "filesets": {"rtl": {"files": files}},
        "targets": {"default": {"filesets": ["rtl"]}},
    }
    with open(manifests[0]["name"] + ".core", "w", encoding="utf-8") as file:
        file.write("CAPI=2:\n" + yaml.safe_dump(core, sort_keys=False))


def sources(manifests):
    """The Verilog of all designs, then what their memories begin with."""
    modules = {}
    for manifest in manifests:
        name = manifest["name"]
        with open(os.path.join(name, name + ".f"), encoding="utf-8") as file:
            verilog = file.read().split()
        for path in verilog:
            with open(os.path.join(name, path), encoding="utf-8") as file:
                module = [line for line in file if not line.startswith("// Made by:")]
            # Designs have modules in common, of which a build wants one.
            if path not in modules:
                yield {f"{name}/{path}": {"file_type": "verilogSource-2001"}}
            elif modules[path] != module:
                sys.exit(f"hdlgen: two designs have a {path}, each another: give them cores of their own")
            modules[path] = module
    for manifest in manifests:
        # $readmemh looks where a simulation runs.
        images = [file["path"] for file in manifest["files"] if file["path"].endswith(".hex")]
        for path in images:
            yield {f"{manifest['name']}/{path}": {"file_type": "user", "copyto": path}}


if __name__ == "__main__":
    main()
