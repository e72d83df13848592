//! Errors of a design name its module and net.

use std::rc::Rc;

use hdlgen::internals::hdl::netlist::Memory;
use hdlgen::internals::hdl::sim::Simulator;
use hdlgen::internals::hdl::{check, Builder, DesignError, Module};

/// The message of the error that this description gives.
fn message(describe: impl FnOnce(&Builder)) -> String {
    let m = Builder::new("part");
    describe(&m);
    m.finish().expect_err("a mistake").to_string()
}

#[test]
fn widths_that_differ() {
    let said = message(|m| {
        m.output("sum", m.input("a", 4) + m.input("b", 5));
    });
    assert_eq!(
        said,
        "module part: widths differ in a and b: 4 bits against 5 bits"
    );
    let said = message(|m| {
        m.output("y", m.input("s", 2).mux(m.input("a", 1), m.input("b", 1)));
    });
    assert_eq!(
        said,
        "module part: widths differ in select s: 1 bits against 2 bits"
    );
    let said = message(|m| m.next(m.register("state", 3), m.input("a", 4)));
    assert_eq!(
        said,
        "module part: widths differ in state and a: 3 bits against 4 bits"
    );
    let said = message(|m| {
        let state = m.register("state", 3);
        m.next_if(state, m.input("go", 2), state);
    });
    assert_eq!(
        said,
        "module part: widths differ in enable of state: 1 bits against 2 bits"
    );
    let said = message(|m| m.assert(m.input("a", 4), "it holds"));
    assert_eq!(
        said,
        "module part: widths differ in assertion 'it holds': 1 bits against 4 bits"
    );
    // Unnamed nets are described by their expression.
    let said = message(|m| {
        let (a, b) = (m.input("a", 4), m.input("b", 3));
        m.output("y", (!a).eq(b.slice(0, 2)));
    });
    assert_eq!(
        said,
        "module part: widths differ in ~a and b[1:0]: 4 bits against 2 bits"
    );
}

#[test]
fn nets_without_a_driver() {
    let said = message(|m| {
        m.output("y", m.wire("floating", 2));
    });
    assert_eq!(said, "module part: net floating is not driven");
    let said = message(|m| {
        m.output("y", m.register("state", 2));
    });
    assert_eq!(said, "module part: net state is not driven");
    let said = message(|m| {
        let part = inverter();
        m.output("y", m.instance_by_name("first", &part, &[]).out("y"));
    });
    assert_eq!(said, "module part: net first.a is not driven");
}

#[test]
fn nets_with_two_drivers() {
    let said = message(|m| {
        let (net, a) = (m.wire("net", 1), m.input("a", 1));
        m.drive(net, a);
        m.drive(net, !a);
    });
    assert_eq!(said, "module part: net net is driven twice");
    let said = message(|m| {
        let (state, a) = (m.register("state", 1), m.input("a", 1));
        m.next(state, a);
        m.next_if(state, a, a);
    });
    assert_eq!(said, "module part: net state is driven twice");
    let said = message(|m| {
        let a = m.input("a", 1);
        m.instance_by_name("first", &inverter(), &[("a", a), ("a", !a)]);
    });
    assert_eq!(said, "module part: net first.a is driven twice");
}

#[test]
fn nets_that_cannot_be_driven() {
    let reason = "is an input or an expression and cannot be driven";
    let said = message(|m| m.drive(m.input("a", 1), m.input("b", 1)));
    assert_eq!(said, format!("module part: net a {reason}"));
    let said = message(|m| m.next(m.input("a", 1), m.input("b", 1)));
    assert_eq!(said, format!("module part: net a {reason}"));
    let said = message(|m| m.drive(m.input("a", 1) & m.input("b", 1), m.input("c", 1)));
    assert_eq!(said, format!("module part: net (a & b) {reason}"));
}

#[test]
fn names() {
    let said = message(|m| {
        m.input("a", 1);
        m.register("a", 2);
    });
    assert_eq!(said, "module part: the name a is used twice");
    // An instance's outputs are nets of the module.
    let said = message(|m| {
        let a = m.input("first_y", 1);
        m.instance_by_name("first", &inverter(), &[("a", a)]);
    });
    assert_eq!(said, "module part: the name first_y is used twice");
    for bad in ["", "2nd", "a-b", "a b", "é"] {
        let said = message(|m| {
            m.input(bad, 1);
        });
        assert_eq!(said, format!("module part: {bad} is no Verilog identifier"));
    }
    // Verilog, SystemVerilog, Verilog-AMS, and our own reserved names.
    let reserved = [
        "wire",
        "endmodule",
        "uwire",
        "logic",
        "soft",
        "units",
        "from",
        "access",
    ];
    for bad in reserved.into_iter().chain(["aclk", "unused"]) {
        let said = message(|m| {
            m.input(bad, 1);
        });
        let known = format!("module part: {bad} is a reserved word of Verilog, ");
        assert!(said.starts_with(&known), "{said}");
    }
    let said = Builder::new("1st").finish().unwrap_err().to_string();
    assert_eq!(said, "module 1st: 1st is no Verilog identifier");
}

