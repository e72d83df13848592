//! The answers to look-ups and the ends of misses, on their way from the pipeline's second cycle to the
//! ports.
//!
//! Both take the same cycles, so that an answer that waits comes before the end that it waits for.

use crate::hdl::{Builder, Signal};

/// What a look-up finds. In the pipeline's second cycle but for the first two and the last two, which are in
/// its third. With SECDED all of them are a cycle later.
pub struct Look<'m> {
    /// There is one.
    pub answers: Signal<'m>,
    /// Who asked.
    pub owner: Signal<'m>,
    /// The line is there.
    pub hit: Signal<'m>,
    /// It is on its way.
    pub waits: Signal<'m>,
    /// As this miss.
    pub miss: Signal<'m>,
    /// It cannot be fetched: no line of its set can leave.
    pub refused: Signal<'m>,
    /// The block's bits as they are stored, inverted.
    pub stored: Signal<'m>,
    /// With parity.
    pub damage: Option<Damage<'m>>,
}

/// Damaged words.
#[derive(Clone, Copy)]
pub struct Damage<'m> {
    /// There is one that cannot be had again, or was, so that all look-ups are refused; in the pipeline's third
    /// cycle.
    pub now: Signal<'m>,
    /// The line's word is, of the look-up a cycle before, which is to ask again, or is refused while another word
    /// is lost.
    pub line: Signal<'m>,
    /// The metadata of that look-up's block are lost.
    pub is_lost: Signal<'m>,
    /// Some word is lost.
    pub has_lost: Signal<'m>,
}

/// The end of a miss, in the pipeline's second cycle; with SECDED a cycle later.
pub struct Outcome<'m> {
    /// There is one.
    pub resolves: Signal<'m>,
    /// Of this miss.
    pub miss: Signal<'m>,
    /// The line did not come.
    pub failed: Signal<'m>,
}

/// What there is at the ports.
pub struct Answered<'m> {
    /// Anything.
    pub any: Signal<'m>,
    /// With protection: the answer says that the line is not there, as a word of it is damaged, though it was found.
    pub drops: Option<Signal<'m>>,
    /// With an answer: who asked.
    pub owner: Signal<'m>,
}

/// The ports for both.
pub fn answers<'m>(m: &'m Builder, look: Look<'m>, outcome: Outcome<'m>) -> Answered<'m> {
    let third = |name: &str, value| m.delay(&format!("third_{name}"), value);
    let step = |name: &str, now| {
        let register = m.register_reset(name, 1, 0);
        m.next(register, now);
        register
    };
    let [hit, waits, refused, miss] = [
        third("hit", look.hit),
        third("waits", look.waits),
        third("refused", look.refused),
        third("miss", look.miss),
    ];
    let (hit, waits, refused) = match look.damage {
        None => (hit, waits, refused),
        Some(Damage { now, .. }) => (hit & !now, waits & !now, refused | now),
    };
    let answer = step("answer", look.answers);
    m.output("answer_valid", answer)
        .comment("A look-up is answered; always taken");
    let owner = m.delay("answer_to", look.owner);
    m.output("answer_owner", owner)
        .comment("Owner that looked up");
    let [hit, refused] = [
        m.delay("answer_hits", hit),
        m.delay("answer_refuses", refused),
    ];
    let (hit, refused, drops) = match look.damage {
        None => (hit, refused, None),
        Some(Damage {
            line,
            is_lost,
            has_lost,
            ..
        }) => {
            m.output("answer_lost", hit & is_lost)
                .comment("With answer_hit: the block's metadata are lost, it is to be poisoned");
            let damaged = (line & !is_lost).named("word_is_damaged");
            // The next cannot be repaired yet.
            let gone = hit & damaged;
            let drops = (answer & gone).named("answer_drops");
            (hit & !damaged, refused | (gone & has_lost), Some(drops))
        }
    };
    m.output("answer_hit", hit)
        .comment("Line is there: answer_metadata is valid");
    m.output("answer_waits", m.delay("answer_is_to_wait", waits))
        .comment("Line is being fetched: resolved_valid will tell its end");
    m.output("answer_refused", refused)
        .comment("Line cannot be had: no line of its set can leave, or one is damaged");
    m.output("answer_metadata", m.delay("answer_bits", !look.stored))
        .comment("With answer_hit: metadata of the block");
    m.output("answer_miss", m.delay("answer_number", miss))
        .comment("With answer_waits: number of the miss that fetches the line");
    let resolves = step("resolved", step("resolves", outcome.resolves));
    m.output("resolved_valid", resolves)
        .comment("A miss has ended: who waits for it asks again, or fails");
    let [miss, failed] = [
        third("resolved_miss", outcome.miss),
        third("resolved_failed", outcome.failed),
    ];
    m.output("resolved_miss", m.delay("resolved_number", miss))
        .comment("With resolved_valid: number of the miss");
    m.output("resolved_failed", m.delay("resolved_is_failed", failed))
        .comment("With resolved_valid: the line could not be fetched");
    Answered {
        any: answer | resolves,
        drops,
        owner,
    }
}
