# hdlgen with what it measures with: Verilator, Icarus Verilog, Yosys, OpenSTA and a cell library.
#   docker build -t hdlgen .
#   docker run --rm -v "$PWD:/work" hdlgen --sl 16 --pdw 4
FROM rust:1-bookworm AS build
COPY . /source
RUN cargo install --locked --path /source --root /built

FROM debian:bookworm-slim
RUN apt-get update \
    && apt-get install -y --no-install-recommends \
        g++ iverilog make opensta qflow-tech-osu018 verilator yosys \
    && rm -rf /var/lib/apt/lists/*
COPY --from=build /built/bin/hdlgen /usr/local/bin/hdlgen
WORKDIR /work
ENTRYPOINT ["hdlgen"]
