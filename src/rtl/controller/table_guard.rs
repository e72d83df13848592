//! Decides which writes of tables are performed, and keeps the CRC that identifies the loaded codebook.
//!
//! A load consists of the writes to one kind's tables from a 0 in their control word to a 1. When it ends
//! while writes of tables are allowed anyway, the CRC-32 of its addresses and data is kept. After damage a
//! load may begin although blocks are stored compressed: until it ends, these tables are not used to decode
//! or compress. The write of the 1, which would enable them again, is performed only if the CRC is the same.

use std::rc::Rc;

use super::registers::{ADDRESS_BITS, SAMPLING, UNIT_BITS};
use super::Parameters;
use crate::hdl::{concat, Builder, DesignError, Module, Signal};

/// The polynomial of CRC-32, its highest power left out, the lowest power highest.
const POLYNOMIAL: u32 = 0xedb8_8320;

/// The CRC-32 after some more bits, the lowest first.
fn crc32<'m>(crc: Signal<'m>, data: Signal<'m>) -> Signal<'m> {
    let width = data.width();
    // What each bit of the CRC is the parity of: bits of the CRC before, then of the data.
    let mut bits: Vec<u128> = (0..32).map(|bit| 1 << bit).collect();
    for bit in 0..width {
        let out = bits[0] ^ 1 << (32 + bit);
        bits.rotate_left(1);
        bits[31] = 0;
        for (place, bit) in bits.iter_mut().enumerate() {
            if POLYNOMIAL >> place & 1 == 1 {
                *bit ^= out;
            }
        }
    }
    let all = concat(&[crc, data]).parts(1);
    let parity = |(place, of): (usize, &u128)| {
        let of: Vec<Signal> = (all.iter().enumerate())
            .filter(|(bit, _)| of >> bit & 1 == 1)
            .map(|(_, signal)| *signal)
            .collect();
        concat(&of).parity().named(&format!("crc_bit{place}"))
    };
    let next: Vec<Signal> = bits.iter().enumerate().map(parity).collect();
    concat(&next)
}

/// An access to tables.
struct Access<'m> {
    write: Signal<'m>,
    address: Signal<'m>,
    accepted: Signal<'m>,
    begins: Signal<'m>,
    ends: Signal<'m>,
    /// The CRC after its write.
    crc: Signal<'m>,
}

/// Decisions on the tables of one kind.
struct Decided<'m> {
    /// This write is to these tables, and is allowed as part of a load after damage.
    reloads: Signal<'m>,
    /// They have damaged words, and are not loaded again.
    in_doubt: Signal<'m>,
    /// A compressor or decompressor has found the first damaged word since its tables were loaded.
    finds: Signal<'m>,
}

/// The state of the tables of one kind: loads of them, and damage.
fn of_kind<'m>(
    m: &'m Builder,
    (name, number): (&str, u64),
    open: Signal<'m>,
    access: &Access<'m>,
    crc: Signal<'m>,
    damage: Signal<'m>,
) -> Decided<'m> {
    m.section(&format!("Tables of {name}s"));
    let called = |what: &str| format!("{name}_{what}");
    let kind = access.address.slice(UNIT_BITS - 2, 2);
    let here = (access.write & kind.eq_to(number)).named(&called("is_meant"));
    let accepted = (here & access.accepted).named(&called("written"));
    let loads = m.register_reset(&called("is_loading"), 1, 0);
    let ends = accepted & access.ends & loads;
    let ends = ends.named(&called("load_ends"));
    // The load of other tables ends this one: there is one CRC.
    let stays = loads & !access.begins & !(here & access.ends);
    m.next_if(loads, access.accepted, (here & access.begins) | stays);
    let kept = m.delay_if(&called("kept_crc"), ends & open, crc);
    // Words that are written by themselves are in no CRC.
    let known = m.register_reset(&called("crc_is_known"), 1, 0);
    let alone = accepted & !loads & !access.begins;
    m.next(known, (known | ends) & !alone);
    let seen = damage.any().named(&called("is_damaged"));
    let doubt = m.register_reset(&called("in_doubt"), 1, 0);
    doubt.comment("Its tables have damaged words, and are not loaded again.");
    m.next(doubt, seen | (doubt & !ends));
    let same = crc.eq(kept).named(&called("crc_is_same"));
    let may = access.begins | (loads & (!access.ends | same));
    let before = m.register_reset(&called("was_damaged"), damage.width(), 0);
    m.next(before, damage);
    Decided {
        reloads: (here & doubt & known & may).named(&called("reloads")),
        in_doubt: seen | doubt,
        finds: (damage & !before).any().named(&called("finds_damage")),
    }
}

