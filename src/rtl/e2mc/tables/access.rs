//! An access through the configuration port to the words of one half: waits until no block is being
//! processed, stalls the next one, and then reaches a register in two cycles or a memory in four to eight, because
//! words that are read go through a register. An access that has waited for [`MOST_WAIT`] cycles, because an
//! output is stalled or a block's beats do not come, is answered SLVERR and has no effect, so that no stream
//! can hang the bus.

use super::address_map::{ADDRESS_BITS, CONTROL};
use crate::hdl::{concat, or_all, Builder, DesignError, Signal};
use crate::rtl::common::axi_lite::slave;
use crate::rtl::common::TABLE_DAMAGE_SAYS;
use crate::rtl::e2mc::Parameters;

/// Cycles from the first one of [`Access::to_rows`] to its last.
const ROW_CYCLES: u32 = 6;

/// The most cycles that an access waits, many times the cycles of blocks that are not stalled.
pub const MOST_WAIT: u32 = 4096;

pub(crate) struct Access<'m> {
    /// An access waits, or is in flight.
    pub waits: Signal<'m>,
    /// It happens in this cycle.
    pub granted: Signal<'m>,
    pub write: Signal<'m>,
    /// Of the 32-bit word.
    pub address: Signal<'m>,
    pub write_data: Signal<'m>,
    /// The word is to be stored with a flipped bit, if that can be asked for: a write to a table only.
    pub flips: Option<Signal<'m>>,
    /// It has waited for too long.
    expired: Signal<'m>,
    answered: Signal<'m>,
    done: Signal<'m>,
    failed: Signal<'m>,
    read_data: Signal<'m>,
}

/// An access to the memories that hold a table.
pub(crate) struct TableAccess<'m> {
    pub write: Signal<'m>,
    pub read: Signal<'m>,
    /// The word to read is at the memory, and goes to a register.
    pub is_read: Signal<'m>,
    /// The word to read is there.
    pub has_read: Signal<'m>,
    /// What is read is there, for a read or a write.
    arrived: Signal<'m>,
    in_table: Signal<'m>,
}

impl<'m> Access<'m> {
    /// The port. `quiet`, a register: an access waits, and no table is being read. `flips`: there are addresses at which
    /// words are stored with a flipped bit.
    pub fn new(m: &'m Builder, quiet: Signal<'m>, flips: bool) -> Result<Self, DesignError> {
        let done = m.wire("access_done", 1);
        let failed = m.wire("access_failed", 1);
        let read_data = m.wire("access_read_data", 32);
        // The word comes from afar, and is chosen among many.
        let answered = m.delay_reset("access_answered", done);
        let answer = [
            answered,
            m.delay_if("answer_failed", done, failed),
            m.delay_if("answer_word", done, read_data),
        ];
        let bus = slave(m, "configuration", ADDRESS_BITS + u32::from(flips), answer)?;
        let waits = bus.access_waits;
        let held = (waits & !quiet).named("held");
        let waited = m.register_reset("access_waited", MOST_WAIT.trailing_zeros(), 0);
        waited.comment("Cycles; at the last one the access is answered with an error.");
        m.next(waited, held.gate(waited.plus(1)));
        let expired = m.register_reset("expired", 1, 0);
        m.next(expired, held & waited.all());
        Ok(Access {
            waits,
            expired,
            answered,
            granted: (waits & quiet & !(expired | answered)).named("granted"),
            write: bus.write,
            address: bus.address.slice(0, ADDRESS_BITS - 2),
            flips: flips.then(|| bus.address.bit(ADDRESS_BITS - 2).named("flips")),
            write_data: bus.write_data,
            done,
            failed,
            read_data,
        })
    }

