//! The owners in front of a metadata cache: their requests, and the answers that they get.

use hdlgen::internals::hdl::sim::PortRef;
use rand::Rng;

use super::{Asked, Lane, Owner, Ports, LOOK, PIN, UNPIN, WRITE};

impl Lane {
    fn some_block(&mut self) -> u64 {
        let sets = u64::from(self.p.sets());
        let tags = 1u64 << self.p.tag_bits().min(40);
        let (set, tag) = match self.manner.one_set {
            Some(lines) => {
                let line = self.random.random_range(0..lines);
                // From both ends of the tags.
                let tag = if line % 2 == 0 {
                    line / 2
                } else {
                    tags - 1 - line / 2
                };
                (sets - 1, tag % tags)
            }
            None => {
                let tag = self
                    .random
                    .random_range(0..(2 * u64::from(self.p.ways) + 1).min(tags));
                (
                    self.random.random_range(0..sets.min(4)) * (sets / sets.min(4)),
                    tag,
                )
            }
        };
        let line = tag * sets + set;
        loop {
            let block = line * self.per_line() + self.random.random_range(0..self.per_line());
            if !self.flipped || !Self::is_skipped(block) {
                return block;
            }
        }
    }

    /// A request of some owner that has one.
    pub(super) fn choose(&mut self) -> Option<(u64, usize, u8)> {
        if let Some((kind, owner, block, metadata)) = self.script {
            self.blocks[owner] = block;
            self.kinds[owner] = kind;
            return Some((kind, owner, metadata));
        }
        if self.scripting {
            return None;
        }
        let poisoner = self.flipped.then(|| self.poisoner_owner());
        for owner in 0..self.owners.len().min(self.manner.owners) {
            if poisoner == Some(owner) {
                continue;
            }
            if self.owners[owner] == Owner::Idle && !self.stopped && self.percent(10) {
                let pins = owner < self.p.owners as usize && self.percent(60);
                self.kinds[owner] = if pins { PIN } else { LOOK };
                self.blocks[owner] = self.some_block();
                self.since[owner] = self.cycle;
                self.owners[owner] = Owner::Asks(self.cycle);
            }
        }
        if self.percent(self.manner.pause) {
            return None;
        }
        let wants = |owner: &usize| match self.owners[*owner] {
            Owner::Asks(from) | Owner::Holds(from) => from <= self.cycle,
            _ => false,
        };
        let wanting: Vec<usize> = (0..self.owners.len()).filter(wants).collect();
        if wanting.is_empty() {
            return None;
        }
        let owner = wanting[self.random.random_range(0..wanting.len())];
        if poisoner == Some(owner) && matches!(self.owners[owner], Owner::Holds(_)) {
            let (kind, metadata) = self.poisons(self.found_lost);
            return Some((kind, owner, metadata));
        }
        let kind = match (self.owners[owner], self.percent(80)) {
            (Owner::Asks(_), _) => self.kinds[owner],
            (_, true) => WRITE,
            (_, false) => UNPIN,
        };
        let raw = self.raw();
        Some((kind, owner, self.random.random_range(0..=raw)))
    }

    pub(super) fn answer_comes(&mut self, ports: &Ports, get: &impl Fn(PortRef) -> u64) {
        let latency = u64::from(self.p.latency());
        if get(ports.answer_valid) == 0 {
            let late = self
                .asked
                .front()
                .is_some_and(|asked| asked.cycle + latency <= self.cycle);
            assert!(!late, "no answer after {latency} cycles");
            return;
        }
        let due = self.asked.front().map(|asked| asked.cycle + latency);
        let asked = if self.p.prompt && due != Some(self.cycle) {
            self.first_that_missed(ports, get)
        } else {
            assert_eq!(due, Some(self.cycle), "an answer to nothing");
            self.asked.pop_front().unwrap()
        };
        assert_eq!(asked.owner as u64, get(ports.answer_owner));
        let (hit, waits) = (get(ports.answer_hit) == 1, get(ports.answer_waits) == 1);
        let miss = get(ports.answer_miss);
        let refused = get(ports.answer_refused) == 1;
        assert!(u32::from(hit) + u32::from(waits) + u32::from(refused) <= 1);
        let line = self.line_of(self.blocks[asked.owner]);
        if refused {
            self.refusals += 1;
        }
        // During a flush, one of them may just have been written back.
        let may_leave = self.flushing || self.flipped || asked.cycle <= self.flush_ended;
        if refused && !may_leave {
            let sets = u64::from(self.p.sets());
            let stuck = self
                .stuck
                .iter()
                .filter(|other| *other % sets == line % sets);
            assert_eq!(stuck.count(), self.p.ways as usize, "a line could leave");
            assert!(!self.stuck.contains(&line), "it is there");
        }
        self.answers[if hit { 0 } else { 2 - usize::from(waits) }] += 1;
        let lost = (ports.poison).is_some_and(|poison| get(poison.answer_lost) == 1);
        assert!(!lost || (hit && self.flipped));
        if asked.owner == self.poisoner_owner() {
            self.found_lost = lost;
        } else {
            self.poisoner.told += u64::from(lost);
        }
        if hit {
            let right = get(ports.answer_metadata) as u8 == asked.metadata;
            assert!(lost || right, "metadata");
            if asked.kind == PIN {
                self.pinned.insert(asked.owner, line);
            }
        }
        let gone = !hit && asked.must_hit && !self.flipped;
        assert!(!gone, "a line that arrived is gone again");
        if waits {
            let known = *self.waiting.entry(miss).or_insert(line);
            assert_eq!(known, line, "one number for two lines");
            let now = get(ports.resolved_valid) == 1 && get(ports.resolved_miss) == miss;
            assert!(!now, "told to wait for what happens now");
        }
        self.scripted = Some((hit, waits));
        self.owners[asked.owner] = match (hit, waits) {
            (true, _) if asked.kind == PIN => Owner::Holds(self.later(self.manner.hold)),
            (true, _) => {
                self.done += 1;
                Owner::Idle
            }
            (_, true) => Owner::Waits(miss),
            _ if refused => Owner::Idle,
            _ => Owner::Asks(self.later(20)),
        };
    }

