//! Toggles of the GPU model's channels, and the energy that goes with them.

use hdlgen::internals::bus::{Bus, Crossing, Decision, EnergyControl};
use hdlgen::internals::codec::bits::BitWriter;
use hdlgen::internals::codec::list::Format;
use hdlgen::internals::codec::store;
use hdlgen::internals::perf::{
    compare, Comparison, Counting, Gpu, Kind, MetadataMiss, Passes, Request, Sectors, Subject,
    Trace, Units,
};
use hdlgen::internals::terms::{BlockSize, Flit, Geometry};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

/// One channel, and nothing that would change the order of successive loads.
fn one_channel() -> Gpu {
    let mut gpu = Gpu::find("gtx580").unwrap();
    gpu.cores.count = 1;
    gpu.cores.warps = 1;
    gpu.cores.loads_per_warp = 1;
    gpu.memory.controllers = 1;
    gpu.memory.channels = 1;
    gpu
}

/// Loads of different blocks, one after another; their data small numbers, noise, and zeros.
fn loads(count: u64) -> Trace {
    let mut random = SmallRng::seed_from_u64(5);
    let mut word = |kind: u64| match kind {
        0 => random.random_range(0..200u32),
        1 => random.random(),
        2 => 0x4000_0000 + random.random_range(0..99u32),
        _ => 0,
    };
    let words = (0..count).flat_map(|block| vec![block % 5; 32]);
    let data: Vec<u8> = words.flat_map(|kind| word(kind).to_le_bytes()).collect();
    let request = |block| Request {
        sm: 0,
        warp: 0,
        instructions: 1,
        kind: Kind::Load,
        sectors: Sectors::ALL,
        block,
        data: block as u32,
    };
    Trace {
        block: BlockSize::default(),
        data,
        launches: vec![(0..count).map(request).collect()],
        passes: Passes::default(),
    }
}

fn compared(gpu: &Gpu, trace: &Trace, counting: Option<Counting>) -> Comparison {
    let subject = Subject {
        name: "fpc".into(),
        scheme: Format::find("fpc")
            .unwrap()
            .scheme(&Default::default(), None)
            .unwrap(),
        compressors: Units::always(1.0),
        decompressors: Units::always(1.0),
        metadata: MetadataMiss::Serial,
        sample: None,
    };
    compare(gpu, "loads", trace, &[subject], counting).unwrap()
}

fn decisions() -> impl Iterator<Item = Counting> {
    let all = [None].into_iter().chain(Decision::ALL.map(Some));
    all.flat_map(|decision| [false, true].map(|dbi| Counting { dbi, decision }))
}

/// Without and with compression, over one bus of 4 bytes, and how many blocks stayed compressed.
fn expected(trace: &Trace, Counting { dbi, decision }: Counting) -> [u64; 3] {
    let geometry = Geometry::default();
    let codec = Format::find("fpc").unwrap().codec(geometry).unwrap();
    let flit = Flit::try_from(4).unwrap();
    let mut control = EnergyControl::new(geometry, dbi, decision);
    let mut plain = Bus::new(dbi);
    let (mut bits, mut stored) = (BitWriter::new(), Vec::new());
    let [mut raw, mut coded, mut compressed] = [0; 3];
    for block in trace.data.chunks_exact(128) {
        store(codec.as_ref(), geometry, block, &mut bits, &mut stored);
        let whole = Crossing::new(block, flit);
        let toggles;
        (toggles, plain) = plain.after(&whole);
        raw += u64::from(toggles);
        let few = (stored.len() < 128).then(|| Crossing::new(&stored, flit));
        let sent = control.send(&whole, few.as_ref());
        coded += u64::from(sent.toggles);
        compressed += u64::from(sent.bursts < 4);
    }
    [raw, coded, compressed]
}

#[test]
fn a_channel_toggles_as_a_bus_does() {
    let (gpu, trace) = (one_channel(), loads(3_000));
    for counting in decisions() {
        let [raw, coded, compressed] = expected(&trace, counting);
        let found = compared(&gpu, &trace, Some(counting));
        assert_eq!(found.none.toggles, Some(raw), "{counting:?}");
        let run = &found.codecs[0].run;
        // A line of metadata is taken for random data: half of 256 wires.
        assert_eq!(
            run.toggles,
            Some(coded + 128 * run.metadata_bursts),
            "{counting:?}"
        );
        assert_eq!(run.work.decompressed, compressed, "{counting:?}");
    }
}

#[test]
fn energy_goes_with_toggles() {
    let (gpu, trace) = (one_channel(), loads(2_000));
    let plain = compared(&gpu, &trace, None);
    let counted = compared(&gpu, &trace, Some(Counting::default()));
    // Counting changes no time, and no energy except the memory's.
    assert_eq!(plain.none.cycles, counted.none.cycles);
    assert_eq!(plain.codecs[0].run.cycles, counted.codecs[0].run.cycles);
    for (plain, counted) in [
        (&plain.none, &counted.none),
        (&plain.codecs[0].run, &counted.codecs[0].run),
    ] {
        let random = plain.bursts as f64 * 128.0;
        let extra = counted.toggles.unwrap() as f64 - random;
        let more = counted.energy.memory_mj - plain.energy.memory_mj;
        let expected = extra * gpu.wires.as_ref().unwrap().toggle_pj.value * 1e-9;
        assert!((more - expected).abs() < 1e-12, "{more} {expected}");
        assert_eq!(plain.energy.cores_mj, counted.energy.cores_mj);
        assert_eq!(plain.energy.codec_mj, counted.energy.codec_mj);
    }
    let controlled = Counting {
        decision: Some(Decision::EnergyDelay),
        ..Counting::default()
    };
    let controlled = compared(&gpu, &trace, Some(controlled));
    assert!(controlled.codecs[0].toggles < counted.codecs[0].toggles);
    assert!(controlled.codecs[0].run.bursts > counted.codecs[0].run.bursts);
}

/// The data behind a compressed block that is read whole are not known.
#[test]
fn blocks_read_whole_for_want_of_metadata_are_charged_whole() {
    let mut gpu = one_channel();
    gpu.metadata_cache.bytes = 0;
    let trace = loads(500);
    let subject = |metadata| Subject {
        name: "fpc".into(),
        scheme: Format::find("fpc")
            .unwrap()
            .scheme(&Default::default(), None)
            .unwrap(),
        compressors: Units::always(1.0),
        decompressors: Units::always(1.0),
        metadata,
        sample: None,
    };
    let subjects = [MetadataMiss::Serial, MetadataMiss::Whole].map(subject);
    let found = compare(&gpu, "loads", &trace, &subjects, Some(Counting::default())).unwrap();
    let [serial, whole] = [0, 1].map(|place| &found.codecs[place].run);
    let behind = whole.bursts - serial.bursts;
    assert!(behind > 0);
    assert_eq!(
        whole.toggles.unwrap() - serial.toggles.unwrap(),
        128 * behind
    );
}
