//! Codebooks that were trained elsewhere, and that the firmware only loads.

use hdlgen::internals::design::controller::simulate::Running;
use hdlgen::internals::design::Role;

use crate::common::controller::{memories, Setup};
use crate::common::firmware::Firmware;
use crate::common::firmware::Outcome::*;

/// The function that loads the setup's codebook, with its writes behind it.
fn load_writes(setup: &Setup, function: &str) -> String {
    let reference = setup.design.codec().reference(setup.book.as_ref()).unwrap();
    let halves = [Role::Decompressor, Role::Compressor];
    let [decompressor, compressor] = halves.map(|role| reference.load_sequence(role));
    let counts = [decompressor, compressor].map(<[_]>::len);
    let mut text = format!("{function} {:x} {:x}", counts[0], counts[1]);
    for write in decompressor.iter().chain(compressor) {
        text.push_str(&format!("\n{:x} {:x}", write.address, write.data));
    }
    text
}

/// A codebook that was trained before is loaded, replaced behind a scrub only.
#[test]
fn tables_that_were_trained_before_are_loaded() {
    for flags in [
        "codec=e2mc-delta mfv=64 pdw=2 compressors=1 decompressors=1 mdc=1024",
        "codec=e2mc sl=4 compressors=1 decompressors=1 mdc=1024",
    ] {
        let setup = Setup::new(flags, 4);
        let mut running = setup.off(1, |options| options.lanes = 1);
        let mut firmware = Firmware::new(&setup.design);
        let load = load_writes(&setup, "load_writes");
        firmware.all(&mut running.bench, &["init", "bypass 1", &load, "bypass 0"]);
        setup.write_in_order(&mut running, 1);
        assert_eq!(firmware.on(&mut running.bench, &load).0, Refused);
        firmware.all(&mut running.bench, &["flush"]);
        assert!(setup.check_memory(&mut running.bench) > 10);
        assert_eq!(setup.needlessly_raw(&mut running.bench), 0);
        let range = &setup.traffic.range;
        let scrub = format!("scrub {:x} {:x}", range.start, range.end);
        firmware.all(&mut running.bench, &[&scrub, &load, "bypass 0"]);
        setup.write_in_order(&mut running, 2);
        setup.read_back(&mut running).unwrap();
    }
}

/// Damaged tables are found by a test, and loaded again while blocks are stored compressed.
#[test]
fn damaged_tables_are_found_and_loaded_again() {
    let flags = "codec=e2mc sl=4 compressors=1 decompressors=1 mdc=1024 protect=parity protect-metadata=none protect-buffers=none";
    let setup = Setup::new(flags, 4);
    let mut running = setup.off(1, |options| options.lanes = 1);
    let mut firmware = Firmware::new(&setup.design);
    let [load, reload] = ["load_writes", "reload_writes"].map(|name| load_writes(&setup, name));
    firmware.all(&mut running.bench, &["init", &load, "clear_events ffff"]);
    setup.write_in_order(&mut running, 1);
    let mut on = |running: &mut Running, line: &str| firmware.on(&mut running.bench, line);
    assert_eq!(on(&mut running, "test_tables"), (Ok, vec![0, 0]));
    let tables = memories(
        &mut running,
        &["decode_table", "decode_table_", "codes", "codes_"],
    );
    assert!(tables.len() > 4);
    for (one, bits) in [("decode_table", 9), ("codes", 5)] {
        let of_kind = tables
            .iter()
            .find(|table| table.name == one || table.scope.contains(one));
        running.bench.simulator().flip(0, of_kind.unwrap(), bits);
    }
    assert_eq!(on(&mut running, "table_damage"), (Ok, vec![0]));
    let found = on(&mut running, "test_tables");
    assert_eq!((found.0, found.1[0]), (Failed, 2));
    assert_eq!(on(&mut running, "table_damage"), (Ok, vec![3]));
    assert_eq!(on(&mut running, &load).0, Ok, "both are damaged");
    assert_eq!(on(&mut running, "table_damage"), (Ok, vec![0]));
    assert_eq!(on(&mut running, &load).0, Refused);
    assert_eq!(on(&mut running, &reload).0, Ok, "there is nothing to load");
    running.bench.simulator().flip(0, &tables[0], 12);
    assert_eq!(on(&mut running, "test_tables").0, Failed);
    assert_eq!(on(&mut running, &reload).0, Ok);
    assert_eq!(on(&mut running, "test_tables").0, Ok);
    setup.read_back(&mut running).unwrap();
    assert_eq!(on(&mut running, "events").1, [0x120]);
}
