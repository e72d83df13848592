//! Toggle coverage: which bits of which named nets have gone from 0 to 1 and back; and cover points,
//! conditions on nets of an instance that hold in some cycle.
//!
//! As in coverage tools, all instances of a module count together, and so do all lanes. A bit that can never
//! change, because all its inputs are constant, is not counted.

use std::collections::BTreeMap;

use multiversion::multiversion;

use super::program::{Slot, Word, LANES, WORD_BITS};
use super::slots::{Lanes, Slots};
use super::Simulator;
use crate::flat::{Flat, FlatId, FlatOp};

/// A condition on nets of one instance: each has its given value, in the same cycle and lane.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CoverPoint {
    /// The module of the instance.
    pub module: String,
    /// Names of nets, with their values.
    pub when: Vec<(String, u64)>,
}

/// A cover point that the design has no nets for.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CoverError {
    /// No instance of the module.
    #[error("no instance of a module {0}")]
    NoModule(String),
    /// No net of this name.
    #[error("module {module} has no net {net}")]
    NoNet {
        /// The module.
        module: String,
        /// The net.
        net: String,
    },
    /// A value that the net cannot have.
    #[error("{net} of module {module} has {width} bits: it is never {value}")]
    TooWide {
        /// The module.
        module: String,
        /// The net.
        net: String,
        /// Its width in bits.
        width: u32,
        /// The value.
        value: u64,
    },
}

/// The bits of a net, as words of [`WORD_BITS`] bits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NetToggles {
    /// In bits.
    pub width: u32,
    /// Bits that are not constant by construction.
    variable: Vec<Word>,
    rose: Vec<Word>,
    fell: Vec<Word>,
}

impl NetToggles {
    fn new(width: u32) -> Self {
        let zeros = vec![0; width.div_ceil(WORD_BITS) as usize];
        NetToggles {
            width,
            variable: zeros.clone(),
            rose: zeros.clone(),
            fell: zeros,
        }
    }

    fn add(&mut self, other: &NetToggles) {
        let words = [
            (&mut self.variable, &other.variable),
            (&mut self.rose, &other.rose),
            (&mut self.fell, &other.fell),
        ];
        for (own, more) in words {
            own.iter_mut()
                .zip(more)
                .for_each(|(own, more)| *own |= more);
        }
    }

    /// Its bits, lowest first: None if it is constant by construction, else whether it rose and fell.
    pub fn bits(&self) -> impl Iterator<Item = Option<(bool, bool)>> + '_ {
        (0..self.width).map(|bit| {
            let (word, bit) = ((bit / WORD_BITS) as usize, bit % WORD_BITS);
            let of = |words: &[Word]| words[word] >> bit & 1 == 1;
            of(&self.variable).then(|| (of(&self.rose), of(&self.fell)))
        })
    }
}

/// Coverage that simulations of a design have reached.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coverage {
    /// The nets of each module, by names.
    pub modules: BTreeMap<String, BTreeMap<String, NetToggles>>,
    /// For each cover point, in their order: whether it was reached.
    pub points: Vec<bool>,
}

impl Coverage {
    /// Adds the points that another simulation has reached, with the same cover points.
    pub fn merge(&mut self, other: &Coverage) {
        for (module, nets) in &other.modules {
            let own = self.modules.entry(module.clone()).or_default();
            for (name, net) in nets {
                let width = net.width;
                own.entry(name.clone())
                    .or_insert_with(|| NetToggles::new(width))
                    .add(net);
            }
        }
        self.points
            .resize(other.points.len().max(self.points.len()), false);
        for (own, more) in self.points.iter_mut().zip(&other.points) {
            *own |= more;
        }
    }
}

/// A word of a net of an instance, as long as it has bits to see.
struct Watched {
    slot: Slot,
    /// The word of its module's nets.
    word: usize,
    last: Lanes<Word>,
}

/// A cover point that is not reached yet, in one instance.
struct Open {
    number: usize,
    when: Vec<(Slot, Word)>,
}

/// A word of a net of a module.
#[derive(Clone, Copy, Default)]
struct Seen {
    variable: Word,
    rose: Word,
    fell: Word,
}

/// Watches a simulator's nets.
pub(super) struct Cover {
    watched: Vec<Watched>,
    seen: Vec<Seen>,
    /// Module and name of each net, its width, and its first word in `seen`.
    nets: BTreeMap<(String, String), (u32, usize)>,
    open: Vec<Open>,
    points: Vec<bool>,
}

impl Cover {
    fn new(simulator: &Simulator, points: &[CoverPoint]) -> Result<Self, CoverError> {
        let mut cover = Cover {
            watched: Vec::new(),
            seen: Vec::new(),
            nets: BTreeMap::new(),
            open: Vec::new(),
            points: vec![false; points.len()],
        };
        let nets = simulator.lowered.nets.iter();
        for ((id, slots), variable) in nets.zip(&simulator.lowered.variable) {
            let node = simulator.flat.node(*id);
            let (Some(name), false) = (&node.name, matches!(node.op, FlatOp::Constant(_))) else {
                continue;
            };
            let module = &simulator.flat.scopes[node.scope].module;
            let seen = &mut cover.seen;
            let (_, first) = *(cover.nets)
                .entry((module.clone(), name.clone()))
                .or_insert_with(|| {
                    let first = seen.len();
                    seen.resize(first + slots.len(), Seen::default());
                    (node.width, first)
                });
            for (place, (&slot, &variable)) in slots.iter().zip(variable).enumerate() {
                cover.seen[first + place].variable |= variable;
                cover.watched.push(Watched {
                    slot,
                    word: first + place,
                    last: simulator.slots.lanes(slot),
                });
            }
        }
        for (number, point) in points.iter().enumerate() {
            cover.open.extend(instances(simulator, number, point)?);
        }
        Ok(cover)
    }

