//! Typed ports of instances: how fields map to ports, and the errors.

use std::collections::BTreeMap;
use std::rc::Rc;

use hdlgen::internals::hdl::ports::of_all;
use hdlgen::internals::hdl::sim::Simulator;
use hdlgen::internals::hdl::{ports, Builder, Module, Signal};

ports! {
    group Bus { valid, data }
}

ports! {
    AllInputs {
        plain, absent: Option<Signal<'m>>, present: Option<Signal<'m>>, lane: Vec<Signal<'m>>,
        slot: [Signal<'m>; 2], fits: BTreeMap<u32, Signal<'m>>, s: Bus<'m>, unit: Vec<Bus<'m>>,
        r#in,
    } -> AllOutputs {
        plain_y, absent_y: Option<Signal<'m>>, present_y: Option<Signal<'m>>,
        lane_y: Vec<Signal<'m>>, slot_y: Option<[Signal<'m>; 2]>, fits_y: BTreeMap<u32, Signal<'m>>,
        s_y: Option<Bus<'m>>, absent_bus: Option<Bus<'m>>, unit_y: Vec<Bus<'m>>,
    }

    NotInputs { a } -> NotOutputs { y }
}

/// Each output inverts the input of its place.
fn inverter(name: &str, inputs: &[&str], outputs: &[&str]) -> Rc<Module> {
    let m = Builder::new(name);
    let values: Vec<Signal> = inputs.iter().map(|name| m.input(name, 1)).collect();
    for (name, &value) in outputs.iter().zip(&values) {
        m.output(name, !value);
    }
    m.finish().expect("a module")
}

/// The error message for an instance of a module with these ports, by types with `a` and `y`.
fn mistake(inputs: &[&str], outputs: &[&str]) -> String {
    let m = Builder::new("outer");
    let a = m.input("a", 1);
    let not = m.instance(
        "inverts",
        &inverter("inverter", inputs, outputs),
        NotInputs { a },
    );
    m.output("y", not.y);
    m.finish().expect_err("a mistake").to_string()
}

#[test]
fn fields_stand_for_ports_by_their_names() {
    let inputs = [
        "plain",
        "present",
        "lane0",
        "lane1",
        "lane2",
        "slot0",
        "slot1",
        "fits4",
        "fits16",
        "s_valid",
        "s_data",
        "unit0_valid",
        "unit0_data",
        "in",
    ];
    let outputs = [
        "plain_y",
        "present_y",
        "lane_y0",
        "lane_y1",
        "lane_y2",
        "slot_y0",
        "slot_y1",
        "fits_y4",
        "fits_y16",
        "s_y_valid",
        "s_y_data",
        "unit_y0_valid",
        "unit_y0_data",
    ];
    let module = inverter("all", &inputs, &outputs);
    let m = Builder::new("outer");
    let given: Vec<Signal> = (0..inputs.len())
        .map(|number| m.input(&format!("given{number}"), 1))
        .collect();
    let bus = |first: usize| Bus {
        valid: given[first],
        data: given[first + 1],
    };
    let all = AllInputs {
        plain: given[0],
        absent: None,
        present: Some(given[1]),
        lane: given[2..5].to_vec(),
        slot: [given[5], given[6]],
        fits: BTreeMap::from([(4, given[7]), (16, given[8])]),
        s: bus(9),
        unit: vec![bus(11)],
        r#in: given[13],
    };
    let all = m.instance("all", &module, all);
    assert!(all.absent_y.is_none() && all.absent_bus.is_none());
    let mut taken = vec![all.plain_y];
    taken.extend(all.present_y);
    taken.extend(all.lane_y);
    taken.extend(all.slot_y.into_iter().flatten());
    assert_eq!(all.fits_y.keys().copied().collect::<Vec<_>>(), [4, 16]);
    taken.extend(all.fits_y.into_values());
    let buses: Vec<Bus> = all.s_y.into_iter().chain(all.unit_y).collect();
    for bus in &buses {
        taken.extend([bus.valid, bus.data]);
    }
    assert_eq!(of_all(&buses, |bus| bus.valid).len(), 2);
    assert_eq!(taken.len(), outputs.len());
    for (number, &value) in taken.iter().enumerate() {
        m.output(&format!("taken{number}"), value);
    }
    let outer = m.finish().expect("all ports are there");

    // Every bit goes through the instance to the place that its field has.
    let mut simulator = Simulator::new(&outer).expect("a simulator");
    let given = (0..inputs.len()).map(|number| simulator.input(&format!("given{number}")));
    let given: Vec<_> = given.map(|port| port.expect("an input")).collect();
    let taken = (0..outputs.len()).map(|number| simulator.output(&format!("taken{number}")));
    let taken: Vec<_> = taken.map(|port| port.expect("an output")).collect();
    for one in 0..inputs.len() {
        for (number, &port) in given.iter().enumerate() {
            simulator.set_all(port, u64::from(number == one));
        }
        simulator.settle();
        for (number, &port) in taken.iter().enumerate() {
            let said = simulator.get(port, 0);
            assert_eq!(said, u64::from(number != one), "{}", outputs[number]);
        }
    }
}

#[test]
fn ports_that_types_and_module_do_not_share_are_mistakes() {
    assert_eq!(
        mistake(&["a", "b"], &["y"]),
        "module outer: net inverts.b is not driven"
    );
    assert_eq!(
        mistake(&["b"], &["y"]),
        "module outer: instance inverts of inverter has no port a"
    );
    assert_eq!(
        mistake(&["a"], &["z"]),
        "module outer: instance inverts of inverter has no port y"
    );
}

#[test]
fn an_output_that_the_type_lacks_is_a_mistake() {
    let m = Builder::new("double");
    let a = m.input("a", 1);
    m.output("y", !a);
    m.output("z", a);
    let module = m.finish().expect("a module");
    let m = Builder::new("outer");
    let a = m.input("a", 1);
    m.output("y", m.instance("both", &module, NotInputs { a }).y);
    assert_eq!(
        m.finish().expect_err("a mistake").to_string(),
        "module outer: the type of the outputs of instance both of double lacks z"
    );
}
