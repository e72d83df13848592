//! The miss registers: lines that are being fetched into the cache, and the old lines that they replace, each
//! with its set and way. One more register holds the line that a flush writes back.
//!
//! Combinational, except for the registers. Lines are compared one cycle before they are processed, except the newest
//! old line. A register is busy from the miss until the fetch has failed or a look-up has hit the line; until then
//! the line cannot be evicted again.

use std::rc::Rc;

use super::Parameters;
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::round_robin::{lowest, number as number_of};

ports! {
    pub(in crate::rtl) MissRegistersInputs {
        next_line, line, set_number, same_line, same_set, victim, allocate, carry, visited, leaving_tag, leaves, number, left, there, free, hit, hits,
        clear, again: Option<Signal<'m>>, first: Option<Signal<'m>>, looks_up: Option<Signal<'m>>,
    } -> MissRegistersOutputs {
        new_lines, old_lines, ways, comes, comes_number,
        goes, any_free, free_number, reserved, leaving, firsts: Option<Signal<'m>>,
    }
}

/// The module of the registers.
pub fn miss_registers(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_miss_registers", p.name));
    m.doc("Miss registers of a metadata cache, and the line that a flush writes back. Combinational, except for the registers.");
    let next_line = m.input("next_line", p.line_bits());
    next_line.comment("Line that a look-up or a flush processes in the next cycle");
    let line = m
        .input("line", p.line_bits())
        .comment("Line that is processed");
    let set = m
        .input("set_number", p.set_bits())
        .comment("Set that is processed");
    let [same_line, same_set] = same_inputs(&m);
    let victim = m.input("victim", p.ways);
    victim.comment("With a new miss: way whose line is evicted, one-hot");
    let allocate = m
        .input("allocate", 1)
        .comment("A miss begins: a free register takes the line");
    let carry = m
        .input("carry", 1)
        .comment("Flush writes back the line in the way visited");
    let visited = m.input("visited", p.ways);
    visited.comment("With carry: way whose line the flush writes back, one-hot");
    let leaving_tag = m
        .input("leaving_tag", p.tag_bits())
        .comment("With allocate or carry: tag of the old line");
    let leaves = m.input("leaves", 1);
    leaves.comment("Old line is dirty, and is written back first");
    let number = m
        .input("number", p.carrier_bits())
        .comment("Register that left, there and free are about; one more is the flush");
    let [left, there, free] = end_inputs(&m);
    let [hit, hits] = hit_inputs(&m, p);
    let clear = m.input("clear", 1).comment("All registers become free");

    let busy_now = m.wire("busy_now", p.misses);
    let again = p.protection.checks().then(|| {
        m.input("again", 1)
            .comment("With allocate: the line is fetched again; the first register takes it, whatever it holds")
    });
    let (chosen, taken) = next_free(&m, p, busy_now, allocate, again)?;
    let is_number: Vec<Signal> = (0..p.misses).map(|n| number.eq_to(u64::from(n))).collect();
    // The old line's tag is known late, so its register takes it one cycle later.
    let old_tag = m.delay_if("newest_old_tag", allocate | carry, leaving_tag);
    let [tag, next_tag] = [line, next_line].map(|line| line.slice(p.set_bits(), p.tag_bits()));
    let newest_goes = old_tag.eq(tag).named("newest_goes");
    let mut inputs = vec![
        ("next_line", next_line),
        ("line", line),
        ("same_line", same_line),
        ("same_set", same_set),
        ("victim", victim),
        ("takes", allocate.gate(taken).named("takes")),
        ("newest_old_tag", old_tag),
        ("newest_meets", old_tag.eq(next_tag).named("newest_meets")),
        ("leaves", leaves),
        ("is_number", concat(&is_number)),
        ("left", left),
        ("there", there),
        ("free", free),
        ("hit", hit),
        ("hits", hits),
        ("clear", clear),
    ];
    if p.prompt {
        let [first, looks_up] = first_inputs(&m, p);
        let first = m.delay_if("newest_first", allocate, first);
        inputs.extend([("first", first), ("looks_up", looks_up)]);
    }
    let all = m.array("miss", &miss_register(p)?, p.misses, &inputs);
    if p.prompt {
        m.output("firsts", all.all("held_first"))
            .comment("First owner of each register, the first register in the lowest bits");
    }
    m.drive(busy_now, all.all("busy"));
    let ends = [left | free, number.eq_to(u64::from(p.misses))];
    let flushed = flushed(&m, p, ends, carry, [old_tag, set, visited], next_line);
    m.output("new_lines", all.all("held_line"))
        .comment("Line of each register, the first in the lowest bits");
    let old = [all.all("old_line"), flushed.set, flushed.tag];
    m.output("old_lines", concat(&old))
        .comment("Old line of each register, the last is that of the flush");
    m.output("ways", concat(&[all.all("held_way"), flushed.way]))
        .comment("Way of each register, the last is that of the flush; one-hot");

    m.section("All registers together");
    let comes = all.all("comes").named("lines_coming");
    m.output("comes", comes.any())
        .comment("Processed line is being fetched");
    m.output("comes_number", number_of(&m, comes))
        .comment("With comes: number of the register that fetches it");
    let newest_here = all.all("newest_here").any();
    m.output("goes", all.all("goes").any() | (newest_here & newest_goes))
        .comment("Processed line is being written back");
    m.output("any_free", chosen.any())
        .comment("A register is free");
    m.output("free_number", number_of(&m, chosen))
        .comment("Number of the register that the next miss takes");
    let newest = (allocate.gate(victim) | carry.gate(visited)).named("reserved_now");
    let reserved = or_all(all.each("reserves")) | flushed.reserves | same_set.gate(newest);
    m.output("reserved", m.delay_reset("reserved_ways", reserved))
        .comment("Ways of the set whose line cannot be evicted, also one whose first hit was in the previous cycle, one bit each");
    m.output("leaving", or_all(all.each("leaving_way")))
        .comment("Ways of the set whose old line is being written back, one bit each");
    m.finish()
}

