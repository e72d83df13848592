//! The readers of the program's own files, and of others that it is given.

use std::path::Path;

use hdlgen::internals::axi_bench::{parse_trace, Direction, Generator, Pattern, Traffic};
use hdlgen::internals::cli::{decode, size, sweep};
use hdlgen::internals::codebook::Book;
use hdlgen::internals::codec::{load, Index, Made, Parameters};
use hdlgen::internals::design::{Design, Options};
use hdlgen::internals::flow::liberty::{self, Library};
use hdlgen::internals::terms::Geometry;

use super::words::{parse, Bytes, Folder};

/// A codebook that is read is written as it is, and a design takes it.
pub fn codebook(data: &[u8]) {
    let folder = Folder::with("book.json", data);
    let read = |folder: &Folder| Book::read(&folder.path("book.json"));
    let book = match read(&folder) {
        Ok(book) => book,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return;
        }
    };
    folder.write("book.json", book.to_json().as_bytes());
    assert_eq!(read(&folder).expect("what was written"), book);
    let Some(design) = design_for(&book) else {
        return;
    };
    let reference = design.reference(Some(&book)).expect("a design for it");
    let geometry = design.geometry();
    // A codebook may leave codes unused, which is where decoders are wrong.
    for metadata in 0..geometry.raw_metadata() {
        let mut bytes = Bytes(&data[data.len() / 2..]);
        let stored = bytes.take((usize::from(metadata) + 1) * geometry.mag().bytes());
        let mut block = vec![0; geometry.block().bytes()];
        let model = reference.model.as_ref();
        if load(model, geometry, metadata, &stored, &mut block).is_ok() {
            super::codecs::round_trip(model, geometry, &block);
        }
    }
}

/// The design of a codebook; none where it is for blocks that no design has.
fn design_for(book: &Book) -> Option<Box<dyn Design>> {
    let mut options = Options::default();
    options.set_others(book.parameters());
    hdlgen::design(book.codec(), &options).ok()
}

/// An index of a stream of a codec without a codebook, in either form.
pub fn index(data: &[u8]) {
    let folder = Folder::with("x.index", data);
    let geometry = Geometry::default();
    let mut made = Made {
        codec: "fpc".into(),
        parameters: Parameters::new(),
        codebook: None,
        stored: false,
    };
    for (name, value) in [
        ("block", geometry.block().get()),
        ("mag", geometry.mag().get()),
    ] {
        made.parameters.insert(name.into(), value.into());
    }
    let codec = hdlgen::codec("fpc").expect("a codec");
    let read = Index::read(&folder.path("x.index"), &made, geometry);
    let checked = read.and_then(|index| index.check(codec.codec(), geometry, None));
    if let Err(error) = checked {
        assert!(!error.to_string().is_empty());
    }
}

/// A stream with its index, as the command takes them. The index is made here, so that most of what
/// is tried gets to the blocks.
pub fn stream(data: &[u8]) {
    let mut bytes = Bytes(data);
    let codecs = [
        "fpc",
        "bpc",
        "bdi",
        "m-bdi",
        "cpack",
        "lzss",
        "fibonacci",
        "fpc-mc",
    ];
    let codec = bytes.choose(&codecs);
    let geometries: Vec<Geometry> = Geometry::all().collect();
    let geometry = *bytes.choose(&geometries);
    let (block, mag) = (geometry.block(), geometry.mag());
    let stored = *bytes.choose(&[false, true]);
    let (mut entries, mut own) = (Vec::new(), 0);
    for _ in 0..bytes.byte() % 16 {
        let entry = bytes.word() & 0x87ff;
        let bits = u32::from(entry & !0x8000);
        own += if stored {
            geometry.stored_bytes(bits)
        } else {
            bits.div_ceil(8) as usize
        };
        entries.extend(entry.to_le_bytes());
    }
    let blocks = entries.len() / 2;
    let data_bytes = (blocks * block.bytes()).saturating_sub(usize::from(bytes.byte()));
    // One byte more or less now and then.
    own = (own + 1).saturating_sub((usize::from(bytes.byte()) / 85).min(2));
    let made = format!(
        r#"{{"codec":"{codec}","parameters":{{"block":{block},"mag":{mag}}},"codebook":null,"stored":{stored}}}"#
    );
    let mut index = b"hdlgen index 1\n".to_vec();
    index.extend((made.len() as u32).to_le_bytes());
    index.extend(made.as_bytes());
    index.extend(&entries);
    index.extend((data_bytes as u64).to_le_bytes());
    let folder = Folder::with("x.index", &index);
    folder.write("x", &bytes.take(own));
    let line = format!("--codec {codec} --block {block} --mag {mag} @x --index @x.index -o @back");
    match decode::run(&parse(&folder, &line)) {
        Ok(()) => {
            let back = std::fs::read(folder.path("back")).expect("what was decoded");
            assert_eq!(back.len(), data_bytes);
            folder.has_only(&["back", "x", "x.index"]);
        }
        Err(error) => {
            assert!(!format!("{error:#}").is_empty());
            folder.has_only(&["x", "x.index"]);
        }
    }
}

