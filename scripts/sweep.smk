# The points of a sweep as jobs of their own: on one machine, or wherever an executor of
# Snakemake takes them (Slurm, Kubernetes: see docs/synthesis.md).
#
#   hdlgen sweep --sl 8,16 --pdw 2,4 --jobs-file jobs.txt
#   snakemake -s scripts/sweep.smk --cores 2
#
# --config jobs=FILE takes another list, out=FOLDER another folder for the results.
# A point whose results are there is not done again; one whose command changed is.

JOBS = config.get("jobs", "jobs.txt")
OUT = config.get("out", "points")

with open(JOBS) as file:
    commands = [line.strip() for line in file if line.strip()]
points = [f"{OUT}/{number:04}.json" for number in range(len(commands))]

rule collect:
    input: points
    output:
        table=f"{OUT}/sweep.csv",
        text=f"{OUT}/sweep.txt",
    params: svg=f"{OUT}/sweep.svg"
    shell:
        "hdlgen sweep --collect {input:q} --svg {params.svg:q} > {output.text:q} && "
        "hdlgen sweep --collect {input:q} --csv > {output.table:q}"

rule point:
    output: OUT + "/{number}.json"
    params: command=lambda wildcards: commands[int(wildcards.number)]
    threads: 1
    shell: "{params.command} > {output:q}"
