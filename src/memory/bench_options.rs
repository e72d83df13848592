//! What a bench is made with.

use std::rc::Rc;

use super::{
    okay, zeros, ClientOptions, DramOptions, Expectation, Generator, Initial, Source, Traffic,
};
use crate::hdl::sim::LANES;

/// What a bench is made with.
#[derive(Clone)]
pub struct Options {
    /// Lanes with a client and a memory of their own, 1 to 32.
    pub lanes: usize,
    /// All random choices start from it; each lane's by itself.
    pub seed: u64,
    /// How each client behaves.
    pub client: ClientOptions,
    /// Where the requests of a lane come from, by its number.
    pub source: Rc<dyn Fn(usize) -> Source>,
    /// How each memory behaves.
    pub memory: DramOptions,
    /// What each memory holds at first, which is also what the client sees of it.
    pub initial: Initial,
    /// How requests must be answered.
    pub expectation: Expectation,
    /// Bytes of a block: what a failed write may leave undefined.
    pub block: usize,
    /// Cycles without any handshake after which a lane hangs.
    pub patience: u64,
    /// Cycles without a handshake of the client after which a lane hangs.
    pub client_patience: u64,
    /// In one of so many cycles `ready` is turned over, to see that no `valid` depends on it; 0
    /// for never. Such a cycle takes twice the time.
    pub turn_every: u32,
    /// Registers and memories hold anything at power-up; else zeros.
    pub random_state: bool,
    /// Everything named is kept for a waveform, see
    /// [`Bench::trace`](super::Bench::trace).
    pub traceable: bool,
}

impl Options {
    /// All lanes, each with requests of this traffic from a seed of its own.
    pub fn new(traffic: &Traffic, seed: u64) -> Self {
        let traffic = traffic.clone();
        let block = traffic.block as usize;
        Options {
            lanes: LANES,
            seed,
            client: ClientOptions::wild(),
            source: Rc::new(move |lane| {
                let seed = seed.wrapping_mul(1000) + lane as u64;
                Box::new(Generator::new(traffic.clone(), seed))
            }),
            memory: DramOptions::wild(),
            initial: zeros(),
            expectation: okay(),
            block,
            patience: 20_000,
            client_patience: 200_000,
            turn_every: 8,
            random_state: true,
            traceable: false,
        }
    }
}
