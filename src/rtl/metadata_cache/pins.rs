//! The lines that owners have pinned: one register per owner.
//!
//! Sets and owners are compared one cycle before they are processed, so all outputs are registers. An owner writes or
//! unpins only once it has been answered, so its pin is older.

use std::rc::Rc;

use super::Parameters;
use crate::hdl::{or_all, ports, Builder, DesignError, Module, Signal};

ports! {
    pub(in crate::rtl) PinsInputs {
        owner, next_owner, next_set, set_number, same_set, pin, way, unpin, clear, drop: Option<Signal<'m>>,
        dropped_owner: Option<Signal<'m>>,
    }
    -> PinsOutputs { pinned, own, own_way }
}

/// The module of the pins.
pub fn pins(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_pins", p.name));
    m.doc("Lines of a metadata cache that owners have pinned, one register per owner.");
    let owner = m
        .input("owner", p.owner_bits)
        .comment("Owner that pins or unpins");
    let next_owner = m.input("next_owner", p.owner_bits);
    next_owner.comment("Owner that is checked in the next cycle");
    let next_set = m.input("next_set", p.set_bits());
    next_set.comment("Set that a look-up or a flush processes in the next cycle");
    let set = m
        .input("set_number", p.set_bits())
        .comment("Set that a look-up or a flush processes");
    let same_set = m.input("same_set", 1).comment("next_set equals set_number");
    let pin = m.input("pin", 1).comment("Owner pins the way of the set");
    let way = m
        .input("way", p.ways)
        .comment("With pin: way to pin, one-hot");
    let unpin = m.input("unpin", 1).comment("Owner unpins its line");
    let clear = m.input("clear", 1).comment("All lines are unpinned");
    let drops = p.protection.checks().then(|| {
        let drop = m.input("drop", 1);
        drop.comment("Owner dropped_owner loses its pin: a word of its line is damaged");
        let owner = m.input("dropped_owner", p.owner_bits);
        owner.comment("With drop: owner that loses its pin");
        ("drops", drop.gate(owner.one_hot(p.owners)).named("drops"))
    });
    let mut inputs = vec![
        ("is_owner", owner.one_hot(p.owners).named("one_owner")),
        (
            "is_next",
            next_owner.one_hot(p.owners).named("one_next_owner"),
        ),
        ("next_set", next_set),
        ("set_number", set),
        ("pin", pin),
        ("way", way),
        ("unpin", unpin),
        ("clear", clear),
    ];
    inputs.extend(drops);
    let all = m.array("owner", &pin_register(p)?, p.owners, &inputs);
    let newest = (pin & same_set).gate(way).named("pinned_now");
    let pinned = m.register_reset("pinned_ways", p.ways, 0);
    m.next(pinned, or_all(all.each("in_set")) | newest);
    m.output("pinned", pinned)
        .comment("Ways of the set that any owner pins, one bit each");
    let own = m.delay_reset("owner_has_pinned", all.all("own").any());
    m.output("own", own).comment("Owner has pinned a line");
    let own_way = m.delay("way_of_owner", or_all(all.each("own_way")));
    m.output("own_way", own_way)
        .comment("With own: way that the owner pins, one-hot; else zero");
    m.finish()
}

/// The line that one owner has pinned.
fn pin_register(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_pin", p.name));
    m.doc("The line of a metadata cache that one owner has pinned.");
    let is_owner = m.input("is_owner", 1).comment("This owner pins or unpins");
    let is_next = m
        .input("is_next", 1)
        .comment("This owner is checked in the next cycle");
    let next_set = m
        .input("next_set", p.set_bits())
        .comment("Set that a look-up or a flush processes in the next cycle");
    let set = m
        .input("set_number", p.set_bits())
        .comment("Set that a look-up or a flush processes");
    let pin = m.input("pin", 1).comment("Owner pins the way of the set");
    let way = m
        .input("way", p.ways)
        .comment("With pin: way to pin, one-hot");
    let unpin = m.input("unpin", 1).comment("Owner unpins its line");
    let clear = m.input("clear", 1).comment("All lines are unpinned");
    let pins = (pin & is_owner).named("pins");
    let unpins = (unpin & is_owner) | clear;
    let unpins = if p.protection.checks() {
        let drops = m.input("drops", 1);
        drops.comment("This owner loses its pin");
        unpins | drops
    } else {
        unpins
    };
    let unpins = unpins.named("unpins");
    let held = m.register_reset("pinned", 1, 0);
    let held_set = m.delay_if("held_set", pins, set);
    let held_way = m.delay_if("held_way", pins, way);
    let meets = held_set.eq(next_set).named("meets_held_set");
    let alive = (pins | held).named("is_alive");
    m.next_if(held, alive, pins | !unpins);
    m.output("in_set", (held & !unpins & meets).gate(held_way))
        .comment("Way that this owner pins in next_set, one-hot or zero");
    let own = held & !unpins & is_next;
    m.output("own", own)
        .comment("This owner is checked in the next cycle, and has pinned a line");
    m.output("own_way", own.gate(held_way))
        .comment("With own: way that this owner pins, one-hot; else zero");
    m.finish()
}
