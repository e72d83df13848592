//! Toggles and energy control, against a bus of single wires.

use hdlgen::internals::bus::{
    Controls, Counter, Crossing, Decision, EnergyControl, Totals, SEGMENT_BLOCKS,
};
use hdlgen::internals::codec::bits::BitWriter;
use hdlgen::internals::codec::list::FORMATS;
use hdlgen::internals::codec::store;
use hdlgen::internals::terms::{Flit, Geometry};
use proptest::prelude::*;

use crate::common::wires::{Choice, Wires};

fn flit(bytes: u32) -> Flit {
    Flit::try_from(bytes).unwrap()
}

/// The toggles of some forms sent one after another.
fn toggles(forms: &[&[u8]], bytes: u32, dbi: bool) -> Vec<u32> {
    let mut bus = hdlgen::internals::bus::Bus::new(dbi);
    let crossings = forms.iter().map(|form| Crossing::new(form, flit(bytes)));
    crossings
        .map(|crossing| {
            let toggles;
            (toggles, bus) = bus.after(&crossing);
            toggles
        })
        .collect()
}

/// The block of paper 3's figure 4: indices and pointers side by side.
fn indices_and_pointers(first: u32) -> Vec<u8> {
    let pair = |i: u32| [0x3a00 + i, 0x8001_d000 + 8 * i];
    let words = (first..first + 16).flat_map(pair);
    words.flat_map(u32::to_le_bytes).collect()
}

#[test]
fn toggles_by_hand() {
    // 2 toggles from the first flit of 8 bytes to the second, as the figure says.
    let block = indices_and_pointers(0);
    assert_eq!(
        toggles(&[&block[..8], &block[8..16]], 8, false),
        // 0x3a00 and 0x8001d000 have 4 and 5 ones.
        [9, 2]
    );
    // i to i + 1 in both halves: 1 + 2 + 1 + 3 + 1 + 2 + 1 + 4 + … = 26 each.
    assert_eq!(toggles(&[&block], 8, false), [9 + 2 * 26]);
    // With flits of 4 bytes an index follows a pointer and back: 9 bits apart, and the 26 and their
    // neighbours on top. So the toggles are added up word by word here.
    let words: Vec<u32> = (block.chunks(4))
        .map(|b| u32::from_le_bytes(b.try_into().unwrap()))
        .collect();
    let steps = words.windows(2).map(|w| (w[0] ^ w[1]).count_ones());
    assert_eq!(toggles(&[&block], 4, false), [4 + steps.sum::<u32>()]);
    // Pairs four apart: of i and i + 4 the bits 2 and 3 toggle, 1 or 2 of them.
    let ones: u32 = (0..4u32).map(|i| 9 + 2 * i.count_ones()).sum();
    let steps: u32 = 2 * 4 * (1 + 2 + 1);
    assert_eq!(toggles(&[&block], 32, false), [ones + steps]);
}

/// One byte of a flit; the other lanes stay at zero.
fn lane(bytes: &[u8]) -> Vec<u8> {
    bytes.iter().flat_map(|&b| [b, 0, 0, 0]).collect()
}

#[test]
fn inversion_by_hand() {
    let sent = |bytes: &[u8]| {
        let forms: Vec<Vec<u8>> = bytes.iter().map(|&b| lane(&[b])).collect();
        let forms: Vec<&[u8]> = forms.iter().map(Vec::as_slice).collect();
        let each = toggles(&forms, 4, true);
        // The same bytes as one block.
        let whole = toggles(&[&lane(bytes)], 4, true);
        assert_eq!(whole, [each.iter().sum::<u32>()]);
        each
    };
    // Four one bits are sent unchanged, five inverted: three wires and the DBI wire.
    assert_eq!(sent(&[0x0f]), [4]);
    assert_eq!(sent(&[0x1f]), [4]);
    assert_eq!(sent(&[0xff]), [1]);
    // The wires carry 0xe0, so the same byte again costs nothing. 0x10 is then four wires away, a tie: it is
    // sent unchanged, and the DBI wire falls.
    assert_eq!(sent(&[0x1f, 0x1f, 0x10, 0x10]), [4, 0, 5, 0]);
    // 0xff leaves the wires at zero, inverted; 0x00 would toggle none unchanged: only the DBI wire toggles.
    assert_eq!(sent(&[0xff, 0x00, 0xff, 0xfe]), [1, 1, 1, 1]);
    // A tie while not inverted costs the data wires only; then one while inverted.
    assert_eq!(sent(&[0x0f, 0xf0, 0xff]), [4, 1, 5]);
}

