//! The queues of lines in flight, and their ports to the memory.

use super::line_queue::{
    line_queue, FetchesInputs, FetchesOutputs, WriteBacksInputs, WriteBacksOutputs, FETCH,
    WRITE_BACK,
};
use super::miss_registers::MissRegistersOutputs;
use super::ports::{Fetched, WriteBackPorts};
use super::Parameters;
use crate::hdl::{Builder, DesignError, Signal};
use crate::rtl::common::select::select;

/// The lines in the miss registers, driven later.
pub(super) struct HeldLines<'m> {
    new_lines: Signal<'m>,
    old_lines: Signal<'m>,
    held_ways: Signal<'m>,
    /// The line that each register fetches.
    pub new: Vec<Signal<'m>>,
    /// The line that each register, or the flush, writes back.
    pub old: Vec<Signal<'m>>,
    /// The way of both.
    pub ways: Vec<Signal<'m>>,
}

impl<'m> HeldLines<'m> {
    pub fn new(m: &'m Builder, p: &Parameters) -> Self {
        let new_lines = m.wire("new_lines", p.misses * p.line_bits());
        let old_lines = m.wire("old_lines", (p.misses + 1) * p.line_bits());
        let held_ways = m.wire("held_ways", (p.misses + 1) * p.ways);
        HeldLines {
            new_lines,
            old_lines,
            held_ways,
            new: new_lines.parts(p.line_bits()),
            old: old_lines.parts(p.line_bits()),
            ways: held_ways.parts(p.ways),
        }
    }

    /// The ways of lines that are fetched.
    pub fn new_ways(&self) -> &[Signal<'m>] {
        &self.ways[..self.new.len()]
    }

    pub fn drive(&self, m: &'m Builder, misses: &MissRegistersOutputs<'m>) {
        m.drive(self.new_lines, misses.new_lines);
        m.drive(self.old_lines, misses.old_lines);
        m.drive(self.held_ways, misses.ways);
    }
}

/// Lines that are fetched. All but the queue's outputs are driven later.
pub(super) struct Fetches<'m> {
    pub queue: FetchesOutputs<'m>,
    /// The memory port takes a line.
    sent: Signal<'m>,
    /// The last beat of a line is written.
    pub line_fetched: Signal<'m>,
    /// A fetched line is installed.
    pub installs: Signal<'m>,
    /// A line is to be fetched, and its miss register.
    pub push: Signal<'m>,
    pub number: Signal<'m>,
}

impl<'m> Fetches<'m> {
    pub fn new(m: &'m Builder, p: &Parameters, fetched: &Fetched<'m>) -> Result<Self, DesignError> {
        let sent = m.wire("fetch_sent", 1);
        let line_fetched = m.wire("line_fetched", 1);
        let installs = m.wire("installs", 1);
        let push = m.wire("fetch_push", 1);
        let number = m.wire("number_to_fetch", p.miss_bits());
        let name = format!("{}_fetches", p.name);
        let queue = m.instance(
            "fetches",
            &line_queue(&name, p.misses, FETCH, p.prompt)?,
            FetchesInputs {
                push,
                number,
                sent_moves: sent,
                answered_moves: line_fetched,
                answered_number: fetched.number,
                answered_failed: fetched.failed,
                finished_moves: installs,
            },
        );
        Ok(Fetches {
            queue,
            sent,
            line_fetched,
            installs,
            push,
            number,
        })
    }

    /// The ports of the line to fetch.
    pub fn outputs(
        &self,
        m: &'m Builder,
        held: &HeldLines<'m>,
        ready: Signal<'m>,
    ) -> Result<(), DesignError> {
        let wanted = self.queue.sent_waits;
        m.output("fetch_valid", wanted)
            .comment("Line to fetch is valid");
        let line = select(m, "line_fetched_next", self.queue.sent_number, &held.new)?;
        m.output("fetch_line", line)
            .comment("Number of the line to fetch");
        m.output("fetch_number", self.queue.sent_number)
            .comment("Number of the miss that fetches the line");
        m.drive(self.sent, wanted & ready);
        Ok(())
    }
}

/// Lines that are written back. All but the queue's outputs are driven later.
pub(super) struct WriteBacks<'m> {
    pub queue: WriteBacksOutputs<'m>,
    /// The memory port takes a line.
    sent: Signal<'m>,
    /// The last word of a line is read.
    pub line_read: Signal<'m>,
    /// The response to a write-back is processed.
    pub hears: Signal<'m>,
    /// A line is to be written back, and its miss register, or the flush.
    pub push: Signal<'m>,
    pub number: Signal<'m>,
}

impl<'m> WriteBacks<'m> {
    pub fn new(
        m: &'m Builder,
        p: &Parameters,
        ports: &WriteBackPorts<'m>,
    ) -> Result<Self, DesignError> {
        let sent = m.wire("write_back_sent", 1);
        let line_read = m.wire("line_read", 1);
        let hears = m.wire("hears", 1);
        hears.comment("The response to a write-back is processed.");
        let push = m.wire("write_back_push", 1);
        let number = m.wire("number_to_write_back", p.carrier_bits());
        let name = format!("{}_write_backs", p.name);
        let queue = m.instance(
            "write_backs",
            &line_queue(&name, p.misses + 1, WRITE_BACK, false)?,
            WriteBacksInputs {
                push,
                number,
                sent_moves: sent,
                read_moves: line_read,
                answered_moves: ports.answered,
                answered_number: ports.number,
                answered_failed: ports.failed,
                finished_moves: hears,
            },
        );
        Ok(WriteBacks {
            queue,
            sent,
            line_read,
            hears,
            push,
            number,
        })
    }

    /// The ports of the line to write back.
    pub fn outputs(
        &self,
        m: &'m Builder,
        held: &HeldLines<'m>,
        ready: Signal<'m>,
    ) -> Result<(), DesignError> {
        let wanted = self.queue.sent_waits;
        m.output("write_back_valid", wanted)
            .comment("Line to write back is valid");
        let line = select(m, "line_written_next", self.queue.sent_number, &held.old)?;
        m.output("write_back_line", line)
            .comment("Number of the line to write back");
        m.output("write_back_number", self.queue.sent_number)
            .comment("Number that identifies the response: of a miss, or of the flush");
        m.drive(self.sent, wanted & ready);
        Ok(())
    }
}

/// Lines in flight, in both directions.
pub(super) struct InFlight<'m> {
    pub fetches: Fetches<'m>,
    pub write_backs: WriteBacks<'m>,
}
