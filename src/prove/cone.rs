//! What the properties of a design depend on: the registers in the logic in front of each property's assertions. A register
//! that is in none of them can hold anything, and all is proved as before.

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
    /// For each property, the bits in its cone.
    pub properties: Vec<(&'static str, u32)>,
    /// Those in no property's cone.
    pub outside: Registers,
}

/// Where a proof has a half's modules, and where the half has them.
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
        let mut properties = Vec::new();
        let mut inside = BTreeSet::new();
        for claim in own {
            let names = claim.registers()?;
            let here: BTreeSet<String> =
                names.into_iter().filter(|n| all.contains_key(n)).collect();
            properties.push((claim.property, here.iter().map(|name| all[name]).sum()));
            inside.extend(here);
        }
        let outside = all.iter().filter(|(name, _)| !inside.contains(*name));
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
    /// Names that the half has for the registers in the cone.
    fn registers(&self) -> Result<Vec<String>, FlowError> {
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
