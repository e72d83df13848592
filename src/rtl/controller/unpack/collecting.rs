//! Words of blocks: raw from memory, part by part, or from a decompressor.

use super::super::Parameters;
use super::at_once::{words_at_once, Came};
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
        let (comes, comes_anyway) = comes_raw(m, p, beat, word, head_alone);
        let direct = (0..p.parts()).map(|number| comes & part.is_part.bit(number));
        let direct = m.vector("part_comes_raw", &direct.collect::<Vec<_>>());
        let keeps = (0..p.parts()).zip(&direct);
        let keeps = keeps.map(|(part, &direct)| word.valid & !kept.bit(part) & !direct);
        let keeps = m.vector("part_is_kept", &keeps.collect::<Vec<_>>());
        let now_kept = (kept | concat(&keeps)).named("parts_kept_now");
        // All parts are kept now. Much depends on it, so it does not wait for which ones are.
        let held_up = comes_anyway & (part.is_part & !kept).any();
        let collected = (word.valid & !held_up.named("word_held_up")).named("word_collected");
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

    /// Words of a read that is alone, if a block has more than one. `slot`: that of the decompressor's word.
    pub fn words_at_once(
        &self,
        m: &'m Builder,
        p: &Parameters,
        ports: &Ports<'m>,
        (word, slot): (&Word<'m>, Signal<'m>),
    ) {
        let Some(alone) = self.head_alone.filter(|_| p.words() > 1) else {
            return;
        };
        let beat = &ports.beat;
        let part = Came {
            comes: beat.valid & beat.raw,
            slot: beat.slot,
            number: beat.number,
            data: beat.data,
        };
        let word = Came {
            comes: self.word,
            slot,
            number: self.number,
            data: word.data,
        };
        words_at_once(m, p, (alone, &ports.read), &part, &word);
    }
}

/// Whether a raw beat is written, and whether it is although there is a word of a decompressor: the beat of a block
/// whose metadata are unknown yields to that.
fn comes_raw<'m>(
    m: &'m Builder,
    p: &Parameters,
    beat: &Beat<'m>,
    word: &Word<'m>,
    head_alone: Option<Signal<'m>>,
) -> (Signal<'m>, Signal<'m>) {
    let comes = beat.valid & beat.raw;
    let Some(alone) = head_alone.filter(|_| p.asks_before_metadata()) else {
        let comes = comes.named("comes_raw");
        return (comes, comes);
    };
    let yields = (beat.stored & !alone).named("beat_yields");
    let drops = (comes & yields & word.valid).named("drops_part");
    m.output("part_drops", drops)
        .comment("The beat, of a block whose metadata are unknown, yields to a word of a decompressor: if the block is raw, it must be read again");
    ((comes & !drops).named("comes_raw"), comes & !yields)
}