/// A cell library, packed or not.
pub fn liberty(data: &[u8]) {
    let folder = Folder::with("x.lib", data);
    let read = liberty::read(Some(&folder.path("x.lib")));
    let library = read.and_then(|text| Library::parse(&text, Path::new("x.lib")));
    match library {
        Ok(library) => {
            library.nand2();
            library.inverter();
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// The manifest of a folder that was written before.
pub fn manifest(data: &[u8]) {
    let folder = Folder::with("manifest.json", data);
    if let Some(manifest) = hdlgen::manifest(folder.root()) {
        for top in &manifest.tops {
            top.for_flow(folder.root().into());
        }
    }
}

/// A list of designs in TOML, of which `sweep` makes jobs.
pub fn designs(data: &[u8]) {
    let folder = Folder::with("designs.toml", data);
    let done = sweep::run(&parse(&folder, "--config @designs.toml --jobs-file @jobs"));
    match done {
        Ok(()) => folder.has_only(&["designs.toml", "jobs"]),
        Err(error) => {
            assert!(!format!("{error:#}").is_empty());
            folder.has_only(&["designs.toml"]);
        }
    }
}

/// What `synth --json` printed, as `sweep` and `size` read it; the first byte says how they print it.
pub fn points(data: &[u8]) {
    let Some((form, data)) = data.split_first() else {
        return;
    };
    let folder = Folder::with("points.json", data);
    let form = usize::from(form % 4);
    let (sweep, size) = [
        ("", ""),
        ("--json", "--json"),
        ("--csv", ""),
        ("--svg @points.svg", "--json"),
    ][form];
    let swept = sweep::run(&parse(&folder, &format!("--collect @points.json {sweep}")));
    let _ = size::run(&parse(
        &folder,
        &format!("--gpu a100 --library @points.json {size}"),
    ));
    if swept.is_err() || form < 3 {
        folder.has_only(&["points.json"]);
    }
}

/// A list of accesses for the memory bench, and the requests that become of it.
pub fn requests(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let entries = match parse_trace(text) {
        Ok(entries) => entries,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return;
        }
    };
    for port in [8, 64] {
        let traffic = Traffic::new(Pattern::Trace(entries.clone().into()), port);
        // An access may be of any length: its bursts are made when they are asked for.
        let mut requests = Generator::new(traffic, 1).take(200);
        for entry in &entries {
            let mut next = entry.address;
            while next < entry.address + entry.bytes {
                let Some(request) = requests.next() else {
                    return;
                };
                assert_eq!(request.direction, entry.direction);
                assert_eq!(request.access.address, next);
                let range = request.access.range();
                assert_eq!(
                    range.start / 4096,
                    (range.end - 1) / 4096,
                    "a burst past 4 KiB"
                );
                next = match request.direction {
                    Direction::Read => range.end.min(entry.address + entry.bytes),
                    Direction::Write => {
                        range.start + request.strobes.iter().filter(|&&on| on).count() as u64
                    }
                };
                assert!(request.access.beats <= 256);
            }
        }
        assert!(requests.next().is_none());
    }
}
