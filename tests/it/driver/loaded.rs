//! Codebooks that were trained elsewhere, and that the firmware only loads.

use hdlgen::internals::design::Role;

use crate::common::controller::Setup;
use crate::common::firmware::Firmware;
use crate::common::firmware::Outcome::*;

/// The function that loads the setup's codebook, with its writes behind it.
fn load_writes(setup: &Setup) -> String {
    let reference = setup.design.codec().reference(setup.book.as_ref()).unwrap();
    let halves = [Role::Decompressor, Role::Compressor];
    let [decompressor, compressor] = halves.map(|role| reference.load_sequence(role));
    let counts = [decompressor, compressor].map(<[_]>::len);
    let mut text = format!("load_writes {:x} {:x}", counts[0], counts[1]);
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
        let load = load_writes(&setup);
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
