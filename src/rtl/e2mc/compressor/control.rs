//! Where the symbols of a block are, stage by stage.

use super::signals::Control;
use crate::hdl::builder::address_width;
use crate::hdl::{concat, Builder, Signal};
use crate::rtl::e2mc::input_side::Blocks;
use crate::rtl::e2mc::Parameters;

/// The way of the symbols through the stages, which move with `advance`.
pub(super) fn control<'m>(
    m: &'m Builder,
    p: &Parameters,
    blocks: &Blocks<'m>,
    advance: Signal<'m>,
) -> Control<'m> {
    m.section("Where the symbols of a block are, stage by stage");
    let access = m.wire("access_waits", 1);
    let lookup_moves = m.wire("lookup_moves", 1);
    let symbol = Symbol::new(m, p, blocks, access);
    symbol.count(m, p, lookup_moves);
    symbol.admit(m, p, blocks);
    let stages = Stages {
        m,
        registered: p.registers_codes(),
        advance,
    };
    let lookups = stages.lookups(p, symbol.marks(m, p), lookup_moves);
    let found = lookups.map(|stages| stages.bit(stages.width() - 1));
    let place = stages.place(&found);
    let puts = stages.puts(&place);
    Control {
        quiet: symbol.quiet(m, p, access, lookups.any.any()),
        lookup: (symbol.lookup & lookup_moves).named("lookup"),
        reading: symbol.reading,
        count: symbol.number,
        lookup_moves,
        lookup_stages: lookups.any,
        begin: found.first,
        place: place.any,
        ends_way: place.way_end,
        puts: puts.any,
        clears: puts.first,
        ends: puts.last,
        start: symbol.start,
        access,
    }
}

/// The symbol that is looked up next.
struct Symbol<'m> {
    /// Its number in its encoder's part of the block; then come two cycles in which the last ones are placed.
    number: Signal<'m>,
    /// The slot of its block, and whether that has all of the block.
    reading: Signal<'m>,
    is_full: Signal<'m>,
    /// It is the block's first, and all before are placed.
    idle: Signal<'m>,
    /// The block begins.
    start: Signal<'m>,
    /// A block has begun, and its last symbol is still to come.
    within: Signal<'m>,
    /// The symbol is looked up that comes after others of its block.
    running: Signal<'m>,
    /// The symbol is looked up.
    lookup: Signal<'m>,
    /// It is the block's last one.
    is_last: Signal<'m>,
}

impl<'m> Symbol<'m> {
    /// No block begins while an `access` waits.
    fn new(m: &'m Builder, p: &Parameters, blocks: &Blocks<'m>, access: Signal<'m>) -> Self {
        let symbols = u64::from(p.symbols_per_encoder());
        let bits = address_width(period(p));
        let number = m.register_reset("symbol_count", bits, 0);
        number.comment("Symbols, then two cycles in which the last ones are placed.");
        let reading = m.register_reset("reading", 1, 0);
        let is_full = reading.mux(blocks.full[1], blocks.full[0]).named("is_full");
        let arrived = arrived(p, blocks, (number, reading), is_full);
        let idle = number.eq_to(0).named("idle");
        let start = (idle & arrived & !access).named("start");
        let within = !idle & number.lt(m.constant(symbols, bits));
        let (within, running) = if p.encodes_early() {
            let within = within.named("within_block");
            (within, (within & arrived).named("running"))
        } else {
            let running = within.named("running");
            (running, running)
        };
        Symbol {
            number,
            reading,
            is_full,
            idle,
            start,
            within,
            running,
            lookup: (start | running).named("has_symbol"),
            is_last: number.eq_to(symbols - 1).named("last_symbol"),
        }
    }

    /// Counts the symbols, and goes on to the other slot after a block.
    fn count(&self, m: &'m Builder, p: &Parameters, lookup_moves: Signal<'m>) {
        let (number, reading) = (self.number, self.reading);
        let goes_on = if p.encodes_early() {
            self.running | (!self.idle & !self.within)
        } else {
            !self.idle
        };
        let moves = (lookup_moves & (self.start | goes_on)).named("count_moves");
        let ends = number.eq_to(period(p) - 1);
        let next = ends.mux(m.zero(number.width()), number.plus(1));
        m.next_if(number, moves, next);
        m.next_if(reading, moves & self.is_last, !reading);
    }

    /// Admits the next block: its beats come in while the last symbols are looked up.
    fn admit(&self, m: &'m Builder, p: &Parameters, blocks: &Blocks<'m>) {
        let beats_ahead = if p.encodes_early() { 1 } else { p.beats() };
        let symbols = u64::from(p.symbols_per_encoder());
        let soon = (symbols + 1).saturating_sub(u64::from(beats_ahead)).max(1);
        let is_soon = self.number.ge(m.constant(soon, self.number.width()));
        let almost_done = is_soon & (self.within | !self.is_full);
        m.drive(blocks.admit, self.idle.mux(!self.is_full, almost_done));
    }