    /// The look-up of an owner that is answered a second time, because the line that it missed has come.
    fn first_that_missed(&mut self, ports: &Ports, get: &impl Fn(PortRef) -> u64) -> Asked {
        let owner = get(ports.answer_owner) as usize;
        let miss = get(ports.resolved_miss);
        assert_eq!(get(ports.resolved_valid), 1, "an answer to nothing");
        assert_eq!(get(ports.resolved_failed), 0);
        assert_eq!(self.owners[owner], Owner::Waits(miss));
        assert_eq!(self.kinds[owner], LOOK);
        self.told_first[usize::from(get(ports.answer_hit) == 0)] += 1;
        Asked {
            owner,
            kind: LOOK,
            cycle: self.cycle,
            metadata: self.metadata(self.blocks[owner]),
            must_hit: true,
        }
    }

    pub(super) fn resolves(&mut self, ports: &Ports, get: &impl Fn(PortRef) -> u64) {
        if get(ports.resolved_valid) == 0 {
            return;
        }
        let (miss, failed) = (get(ports.resolved_miss), get(ports.resolved_failed) == 1);
        let line = self.waiting.remove(&miss).expect("nobody waits for it");
        self.resolved = Some((miss, failed));
        let before = self.last_asked.get(&line).copied();
        let came = self.came.remove(&line);
        assert!(
            came || !failed || self.flipped,
            "a write-back that fails is not the line's fault"
        );
        assert!(
            came || !self.stuck.is_empty() || self.flipped,
            "it neither came nor must ask again"
        );
        let unasked = self.cycle.checked_sub(u64::from(self.p.latency()) + 1);
        // A line may leave at once if the first owner is answered with it, and no other waits.
        let stays = !self.p.prompt || self.owners.contains(&Owner::Waits(miss));
        let may_miss = before.is_some_and(|cycle| Some(cycle) >= unasked);
        if came && !failed && stays && !may_miss {
            self.arrived.insert(line);
        }
        for owner in 0..self.owners.len() {
            if self.owners[owner] == Owner::Waits(miss) {
                assert_eq!(self.line_of(self.blocks[owner]), line);
                self.owners[owner] = if failed {
                    Owner::Idle
                } else {
                    Owner::Asks(self.later(20))
                };
            }
        }
    }

    pub(super) fn request_goes(&mut self, ready: bool) {
        let Some((kind, owner, metadata)) = self.offer else {
            return;
        };
        if !ready {
            let held_up = self.clearing || (self.flushing && kind == PIN) || self.flipped;
            if !held_up {
                self.refused += 1;
                assert!(self.refused <= 1, "refused twice");
            }
            return;
        }
        self.refused = 0;
        let block = self.blocks[owner];
        let line = self.line_of(block);
        match kind {
            LOOK | PIN => {
                let arrived = self.arrived.remove(&line);
                // During a flush such a cache asks owners that would pin a line to try again.
                let asks_again = self.p.protection.checks() && self.flushing && kind == PIN;
                self.asked.push_back(Asked {
                    owner,
                    kind,
                    cycle: self.cycle,
                    metadata: self.metadata(block),
                    must_hit: arrived && !asks_again,
                });
                self.last_asked.insert(line, self.cycle);
                self.owners[owner] = Owner::Asked;
            }
            _ => {
                if kind == WRITE {
                    self.truth.insert(block, metadata);
                }
                self.pinned.remove(&owner);
                self.owners[owner] = Owner::Idle;
                self.done += 1;
            }
        }
        self.script = None;
    }
}
