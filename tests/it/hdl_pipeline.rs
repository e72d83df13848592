//! Pipelines carry values automatically: random datapaths compared with the same ones without stages,
//! registers in ranks, state, instances with latency, and errors.

use std::collections::VecDeque;
use std::rc::Rc;

use hdlgen::internals::hdl::netlist::{Module, Op};
use hdlgen::internals::hdl::sim::Simulator;
use hdlgen::internals::hdl::verilog::print_module;
use hdlgen::internals::hdl::{concat, Builder, DesignError, Pipeline, Signal};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

const INPUTS: u32 = 3;
const WIDTH: u32 = 9;

/// A datapath of random operators, slices, concatenations and vectors: `step` is called
/// between them.
fn datapath<'m>(
    m: &'m Builder,
    rng: &mut SmallRng,
    inputs: &[Signal<'m>],
    steps: u32,
    mut step: impl FnMut(u32, u32),
) -> Vec<Signal<'m>> {
    let mut values = inputs.to_vec();
    for number in 0..steps {
        for place in 0..rng.random_range(1..14u32) {
            let pick = |rng: &mut SmallRng| values[rng.random_range(0..values.len())];
            let (a, b, c) = (pick(rng), pick(rng), pick(rng));
            let low = rng.random_range(0..WIDTH - 1);
            let value = match rng.random_range(0..9) {
                0 => a + b,
                1 => a & b,
                2 => a ^ !b,
                3 => c.bit(low).mux(a, b),
                4 => concat(&[a.slice(low, WIDTH - low), b.slice(0, low.max(1))]).resize(WIDTH),
                5 => a.slice(low, 1).replicate(WIDTH),
                6 => a | m.constant(5, WIDTH),
                7 => a.slice(low, WIDTH - low).resize(WIDTH),
                _ => a.lt(b).resize(WIDTH) + c,
            };
            let value = match rng.random_range(0..4) {
                0 => value.named(&format!("value{number}_{place}")),
                _ => value,
            };
            values.push(value);
        }
        if rng.random_bool(0.4) {
            let from = values.len().saturating_sub(5);
            let parts = m.vector(&format!("vector{number}"), &values[from..]);
            values.splice(from.., parts);
        }
        step(number, rng.random_range(1..9));
    }
    values.split_off(values.len() - 4)
}

fn ports(m: &Builder) -> Vec<Signal<'_>> {
    let port = |number| m.input(&format!("in{number}"), WIDTH);
    (0..INPUTS).map(port).collect()
}

/// The datapath in `stages` stages, with a part for each `part_steps` steps if that is not 0; and without stages.
fn both(seed: u64, steps: u32, stages: u32, part_steps: u32) -> (Rc<Module>, Rc<Module>) {
    let m = Builder::new("pipelined_core");
    let pipeline = Pipeline::new(&m, stages);
    let inputs = ports(&m);
    let rng = &mut SmallRng::seed_from_u64(seed);
    let part = |number: u32| {
        if part_steps > 0 && number % part_steps == 0 {
            pipeline.part(&format!("part{number}"), "some steps");
        }
    };
    part(0);
    let outputs = datapath(&m, rng, &inputs, steps, |number, weight| {
        pipeline.step(&format!("step{number}"), "operators", weight);
        part(number + 1);
    });
    m.output("done", pipeline.valid());
    for (number, &output) in outputs.iter().enumerate() {
        m.output(&format!("out{number}"), output);
    }
    let pipelined = m.finish().unwrap();

    let m = Builder::new("plain");
    let inputs = ports(&m);
    let rng = &mut SmallRng::seed_from_u64(seed);
    let outputs = datapath(&m, rng, &inputs, steps, |_, _| {});
    for (number, &output) in outputs.iter().enumerate() {
        m.output(&format!("out{number}"), output);
    }
    (pipelined, m.finish().unwrap())
}

#[test]
fn stages_give_what_the_datapath_gives() {
    gives_what_the_datapath_gives(|_| 0);
}

#[test]
fn so_do_stages_in_parts() {
    let modules = gives_what_the_datapath_gives(|rng| rng.random_range(1..4));
    let in_parts = |module: &&Rc<Module>| register_bits(module) > 1 && parts(module) > 1;
    let count = modules.iter().filter(in_parts).count();
    assert!(count > 20, "{count} in parts");
    // Values are in the parts' registers, and valid bits alone in the pipeline's own.
    for module in modules.iter().filter(in_parts) {
        let own = register_bits(module);
        let valid = module.netlist().unwrap().nodes.iter();
        let valid = valid
            .filter(|node| matches!(node.op, Op::Register(_)))
            .count();
        assert_eq!(own, valid as u32);
    }
}

/// Modules of parts in a pipeline's module.
fn parts(module: &Module) -> usize {
    let instances = module.netlist().unwrap().instances.iter();
    let names = instances.filter(|instance| instance.name.ends_with("_stages"));
    names.count()
}

