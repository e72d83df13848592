//! The registers of the unit, for the manifest.

use super::Controller;
use crate::design::manifest::Region;
use crate::design::{Design, Role};
use crate::hdl::DesignError;
use crate::rtl::controller::registers::{self, SAMPLING, UNIT_BITS};

/// The unit's own registers, and the tables of what is in it.
pub(super) fn address_map(design: &Controller) -> Result<Vec<Region>, DesignError> {
    let mut all = registers::map(design.hardware());
    let mut add = |name: &str, page: u32, regions: Vec<Region>| {
        all.extend(regions.into_iter().map(|region| Region {
            name: format!("{name}_{}", region.name),
            address: (page << UNIT_BITS) + region.address,
            ..region
        }));
    };
    for (page, role) in (1..).zip(Role::ALL) {
        add(role.name(), page, design.codec().half(role)?.address_map);
    }
    if let Some(table) = design.sampling() {
        let regions = table.half(Role::Compressor)?.address_map;
        add("sampling", SAMPLING, regions);
    }
    Ok(all)
}
