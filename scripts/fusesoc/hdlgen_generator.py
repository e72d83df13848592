"""FuseSoC calls this with a file that has a core's name and the parameters of a design.

Each parameter is a flag of `hdlgen`, without the dashes: `design: fpc-opt`, `lanes: 32`. A
codebook's path starts at the core file that asks for it. The command is `hdlgen`, or what the
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
        if name == "codebook":
            value = os.path.join(files_root, value)
        yield from (f"--{name}", str(value))


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        request = yaml.safe_load(file)
    command = [os.environ.get("HDLGEN", "hdlgen"), "--json", "--out", "."]
    command += flags(request.get("parameters") or {}, request["files_root"])
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, check=True)
    except FileNotFoundError:
        sys.exit(f"{command[0]} is not there: put it into PATH, or its path into HDLGEN")
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)  # hdlgen has said why
    manifest = json.loads(done.stdout)
    name = manifest["name"]
    with open(os.path.join(name, name + ".f"), encoding="utf-8") as file:
        verilog = file.read().split()
    files = [{f"{name}/{path}": {"file_type": "verilogSource-2001"}} for path in verilog]
    # $readmemh looks where a simulation runs.
    images = [file["path"] for file in manifest["files"] if file["path"].endswith(".hex")]
    files += [{f"{name}/{path}": {"file_type": "user", "copyto": path}} for path in images]
    core = {
        "name": request["vlnv"],
        "description": manifest["command"],
        "filesets": {"rtl": {"files": files}},
        "targets": {"default": {"filesets": ["rtl"]}},
    }
    with open(name + ".core", "w", encoding="utf-8") as file:
        file.write("CAPI=2:\n" + yaml.safe_dump(core, sort_keys=False))


if __name__ == "__main__":
    main()