/// `part_steps`: as [`both`] takes it. The pipelines.
fn gives_what_the_datapath_gives(
    mut part_steps: impl FnMut(&mut SmallRng) -> u32,
) -> Vec<Rc<Module>> {
    let mut modules = Vec::new();
    for seed in 0..120 {
        let rng = &mut SmallRng::seed_from_u64(1000 + seed);
        let steps = rng.random_range(1..7);
        let stages = rng.random_range(1..=steps);
        let part_steps = part_steps(rng);
        let (pipelined, plain) = both(seed, steps, stages, part_steps);
        modules.push(pipelined.clone());
        let mut one = Simulator::new(&pipelined).unwrap();
        let mut other = Simulator::new(&plain).unwrap();
        one.reset(true);
        one.clock();
        one.reset(false);
        let input = |number| format!("in{number}");
        let output = |number| format!("out{number}");
        let mut inside: VecDeque<Option<Vec<u64>>> = vec![None; stages as usize].into();
        let mut seen = 0;
        for _ in 0..200 {
            let (start, advance) = (rng.random_bool(0.7), rng.random_bool(0.7));
            one.set_all(one.input("start").unwrap(), u64::from(start));
            one.set_all(one.input("advance").unwrap(), u64::from(advance));
            for number in 0..INPUTS {
                let value = rng.random_range(0..1u64 << WIDTH);
                one.set_all(one.input(&input(number)).unwrap(), value);
                other.set_all(other.input(&input(number)).unwrap(), value);
            }
            other.settle();
            let gives = (0..4).map(|number| other.get(other.output(&output(number)).unwrap(), 0));
            let gives: Vec<u64> = gives.collect();
            one.settle();
            let done = one.get(one.output("done").unwrap(), 0) == 1;
            let due = inside.back().cloned().flatten();
            assert_eq!(done, due.is_some(), "seed {seed}");
            if let Some(expected) = due {
                seen += 1;
                for (number, expected) in expected.into_iter().enumerate() {
                    let port = one.output(&output(number)).unwrap();
                    assert_eq!(one.get(port, 0), expected, "seed {seed}, out{number}");
                }
            }
            if advance {
                inside.pop_back();
                inside.push_front(start.then_some(gives));
            }
            one.clock();
        }
        assert!(seen > 50, "seed {seed}: {seen} results");
    }
    modules
}

/// Bits of all registers of a module itself.
fn register_bits(module: &Module) -> u32 {
    let nodes = &module.netlist().unwrap().nodes;
    let registers = nodes
        .iter()
        .filter(|node| matches!(node.op, Op::Register(_)));
    registers.map(|node| node.width).sum()
}

#[test]
fn ranks_hold_exactly_what_is_read_once() {
    let m = Builder::new("narrow_core");
    let pipeline = Pipeline::new(&m, 2);
    let a = m.input("a", 32);
    let b = m.input("b", 32);
    let unread = a + b;
    pipeline.step("first", "", 1);
    // Bits 3 to 6 of a, twice, and bit 9 of b; a constant.
    let sum = a.slice(3, 3) + a.slice(4, 3);
    let all = concat(&[sum, b.bit(9), m.constant(1, 1)]);
    pipeline.step("second", "", 1);
    m.output("done", pipeline.valid());
    m.output("sum", all);
    let _ = unread;
    let module = m.finish().unwrap();
    // Two valid bits; four and one bits; three and one.
    assert_eq!(register_bits(&module), 2 + 5 + 4);
    let text = print_module(&module, "test");
    assert!(text.contains("reg  [3:0] a_s2;"), "{text}");
    assert!(text.contains("// Stage 1 of 2"), "{text}");
}

#[test]
fn a_vector_of_lanes_is_one_rank() {
    let m = Builder::new("lanes_core");
    let pipeline = Pipeline::new(&m, 1);
    let block = m.input("block", 32).parts(8);
    let counts: Vec<Signal> = block.iter().map(|&word| word.plus(1)).collect();
    let counts = m.vector("counts", &counts);
    pipeline.step("count", "words counted up", 1);
    m.output("done", pipeline.valid());
    m.output("out", !concat(&counts));
    let text = print_module(&m.finish().unwrap(), "test");
    assert!(text.contains("reg  [31:0] counts_s2;"), "{text}");
    assert!(text.contains("counts_s2 <= counts;"), "{text}");
}

#[test]
fn state_hands_something_to_the_next_block() {
    let m = Builder::new("running_core");
    let pipeline = Pipeline::new(&m, 2);
    let value = m.input("value", 8);
    pipeline.step("take", "", 1);
    let total = m.register_reset("total", 8, 0);
    let sum = (total + value).named("sum");
    m.next_if(total, pipeline.advance & pipeline.valid(), sum);
    pipeline.step("add", "", 1);
    m.output("done", pipeline.valid());
    m.output("sum_so_far", sum);
    let mut simulator = Simulator::new(&m.finish().unwrap()).unwrap();
    let port = |s: &Simulator, name: &str| s.input(name).or(s.output(name)).unwrap();
    simulator.reset(true);
    simulator.clock();
    simulator.reset(false);
    let mut sums = Vec::new();
    for value in 1..=6u64 {
        let sent = value <= 4;
        simulator.set_all(port(&simulator, "start"), u64::from(sent));
        simulator.set_all(port(&simulator, "advance"), 1);
        simulator.set_all(port(&simulator, "value"), value);
        simulator.settle();
        if simulator.get(port(&simulator, "done"), 0) == 1 {
            sums.push(simulator.get(port(&simulator, "sum_so_far"), 0));
        }
        simulator.clock();
    }
    simulator.settle();
    assert_eq!(sums, [1, 3, 6, 10]);
}

