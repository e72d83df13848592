//! The library from C and C++, against the models in Rust: every codec, several threads, no memory
//! asked for block by block, sanitizers, valgrind, and the examples as they are documented.

mod built;
mod data;

use std::path::{Path, PathBuf};
use std::process::Command;

use built::{output, Library};
use data::{codebooks, structured, Job};
use hdlgen_rust::codec::bits::BitWriter;
use hdlgen_rust::codec::list::FORMATS;
use hdlgen_rust::codec::{store, Codec};
use hdlgen_rust::design::Role;
use hdlgen_rust::terms::Geometry;

/// Runs the program on all jobs, and compares what it wrote with the models.
fn compared(mut program: Command, blocks: &[u8], jobs: &[Job]) -> Result<(), String> {
    let folder = tempfile::tempdir().unwrap();
    let (file, out) = (folder.path().join("blocks"), folder.path().join("out"));
    std::fs::write(&file, blocks).unwrap();
    program.arg(&file).arg(&out);
    for (number, job) in jobs.iter().enumerate() {
        let name = match &job.book {
            None => job.name.clone(),
            Some(book) => {
                let path = folder.path().join(format!("book{number}.json"));
                std::fs::write(&path, book.to_json()).unwrap();
                format!("@{}", path.display())
            }
        };
        program.arg(name).arg(&job.parameters);
    }
    output(&mut program);
    for (number, job) in jobs.iter().enumerate() {
        let read = |what: &str| std::fs::read(out.with_extension(format!("{number}.{what}")));
        job.check(blocks, |what| read(what).unwrap())?;
    }
    Ok(())
}

impl Job {
    /// Compares what was read for one codec with its model.
    fn check(&self, blocks: &[u8], read: impl Fn(&str) -> Vec<u8>) -> Result<(), String> {
        let coder = self.coder();
        let (codec, geometry): (&dyn Codec, Geometry) = (coder.codec(), coder.geometry());
        let size = geometry.block().bytes();
        let (bits, bursts, stored) = (read("bits"), read("bursts"), read("stored"));
        let (scratch, mut one, mut next) = (&mut BitWriter::new(), Vec::new(), 0);
        for (number, block) in blocks.chunks_exact(size).enumerate() {
            let wrong = |what| Err(format!("{}: {what} of block {number}", coder.name()));
            let expected = store(codec, geometry, block, scratch, &mut one);
            if bits[4 * number..][..4] != expected.to_ne_bytes() {
                return wrong("bits");
            }
            if usize::from(bursts[number]) * geometry.mag().bytes() != one.len() {
                return wrong("bursts");
            }
            if stored.get(next..next + one.len()) != Some(&one) {
                return wrong("stored bytes");
            }
            next += one.len();
        }
        let count = blocks.len() / size;
        let lengths = [bits.len(), bursts.len(), stored.len()];
        assert_eq!(lengths, [4 * count, count, next], "{}", coder.name());
        assert_eq!(read("back"), blocks[..count * size], "{}", coder.name());
        let latency = |role| match coder.design() {
            Ok(design) => design.half(role).unwrap().latency,
            Err(_) => 0,
        };
        let cycles = [Role::Compressor, Role::Decompressor].map(latency);
        let cycles: Vec<u8> = cycles.into_iter().flat_map(u32::to_ne_bytes).collect();
        assert_eq!(read("cycles"), cycles, "{}", coder.name());
        Ok(())
    }
}

/// All codecs in all geometries, with codebooks of these blocks.
fn jobs(blocks: &[u8]) -> Vec<Job> {
    let mut jobs = codebooks(blocks);
    for parameters in ["block=128 mag=32", "block=128 mag=64", "block=64"] {
        let names = FORMATS
            .iter()
            .map(|format| Job::new(format.name, parameters));
        jobs.extend(names.filter(|job| job.exists()));
    }
    jobs
}

fn source(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/c")
        .join(name)
}

#[test]
fn every_codec_from_c_is_its_model() {
    let Some(library) = Library::install(&["gcc"]) else {
        return;
    };
    let program = library.compile(&source("compare.c"), &["-DCOUNT_ALLOCATIONS"]);
    let mut blocks = structured(400);
    let jobs = jobs(&blocks);
    assert!(jobs.len() > 45, "{}", jobs.len());
    compared(library.run(&program), &blocks, &jobs).unwrap();

    // The comparison sees one bit of one block.
    let job = &jobs[jobs.len() - 1..];
    let folder = tempfile::tempdir().unwrap();
    let (file, out) = (folder.path().join("blocks"), folder.path().join("out"));
    std::fs::write(&file, &blocks).unwrap();
    let mut run = library.run(&program);
    output(
        run.arg(&file)
            .arg(&out)
            .args([&job[0].name, &job[0].parameters]),
    );
    blocks[7 * 64 + 5] ^= 1;
    let read = |what: &str| std::fs::read(out.with_extension(format!("0.{what}"))).unwrap();
    let seen = job[0].check(&blocks, read).unwrap_err();
    assert!(seen.ends_with("of block 7"), "{seen}");
}

#[test]
fn errors_have_a_status_and_a_text() {
    let Some(library) = Library::install(&["g++"]) else {
        return;
    };
    let program = library.compile(&source("errors.cpp"), &[]);
    output(&mut library.run(&program));
}