    fn marks(&self, m: &'m Builder, p: &Parameters) -> Marks<'m> {
        let way_bits = p.symbols_per_way().trailing_zeros();
        let way_ends = if way_bits == 0 {
            m.constant(1, 1)
        } else {
            self.number.slice(0, way_bits).all()
        };
        Marks {
            any: self.lookup,
            first: self.start,
            way_end: self.lookup & way_ends,
            last: self.lookup & self.is_last,
        }
    }

    /// Whether an access waits, and nothing is being looked up. It is known one cycle late, when the last words read
    /// have gone on: no block begins while an access waits.
    fn quiet(
        &self,
        m: &'m Builder,
        p: &Parameters,
        access: Signal<'m>,
        read: Signal<'m>,
    ) -> Signal<'m> {
        // A block that waits for a beat is still one.
        let looks_up = if p.encodes_early() {
            self.lookup | self.within
        } else {
            self.lookup
        };
        let quiet = m.register_reset("quiet", 1, 0);
        quiet.comment("An access waits, and nothing is being looked up.");
        m.next(quiet, access & !(looks_up | read));
        quiet
    }
}

/// The cycles of a block: one for each symbol, and two in which the last ones are placed.
fn period(p: &Parameters) -> u64 {
    u64::from(p.symbols_per_encoder()) + 2
}

/// Whether the next symbol has arrived: its block is full, or the beat has come that has it.
fn arrived<'m>(
    p: &Parameters,
    blocks: &Blocks<'m>,
    (number, reading): (Signal<'m>, Signal<'m>),
    is_full: Signal<'m>,
) -> Signal<'m> {
    blocks.filling.map_or(is_full, |(filling, beats_in)| {
        let symbols_of_beat = p.symbols_per_encoder() / p.beats();
        let places = symbols_of_beat.trailing_zeros();
        let beat = number.slice(places, number.width() - places);
        let bits = beat.width().max(beats_in.width());
        let comes_in = filling.eq(reading) & beat.resize(bits).lt(beats_in.resize(bits));
        (is_full | comes_in).named("arrived")
    })
}

/// Whether a stage has a symbol, and whether that is its block's first, its way's last, its block's last.
#[derive(Clone, Copy)]
struct Marks<'m> {
    any: Signal<'m>,
    first: Signal<'m>,
    way_end: Signal<'m>,
    last: Signal<'m>,
}

impl<'m> Marks<'m> {
    fn map(&self, each: impl Fn(Signal<'m>) -> Signal<'m>) -> Self {
        self.follow("", |_, value| each(value))
    }

    /// The same marks in registers of the next stage.
    fn follow(&self, stage: &str, register: impl Fn(&str, Signal<'m>) -> Signal<'m>) -> Self {
        Marks {
            any: register(stage, self.any),
            first: register(&format!("{stage}_first"), self.first),
            way_end: register(&format!("{stage}_way_end"), self.way_end),
            last: register(&format!("{stage}_last"), self.last),
        }
    }
}

/// The stages that a symbol passes.
struct Stages<'m> {
    m: &'m Builder,
    /// The memories of the code table have output registers.
    registered: bool,
    advance: Signal<'m>,
}

impl<'m> Stages<'m> {
    /// A bit that moves with `moves`.
    fn follow(&self, name: &str, moves: Signal<'m>, value: Signal<'m>) -> Signal<'m> {
        let stage = self.m.register_reset(name, 1, 0);
        self.m.next_if(stage, moves, value);
        stage
    }

    /// A bit behind memories without output registers. There no register holds its value: while the memories hold, their words come again.
    fn repeat(&self, name: &str, value: Signal<'m>) -> Signal<'m> {
        let stage = self.m.register_reset(name, 1, 0);
        self.m.next(stage, value);
        stage
    }

    /// The marks of all stages of the code table behind its first cycle, the first stage's in bit 0.
    fn lookups(&self, p: &Parameters, symbol: Marks<'m>, moves: Signal<'m>) -> Marks<'m> {
        let count = p.lookup_stages();
        let stage = if self.registered { "looked_up" } else { "read" };
        let stages = symbol.follow(stage, |name, value| {
            let stages = self.m.register_reset(name, count, 0);
            let earlier = (count > 1).then(|| stages.slice(0, count - 1));
            let next: Vec<Signal> = [value].into_iter().chain(earlier).collect();
            self.m.next_if(stages, moves, concat(&next));
            stages
        });
        stages.any.comment(
            "Stage 1: a symbol's words are read, its block's first, its way's last, its block's last; a bit for each cycle.",
        );
        stages
    }

    fn place(&self, found: &Marks<'m>) -> Marks<'m> {
        let place = found.follow("place", |name, value| {
            if self.registered {
                self.follow(name, self.advance, value)
            } else {
                self.repeat(name, value)
            }
        });
        (place.any).comment("Stage 2: its code is shifted to the write position.");
        place
    }

    /// No part of this stage needs to know a way's last symbol.
    fn puts(&self, place: &Marks<'m>) -> Puts<'m> {
        let follow = |name: &str, value: Signal<'m>| self.follow(name, self.advance, value);
        let any = follow("puts", place.any);
        any.comment("Stage 2: its code goes to the final buffer.");
        Puts {
            any,
            first: follow("puts_first", place.first),
            last: follow("puts_last", place.last),
        }
    }
}

/// The last stage: a code goes to the final buffer; it is the block's first, or its last.
struct Puts<'m> {
    any: Signal<'m>,
    first: Signal<'m>,
    last: Signal<'m>,
}
