//! Executes the commands of software that take time (init, flush and scrub), and holds the unit's state.

use std::rc::Rc;

use super::{Parameters, PAGE_BITS};
use crate::hdl::{concat, or_all, Builder, DesignError, Module, Signal};
use crate::rtl::common::round_robin::successor;

/// Commands, as bits of their register.
pub const COMMANDS: [&str; 5] = ["init", "run", "off", "flush", "scrub"];

/// An additional command if the words of tables are checked, and its description.
pub(super) const TEST: (&str, &str) = (
    "test_tables",
    "Reads all words of the tables, and counts those that are damaged; fails if there are any",
);

/// Bits of the command register.
pub(super) fn command_bits(p: &Parameters) -> u32 {
    COMMANDS.len() as u32 + u32::from(p.tables.is_some())
}

/// The commands, as the comment of a port.
pub(super) fn command_says(p: &Parameters) -> String {
    let test = p.tables.as_ref().map(|_| TEST.0);
    let all: Vec<&str> = COMMANDS.into_iter().chain(test).collect();
    let all = all.join(", ");
    format!("Command of software, for one cycle, one-hot: {all}")
}

/// Effect of each of [`COMMANDS`].
pub(super) const COMMANDS_SAY: [&str; 5] = [
    "While off: clears the metadata (all blocks raw), invalidates the metadata cache, then runs",
    "While off: runs with the metadata in the DRAM",
    "All accesses pass unchanged",
    "Writes all buffered data and metadata to the DRAM",
    "While running: sets bypass, and stores the blocks of the scrub range raw",
];

/// Builds the module.
pub(super) fn commands(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("commands"));
    m.doc(
        "Executes the commands of software that take time (init, flush and scrub), and holds the unit's state.",
    );
    let inputs = Inputs::new(&m, p);
    m.section("States");
    let states = States::new(&m, p);
    let starts = Starts::new(&m, inputs.command, &states);
    let commands = Commands {
        m: &m,
        p,
        inputs,
        states,
        starts,
    };

    m.section(
        "Init: the cache is cleared, and the metadata region filled with zeros, which mean raw",
    );
    let [settled, cleared] = commands.clear_cache();
    let filled = commands.fill(cleared)?;
    let filled_well = filled.now & !filled.failed;
    let running = commands.states.running;
    let goes_on = running & !commands.starts.off;
    m.next(running, commands.starts.run | filled_well | goes_on);
    m.section("Flush: the write buffer is drained, then the cache is written back");
    let flushed = commands.flush(settled);
    m.section("Scrub: block by block, as one more writer");
    let scrubbed = commands.scrub()?;
    commands.raw_only(filled_well, &scrubbed);
    m.section("State for software");
    commands.state([filled, flushed, scrubbed]);
    m.finish()
}

/// Inputs, but those of the test of tables.
struct Inputs<'m> {
    command: Signal<'m>,
    first: Signal<'m>,
    end: Signal<'m>,
    scrub_first: Signal<'m>,
    scrub_end: Signal<'m>,
    looks: Signal<'m>,
    buffer_empty: Signal<'m>,
    cache_busy: Signal<'m>,
    metadata_lost: Signal<'m>,
    posted_lost: Signal<'m>,
    compressed: Signal<'m>,
    blank_taken: Signal<'m>,
    blanked: Signal<'m>,
    blank_failed: Signal<'m>,
    scrub_taken: Signal<'m>,
    under_way: Signal<'m>,
    has_room: Signal<'m>,
    scrub_failed: Signal<'m>,
}

impl<'m> Inputs<'m> {
    /// Declares them.
    fn new(m: &'m Builder, p: &Parameters) -> Self {
        let port = |name: &str, width, says: &str| m.input(name, width).comment(says);
        let bit = |name: &str, says: &str| port(name, 1, says);
        let page = |name: &str, says: &str| port(name, p.address_bits - PAGE_BITS, says);
        Inputs {
            command: port("command", command_bits(p), &command_says(p)),
            first: page("region_first", "First page of the compressed region"),
            end: page("region_end", "Page after the compressed region"),
            scrub_first: page("scrub_first", "First page to scrub"),
            scrub_end: page("scrub_end", "Page after the pages to scrub"),
            looks: bit("looks_under_way", "Metadata cache is in use"),
            buffer_empty: bit("buffer_empty", "Write buffer is empty"),
            cache_busy: bit("cache_busy", "Metadata cache is clearing or flushing"),
            metadata_lost: bit(
                "metadata_lost",
                "A metadata line could not be written back: a flush fails",
            ),
            posted_lost: bit(
                "posted_write_lost",
                "A write failed after its early response: a flush fails",
            ),
            compressed: bit(
                "compressed",
                "A compressed block is sent to memory in this cycle",
            ),
            blank_taken: bit("blank_taken", "Line to fill with zeros is accepted"),
            blanked: bit("blanked", "Memory has answered a write of zeros to a line"),
            blank_failed: bit(
                "blank_failed",
                "With blanked: memory answered with an error",
            ),
            scrub_taken: bit("scrub_taken", "Block to store again is accepted"),
            under_way: bit("scrubs_under_way", "Blocks are being scrubbed"),
            has_room: bit("scrub_has_room", "One more block may be scrubbed"),
            scrub_failed: bit("scrub_failed", "Scrub of a block has failed"),
        }
    }
}

