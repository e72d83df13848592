//! The metadata cache: one pipeline for all accesses to its memories.
//!
//! An answer comes 5 cycles after its request. One request per cycle, but lines in flight may use every other
//! cycle. An answer that neither hits, waits nor is refused means: ask again later, because no miss register or
//! no way is free, or the line is being written back. `request_ready` depends on registers and, without
//! protection, on `request_kind`: during a flush no line may be pinned. With protection such a request is
//! accepted; only the line of a lost word may be pinned, and all other owners have to ask again.
//! `fetched_ready` is a register.
//!
//! In the pipeline's first step the set's word is read. In the second it is compared and written, and the pins
//! and misses are updated. In the third the line's word is available, and is written. Everything that changes a
//! line passes the pipeline, also fetched lines and responses of the memory. So an answer that waits always
//! comes before the `resolved` that it waits for. Both memories are read over two cycles: a cycle lies between the
//! first step and the second, and one between the second and the third. With SECDED, words are corrected in them.
//!
//! A damaged word of a clean line is fetched again ([`repair`](super::repair)). If the line is dirty, its
//! blocks are offered for poisoning ([`lost_word`](super::lost_word)). A damaged line is not written back, but
//! stays in the cache. Damage of the directory, and damage that cannot be fetched again, stop the cache: that
//! look-up and all later ones are refused, and nothing is written back, until the cache is cleared.

use std::rc::Rc;

use super::answers::{Look, Outcome};
use super::arbiter::{arbiter, ArbiterInputs};
use super::beat_queue::{beats_out, Beat};
use super::directory::{directory, DirectoryInputs};
use super::line_data::{line_data, LineDataInputs};
use super::line_queue::{line_queue, FetchesInputs, WriteBacksInputs, FETCH, WRITE_BACK};
use super::miss_registers::{miss_registers, MissRegistersInputs};
use super::pins::{pins, PinsInputs};
use super::repair::{Found, Repair};
use super::sweep::{sweep, SweepInputs};
use super::{beside_read, bits_in_words, Parameters};
use crate::hdl::{concat, Builder, DesignError, Module, Signal};
use crate::rtl::common::select::select;

