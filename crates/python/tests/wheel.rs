//! Builds the wheel, installs it in a fresh environment, and runs the package's tests there, with
//! what the models make of blocks to compare with, the example notebook, and the benches of
//! testbench/cocotb, whose model it is.

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
use rayon::prelude::*;

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

/// The Python of the environment that `scripts/test` makes, which has maturin and cocotb. Without it the test
/// fails, unless `HDLGEN_SKIP_MISSING=1` lets it pass with a line "skipped: TEST".
fn python() -> Option<PathBuf> {
    let venv =
        std::env::var_os("HDLGEN_TEST_VENV").unwrap_or_else(|| OsString::from("target/venv"));
    let python = Path::new(&venv).join("bin/python");
    let python = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(python);
    let has = "import cocotb, maturin, shutil, sys
sys.exit(sys.version_info < (3, 11) or not shutil.which('iverilog'))";
    let done = Command::new(&python).args(["-c", has]).output();
    if done.is_ok_and(|done| done.status.success()) {
        return Some(python);
    }
    let missing = format!(
        "Icarus Verilog, or Python 3.11 with maturin and cocotb, {}",
        python.display()
    );
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

/// The bench of testbench/cocotb on a design that was written: whether all is well, and what it says.
fn bench(python: &Path, design: &Path, number: &str) -> (bool, String) {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testbench/cocotb/run.py");
    let done = Command::new(python)
        .arg(script)
        .arg(design)
        .args(["--number", number])
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .output()
        .unwrap();
    let text = [done.stdout, done.stderr].concat();
    let text = String::from_utf8_lossy(&text).into_owned();
    (done.status.success(), text)
}

/// Writes designs that cocotb drives, with the package as the model that they are compared with;
/// where a text is to be replaced in a file of theirs, once as they are and once with that bug.
fn cocotb(python: &Path, folder: &Path) {
    let controller = "codec=bdi block=64 port=16 write-buffer=4 outstanding=4 metadata-miss=whole \
                      mdc=1024 mdc-ways=1 protect=none";
    // What is emitted, blocks or requests, tests of each module, and of which module one bug.
    #[rustfmt::skip]
    let rows = [
        ("bdi", "block=64", "300", 4, None),
        ("fpc-opt", "lanes=16 beat=16", "50", 4,
            Some(("match.v", "is_zero = low_half_is_zero & ~(|", "is_zero = low_half_is_zero & (|"))),
        ("e2mc", "sl=4 pdw=2 block=64", "50", 4, None),
        // Bytes that were not written no longer come from the block that is read.
        ("controller", controller, "40", 2,
            Some(("pack.v", " & modify_held[", " & ~modify_held["))),
    ];
    let bench_one = |(name, options, number, tests, bug): (&str, &str, _, usize, Option<_>)| {
        let design = hdlgen::design(name, &options.parse().unwrap()).unwrap();
        let manifest = design.emit(folder).unwrap();
        let written = folder.join(design.name());
        let (good, said) = bench(python, &written, number);
        assert!(good, "{said}");
        for top in &manifest.tops {
            let line = format!("{}: {tests} tests, 0 failed", top.module);
            assert!(said.contains(&line), "{said}");
        }
        let Some((file, text, wrong)) = bug else {
            return;
        };
        let file = written.join(format!("{}_{file}", design.name()));
        let verilog = std::fs::read_to_string(&file).unwrap();
        assert!(verilog.contains(text), "{verilog}");
        std::fs::write(&file, verilog.replace(text, wrong)).unwrap();
        let (good, said) = bench(python, &written, number);
        assert!(!good, "{said}");
        let line = format!("{}: {tests} tests, {tests} failed", manifest.tops[0].module);
        assert!(said.contains(&line), "{said}");
    };
    rows.into_par_iter().for_each(bench_one);

    // What has no model is refused.
    let dbi = hdlgen::design("dbi", &Default::default()).unwrap();
    dbi.emit(folder).unwrap();
    let (good, said) = bench(python, &folder.join(dbi.name()), "1");
    assert!(!good && said.contains("no codec 'dbi'"), "{said}");
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

    cocotb(&fresh, &folder.path().join("cocotb"));
}
