//! Designs between a compressor and a bus, and blocks that are hard on them.

use hdlgen::internals::bus::{Bus, Crossing, Decision};
use hdlgen::internals::design::bus::BusStage;
use hdlgen::internals::design::expected::Expected;
use hdlgen::internals::design::{Design, Options};
use hdlgen::internals::terms::{Flit, Geometry};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

pub fn options(block: u32, mag: u32) -> Options {
    Options::default().with("block", block).with("mag", mag)
}

pub fn energy_control(block: u32, mag: u32, decision: Decision, dbi: bool) -> BusStage {
    let options = options(block, mag).with("decision", decision);
    let options = options.with_some("dbi", dbi.then_some(true));
    BusStage::energy_control(&options).unwrap()
}

/// A block, its stored bytes, and their bits.
pub type Forms = (Vec<u8>, Vec<u8>, u32);

/// Counts of the decision's cases among some blocks.
#[derive(Default, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Met {
    pub compressed: u32,
    pub kept_raw: u32,
    pub stored_raw: u32,
    pub zero: u32,
    /// Both sides equal, and as near to that as can be on the side of the compressed form.
    pub equal: u32,
    pub just_more: u32,
}

/// Unrelated blocks and forms. Most are chosen so that both sides of the decision are equal or nearly so,
/// given the state of the bus.
pub fn close_calls(
    geometry: Geometry,
    decision: Decision,
    dbi: bool,
    count: usize,
    seed: u64,
) -> (Vec<Forms>, Met) {
    let mut random = SmallRng::seed_from_u64(seed);
    let (mut bus, mut met, mut all) = (Bus::new(dbi), Met::default(), Vec::new());
    let most = geometry.block_bursts();
    let weight = |bursts: u32| match decision {
        Decision::EnergyDelay => i64::from(bursts),
        Decision::EnergyDelaySquared => i64::from(bursts * bursts),
    };
    for number in 0..count {
        let bursts = random.random_range(1..=most);
        let stored_bytes = bursts as usize * geometry.mag().bytes();
        let mut raw = sparse(&mut random, geometry.block().bytes());
        let mut stored = sparse(&mut random, stored_bytes);
        if bursts < most {
            let difference = |raw: &[u8], stored: &[u8]| {
                let toggles = |form: &[u8]| i64::from(bus.after(&crossing(form)).0);
                weight(most) * toggles(raw) - weight(bursts) * toggles(stored)
            };
            let target = [0, 1, i64::from(random.random_range(-300..=100))][number % 3];
            let distance = |raw: &[u8], stored: &[u8]| {
                let off = difference(raw, stored) - target;
                // The smallest that is more than equal may be any small number.
                if target == 1 && off < 0 {
                    1000 - off
                } else {
                    off.abs()
                }
            };
            let mut least = distance(&raw, &stored);
            // The nearest of some, and from there in small steps.
            for _ in 0..40 {
                let other = [raw.len(), stored.len()].map(|bytes| sparse(&mut random, bytes));
                let now = distance(&other[0], &other[1]);
                if now < least {
                    least = now;
                    [raw, stored] = other;
                }
            }
            for _ in 0..400 {
                let in_raw = random.random();
                let length = if in_raw { raw.len() } else { stored.len() };
                let at = random.random_range(0..length);
                let mask: u8 = if random.random() {
                    1 << random.random_range(0..8)
                } else {
                    random.random()
                };
                let change = |raw: &mut [u8], stored: &mut [u8]| {
                    let form = if in_raw { raw } else { stored };
                    form[at] ^= mask;
                };
                change(&mut raw, &mut stored);
                let now = distance(&raw, &stored);
                if now <= least {
                    least = now;
                } else {
                    change(&mut raw, &mut stored);
                }
            }
        }
        if number % 17 == 0 {
            raw.fill(0);
        }
        let stored = if bursts == most { raw.clone() } else { stored };
        let (t0, after_raw) = bus.after(&crossing(&raw));
        let (t1, after_stored) = bus.after(&crossing(&stored));
        let difference = weight(most) * i64::from(t0) - weight(bursts) * i64::from(t1);
        let zero = raw.iter().all(|&byte| byte == 0);
        if bursts == most {
            met.stored_raw += 1;
            bus = after_raw;
        } else if difference > 0 || zero {
            met.compressed += 1;
            met.zero += u32::from(zero && difference <= 0);
            met.just_more += u32::from(!zero && difference <= weight(most));
            bus = after_stored;
        } else {
            met.kept_raw += 1;
            met.equal += u32::from(difference == 0);
            bus = after_raw;
        }
        all.push((raw, stored, 8 * stored_bytes as u32));
    }
    (all, met)
}

fn crossing(form: &[u8]) -> Crossing {
    Crossing::new(form, Flit::default())
}

/// Few or many ones, and repeated bytes in places, so that all numbers of toggles and ties occur.
fn sparse(random: &mut SmallRng, bytes: usize) -> Vec<u8> {
    let share = random.random_range(0..=100);
    let base = [0, 0xff, 0x0f, random.random()][random.random_range(0..4)];
    let byte = |_| {
        if random.random_range(0..100) < share {
            random.random::<u8>() & random.random::<u8>()
        } else {
            base
        }
    };
    (0..bytes).map(byte).collect()
}

/// [`close_calls`] of 40 blocks for each lane, as `run` will cut them.
pub fn expected(design: &BusStage, decision: Decision, dbi: bool, lanes: u64) -> (Expected, Met) {
    let mut sum = Met::default();
    let mut all = Vec::new();
    for lane in 0..lanes {
        let (forms, met) = close_calls(design.geometry(), decision, dbi, 40, lane);
        all.extend(forms);
        sum.compressed += met.compressed;
        sum.kept_raw += met.kept_raw;
        sum.stored_raw += met.stored_raw;
        sum.zero += met.zero;
        sum.equal += met.equal;
        sum.just_more += met.just_more;
    }
    (Expected::of_forms(design, all.into_iter()), sum)
}
