//! The inputs that fuzzing keeps: what covers most, and what once went wrong. Each goes through the
//! function that was fuzzed with it, without the fuzzer.

use std::collections::BTreeSet;
use std::fs;
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

#[path = "../../fuzz/src/lib.rs"]
mod fuzz;

/// Many times what any of them takes.
const LONGEST: Duration = Duration::from_secs(60);

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("fuzz")
        .join(name)
}

/// The names of the files in a folder; empty if it does not exist.
fn names(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let names = entries.map(|entry| entry.unwrap().file_name());
    names.map(|name| name.into_string().unwrap()).collect()
}

/// Runs all inputs of a target.
fn replay(name: &str) {
    let mut count = 0;
    for kind in ["corpus", "crashes"] {
        let folder = folder(kind).join(name);
        for input in names(&folder) {
            let data = fs::read(folder.join(&input)).unwrap();
            let start = Instant::now();
            let run = catch_unwind(|| fuzz::run(name, &data));
            assert!(run.is_ok(), "fuzz/{kind}/{name}/{input}");
            assert!(start.elapsed() < LONGEST, "fuzz/{kind}/{name}/{input}");
            count += 1;
        }
    }
    assert!(count > 0, "no inputs for {name}");
}

macro_rules! targets {
    ($($name:ident)*) => {
        $(#[test] fn $name() { replay(stringify!($name)); })*

        #[test]
        fn every_target_has_a_program_inputs_and_a_test() {
            let tests: BTreeSet<String> = [$(stringify!($name).to_owned()),*].into();
            let targets = fuzz::TARGETS.iter().map(|target| target.name.to_owned());
            assert_eq!(targets.collect::<BTreeSet<_>>(), tests);
            let programs = tests.iter().map(|name| format!("{name}.rs"));
            assert_eq!(names(&folder("fuzz_targets")), programs.collect());
            assert_eq!(names(&folder("corpus")), tests);
            assert!(names(&folder("crashes")).is_subset(&tests));
        }
    };
}

targets! {
    codebook index stream liberty manifest designs points requests gpu gpu_requests
    raw npy npz gzip zstd safetensors trace evaluations histograms
    decoder encoder decompressor compressor
}