#[test]
fn bits_that_are_not_there() {
    let said = message(|m| {
        m.output("y", m.input("a", 8).slice(6, 3));
    });
    assert_eq!(said, "module part: bits 6..9 taken of a, which has 8 bits");
    assert!(message(|m| {
        m.output("y", m.input("a", 8).slice(3, 0));
    })
    .contains("3..3 taken of a"));
    assert!(message(|m| {
        m.output("y", m.input("a", 8).slice(u32::MAX, 2));
    })
    .contains("of a"));
}

#[test]
fn constants_that_do_not_fit() {
    let said = message(|m| {
        m.output("y", m.constant(9, 3));
    });
    assert_eq!(said, "module part: the constant 9 does not fit in 3 bits");
    let said = message(|m| {
        m.output("y", m.input("a", 2).eq_to(4));
    });
    assert_eq!(said, "module part: the constant 4 does not fit in 2 bits");
    let said = message(|m| m.next(m.register_reset("state", 2, 4), m.input("a", 2)));
    assert_eq!(said, "module part: the constant 4 does not fit in 2 bits");
    let said = message(|m| {
        let state = m.register_initial("state", 2, Some(5));
        m.next(state, state);
    });
    assert_eq!(said, "module part: the constant 5 does not fit in 2 bits");
}

#[test]
fn ports_that_an_instance_lacks() {
    let said = message(|m| {
        let a = m.input("a", 1);
        m.instance_by_name("first", &inverter(), &[("a", a), ("b", a)]);
    });
    assert_eq!(
        said,
        "module part: instance first of inverter has no port b"
    );
    let said = message(|m| {
        let first = m.instance_by_name("first", &inverter(), &[("a", m.input("a", 1))]);
        m.output("z", first.out("z"));
    });
    assert_eq!(
        said,
        "module part: instance first of inverter has no port z"
    );
}

#[test]
fn memories_keep_to_their_widths() {
    let said = message(|m| {
        let (go, word) = (m.input("go", 1), m.input("word", 9));
        let size = Memory {
            depth: 16,
            width: 8,
        };
        m.memory("table", size, None, (go, m.zero(4), word), (go, m.zero(4)));
    });
    assert_eq!(
        said,
        "module part: widths differ in table.write_data: 8 bits against 9 bits"
    );
}

fn inverter() -> Rc<Module> {
    let m = Builder::new("inverter");
    m.output("y", !m.input("a", 1));
    m.finish().unwrap()
}

/// The error of the checks of a whole design, which must be the simulator's.
fn design_error(top: &Rc<Module>) -> DesignError {
    let error = check::design(top).unwrap_err();
    assert_eq!(Simulator::new(top).err(), Some(error.clone()));
    error
}

#[test]
fn loops_within_a_module() {
    let m = Builder::new("top");
    let (ring, next) = (m.wire("ring", 1), m.wire("next", 1));
    m.drive(ring, next & m.input("a", 1));
    m.drive(next, !ring);
    m.output("y", ring);
    let DesignError::CombinationalLoop { module, nets } = design_error(&m.finish().unwrap()) else {
        panic!("no loop");
    };
    assert_eq!(module, "top");
    let names = ["top.ring", "top.next"];
    assert!(names.iter().all(|name| nets.contains(&name.to_string())));
    assert_eq!(nets.first(), nets.last());
}

#[test]
fn loops_across_instances() {
    let m = Builder::new("top");
    let back = m.wire("back", 1);
    let first = m.instance_by_name("first", &inverter(), &[("a", back)]);
    let second = m.instance_by_name("second", &inverter(), &[("a", first.out("y"))]);
    m.drive(back, second.out("y"));
    m.output("y", back);
    let top = m.finish().unwrap();
    let said = design_error(&top).to_string();
    assert!(said.contains("combinational loop through"), "{said}");
    for net in ["top.back", "top.first.a", "top.second.y"] {
        assert!(said.contains(net), "{said}");
    }
    // A register in the way makes it sound.
    let m = Builder::new("top");
    let back = m.register_reset("back", 1, 0);
    let first = m.instance_by_name("first", &inverter(), &[("a", back)]);
    m.next(back, first.out("y"));
    m.output("y", back);
    check::design(&m.finish().unwrap()).unwrap();
}

#[test]
fn two_modules_of_one_name() {
    let other = Builder::new("inverter");
    other.output("y", other.input("a", 1));
    let other = other.finish().unwrap();
    let m = Builder::new("top");
    let a = m.input("a", 1);
    let first = m
        .instance_by_name("first", &inverter(), &[("a", a)])
        .out("y");
    let same = m
        .instance_by_name("same", &inverter(), &[("a", first)])
        .out("y");
    m.output(
        "y",
        m.instance_by_name("other", &other, &[("a", same)]).out("y"),
    );
    let said = check::design(&m.finish().unwrap()).unwrap_err().to_string();
    assert_eq!(said, "two different modules are both called inverter");
}

#[test]
fn the_first_mistake_is_the_one_reported() {
    let said = message(|m| {
        let a = m.input("a", 2);
        m.output("first", a + m.input("b", 3));
        m.output("second", a.slice(1, 2));
    });
    assert!(said.contains("widths differ in a and b"), "{said}");
}
