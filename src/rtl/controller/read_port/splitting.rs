//! The burst whose blocks are requested.

use super::super::attributes::attribute_bits;
use super::super::bursts::{block_number, fields, Burst};
use super::super::{Parameters, PAGE_BITS};
use super::record::Record;
use super::waiting::Waiting;
use crate::hdl::{concat, Builder, DesignError, Signal};
use crate::rtl::common::fifo::{registered, RegisteredOutputs};

/// Bits of the number of blocks that a burst spans.
const COUNT_BITS: u32 = 9;

/// The block that is offered to the slots.
pub(super) struct Asked<'m> {
    pub number: Signal<'m>,
    /// The block is the first of its burst.
    pub is_first: Signal<'m>,
    /// If so: its burst's record.
    pub record: Signal<'m>,
    /// If so, and a slot is taken for it.
    pub first_goes: Signal<'m>,
}

/// Splits bursts into blocks.
pub(super) fn requests<'m>(
    m: &'m Builder,
    p: &Parameters,
    waiting: &Waiting<'m>,
    block_taken: Signal<'m>,
) -> Result<Asked<'m>, DesignError> {
    let (id, burst) = Burst::of_word(p, waiting.burst);
    let record = Record {
        id,
        in_page: burst.address.slice(0, PAGE_BITS),
        length: burst.length,
        size: burst.size,
        wraps: burst.wraps(),
        refused: waiting.refused,
    };
    let first_goes = m.wire("first_block_taken", 1);
    let records = registered(m, "records", waiting.splits, record.word(), first_goes)?;
    let splitter = Splitter::new(m, p, waiting, burst);
    let no_more = splitter.step(m, waiting, records.s_ready);
    let offer = (no_more, records.s_ready);
    let blocks = splitter.offer(m, p, waiting, offer, block_taken)?;
    m.output("block_valid", blocks.m_valid)
        .comment("Block to read is valid");
    let offered = Block::of_word(p, blocks.m_data);
    offered.outputs(m);
    m.drive(first_goes, block_taken & offered.is_first);
    offered.place_in_burst(m);
    m.output("block_id", Record::of_word(p, records.m_data).id)
        .comment("With block_first: ID of the burst");
    m.output("next_block", blocks.m_next.slice(0, p.number_bits()))
        .comment("Number of the block that follows with block_moves");
    m.output("block_moves", block_taken | !blocks.m_valid)
        .comment("In the next cycle the block to read is another one, next_block");
    Ok(Asked {
        number: offered.number,
        is_first: offered.is_first,
        record: records.m_data,
        first_goes,
    })
}

/// The burst that is split into blocks.
struct Splitter<'m> {
    burst: Burst<'m>,
    blocks: Blocks<'m>,
    /// A burst is in these registers.
    active: Signal<'m>,
    page: Signal<'m>,
    /// The number of the block in the page, and the bits of it that change within the burst.
    number: Signal<'m>,
    place: Signal<'m>,
    left: Signal<'m>,
    /// The last block is needed as a whole, or these bursts of it.
    whole: Signal<'m>,
    last_bursts: Signal<'m>,
    attributes: Signal<'m>,
    /// Driven later: the first block is offered before the burst is in these registers, which it is if the port is
    /// idle.
    goes_ahead: Signal<'m>,
    /// So it was.
    is_ahead: Signal<'m>,
    /// Driven later: a block is offered from these registers.
    taken: Signal<'m>,
    /// The first block was offered.
    begun: Signal<'m>,
    refused: Signal<'m>,
}

