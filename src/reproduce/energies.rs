//! Powers of our halves, from energies that were measured before: counting them takes hours.
//!
//! The tables of docs/results.md have them (`docs/data/e2mc.csv`, `designs.csv`): OSU 180 nm, clocks not
//! gated, memories apart.

use crate::design::Role;

const E2MC: &str = include_str!("../../docs/data/e2mc.csv");
const DESIGNS: &str = include_str!("../../docs/data/designs.csv");

/// In mW, of E2MC with one way and 32-byte ports, at the clock that its memories allow.
pub(super) fn e2mc(length: u32, half: Role, interval: u32) -> Option<f64> {
    power(
        E2MC,
        &format!("SL {length} PDW 1"),
        half,
        "osu_mhz_with_memories",
        interval,
    )
}

/// In mW, of a design of the table of others.
pub(super) fn design(name: &str, half: Role, interval: u32) -> Option<f64> {
    power(DESIGNS, name, half, "osu_mhz", interval)
}

/// A block's energy in nJ, at a clock in MHz, once in this many cycles.
fn power(data: &str, name: &str, half: Role, clock: &str, interval: u32) -> Option<f64> {
    let mut rows = data.lines().map(|line| line.split(',').collect::<Vec<_>>());
    let head = rows.next()?;
    let row = rows.find(|row| row.starts_with(&[name, half.name()]))?;
    let of = |column: &str| -> Option<f64> {
        let at = head.iter().position(|name| *name == column)?;
        row.get(at)?.parse().ok()
    };
    Some(of("osu_nj")? * of(clock)? / f64::from(interval))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_power_is_energy_by_blocks_in_a_second() {
        // 245.1 nJ at 397 MHz, once in 258 cycles.
        let power = e2mc(4, Role::Compressor, 258).unwrap();
        assert!((power - 245.1 * 397.0 / 258.0).abs() < 1e-9);
        assert!(design("bpc-opt-32", Role::Decompressor, 1).is_some());
        assert_eq!(design("lzss", Role::Decompressor, 1), None);
    }
}
