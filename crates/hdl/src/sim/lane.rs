//! The lanes of a bench: their input beats, and the blocks they put out.

use std::collections::VecDeque;

use super::feed::Feed;
use crate::stream::Beats;

/// The cycles of a block's first input handshake and of its last output handshake.
pub type Times = (u64, u64);

/// The blocks of one lane, sent some at a time.
pub trait Stream {
    /// The next whole blocks for the port, and for the port of raw blocks if there is one; None if there are
    /// none now. It is called again in each cycle in which no beats are left to send. `inside` is the number
    /// of blocks that were sent and have not come out.
    fn more(&mut self, inside: usize) -> Option<(Beats, Option<Beats>)>;

    /// Takes a block that came out: its beats, and when they did.
    fn take(&mut self, block: &Beats, times: Times);
}

/// A stream's place in the bench.
pub(super) struct Lane<'a> {
    stream: &'a mut dyn Stream,
    pub input: Feed,
    pub raw: Option<Feed>,
    pub at_block_start: bool,
    /// Blocks sent, or about to be, and blocks that came out.
    pub sent: usize,
    pub given: usize,
    /// First input handshakes of the blocks inside.
    pub starts: VecDeque<u64>,
    /// The beats so far of the block at the output.
    pub block: Beats,
    /// The beat that waited on the output in the last cycle.
    pub waiting: Option<(Vec<u8>, bool, u8)>,
}

impl<'a> Lane<'a> {
    pub fn new(stream: &'a mut dyn Stream, input: u32, raw: Option<u32>, output: usize) -> Self {
        Lane {
            stream,
            input: Feed::new(input as usize),
            raw: raw.map(|bytes| Feed::new(bytes as usize)),
            at_block_start: true,
            sent: 0,
            given: 0,
            starts: VecDeque::new(),
            block: Beats::new(output),
            waiting: None,
        }
    }

    /// Blocks that were sent, or are about to be, and have not come out.
    pub fn inside(&self) -> usize {
        self.sent.saturating_sub(self.given)
    }

    /// Requests more blocks when all have been sent.
    pub fn refill(&mut self) {
        let raw_is_empty = self.raw.as_ref().is_some_and(Feed::is_empty);
        if !self.input.is_empty() && !raw_is_empty {
            return;
        }
        let inside = self.inside();
        if let Some((input, raw)) = self.stream.more(inside) {
            self.sent += input.blocks();
            self.input.add(&input);
            if let (Some(feed), Some(raw)) = (&mut self.raw, raw) {
                feed.add(&raw);
            }
        }
    }

    /// Hands over the block that came out.
    pub fn give(&mut self, times: Times) {
        self.given += 1;
        self.stream.take(&self.block, times);
        self.block.clear();
    }
}

/// A lane's output beats, and the cycles of its blocks' handshakes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LaneOutput {
    /// All output beats.
    pub beats: Beats,
    /// For each block: the cycle of its first input handshake, and that of its
    /// last output handshake.
    pub times: Vec<Times>,
}

/// All blocks of a lane at once, and all that came out.
pub(super) struct Whole<'a> {
    input: Option<(&'a Beats, Option<&'a Beats>)>,
    out: LaneOutput,
}

impl<'a> Whole<'a> {
    pub fn new(input: &'a Beats, raw: Option<&'a Beats>, out_bytes: usize) -> Self {
        Whole {
            input: Some((input, raw)),
            out: LaneOutput {
                beats: Beats::new(out_bytes),
                times: Vec::new(),
            },
        }
    }

    pub fn done(self) -> LaneOutput {
        self.out
    }
}

impl Stream for Whole<'_> {
    fn more(&mut self, _: usize) -> Option<(Beats, Option<Beats>)> {
        let (input, raw) = self.input.take()?;
        Some((input.clone(), raw.cloned()))
    }

    fn take(&mut self, block: &Beats, times: Times) {
        self.out.beats.append(block);
        self.out.times.push(times);
    }
}
