//! The decompressor's output: the decoded block, and the port.

use super::control::Control;
use crate::hdl::builder::address_width;
use crate::hdl::{concat, Builder, DesignError, Signal};
use crate::rtl::common::output_port::{output_port, Beat};
use crate::rtl::e2mc::input_side::Blocks;
use crate::rtl::e2mc::Parameters;

pub(crate) struct Ways<'m> {
    pub symbols: Vec<Signal<'m>>,
    pub error: Signal<'m>,
    /// The word of a symbol of the cycle before is damaged, where that is checked.
    pub damaged_before: Option<Signal<'m>>,
    pub table_read_data: Signal<'m>,
}

/// The decoded block, filled symbol by symbol, and the block going out.
pub(crate) fn output_side<'m>(
    m: &'m Builder,
    p: &Parameters,
    blocks: &Blocks<'m>,
    control: &Control<'m>,
    ways: &Ways<'m>,
    advance: Signal<'m>,
) -> Result<(), DesignError> {
    m.section("The decoded block, filled symbol by symbol");
    let beat = p.beat_bytes * 8;
    let part_bits = p.symbols_per_way() * p.symbol_bits;
    let token_block = control.token_slot.mux(blocks.block[1], blocks.block[0]);
    let token_block = control.token_raw.gate(token_block).named("token_block");
    let parts: Vec<Signal> = ways
        .symbols
        .iter()
        .zip(token_block.parts(part_bits))
        .enumerate()
        .map(|(way, (&symbol, token_part))| {
            let part = m.register(&format!("decoded{}", way + 1), part_bits);
            let shifted = concat(&[part.slice(p.symbol_bits, part_bits - p.symbol_bits), symbol]);
            let enable = advance & (control.deliver | control.delivers_token);
            m.next_if(
                part,
                enable,
                control.delivers_token.mux(token_part, shifted),
            );
            part
        })
        .collect();
    let Leaving {
        moves,
        sent,
        sending,
        is_last,
        ready,
        decoded_error,
    } = leaving(m, p, control, (ways.error, ways.damaged_before), advance);

    let out = m.register("out_block", p.block_bits());
    let out_error = m.delay_if("out_error", moves, decoded_error);
    let decoded = concat(&parts);
    let next = if p.beats() > 1 {
        let rest = out
            .slice(beat, p.block_bits() - beat)
            .resize(p.block_bits());
        moves.mux(decoded, rest)
    } else {
        decoded
    };
    m.next_if(out, moves | sent, next);
    let beat = Beat {
        valid: sending,
        data: out.slice(0, beat),
        last: is_last,
        user: concat(&[m.zero(2), out_error & is_last]),
    };
    output_port(m, beat, ready)
}

/// The block that leaves, beat by beat.
pub(crate) struct Leaving<'m> {
    /// The decoded block goes to the port: its first beat does.
    pub moves: Signal<'m>,
    /// A beat is sent; and it is the last.
    pub sent: Signal<'m>,
    pub sending: Signal<'m>,
    pub is_last: Signal<'m>,
    /// To be driven: the port takes a beat.
    pub ready: Signal<'m>,
    /// Of the decoded block.
    pub decoded_error: Signal<'m>,
}

/// When the decoded block leaves; until then it holds back, through `advance`, what would follow
/// it. `decode_error`: with its last symbol. `damaged_before`: [`Ways::damaged_before`].
pub(crate) fn leaving<'m>(
    m: &'m Builder,
    p: &Parameters,
    control: &Control<'m>,
    (decode_error, damaged_before): (Signal<'m>, Option<Signal<'m>>),
    advance: Signal<'m>,
) -> Leaving<'m> {
    let decoded_full = m.register_reset("decoded_full", 1, 0);
    let error = control.delivers_token.mux(!control.token_raw, decode_error);
    let decoded_error = m.delay_if("decoded_error", advance & control.delivers_last, error);

    m.section("The block going out");
    let remaining_bits = address_width(u64::from(p.beats()) + 1);
    let sending = m.register_reset("sending", 1, 0);
    let remaining = m.register("beats_left", remaining_bits);
    let ready = m.wire("out_ready", 1);
    let is_last = m.register("last_beat", 1);
    let sent = (sending & ready).named("beat_sent");
    let free = (!sending | (sent & is_last)).named("out_free");
    let moves = (decoded_full & free).named("block_moves");
    let decoded_error = damaged_before.map_or(decoded_error, |damaged| {
        // Damage of the block's last symbol is known a cycle later.
        let was_last = m.register_reset("was_last_symbol", 1, 0);
        m.next(
            was_last,
            advance & control.delivers_last & !control.delivers_token,
        );
        let held = m.register_reset("last_was_damaged", 1, 0);
        let last_damaged = (held | (was_last & damaged)).named("last_symbol_damaged");
        m.next(held, last_damaged & !moves);
        decoded_error | last_damaged
    });
    // A decoded block that cannot leave yet holds back only what would follow it.
    let delivers = control.deliver | control.delivers_token;
    m.drive(advance, !decoded_full | free | !delivers);
    m.next(
        decoded_full,
        (advance & control.delivers_last) | (decoded_full & !moves),
    );
    m.next(sending, moves | (sending & !(sent & is_last)));
    let beats = m.constant(u64::from(p.beats()), remaining_bits);
    let left = moves
        .mux(beats, remaining - m.constant(1, remaining_bits))
        .named("beats_left_next");
    m.next_if(remaining, moves | sent, left);
    m.next_if(is_last, moves | sent, left.eq_to(1));
    Leaving {
        moves,
        sent,
        sending,
        is_last,
        ready,
        decoded_error,
    }
}