/// The line that a flush writes back.
struct Flushed<'m> {
    tag: Signal<'m>,
    set: Signal<'m>,
    way: Signal<'m>,
    /// The way that it keeps of the set that is processed in the next cycle.
    reserves: Signal<'m>,
}

/// `ends`: the write of a line to memory ends, and it is this line. `begins`: the flush takes the line of
/// this set and way, and of this tag one cycle later.
fn flushed<'m>(
    m: &'m Builder,
    p: &Parameters,
    [ends, is_flush]: [Signal<'m>; 2],
    begins: Signal<'m>,
    [old_tag, set_now, visited]: [Signal<'m>; 3],
    next_line: Signal<'m>,
) -> Flushed<'m> {
    m.section("The line that a flush writes back");
    let began = m.register_reset("flush_began", 1, 0);
    m.next(began, begins);
    let tag = m.delay_if("flushed_tag", began, old_tag);
    let set = m.delay_if("flushed_set", begins, set_now);
    let way = m.delay_if("flushed_way", begins, visited);
    let flushes = m.register_reset("flushes", 1, 0);
    let ends = (ends & is_flush.named("is_flush")).named("flush_ends");
    m.next(flushes, begins | (flushes & !ends));
    let next_set = next_line.slice(0, p.set_bits());
    let in_set = (flushes & set.eq(next_set)).named("flush_in_set");
    Flushed {
        tag,
        set,
        way,
        reserves: in_set.gate(way).named("flush_reserves"),
    }
}

/// The register of the next miss, one-hot; zero if none is free. It is selected one cycle ahead. Also the
/// register that `allocate` takes: for a line that is fetched `again`, the first register.
fn next_free<'m>(
    m: &'m Builder,
    p: &Parameters,
    busy: Signal<'m>,
    allocate: Signal<'m>,
    again: Option<Signal<'m>>,
) -> Result<(Signal<'m>, Signal<'m>), DesignError> {
    let chosen = m.register_reset("next_free", p.misses, 1);
    let first = m.constant(1, p.misses);
    let others = !busy & !chosen;
    let others = again.map_or(others, |again| others & !again.gate(first));
    let moves = (allocate | !chosen.any()).named("next_moves_up");
    let next = lowest(m, "lowest_free", others.named("other_free"))?;
    m.next_if(chosen, moves, next);
    let taken = again.map_or(chosen, |again| again.mux(first, chosen));
    Ok((chosen, taken))
}

/// The ports that compare the next line with the processed line, and with its set.
fn same_inputs(m: &Builder) -> [Signal<'_>; 2] {
    [
        m.input("same_line", 1)
            .comment("next_line is the processed line"),
        m.input("same_set", 1)
            .comment("next_line is in the processed set"),
    ]
}

/// The ports that report the progress of a register's line.
fn end_inputs(m: &Builder) -> [Signal<'_>; 3] {
    [
        m.input("left", 1)
            .comment("Old line of that register was written back"),
        m.input("there", 1)
            .comment("New line of that register is in the cache"),
        m.input("free", 1)
            .comment("New line of that register will not come"),
    ]
}

/// The ports of the owner whose look-up missed, and of one that finds the line on its way.
fn first_inputs<'m>(m: &'m Builder, p: &Parameters) -> [Signal<'m>; 2] {
    let first = m.input("first", p.first_bits());
    first.comment("With allocate, for a register one cycle later: whether the owner is answered with the line, its block in the line, and its number");
    [
        first,
        m.input("looks_up", 1).comment("A look-up is processed"),
    ]
}

/// The ports of a look-up that hits.
fn hit_inputs<'m>(m: &'m Builder, p: &Parameters) -> [Signal<'m>; 2] {
    [
        m.input("hit", 1).comment("A look-up hits its line"),
        m.input("hits", p.ways)
            .comment("With hit: way that has the line, one-hot"),
    ]
}

