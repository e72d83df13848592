//! Stores the data of blocks that are read, and decompresses them.
//!
//! | port | width | |
//! |---|---|---|
//! | `s_axil_*`, prefixed | | configuration port of each decompressor with tables |
//!
//! Stored data and blocks are in separate memories, so that a decompressor never waits for the client.
//! Decompressors take blocks in turn.

mod at_once;
mod blocks;
mod collecting;
mod decompressors;
mod feeding;
mod ports;

use std::rc::Rc;

use self::blocks::{read_blocks, written_parts};
use self::collecting::Collected;
use self::decompressors::Decompressors;
use self::feeding::{OfferedWord, SentBlock};
use self::ports::{Part, Ports};
use super::Parameters;
use crate::hdl::{concat, Builder, DesignError, Module};

/// The module.
pub(super) fn unpack(p: &Parameters, unit: &Rc<Module>) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("unpack"));
    m.doc("Stores the data of blocks that are read, and decompresses them. Stored data and blocks are in separate memories, so that a decompressor never waits for the client. Decompressors take blocks in turn.");
    let ports = Ports::inputs(&m, p);
    let part = Part::new(&m, p, &ports.beat);

    m.section("Stored data go to a decompressor, one block after another");
    let sent = SentBlock::new(&m, p, &ports.unpack);
    let offered = OfferedWord::new(&m, p, &ports, &part, &sent)?;

    m.section("The decompressors");
    let decompressors = Decompressors::new(&m, p, unit, (&ports.unpack, &sent), &offered)?;

    m.section("Blocks, raw from memory or from a decompressor");
    let word = decompressors.word(&m)?;
    let collected = Collected::new(&m, p, &ports.beat, &part, &word);
    decompressors.outputs(&m, collected.ends);
    let failed = decompressors.failed(&m, p, &offered, (word.failed, collected.ends))?;
    collected.words_at_once(&m, p, &ports, (&word, decompressors.slot));
    m.output("unpacked_failed", failed)
        .comment("With unpacked: the data are not a valid block");
    let written = written_parts(
        &m,
        p,
        &ports.beat,
        (&part, decompressors.slot),
        &word,
        &collected,
    );
    read_blocks(&m, p, &ports, &written)?;
    if p.tables.is_some() {
        let units = decompressors.units.iter();
        let damage = units.filter_map(|unit| unit.table_damage);
        m.output("decompressor_damage", concat(&damage.collect::<Vec<_>>()))
            .comment("table_damage of each decompressor, the first lowest");
    }
    m.finish()
}