/// Registers of the unit's state.
struct States<'m> {
    running: Signal<'m>,
    settling: Signal<'m>,
    clearing: Signal<'m>,
    blanking: Signal<'m>,
    draining: Signal<'m>,
    flushing: Signal<'m>,
    scrubbing: Signal<'m>,
    /// Where the words of tables are checked.
    testing: Option<Signal<'m>>,
    /// Any of the states of init.
    initialising: Signal<'m>,
    /// Any but `running`.
    busy: Signal<'m>,
}

impl<'m> States<'m> {
    fn new(m: &'m Builder, p: &Parameters) -> Self {
        let state = |name: &str| m.register_reset(name, 1, 0);
        let running = state("is_running");
        let settling = state("init_settles");
        let clearing = state("init_clears");
        let blanking = state("init_fills");
        let draining = state("flush_drains");
        let flushing = state("flush_writes_back");
        let scrubbing = state("scrubs");
        let initialising = settling | clearing | blanking;
        let testing = p.tables.as_ref().map(|_| state("tests_tables"));
        let busy = initialising | draining | flushing | scrubbing;
        let busy = testing.map_or(busy, |testing| busy | testing);
        States {
            running,
            settling,
            clearing,
            blanking,
            draining,
            flushing,
            scrubbing,
            testing,
            initialising,
            busy: busy.named("is_busy"),
        }
    }
}

/// The command that starts in a cycle, one-hot.
struct Starts<'m> {
    init: Signal<'m>,
    run: Signal<'m>,
    off: Signal<'m>,
    flush: Signal<'m>,
    scrub: Signal<'m>,
    /// Where the words of tables are checked.
    test: Option<Signal<'m>>,
}

impl<'m> Starts<'m> {
    fn new(m: &'m Builder, command: Signal<'m>, states: &States<'m>) -> Self {
        let (busy, running) = (states.busy, states.running);
        let mut can = vec![
            !busy & !running,
            !busy & !running,
            !busy,
            !busy,
            !busy & running,
        ];
        can.extend(states.testing.map(|_| !busy));
        let starts = m.vector(
            "starts",
            &(0..)
                .zip(can)
                // Two commands at once are none.
                .map(|(bit, can)| command.eq_to(1 << bit) & can)
                .collect::<Vec<_>>(),
        );
        let [init, run, off, flush, scrub, ref test @ ..] = starts[..] else {
            unreachable!("five commands")
        };
        let test = test.first().copied();
        m.output("refused", command.any() & !or_all(starts))
            .comment("Command in this cycle cannot be executed now");
        Starts {
            init,
            run,
            off,
            flush,
            scrub,
            test,
        }
    }
}

/// The end of a command.
struct End<'m> {
    /// It ends in this cycle.
    now: Signal<'m>,
    /// With `now`: it has failed.
    failed: Signal<'m>,
}

/// The module, and the signals that its commands share.
struct Commands<'a, 'm> {
    m: &'m Builder,
    p: &'a Parameters,
    inputs: Inputs<'m>,
    states: States<'m>,
    starts: Starts<'m>,
}

