//! The decoders, on any stored bytes, and the encoders, on any block.

use std::sync::OnceLock;

use hdlgen::internals::codebook::Recipe;
use hdlgen::internals::codec::bits::BitWriter;
use hdlgen::internals::codec::list::{Format, FORMATS};
use hdlgen::internals::codec::{load, store, Codec};
use hdlgen::internals::params::Options;
use hdlgen::internals::terms::{Bases, BlockSize, Choice, Ends, Geometry, Mag, NumberFormat};

use super::words::Bytes;

/// A codec, and the geometry that it is for.
struct Case {
    codec: Box<dyn Codec>,
    geometry: Geometry,
}

/// Stored bytes of any codec: if they are a block, it is encoded and decoded to the same.
pub fn decoder(data: &[u8]) {
    let mut bytes = Bytes(data);
    let Case { codec, geometry } = case(&mut bytes);
    let mut block = vec![0; geometry.block().bytes()];
    // One metadata more than there is.
    let metadata = bytes.byte() % (geometry.raw_metadata() + 2);
    let right = geometry.bytes_of(metadata);
    // A right length, mostly: with a wrong one there is nothing to decode.
    let length = match bytes.byte() {
        255 => bytes.0.len(),
        _ => right,
    };
    let mut stored = bytes.take(length);
    if load(codec.as_ref(), *geometry, metadata, &stored, &mut block).is_ok() {
        round_trip(codec.as_ref(), *geometry, &block);
    }
    // Whole bursts, as many as there are: a stream's blocks may take more than the block.
    let whole = stored.len().max(1).next_multiple_of(geometry.mag().bytes());
    stored.resize(whole, 0);
    if codec.decode(&stored, &mut block).is_ok() {
        round_trip(codec.as_ref(), *geometry, &block);
    }
}

/// Any block: what is stored of it is that block.
pub fn encoder(data: &[u8]) {
    let mut bytes = Bytes(data);
    let Case { codec, geometry } = case(&mut bytes);
    let block = bytes.take(geometry.block().bytes());
    round_trip(codec.as_ref(), *geometry, &block);
}

/// Encodes a block, and decodes that, in both forms: as memory has it, and as a stream does.
pub fn round_trip(codec: &dyn Codec, geometry: Geometry, block: &[u8]) {
    let (mut writer, mut stored) = (BitWriter::new(), Vec::new());
    let mut back = vec![0; block.len()];
    let bits = store(codec, geometry, block, &mut writer, &mut stored);
    assert_eq!(bits, codec.size(block), "bits");
    assert!(bits <= codec.max_bits().max(geometry.block().bits()));
    load(codec, geometry, geometry.metadata(bits), &stored, &mut back).expect("a block");
    assert_eq!(back, block);
    if codec.writes_stored() {
        return;
    }
    let encoded = codec.encode(block, &mut writer);
    assert_eq!(encoded.bits, bits);
    let mut stored = writer.finish().to_vec();
    assert_eq!(stored.len(), bits.div_ceil(8) as usize);
    if encoded.raw {
        assert_eq!(stored, block);
        return;
    }
    let bursts = geometry.bursts(bits) as usize;
    stored.resize(bursts * geometry.mag().bytes(), 0);
    codec.decode(&stored, &mut back).expect("an encoding");
    assert_eq!(back, block);
}

fn case(bytes: &mut Bytes) -> &'static Case {
    static CASES: OnceLock<Vec<Case>> = OnceLock::new();
    let cases = CASES.get_or_init(cases);
    &cases[usize::from(bytes.byte()) % cases.len()]
}

/// The formats with codebooks that [`cases`] has in forms of its own.
const IN_FORMS: [&str; 3] = ["e2mc", "e2mc-delta", "numbers"];

