//! Words of protected tables that are written with a flipped bit, at their second address.

use std::collections::BTreeMap;

use hdlgen::internals::hdl::sim::stream::StreamBench;
use hdlgen::internals::rtl::e2mc::tables::address_map::{CONTROL, DAMAGE_BIT, FLIPPED};

/// The words of a half, and what can be done with it.
pub struct FlippedWords<'a> {
    pub name: String,
    /// The words that a codebook's load leaves behind, by address.
    pub words: BTreeMap<u32, u32>,
    /// Which of them have a second address.
    pub is_in_table: &'a dyn Fn(u32) -> bool,
    /// Which addresses between words read as 0, at their second address too.
    pub has_no_row: &'a dyn Fn(u32) -> bool,
    pub load: &'a dyn Fn(&mut StreamBench),
    /// Checks that the half follows the codebook.
    pub agrees: &'a dyn Fn(&mut StreamBench),
}

impl FlippedWords<'_> {
    /// Only the tables' words have second addresses, and each word that is written there is damaged until it
    /// is written again.
    pub fn are_damaged(&self, bench: &mut StreamBench) {
        let name = &self.name;
        let scattered = (0..FLIPPED).step_by(4 * 61);
        for address in scattered.chain(self.words.keys().copied()) {
            let in_table = (self.is_in_table)(address) && self.words.contains_key(&address);
            if !in_table {
                let written = bench.write(FLIPPED + address, 0);
                assert!(written.is_err(), "{name}: {address:#x}");
            }
            let read = bench.read(FLIPPED + address).ok();
            let reads = in_table || (self.has_no_row)(address);
            assert_eq!(read, reads.then_some(0), "{name}: {address:#x}");
        }
        (self.agrees)(bench);
        let in_tables = (self.words.iter()).filter(|(address, _)| (self.is_in_table)(**address));
        for (&address, &data) in in_tables.step_by(37) {
            // Words of tables that are not loaded are not checked.
            bench.write(CONTROL, 0).unwrap();
            bench.write(FLIPPED + address, data).unwrap();
            let flipped = bench.read(address).unwrap();
            let bits = (flipped ^ data).count_ones();
            assert_eq!(bits, 1, "{name}: {address:#x}: {data:#x} {flipped:#x}");
            bench.write(CONTROL, 1).unwrap();
            assert!(bench.read(address).is_err(), "{name}: {address:#x}");
            assert_eq!(bench.read(CONTROL).unwrap(), 1 | 1 << DAMAGE_BIT, "{name}");
            bench.write(address, data).unwrap();
            assert_eq!(bench.read(address).unwrap(), data, "{name}: {address:#x}");
        }
        (self.load)(bench);
        (self.agrees)(bench);
    }
}
