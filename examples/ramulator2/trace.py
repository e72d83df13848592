"""What the kernels of `hdlgen workload --requests` ask of the memory, as two traces: one with values
for `hdlgen eval --bursts`, and one without for Ramulator 2, which has a line for each burst.

    trace.py FOLDER OUT     writes OUT.trace and OUT.ramulator
"""

import json
import struct
import sys
from pathlib import Path

BURST = 32


def main(folder: Path, out: str) -> None:
    with open(folder / "requests.bin", "rb") as file:
        head = json.loads(file.readline())
        records = file.read()
    block, align = head["block"], head["align"]
    data = bytearray()
    for name in head["files"]:
        data += bytes(-len(data) % align) + (folder / name).read_bytes()
    data += bytes(-len(data) % align)

    with open(out + ".trace", "w") as values, open(out + ".ramulator", "w") as bursts:
        for _, _, _, place, held, kind in struct.iter_unpack("<HHIQII", records):
            address = place * block
            held = data[held * block : (held + 1) * block]
            values.write(f"{address:#x} {'W' if kind else 'R'} {held.hex()}\n")
            for offset in range(0, block, BURST):
                bursts.write(f"{'ST' if kind else 'LD'} {address + offset:#x}\n")


if len(sys.argv) != 3:
    sys.exit(__doc__)
main(Path(sys.argv[1]), sys.argv[2])
