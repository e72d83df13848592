//! A clock edge for the registers.

use multiversion::multiversion;

use super::lower::Commit;
use super::program::{Lanes, LANES};

/// Each register takes its next value where it is enabled. Those with one enable
/// stand together, so that it is looked at once.
#[multiversion(targets(
    "x86_64+avx512f+avx512bw+avx512dq+avx512vl+bmi2",
    "x86_64+avx2+bmi2",
    "aarch64+neon"
))]
pub fn commit(commits: &[Commit], slots: &mut [Lanes], in_reset: bool) {
    for together in commits.chunk_by(|a, b| a.enable == b.enable) {
        let Some(enable) = together[0].enable else {
            for c in together {
                slots[c.state as usize] = slots[c.next as usize];
            }
            continue;
        };
        let enable = slots[enable as usize];
        if enable.is_zero() {
            continue;
        }
        for c in together {
            let next = slots[c.next as usize];
            let state = &mut slots[c.state as usize];
            for i in 0..LANES {
                let keep = enable[i].wrapping_sub(1);
                state[i] = (state[i] & keep) | (next[i] & !keep);
            }
        }
    }
    if in_reset {
        for c in commits {
            if let Some(reset) = c.reset {
                slots[c.state as usize] = Lanes::all(reset);
            }
        }
    }
}
