//! The adapters of `examples` for simulators, compiled with as much of each simulator's interface
//! as they use, and run.

mod built;
mod data;

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use built::{output, Library};
use data::{codebooks, structured, Job};
use hdlgen_rust::codec::bits::BitWriter;
use hdlgen_rust::codec::list::FORMATS;
use hdlgen_rust::codec::store;
use hdlgen_rust::design::Role;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

/// Compiles a simulator's driver with the adapter of `examples`.
fn driver(library: &Library, simulator: &str) -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let interface = here.join("tests/simulators").join(simulator);
    let adapter = here.join("../../examples").join(simulator);
    let include = |folder: &Path| format!("-I{}", folder.display());
    let flags = [include(&interface), include(&adapter)];
    let sanitized = ["-fsanitize=address"];
    let flags: Vec<&str> = flags.iter().map(String::as_str).chain(sanitized).collect();
    library.compile(&interface.join("driver.cpp"), &flags)
}

#[test]
fn ramulators_memory_sees_as_many_bursts_as_blocks_have() {
    let Some(library) = Library::install(&["g++"]) else {
        return;
    };
    let program = driver(&library, "ramulator2");
    let folder = tempfile::tempdir().unwrap();
    let (bursts, requests) = (folder.path().join("bursts"), folder.path().join("requests"));
    let run = || {
        let mut run = library.run(&program);
        run.arg(&bursts).arg(&requests);
        run
    };
    let refused = |what: &str| {
        let done = run().output().unwrap();
        let text = String::from_utf8(done.stderr).unwrap();
        assert_eq!(done.status.code(), Some(3), "{text}");
        assert!(text.contains(what), "{text}");
    };
    std::fs::write(&requests, "").unwrap();
    refused("bursts is no file of addresses and bursts");

    // Every other block of 128 bytes is this channel's; some are not in the table.
    let mut random = SmallRng::seed_from_u64(3);
    let table: Vec<u8> = (0..50).map(|_| random.random_range(0..=4)).collect();
    let entry = |(number, &bursts): (usize, &u8)| {
        let entry = [&(256 * number as u64).to_le_bytes()[..], &[bursts]].concat();
        if bursts == 0 {
            Vec::new()
        } else {
            entry
        }
    };
    let entries: Vec<u8> = table.iter().enumerate().flat_map(entry).collect();
    std::fs::write(&bursts, entries).unwrap();
    let (mut text, mut sent) = (String::new(), 0);
    let (mut read, mut written, mut blocks, mut held) = (0, 0, 0, 0);
    for _ in 0..2000 {
        let number = random.random_range(0..table.len());
        let (kind, in_table) = (random.random_range(0..4), usize::from(table[number]));
        let stored = if in_table == 0 { 4 } else { in_table };
        // A block is read or written whole, and now and then read again at once.
        let times = if kind == 1 { 2 } else { 1 };
        for burst in (0..4).cycle().take(4 * times) {
            let kind = if kind == 0 { 'W' } else { 'R' };
            writeln!(text, "{kind} {}", 256 * number + 32 * burst).unwrap();
            sent += 1;
        }
        let moved = if kind == 0 { &mut written } else { &mut read };
        *moved += times * stored;
        if kind != 0 && stored < 4 {
            blocks += times;
            held += times * stored;
        }
    }
    std::fs::write(&requests, &text).unwrap();
    let (reads_saved, writes_saved) = (4 * blocks - held, sent - read - written);
    let writes_saved = writes_saved - reads_saved;
    assert_eq!(
        output(&mut run()),
        format!(
            "read {read}, written {written}, answered {sent} of {sent}, bursts_read {held}, \
             compressed_block_reads {blocks}, read_bursts_saved {reads_saved}, \
             write_bursts_saved {writes_saved}\n"
        )
    );

    std::fs::write(&requests, "R 0\n").unwrap();
    std::fs::write(&bursts, [0, 0, 0, 0, 0, 0, 0, 0, 5]).unwrap();
    refused("has a block of 5 bursts, and a block is 4");
    std::fs::write(&requests, "R -1\n").unwrap();
    refused("the front end gives no addresses");
}

