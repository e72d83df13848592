//! The poisoner of blocks with lost metadata, in front of a metadata cache with protection.

use hdlgen::internals::hdl::sim::{PortRef, Simulator};

use super::{Lane, Owner, Ports, PIN, WRITE};

/// The ports of a cache with protection.
#[derive(Clone, Copy)]
pub struct PoisonPorts {
    taken: PortRef,
    skipped: PortRef,
    settled: PortRef,
    valid: PortRef,
    block: PortRef,
    pub answer_lost: PortRef,
    pub damaged_beat: PortRef,
}

impl PoisonPorts {
    pub(super) fn new(simulator: &Simulator) -> Option<Self> {
        Some(PoisonPorts {
            taken: simulator.input("poison_taken")?,
            skipped: simulator.input("poison_skipped")?,
            settled: simulator.input("poison_settled")?,
            valid: simulator.output("poison_valid")?,
            block: simulator.output("poison_block")?,
            answer_lost: simulator.output("answer_lost")?,
            damaged_beat: simulator.output("write_back_data_damaged")?,
        })
    }
}

/// The last of the owners that pin, when it is idle.
#[derive(Default)]
pub struct Poisoner {
    /// The block that was offered in the last cycle.
    offered: Option<u64>,
    /// It takes or skips that block in this cycle.
    acts: bool,
    /// The number of blocks reported as lost to it, and of blocks that it skipped.
    pub poisoned: u64,
    pub skipped: u64,
    /// Look-ups of others whose block's metadata were lost.
    pub told: u64,
}

impl Lane {
    pub(super) fn poisoner_owner(&self) -> usize {
        self.p.owners as usize - 1
    }

    /// Whether the metadata of a block are not used, in a cache whose lines may be lost.
    pub(super) fn is_skipped(block: u64) -> bool {
        block % 16 == 15
    }

    /// Takes or skips the block that is to be poisoned.
    pub(super) fn take_poison(&mut self, ports: &Ports, set: &mut impl FnMut(PortRef, &[u64])) {
        let Some(poison) = ports.poison else {
            return;
        };
        let owner = self.poisoner_owner();
        let is_free = self.owners[owner] == Owner::Idle;
        let offered = self.poisoner.offered.take();
        let offered = offered.filter(|_| is_free);
        self.poisoner.acts = offered.is_some();
        let skips = offered.is_some_and(Self::is_skipped);
        set(poison.taken, &[(offered.is_some() && !skips).into()]);
        set(poison.skipped, &[skips.into()]);
        let settled = !self.flipped || (is_free && offered.is_none());
        set(poison.settled, &[settled.into()]);
        let Some(block) = offered else {
            return;
        };
        assert!(self.flipped, "nothing can be lost");
        if skips {
            self.truth.insert(block, self.raw());
            self.poisoner.skipped += 1;
            return;
        }
        (self.kinds[owner], self.blocks[owner]) = (PIN, block);
        self.since[owner] = self.cycle;
        self.owners[owner] = Owner::Asks(self.cycle);
    }

    /// Observes the offered blocks.
    pub(super) fn see_poison(&mut self, ports: &Ports, get: &impl Fn(PortRef) -> u64) {
        if let Some(poison) = ports.poison {
            let block = (get(poison.valid) == 1).then(|| get(poison.block));
            let acts = self.poisoner.acts;
            self.poisoner.offered = block.filter(|_| !acts);
        }
    }

    /// The poisoner's request for the line that it has pinned.
    pub(super) fn poisons(&mut self, lost: bool) -> (u64, u8) {
        if lost {
            self.poisoner.poisoned += 1;
            return (WRITE, 0);
        }
        (super::UNPIN, 0)
    }
}