impl<'m> Splitter<'m> {
    fn new(m: &'m Builder, p: &Parameters, waiting: &Waiting<'m>, burst: Burst<'m>) -> Self {
        let splits = waiting.splits;
        let active = m.register_reset("splitting", 1, 0);
        let blocks = Blocks::of(m, p, &burst);
        let page = m.delay_if("page", splits, page_of(p, &burst));
        let number = m.register("block_in_page", PAGE_BITS - p.offset_bits());
        let place = m.delay_if("blocks_of_wrap", splits, blocks.place);
        place.comment("Bits of the number that change within the burst.");
        let left = m.register("blocks_left", COUNT_BITS);
        left.comment("Blocks after this one.");
        let whole = m.delay_if("last_block_is_whole", splits, burst.wraps());
        let last_bursts = m.delay_if("last_bursts", splits, blocks.last_bursts);
        let attributes = m.delay_if("attributes_held", splits, waiting.attributes);
        let goes_ahead = m.wire("first_goes_ahead", 1);
        let is_ahead = m.delay_if("first_is_gone", splits, goes_ahead);
        let taken = m.wire("block_goes", 1);
        let begun = m.register("first_is_taken", 1);
        m.next_if(begun, splits | taken, goes_ahead | !splits);
        Splitter {
            burst,
            blocks,
            active,
            page,
            number,
            place,
            left,
            whole,
            last_bursts,
            attributes,
            goes_ahead,
            is_ahead,
            taken,
            begun,
            refused: m.delay_if("refused_held", splits, waiting.refused),
        }
    }

    /// Goes on to the next block, or to the next burst if there is a place for its record. Returns whether the block
    /// is the last one.
    fn step(&self, m: &'m Builder, waiting: &Waiting<'m>, has_place: Signal<'m>) -> Signal<'m> {
        let (number, left, active) = (self.number, self.left, self.active);
        let (splits, taken, goes_ahead) = (waiting.splits, self.taken, self.goes_ahead);
        let next = (number & !self.place) | (number.plus(1) & self.place);
        let offset_bits = PAGE_BITS - number.width();
        let first = self.burst.address.slice(offset_bits, number.width());
        // Only bursts whose addresses do not wrap go ahead.
        let first = goes_ahead.mux(first.plus(1), first);
        m.next_if(number, splits | taken, splits.mux(first, next));
        let fewer = left - m.constant(1, COUNT_BITS);
        let behind = (!waiting.refused).gate(self.blocks.behind_first);
        m.next_if(left, splits | taken, splits.mux(behind, fewer));
        // If the first block was offered ahead, it is counted, too.
        let no_more = !left.slice(1, COUNT_BITS - 1).any() & !(left.bit(0) ^ self.is_ahead);
        let no_more = no_more.named("is_last_split");
        let ends = (taken & no_more).named("burst_is_split");
        m.drive(splits, waiting.valid & (!active | ends) & has_place);
        let more = (!goes_ahead | !waiting.first_block.is_only).named("more_blocks");
        m.next(active, (splits & more) | (active & !ends));
        no_more
    }

    /// Offers the block to the slots, or the first block of a burst that waits, if there is a place for its record. It
    /// is registered, because all entries of the write buffer compare the block one cycle ahead.
    fn offer(
        &self,
        m: &'m Builder,
        p: &Parameters,
        waiting: &Waiting<'m>,
        (no_more, has_place): (Signal<'m>, Signal<'m>),
        block_taken: Signal<'m>,
    ) -> Result<RegisteredOutputs<'m>, DesignError> {
        let (active, is_plain) = (self.active, waiting.first_block.is_plain);
        let first = self.first_block(m, p, waiting).word();
        let block = self.block(m, p, no_more).word();
        let ahead = (waiting.valid & has_place & is_plain & !active).named("first_ahead");
        let asked = active.mux(block, first);
        let blocks = registered(m, "blocks", active | ahead, asked, block_taken)?;
        m.drive(self.taken, active & blocks.s_ready);
        m.drive(self.goes_ahead, is_plain & !active & blocks.s_ready);
        Ok(blocks)
    }

    /// The block in these registers.
    fn block(&self, m: &'m Builder, p: &Parameters, no_more: Signal<'m>) -> Block<'m> {
        let in_page = concat(&[m.zero(p.offset_bits()), self.number]);
        let all = m.constant(u64::from(p.bursts()) - 1, p.bursts_bits());
        let is_last = (no_more & !self.whole).named("is_last_block");
        Block {
            number: block_number(p, self.page, in_page),
            bursts: is_last.mux(self.last_bursts, all),
            attributes: self.attributes,
            is_first: !self.begun,
            is_last: no_more,
            refused: self.refused,
        }
    }

    /// The first block of the burst that waits.
    fn first_block(&self, m: &'m Builder, p: &Parameters, waiting: &Waiting<'m>) -> Block<'m> {
        let in_page = self.burst.address.slice(0, PAGE_BITS);
        Block {
            number: block_number(p, page_of(p, &self.burst), in_page),
            bursts: waiting.first_block.bursts,
            attributes: waiting.attributes,
            is_first: m.constant(1, 1),
            is_last: waiting.first_block.is_only,
            refused: m.zero(1),
        }
    }
}

