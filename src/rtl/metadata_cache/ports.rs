//! The metadata cache's input ports.

use super::Parameters;
use crate::hdl::{concat, Builder, Signal};

/// All input ports.
pub(super) struct Ports<'m> {
    pub request: Request<'m>,
    pub fetch_ready: Signal<'m>,
    pub fetched: Fetched<'m>,
    pub write_back: WriteBackPorts<'m>,
    pub clear: Signal<'m>,
    pub flush: Signal<'m>,
    /// With protection.
    inject: Option<Signal<'m>>,
}

/// The ports of a request.
pub(super) struct Request<'m> {
    pub valid: Signal<'m>,
    pub kind: Signal<'m>,
    pub block: Signal<'m>,
    pub owner: Signal<'m>,
    pub metadata: Signal<'m>,
}

/// The ports of a beat of a fetched line.
pub(super) struct Fetched<'m> {
    pub valid: Signal<'m>,
    pub data: Signal<'m>,
    pub last: Signal<'m>,
    pub failed: Signal<'m>,
    pub number: Signal<'m>,
    /// If misses end sooner.
    pub soon: Option<Signal<'m>>,
    /// If a line has more than one beat.
    pub beat: Option<Signal<'m>>,
}

/// The ports of lines that are written back, and of the memory's responses.
pub(super) struct WriteBackPorts<'m> {
    pub ready: Signal<'m>,
    pub data_ready: Signal<'m>,
    pub answered: Signal<'m>,
    pub number: Signal<'m>,
    pub failed: Signal<'m>,
}

impl<'m> Ports<'m> {
    pub fn inputs(m: &'m Builder, p: &Parameters) -> Self {
        Ports {
            request: Request::inputs(m, p),
            fetch_ready: m
                .input("fetch_ready", 1)
                .comment("Memory accepts the line to fetch"),
            fetched: Fetched::inputs(m, p),
            write_back: WriteBackPorts::inputs(m, p),
            clear: m.input("clear", 1).comment("For one cycle: drop all lines"),
            flush: m
                .input("flush", 1)
                .comment("For one cycle: write back all dirty lines"),
            inject: p.protection.checks().then(|| {
                m.input("inject", 3).comment(
                    "Errors to inject: bit 0 into a line, bit 1 into the directory; bit 2: two bits",
                )
            }),
        }
    }

    /// The errors to inject into a memory: 0 for the lines, 1 for the directory.
    pub fn inject_into(&self, memory: u32) -> Option<Signal<'m>> {
        (self.inject).map(|inject| concat(&[inject.bit(memory), inject.bit(2)]))
    }
}

impl<'m> Request<'m> {
    fn inputs(m: &'m Builder, p: &Parameters) -> Self {
        Request {
            valid: m.input("request_valid", 1).comment("Request is valid"),
            kind: m
                .input("request_kind", 2)
                .comment("0 look up, 1 look up and pin, 2 write and unpin, 3 unpin"),
            block: m
                .input("request_block", p.block_bits)
                .comment("Number of the block of the request"),
            owner: m
                .input("request_owner", p.owner_bits)
                .comment("Owner of the request"),
            metadata: m
                .input("request_metadata", p.metadata_bits)
                .comment("With kind 2: metadata to write"),
        }
    }
}

impl<'m> Fetched<'m> {
    fn inputs(m: &'m Builder, p: &Parameters) -> Self {
        Fetched {
            valid: m
                .input("fetched_valid", 1)
                .comment("Fetched beat is valid; lines come in any order and may interleave"),
            data: m
                .input("fetched_data", p.beat_bytes * 8)
                .comment("Beat of a fetched line"),
            last: m
                .input("fetched_last", 1)
                .comment("Beat is the last of its line"),
            failed: m
                .input("fetched_failed", 1)
                .comment("With the last beat: at least one beat of the line had an error"),
            number: m
                .input("fetched_number", p.miss_bits())
                .comment("Number of the miss that the beat belongs to"),
            soon: p.prompt.then(|| {
                m.input("fetched_soon", 1)
                    .comment("Beat of a fetched line will be valid three cycles later, or when earlier ones are accepted")
            }),
            beat: (p.beat_bits() > 0).then(|| {
                m.input("fetched_beat", p.beat_bits())
                    .comment("Number of the beat in its line")
            }),
        }
    }
}

impl<'m> WriteBackPorts<'m> {
    fn inputs(m: &'m Builder, p: &Parameters) -> Self {
        WriteBackPorts {
            ready: m
                .input("write_back_ready", 1)
                .comment("Memory accepts the line to write back"),
            data_ready: m
                .input("write_back_data_ready", 1)
                .comment("Memory accepts the beat to write back"),
            answered: m
                .input("written_back_valid", 1)
                .comment("A line was written back; responses come in any order"),
            number: m
                .input("written_back_number", p.carrier_bits())
                .comment("With written_back_valid: write_back_number of that line"),
            failed: m
                .input("written_back_failed", 1)
                .comment("With written_back_valid: the line could not be written back"),
        }
    }
}
