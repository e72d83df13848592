//! The state of the block that is sent.

use super::super::Parameters;
use crate::hdl::{Builder, Signal};

/// State of the block that is sent.
pub(super) struct Head<'m> {
    pub ready: Signal<'m>,
    pub failed: Signal<'m>,
    pub poisoned: Option<Signal<'m>>,
}

impl<'m> Head<'m> {
    pub fn new(m: &'m Builder, p: &Parameters) -> Self {
        let input = |name: &str, says: &str| m.input(name, 1).comment(says);
        let poisoned = "Block of the slot head is corrupt or poisoned";
        Head {
            ready: input("head_ready", "Block of the slot head can be sent"),
            failed: input(
                "head_failed",
                "Block of the slot head is answered with an error",
            ),
            poisoned: p.read_user.then(|| input("head_poisoned", poisoned)),
        }
    }
}