/// The cache's module.
#[expect(
    clippy::too_many_lines,
    reason = "the stages of one pipeline, which depend on one another"
)]
pub fn cache(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.name.clone());
    m.doc(&format!(
        "Metadata cache of {} bytes (E2MC III-D): {} bits per block, inverted in memory and in lines.\nOne request per cycle, or every other cycle while lines are in flight. An answer comes 5 cycles after its request.",
        p.bytes,
        bits_in_words(p),
    ));
    let part = |part: &str| format!("{}_{part}", p.name);
    let request_valid = m.input("request_valid", 1).comment("Request is valid");
    let kind = m.input("request_kind", 2);
    kind.comment("0 look up, 1 look up and pin, 2 write and unpin, 3 unpin");
    let request_block = m
        .input("request_block", p.block_bits)
        .comment("Number of the block of the request");
    let request_owner = m
        .input("request_owner", p.owner_bits)
        .comment("Owner of the request");
    let request_metadata = m
        .input("request_metadata", p.metadata_bits)
        .comment("With kind 2: metadata to write");
    let fetch_ready = m
        .input("fetch_ready", 1)
        .comment("Memory accepts the line to fetch");
    let fetched_valid = m
        .input("fetched_valid", 1)
        .comment("Fetched beat is valid; lines come in any order and may interleave");
    let fetched_data = m
        .input("fetched_data", p.beat_bytes * 8)
        .comment("Beat of a fetched line");
    let fetched_last = m
        .input("fetched_last", 1)
        .comment("Beat is the last of its line");
    let fetched_failed = m
        .input("fetched_failed", 1)
        .comment("With the last beat: at least one beat of the line had an error");
    let fetched_number = m
        .input("fetched_number", p.miss_bits())
        .comment("Number of the miss that the beat belongs to");
    let fetched_soon = p.prompt.then(|| {
        m.input("fetched_soon", 1)
            .comment("Beat of a fetched line will be valid three cycles later, or when earlier ones are accepted")
    });
    let fetched_beat = (p.beat_bits() > 0).then(|| {
        m.input("fetched_beat", p.beat_bits())
            .comment("Number of the beat in its line")
    });
    let write_back_ready = m
        .input("write_back_ready", 1)
        .comment("Memory accepts the line to write back");
    let write_back_data_ready = m
        .input("write_back_data_ready", 1)
        .comment("Memory accepts the beat to write back");
    let written_back_valid = m
        .input("written_back_valid", 1)
        .comment("A line was written back; responses come in any order");
    let written_back_number = m
        .input("written_back_number", p.carrier_bits())
        .comment("With written_back_valid: write_back_number of that line");
    let written_back_failed = m
        .input("written_back_failed", 1)
        .comment("With written_back_valid: the line could not be written back");
    let clear = m.input("clear", 1).comment("For one cycle: drop all lines");
    let flush = m
        .input("flush", 1)
        .comment("For one cycle: write back all dirty lines");
    let inject = p.protection.checks().then(|| {
        m.input("inject", 3).comment(
            "Errors to inject: bit 0 into a line, bit 1 into the directory; bit 2: two bits",
        )
    });
    let inject_into = |kind: u32| inject.map(|inject| concat(&[inject.bit(kind), inject.bit(2)]));
    let wire = |name: &str, width: u32| m.wire(name, width);

    m.section("Queues of lines in flight");
    let fetch_sent = wire("fetch_sent", 1);
    let line_fetched = wire("line_fetched", 1);
    let installs = wire("installs", 1);
    let fetch_push = wire("fetch_push", 1);
    let fetch_number = wire("number_to_fetch", p.miss_bits());
    let fetches = m.instance(
        "fetches",
        &line_queue(&part("fetches"), p.misses, FETCH, p.prompt)?,
        FetchesInputs {
            push: fetch_push,
            number: fetch_number,
            sent_moves: fetch_sent,
            answered_moves: line_fetched,
            answered_number: fetched_number,
            answered_failed: fetched_failed,
            finished_moves: installs,
        },
    );
    let write_back_sent = wire("write_back_sent", 1);
    let line_read = wire("line_read", 1);
    let hears = wire("hears", 1);
    hears.comment("The response to a write-back is processed.");
    let write_back_push = wire("write_back_push", 1);
    let write_back_number = wire("number_to_write_back", p.carrier_bits());
    let write_backs = m.instance(
        "write_backs",
        &line_queue(&part("write_backs"), p.misses + 1, WRITE_BACK, false)?,
        WriteBacksInputs {
            push: write_back_push,
            number: write_back_number,
            sent_moves: write_back_sent,
            read_moves: line_read,
            answered_moves: written_back_valid,
            answered_number: written_back_number,
            answered_failed: written_back_failed,
            finished_moves: hears,
        },
    );

    m.section("Clearing and flushing");
    let quiet = wire("quiet", 1);
    let visits = wire("visits", 1);
    let again = wire("visit_again", 1);
    let done = wire("visit_done", 1);
    let sweep = m.instance(
        "sweep",
        &sweep(p)?,
        SweepInputs {
            clear,
            flush,
            quiet,
            visited: visits,
            again,
            done,
        },
    );
    let (clears, flushing) = (sweep.clears, sweep.flushing);
    let repair = Repair::new(&m, p);
    let holds = repair.as_ref().map(|repair| repair.under_way);
    let lost = repair.as_ref().map(|repair| repair.has_lost);
    let repair_may = repair.as_ref().map(|_| wire("repair_may", 1));
    let goes = (repair.as_ref().zip(repair_may)).map(|(repair, may)| repair.goes(may, sweep.stops));

    m.section("First cycle: a request, or a step of a line in flight");
    let room = wire("room", 1);
    // The third cycle shows whether a beat is really valid.
    let data_waits = m.register_reset("data_waits", 1, 0);
    m.next(data_waits, or(fetched_valid, fetched_soon));
    let arbiter = m.instance(
        "arbiter",
        &arbiter(p)?,
        ArbiterInputs {
            request_valid,
            pins: repair.is_none().then(|| kind.eq_to(1)),
            flushing: repair.is_none().then_some(flushing),
            stops: holds.map_or(sweep.stops, |holds| sweep.stops | holds),
            install_wants: fetches.finished_waits,
            hear_wants: write_backs.finished_waits,
            read_wants: write_backs.read_waits & room,
            fill_wants: data_waits & !clears,
            visit_wants: holds.map_or(sweep.visits, |holds| sweep.visits & !holds),
        },
    );
    m.output("request_ready", arbiter.request_ready)
        .comment("Request is accepted if valid");
    let takes = arbiter.takes;
    m.drive(installs, arbiter.installs);
    m.drive(hears, arbiter.hears);
    m.drive(visits, arbiter.visits);
    let (reads, fills) = (arbiter.reads, arbiter.fills);

    m.section("Its line, way and block");
    let numbers = p.misses as usize;
    let new_lines = wire("new_lines", p.misses * p.line_bits());
    let old_lines = wire("old_lines", (p.misses + 1) * p.line_bits());
    let held_ways = wire("held_ways", (p.misses + 1) * p.ways);
    let (new, old) = (
        new_lines.parts(p.line_bits()),
        old_lines.parts(p.line_bits()),
    );
    let ways = held_ways.parts(p.ways);
    let installed_number = fetches.finished_number;
    let written_number = write_backs.finished_number;
    let read_number = write_backs.read_number;
    let mut swept = (sweep.set_number, sweep.way, visits | clears);
    if let (Some(repair), Some(goes)) = (&repair, goes) {
        let of_repair = repair.under_way & !clears;
        swept = (
            of_repair.mux(repair.set, swept.0),
            of_repair.mux(repair.way, swept.1),
            (swept.2 | goes).named("sweeps_place"),
        );
    }
    let place = concat(&[swept.0, m.zero(p.tag_bits())]).named("swept_line");
    let pick = |request, of_install, of_hear, of_read, of_sweep| {
        let returned = installs.mux(of_install, hears.mux(of_hear, of_read));
        let others = swept.2.mux(of_sweep, returned);
        takes.mux(request, others)
    };
    let requested = request_block.slice(p.offset_bits(), p.line_bits());
    let line = pick(
        requested,
        select(&m, "line_installed", installed_number, &new)?,
        select(&m, "line_heard_of", written_number, &old)?,
        select(&m, "line_read_out", read_number, &old)?,
        place,
    );
    let next_line = line.named("next_line");
    // The line of a request or of the flush. Only these check which lines are pinned or in flight; known early.
    let looked_at = takes.mux(requested, place).named("line_looked_at");
    let no_way = m.zero(p.ways);
    let way = pick(
        no_way,
        select(&m, "way_installed", installed_number, &ways[..numbers])?,
        select(&m, "way_heard_of", written_number, &ways)?,
        select(&m, "way_read_out", read_number, &ways)?,
        swept.1,
    )
    .named("next_way");
    let (offset, last_read) = block_in_line(&m, p, takes, request_block, reads);
    let firsts = p
        .answers_first()
        .then(|| wire("firsts", p.misses * p.first_bits()));
    let first = firsts.map(|firsts| {
        let firsts = firsts.parts(p.first_bits());
        select(&m, "first_of_installed", installed_number, &firsts)
    });
    let first = first.transpose()?;
    let of_first = |low: u32, bits: u32| first.map(|first| first.slice(low, bits));
    let offset = or_first(offset, installs, of_first(1, p.offset_bits()));
    let next_owner = of_first(1 + p.offset_bits(), p.owner_bits);
    let next_owner = or_first(request_owner, installs, next_owner);
    let answers_first = first.map(|first| installs & first.bit(0));
    m.drive(line_read, reads & last_read);

    m.section("Second cycle: compare the set");
    let of_set = takes | installs | hears | reads | visits | clears;
    // A beat that fills a line needs no set.
    let of_set = goes.map_or(of_set, |goes| of_set | goes).named("needs_set");
    let busy = (of_set | fills).named("first_busy");
    let step = |name: &str, now: Signal<'_>| {
        let register = m.register_reset(name, 1, 0);
        m.next(register, now.named(&format!("{name}_next")));
        register
    };
    let passed = |name: &str, value| beside_read(&m, name, busy, value);
    let checks_busy = passed("checks_set", busy);
    let is_busy = step("second_busy", checks_busy);
    let is_look_up = (takes & !kind.bit(1)).named("takes_look_up");
    // During a flush only an owner that poisons blocks pins a line, that of the lost word. All others ask
    // again: if they stalled here, they would block the poisoning owner behind them, for which the flush waits.
    let not_now = repair.as_ref().map(|repair| {
        let is_lost = (repair.has_lost & requested.eq(repair.line)).named("request_is_of_lost");
        (kind.bit(0) & flushing & !is_lost).named("is_to_ask_again")
    });
    let looks_up = not_now.map_or(is_look_up, |not_now| is_look_up & !not_now);
    let looks_up = step("looks_up", passed("is_look_up", looks_up));
    let asks_again =
        not_now.map(|not_now| step("asks_again", passed("pins_in_flush", is_look_up & not_now)));
    let pin_wanted = m.delay("pin_wanted", passed("pins_next", kind.bit(0)));
    let writes = step("writes", passed("is_write", takes & kind.eq_to(2)));
    let unpins = step("unpins", passed("is_unpin", takes & kind.eq_to(3)));
    let installed = step("is_install", passed("installs_next", installs));
    let heard = step("is_heard", passed("hears_next", hears));
    let visited = step("is_visit", passed("visits_next", visits));
    let cleared = step("is_clear", passed("clears_next", clears));
    let read_out = step("is_read", passed("reads_next", reads));
    let filled = step("is_fill", passed("fills_next", fills));
    let repaired = goes.map(|goes| step("is_repair", passed("repairs_next", goes)));
    let answers_first =
        answers_first.map(|answers| step("answers_first", passed("first_answered_next", answers)));
    let line = m.delay_if("line", checks_busy, passed("line_next", next_line));
    let looked_at = passed("looked_at_next", looked_at);
    let held_way = m.delay_if("held_way", checks_busy, passed("held_way_next", way));
    let offset = m.delay_if("block_in_line", checks_busy, passed("block_next", offset));
    let owner = m.delay_if("owner", checks_busy, passed("owner_next", next_owner));
    let metadata = m.delay_if(
        "metadata",
        checks_busy,
        passed("metadata_next", request_metadata),
    );
    let read_last = m.delay("read_last", passed("read_last_next", last_read));
    let number = installs.mux(installed_number.resize(p.carrier_bits()), written_number);
    let number = m.delay_if("number", checks_busy, passed("number_next", number));
    let failed = installs.mux(fetches.finished_failed, write_backs.finished_failed);
    let failed = m.delay("failed", passed("failed_next", failed));

    let way = wire("changed_way", p.ways);
    let hits = wire("hits", p.ways);
    let victim = wire("victim", p.ways);
    let pin = wire("pins_line", 1);
    let ends_pin = (writes | unpins).named("ends_pin");
    let drop = repair.as_ref().map(|_| wire("drops_pin", 1));
    let dropped_owner = repair
        .as_ref()
        .map(|_| wire("pin_dropped_of", p.owner_bits));
    let set = wire("set_number", p.set_bits());
    let next_set = looked_at.slice(0, p.set_bits());
    let same_set = next_set.eq(set).named("same_set");
    let pins = m.instance(
        "pin_registers",
        &pins(p)?,
        PinsInputs {
            owner,
            next_set,
            set_number: set,
            same_set,
            pin,
            way: hits,
            unpin: ends_pin,
            clear: sweep.begins,
            drop,
            dropped_owner,
        },
    );
    let held_here = (repair.as_ref()).map(|repair| repair.holds(&m, next_set));
    let pinned = or(pins.pinned, held_here).named("pinned_ways");
    let writes_line = (writes & pins.own).named("writes_line");
    let allocates = wire("allocates", 1);
    let carries = wire("carries", 1);
    let leaving_tag = wire("leaving_tag", p.tag_bits());
    let leaves = wire("leaves", 1);
    leaves.comment("The victim is dirty.");
    let arrives = (installed & !failed).named("arrives");
    let tells_first = answers_first.map(|answers| (answers & !failed).named("tells_first"));
    let line_lost = (heard & failed).named("is_lost");
    let kept = repair.as_ref().map(|_| wire("is_kept", 1));
    let written_back = match kept {
        None => heard & !failed,
        Some(kept) => heard & !failed & !kept,
    };
    let written_back = written_back.named("is_written_back");
    let lost_or_kept = or(line_lost, kept);
    let hit = wire("hit", 1);
    let tag = line.slice(p.set_bits(), p.tag_bits());
    let next_tag = looked_at.slice(p.set_bits(), p.tag_bits());
    let same_tag = next_tag.eq(tag).named("same_tag");
    let same_line = (same_set & same_tag).named("same_line");
    let refetches = repair.as_ref().map(|repair| repair.refetches);
    let of_repair =
        (repair.as_ref()).map(|repair| (repair.asked & installed).named("is_of_repair"));
    let misses = m.instance(
        "miss_registers",
        &miss_registers(p)?,
        MissRegistersInputs {
            next_line: looked_at,
            line: repair
                .as_ref()
                .zip(refetches)
                .map_or(line, |(repair, refetches)| refetches.mux(repair.line, line)),
            set_number: set,
            same_line,
            same_set,
            victim: repair
                .as_ref()
                .zip(refetches)
                .map_or(victim, |(repair, refetches)| {
                    refetches.mux(repair.way, victim)
                }),
            allocate: or(allocates, refetches),
            carry: carries,
            visited: held_way,
            leaving_tag,
            leaves: refetches.map_or(leaves, |refetches| leaves & !refetches),
            number,
            left: written_back,
            there: arrives,
            free: or((installed & failed) | lost_or_kept, of_repair),
            hit,
            hits,
            clear: sweep.begins,
            again: refetches,
            first: firsts.map(|_| concat(&[!pin_wanted, offset, owner])),
            looks_up: firsts.map(|_| looks_up),
        },
    );
    if let (Some(firsts), Some(held)) = (firsts, misses.firsts) {
        m.drive(firsts, held);
    }
    m.drive(new_lines, misses.new_lines);
    m.drive(old_lines, misses.old_lines);
    m.drive(held_ways, misses.ways);
    let is_flush = number.eq_to(u64::from(p.misses)).named("is_flush");
    let cleaned = (written_back & is_flush).named("is_cleaned");
    let stays = (writes_line | arrives | lost_or_kept).named("stays");
    let directory = m.instance(
        "directory",
        &directory(p)?,
        DirectoryInputs {
            read: of_set,
            read_set: next_line.slice(0, p.set_bits()),
            tag,
            next_tag,
            same_tag,
            blocked: pinned | misses.reserved,
            visit: or(visited, repaired),
            visited: held_way,
            way,
            touch: hit | stays,
            put: allocates | stays | cleaned,
            put_valid: !looks_up,
            put_changed: writes | lost_or_kept,
            put_lost: line_lost,
            clear: cleared,
            held: held_here,
            inject: inject_into(1),
        },
    );
    m.drive(set, directory.set_number);
    m.drive(leaving_tag, directory.leaving_tag);
    m.drive(leaves, directory.victim_changed);
    let visit_leaves = directory.visited_changed;
    if let (Some(repair), Some(looks), Some(clean)) = (&repair, repaired, directory.visited_clean) {
        let seen = [clean, visit_leaves, directory.leaving_tag];
        repair.look(&m, looks, seen);
    }
    m.drive(hits, directory.hits);
    m.drive(victim, directory.victim);
    m.drive(hit, looks_up & hits.any());
    m.drive(pin, hit & pin_wanted);
    let found = hit.mux(hits, victim).named("found_way");
    let of_others = writes.mux(pins.own_way, held_way);
    m.drive(way, looks_up.mux(found, of_others));

    m.section("A miss, and the flush's visit to a line");
    let known = (hit | misses.comes | misses.goes).named("is_known");
    let can_leave = (misses.any_free & victim.any()).named("can_leave");
    m.drive(allocates, looks_up & !known & can_leave);
    let refused = (looks_up & !known & directory.all_lost).named("is_refused");
    let held_up = pinned | misses.leaving;
    let held_up = (held_up & held_way).any().named("flush_held_up");
    let flush_kept = kept.map(|kept| kept & is_flush);
    m.drive(again, or(visited & held_up, flush_kept));
    m.drive(carries, visited & !held_up & visit_leaves);
    let flush_heard = heard & is_flush;
    let flush_heard = kept.map_or(flush_heard, |kept| flush_heard & !kept);
    m.drive(done, (visited & !held_up & !visit_leaves) | flush_heard);
    // The queues are told one cycle later, because the path to here is long enough.
    m.drive(
        write_back_push,
        step("leaves_now", carries | (allocates & leaves)),
    );
    let free_number = misses.free_number;
    let flush_number = m.constant(u64::from(p.misses), p.carrier_bits());
    let carrier = carries.mux(flush_number, free_number.resize(p.carrier_bits()));
    m.drive(write_back_number, m.delay("leaving_number", carrier));
    // The old line was written back, so the new one can be fetched.
    let makes_room = (written_back & !is_flush).named("makes_room");
    m.drive(
        fetch_push,
        step(
            "comes_now",
            or(makes_room | (allocates & !leaves), refetches),
        ),
    );
    let fetches_for = allocates.mux(free_number, number.slice(0, p.miss_bits()));
    let fetches_for = refetches.map_or(fetches_for, |again| (!again).gate(fetches_for));
    m.drive(fetch_number, m.delay("coming_number", fetches_for));

    m.section("Third cycle: the line's word");
    let late_busy = step("late_busy", is_busy);
    let third_busy = step("third_busy", late_busy);
    let late = |name: &str, value| beside_read(&m, name, is_busy, value);
    let answers = step(
        "answers",
        late("answers_late", or(or(looks_up, asks_again), tells_first)),
    );
    let writes_word = step("writes_word", late("writes_late", writes_line));
    let shifts_out = step("shifts_out", late("shifts_late", read_out));
    let takes_beat = step("takes_beat", filled);
    let third_owner = m.delay("third_owner", late("owner_late", owner));
    let third_metadata = m.delay("third_metadata", late("metadata_late", metadata));
    let out_last = m.delay("out_last", late("out_last_late", read_last));
    m.output("fetched_ready", takes_beat)
        .comment("Beat of a fetched line is accepted if valid; a register");
    let fill = (takes_beat & fetched_valid).named("fill");
    m.drive(line_fetched, fill & fetched_last);
    let fill_line = select(&m, "line_filled", fetched_number, &new)?.named("fill_line");
    let fill_way = select(&m, "way_filled", fetched_number, &ways[..numbers])?;
    if let Some(beat) = fetched_beat {
        m.assert(
            !fill | fetched_last.eq(beat.all()),
            "fetched_last is not on a line's last beat",
        );
    }
    let checks_word = (hit | writes_line | read_out).named("checks_word");
    let filled = Filled {
        fill,
        set: fill_line.slice(0, p.set_bits()),
        way: fill_way,
        beat: fetched_beat,
        data: fetched_data,
    };
    let filled = match &repair {
        None => filled,
        Some(repair) => filled.or_raw(repair),
    };
    let inputs = LineDataInputs {
        checked: (p.protection.checks())
            .then(|| step("checks_line", late("checks_late", checks_word))),
        read: or(looks_up | writes | read_out, tells_first),
        read_set: set,
        read_way: way,
        read_block: offset,
        write: writes_word,
        written: !third_metadata,
        fill: filled.fill,
        fill_set: filled.set,
        fill_way: filled.way,
        fill_beat: filled.beat,
        fill_data: filled.data,
        inject: inject_into(0),
    };
    let data = m.instance("data", &line_data(p)?, inputs);
    let repaired = match (&repair, goes, directory.damaged, data.damaged) {
        (Some(repair), Some(goes), Some(of_set), Some(of_line)) => {
            let was_cleared = step("was_cleared", cleared);
            let third = |name: &str, value| m.delay(name, late(&format!("{name}_late"), value));
            let found = Found {
                set: (of_set & !was_cleared).named("set_is_damaged"),
                line: of_line,
                writes: step("damaged_is_written", third("third_writes", writes_line)),
                set_number: m.delay("damaged_set", third("third_set", set)),
                way: m.delay("damaged_way", third("third_way", way)),
                block: m.delay("damaged_block", third("third_block", offset)),
                installed,
                failed,
                clears: sweep.begins,
            };
            let repaired = repair.next(&m, p, goes, &found)?;
            let set_corrected = directory.corrected.map(|set| set & !was_cleared);
            if let Some(corrected) = data.corrected {
                m.output("corrected", or(corrected, set_corrected))
                    .comment("A damaged word was corrected in this cycle");
            }
            m.output("refetched", repaired.refetched)
                .comment("A line with a damaged word was fetched again");
            Some(repaired)
        }
        _ => None,
    };

    m.section("The answer, and lines that failed");
    let waits = allocates | (looks_up & !hit & misses.comes);
    let known = misses.comes_number;
    let look = Look {
        answers,
        owner: third_owner,
        hit: late("hit_late", or(hit, tells_first)),
        waits: late("waits_late", waits),
        miss: late("miss_late", misses.comes.mux(known, free_number)),
        refused: late("refused_late", refused),
        stored: data.stored,
        damage: repaired.as_ref().map(|repaired| repaired.damage),
    };
    // No owner waits for a line that is fetched again.
    let of_miss = of_repair.map_or(installed, |repair| installed & !repair);
    let fetch_failed = installed & failed;
    // An owner that waits for a line that cannot be evicted while another one is lost might wait for ever.
    let kept_failed = (kept.zip(lost)).map(|(kept, lost)| kept & lost);
    let outcome = Outcome {
        resolves: late(
            "outcome_late",
            (of_miss | (lost_or_kept & !is_flush)).named("outcome_comes"),
        ),
        miss: late("outcome_miss_late", number.slice(0, p.miss_bits())),
        failed: late("outcome_failed_late", or(fetch_failed, kept_failed)),
    };
    let fails = (fetch_failed | refused).named("fails");
    let answered = super::answers::answers(&m, look, outcome);
    if let (Some(drop), Some(owner), Some(drops)) = (drop, dropped_owner, answered.drops) {
        m.drive(drop, drops);
        m.drive(owner, answered.owner);
    }
    m.output("failed_line", m.delay_if("failed_number", fails, line))
        .comment("Last line that could not be fetched, or was refused");
    m.output("lost_valid", step("line_is_lost", line_lost))
        .comment("A line could not be written back; it stays in the cache, dirty");
    m.output("lost_line", m.delay_if("lost_number", line_lost, line))
        .comment("Last line that could not be written back");

    m.section("The memory port");
    let fetch_wanted = fetches.sent_waits;
    m.output("fetch_valid", fetch_wanted)
        .comment("Line to fetch is valid");
    let line = select(&m, "line_fetched_next", fetches.sent_number, &new)?;
    m.output("fetch_line", line)
        .comment("Number of the line to fetch");
    m.output("fetch_number", fetches.sent_number)
        .comment("Number of the miss that fetches the line");
    m.drive(fetch_sent, fetch_wanted & fetch_ready);
    let write_back_wanted = write_backs.sent_waits;
    m.output("write_back_valid", write_back_wanted)
        .comment("Line to write back is valid");
    let line = select(&m, "line_written_next", write_backs.sent_number, &old)?;
    m.output("write_back_line", line)
        .comment("Number of the line to write back");
    m.output("write_back_number", write_backs.sent_number)
        .comment("Number that identifies the response: of a miss, or of the flush");
    m.drive(write_back_sent, write_back_wanted & write_back_ready);
    let beat = Beat {
        data: data.word,
        last: out_last,
        damaged: None,
        ready: write_back_data_ready,
    };
    let (shifts_out, beat) = match repaired.zip(kept).zip(data.damaged) {
        None => (shifts_out, beat),
        Some(((repaired, kept), damaged)) => {
            let carrier = m.delay("carrier_read", passed("carrier_read_next", read_number));
            let carrier = m.delay("third_carrier", late("third_carrier_late", carrier));
            let carrier = m.delay("carrier_checked", carrier);
            let checked = step("beat_is_checked", shifts_out);
            let bad = (damaged | repaired.here).named("beat_is_damaged");
            let of_beat = (checked & bad).gate(carrier.one_hot(p.misses + 1));
            let of_heard = heard.gate(number.one_hot(p.misses + 1));
            let of_heard = of_heard.named("heard_lines");
            let lines = m.register_reset("kept_lines", p.misses + 1, 0);
            m.next(lines, of_beat | (lines & !of_heard));
            m.drive(kept, (of_heard & lines).any() & !failed);
            let beat = Beat {
                data: m.delay_if("beat_checked", shifts_out, beat.data),
                last: m.delay("beat_checked_is_last", beat.last),
                damaged: Some(bad),
                ..beat
            };
            (checked, beat)
        }
    };
    let free = beats_out(&m, reads, shifts_out, beat)?;
    m.drive(room, free);

    m.section("Whether anything is in flight");
    let empty = fetches.empty & write_backs.empty;
    let stages = checks_busy | is_busy | late_busy | third_busy;
    let still = (empty & !stages).named("is_quiet");
    if let Some(may) = repair_may {
        // A write that meets damage reports it one cycle later.
        m.drive(may, quiet & !step("damage_is_told", third_busy));
    }
    // A line that is fetched again enters the queues only later.
    let asked = repair.as_ref().map(|repair| repair.asked);
    m.drive(quiet, asked.map_or(still, |asked| still & !asked));
    m.output("busy", sweep.busy)
        .comment("Cache is clearing or flushing, from the cycle after clear or flush on");
    let busy = or(or(answered.any | sweep.busy, holds), lost);
    m.output("idle", still & !busy)
        .comment("Nothing is in flight");
    let owners = m.constant(u64::from(p.owners), p.owner_bits + 1);
    let owns = request_owner.resize(p.owner_bits + 1).lt(owners);
    m.assert(
        !takes | kind.eq_to(0) | owns,
        "an owner that does not pin asks for more than a look",
    );
    m.finish()
}