/// This bit of each of them.
fn each<'m>(units: &[Signal<'m>], bit: u32) -> Signal<'m> {
    concat(&units.iter().map(|unit| unit.bit(bit)).collect::<Vec<_>>())
}

pub(super) fn table_guard(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("table_guard"));
    m.doc("Decides which writes of tables are performed: all while nothing is stored compressed, else after damage those that load the same codebook again, by a CRC-32 of their addresses and data.");
    let open = m
        .input("tables_open", 1)
        .comment("Nothing is compressed, or neither init nor run since reset");
    let access = m
        .input("table_access", 1)
        .comment("Access to tables; held until table_done");
    let write = m.input("table_write", 1).comment("Access is a write");
    let address = m
        .input("table_address", ADDRESS_BITS - 2)
        .comment("Address of the access in 32-bit words");
    let data = m.input("unit_data", 32).comment("Word to write");
    let done = m.input("table_done", 1).comment("Access is complete");
    let failed = m
        .input("table_failed", 1)
        .comment("With table_done: the access has failed");
    let damage = |kind: &str, units: u32| {
        m.input(&format!("{kind}_damage"), 2 * units)
            .comment(&format!("table_damage of each {kind}, the first lowest"))
            .parts(2)
    };
    let compressors = damage("compressor", p.compressors);
    let decompressors = damage("decompressor", p.decompressors);

    m.section("The CRC of the words of a load");
    let word = address.slice(0, UNIT_BITS - 2);
    let at_control = !word.any();
    let loaded = data.bit(0);
    let crc = m.register("crc", 32);
    let write = (access & write).named("writes");
    let kind = address.slice(UNIT_BITS - 2, 2);
    let of_codec = !kind.eq_to(u64::from(SAMPLING));
    let access = Access {
        write,
        address,
        accepted: (write & of_codec & done & !failed).named("is_written"),
        begins: (at_control & !loaded).named("begins_load"),
        ends: (at_control & loaded).named("ends_load"),
        crc: crc32(crc, concat(&[data, word])),
    };
    let begin = m.constant(u64::from(u32::MAX), 32);
    let next = access.begins.mux(begin, access.crc);
    m.next_if(crc, access.accepted & !access.ends, next);

    let [of_compressors, of_decompressors] = [
        ("compressor", 1, &compressors),
        ("decompressor", 2, &decompressors),
    ]
    .map(|(name, number, units)| of_kind(&m, (name, number), open, &access, crc, each(units, 0)));
    m.section("Outputs");
    let reloads = of_compressors.reloads | of_decompressors.reloads;
    m.output("tables_writable", open | reloads)
        .comment("The write may be performed");
    let reads = concat(&[each(&compressors, 1), each(&decompressors, 1)]);
    m.output("damaged_reads", reads)
        .comment("Compressors and decompressors that read a damaged word for the access");
    m.output("tables_in_doubt", of_decompressors.in_doubt)
        .comment("Decompressors' tables have damaged words, and are not loaded again");
    m.output("compressors_in_doubt", of_compressors.in_doubt)
        .comment("Compressors' tables have damaged words, and are not loaded again");
    m.output(
        "table_damage",
        of_compressors.finds | of_decompressors.finds,
    )
    .comment("A damaged word was found in tables without one since they were loaded");
    m.finish()
}
