//! The unit's latency and rate, measured in the simulator.

use super::simulate::{ControllerError, Running};
use super::Controller;
use crate::axi_bench::{
    ClientOptions, Contents, DramOptions, DramRules, Options, Pattern, Traffic,
};
use crate::design::{Design, Role};

/// Cycles from a burst's address to the memory's answer: more than a look-up takes.
const MEMORY: u32 = 16;

/// A sixth of the reads over which the rate is measured, after a third as many. How long the first ones take
/// depends on which slots have the turn.
const BLOCKS: u64 = 64;

/// Cycles from a read's address to its first beat, without the memory's own, of a compressed block
/// whose metadata are in their cache; and from block to block, of reads of whole blocks one after
/// another by a client and from a memory that never wait.
///
/// The blocks are zeros, in one burst where the codec stores them so. With a codec that has tables they
/// are raw, as loading tables takes much longer than this, and the decompressor's latency is added.
pub(super) fn reads(design: &Controller) -> Result<[u32; 2], ControllerError> {
    let block = design.geometry().block();
    let traffic = Traffic {
        range: 0..1 << 14,
        read_share: 1.0,
        partial_share: 0.0,
        ids: 1,
        block: block.get().into(),
        contents: Contents::image(&[0; 512], block.bytes(), 0.0),
        ..Traffic::new(Pattern::Stream, design.beat().bytes())
    };
    let change = |options: &mut Options| {
        options.lanes = 1;
        options.turn_every = 0;
        options.random_state = false;
        let open = 2 * design.hardware().outstanding as usize;
        options.client = ClientOptions {
            reads: open,
            writes: open,
            ..ClientOptions::fast()
        };
        options.memory = DramOptions {
            latency: MEMORY,
            rules: DramRules::strict(u64::from(design.geometry().mag().get())),
            ..DramOptions::ideal()
        };
    };
    let has_tables = design.codec().recipe().is_some();
    let mut running = Running::new(design, None, &traffic, change, 1)?;
    running.command("init", 0)?;
    running.fill(design, &[0; 512], has_tables)?;
    // The first fetches the metadata.
    running.requests(&traffic, 1, 1)?;
    let one = running.requests(&traffic, 1, 1)?.to_first.median;
    let unpacks = if has_tables {
        design.codec().half(Role::Decompressor)?.latency
    } else {
        0
    };
    let mut cycles = |blocks: u64| -> Result<u64, ControllerError> {
        Ok(running.requests(&traffic, 1, blocks)?.cycles)
    };
    let more = cycles(8 * BLOCKS)?.saturating_sub(cycles(2 * BLOCKS)?);
    let interval = more.saturating_sub(2 * BLOCKS).div_ceil(6 * BLOCKS);
    Ok([one - MEMORY + unpacks, interval as u32])
}
