//! Executes the commands of software that take time (init, flush and scrub), and holds the unit's state.

use std::rc::Rc;

use super::{Parameters, PAGE_BITS};
use crate::hdl::{concat, Builder, DesignError, Module, Signal};

/// Commands, as bits of their register.
pub const COMMANDS: [&str; 5] = ["init", "run", "off", "flush", "scrub"];

/// One more command where the words of tables are checked, and what it does.
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

/// What each of [`COMMANDS`] does.
pub(super) const COMMANDS_SAY: [&str; 5] = [
    "While off: clears the metadata (all blocks raw), invalidates the metadata cache, then runs",
    "While off: runs with the metadata in the DRAM",
    "All accesses pass unchanged",
    "Writes all buffered data and metadata to the DRAM",
    "While running: sets bypass, and stores the blocks of the scrub range raw",
];

#[expect(
    clippy::too_many_lines,
    reason = "a box of the controller's picture, whose signals depend on one another"
)]
pub(super) fn commands(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("commands"));
    m.doc(
        "Executes the commands of software that take time (init, flush and scrub), and holds the unit's state.",
    );
    let pages = p.address_bits - PAGE_BITS;
    let command = m
        .input("command", command_bits(p))
        .comment(&command_says(p));
    let first = m
        .input("region_first", pages)
        .comment("First page of the compressed region");
    let end = m
        .input("region_end", pages)
        .comment("Page after the compressed region");
    let scrub_first = m.input("scrub_first", pages).comment("First page to scrub");
    let scrub_end = m
        .input("scrub_end", pages)
        .comment("Page after the pages to scrub");
    let looks = m
        .input("looks_under_way", 1)
        .comment("Metadata cache is in use");
    let buffer_empty = m.input("buffer_empty", 1).comment("Write buffer is empty");
    let cache_busy = m
        .input("cache_busy", 1)
        .comment("Metadata cache is clearing or flushing");
    let metadata_lost = m
        .input("metadata_lost", 1)
        .comment("A metadata line could not be written back: a flush fails");
    let posted_lost = m
        .input("posted_write_lost", 1)
        .comment("A write failed after its early response: a flush fails");
    let compressed = m
        .input("compressed", 1)
        .comment("A compressed block is sent to memory in this cycle");
    let blank_taken = m
        .input("blank_taken", 1)
        .comment("Line to fill with zeros is accepted");
    let blanked = m
        .input("blanked", 1)
        .comment("Memory has answered a write of zeros to a line");
    let blank_failed = m
        .input("blank_failed", 1)
        .comment("With blanked: memory answered with an error");
    let scrub_taken = m
        .input("scrub_taken", 1)
        .comment("Block to store again is accepted");
    let under_way = m
        .input("scrubs_under_way", 1)
        .comment("Blocks are being scrubbed");
    let has_room = m
        .input("scrub_has_room", 1)
        .comment("One more block may be scrubbed");
    let scrub_failed = m
        .input("scrub_failed", 1)
        .comment("Scrub of a block has failed");

    m.section("States");
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
    let busy = busy.named("is_busy");
    let mut can = vec![
        !busy & !running,
        !busy & !running,
        !busy,
        !busy,
        !busy & running,
    ];
    can.extend(testing.map(|_| !busy));
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
    m.output(
        "refused",
        command.any() & !crate::hdl::or_all(starts.clone()),
    )
    .comment("Command in this cycle cannot be executed now");

    m.section(
        "Init: the cache is cleared, and the metadata region filled with zeros, which mean raw",
    );
    let settled = (settling & !looks).named("init_settled");
    m.next(settling, init | (settling & !settled));
    // The cache is busy from the cycle after `clear` on.
    let cleared_for = m.delay("was_clearing", clearing);
    let cleared = (clearing & cleared_for & !cache_busy).named("is_cleared");
    m.next(clearing, settled | (clearing & !cleared));
    // Registered, because software sets the pages long before a command that uses them.
    let lines = m.delay("lines_to_fill", line_count(&m, p, end - first));
    let line = m.register("line_to_fill", p.line_bits());
    let at_end = line
        .eq(lines.resize(p.line_bits()))
        .named("all_lines_asked");
    m.next_if(
        line,
        cleared | blank_taken,
        blank_taken.mux(line.plus(1), m.zero(p.line_bits())),
    );
    let left = m.register_reset("lines_unanswered", 8, 0);
    let fewer = left - m.constant(1, 8);
    m.next_if(
        left,
        blank_taken ^ blanked,
        blanked.mux(fewer, left.plus(1)),
    );
    let filled = (blanking & at_end & !left.any()).named("is_filled");
    m.next(blanking, cleared | (blanking & !filled));
    m.output("blank_valid", blanking & !at_end & !left.all())
        .comment("Line to fill with zeros is valid");
    m.output("blank_line", line)
        .comment("Number of the line to fill with zeros, in the metadata region");
    m.output("blanking", blanking)
        .comment("Init is filling the metadata region with zeros");
    let fill_failed = m.register("fill_failed", 1);
    let fails = blanked & blank_failed;
    m.next(fill_failed, (fill_failed | fails) & !init);
    let filled_well = filled & !fill_failed;
    m.next(running, run | filled_well | (running & !off));

    m.section("Flush: the write buffer is drained, then the cache is written back");
    let drained = (draining & buffer_empty).named("is_drained");
    m.next(draining, flush | (draining & !drained));
    let flushed_for = m.delay("was_flushing", flushing);
    // A lost line is reported in the cycle after its answer.
    let was_busy = m.delay("cache_was_busy", cache_busy);
    let flushed = (flushing & flushed_for & !cache_busy & !was_busy).named("is_flushed");
    let flush_fails = m.register("flush_has_failed", 1);
    m.next(flush_fails, (flush_fails | metadata_lost) & !flush);
    m.next(flushing, drained | (flushing & !flushed));
    let lost = m.register_reset("posted_was_lost", 1, 0);
    m.next(lost, posted_lost | (lost & !flushed));
    m.output("closes", draining | flushing)
        .comment("A flush is in progress: the write buffer accepts nothing new");
    m.output("clear", settled)
        .comment("For one cycle: the metadata cache must drop its lines");
    m.output("flush", drained)
        .comment("For one cycle: the metadata cache must write back its lines");

    m.section("Scrub: block by block, as one more writer");
    // Blocks outside the compressed region have no metadata.
    let scrub_from = scrub_first.lt(first).mux(first, scrub_first);
    let scrub_to = end.lt(scrub_end).mux(end, scrub_end);
    let zeros = m.zero(PAGE_BITS - p.offset_bits());
    let scrub_from = concat(&[zeros, m.delay("first_page_to_scrub", scrub_from)]);
    let scrub_to = concat(&[zeros, m.delay("page_behind_scrub", scrub_to)]);
    let block = m.register("block_to_scrub", p.number_bits());
    m.next_if(
        block,
        scrub | scrub_taken,
        scrub.mux(scrub_from, block.plus(1)),
    );
    let more = block.lt(scrub_to).named("more_to_scrub");
    let scrub_fails = m.register("scrub_has_failed", 1);
    m.next(scrub_fails, (scrub_fails | scrub_failed) & !scrub);
    let scrubbed = (scrubbing & !more & !under_way).named("is_scrubbed");
    m.next(scrubbing, scrub | (scrubbing & !scrubbed));
    m.output("scrub_valid", scrubbing & more & has_room)
        .comment("Block to store again, raw, is valid");
    m.output("scrub_block", block)
        .comment("Number of the block to store again");
    m.output("bypasses", scrub | scrubbing)
        .comment("A scrub starts or is in progress: it turns compression off");
    let whole = m.delay("scrubs_all", scrub_first.le(first) & scrub_end.ge(end));
    let raw = m.register_reset("nothing_compressed_held", 1, 0);
    let becomes_raw = filled_well | (scrubbed & whole & !scrub_fails);
    m.next(raw, (raw | becomes_raw) & !compressed);
    m.output("nothing_compressed", raw)
        .comment("Compressed region holds raw blocks only");
    // Memory that is taken over after a reset holds compressed blocks, and no unit has its tables yet.
    let fresh = m.register_reset("since_reset", 1, 1);
    m.next(fresh, fresh & !(init | run));
    m.output("tables_open", raw | fresh).comment(
        "Tables may be written: nothing is compressed, or neither init nor run since reset",
    );

    m.section("State for software");
    m.output("mode", concat(&[initialising, running]))
        .comment("State of the unit: 0 off, 1 init, 2 run");
    m.output("running", running)
        .comment("Metadata are consulted");
    m.output("busy", busy).comment("A command is in progress");
    let test = testing.map(|testing| {
        let ends = m.input("test_ends", 1).comment("All tables were read");
        let failed = m
            .input("test_failed", 1)
            .comment("With test_ends: words were damaged");
        m.output("test_starts", test[0])
            .comment("For one cycle: begin to read the tables");
        m.next(testing, test[0] | (testing & !ends));
        [ends, failed]
    });
    let ends = filled | flushed | scrubbed;
    let ends = test.map_or(ends, |[test_ends, _]| ends | test_ends);
    let failed = m.register_reset("failed_held", 1, 0);
    let now = (filled & fill_failed) | (flushed & (flush_fails | lost)) | (scrubbed & scrub_fails);
    let now = test.map_or(now, |[ends, failed]| now | (ends & failed));
    m.next_if(failed, ends, now);
    m.output("failed", failed).comment("Last command failed");
    m.output("ends", ends)
        .comment("A command ends in this cycle");
    m.finish()
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