#[test]
fn decisions_by_hand() {
    let (ed, ed2) = (Decision::EnergyDelay, Decision::EnergyDelaySquared);
    // Four bursts or three: 4 × 75 = 3 × 100, which is not more.
    assert!(!ed.compresses(4, 3, 75, 100));
    assert!(ed.compresses(4, 3, 76, 100));
    // 16 × 9 = 9 × 16.
    assert!(!ed2.compresses(4, 3, 9, 16));
    assert!(ed2.compresses(4, 3, 9, 15));
    assert!(!ed.compresses(4, 3, 9, 15));
    // Two bursts or one, and no toggles.
    assert!(ed2.compresses(2, 1, 1, 3) && !ed.compresses(2, 1, 1, 3));
    assert!(!ed.compresses(4, 1, 0, 0) && !ed2.compresses(4, 1, 0, 0));
}

#[test]
fn zero_blocks_are_always_sent_compressed() {
    let zeros = Crossing::new(&[0; 128], Flit::default());
    let stored = Crossing::new(&[0xaa; 32], Flit::default());
    let mut counter = Counter::new(Geometry::default());
    let raw = counter.add(&zeros, Some(&stored));
    for dbi in [false, true] {
        for decision in Decision::ALL {
            assert!(!raw.by(dbi, decision));
        }
        let controls = if dbi {
            counter.totals().dbi
        } else {
            counter.totals().plain
        };
        for tally in [controls.off, controls.ed, controls.ed2] {
            assert_eq!((tally.toggles, tally.bursts, tally.kept_raw), (128, 1, 0));
        }
    }
    // One bit is not zero: raw, it toggles one wire; 4 × 1 and 16 × 1 are not more than 128.
    let mut bit = [0; 128];
    bit[127] = 0x80;
    let mut counter = Counter::new(Geometry::default());
    let raw = counter.add(&Crossing::new(&bit, Flit::default()), Some(&stored));
    for decision in Decision::ALL {
        assert!(raw.by(false, decision) && raw.by(true, decision));
    }
    assert_eq!(counter.totals().plain.ed2.bursts, 4);
    assert_eq!(counter.totals().plain.off.bursts, 1);
}

#[derive(Debug, Clone)]
struct Block {
    raw: Vec<u8>,
    stored: Option<Vec<u8>>,
}

/// Bytes near the ones before, or random: toggles of every number, and ties.
fn bytes(count: usize) -> impl Strategy<Value = Vec<u8>> {
    let near = (any::<u8>(), any::<u8>(), any::<u64>());
    let kind = prop_oneof![Just(0), Just(1), Just(2), Just(3), Just(4)];
    (kind, near, prop::collection::vec(any::<u8>(), count)).prop_map(|(kind, near, noise)| {
        let (base, mask, seed) = near;
        let nibble = |i: usize, b: u8| if (seed >> (i % 61)) & 1 == 1 { 0x0f } else { 0xf0 } ^ (b & 1);
        let pick = |(i, b): (usize, u8)| match kind {
            0 => b,
            1 => base ^ (b & mask),
            2 => nibble(i, 0),
            3 => nibble(i, b),
            _ => 0,
        };
        noise.into_iter().enumerate().map(pick).collect()
    })
}

fn block(geometry: Geometry) -> impl Strategy<Value = Block> {
    let whole = geometry.block().bytes();
    let bursts = 0..geometry.block_bursts();
    let stored =
        bursts.prop_flat_map(move |bursts| bytes(bursts as usize * geometry.mag().bytes()));
    (bytes(whole), stored).prop_map(|(raw, stored)| Block {
        raw,
        stored: (!stored.is_empty()).then_some(stored),
    })
}

fn blocks() -> impl Strategy<Value = (Geometry, u32, Vec<Block>)> {
    let geometries: Vec<Geometry> = Geometry::all().collect();
    (
        prop::sample::select(geometries),
        prop::sample::select(vec![4, 8, 32]),
    )
        .prop_flat_map(|(geometry, flit)| {
            let blocks = prop::collection::vec(block(geometry), 1..24);
            (Just(geometry), Just(flit), blocks)
        })
}

/// Every number that a counter has, counted on single wires; and which blocks were sent raw.
fn on_wires(geometry: Geometry, flit: u32, blocks: &[Block]) -> (Totals, Vec<[bool; 4]>) {
    let mut totals = Totals {
        blocks: blocks.len() as u64,
        ..Totals::default()
    };
    let mut kept = vec![[false; 4]; blocks.len()];
    for dbi in [false, true] {
        let count = |choice: Choice| {
            let mut wires = Wires::new(flit as usize, dbi);
            let forms = blocks
                .iter()
                .map(|b| (b.raw.as_slice(), b.stored.as_deref()));
            wires.send_all(geometry, choice, forms)
        };
        let columns = [Choice::Always, Choice::Ed, Choice::Ed2].map(count);
        for (i, column) in columns[1..].iter().enumerate() {
            for (kept, &was) in kept.iter_mut().zip(&column.kept_raw) {
                kept[2 * usize::from(dbi) + i] = was;
            }
        }
        let [off, ed, ed2] = columns.map(|column| column.tally());
        let controls = Controls { off, ed, ed2 };
        *(if dbi {
            &mut totals.dbi
        } else {
            &mut totals.plain
        }) = controls;
    }
    (totals, kept)
}