impl<'m> Commands<'_, 'm> {
    /// Init, up to an empty metadata cache. Returns whether nothing uses the cache any more, and whether it
    /// is empty.
    fn clear_cache(&self) -> [Signal<'m>; 2] {
        let m = self.m;
        let (settling, clearing) = (self.states.settling, self.states.clearing);
        let settled = (settling & !self.inputs.looks).named("init_settled");
        m.next(settling, self.starts.init | (settling & !settled));
        // The cache is busy from the cycle after `clear` on.
        let cleared_for = m.delay("was_clearing", clearing);
        let cleared = (clearing & cleared_for & !self.inputs.cache_busy).named("is_cleared");
        m.next(clearing, settled | (clearing & !cleared));
        [settled, cleared]
    }

    /// Init, from an empty metadata cache on.
    fn fill(&self, cleared: Signal<'m>) -> Result<End<'m>, DesignError> {
        let (m, p) = (self.m, self.p);
        let blanking = self.states.blanking;
        let (blank_taken, blanked) = (self.inputs.blank_taken, self.inputs.blanked);
        // Registered, because software sets the pages long before a command that uses them.
        let pages = self.inputs.end - self.inputs.first;
        let lines = m.delay("lines_to_fill", line_count(m, p, pages));
        let line = m.register("line_to_fill", p.line_bits());
        let at_end = line
            .eq(lines.resize(p.line_bits()))
            .named("all_lines_asked");
        m.next_if(
            line,
            cleared | blank_taken,
            blank_taken.mux(successor(m, "line", line)?, m.zero(p.line_bits())),
        );
        let offers = m.register_reset("blank_is_offered", 1, 0);
        let left = m.register_reset("lines_unanswered", 8, 0);
        let fewer = left - m.constant(1, 8);
        m.next_if(
            left,
            blank_taken ^ blanked,
            blanked.mux(fewer, left.plus(1)),
        );
        let filled = (blanking & at_end & !left.any()).named("is_filled");
        m.next(blanking, cleared | (blanking & !filled));
        // A line a cycle after the one before was taken: its comparison with the end takes time.
        let few = !left.slice(1, 7).all();
        m.next(offers, blanking & !at_end & few & !blank_taken);
        m.output("blank_valid", offers)
            .comment("Line to fill with zeros is valid");
        m.output("blank_line", line)
            .comment("Number of the line to fill with zeros, in the metadata region");
        m.output("blanking", blanking)
            .comment("Init is filling the metadata region with zeros");
        let fill_failed = m.register("fill_failed", 1);
        let fails = blanked & self.inputs.blank_failed;
        m.next(fill_failed, (fill_failed | fails) & !self.starts.init);
        Ok(End {
            now: filled,
            failed: fill_failed,
        })
    }

    /// Flush. `settled`: in init, nothing uses the metadata cache any more.
    fn flush(&self, settled: Signal<'m>) -> End<'m> {
        let m = self.m;
        let (draining, flushing) = (self.states.draining, self.states.flushing);
        let (starts, cache_busy) = (self.starts.flush, self.inputs.cache_busy);
        let drained = (draining & self.inputs.buffer_empty).named("is_drained");
        m.next(draining, starts | (draining & !drained));
        let flushed_for = m.delay("was_flushing", flushing);
        // A lost line is reported in the cycle after its answer.
        let was_busy = m.delay("cache_was_busy", cache_busy);
        let flushed = (flushing & flushed_for & !cache_busy & !was_busy).named("is_flushed");
        let fails = m.register("flush_has_failed", 1);
        m.next(fails, (fails | self.inputs.metadata_lost) & !starts);
        m.next(flushing, drained | (flushing & !flushed));
        let lost = m.register_reset("posted_was_lost", 1, 0);
        m.next(lost, self.inputs.posted_lost | (lost & !flushed));
        m.output("closes", draining | flushing)
            .comment("A flush is in progress: the write buffer accepts nothing new");
        m.output("clear", settled)
            .comment("For one cycle: the metadata cache must drop its lines");
        m.output("flush", drained)
            .comment("For one cycle: the metadata cache must write back its lines");
        End {
            now: flushed,
            failed: fails | lost,
        }
    }

    /// Scrub.
    fn scrub(&self) -> Result<End<'m>, DesignError> {
        let (m, p) = (self.m, self.p);
        let (first, end) = (self.inputs.first, self.inputs.end);
        let (scrub_first, scrub_end) = (self.inputs.scrub_first, self.inputs.scrub_end);
        let (starts, scrubbing) = (self.starts.scrub, self.states.scrubbing);
        // Blocks outside the compressed region have no metadata.
        let scrub_from = scrub_first.lt(first).mux(first, scrub_first);
        let scrub_to = end.lt(scrub_end).mux(end, scrub_end);
        let zeros = m.zero(PAGE_BITS - p.offset_bits());
        let scrub_from = concat(&[zeros, m.delay("first_page_to_scrub", scrub_from)]);
        let scrub_to = concat(&[zeros, m.delay("page_behind_scrub", scrub_to)]);
        let block = m.register("block_to_scrub", p.number_bits());
        m.next_if(
            block,
            starts | self.inputs.scrub_taken,
            starts.mux(scrub_from, successor(m, "block_to_scrub", block)?),
        );
        let more = block.lt(scrub_to).named("more_to_scrub");
        let offers = m.register_reset("scrub_is_offered", 1, 0);
        let waits = scrubbing & more & !self.inputs.scrub_taken;
        m.next(offers, waits.named("scrub_waits"));
        let fails = m.register("scrub_has_failed", 1);
        m.next(fails, (fails | self.inputs.scrub_failed) & !starts);
        let scrubbed = (scrubbing & !more & !self.inputs.under_way).named("is_scrubbed");
        m.next(scrubbing, starts | (scrubbing & !scrubbed));
        m.output("scrub_valid", offers & self.inputs.has_room)
            .comment("Block to store again, raw, is valid");
        m.output("scrub_block", block)
            .comment("Number of the block to store again");
        m.output("bypasses", starts | scrubbing)
            .comment("A scrub starts or is in progress: it turns compression off");
        Ok(End {
            now: scrubbed,
            failed: fails,
        })
    }

    /// Whether the compressed region holds raw blocks only, and so tables may be written.
    fn raw_only(&self, filled_well: Signal<'m>, scrubbed: &End<'m>) {
        let (m, inputs) = (self.m, &self.inputs);
        let reaches = inputs.scrub_first.le(inputs.first) & inputs.scrub_end.ge(inputs.end);
        let whole = m.delay("scrubs_all", reaches);
        let raw = m.register_reset("nothing_compressed_held", 1, 0);
        let becomes_raw = filled_well | (scrubbed.now & whole & !scrubbed.failed);
        m.next(raw, (raw | becomes_raw) & !inputs.compressed);
        m.output("nothing_compressed", raw)
            .comment("Compressed region holds raw blocks only");
        // Memory that is taken over after a reset holds compressed blocks, and no unit has its tables yet.
        let fresh = m.register_reset("since_reset", 1, 1);
        m.next(fresh, fresh & !(self.starts.init | self.starts.run));
        m.output("tables_open", raw | fresh).comment(
            "Tables may be written: nothing is compressed, or neither init nor run since reset",
        );
    }

    /// The state for software. `ends`: of init, flush and scrub.
    fn state(&self, ends: [End<'m>; 3]) {
        let (m, states) = (self.m, &self.states);
        m.output("mode", concat(&[states.initialising, states.running]))
            .comment("State of the unit: 0 off, 1 init, 2 run");
        m.output("running", states.running)
            .comment("Metadata are consulted");
        m.output("busy", states.busy)
            .comment("A command is in progress");
        let [filled, flushed, scrubbed] = ends;
        let test = self.test();
        let ends = filled.now | flushed.now | scrubbed.now;
        let ends = test.as_ref().map_or(ends, |test| ends | test.now);
        let failed = m.register_reset("failed_held", 1, 0);
        let of = |end: &End<'m>| end.now & end.failed;
        let fails = of(&filled) | of(&flushed) | of(&scrubbed);
        let fails = test.map_or(fails, |test| fails | of(&test));
        m.next_if(failed, ends, fails);
        m.output("failed", failed).comment("Last command failed");
        m.output("ends", ends)
            .comment("A command ends in this cycle");
    }

    /// The test of tables, which another module does.
    fn test(&self) -> Option<End<'m>> {
        let m = self.m;
        let (testing, starts) = self.states.testing.zip(self.starts.test)?;
        let ends = m.input("test_ends", 1).comment("All tables were read");
        let failed = m
            .input("test_failed", 1)
            .comment("With test_ends: words were damaged");
        m.output("test_starts", starts)
            .comment("For one cycle: begin to read the tables");
        m.next(testing, starts | (testing & !ends));
        Some(End { now: ends, failed })
    }
}

/// The number of metadata lines of some pages.
fn line_count<'m>(m: &'m Builder, p: &Parameters, pages: Signal<'m>) -> Signal<'m> {
    let line_pages = (p.line_blocks() * p.block_bytes) >> PAGE_BITS;
    let width = pages.width() + 1;
    let up = pages.resize(width) + m.constant(u64::from(line_pages) - 1, width);
    let up = up.named("pages_rounded_up");
    let low = line_pages.trailing_zeros();
    up.slice(low, width - low)
        .resize(p.line_bits().max(width - low))
}
