//! The modules that the tests run, and blocks for them.

use std::path::{Path, PathBuf};

use hdlgen::internals::flow::verilator::{self, Binary, BuildOptions};
use hdlgen::internals::flow::Top;
use hdlgen::internals::stream::{Beats, ConfigPort, Stalls, StreamPort};
use tempfile::TempDir;

const SLICE: &str = include_str!("../../data/slice.v");

pub fn port(data_bytes: usize, user_bits: u32) -> StreamPort {
    StreamPort {
        data_bytes,
        user_bits,
        metadata: user_bits > 1,
    }
}

pub fn data() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data")
}

/// `slice.v` with each `from` replaced by its `to`, in a folder of its own. A replacement without a match
/// fails the test.
pub fn slice_with(changes: &[(&str, &str)], data_bytes: usize) -> (TempDir, Top) {
    let mut text = SLICE.to_string();
    for (from, to) in changes {
        assert!(text.contains(from), "slice.v has no '{from}'");
        text = text.replace(from, to);
    }
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("slice.v"), text).unwrap();
    let top = Top {
        module: "slice".into(),
        folder: folder.path().into(),
        files: vec!["slice.v".into()],
        input: port(data_bytes, 2),
        raw: None,
        output: port(data_bytes, 2),
        config: None,
        framing_error: false,
    };
    (folder, top)
}

pub fn keyed() -> Top {
    Top {
        module: "keyed".into(),
        folder: data(),
        files: vec!["keyed.v".into(), "hdlgen_ram_16x32.v".into()],
        input: port(4, 0),
        raw: None,
        output: port(4, 0),
        config: Some(ConfigPort { address_bits: 6 }),
        framing_error: false,
    }
}

pub fn build(top: &Top, folder: &TempDir) -> Binary {
    verilator::build(top, &folder.path().join("model"), BuildOptions::QUICK).unwrap()
}

/// Blocks of 1 to 5 beats, no two beats alike.
pub fn blocks(count: usize, data_bytes: usize, user: bool) -> Beats {
    let mut beats = Beats::new(data_bytes);
    for at in 0..count {
        let bytes = data_bytes * (1 + at % 5);
        let data: Vec<u8> = (0..bytes)
            .map(|k| (at * 37 + k * 11 + k / 7) as u8)
            .collect();
        beats.push_block(&data, if user { (at % 4) as u8 } else { 0 });
    }
    beats
}

pub fn stalls(seed: u64) -> Stalls {
    Stalls {
        seed,
        input: 30,
        output: 40,
    }
}

pub fn have_default_library() -> bool {
    let Err(error) = hdlgen::internals::flow::liberty::read(None) else {
        return true;
    };
    crate::common::skip_or_fail(&error);
    false
}