fn counted(geometry: Geometry, width: u32, blocks: &[Block]) -> (Totals, Vec<[bool; 4]>) {
    let mut counter = Counter::new(geometry);
    let kept = blocks.iter().map(|block| {
        let raw = Crossing::new(&block.raw, flit(width));
        let stored = block.stored.as_ref().map(|s| Crossing::new(s, flit(width)));
        let raw = counter.add(&raw, stored.as_ref());
        let [ed, ed2] = Decision::ALL;
        [(false, ed), (false, ed2), (true, ed), (true, ed2)].map(|(dbi, d)| raw.by(dbi, d))
    });
    let kept = kept.collect();
    (counter.totals(), kept)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn a_counter_agrees_with_single_wires((geometry, flit, blocks) in blocks()) {
        let (totals, kept) = counted(geometry, flit, &blocks);
        let (expected, expected_kept) = on_wires(geometry, flit, &blocks);
        prop_assert_eq!(totals, expected);
        prop_assert_eq!(kept, expected_kept);
    }
}

/// Every codec's stored blocks of real data, all flits.
#[test]
fn real_blocks_agree_with_single_wires() {
    let mut data = std::fs::read(std::env::current_exe().unwrap()).unwrap();
    let middle = data.len() / 2 / 128 * 128;
    data.drain(..middle);
    data.truncate(128 * 30);
    data.extend((0..30).flat_map(|i| indices_and_pointers(16 * i)));
    let mut out = BitWriter::new();
    let mut kept = 0;
    for format in FORMATS {
        for geometry in Geometry::all() {
            let Some(codec) = format.codec(geometry) else {
                continue;
            };
            let block = |raw: &[u8]| {
                let mut stored = Vec::new();
                let bits = store(codec.as_ref(), geometry, raw, &mut out, &mut stored);
                Block {
                    raw: raw.to_vec(),
                    stored: (!geometry.stored_raw(bits)).then_some(stored),
                }
            };
            let blocks: Vec<Block> = data.chunks(geometry.block().bytes()).map(block).collect();
            for &flit in Flit::ALL {
                let (totals, raw) = counted(geometry, flit.get(), &blocks);
                assert_eq!((totals, raw), on_wires(geometry, flit.get(), &blocks));
                kept += totals.dbi.ed.kept_raw;
            }
        }
    }
    assert!(kept > 100, "energy control had nothing to do: {kept}");
}

/// The bus starts again at zero with each segment, so that they can be counted apart.
#[test]
fn segments_add_up() {
    let geometry = Geometry::default();
    let forms: Vec<_> = (0..7u8)
        .map(|i| {
            let raw: Vec<u8> = (0..128u8)
                .map(|k| k.wrapping_mul(2 * i + 1) ^ 0xf7)
                .collect();
            let stored: Vec<u8> = raw[..32 * (1 + usize::from(i) % 3)]
                .iter()
                .map(|b| b ^ i)
                .collect();
            [raw, stored].map(|form| Crossing::new(&form, Flit::default()))
        })
        .collect();
    let count = SEGMENT_BLOCKS + 100;
    let send = |counter: &mut Counter, i: u64| {
        let [raw, stored] = &forms[(i % 7) as usize];
        counter.add(raw, (i % 5 != 0).then_some(stored));
    };
    let mut whole = Counter::new(geometry);
    (0..count).for_each(|i| send(&mut whole, i));
    let mut parts = [Counter::new(geometry), Counter::new(geometry)];
    (0..count).for_each(|i| send(&mut parts[(i / SEGMENT_BLOCKS) as usize], i));
    let mut sum = parts[0].totals();
    sum += parts[1].totals();
    assert_eq!(sum, whole.totals());
    assert_eq!(sum.blocks, count);
    // Without the restart the 65,537th block would cost something else.
    let mut bus = EnergyControl::new(geometry, false, None);
    let sent = (0..count).map(|i| {
        let [raw, stored] = &forms[(i % 7) as usize];
        u64::from(bus.send(raw, (i % 5 != 0).then_some(stored)).toggles)
    });
    assert_ne!(sent.sum::<u64>(), sum.plain.off.toggles);
    // Totals go through files.
    let text = serde_json::to_string(&sum).unwrap();
    assert_eq!(serde_json::from_str::<Totals>(&text).unwrap(), sum);
}
