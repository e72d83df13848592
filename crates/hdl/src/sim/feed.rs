//! Beats on their way into a stream port of one lane.

use super::{PortRef, Simulator};
use crate::stream::Beats;

/// The signals of one stream port.
pub(super) struct StreamPorts {
    pub valid: PortRef,
    pub ready: PortRef,
    pub data: PortRef,
    pub last: PortRef,
    pub user: Option<PortRef>,
}

impl StreamPorts {
    /// The ports of a side, such as `s`. `find` returns the port of a name; `tuser` may be missing.
    pub fn of<E>(side: &str, find: impl Fn(&str) -> Result<PortRef, E>) -> Result<Self, E> {
        let port = |name: &str| find(&format!("{side}_axis_{name}"));
        Ok(StreamPorts {
            valid: port("tvalid")?,
            ready: port("tready")?,
            data: port("tdata")?,
            last: port("tlast")?,
            user: port("tuser").ok(),
        })
    }
}

/// Beats for one port.
pub(super) struct Feed {
    beats: Beats,
    /// Next beat to offer, and whether it is on the port.
    next: usize,
    offered: bool,
}

impl Feed {
    /// The feed of a port of `bytes` bytes, without beats yet.
    pub fn new(bytes: usize) -> Self {
        Feed {
            beats: Beats::new(bytes),
            next: 0,
            offered: false,
        }
    }

    /// Whether all beats were taken.
    pub fn is_empty(&self) -> bool {
        self.next == self.beats.len()
    }

    /// Appends beats.
    pub fn add(&mut self, more: &Beats) {
        self.beats.forget(self.next);
        self.next = 0;
        self.beats.append(more);
    }

    /// Whether a beat could be put on the port.
    pub fn has_more(&self) -> bool {
        !self.offered && !self.is_empty()
    }

    pub fn offer(&mut self, simulator: &mut Simulator, ports: &StreamPorts, number: usize) {
        let beat = self.beats.beat(self.next);
        simulator.set_bytes(ports.data, number, beat.data);
        simulator.set(ports.last, number, &[u64::from(beat.last)]);
        if let Some(user) = ports.user {
            simulator.set(user, number, &[u64::from(beat.user)]);
        }
        simulator.set(ports.valid, number, &[1]);
        self.offered = true;
    }

    /// Whether the beat that was taken, if one was, ended a block. The port is `ready`, or is not.
    pub fn handshake(
        &mut self,
        simulator: &mut Simulator,
        ports: &StreamPorts,
        number: usize,
        ready: bool,
    ) -> Option<bool> {
        if !self.offered || !ready {
            return None;
        }
        let last = self.beats.beat(self.next).last;
        self.next += 1;
        self.offered = false;
        // Takes effect before the next cycle settles.
        simulator.set(ports.valid, number, &[0]);
        Some(last)
    }
}
