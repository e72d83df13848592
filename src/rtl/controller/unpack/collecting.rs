//! Words of blocks: raw from memory, part by part, or from a decompressor.

use super::super::Parameters;
use super::decompressors::Word;
use super::ports::{Beat, Part, Ports};
use crate::hdl::{concat, Builder, Signal};

/// The word of a decompressor that is written to the memory of blocks.
pub(super) struct Collected<'m> {
    /// Parts that are written by a raw beat, which has priority.
    pub direct: Vec<Signal<'m>>,
    /// Parts of the decompressor's word that are written.
    pub keeps: Vec<Signal<'m>>,
    /// All parts of the word are written.
    pub word: Signal<'m>,
    /// So are those of its block's last.
    pub ends: Signal<'m>,
    /// The word's number in its block.
    pub number: Signal<'m>,
    /// The read of the block that is sent was alone, if that matters.
    head_alone: Option<Signal<'m>>,
}

impl<'m> Collected<'m> {
    pub fn new(
        m: &'m Builder,
        p: &Parameters,
        beat: &Beat<'m>,
        part: &Part<'m>,
        word: &Word<'m>,
    ) -> Self {
        // A raw beat writes one part of a word; meanwhile the other parts of a decompressor's word are written.
        let kept = m.register_reset("parts_kept", p.parts(), 0);
        let head_alone = (p.words() > 1 || p.asks_before_metadata()).then(|| {
            let says = "Slot to read was the only one in use when it was taken";
            m.input("head_alone", 1).comment(says)
        });
        let comes = comes_raw(m, p, beat, word, head_alone);
        let direct = (0..p.parts()).map(|number| comes & part.is_part.bit(number));
        let direct = m.vector("part_comes_raw", &direct.collect::<Vec<_>>());
        let keeps = (0..p.parts()).zip(&direct);
        let keeps = keeps.map(|(part, &direct)| word.valid & !kept.bit(part) & !direct);
        let keeps = m.vector("part_is_kept", &keeps.collect::<Vec<_>>());
        let now_kept = (kept | concat(&keeps)).named("parts_kept_now");
        let collected = now_kept.all().named("word_collected");
        m.drive(word.is_collected, collected);
        let waited = m.register_reset("cycles_kept", 2, 0);
        waited.comment("While raw beats come, a word of a decompressor waits, but not for ever.");
        m.next(waited, (word.valid & !collected).gate(waited.plus(1)));
        m.output("parts_yield", waited.all())
            .comment("Memory port may accept no beat in this cycle");
        m.next(kept, (!collected).gate(now_kept));
        let ends = (collected & word.last).named("collected_ends");
        m.drive(word.block_collected, ends);
        let number = m.register_reset("word_number_collected", p.word_bits(), 0);
        let after = ends.mux(m.zero(number.width()), number.plus(1));
        m.next_if(number, collected, after);
        Collected {
            direct,
            keeps,
            word: collected,
            ends,
            number,
            head_alone,
        }
    }

    /// Words of a read that is alone are counted as they come, in order, if a block has more than one. `slot`: that of
    /// the decompressor's word.
    pub fn word_there(&self, m: &'m Builder, p: &Parameters, ports: &Ports<'m>, slot: Signal<'m>) {
        if let Some(alone) = self.head_alone.filter(|_| p.words() > 1) {
            let beat = &ports.beat;
            let parts = (beat.valid & beat.raw, beat.slot, beat.number);
            let words = (self.word, slot, self.number);
            let read = (alone, ports.read.slot, ports.read.word);
            word_there(m, p, read, parts, words);
        }
    }
}

/// Whether a raw beat is written. The beat of a block whose metadata are unknown yields to a word of a decompressor.
fn comes_raw<'m>(
    m: &'m Builder,
    p: &Parameters,
    beat: &Beat<'m>,
    word: &Word<'m>,
    head_alone: Option<Signal<'m>>,
) -> Signal<'m> {
    let mut comes = beat.valid & beat.raw;
    if let Some(alone) = head_alone.filter(|_| p.asks_before_metadata()) {
        let drops = (comes & beat.stored & word.valid & !alone).named("drops_part");
        m.output("part_drops", drops)
            .comment("The beat, of a block whose metadata are unknown, yields to a word of a decompressor: if the block is raw, it must be read again");
        comes = comes & !drops;
    }
    comes.named("comes_raw")
}

/// Whether the word to read is there already, although its block is not complete: of a read that is alone,
/// whose parts or words are counted as they come, in order.
fn word_there<'m>(
    m: &'m Builder,
    p: &Parameters,
    (alone, read_slot, read_word): (Signal<'m>, Signal<'m>, Signal<'m>),
    (part_comes, part_slot, part_number): (Signal<'m>, Signal<'m>, Signal<'m>),
    (word_comes, word_slot, word_number): (Signal<'m>, Signal<'m>, Signal<'m>),
) {
    m.section("Words of a read that is alone can be sent before their block is complete");
    let begins = m
        .input("begins_alone", 1)
        .comment("A read is taken while no other slot is in use");
    let raw = m
        .input("head_raw", 1)
        .comment("With head_alone: block is known to be stored raw");
    let failed = m
        .input("arrives_failed", 1)
        .comment("Memory answered the beat, or an earlier one of its burst, with an error");
    let count = |name: &str, comes: Signal<'m>, number: Signal<'m>| {
        let count = m.register(name, number.width() + 1);
        let comes = alone & comes & number.resize(count.width()).eq(count);
        m.next_if(count, begins | comes, (!begins).gate(count.plus(1)));
        count
    };
    let of_part = part_comes & !failed & part_slot.eq(read_slot);
    let parts = count("parts_there", of_part, part_number);
    let of_word = word_comes & word_slot.eq(read_slot);
    let words = count("words_there", of_word, word_number);
    let within = p.parts().trailing_zeros();
    let whole = parts.slice(within, parts.width() - within);
    let word = |count: Signal<'m>| read_word.resize(count.width()).lt(count);
    let there = alone & ((raw & word(whole)) | word(words));
    m.output("word_there", there)
        .comment("Word to read was written, before its block is complete");
}
