//! The examples of `docs/formats.md`: each codec writes the bits that the page shows.

use hdlgen::internals::codec::bits::BitWriter;
use hdlgen::internals::codec::list::{Format, FORMATS};
use hdlgen::internals::codec::Codec;
use hdlgen::internals::params::Options;
use hdlgen::internals::terms::{BlockSize, Geometry, Mag};

/// An example of the page.
struct Example<'a> {
    codec: &'a str,
    block: Vec<u8>,
    bits: String,
}

/// The text between the first two backquotes, and the rest.
fn quoted(text: &str) -> Option<(&str, &str)> {
    text.split_once('`')?.1.split_once('`')
}

/// Something as often as ` × N` behind it says, or once.
fn times(behind: &str) -> usize {
    let number = behind.strip_prefix(" × ").unwrap_or("1");
    let end = number.find(' ').unwrap_or(number.len());
    number[..end].parse().unwrap()
}

fn words(text: &str) -> Vec<u8> {
    let mut rest = text;
    let mut block = Vec::new();
    while !rest.is_empty() {
        let (word, behind) = rest.split_at(rest.find(' ').unwrap_or(rest.len()));
        let count = times(behind);
        let word = u32::from_str_radix(word, 16).unwrap();
        block.extend(std::iter::repeat_n(word.to_le_bytes(), count).flatten());
        rest = behind.strip_prefix(" × ").map_or(behind, |behind| {
            let end = behind.find(' ').unwrap_or(behind.len());
            &behind[end..]
        });
        rest = rest.trim_start();
    }
    block
}

fn examples(page: &str) -> Vec<Example<'_>> {
    let mut all = Vec::new();
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        let Some((codec, behind)) = line.strip_prefix('*').and_then(quoted) else {
            continue;
        };
        let (block, _) = quoted(behind).unwrap_or_else(|| panic!("{line}"));
        let table = lines.by_ref().skip_while(|line| !line.starts_with('|'));
        let rows = table.take_while(|line| line.starts_with('|')).skip(2);
        let bits = rows.map(|row| {
            let cell = row.split(" | ").nth(1).unwrap();
            let (bits, behind) = quoted(cell).unwrap();
            bits.repeat(times(behind))
        });
        all.push(Example {
            codec,
            block: words(block),
            bits: bits.collect(),
        });
    }
    all
}

/// The codec of an example, its codebook trained on the example's block.
fn codec(example: &Example, geometry: Geometry) -> Box<dyn Codec> {
    let (name, flags) = example.codec.split_once(' ').unwrap_or((example.codec, ""));
    let format = Format::find(name).unwrap_or_else(|| panic!("{name}"));
    if let Some(codec) = format.codec(geometry) {
        return codec;
    }
    let words: Vec<&str> = flags.split_whitespace().collect();
    let flag = |all: Options, pair: &[&str]| all.with(pair[0].trim_start_matches("--"), pair[1]);
    let mut options = words.chunks_exact(2).fold(Options::default(), flag);
    if format.is_of_elements() {
        options.set("format", "bf16");
    }
    let scheme = format.scheme(&options, None).unwrap();
    let recipe = scheme.recipe(geometry.block());
    let book = recipe.map(|recipe| recipe.train(&example.block).unwrap());
    scheme.codec(book.as_ref(), geometry).unwrap()
}

#[test]
fn every_codec_writes_what_the_page_says() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/formats.md");
    let page = std::fs::read_to_string(page).unwrap();
    let examples = examples(&page);
    for example in &examples {
        let name = example.codec;
        let block = BlockSize::try_from(example.block.len() as u32).unwrap();
        let geometry = Geometry::new(block, Mag::default()).unwrap();
        let codec = codec(example, geometry);
        let mut out = BitWriter::new();
        let encoded = codec.encode(&example.block, &mut out);
        let bytes = out.finish().iter();
        let bits = bytes.flat_map(|byte| (0..8).map(move |bit| byte >> bit & 1));
        let written: String = bits.map(|bit| char::from(b'0' + bit)).collect();
        assert!(!encoded.raw, "{name}");
        // Only codecs that write the stored form have more than their bits.
        if !codec.writes_stored() {
            assert_eq!(encoded.bits as usize, example.bits.len(), "{name}");
        }
        let (own, filling) = written.split_at(example.bits.len());
        assert_eq!(own, example.bits, "{name}");
        assert!(filling.chars().all(|bit| bit == '0'), "{name}");
    }
    let described = |name: &str| {
        let of = |example: &Example| example.codec.split(' ').next() == Some(name);
        examples.iter().any(of)
    };
    // Its codewords would fill a page: 256 classes at least.
    let missing = FORMATS.iter().filter(|format| !described(format.name));
    let missing: Vec<_> = missing.map(|format| format.name).collect();
    assert_eq!(missing, [Format::E2MC_DELTA]);
}
