//! A bench around a unit that stands between a cache and a memory: a client at its `s_axi_*`, a
//! memory behind its `m_axi_*`, AXI4 both, registers through `s_axil_*`, AXI4-Lite, and `irq`.
//!
//! It knows nothing of what is in the unit. The client's requests come from a [`Source`], the
//! memory answers late, out of order and with errors as it is told, a [`Reference`] says what a
//! read may return, and every rule of the protocol that the unit could break is checked. A
//! [`Bench`] has all this for each lane of a simulator, or for one.

mod bench;
mod bench_options;
mod client;
mod client_options;
mod contents;
mod dram;
mod dram_options;
mod error;
mod expectation;
mod generator;
mod handshake;
mod lane;
mod lite;
mod port;
mod port_record;
mod reference;
mod report;
mod request;
mod storage;
mod trace;

pub use bench::Bench;
pub use bench_options::Options;
pub use client::Client;
pub use client_options::{ClientOptions, ReadyFor};
pub use contents::Contents;
pub use dram::Dram;
pub use dram_options::{DramOptions, DramRules, Errors};
pub use error::{MemoryError, Rule};
pub use expectation::{any, okay, Answer, Expectation};
pub use generator::{Generator, Pattern, Source, Traffic};
pub use handshake::{Receiver, Seen, Sender};
pub use lite::{Lite, LiteResult, Register};
pub use port::{AxiPort, Channel, LitePort, Side};
pub use port_record::PortRecord;
pub use reference::{Mismatch, Reference};
pub use report::{Latency, Moved, Report};
pub use request::{Access, Burst, Direction, Request};
pub use storage::{zeros, Initial, Storage};
pub use trace::{parse_trace, TraceEntry};
