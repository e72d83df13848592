//! Which instances are boxes.

use std::collections::HashMap;

use crate::flat::Flat;
use crate::netlist::Memory;

/// No more boxes are opened once there are this many, so that a picture stays readable.
const ENOUGH: usize = 14;

/// The hierarchy, cut into boxes and what lies between them.
pub(super) struct Instances {
    /// The scope that each one lies in.
    parents: Vec<usize>,
    children: Vec<Vec<usize>>,
    /// A name's last part.
    names: Vec<String>,
    modules: Vec<String>,
    memories: HashMap<usize, Memory>,
    /// The box of each scope; None for scopes between boxes.
    pub owner: Vec<Option<usize>>,
    pub groups: Vec<Group>,
    prefix: String,
    /// Of each scope.
    stages: Vec<Option<u32>>,
}

/// Names of instances from the outside in, and how many of each lie side by side.
pub(super) type Names = Vec<(String, u32)>;

/// Instances that are one box.
#[derive(Clone, Debug, Default)]
pub(super) struct Group {
    pub name: String,
    pub modules: Vec<String>,
    /// The outermost scopes of the instances.
    pub roots: Vec<usize>,
    /// Their names in all scopes that they lie in, and how many of each lie side by side.
    pub within: Names,
    pub lanes: Option<(String, u32)>,
    pub memories: Vec<(Memory, u32)>,
}

impl Group {
    pub fn count(&self) -> u32 {
        self.within.iter().map(|(_, count)| count).product()
    }
}

/// A name without its numbers, so that all lanes have the same.
pub(super) fn without_numbers(name: &str) -> String {
    let letters = name.replace(|c: char| c.is_ascii_digit(), "");
    let letters = letters.trim_end_matches('_').replace("__", "_");
    if letters.is_empty() {
        name.to_string()
    } else {
        letters
    }
}

impl Instances {
    pub fn new(flat: &Flat, stages: Vec<Option<u32>>, prefix: &str) -> Self {
        let by_path: HashMap<&str, usize> = (flat.scopes.iter().enumerate())
            .map(|(scope, about)| (about.path.as_str(), scope))
            .collect();
        let mut parents = vec![0; flat.scopes.len()];
        let mut children = vec![Vec::new(); flat.scopes.len()];
        let mut names = Vec::new();
        for (scope, about) in flat.scopes.iter().enumerate() {
            let (parent, name) = about.path.rsplit_once('.').unwrap_or(("", &about.path));
            names.push(name.to_string());
            if let Some(&parent) = by_path.get(parent) {
                parents[scope] = parent;
                children[parent].push(scope);
            }
        }
        let memories = flat.memories.iter();
        let memories = memories.map(|m| (flat.node(m.read_data).scope, m.size));
        let mut instances = Instances {
            parents,
            children,
            names,
            modules: flat.scopes.iter().map(|s| s.module.clone()).collect(),
            memories: memories.collect(),
            owner: vec![None; flat.scopes.len()],
            groups: Vec::new(),
            prefix: prefix.to_string(),
            stages,
        };
        let mut holds_state: Vec<bool> = vec![false; flat.scopes.len()];
        for node in &flat.nodes {
            use crate::flat::FlatOp::{ReadData, Register};
            holds_state[node.scope] |= matches!(node.op, Register { .. } | ReadData);
        }
        for scope in (1..flat.scopes.len()).rev() {
            let parent = instances.parents[scope];
            holds_state[parent] |= holds_state[scope];
        }
        instances.cut(&holds_state);
        instances
    }

    /// Opens instances from the top down, and makes groups of the others.
    fn cut(&mut self, holds_state: &[bool]) {
        if self.children[0].is_empty() {
            self.add(Vec::new(), vec![0]);
            return;
        }
        // Instances of one module, grouped by the same instances around them.
        let mut open: Vec<(Names, Vec<usize>)> = vec![(Vec::new(), vec![0])];
        let mut closed = 0;
        while !open.is_empty() {
            let (within, roots) = open.remove(0);
            let kinds = self.kinds(&roots);
            let waiting = open.len() + kinds.len();
            for members in kinds {
                let mut inside = within.clone();
                let side_by_side = members.len() / roots.len().max(1);
                inside.push((self.common_name(&members), side_by_side as u32));
                if self.opens(members[0], holds_state) && closed + waiting < ENOUGH {
                    open.push((inside, members));
                } else {
                    closed += 1;
                    self.add(inside, members);
                }
            }
        }
    }