/// Files of several lengths: what was put in is found at its address, and nothing elsewhere.
#[test]
fn bursts_in_a_file_are_found_by_address() {
    let Some(library) = Library::install(&["gcc"]) else {
        return;
    };
    let flags = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"];
    let program = library.compile(&source("bursts.c"), &flags);
    let file = library.prefix.path().join("written");
    for count in [0u64, 1, 2, 5000] {
        // Addresses in no order, up to the highest.
        let address = |i: u64| u64::MAX - 127 - 128 * (i * 2_654_435_761 % 1_000_003);
        let entry = |i: u64| [&address(i).to_le_bytes()[..], &[(i % 4) as u8 + 1]].concat();
        std::fs::write(&file, (0..count).flat_map(entry).collect::<Vec<u8>>()).unwrap();
        let (mut run, mut expected) = (library.run(&program), String::new());
        run.arg(&file).arg(address(count).to_string());
        expected += "0 ";
        for i in (0..count).step_by(97) {
            run.arg(address(i).to_string());
            expected += &format!("{} ", i % 4 + 1);
        }
        assert_eq!(output(&mut run), expected);
    }
    // What `eval --bursts` wrote; of a block that is there twice the last counts.
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut run = library.run(&program);
    run.arg(root.join("tests/data/bursts.bin"));
    let addresses = [
        "0x7f0000001080",
        "0x7f0000001000",
        "0xffffffffffffff80",
        "0",
        "0x80",
    ];
    assert_eq!(output(run.args(addresses)), "2 3 4 3 0 ");
    std::fs::write(&file, [0; 10]).unwrap();
    let refused = library.run(&program).arg(&file).output().unwrap();
    assert_eq!(refused.status.code(), Some(3));
}

#[test]
fn sanitizers_find_nothing() {
    let Some(library) = Library::install(&["gcc", "g++"]) else {
        return;
    };
    let flags = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"];
    let blocks = structured(100);
    let program = library.compile(&source("compare.c"), &flags);
    compared(library.run(&program), &blocks, &jobs(&blocks)).unwrap();
    let program = library.compile(&source("errors.cpp"), &flags);
    output(&mut library.run(&program));
}

#[test]
fn valgrind_finds_nothing() {
    let Some(library) = Library::install(&["gcc", "valgrind"]) else {
        return;
    };
    let program = library.compile(&source("compare.c"), &[]);
    let mut run = library.environment(Command::new("valgrind"));
    run.args(["-q", "--error-exitcode=9", "--leak-check=full"])
        .arg(program);
    let blocks = structured(12);
    let mut jobs = codebooks(&blocks);
    jobs.truncate(3);
    let names = FORMATS
        .iter()
        .map(|format| Job::new(format.name, "block=128"));
    jobs.extend(names.filter(|job| job.exists()));
    compared(run, &blocks, &jobs).unwrap();
}

#[test]
fn examples_do_what_the_documentation_says() {
    let Some(library) = Library::install(&["gcc", "g++"]) else {
        return;
    };
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let file = library.prefix.path().join("zeros");
    std::fs::write(&file, vec![0; 12_800]).unwrap();
    let text = |example: &str, flags: &[&str], codec: &str| {
        let program = library.compile(&root.join("examples/c").join(example), flags);
        output(library.run(&program).arg(codec).arg(&file))
    };
    let ratio = text("ratio.c", &[], "bpc-opt");
    assert!(
        ratio.starts_with("bpc-opt: 100 blocks, 1.000 bursts each; one of"),
        "{ratio}"
    );
    let ratio = text("ratio.c", &[], "lzss");
    assert_eq!(ratio, "lzss: 100 blocks, 1.000 bursts each\n");
    let back = text("round_trip.cpp", &[], "bdi");
    assert_eq!(back, "bdi: 12800 bytes stored in 3200, and back again\n");
    let page = std::fs::read_to_string(root.join("docs/library.md")).unwrap();
    for (example, language) in [("ratio.c", "c"), ("round_trip.cpp", "cpp")] {
        let text = std::fs::read_to_string(root.join("examples/c").join(example)).unwrap();
        let shown = page.contains(&format!("```{language}\n{text}```\n"));
        assert!(
            shown,
            "docs/library.md does not show examples/c/{example} as it is"
        );
    }
    // The static library, without the shared one beside it.
    let archive = library.prefix.path().join("lib/libhdlgen.a");
    let program = library.prefix.path().join("static");
    let mut compile = Command::new("gcc");
    compile.arg("-I").arg(library.prefix.path().join("include"));
    compile
        .arg(root.join("examples/c/ratio.c"))
        .arg(archive)
        .arg("-o")
        .arg(&program);
    output(compile.args(["-lpthread", "-ldl", "-lm"]));
    let ratio = output(Command::new(program).arg("bdi").arg(&file));
    assert!(ratio.starts_with("bdi: 100 blocks, 1.000"), "{ratio}");
    // And what programs ask for is the interface's version.
    let names = output(
        Command::new("objdump")
            .arg("-p")
            .arg(library.prefix.path().join("lib/libhdlgen.so")),
    );
    let (major, minor) = (
        env!("CARGO_PKG_VERSION_MAJOR"),
        env!("CARGO_PKG_VERSION_MINOR"),
    );
    let name = format!("SONAME               libhdlgen.so.{major}.{minor}\n");
    assert!(names.contains(&name), "{names}");
}
