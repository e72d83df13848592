//! The lines that owners have pinned: a register an owner.
//!
//! | port | width | |
//! |---|---|---|
//! | `owner` | owner | who pins, unpins, or is asked for |
//! | `set` | set | the set that is worked on |
//! | `pin`, `way` | 1, ways | the owner pins this way of the set |
//! | `unpin` | 1 | the owner's line is pinned no longer |
//! | `clear` | 1 | no line is pinned any more |
//! | `pinned` | ways | out: the set's ways that anybody pins |
//! | `own`, `own_way` | 1, ways | out: the owner pins a line, and in which way |
//!
//! Combinational but for the registers.

use std::rc::Rc;

use super::Parameters;
use crate::hdl::{or_all, ports, Builder, DesignError, Module};

ports! {
    pub(in crate::rtl) PinsInputs { owner, set, pin, way, unpin, clear }
    -> PinsOutputs { pinned, own, own_way }
}

/// The module of the pins: see the ports above.
pub fn pins(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_pins", p.name));
    m.doc("The lines of a metadata cache that owners have pinned.");
    let owner = m.input("owner", p.owner_bits);
    let set = m.input("set", p.set_bits());
    let pin = m.input("pin", 1);
    let way = m.input("way", p.ways);
    let unpin = m.input("unpin", 1);
    let clear = m.input("clear", 1);
    let (mut pinned, mut own, mut own_way) = (Vec::new(), Vec::new(), Vec::new());
    for number in 0..p.owners {
        let _scope = m.scope(&format!("owner{number}"));
        let is_owner = owner.eq_to(u64::from(number)).named("is_owner");
        let pins = (pin & is_owner).named("pins");
        let unpins = ((unpin & is_owner) | clear).named("unpins");
        let held = m.register_reset("pinned", 1, 0);
        m.next(held, pins | (held & !unpins));
        let held_set = m.delay_if("set", pins, set);
        let held_way = m.delay_if("way", pins, way);
        let here = (held & held_set.eq(set)).named("here");
        pinned.push(here.gate(held_way).named("in_set"));
        let own_line = (held & is_owner).named("own");
        own.push(own_line);
        own_way.push(own_line.gate(held_way).named("own_way"));
    }
    m.output("pinned", or_all(pinned));
    m.output("own", or_all(own));
    m.output("own_way", or_all(own_way));
    m.finish()
}