/// One of the registers.
fn miss_register(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_miss_register", p.name));
    m.doc("Miss register: a line that is being fetched into a metadata cache, and the old line that it replaces.");
    let next_line = m
        .input("next_line", p.line_bits())
        .comment("Line that a look-up or a flush processes in the next cycle");
    let line = m
        .input("line", p.line_bits())
        .comment("Line that is processed");
    let [same_line, same_set] = same_inputs(&m);
    let victim = m
        .input("victim", p.ways)
        .comment("With a new miss: way whose line is evicted, one-hot");
    let takes = m
        .input("takes", 1)
        .comment("A miss begins in this register");
    let newest_old_tag = m
        .input("newest_old_tag", p.tag_bits())
        .comment("One cycle after takes: tag of the old line");
    let newest_meets = m.input("newest_meets", 1).comment("next_line has that tag");
    let leaves = m
        .input("leaves", 1)
        .comment("Old line is dirty, and is written back first");
    let is_number = m
        .input("is_number", 1)
        .comment("left, there and free are about this register");
    let [left, there, free] = end_inputs(&m);
    let [hit, hits] = hit_inputs(&m, p);
    let clear = m.input("clear", 1).comment("All registers become free");

    let busy = m.register_reset("is_busy", 1, 0);
    let new = m.delay_if("new_line", takes, line);
    let own_way = m.delay_if("own_way", takes, victim);
    let alive = (takes | busy).named("is_alive");
    let took = m.register_reset("took", 1, 0);
    m.next_if(took, alive, takes);
    let old_tag = m.delay_if("old_tag", took, newest_old_tag);
    let own_set = new.slice(0, p.set_bits());
    let meets_set = own_set.eq(next_line.slice(0, p.set_bits()));
    let meets_tag = new
        .slice(p.set_bits(), p.tag_bits())
        .eq(next_line.slice(p.set_bits(), p.tag_bits()));
    let meets_set = meets_set.named("meets_own_set");
    let meets_line = (meets_set & meets_tag).named("meets_own_line");
    let next_tag = next_line.slice(p.set_bits(), p.tag_bits());
    let meets_old = took.mux(newest_meets, old_tag.eq(next_tag));
    let has_old_tag = m.register_reset("has_old_tag", 1, 0);
    m.next_if(has_old_tag, alive, meets_old);
    let is_set = m.register_reset("in_own_set", 1, 0);
    m.next_if(is_set, alive, takes.mux(same_set, meets_set));
    let is_line = m.register_reset("is_own_line", 1, 0);
    m.next_if(is_line, alive, takes.mux(same_line, meets_line));
    let in_set = (busy & is_set).named("in_set");
    let is_leaving = m.register_reset("is_leaving", 1, 0);
    let left_now = (left & is_number).named("left_now");
    m.next_if(is_leaving, alive, takes.mux(leaves, is_leaving & !left_now));
    let is_there = m.register_reset("is_there", 1, 0);
    let arrives = (there & is_number).named("arrives");
    m.next_if(is_there, alive, arrives | (is_there & !takes));
    let first_hit = (hit & is_there & in_set & (own_way & hits).any()).named("first_hit");
    let mut comes = busy & !is_there & is_line;
    if p.prompt {
        comes = comes.named("comes_now");
    }
    // Answered with its line, if no other owner waits for it.
    let answered = p.prompt.then(|| {
        let [first, looks_up] = first_inputs(&m, p);
        let held = m.delay_if("first_owner", took, first);
        m.output("held_first", held)
            .comment("First owner of the register");
        let shared = m.register_reset("is_shared", 1, 0);
        let meets = looks_up & comes;
        m.next_if(shared, alive, !takes & (shared | meets));
        arrives & held.bit(0) & !shared
    });
    let ends = (free & is_number) | clear;
    let ends = answered.map_or(ends, |answered| ends | answered);
    let ends = ends.named("ends");
    m.next_if(busy, alive, takes | !(ends | first_hit));

    let old_here = (in_set & is_leaving).named("leaves_set");
    m.output("busy", busy).comment("Register is in use");
    m.output("comes", comes)
        .comment("Processed line is this register's, and not in the cache yet");
    m.output("goes", old_here & !took & has_old_tag)
        .comment("Processed line is this register's old line, which is being written back");
    m.output("newest_here", old_here & took)
        .comment("Processed line may be the register's old line, whose tag it does not have yet");
    m.output("reserves", (busy & !ends & meets_set).gate(own_way))
        .comment("Register's way, one-hot, if its set is that of next_line; else zero");
    m.output("leaving_way", old_here.gate(own_way))
        .comment("Register's way, one-hot, if its old line is being written back; else zero");
    m.output("held_line", new).comment("Line of the register");
    m.output("old_line", concat(&[own_set, old_tag]))
        .comment("Old line of the register");
    m.output("held_way", own_way)
        .comment("Way of the register, one-hot");
    m.finish()
}
