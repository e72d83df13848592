//! Outputs the answers to look-ups and the ends of misses: delays them from the pipeline's second cycle to the
//! ports.
//!
//! Both take the same number of cycles, so that an answer that waits comes before the end that it waits for.

use crate::hdl::{Builder, Signal};

/// The result of a look-up. The fields are valid in the pipeline's second cycle, except the first two and the
/// last two, which are valid in its third. With SECDED all of them come one cycle later.
pub struct Look<'m> {
    /// A look-up is answered.
    pub answers: Signal<'m>,
    /// The owner that looked up.
    pub owner: Signal<'m>,
    /// The line is in the cache.
    pub hit: Signal<'m>,
    /// The line is being fetched.
    pub waits: Signal<'m>,
    /// Number of the miss that fetches it.
    pub miss: Signal<'m>,
    /// The line cannot be fetched: no line of its set can be evicted.
    pub refused: Signal<'m>,
    /// The block's bits as stored, inverted.
    pub stored: Signal<'m>,
    /// Damaged words, with protection.
    pub damage: Option<Damage<'m>>,
}

/// Damaged words that were found.
#[derive(Clone, Copy)]
pub struct Damage<'m> {
    /// A damaged word that cannot be recovered is or was found, so all look-ups are refused; valid in the
    /// pipeline's third cycle.
    pub now: Signal<'m>,
    /// The line's word of the previous cycle's look-up is damaged. The owner has to ask again, or is refused
    /// while another word is lost.
    pub line: Signal<'m>,
    /// The metadata of that look-up's block are lost.
    pub is_lost: Signal<'m>,
    /// Some word is lost.
    pub has_lost: Signal<'m>,
}

/// The end of a miss, in the pipeline's second cycle; with SECDED one cycle later.
pub struct Outcome<'m> {
    /// A miss ends.
    pub resolves: Signal<'m>,
    /// Number of the miss.
    pub miss: Signal<'m>,
    /// The line could not be fetched.
    pub failed: Signal<'m>,
}

/// Outputs of the ports in this cycle.
pub struct Answered<'m> {
    /// An answer, or the end of a miss.
    pub any: Signal<'m>,
    /// With protection: the answer does not hit although the line was found, because a word of it is damaged, or the
    /// cache has stopped.
    pub drops: Option<Signal<'m>>,
    /// With an answer: the owner that looked up.
    pub owner: Signal<'m>,
}

/// Declares the output ports for both.
pub fn answers<'m>(m: &'m Builder, look: Look<'m>, outcome: Outcome<'m>) -> Answered<'m> {
    let third = |name: &str, value| m.delay(&format!("third_{name}"), value);
    let [hit, waits, refused, miss] = [
        third("hit", look.hit),
        third("waits", look.waits),
        third("refused", look.refused),
        third("miss", look.miss),
    ];
    let found = hit;
    let (hit, waits, refused) = match look.damage {
        None => (hit, waits, refused),
        Some(Damage { now, .. }) => (hit & !now, waits & !now, refused | now),
    };
    let answer = m.delay_reset("answer", look.answers);
    m.output("answer_valid", answer)
        .comment("Answer is valid; there is no back-pressure");
    let owner = m.delay_if("answer_to", look.answers, look.owner);
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
            now,
        }) => {
            m.output("answer_lost", hit & is_lost)
                .comment("With answer_hit: the block's metadata are lost, it must be poisoned");
            let damaged = (line & !is_lost).named("word_is_damaged");
            // Another damaged word cannot be repaired while one is lost.
            let gone = hit & damaged;
            // The line of a refused look-up may have been found, too.
            let stops = m.delay("answer_stops", found & now);
            let drops = (answer & (gone | stops)).named("answer_drops");
            (hit & !damaged, refused | (gone & has_lost), Some(drops))
        }
    };
    m.output("answer_hit", hit)
        .comment("Line is in the cache: answer_metadata is valid");
    m.output("answer_waits", m.delay("answer_is_to_wait", waits))
        .comment("Line is being fetched: resolved_valid will report the end");
    m.output("answer_refused", refused)
        .comment("Line cannot be fetched: no line of its set can be evicted, or a word is damaged");
    m.output("answer_metadata", m.delay("answer_bits", !look.stored))
        .comment("With answer_hit: metadata of the block");
    m.output("answer_miss", m.delay("answer_number", miss))
        .comment("With answer_waits: number of the miss that fetches the line");
    let resolves = m.delay_reset("resolved", m.delay_reset("resolves", outcome.resolves));
    m.output("resolved_valid", resolves)
        .comment("A miss has ended: owners that wait for it ask again, or fail");
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
