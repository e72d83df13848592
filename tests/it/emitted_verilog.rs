//! The Verilog of all designs does not change, except for comments, while the program around it changes.
//! After a change of the Verilog on purpose,
//! `HDLGEN_NEW_HASHES=1 cargo nextest run -E 'test(/^emitted_verilog/)'` writes the list again.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use hdlgen::hdl::verilog;
use hdlgen::internals::design::manifest::sha256;
use hdlgen::internals::design::{self, designs};

/// Sets of parameters, each after the design's name.
const SETS: [&str; 71] = [
    "e2mc sl=4 pdw=1",
    "e2mc sl=8 pdw=2 beat=64",
    "e2mc sl=8 pdw=8 ends=both",
    "e2mc sl=16 pdw=4 mfv=512 encoders=2 beat=16",
    "e2mc sl=32 pdw=4 block=64 decoder=paper",
    "e2mc sl=16 pdw=8 mag=64 beat=128 mfv=1024",
    "e2mc sl=16 pdw=1 beat=4",
    "e2mc sl=16 pdw=4 protect=parity",
    "e2mc sl=4 pdw=2 beat=4 protect=parity",
    "e2mc-delta protect=parity",
    "e2mc-delta pdw=8 block=64 one-pass=true protect=parity",
    "e2mc-delta pdw=1 modes=0",
    "e2mc-delta pdw=8 modes=0,2 mfv=64",
    "e2mc-delta one-pass=true block=64",
    "e2mc-delta pdw=2 mag=64 beat=16 one-pass=true",
    "numbers format=fp16 beat=128",
    "numbers format=fp8-e4m3 digits=2,3 stages=4",
    "numbers format=int8 block=256 raw=registers",
    "numbers block=512 mag=64 beat=64",
    "numbers ranks=table format=bf16",
    "numbers ranks=table format=fp16 beat=128",
    "numbers ranks=table format=fp8-e4m3 digits=2,3 stages=4",
    "numbers ranks=table format=int8 block=256 raw=registers",
    "numbers ranks=table block=512 mag=64 beat=64",
    "pfor modes=0,3 block=64 beat=64",
    "pfor modes=0,1,4,5,7",
    "pfor lanes=64 modes=0,1,2,3,5,6 stages=9 raw=registers",
    "pfor lanes=64",
    "fpc-opt lanes=16 beat=64",
    "fpc-opt check=crc16",
    "pfor block=64 check=crc16",
    "numbers ranks=table check=crc16",
    "e2mc ends=both check=crc16",
    "e2mc-delta one-pass=true check=crc16",
    "cpack block=64 beat=64 check=crc16",
    "fpc-opt block=64 stages=3",
    "fpc-opt concat=parallel raw=registers",
    "bpc-opt lanes=16 stages=5",
    "bpc-opt mag=64 beat=128 concat=parallel",
    "bpc-group block=64 beat=8",
    "bpc-group lanes=16 raw=registers",
    "fpc-mc block=64 beat=16",
    "bpc-mc mag=64 beat=64",
    "bdi stages=1 beat=4",
    "bdi block=64 beat=64 raw=memory",
    "m-bdi beat=128 stages=1",
    "cpack block=64 beat=16",
    "cpack beat=128 raw=memory",
    "energy-control decision=ed dbi=true block=64",
    "energy-control latency=200 mag=64",
    "dbi block=64",
    "metadata-cache mdc=1024 mdc-ways=1 memory-port=4 address-bits=64",
    "metadata-cache mdc-ways=8 mag=64 block=128 memory-port=64",
    "value-frequency sl=8 beat=64",
    "value-frequency sl=32 vft-ways=8 mfv=1024 block=64",
    "controller codec=bdi port=64 memory-port=16 block=128",
    "controller codec=cpack port=8 write-buffer=2 outstanding=4",
    "controller codec=e2mc sl=4 pdw=2 sampling=off",
    "controller codec=e2mc mfv=1024 vft-ways=8",
    "controller codec=fpc-opt energy-control=ed2 metadata-miss=whole ranges=0",
    "controller codec=bpc-group lanes=16 mag=64 id-bits=1 address-bits=44",
    "controller codec=e2mc-delta compressors=2 decompressors=3 mdc=1024",
    "controller codec=e2mc-delta compressors=2 decompressors=3 mdc=1024 protect=none",
    "controller codec=numbers format=bf16 write-buffer=4",
    "pfor choice=half",
    "controller codec=pfor block=512 port=16 outstanding=4",
    "metadata-cache mdc=1024 block=256",
    "controller codec=bdi protect-metadata=parity protect-buffers=parity",
    "controller codec=bdi protect=none",
    "controller codec=e2mc sl=4 pdw=2 compressors=1 decompressors=2 protect=parity",
    "controller codec=bdi protect-metadata=secded protect-buffers=secded ruser=poison",
];

/// The Verilog of a design's halves without comments, by file.
fn printed(words: &str) -> BTreeMap<String, String> {
    let (name, parameters) = words.split_once(' ').unwrap_or((words, ""));
    let design = design::new(name, &parameters.parse().unwrap()).unwrap();
    let files = design.roles().iter().flat_map(|&role| {
        let module = design.half(role).unwrap().module;
        verilog::print(&module, "")
    });
    files.map(|file| (file.name, bare(&file.text))).collect()
}

/// Lines without their comments and indentation, and without blank lines.
fn bare(text: &str) -> String {
    let lines = text.lines().map(|line| match line.split_once("//") {
        Some((code, _)) => code.trim_end(),
        None => line,
    });
    lines
        .filter(|line| !line.is_empty())
        .map(|line| format!("{line}\n"))
        .collect()
}

#[test]
fn the_verilog_of_all_designs_is_as_it_was() {
    let defaults = designs().iter().map(|entry| entry.name);
    let mut found = String::new();
    for words in defaults.chain(SETS) {
        for (file, text) in printed(words) {
            let hash = &sha256(text.as_bytes())[..16];
            found += &format!("{hash} {words}: {file}\n");
        }
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/emitted_verilog.txt");
    if std::env::var_os("HDLGEN_NEW_HASHES").is_some() {
        fs::write(&path, found).unwrap();
        return;
    }
    let committed = fs::read_to_string(&path).unwrap();
    let differ: Vec<_> = found
        .lines()
        .filter(|line| !committed.contains(line))
        .collect();
    assert!(differ.is_empty(), "other Verilog than before: {differ:#?}");
    assert_eq!(found.lines().count(), committed.lines().count());
}
