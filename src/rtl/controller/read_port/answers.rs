//! Beats that wait for the client.

use super::super::bursts::block_number;
use super::super::Parameters;
use super::head::Head;
use super::sending::Beat;
use crate::hdl::{concat, Builder, DesignError, Signal};
use crate::rtl::common::fifo::fifo;
use crate::rtl::protect::READ_LOADS_SAYS;

/// Comment of the port `RUSER`.
pub(in crate::rtl::controller) const READ_USER_SAYS: &str =
    "With SLVERR: 1 if the data are corrupt, poisoned or damaged, 0 if they could not be read";

/// Reads the beat's word, and sends it to the client.
pub(super) fn answers<'m>(
    m: &'m Builder,
    p: &Parameters,
    beat: &Beat<'m>,
    head: &Head<'m>,
    (read_data, rready): (Signal<'m>, Signal<'m>),
) -> Result<(), DesignError> {
    let Beat { advance, goes, .. } = *beat;
    let reading = m.register_reset("reading", 1, 0);
    let read = (p.buffers).bit_beside(m, "is_checked", advance, goes);
    m.next_if(reading, advance, read);
    let was_read = (read & advance).named("word_was_read");
    if p.buffers.checks() {
        m.output("read_loads", was_read).comment(READ_LOADS_SAYS);
    }
    let mut about = vec![beat.id, beat.last, head.failed];
    if p.buffers.checks() && p.bursts_of_word() > 1 {
        // If a beat is in its word's first burst, the second burst may not have been read.
        about.push(beat.is_wide | beat.address.bit(p.mag_bytes.trailing_zeros()));
    }
    about.extend(beat.page.map(|page| block_number(p, page, beat.address)));
    about.extend(head.poisoned);
    let about = concat(&about);
    let about = p.buffers.beside(m, "about_checked", goes, about);
    let about = m.delay_if("about_beat", was_read, about);
    let of_block = about.bit(p.id_bits + 1);
    let checked = (p.buffers.checks()).then(|| {
        let counts = (reading & advance & !of_block).named("word_counts");
        let used = |name: &str| {
            let found = m
                .input(&format!("read_{name}"), p.bursts_of_word())
                .comment(&format!(
                    "Bursts of read_data that are {name}, one bit each"
                ));
            let used = match p.bursts_of_word() {
                1 => found,
                _ => concat(&[found.bit(0), found.bit(1) & about.bit(p.id_bits + 2)]).any(),
            };
            // A check is late in its cycle.
            let told = m.delay_reset(&format!("word_was_{name}"), counts & used);
            m.output(&format!("read_word_{name}"), told)
                .comment(&format!(
                    "A word that was sent in the previous cycle is {name}"
                ));
            used
        };
        used("corrected");
        let damaged = used("damaged");
        let low = about.width() - p.number_bits() - u32::from(p.read_user);
        let block = m.delay_if("block_sent", counts, about.slice(low, p.number_bits()));
        m.output("read_word_block", block)
            .comment("Block of the word that was sent in the previous cycle");
        damaged
    });
    let error = checked.map_or(of_block, |damaged| of_block | damaged);
    let mut sent = vec![about.slice(0, p.id_bits + 1), error, read_data];
    sent.extend(head.poisoned.map(|_| {
        let poisoned = about.bit(about.width() - 1);
        checked.map_or(poisoned, |damaged| poisoned | (damaged & !of_block))
    }));
    let sent = concat(&sent);
    let (enters, sent) = match beat.passes {
        None => (reading, sent),
        Some(passes) => (
            reading | passes,
            reading.mux(sent, passed(m, p, beat.id, sent)),
        ),
    };
    let out = fifo(m, "beats", 2, enters, sent, rready)?;
    m.drive(advance, !reading | out.s_ready);
    let before = if p.buffers.checks() {
        reading | read
    } else {
        reading
    };
    m.drive(beat.alone, !before & out.s_ready);
    let beat = out.m_data;
    m.output("s_axi_rvalid", out.m_valid);
    m.output("s_axi_rid", beat.slice(0, p.id_bits));
    m.output("s_axi_rlast", beat.bit(p.id_bits));
    let failed = beat.bit(p.id_bits + 1);
    m.output("s_axi_rresp", concat(&[m.zero(1), failed]))
        .comment("OKAY or SLVERR.");
    let data = beat.slice(p.id_bits + 2, p.port_bits());
    m.output("s_axi_rdata", (!failed).gate(data));
    if p.read_user {
        let poisoned = beat.bit(p.id_bits + 2 + p.port_bits());
        m.output("s_axi_ruser", poisoned).comment(READ_USER_SAYS);
    }
    Ok(())
}

/// A beat whose word is not read, in the format of `sent`: not the last of its burst, and without an error.
fn passed<'m>(m: &'m Builder, p: &Parameters, id: Signal<'m>, sent: Signal<'m>) -> Signal<'m> {
    let word = m
        .input("word_that_comes", p.port_bits())
        .comment("With word_comes: that word");
    concat(&[id, m.zero(2), word]).resize(sent.width())
}
