//! Builds the wheel, installs it in a fresh environment, and runs the package's tests there, with
//! what the models make of blocks to compare with, and the example notebook.

extern crate hdlgen as hdlgen_rust;

#[path = "../../capi/tests/data/mod.rs"]
mod data;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use data::{codebooks, structured, Job};
use hdlgen::codec::bits::BitWriter;
use hdlgen::codec::list::FORMATS;
use hdlgen::codec::store;

fn run(command: &mut Command) -> String {
    let done = command
        .output()
        .unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let text = [done.stdout, done.stderr].concat();
    let text = String::from_utf8_lossy(&text).into_owned();
    assert!(
        done.status.success(),
        "{command:?}: {}\n{text}",
        done.status
    );
    text
}

/// The Python of the environment that `scripts/test` makes, which has maturin. Without it the test
/// fails, unless `HDLGEN_SKIP_MISSING=1` lets it pass with a line "skipped: TEST".
fn python() -> Option<PathBuf> {
    let venv =
        std::env::var_os("HDLGEN_TEST_VENV").unwrap_or_else(|| OsString::from("target/venv"));
    let python = Path::new(&venv).join("bin/python");
    let python = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(python);
    let has = "import maturin, sys; sys.exit(sys.version_info < (3, 11))";
    let done = Command::new(&python).args(["-c", has]).output();
    if done.is_ok_and(|done| done.status.success()) {
        return Some(python);
    }
    let missing = format!("Python 3.11 with maturin, {}", python.display());
    let may_skip = std::env::var_os("HDLGEN_SKIP_MISSING").is_some_and(|value| value == "1");
    assert!(may_skip, "{missing} is not there (scripts/test makes it)");
    println!("skipped: python::wheel ({missing} is not there)");
    None
}

/// Writes blocks, and what the models make of them.
fn expect(folder: &Path) {
    let blocks = structured(400);
    std::fs::write(folder.join("blocks"), &blocks).unwrap();
    let mut jobs = codebooks(&blocks);
    for parameters in ["block=128 mag=32", "block=128 mag=64", "block=64"] {
        let names = FORMATS
            .iter()
            .map(|format| Job::new(format.name, parameters));
        jobs.extend(names.filter(Job::exists));
    }
    let mut listed = Vec::new();
    for (number, job) in jobs.iter().enumerate() {
        let coder = job.coder();
        let geometry = coder.geometry();
        let (scratch, mut one) = (&mut BitWriter::new(), Vec::new());
        let (mut bits, mut bursts, mut stored) = (Vec::new(), Vec::new(), Vec::new());
        for block in blocks.chunks_exact(geometry.block().bytes()) {
            let size = store(coder.codec(), geometry, block, scratch, &mut one);
            bits.extend_from_slice(&size.to_ne_bytes());
            bursts.push((one.len() / geometry.mag().bytes()) as u8);
            stored.extend_from_slice(&one);
        }
        for (what, bytes) in [("bits", bits), ("bursts", bursts), ("stored", stored)] {
            std::fs::write(folder.join(format!("{number}.{what}")), bytes).unwrap();
        }
        let book = job.book.as_ref().map(|book| {
            let name = format!("{number}.json");
            std::fs::write(folder.join(&name), book.to_json()).unwrap();
            name
        });
        listed.push(serde_json::json!({
            "number": number, "name": job.name, "parameters": job.parameters, "book": book,
        }));
    }
    let listed = serde_json::to_string(&listed).unwrap();
    std::fs::write(folder.join("jobs.json"), listed).unwrap();
}

#[test]
fn a_wheel_in_a_fresh_environment_passes_its_tests() {
    let Some(python) = python() else {
        return;
    };
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = tempfile::tempdir().unwrap();
    let (wheels, venv) = (folder.path().join("wheels"), folder.path().join("venv"));
    // Built as this test is, so that what both share is there.
    let own = std::env::current_exe().unwrap();
    let target = own.ancestors().nth(3).unwrap();
    let mut build = Command::new(&python);
    build.args([
        "-m",
        "maturin",
        "build",
        "--quiet",
        "--locked",
        "--profile",
        "dev",
        "--out",
    ]);
    build.arg(&wheels).env("CARGO_TARGET_DIR", target);
    // Not for the oldest glibc that there is: the wheel stays here.
    run(build
        .args(["--compatibility", "linux"])
        .current_dir(package));
    let wheel = std::fs::read_dir(&wheels)
        .unwrap()
        .next()
        .unwrap()
        .unwrap()
        .path();
    let name = wheel.file_name().unwrap().to_string_lossy().into_owned();
    assert!(
        name.starts_with("hdlgen-0.") && name.contains("-cp311-abi3-"),
        "{name}"
    );

    run(Command::new(&python).args(["-m", "venv"]).arg(&venv));
    let fresh = venv.join("bin/python");
    run(Command::new(&fresh)
        .args(["-m", "pip", "install", "-q", "--no-index"])
        .arg(&wheel));
    expect(folder.path());
    // NumPy is that of the other environment, looked for after the fresh one's packages.
    let site = [
        "-c",
        "import sysconfig; print(sysconfig.get_path('purelib'), end='')",
    ];
    let sites = [&fresh, &python].map(|python| run(Command::new(python).args(site)));
    std::fs::write(Path::new(&sites[0]).join("others.pth"), &sites[1]).unwrap();
    let mut tests = Command::new(&fresh);
    tests
        .env("HDLGEN_EXPECTED", folder.path())
        .env("HDLGEN_ROOT", package.join("../.."));
    // From a folder in which no package lies by chance.
    let ran = run(tests
        .arg(package.join("tests/test_hdlgen.py"))
        .current_dir(folder.path()));
    assert!(ran.contains("OK") && !ran.contains("skipped"), "{ran}");

    let ran = run(Command::new(&fresh)
        .arg(package.join("tests/notebook.py"))
        .arg(package.join("../../examples/python/compression.ipynb"))
        .current_dir(folder.path()));
    assert!(ran.ends_with("3 pictures\n"), "{ran}");
    let emitted = folder
        .path()
        .join("rtl/bpc_opt_lanes32_beat128/manifest.json");
    assert!(emitted.exists(), "{}", emitted.display());
}