    /// Whether the access is to the byte address.
    pub fn is_at(&self, m: &'m Builder, name: &str, address: u32) -> Signal<'m> {
        self.address.eq(word_address(m, name, address))
    }

    /// Whether it is to a table of 2^`number_bits` words that begins at byte address `table`.
    pub fn is_in(&self, m: &'m Builder, name: &str, table: u32, number_bits: u32) -> Signal<'m> {
        let bits = self.address.width() - number_bits;
        let region = u64::from(table / 4) >> number_bits;
        let region = m.localparam(&format!("{name}_REGION"), region, bits);
        self.address.slice(number_bits, bits).eq(region)
    }

    /// Whether it writes in this cycle, if its address is a register's.
    pub fn writes_register(&self) -> Signal<'m> {
        let writes = self.granted & self.write;
        self.flips.map_or(writes, |flips| writes & !flips)
    }

    /// The access to a table's memories, if it is `in_table`.
    pub fn to_table(&self, m: &'m Builder, in_table: Signal<'m>) -> TableAccess<'m> {
        self.to_memory(m, in_table, &["table_is_read", "table_was_read"])
    }

    /// The same for memories with output registers: a read takes a cycle more.
    pub fn to_registered(&self, m: &'m Builder, in_table: Signal<'m>) -> TableAccess<'m> {
        let stages = ["table_is_read", "word_is_registered", "table_was_read"];
        self.to_memory(m, in_table, &stages)
    }

    /// `stages`: the names of registers, for the cycles of a read after its first.
    fn to_memory(&self, m: &'m Builder, in_table: Signal<'m>, stages: &[&str]) -> TableAccess<'m> {
        let reads = self.granted & in_table & !self.write;
        let read = self.flips.map_or(reads, |flips| reads & !flips);
        let read = read.named("table_read");
        let stages: Vec<Signal> = (stages.iter())
            .map(|name| m.register_reset(name, 1, 0))
            .collect();
        let [.., is_read, has_read] = stages[..] else {
            unreachable!("a read takes three cycles or more")
        };
        has_read.comment("The word that was read is there, in a register.");
        let begins = stages.iter().fold(read, |begins, &stage| begins & !stage);
        let before = [&[begins], &stages[..]].concat();
        for (&stage, before) in stages.iter().zip(before) {
            m.next(stage, before);
        }
        TableAccess {
            write: (self.granted & in_table & self.write).named("table_write"),
            read,
            is_read,
            has_read,
            arrived: has_read,
            in_table,
        }
    }

    /// The access to memories with output registers, behind registers at both sides, whose rows are read before one of
    /// their words is written: it takes eight cycles, and is the same for reads and writes.
    pub fn to_rows(&self, m: &'m Builder, in_table: Signal<'m>) -> TableAccess<'m> {
        let accesses = self.granted & in_table;
        let accesses = (self.flips).map_or(accesses, |flips| accesses & (self.write | !flips));
        let cycle = m.register_reset("cycle_of_access", ROW_CYCLES, 0);
        cycle.comment("One-hot: how long the row is being read; in the last cycle it is there.");
        let begins = accesses & !cycle.any();
        m.next(cycle, concat(&[begins, cycle.slice(0, ROW_CYCLES - 1)]));
        let arrived = cycle.bit(ROW_CYCLES - 1).named("row_has_arrived");
        TableAccess {
            write: (arrived & self.write).named("table_write"),
            // Behind registers it still reads in the last cycle; a block may begin in the next.
            read: (accesses & !arrived).named("table_read"),
            is_read: cycle.bit(0),
            has_read: (arrived & !self.write).named("has_word_to_read"),
            arrived,
            in_table,
        }
    }

    /// Ends the access: `known`, some register has the address, and holds `word`; `table_word` is the word
    /// from the memories, a cycle later. A `damaged` word, if words are checked, is an error.
    pub fn answer(
        &self,
        m: &'m Builder,
        table: &TableAccess<'m>,
        (known, word): (Signal<'m>, Signal<'m>),
        table_word: Signal<'m>,
        damaged: Option<Signal<'m>>,
    ) {
        let happens = self.granted & (!table.read | table.arrived);
        m.drive(self.done, happens | (self.expired & !self.answered));
        let exists = table.in_table | known;
        // Write-only words are read as 0.
        let exists = (self.flips).map_or(exists, |flips| flips.mux(table.in_table, exists));
        let failed = !exists | self.expired;
        let failed = damaged.map_or(failed, |damaged| failed | damaged);
        m.drive(self.failed, failed);
        m.drive(
            self.read_data,
            table.has_read.mux(table_word.resize(32), word),
        );
    }
}