/// A delay line of `moves` moves.
fn delay(moves: u32) -> Rc<Module> {
    let m = Builder::new(format!("delay{moves}"));
    let advance = m.input("advance", 1);
    let value = m.input("value", 8);
    let out = (0..moves).fold(value, |value, n| {
        m.delay_if(&format!("d{n}"), advance, value)
    });
    m.output("out", out);
    m.finish().unwrap()
}

#[test]
fn an_instance_may_take_its_time() {
    for (latency, interval) in [(1, 1), (3, 1), (3, 2), (5, 4), (4, 4), (6, 2)] {
        let m = Builder::new("waiting_core");
        let pipeline = Pipeline::new(&m, 1);
        let value = m.input("value", 8);
        let inputs = [("advance", pipeline.advance), ("value", value)];
        let later = m
            .instance_by_name("late", &delay(latency), &inputs)
            .out("out");
        pipeline.wait("delay", "an instance", &[later], latency, interval);
        let difference = later - value;
        pipeline.step("subtract", "", 1);
        m.output("done", pipeline.valid());
        m.output("difference", difference);
        m.output("copy", value);
        let module = m.finish().unwrap();
        // Valid bits; the copies of the value; the last rank.
        let copies = latency.div_ceil(interval);
        assert_eq!(register_bits(&module), latency + 1 + 8 * copies + 16);
        let mut simulator = Simulator::new(&module).unwrap();
        let port = |s: &Simulator, name: &str| s.input(name).or(s.output(name)).unwrap();
        simulator.reset(true);
        simulator.clock();
        simulator.reset(false);
        let rng = &mut SmallRng::seed_from_u64(u64::from(latency * 8 + interval));
        let (mut moves, mut sent, mut back) = (0, VecDeque::new(), 0);
        for _ in 0..300 {
            let advance = rng.random_bool(0.7);
            let start = moves % interval == 0;
            let value = rng.random_range(0..256u64);
            simulator.set_all(port(&simulator, "start"), u64::from(start));
            simulator.set_all(port(&simulator, "advance"), u64::from(advance));
            simulator.set_all(port(&simulator, "value"), value);
            simulator.settle();
            if advance && simulator.get(port(&simulator, "done"), 0) == 1 {
                back += 1;
                assert_eq!(simulator.get(port(&simulator, "difference"), 0), 0);
                assert_eq!(
                    Some(simulator.get(port(&simulator, "copy"), 0)),
                    sent.pop_front()
                );
            }
            if advance {
                if start {
                    sent.push_back(value);
                }
                moves += 1;
            }
            simulator.clock();
        }
        assert!(
            back > 20,
            "{back} of latency {latency}, interval {interval}"
        );
    }
}

#[test]
fn a_later_steps_value_in_an_earlier_step_is_an_error() {
    let m = Builder::new("backwards_core");
    let pipeline = Pipeline::new(&m, 2);
    let a = m.input("a", 8);
    let state = m.register("state", 8);
    let first = a + state;
    pipeline.step("first", "", 1);
    let late = (first + a).named("late");
    m.next_if(state, pipeline.advance, late);
    pipeline.step("second", "", 1);
    m.output("done", pipeline.valid());
    m.output("out", late);
    let error = m.finish().unwrap_err();
    assert!(
        matches!(&error, DesignError::LaterStep { net, step, used_in, .. }
            if net == "late" && step == "second" && used_in == "first"),
        "{error}"
    );
    let text = error.to_string();
    assert!(
        text.contains("late") && text.contains("second") && text.contains("first"),
        "{text}"
    );
}

#[test]
fn a_wire_may_lead_back_within_a_cycle() {
    let m = Builder::new("feedback_core");
    let pipeline = Pipeline::new(&m, 2);
    let a = m.input("a", 8);
    let busy = m.wire("busy", 1);
    let gated = (!busy).gate(a);
    pipeline.step("first", "", 1);
    m.drive(busy, gated.any() & pipeline.valid());
    pipeline.step("second", "", 1);
    m.output("done", pipeline.valid());
    m.output("out", gated);
    let mut simulator = Simulator::new(&m.finish().unwrap()).unwrap();
    let port = |s: &Simulator, name: &str| s.input(name).or(s.output(name)).unwrap();
    simulator.reset(true);
    simulator.clock();
    simulator.reset(false);
    simulator.set_all(port(&simulator, "start"), 1);
    simulator.set_all(port(&simulator, "advance"), 1);
    simulator.set_all(port(&simulator, "a"), 7);
    let mut seen = Vec::new();
    for _ in 0..6 {
        simulator.settle();
        seen.push(simulator.get(port(&simulator, "out"), 0));
        simulator.clock();
    }
    // A block that has something keeps the one behind it from having it too.
    assert_eq!(seen[2..], [7, 0, 7, 0]);
}