/// Every format in every geometry, some in a few forms; at most 256 in all.
fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for geometry in Geometry::all() {
        let codecs = FORMATS.iter().filter_map(|format| format.codec(geometry));
        cases.extend(codecs.map(|codec| Case { codec, geometry }));
    }
    cases.extend(pfor());
    for (number, geometry) in Geometry::all().enumerate() {
        for (sl, pdw) in [(4, 1), (8, 2), (16, 4), (32, 8)] {
            for ends in [Ends::One, Ends::Both] {
                // Ways in pairs are two at least.
                let ways = (pdw << (number % 2)).clamp(if ends == Ends::Both { 2 } else { 1 }, 8);
                let options = Options::default().with("sl", sl).with("pdw", ways);
                cases.extend(made("e2mc", &options.with("ends", ends), geometry));
            }
        }
        for (ways, modes) in [(4, "0,1,2"), (1, "0"), (8, "0,2"), (2, "1,2")] {
            let options = Options::default().with("pdw", ways).with("modes", modes);
            cases.extend(made("e2mc-delta", &options, geometry));
        }
    }
    let formats = [
        NumberFormat::Bf16,
        NumberFormat::Fp16,
        NumberFormat::Fp8E4m3,
        NumberFormat::Fp8E5m2,
        NumberFormat::Int8,
    ];
    for format in formats {
        for (block, mag, digits) in [
            (128, 32, None),
            (128, 64, Some("1,1,2,3")),
            (256, 32, Some("2,2,3")),
            (512, 64, None),
        ] {
            let block = BlockSize::try_from(block).expect("a block");
            let mag = Mag::try_from(mag).expect("a MAG");
            let geometry = Geometry::of_numbers(block, mag).expect("a geometry");
            let options = Options::default().with("format", format);
            let options = options.with_some("digits", digits);
            let table = options.clone().with("ranks", "table");
            cases.extend(made("numbers", &table, geometry));
            for bases in [Bases::ALL[0], Bases::ALL[3]] {
                let options = options.clone().with("bases", bases);
                cases.extend(made("numbers", &options, geometry));
            }
        }
    }
    let is_other = |format: &&Format| format.is_trained() && !IN_FORMS.contains(&format.name);
    for other in FORMATS.iter().filter(is_other) {
        let made = |geometry| made(other.name, &Options::default(), geometry);
        cases.extend(Geometry::all().filter_map(made));
    }
    assert!(cases.len() <= 256, "{} cases", cases.len());
    cases
}

/// pfor in larger blocks, with either choice and few modes.
fn pfor() -> impl Iterator<Item = Case> {
    let forms = [
        (64, 32, "0", Choice::Estimate),
        (64, 32, "1,2,3,4,5", Choice::Exact),
        (128, 32, "6", Choice::Estimate),
        (128, 64, "7", Choice::Estimate),
        (128, 32, "0,1,2,3,4,5,6,7", Choice::Exact),
        (256, 32, "0,1,2,3,4,5,6,7", Choice::Estimate),
        (256, 64, "1,4,6", Choice::Exact),
        (512, 32, "0,1,2,3,4,5,6,7", Choice::Estimate),
        (512, 64, "2,5,7", Choice::Estimate),
    ];
    forms.into_iter().map(|(block, mag, modes, choice)| {
        let block = BlockSize::try_from(block).expect("a block");
        let mag = Mag::try_from(mag).expect("a MAG");
        let geometry = Geometry::of_pfor(block, mag).expect("a geometry");
        let options = Options::default().with("modes", modes);
        made("pfor", &options.with("choice", choice), geometry).expect("a codec")
    })
}

/// A codec, with a codebook of some data if it needs one; none where the parameters do not go together.
fn made(name: &str, options: &Options, geometry: Geometry) -> Option<Case> {
    let format = Format::find(name).expect("a format");
    let scheme = format.scheme(options, None).expect("a scheme");
    let recipe = scheme.recipe(geometry.block());
    let train = |recipe: Recipe| recipe.train(&training(geometry.block()));
    let book = recipe.map(|recipe| train(recipe).expect("a codebook"));
    let codec = scheme.codec(book.as_ref(), geometry).ok()?;
    Some(Case { codec, geometry })
}

/// Blocks in which some values are frequent, the same at any time.
pub fn training(block: BlockSize) -> Vec<u8> {
    let mut state = 1u32;
    let word = |place: u32| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        match place / 32 % 4 {
            0 => state >> (place % 32),
            1 => 0x3f80_0000 | state >> 20,
            2 => place * 4,
            _ => state >> 28,
        }
    };
    let words = 32 * block.get() / 4;
    (0..words).map(word).flat_map(u32::to_le_bytes).collect()
}