/// `one`, ORed with `other` if there is one.
fn or<'m>(one: Signal<'m>, other: Option<Signal<'m>>) -> Signal<'m> {
    other.map_or(one, |other| one | other)
}

/// `request` or, with an install, that of the register's first owner.
fn or_first<'m>(
    request: Signal<'m>,
    installs: Signal<'m>,
    first: Option<Signal<'m>>,
) -> Signal<'m> {
    first.map_or(request, |first| installs.mux(first, request))
}

/// A word to write into a line.
struct Filled<'m> {
    fill: Signal<'m>,
    set: Signal<'m>,
    way: Signal<'m>,
    beat: Option<Signal<'m>>,
    data: Signal<'m>,
}

impl<'m> Filled<'m> {
    /// Adds a word that is lost, which becomes "raw".
    fn or_raw(self, repair: &Repair<'m>) -> Self {
        let raw = repair.loses;
        Filled {
            fill: self.fill | raw,
            set: raw.mux(repair.set, self.set),
            way: raw.mux(repair.way, self.way),
            beat: (self.beat.zip(repair.beat)).map(|(beat, lost)| raw.mux(lost, beat)),
            data: (!raw).gate(self.data),
        }
    }
}

/// The number in its line of the requested block, or of the first block of the beat that is read out; and
/// whether that beat is the line's last.
fn block_in_line<'m>(
    m: &'m Builder,
    p: &Parameters,
    takes: Signal<'m>,
    request_block: Signal<'m>,
    reads: Signal<'m>,
) -> (Signal<'m>, Signal<'m>) {
    let offset = request_block.slice(0, p.offset_bits());
    if p.beat_bits() == 0 {
        return (offset, m.constant(1, 1));
    }
    let beat = m.register_reset("read_beat", p.beat_bits(), 0);
    m.next_if(beat, reads, beat.plus(1));
    let read = concat(&[m.zero(p.offset_bits() - p.beat_bits()), beat]);
    (takes.mux(offset, read), beat.all())
}