#[test]
fn gem5_compresses_lines_as_the_models_do() {
    let Some(library) = Library::install(&["g++"]) else {
        return;
    };
    let program = driver(&library, "gem5");
    let blocks = structured(12);
    let folder = tempfile::tempdir().unwrap();
    let (file, book) = (folder.path().join("lines"), folder.path().join("book"));
    std::fs::write(&file, &blocks).unwrap();
    let run = |codec: &str, parameters: &str| -> Command {
        let mut run = library.run(&program);
        run.args([codec, parameters]).arg(&file);
        run
    };
    let plain = FORMATS
        .iter()
        .map(|format| Job::new(format.name, "block=64"));
    let mut jobs: Vec<Job> = plain.filter(Job::exists).collect();
    let trained = codebooks(&blocks).into_iter();
    jobs.extend(trained.filter(|job| job.parameters.contains("block=64")));
    assert!(jobs.len() > 12, "{}", jobs.len());
    for job in jobs {
        let coder = job.coder();
        let (codec, geometry) = (coder.codec(), coder.geometry());
        let (mut scratch, mut one) = (BitWriter::new(), Vec::new());
        let mut expected = String::new();
        for line in blocks.chunks_exact(64) {
            one.clear();
            let bits = store(codec, geometry, line, &mut scratch, &mut one);
            let bursts = (one.len() / geometry.mag().bytes()) as u32;
            // What has no hardware takes a cycle for each of 16 chunks.
            let cycles = |role| coder.latency(role, bursts).unwrap_or(16);
            let (compress, decompress) = (cycles(Role::Compressor), cycles(Role::Decompressor));
            writeln!(expected, "{bits} {} {decompress}", compress + 100).unwrap();
        }
        let name = match &job.book {
            None => job.name.clone(),
            Some(trained) => {
                std::fs::write(&book, trained.to_json()).unwrap();
                format!("@{}", book.display())
            }
        };
        let parameters = job.parameters.replace("block=64", "");
        assert_eq!(
            output(&mut run(&name, &parameters)),
            expected,
            "{}",
            job.name
        );
    }
    let refused = run("nothing", "").output().unwrap();
    let text = String::from_utf8(refused.stderr).unwrap();
    assert_eq!(refused.status.code(), Some(1));
    assert!(
        text.starts_with("compressor: ") && text.contains("nothing"),
        "{text}"
    );
}

/// Sniper's model, and the header that it and the patch of GPGPU-Sim are made of.
#[test]
fn requests_take_as_long_as_their_blocks() {
    let Some(library) = Library::install(&["g++"]) else {
        return;
    };
    let program = driver(&library, "sniper");
    let table = library.prefix.path().join("bursts");
    let entry = |(address, bursts): (u64, u8)| [&address.to_le_bytes()[..], &[bursts]].concat();
    let write = |entries: &[(u64, u8)]| {
        let bytes: Vec<u8> = entries.iter().copied().flat_map(entry).collect();
        std::fs::write(&table, bytes).unwrap();
    };
    let run = |mag: &str, requests: &[u64]| {
        let mut run = library.run(&program);
        run.env("HDLGEN_BURSTS", &table).env("HDLGEN_MAG", mag);
        run.args(requests.iter().map(u64::to_string));
        run
    };
    write(&[(0x1000, 1), (0x1080, 4), (0x1180, 3)]);
    let requests = [
        (0x1000, 128, 32),  // all of a block of a burst
        (0x1020, 32, 32),   // a part of it
        (0x1080, 128, 128), // one that is stored uncompressed
        (0x10a0, 32, 32),   // a part of that
        (0x1100, 128, 128), // one that is not in the table
        (0x1180, 64, 96),   // less than is to be read of it
        (0x1000, 512, 32 + 128 + 128 + 96),
        (0x1060, 64, 32 + 32), // over the end of a block
    ];
    let asked: Vec<u64> = requests
        .iter()
        .flat_map(|&(address, size, _)| [address, size])
        .collect();
    let expected: String = requests
        .iter()
        .map(|(_, _, bytes)| format!("{bytes} "))
        .collect();
    assert_eq!(output(&mut run("32", &asked)), expected);
    // Of several entries of a block the last one counts; bursts of 64 bytes.
    write(&[(0, 2), (128, 1), (0, 1)]);
    assert_eq!(output(&mut run("64", &[0, 128, 128, 128])), "64 64 ");
    let none = output(run("32", &[0, 128]).env_remove("HDLGEN_BURSTS"));
    assert_eq!(none, "128 ");
    for (mag, file, error) in [
        ("48", vec![], "48"),
        ("32", vec![0; 10], "is no file of addresses"),
    ] {
        std::fs::write(&table, file).unwrap();
        let refused = run(mag, &[0, 128]).output().unwrap();
        let text = String::from_utf8(refused.stderr).unwrap();
        assert!(
            refused.status.code() == Some(3) && text.contains(error),
            "{text}"
        );
    }
}