/// The number of a burst's page.
fn page_of<'m>(p: &Parameters, burst: &Burst<'m>) -> Signal<'m> {
    (burst.address).slice(PAGE_BITS, p.address_bits - PAGE_BITS)
}

/// A block that is offered to the slots.
struct Block<'m> {
    number: Signal<'m>,
    bursts: Signal<'m>,
    attributes: Signal<'m>,
    /// It is the first of its burst, or the last.
    is_first: Signal<'m>,
    is_last: Signal<'m>,
    /// It stands for a burst that is answered with an error.
    refused: Signal<'m>,
}

impl<'m> Block<'m> {
    fn word(&self) -> Signal<'m> {
        concat(&[
            self.number,
            self.bursts,
            self.attributes,
            self.is_first,
            self.is_last,
            self.refused,
        ])
    }

    fn of_word(p: &Parameters, word: Signal<'m>) -> Self {
        let widths = [p.number_bits(), p.bursts_bits(), attribute_bits(p), 1, 1, 1];
        let [number, bursts, attributes, is_first, is_last, refused] = fields(word, widths);
        Block {
            number,
            bursts,
            attributes,
            is_first,
            is_last,
            refused,
        }
    }

    /// The ports of the block.
    fn outputs(&self, m: &'m Builder) {
        m.output("block", self.number)
            .comment("Number of the block to read");
        m.output("block_bursts", self.bursts)
            .comment("Bursts that are needed if the block is raw, less one");
        m.output("block_attributes", self.attributes)
            .comment("Attributes of the block's read");
    }

    /// The ports of its place in its burst.
    fn place_in_burst(&self, m: &'m Builder) {
        m.output("block_first", self.is_first)
            .comment("Block is the first of its burst");
        m.output("block_last", self.is_last)
            .comment("Block is the last of its burst");
        m.output("block_refused", self.refused)
            .comment("Block stands for a burst that is answered with an error");
    }
}

/// The blocks that a burst spans.
struct Blocks<'m> {
    /// The number of blocks after the first.
    behind_first: Signal<'m>,
    /// Bits of a block's number in its page that change within the burst.
    place: Signal<'m>,
    /// Memory bursts − 1 of the last block, up to its last byte, if addresses do not wrap.
    last_bursts: Signal<'m>,
}

impl<'m> Blocks<'m> {
    fn of(m: &'m Builder, p: &Parameters, burst: &Burst<'m>) -> Self {
        let bits = PAGE_BITS + 2;
        // Offsets from the first block's start: of the first beat's first byte, and of the last beat's last byte.
        let offset = burst.address.slice(0, p.offset_bits()).resize(bits);
        let span = burst.span(m, p, PAGE_BITS).named("span_split");
        let beat = burst.beat_mask(m, p).named("beat_mask_split");
        let first = (offset & !beat.resize(bits)).named("first_byte");
        let last = ((first + span.resize(bits)) | beat.resize(bits)).named("last_byte");
        let of_block = |address: Signal<'m>| address.slice(p.offset_bits(), bits - p.offset_bits());
        let in_order = of_block(last).resize(COUNT_BITS);
        // A WRAP spans all blocks of its range, and returns to the first one if it began inside it.
        let place = of_block((span | beat).named("place_split").resize(bits));
        let begins_within = first.any() & place.any();
        let wrapped = place.resize(COUNT_BITS) + begins_within.resize(COUNT_BITS);
        let wraps = burst.wraps();
        let in_page = PAGE_BITS - p.offset_bits();
        let everywhere = m.constant((1 << in_page) - 1, in_page);
        let mag_bits = p.mag_bytes.trailing_zeros();
        Blocks {
            behind_first: wraps.mux(wrapped, in_order).named("blocks_behind"),
            place: wraps.mux(place.slice(0, in_page), everywhere),
            last_bursts: last.slice(mag_bits, p.bursts_bits()),
        }
    }
}
