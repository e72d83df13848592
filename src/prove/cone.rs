//! Cones of a design's properties: the registers in the logic in front of each property's assertions. A
//! register outside all cones can have any value without an effect on a proof.

use std::collections::{BTreeMap, BTreeSet};

use super::half::Half;
use super::{wrapper, Claim};
use crate::design::emit::Emitted;
use crate::flow::formal::registers_of;
use crate::flow::FlowError;

/// Registers of a half, by name, with their bits.
type Registers = BTreeMap<String, u32>;

/// The registers of a half, and those that its claims depend on.
#[derive(Clone, Debug)]
pub struct Cone {
    /// The half's role.
    pub of: String,
    /// All of them.
    pub all: Registers,
    /// The properties whose cones contain them.
    pub properties: Vec<Inside>,
    /// The registers outside all cones.
    pub outside: Registers,
}

/// The cone of a property.
#[derive(Clone, Debug)]
pub struct Inside {
    /// Its name.
    pub property: &'static str,
    /// Bits of registers in its cone.
    pub bits: u32,
    /// Of these, the bits that are in no other property's cone.
    pub alone: u32,
}

/// The path of a half's modules in a proof, and their path in the half.
const PLACES: [(&str, &str); 3] = [("unit.", ""), ("pipelined.", "core."), ("core.", "core.")];

/// The cone of these claims in each half of a design.
///
/// # Errors
/// If Yosys is missing or fails.
pub fn cones(emitted: &Emitted, claims: &[Claim]) -> Result<Vec<Cone>, FlowError> {
    let mut found = Vec::new();
    for top in &emitted.manifest.tops {
        let half = Half { emitted, top };
        let mut of = top.role.name().to_owned();
        if let Some(stage) = &top.stage {
            of.clone_from(stage);
        }
        let own = claims.iter().filter(|claim| claim.of == of);
        let files = wrapper::files(emitted, String::new(), &[half.top]);
        let all = registers_of(&files, &top.module, None)?;
        let mut names: Vec<(&'static str, BTreeSet<String>)> = Vec::new();
        for claim in own {
            names.push((claim.property, claim.registers()?));
        }
        let depend = |name: &String| {
            names
                .iter()
                .filter(|(_, inside)| inside.contains(name))
                .count()
        };
        let bits = |inside: &BTreeSet<String>, most: usize| {
            let counted =
                (all.iter()).filter(|(name, _)| inside.contains(*name) && depend(name) <= most);
            counted.map(|(_, bits)| bits).sum()
        };
        let inside = names.iter().map(|(property, inside)| Inside {
            property,
            bits: bits(inside, names.len()),
            alone: bits(inside, 1),
        });
        let properties = inside.collect();
        let outside = all.iter().filter(|(name, _)| depend(name) == 0);
        let outside = outside.map(|(name, bits)| (name.clone(), *bits)).collect();
        found.push(Cone {
            of,
            all,
            properties,
            outside,
        });
    }
    Ok(found)
}

impl Claim {
    /// The half's names for the registers in the cone.
    fn registers(&self) -> Result<BTreeSet<String>, FlowError> {
        let found = registers_of(&self.files, wrapper::TOP, Some(self.asserts))?;
        let renamed = |name: &String| {
            PLACES.iter().find_map(|(here, there)| {
                let rest = name.strip_prefix(here)?;
                Some(format!("{there}{rest}"))
            })
        };
        Ok(found.keys().filter_map(renamed).collect())
    }
}
