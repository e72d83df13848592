//! Energy control on the controller's way down.

use hdlgen::internals::axi_bench::Bench;
use hdlgen::internals::bus::{Crossing, Decision, EnergyControl};
use hdlgen::internals::codec::bits::BitWriter;
use hdlgen::internals::codec::{load, store};
use hdlgen::internals::terms::{Flit, Geometry};

use crate::common::controller::{Setup, FLUSH};

/// A block, decoded from memory.
fn block(setup: &Setup, bench: &mut Bench, lane: usize, number: u64) -> Vec<u8> {
    let metadata = setup.metadata_of(bench, lane, number);
    let stored = setup.stored(bench, lane, number, metadata);
    if metadata == Geometry::RAW_METADATA {
        return stored;
    }
    let mut block = vec![0; setup.geometry().block().bytes()];
    let (model, geometry) = (setup.model.as_ref(), setup.geometry());
    load(model, geometry, metadata, &stored, &mut block).unwrap();
    block
}

/// Blocks that are written one after another are stored as the model of energy control sends them.
#[test]
fn blocks_are_stored_as_energy_control_decides() {
    let flit = Flit::default();
    for (decision, word) in [
        (Decision::EnergyDelay, "ed"),
        (Decision::EnergyDelaySquared, "ed2"),
    ] {
        let mut kept_raw = 0;
        for codec in [
            "fpc-opt",
            "e2mc compressors=2 decompressors=1",
            "bdi block=64",
        ] {
            let flags = format!("codec={codec} energy-control={word} mdc=1024");
            let setup = Setup::new(&flags, 4);
            let mut running = setup.begun(11, |options| {
                options.lanes = 2;
                options.client.writes = 1;
            });
            setup.write_in_order(&mut running, 12);
            setup.read_back(&mut running).unwrap();
            running.command("flush", FLUSH).unwrap();
            for lane in 0..2 {
                let geometry = setup.geometry();
                let mut model = EnergyControl::new(geometry, false, Some(decision));
                let (mut scratch, mut stored) = (BitWriter::new(), Vec::new());
                for number in setup.blocks() {
                    let at = format!("{flags}, lane {lane}, block {number}");
                    let block = block(&setup, &mut running.bench, lane, number);
                    let bits = store(
                        setup.model.as_ref(),
                        geometry,
                        &block,
                        &mut scratch,
                        &mut stored,
                    );
                    let metadata = geometry.metadata(bits);
                    let compressed = metadata != Geometry::RAW_METADATA;
                    let form = compressed.then(|| Crossing::new(&stored, flit));
                    let sent = model.send(&Crossing::new(&block, flit), form.as_ref());
                    kept_raw += u32::from(sent.kept_raw);
                    let expected = if sent.kept_raw {
                        Geometry::RAW_METADATA
                    } else {
                        metadata
                    };
                    let is = setup.metadata_of(&mut running.bench, lane, number);
                    assert_eq!(is, expected, "{at}");
                }
            }
        }
        assert!(kept_raw > 0, "{word}: energy control never chose");
    }
}