    /// The nets have settled; called before the clock's edge.
    pub fn cycle(&mut self, slots: &Slots) {
        toggles(&mut self.watched, &mut self.seen, slots);
        let points = &mut self.points;
        self.open.retain(|open| {
            if !points[open.number] {
                points[open.number] = is_reached(&open.when, slots);
            }
            !points[open.number]
        });
    }

    fn coverage(&self) -> Coverage {
        let mut coverage = Coverage {
            points: self.points.clone(),
            ..Coverage::default()
        };
        for ((module, name), &(width, first)) in &self.nets {
            let words = &self.seen[first..first + width.div_ceil(WORD_BITS) as usize];
            let net = NetToggles {
                width,
                variable: words.iter().map(|seen| seen.variable).collect(),
                rose: words.iter().map(|seen| seen.rose).collect(),
                fell: words.iter().map(|seen| seen.fell).collect(),
            };
            let nets = coverage.modules.entry(module.clone()).or_default();
            nets.insert(name.clone(), net);
        }
        coverage
    }
}

/// Records the toggles since the last cycle. A word whose bits have all risen and fallen is no longer watched.
#[multiversion(targets(
    "x86_64+avx512f+avx512bw+avx512dq+avx512vl+bmi2",
    "x86_64+avx2+bmi2",
    "aarch64+neon"
))]
fn toggles(watched: &mut Vec<Watched>, seen: &mut [Seen], slots: &Slots) {
    watched.retain_mut(|watched| {
        let seen = &mut seen[watched.word];
        let now = slots.lanes(watched.slot);
        let (mut rose, mut fell) = (0, 0);
        for lane in 0..LANES {
            let (old, new) = (watched.last.word(lane), now.word(lane));
            rose |= !old & new;
            fell |= old & !new;
        }
        watched.last = now;
        seen.rose |= rose;
        seen.fell |= fell;
        seen.variable & !(seen.rose & seen.fell) != 0
    });
}

fn is_reached(when: &[(Slot, Word)], slots: &Slots) -> bool {
    (0..LANES).any(|lane| {
        when.iter()
            .all(|&(slot, word)| slots.get(slot, lane) == word)
    })
}

/// A cover point in each instance of its module.
fn instances(
    simulator: &Simulator,
    number: usize,
    point: &CoverPoint,
) -> Result<Vec<Open>, CoverError> {
    let mut all = Vec::new();
    for instance in point.find(&simulator.flat)? {
        let mut open = Open {
            number,
            when: Vec::new(),
        };
        for (id, value) in instance {
            let mut nets = simulator.lowered.nets.iter();
            let Some((_, slots)) = nets.find(|(net, _)| *net == id) else {
                let net = simulator.flat.node(id).name.clone().unwrap_or_default();
                return Err(point.without(&net));
            };
            open.when.extend((0..).zip(slots).map(|(word, &slot)| {
                let shifted = value.checked_shr(WORD_BITS * word).unwrap_or(0);
                (slot, shifted as Word)
            }));
        }
        all.push(open);
    }
    Ok(all)
}

impl CoverPoint {
    fn without(&self, net: &str) -> CoverError {
        CoverError::NoNet {
            module: self.module.clone(),
            net: net.to_owned(),
        }
    }

    /// Its nets in each instance of its module, with their values.
    ///
    /// # Errors
    /// If the design does not have them.
    pub fn find(&self, flat: &Flat) -> Result<Vec<Vec<(FlatId, u64)>>, CoverError> {
        let scopes = flat.scopes.iter().enumerate();
        let mut instances: Vec<(usize, Vec<(FlatId, u64)>)> = scopes
            .filter(|(_, scope)| scope.module == self.module)
            .map(|(scope, _)| (scope, Vec::new()))
            .collect();
        if instances.is_empty() {
            return Err(CoverError::NoModule(self.module.clone()));
        }
        for (net, value) in &self.when {
            let mut nodes = (0..).zip(&flat.nodes);
            for (scope, found) in &mut instances {
                // Instances are stored one behind the other.
                let node =
                    nodes.find(|(_, node)| node.scope == *scope && node.name.as_ref() == Some(net));
                let Some((id, node)) = node else {
                    return Err(self.without(net));
                };
                if node.width < u64::BITS && value >> node.width != 0 {
                    return Err(CoverError::TooWide {
                        module: self.module.clone(),
                        net: net.clone(),
                        width: node.width,
                        value: *value,
                    });
                }
                found.push((id, *value));
            }
        }
        Ok(instances.into_iter().map(|(_, found)| found).collect())
    }
}

impl Simulator {
    /// From now on, watches all nets and these cover points. The simulator must be [`Simulator::traceable`],
    /// otherwise it has no nets.
    ///
    /// # Errors
    /// If a cover point names a module or a net that is not there.
    pub fn cover(&mut self, points: &[CoverPoint]) -> Result<(), CoverError> {
        // What constants give is there from the first cycle on.
        self.settle();
        self.cover = Some(Box::new(Cover::new(self, points)?));
        Ok(())
    }

    /// The coverage reached since [`Simulator::cover`]; empty without it.
    pub fn covered(&self) -> Coverage {
        let cover = self.cover.as_deref();
        cover.map_or(Coverage::default(), Cover::coverage)
    }
}