    /// The children of some alike instances, those of one module together. Children that only some
    /// instances have are shown separately.
    fn kinds(&self, roots: &[usize]) -> Vec<Vec<usize>> {
        let mut kinds: Vec<Vec<usize>> = Vec::new();
        for &scope in roots.iter().flat_map(|&root| &self.children[root]) {
            let known = kinds
                .iter_mut()
                .find(|kind| self.modules[kind[0]] == self.modules[scope]);
            match known {
                Some(kind) => kind.push(scope),
                None => kinds.push(vec![scope]),
            }
        }
        kinds
    }

    fn is_own(&self, scope: usize) -> bool {
        self.modules[scope].starts_with(&self.prefix)
    }

    /// Whether its inside is worth a look: registers between parts of the design's own.
    fn opens(&self, scope: usize, holds_state: &[bool]) -> bool {
        let kinds = self.kinds(&[scope]);
        let own = kinds.iter().filter(|kind| self.is_own(kind[0])).count();
        let memories = kinds.iter().filter(|k| self.memories.contains_key(&k[0]));
        holds_state[scope] && self.is_own(scope) && own > 0 && own + memories.count() > 1
    }

    /// The names of alike instances as one.
    fn common_name(&self, members: &[usize]) -> String {
        let mut names: Vec<String> = Vec::new();
        for &member in members {
            let name = match members.len() {
                1 => self.names[member].clone(),
                _ => without_numbers(&self.names[member]),
            };
            let name = name.strip_suffix("_step").unwrap_or(&name).to_string();
            if !names.contains(&name) {
                names.push(name);
            }
        }
        match names.len() {
            0..=2 => names.join(", "),
            _ => format!("{}, …", names[0]),
        }
    }

    fn add(&mut self, within: Names, roots: Vec<usize>) {
        let group = self.groups.len();
        let mut memories: Vec<(Memory, u32)> = Vec::new();
        for &root in &roots {
            let inside = self.inside(root);
            for scope in inside {
                self.owner[scope] = Some(group);
                let size = self.memories.get(&scope).copied();
                if let (Some(size), true) = (size, root == roots[0]) {
                    match memories.iter_mut().find(|(known, _)| *known == size) {
                        Some((_, count)) => *count += 1,
                        None => memories.push((size, 1)),
                    }
                }
            }
        }
        let kinds = self.kinds(&roots[..1]);
        let most = kinds
            .iter()
            .filter(|k| k.len() > 1 && self.is_own(k[0]))
            .max_by_key(|k| k.len());
        let names: Vec<&str> = within.iter().map(|(name, _)| name.as_str()).collect();
        // A shell has one core, which needs no mention.
        let names = match names[..] {
            ["core", .., _] => &names[1..],
            _ => &names[..],
        };
        self.groups.push(Group {
            name: if names.is_empty() {
                self.names[0].clone()
            } else {
                names.join(": ")
            },
            modules: vec![self.modules[roots[0]].clone()],
            within: within.clone(),
            lanes: most.map(|k| (self.modules[k[0]].clone(), k.len() as u32)),
            memories,
            roots,
        });
    }

    /// The first and the last stage of some instances: those that they contain, or those that contain them.
    pub fn stages(&self, roots: &[usize]) -> Option<(u32, u32)> {
        let of = |&root: &usize| {
            let mut scope = root;
            while scope != 0 && self.stages[scope].is_none() {
                scope = self.parents[scope];
            }
            self.stages[scope]
        };
        let stages: Vec<u32> = roots.iter().filter_map(of).collect();
        Some((*stages.iter().min()?, *stages.iter().max()?))
    }

    /// An instance and all in it.
    pub fn inside(&self, root: usize) -> Vec<usize> {
        let mut found = vec![root];
        let mut next = 0;
        while let Some(&scope) = found.get(next) {
            found.extend(&self.children[scope]);
            next += 1;
        }
        found
    }
}
