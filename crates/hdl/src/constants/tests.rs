//! Tests of removed and remaining parts, and of unchanged behaviour.

use std::rc::Rc;

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use super::folded;
use crate::netlist::*;
use crate::sim::Simulator;
use crate::verilog::print_module;
use crate::{concat, Builder, Signal};

fn text(describe: impl Fn(&Builder)) -> String {
    let m = Builder::new("part");
    describe(&m);
    print_module(&m.finish().unwrap(), "")
}

#[test]
fn a_register_that_never_changes_goes() {
    let text = text(|m| {
        let (a, go) = (m.input("a", 4), m.input("go", 1));
        // It only counts up from values other than 0.
        let stuck = m.register_reset("stuck", 4, 0);
        let from = stuck.eq_to(0).mux(stuck, stuck.plus(1));
        m.next_if(stuck, go, from);
        let loaded = m.delay_if("loaded", go, m.constant(5, 4));
        let follows = m.delay("follows", stuck);
        m.output("y", (a ^ follows) + loaded);
    });
    assert!(text.contains("assign y = a + 4'h5;"), "{text}");
    assert!(!text.contains("aclk"), "{text}");
}

#[test]
fn so_do_single_bits_of_one() {
    let text = text(|m| {
        let (a, go) = (m.input("a", 1), m.input("go", 1));
        let user = m.register_reset("user", 4, 9);
        let next = concat(&[m.constant(1, 2), a, m.constant(1, 1)]);
        m.next_if(user, go, go.mux(next, m.constant(9, 4)));
        m.output("y", user);
    });
    assert!(text.contains("reg  user;"), "{text}");
    assert!(text.contains("assign y = {1'h1, user, 2'h1};"), "{text}");
    assert!(text.contains("user <= go ? a : 1'h0;"), "{text}");
}

/// Also where what enables it depends on itself, and is described later.
#[test]
fn so_do_those_of_one_that_a_loop_enables() {
    let text = text(|m| {
        let (a, go) = (m.input("a", 1), m.input("go", 1));
        let start = m.register("start", 3);
        let active = m.register("active", 1);
        m.next(active, active ^ go);
        m.next_if(start, active, concat(&[m.zero(1), a, m.zero(1)]));
        m.output("y", start);
    });
    assert!(text.contains("reg  start;"), "{text}");
    assert!(text.contains("start <= a;"), "{text}");
}

#[test]
fn a_register_that_may_change_stays() {
    let text = text(|m| {
        let go = m.input("go", 1);
        let running = m.register_reset("running", 1, 0);
        m.next_if(running, go, m.constant(1, 1));
        let held = m.register_initial("held", 2, Some(3));
        m.next(held, m.zero(2));
        m.output("y", concat(&[running, held]));
    });
    assert!(
        text.contains("reg  running;") && text.contains("reg  [1:0] held;"),
        "{text}"
    );
}

#[test]
fn a_constant_of_an_instance_reaches_the_module_around_it() {
    let m = Builder::new("inner");
    let a = m.input("a", 2);
    m.output("y", concat(&[a, m.zero(2)]));
    let inner = m.finish().unwrap();
    let text = text(|m| {
        let a = m.input("a", 2);
        let y = m.instance_by_name("inner", &inner, &[("a", a)]).out("y");
        m.output("high", y.slice(2, 2));
        m.output("any", y.slice(1, 3).any());
    });
    assert!(text.contains("assign high = 2'h0;"), "{text}");
    assert!(text.contains(".y(inner_y)"), "{text}");
}

#[test]
fn a_loop_stays_one() {
    let m = Builder::new("part");
    let a = m.input("a", 1);
    let wire = m.wire("around", 1);
    m.drive(wire, wire & a);
    m.output("y", wire);
    let module = m.finish().unwrap();
    assert!(crate::check::design(&module).is_err());
}

/// Operators on few bits, and registers that depend on each other.
fn random(m: &Builder, random: &mut SmallRng) {
    let mut pool = vec![m.input("a", 3), m.input("b", 3)];
    // Before its reset a register is unknown: none that begins with something else may see that.
    let resets: bool = random.random();
    let registers: Vec<Signal> = (0..4)
        .map(|number| {
            if resets {
                m.register_reset(&format!("r{number}"), 3, random.random_range(0..8))
            } else {
                m.register_initial(&format!("r{number}"), 3, Some(random.random_range(0..8)))
            }
        })
        .collect();
    pool.extend(&registers);
    for number in 0..20 {
        let mut any = || match random.random_range(0..4) {
            0 => m.constant([0, 7, 1, 4][random.random_range(0..4)], 3),
            _ => pool[random.random_range(0..pool.len())],
        };
        let (a, b, c) = (any(), any(), any());
        let new = match random.random_range(0..10) {
            0 => a & b,
            1 => a | b,
            2 => a ^ b,
            3 => a + b,
            4 => a - b,
            5 => !a,
            6 => a.eq(b).mux(b, c),
            7 => concat(&[a.slice(1, 2), b.bit(0)]),
            8 => a << b.slice(0, 2),
            _ => a.lt(b).gate(c),
        };
        let wanted = random.random_range(0..3) == 0;
        pool.push(if wanted {
            new.named(&format!("net{number}"))
        } else {
            new
        });
    }
    for register in registers {
        let next = pool[random.random_range(0..pool.len())];
        let enable = pool[random.random_range(0..pool.len())].bit(0);
        if random.random() {
            m.next_if(register, enable, next)
        } else {
            m.next(register, next)
        }
    }
    m.output("y", concat(&pool));
}

#[test]
fn a_module_does_the_same_as_before() {
    let mut changed = 0;
    for seed in 0..300 {
        let mut numbers = SmallRng::seed_from_u64(seed);
        let m = Builder::new("part");
        random(&m, &mut numbers);
        let state = m.state.into_inner();
        let module = |netlist: Netlist| {
            Rc::new(Module {
                name: "part".into(),
                doc: Vec::new(),
                ports: state.ports.clone(),
                body: Body::Netlist(netlist),
                clocked: true,
                resettable: true,
                library: None,
            })
        };
        let Some(less) = folded("part", &state.netlist) else {
            continue;
        };
        changed += 1;
        let modules = [module(state.netlist.clone()), module(less)];
        let mut both = modules.map(|module| Simulator::interpreted(&module).unwrap());
        for cycle in 0..30 {
            let values = [numbers.random_range(0..8), numbers.random_range(0..8)];
            let outputs = both.each_mut().map(|simulator| {
                simulator.reset(cycle == 0);
                for (name, value) in ["a", "b"].iter().zip(values) {
                    let port = simulator.input(name).unwrap();
                    simulator.set_all(port, value);
                }
                simulator.settle();
                let mut words = Vec::new();
                simulator.get_words(simulator.output("y").unwrap(), 0, &mut words);
                simulator.clock();
                words
            });
            // Registers take their reset values in the first cycle.
            assert!(
                cycle == 0 || outputs[0] == outputs[1],
                "seed {seed}, cycle {cycle}"
            );
        }
    }
    assert!(changed > 100, "only {changed}");
}