/// Of a module with a table: whether the word that the port writes is stored with a flipped bit, where words are
/// protected.
pub(crate) fn table_flips_input<'m>(m: &'m Builder, p: &Parameters) -> Option<Signal<'m>> {
    p.protection.checks().then(|| {
        m.input("table_flips", 1)
            .comment("Word that the configuration port writes is stored with a flipped bit")
    })
}

/// The address of the 32-bit word at a byte address, by its name.
pub(crate) fn word_address<'m>(m: &'m Builder, name: &str, address: u32) -> Signal<'m> {
    let bits = ADDRESS_BITS - 2;
    m.localparam(&format!("{name}_WORD"), u64::from(address / 4), bits)
}

/// The control word's bit: a word of the tables was found damaged since they were loaded. The tables
/// then count as not loaded. `write`: the port writes the control word.
pub(crate) fn damage_register<'m>(
    m: &'m Builder,
    write: Signal<'m>,
    write_data: Signal<'m>,
    damaged: Signal<'m>,
) -> Signal<'m> {
    let seen = m.register_reset("table_damage_seen", 1, 0);
    seen.comment(
        "Until tables are loaded again: blocks are stored raw, compressed ones are errors.",
    );
    let begins_loading = (write & !write_data.bit(0)).named("begins_loading");
    m.next(seen, !begins_loading & (seen | damaged));
    seen
}

/// Of words of the tables, where they are protected.
pub(crate) struct Damage<'m> {
    /// Driven later: a damaged word was read for a block.
    found: Signal<'m>,
    /// One was since the tables were loaded.
    pub seen: Signal<'m>,
    /// Driven later: the word that a copy of the table gave to the port is damaged.
    word: Signal<'m>,
    /// The port reads a damaged word of tables that are loaded.
    pub reads: Signal<'m>,
}

impl<'m> Damage<'m> {
    /// Of the tables behind a port, where they are protected. `write`: it writes the control word.
    pub fn new(
        m: &'m Builder,
        p: &Parameters,
        table: &TableAccess<'m>,
        (write, write_data): (Signal<'m>, Signal<'m>),
        loaded: Signal<'m>,
    ) -> Option<Self> {
        p.protection.checks().then(|| {
            let found = m.wire("damage_found", 1);
            let seen = damage_register(m, write, write_data, found);
            let word = m.wire("table_word_damaged", 1);
            // Before the tables are loaded, their words are arbitrary.
            let reads = (table.has_read & word & loaded).named("damaged_word_is_read");
            output_damage(m, seen, reads);
            Damage {
                found,
                seen,
                word,
                reads,
            }
        })
    }

    /// Drives it. Damaged words are `used` for a block; words that copies of the tables returned to the port
    /// are damaged.
    pub fn drive(
        &self,
        m: &'m Builder,
        used: Signal<'m>,
        at_port: impl IntoIterator<Item = Signal<'m>>,
    ) {
        m.drive(self.found, used | self.reads);
        m.drive(self.word, or_all(at_port.into_iter().collect::<Vec<_>>()));
    }
}

/// Outputs the known damage of the tables: some was `seen`, and the port `reads` a damaged word.
pub(crate) fn output_damage<'m>(m: &'m Builder, seen: Signal<'m>, reads: Signal<'m>) {
    m.output("table_damage", concat(&[seen, reads]))
        .comment(TABLE_DAMAGE_SAYS);
}

/// The control word's bit: the tables are loaded, `preloaded` ones from power-up on. `write`:
/// the port writes a register in this cycle.
pub(crate) fn loaded_register<'m>(
    m: &'m Builder,
    preloaded: bool,
    write: Signal<'m>,
    address: Signal<'m>,
    write_data: Signal<'m>,
) -> (Signal<'m>, Signal<'m>) {
    // A reset leaves tables as they are: with contents at power-up they count as
    // loaded from then on, and as not loaded while they are being changed.
    let loaded = if preloaded {
        m.register_initial("tables_loaded", 1, Some(1))
    } else {
        m.register_reset("tables_loaded", 1, 0)
    };
    let selected = address
        .eq(word_address(m, "CONTROL", CONTROL))
        .named("at_control");
    m.next_if(loaded, write & selected, write_data.bit(0));
    (selected, loaded)
}
