# An evaluation in parts, each a job of its own: on one machine, or wherever an executor of
# Snakemake takes them (see docs/eval.md).
#
#   snakemake -s scripts/eval.smk --cores 2 --config 'data=DIR A.npy' parts=8
#
# Parts are those of `hdlgen eval --shard`: each has some of every file. `hdlgen merge` makes the
# whole of them. More words for --config, several with blanks between them, or as a list,
# 'data=["my data", A.npy]':
#
#   flags=FLAGS     for `hdlgen eval`, such as '--codec bdi,pfor --mag 64'
#   block=BYTES     one size of blocks (128)
#   train=CODEC     a codec of `hdlgen train`, with flags: 'e2mc --sl 8', or '[e2mc, e2mc-delta]'.
#                   A codebook for each is made first, of all data, in as many parts
#   on=DATA         files and folders to train on in place of the data
#   codebook=FILES  codebooks that there are already
#   threads=N       threads of a job (1)
#   out=FOLDER      where results go (evaluation)
#
# Without a codebook, flags must name codecs that need none. A part whose result is there is not
# done again; one whose command or data changed is.

import os


def listed(name, split=str.split):
    """An entry of --config as a list: written as one, or as a text."""
    value = config.get(name, [])
    return [str(item) for item in value] if isinstance(value, list) else split(str(value))


def files(paths):
    """What a job waits for: folders are all files in them."""
    found = []
    for path in paths:
        below = (os.path.join(at, name) for at, _, names in os.walk(path) for name in names)
        found += sorted(below) if os.path.isdir(path) else [path]
    return found


DATA = listed("data")
if not DATA:
    raise WorkflowError("what is to be evaluated? --config data=FILE, or 'data=FILE FOLDER …'")
ON = listed("on") or DATA
TRAIN = listed("train", lambda text: [text])
OUT = config.get("out", "evaluation")
BLOCK = config.get("block", 128)
COUNT = int(config.get("parts", 8))
THREADS = int(config.get("threads", 1))

PARTS = [f"{number:04}" for number in range(1, COUNT + 1)]
BOOKS = [f"{OUT}/codebook{number}.json" for number in range(len(TRAIN))]
BOOKS += listed("codebook")
FLAGS = ["--block", BLOCK, *listed("flags")]
if BOOKS:
    FLAGS += ["--codebook", ",".join(BOOKS)]

wildcard_constraints: part=r"\d+", book=r"\d+"

rule collect:
    input: expand(OUT + "/{part}.json", part=PARTS)
    output:
        whole=f"{OUT}/evaluation.json",
        page=f"{OUT}/evaluation.html",
        text=f"{OUT}/evaluation.txt",
    shell:
        "hdlgen merge {input:q} -o {output.whole:q} --report {output.page:q} > {output.text:q}"

rule part:
    input:
        data=files(DATA),
        books=BOOKS,
    output: OUT + "/{part}.json"
    params:
        shard=lambda wildcards: f"{int(wildcards.part)}/{COUNT}",
        flags=FLAGS,
        data=DATA,
    threads: THREADS
    shell:
        "RAYON_NUM_THREADS={threads} hdlgen eval --shard {params.shard} {params.flags:q} "
        "--summary -o {output:q} -- {params.data:q} > /dev/null"

rule codebook:
    input: expand(OUT + "/codebook{{book}}.{part}.histogram", part=PARTS)
    output: OUT + "/codebook{book}.json"
    shell: "hdlgen merge {input:q} -o {output:q}"

rule histogram:
    input: files(ON)
    output: OUT + "/codebook{book}.{part}.histogram"
    params:
        shard=lambda wildcards: f"{int(wildcards.part)}/{COUNT}",
        flags=lambda wildcards: [*TRAIN[int(wildcards.book)].split(), "--block", BLOCK],
        data=ON,
    threads: THREADS
    shell:
        "RAYON_NUM_THREADS={threads} hdlgen train --shard {params.shard} --pad --codec "
        "{params.flags:q} -o {output:q} -- {params.data:q} > /dev/null"
