//! The compressor's tables behind its configuration port.

use super::address_map::{CLASS_CODES, TAGS, VALUE_CODES};
use super::leaf_table::{number_bits, Access};
use super::{Parameters, LOW_BITS};
use crate::hdl::{concat, or_all, Builder, DesignError, Signal};
use crate::rtl::common::axi_lite::framing_register;
use crate::rtl::e2mc::tables::access::{loaded_register, Access as Port, Damage};

/// The port, and its accesses to the tables.
pub(super) struct Configuration<'m> {
    pub access: Access<'m>,
    pub in_codewords: Signal<'m>,
    pub loaded: Signal<'m>,
    /// Driven later: the word that the first lane's tables read.
    pub table_word: Signal<'m>,
    pub damage: Option<Damage<'m>>,
}

impl<'m> Configuration<'m> {
    /// `fits`, unless a damaged word was seen.
    pub fn unless_damaged(&self, fits: Signal<'m>) -> Signal<'m> {
        (self.damage.as_ref()).map_or(fits, |damage| fits & !damage.seen)
    }

    /// Drives the damage outputs. Each flag comes with the lanes' pairs of [`damaged_outputs`].
    ///
    /// [`damaged_outputs`]: super::leaf_table::damaged_outputs
    pub fn drive_damage(&self, m: &'m Builder, lanes: &[(Signal<'m>, &[[Signal<'m>; 2]])]) {
        let Some(damage) = &self.damage else {
            return;
        };
        let used = lanes.iter().map(|(with, lanes)| {
            let used = or_all(lanes.iter().map(|[used, _]| *used).collect::<Vec<_>>());
            *with & used
        });
        let used = or_all(used.collect::<Vec<_>>()).named("words_damaged");
        let read = lanes.iter().flat_map(|(_, lanes)| *lanes);
        damage.drive(m, used & self.loaded, read.map(|[_, read]| *read));
    }
}

/// `busy`: some block is between its first look-up and its last. `framing_error`: for a cycle, a
/// block had a wrong number of beats.
pub(super) fn configuration<'m>(
    m: &'m Builder,
    p: &Parameters,
    waits: Signal<'m>,
    busy: Signal<'m>,
    framing_error: Signal<'m>,
) -> Result<Configuration<'m>, DesignError> {
    m.section("Configuration port");
    let quiet = m.register_reset("quiet", 1, 0);
    quiet.comment("An access waits, and no block is between its first look-up and its last.");
    let port = Port::new(m, quiet, p.frame.protection.checks())?;
    m.drive(waits, port.waits);
    m.next(quiet, port.waits & !busy);
    let table = |name: &str, base: u32, bits: u32| {
        let code = port.address.slice(bits, p.code_bits());
        let in_region = port.is_in(m, name, base, bits + p.code_bits());
        if p.codes().is_power_of_two() {
            in_region
        } else {
            in_region & code.lt(m.constant(u64::from(p.codes()), p.code_bits()))
        }
    };
    let values = p.value_index_bits();
    let in_codewords = table("VALUE_CODES", VALUE_CODES, values).named("in_value_codes");
    let in_tags = table("TAGS", TAGS, values).named("in_tags");
    let in_classes = table("CLASS_CODES", CLASS_CODES, LOW_BITS).named("in_class_codes");
    let in_tables = (in_codewords | in_tags | in_classes).named("in_tables");
    let table = port.to_rows(m, in_tables);
    let writes = port.writes_register().named("register_write");
    let preloaded = p.tables.is_some();
    let data = port.write_data;
    let (at_control, loaded) = loaded_register(m, preloaded, writes, port.address, data);
    let misframed = framing_register(m, writes & at_control, data, framing_error);
    let damage = Damage::new(m, &p.frame, &table, (writes & at_control, data), loaded);
    let mut bits = vec![loaded, misframed];
    bits.extend(damage.as_ref().map(|damage| damage.seen));
    let word = at_control.gate(concat(&bits).resize(32));
    let table_word = m.wire("table_word", 32);
    let damaged = damage.as_ref().map(|damage| damage.reads);
    port.answer(m, &table, (at_control, word), table_word, damaged);
    Ok(Configuration {
        access: Access {
            write: table.write,
            read: table.read,
            number: port.address.slice(0, number_bits(p)),
            data,
            in_tags,
            in_classes,
            flips: port.flips,
        },
        in_codewords,
        loaded,
        table_word,
        damage,
    })
}
