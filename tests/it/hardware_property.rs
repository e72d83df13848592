//! Any design without tables, on random blocks and on random bytes in place of stored ones, with random
//! stalls: the hardware agrees with its model. A failing case is shrunk.

use hdlgen::internals::design::tableless::TablelessDesign;
use hdlgen::internals::design::techniques::TECHNIQUES;
use hdlgen::internals::design::{BlockStreams, Design, Options, Role};
use hdlgen::internals::stream::Stalls;
use hdlgen::internals::terms::BeatSize;
use proptest::prelude::*;
use proptest::sample::{select, Index};

use crate::common::blocks::{corrupted, Traffic};

/// A word by the kinds that the techniques distinguish, given the word before it.
#[derive(Clone, Debug)]
enum Word {
    Same,
    Near(i8),
    Zero,
    SignExtended(i16, u32),
    Halfword(u16),
    RepeatedByte(u8),
    Any(u32),
}

impl Word {
    fn after(&self, before: u32) -> u32 {
        match *self {
            Word::Same => before,
            Word::Near(by) => before.wrapping_add_signed(by.into()),
            Word::Zero => 0,
            Word::SignExtended(value, bits) => {
                (i32::from(value) << (32 - bits) >> (32 - bits)) as u32
            }
            Word::Halfword(high) => u32::from(high) << 16,
            Word::RepeatedByte(byte) => u32::from_le_bytes([byte; 4]),
            Word::Any(word) => word,
        }
    }
}

fn word() -> impl Strategy<Value = Word> {
    prop_oneof![
        2 => Just(Word::Same),
        3 => any::<i8>().prop_map(Word::Near),
        3 => Just(Word::Zero),
        3 => (any::<i16>(), 2..=16u32).prop_map(|(value, bits)| Word::SignExtended(value, bits)),
        1 => any::<u16>().prop_map(Word::Halfword),
        1 => any::<u8>().prop_map(Word::RepeatedByte),
        2 => any::<u32>().prop_map(Word::Any),
    ]
}

/// A block's bytes: words after a first one, the last of them going on to the end, so that a short
/// list is a regular block.
fn block() -> impl Strategy<Value = Vec<u8>> {
    (any::<u32>(), prop::collection::vec(word(), 1..=32)).prop_map(|(first, words)| {
        let rest = words.last().cloned().into_iter().cycle();
        let all = words.iter().cloned().chain(rest).take(32);
        let all = all.scan(first, |before, word| {
            *before = word.after(*before);
            Some(*before)
        });
        all.flat_map(u32::to_le_bytes).collect()
    })
}

fn options() -> impl Strategy<Value = (usize, Options)> {
    let technique = 0..TECHNIQUES.len();
    let sizes = select(vec![(128, 32), (128, 64), (64, 32)]);
    let picks = any::<[Index; 3]>();
    (technique, sizes, picks, any::<bool>()).prop_map(|(place, (block, mag), picks, parallel)| {
        let technique = &TECHNIQUES[place];
        let beats = BeatSize::ALL.iter().filter(|beat| beat.get() <= block);
        let beats: Vec<_> = beats.copied().collect();
        let lanes = technique.lanes.iter().filter(|&&lanes| lanes <= block / 4);
        let lanes: Vec<_> = lanes.copied().collect();
        let concatenation = technique.concatenation && parallel;
        let mut options = Options::default()
            .with("block", block)
            .with("mag", mag)
            .with("beat", picks[0].get(&beats))
            .with_some("lanes", (!lanes.is_empty()).then(|| picks[1].get(&lanes)))
            .with_some("concat", concatenation.then_some("parallel"));
        if !technique.stages.is_empty() {
            let most = TablelessDesign::new(technique, &options)
                .unwrap()
                .most_stages();
            options.set("stages", 1 + picks[2].index(most as usize));
        }
        (place, options)
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, max_shrink_iters: 400, ..ProptestConfig::default() })]

    #[test]
    fn hardware_says_what_its_model_says(
        (technique, options) in options(),
        blocks in prop::collection::vec(block(), 1..=6),
        stored in prop::collection::vec((prop::collection::vec(any::<u8>(), 128), any::<Index>()), 1..=6),
        (seed, input, output) in (any::<u64>(), 0..=80u8, 0..=80u8),
    ) {
        let design = TablelessDesign::new(&TECHNIQUES[technique], &options).unwrap();
        let reference = design.reference(None).unwrap();
        let codec = reference.model.as_ref();
        let ports = design.hardware(Role::Compressor).ports;
        let bytes = ports.block_bytes as usize;
        let blocks: Vec<_> = blocks.iter().map(|block| block[..bytes].to_vec()).collect();
        let [compressor, decompressor] = Role::ALL.map(|role| design.module(role).unwrap());
        let stalls = Stalls { seed, input, output };
        Traffic::raw(&ports, codec, &blocks).run(&ports, &compressor, stalls);
        // A raw block, then bits turned over, and noise in place of stored blocks: an error or not, as the model says, and no hang.
        let mag = design.geometry().mag().bytes();
        let bursts = bytes / mag;
        let noise = stored.into_iter().map(|(data, pick)| {
            let bursts = 1 + pick.index(bursts - 1);
            (data[..bursts * mag].to_vec(), (bursts - 1) as u8)
        });
        let damaged = corrupted(&ports, codec, &blocks, seed);
        let input = [(blocks[0].clone(), 3)].into_iter().chain(damaged).chain(noise).collect();
        Traffic::any_stored(&ports, codec, input).run(&ports, &decompressor, stalls);
    }
}
