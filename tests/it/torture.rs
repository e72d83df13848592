//! Every codec's hardware on a stream that is not kept to: registers hold anything at power-up, blocks
//! have too few or too many beats, `tuser` changes within them, stored ones are corrupt, both sides
//! stall, and resets come in the middle.

use std::rc::Rc;

use hdlgen::internals::design::expected::Expected;
use hdlgen::internals::design::simulate::load;
use hdlgen::internals::design::{Design, Entry, Options, Role};
use hdlgen::internals::hdl::sim::stream::StreamBench;
use hdlgen::internals::hdl::sim::Simulator;
use hdlgen::internals::hdl::Module;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};

use crate::common::blocks::varied;
use crate::common::controller::{options, train};
use crate::common::torture::{run, Lane, Ports, Torture};

const LANES: usize = 16;
/// Packets of a lane between two resets.
const PACKETS: usize = 30;
/// Of which the last one ends when all is out.
const ROUNDS: usize = 4;

fn torture(kind: &str, flags: &str, role: Role, seed: u64) -> Result<(), String> {
    let design = Entry::find(kind).unwrap();
    let design = design.design(&options(flags)).unwrap();
    let module = design.module(role).unwrap();
    tortured(design.as_ref(), role, &module, seed).map_err(|what| format!("{flags}: {what}"))
}

/// A half of a design, or something else in its place.
pub fn tortured(
    design: &dyn Design,
    role: Role,
    module: &Rc<Module>,
    seed: u64,
) -> Result<(), String> {
    let bytes = design.geometry().block().bytes();
    let mut blocks = varied(bytes, 60, seed);
    blocks.push(vec![0; bytes]);
    let data = blocks.concat();
    let book = train(design, &data);
    let reference = design.reference(book.as_ref()).unwrap();
    let torture = Torture {
        design,
        role,
        reference: &reference,
        expected: Expected::new(design, reference.model.as_ref(), &data),
        blocks,
    };
    let mut bench = StreamBench::new(module).map_err(|error| error.to_string())?;
    let ports = Ports::of(bench.simulator(), bytes);
    assert_eq!(ports.framing_error.is_some(), role == Role::Compressor);
    let mut random = SmallRng::seed_from_u64(seed);
    bench.simulator().randomise(seed);
    let (mut right, mut wrong) = (0, 0);
    for round in 0..ROUNDS {
        bench.reset();
        load(&mut bench, role, &reference).map_err(|error| error.to_string())?;
        let mut lanes: Vec<Lane> = (0..LANES).map(|_| Lane::default()).collect();
        for lane in &mut lanes {
            let packets = (0..PACKETS).map(|_| torture.packet(&mut random));
            lane.packets.extend(packets);
        }
        let ends = round + 1 == ROUNDS;
        let cycles = match ends {
            true => usize::MAX,
            false => random.random_range(20..1000),
        };
        let stalls = [0, 30, 90].map(|percent| f64::from(percent) / 100.0);
        let stalls = [0, 1].map(|_| *stalls.choose(&mut random).unwrap());
        run(
            bench.simulator(),
            &mut Simulator::clock,
            &ports,
            &mut lanes,
            cycles,
            stalls,
            &mut random,
        )
        .map_err(|what| format!("round {round}, stalls {stalls:?}: {what}"))?;
        if ends {
            right += lanes.len() * PACKETS;
            wrong += lanes.iter().map(|lane| lane.dropped).sum::<usize>();
        }
    }
    assert!(right > 0 && (role == Role::Decompressor || wrong > 0));
    if role == Role::Compressor && bench.simulator().input("s_axil_araddr").is_some() {
        // The control word: tables are loaded; there was a framing error, until it is cleared.
        let mut control = || bench.read(0).map_err(|error| error.to_string());
        assert_eq!(control()?, 3);
        assert_eq!(control()?, 3);
        bench.write(0, 3).map_err(|error| error.to_string())?;
        let control = bench.read(0).map_err(|error| error.to_string())?;
        assert_eq!(control, 1);
    }
    Ok(())
}

/// Both halves of a design, with all of these flags.
fn both(kind: &str, all: &[&str]) {
    for (number, flags) in (0..).zip(all) {
        for role in Role::ALL {
            let done = torture(kind, flags, role, 7 * number + 1);
            done.unwrap_or_else(|what| panic!("{kind} {flags}, {}: {what}", role.name()));
        }
    }
}

/// Each test is of one design; designs without parameters of their own have ports of all kinds.
macro_rules! designs {
    ($($test:ident $kind:literal $flags:expr;)*) => {
        $(#[test] fn $test() { both($kind, $flags); })*

        #[test]
        fn every_codec_is_here() {
            let all = hdlgen::internals::design::designs().iter();
            let codecs = all.filter(|entry| {
                let design = entry.design(&Options::default()).unwrap();
                design.streams() && !design.restarts()
            });
            let names: Vec<&str> = codecs.map(|entry| entry.name).collect();
            assert_eq!(names, [$($kind),*]);
        }
    };
}

const PORTS: &[&str] = &["", "beat=4", "beat=128", "block=64 beat=16"];

designs! {
    e2mc "e2mc" &[
        "", "beat=128", "pdw=1 beat=4", "pdw=1 beat=8 sl=8", "pdw=1 beat=16 sl=32", "pdw=8 beat=4",
        "sl=4 pdw=4 encoders=1 beat=8", "block=64 beat=4 pdw=2 encoders=1", "ends=both",
    ];
    e2mc_delta "e2mc-delta" &["", "beat=4", "beat=128", "one-pass=yes", "one-pass=yes beat=4"];
    numbers "numbers" &["", "beat=4", "beat=128"];
    fpc_opt "fpc-opt" PORTS;
    bpc_opt "bpc-opt" PORTS;
    bpc_group "bpc-group" PORTS;
    fpc_mc "fpc-mc" PORTS;
    bpc_mc "bpc-mc" PORTS;
    bdi "bdi" PORTS;
    m_bdi "m-bdi" PORTS;
    cpack "cpack" PORTS;
}
