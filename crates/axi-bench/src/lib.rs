//! A bench around a unit that stands between a cache and a memory: a client at its `s_axi_*`, a
//! memory behind its `m_axi_*`, both AXI4, registers through `s_axil_*`, AXI4-Lite, and `irq`.
//!
//! It knows nothing of what is in the unit. The client's requests come from a [`Source`], the
//! memory answers late, out of order and with errors as it is told, a [`Reference`] says what a
//! read may return, and every rule of the protocol that the unit could break is checked. A
//! [`Bench`] has all this for each lane of a simulator, or for one.

#![warn(missing_docs)]

mod bench;
mod client;
mod dram;
mod generator;
mod lane;
mod lite;
mod options;
mod port;
mod reference;
mod report;
mod request;
mod rules;
mod storage;

pub use bench::Bench;
pub use client::Client;
pub use dram::{Begun, Dram};
pub use generator::{parse_trace, Generator, Pattern, Source, TraceEntry, Traffic};
pub use lite::{Lite, LiteResult, Register};
pub use options::{
    any, okay, Answer, ClientOptions, DramOptions, Errors, Expectation, Options, ReadyFor,
};
pub use port::{AxiPort, Channel, LitePort, Receiver, Seen, Sender, Side};
pub use reference::{Mismatch, Reference};
pub use report::{Latency, MemoryError, Moved, Report, Rule};
pub use request::{Access, Attributes, Burst, Direction, Request};
pub use rules::DramRules;
pub use storage::{zeros, Contents, Initial, Storage};
