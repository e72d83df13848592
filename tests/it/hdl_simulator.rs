//! Lanes, memories, waveforms and the stream bench of the simulator.

use std::rc::Rc;

use hdlgen::internals::hdl::netlist::{Memory, MemoryImage};
use hdlgen::internals::hdl::sim::stream::{StreamBench, StreamError};

use hdlgen::internals::hdl::sim::{CoverPoint, Coverage, Simulator, Trace, LANES};
use hdlgen::internals::hdl::{concat, Builder, Module};
use hdlgen::internals::stream::{Beats, Stalls};

/// A register that adds its input up.
fn accumulator() -> Rc<Module> {
    let m = Builder::new("accumulator");
    let a = m.input("a", 40);
    let sum = m.register_reset("sum", 40, 0);
    m.next_if(sum, m.input("go", 1), sum + a);
    m.output("total", sum);
    m.finish().unwrap()
}

#[test]
fn lanes_are_independent() {
    let mut simulator = Simulator::new(&accumulator()).unwrap();
    let port = |name: &str| simulator.input(name).or(simulator.output(name)).unwrap();
    let (a, go, total) = (port("a"), port("go"), port("total"));
    let mut expected = [0u64; LANES];
    for cycle in 0..50u64 {
        for (lane, sum) in expected.iter_mut().enumerate() {
            let value = (((cycle + 1) * (lane as u64 + 1)) << 30) & ((1 << 40) - 1);
            let goes = (cycle + lane as u64) % 3 != 0;
            simulator.set(a, lane, &[value]);
            simulator.set(go, lane, &[u64::from(goes)]);
            if goes {
                *sum = (*sum + value) & ((1 << 40) - 1);
            }
        }
        simulator.settle();
        simulator.clock();
        simulator.settle();
        for (lane, sum) in expected.iter().enumerate() {
            assert_eq!(simulator.get(total, lane), *sum, "lane {lane}");
        }
    }
}

/// Zeros and ones make no gate; other constants do, on either side.
#[test]
fn a_constant_lets_its_own_bits_through() {
    let m = Builder::new("masks");
    let a = m.input("a", 4);
    for (name, value) in [("none", 0), ("some", 5), ("all", 15)] {
        let mask = m.constant(value, 4);
        m.output(&format!("{name}_right"), a & mask);
        m.output(&format!("{name}_left"), mask & a);
    }
    let mut simulator = Simulator::new(&m.finish().unwrap()).unwrap();
    simulator.set_all(simulator.input("a").unwrap(), 0b1100);
    simulator.settle();
    for (name, expected) in [("none", 0), ("some", 0b0100), ("all", 0b1100)] {
        for side in ["left", "right"] {
            let port = simulator.output(&format!("{name}_{side}")).unwrap();
            assert_eq!(simulator.get(port, 0), expected, "{name}_{side}");
        }
    }
}

fn memory() -> Rc<Module> {
    let m = Builder::new("memory");
    let size = Memory {
        depth: 8,
        width: 50,
    };
    let words = (0..8).map(|i| i << 40 | i).collect();
    let image = Some(Rc::new(MemoryImage {
        file: "words.hex".into(),
        words,
    }));
    let write = (
        m.input("write", 1),
        m.input("write_address", 3),
        m.input("data", 50),
    );
    let read = (m.input("read", 1), m.input("read_address", 3));
    m.output("word", m.memory("words", size, image, write, read));
    m.finish().unwrap()
}

#[test]
fn a_memory_is_shared_until_lanes_write_differently() {
    let mut simulator = Simulator::new(&memory()).unwrap();
    let mut model = vec![[0u64; LANES]; 8];
    for (i, word) in model.iter_mut().enumerate() {
        *word = [(i as u64) << 40 | i as u64; LANES];
    }
    let mut word = [0u64; LANES];
    let port = |name: &str| simulator.input(name).or(simulator.output(name)).unwrap();
    let ports = ["write", "write_address", "data", "read", "read_address"].map(port);
    let output = port("word");
    for cycle in 0..200usize {
        // Alike at first; then each lane its own address and data, some none.
        let alike = cycle < 40;
        for lane in 0..LANES {
            let own = if alike { 0 } else { lane };
            let (write, read) = ((cycle + own) % 3 != 0, (cycle + own) % 4 != 1);
            let (to, from) = ((cycle * 5 + own) % 8, (cycle * 3 + own) % 8);
            let data = (cycle as u64 * 0x1_2345_6789 + own as u64) & ((1 << 50) - 1);
            let values = [write.into(), to as u64, data, read.into(), from as u64];
            for (port, value) in ports.iter().zip(values) {
                simulator.set(*port, lane, &[value]);
            }
            if read {
                word[lane] = model[from][lane];
            }
            if write {
                model[to][lane] = data;
            }
        }
        simulator.settle();
        simulator.clock();
        simulator.settle();
        for (lane, word) in word.iter().enumerate() {
            assert_eq!(
                simulator.get(output, lane),
                *word,
                "cycle {cycle} lane {lane}"
            );
        }
    }
}

#[test]
fn noise_at_power_up_goes_where_nothing_is_known() {
    let m = Builder::new("unknown");
    let unknown = m.register("unknown", 70);
    m.next(unknown, unknown);
    let known = m.register_initial("known", 70, Some(5));
    m.next(known, known);
    m.output("u", unknown);
    m.output("k", known);
    let mut simulator = Simulator::new(&m.finish().unwrap()).unwrap();
    simulator.randomise(1);
    simulator.settle();
    let mut words = Vec::new();
    let (u, k) = (
        simulator.output("u").unwrap(),
        simulator.output("k").unwrap(),
    );
    let mut all = std::collections::HashSet::new();
    for lane in 0..LANES {
        simulator.get_words(k, lane, &mut words);
        assert_eq!(words, [5, 0]);
        simulator.get_words(u, lane, &mut words);
        assert!(words[1] < 1 << 6);
        all.insert(words.clone());
    }
    assert!(all.len() > LANES / 2, "lanes differ");
}

#[test]
fn a_waveform_shows_the_values() {
    let m = Builder::new("wave");
    let count = m.register_reset("count", 3, 0);
    m.next(count, count.plus(1));
    m.output("odd", count.bit(0));
    let inner = accumulator();
    let ports = [("a", count.resize(40)), ("go", m.constant(1, 1))];
    m.output(
        "total",
        m.instance_by_name("inner", &inner, &ports).out("total"),
    );
    let mut simulator = Simulator::traceable(&m.finish().unwrap()).unwrap();
    let mut text = Vec::new();
    let mut trace = Trace::new(&mut text, &simulator, 0).unwrap();
    for cycle in 0..6 {
        simulator.reset(cycle == 0);
        simulator.settle();
        trace.cycle(&simulator).unwrap();
        simulator.clock();
    }
    trace.finish().unwrap();

    let mut parser = vcd::Parser::new(&text[..]);
    let header = parser.parse_header().unwrap();
    let code = |path: &[&str]| header.find_var(path).unwrap().code;
    let clock = code(&["wave", "aclk"]);
    let nets = [code(&["wave", "count"]), code(&["wave", "inner", "sum"])];
    assert_eq!(header.find_var(&["wave", "inner", "sum"]).unwrap().size, 40);
    let (mut edges, mut time) = (0, 0);
    let mut seen = [Vec::new(), Vec::new()];
    for command in parser {
        match command.unwrap() {
            vcd::Command::Timestamp(t) => {
                assert!(t > time || t == 0);
                time = t;
            }
            vcd::Command::ChangeScalar(id, value) if id == clock && value == vcd::Value::V1 => {
                edges += 1;
            }
            vcd::Command::ChangeVector(id, value) => {
                let bits: String = value.iter().map(|bit| bit.to_string()).collect();
                let value = u64::from_str_radix(&bits, 2).unwrap();
                if let Some(net) = nets.iter().position(|net| *net == id) {
                    seen[net].push((time / 10, value));
                }
            }
            _ => {}
        }
    }
    assert_eq!(edges, 6);
    // Reset at the first edge; then one more each.
    assert_eq!(seen[0], [(0, 0), (2, 1), (3, 2), (4, 3), (5, 4)]);
    assert_eq!(seen[1], [(0, 0), (3, 1), (4, 3), (5, 6)]);
}

/// How a stream register is broken.
#[derive(Clone, Copy, PartialEq)]
enum Fault {
    None,
    /// Gives up a beat that waits.
    Drops,
    /// Changes the data of a beat that waits.
    Changes,
    /// Takes three beats, and no more.
    Hangs,
    /// Gives each beat twice.
    Repeats,
    /// Relies on what does not hold.
    Asserts,
}

/// A register between two streams.
fn stream(fault: Fault) -> Rc<Module> {
    let m = Builder::new("stream");
    let (valid, last) = (m.input("s_axis_tvalid", 1), m.input("s_axis_tlast", 1));
    let data = m.input("s_axis_tdata", 64);
    let ready = m.input("m_axis_tready", 1);
    let full = m.register_reset("full", 1, 0);
    let count = m.register_reset("count", 4, 0);
    let mut free = !full | ready;
    if fault == Fault::Hangs {
        free = free & count.lt(m.constant(3, 4));
    }
    let takes = (valid & free).named("takes");
    m.next_if(count, takes, count.plus(1));
    let mut stays = full & !ready;
    if fault == Fault::Drops {
        stays = m.zero(1);
    }
    if fault == Fault::Repeats {
        let repeated = m.register_reset("repeated", 1, 0);
        m.next_if(repeated, full & ready, !repeated);
        stays = full & (!ready | !repeated);
        free = !full | (ready & repeated);
    }
    m.next(full, (valid & free) | stays);
    let (held, held_last) = (m.register("data", 64), m.register("last", 1));
    let kept = match fault {
        Fault::Changes => held.plus(1),
        _ => held,
    };
    m.next(held, (valid & free).mux(data, kept));
    m.next_if(held_last, valid & free, last);
    if fault == Fault::Asserts {
        m.assert(!(valid & data.eq_to(3)), "three is never sent");
    }
    m.output("s_axis_tready", free);
    m.output("m_axis_tvalid", full);
    m.output("m_axis_tdata", held);
    m.output("m_axis_tlast", held_last);
    m.finish().unwrap()
}

/// Sends a few blocks of one to three beats through each lane; whether they came
/// out as they went in.
fn send(fault: Fault) -> Result<bool, StreamError> {
    let mut bench = StreamBench::new(&stream(fault))?;
    bench.checks = true;
    let mut inputs = vec![Beats::new(8); LANES];
    for (lane, beats) in inputs.iter_mut().enumerate() {
        for block in 0..6u64 {
            let words = (0..=block % 3).map(|i| (lane as u64) << 32 | block << 8 | i << 4);
            let bytes: Vec<u8> = words.flat_map(u64::to_le_bytes).collect();
            beats.push_block(&bytes, 0);
        }
    }
    if fault == Fault::Asserts {
        inputs[7].push_block(&3u64.to_le_bytes(), 0);
    }
    let stalls = Stalls {
        seed: 3,
        input: 20,
        output: 50,
    };
    let outputs = bench.run(&inputs, stalls)?;
    let late = |(start, end): &(u64, u64)| start < end;
    let mut pairs = inputs.iter().zip(&outputs);
    Ok(pairs.all(|(i, o)| *i == o.beats && o.times.iter().all(late)))
}

#[test]
fn the_stream_bench_finds_what_is_broken() {
    assert!(send(Fault::None).unwrap());
    let said = |fault| send(fault).unwrap_err().to_string();
    assert!(
        said(Fault::Drops).contains("m_axis_tvalid fell"),
        "{}",
        said(Fault::Drops)
    );
    assert!(said(Fault::Changes).contains("a beat changed on m_axis"));
    assert!(matches!(send(Fault::Hangs), Err(StreamError::Hang { .. })));
    assert!(!send(Fault::Repeats).unwrap_or(false));
    let Err(StreamError::Assertion { violation, .. }) = send(Fault::Asserts) else {
        panic!("the assertion held");
    };
    assert_eq!(violation.lane, 7);
    assert_eq!(violation.message, "three is never sent");
}

#[test]
fn a_design_without_the_ports_is_refused() {
    let said = StreamBench::new(&accumulator())
        .err()
        .map(|e| e.to_string());
    assert_eq!(said.unwrap(), "accumulator has no port s_axis_tvalid");
}

/// Sums of more than a word whose terms are bytes: a carry out of a byte is none out of the word.
#[test]
fn a_byte_that_overflows_carries_into_no_other_word() {
    let m = Builder::new("sum");
    let (eight, one) = (m.input("eight", 8), m.input("one", 1));
    m.output("sum", eight.resize(128) + one.resize(128));
    let module = m.finish().unwrap();
    for simulator in [Simulator::new(&module), Simulator::interpreted(&module)] {
        let mut simulator = simulator.unwrap();
        let [eight, one] = ["eight", "one"].map(|name| simulator.input(name).unwrap());
        simulator.set(eight, 0, &[0xff]);
        simulator.set(one, 0, &[1]);
        simulator.settle();
        let mut seen = Vec::new();
        simulator.get_words(simulator.output("sum").unwrap(), 0, &mut seen);
        assert_eq!(seen, [0x100, 0]);
    }
}

/// Two counters of the same module, one of which only counts in one lane, and a net with a constant bit.
fn two_counters() -> Rc<Module> {
    let inner = Builder::new("counter");
    let count = inner.register_reset("count", 2, 0);
    inner.next_if(count, inner.input("go", 1), count.plus(1));
    inner.output("value", count);
    let inner = inner.finish().unwrap();
    let m = Builder::new("pair");
    for name in ["left", "right"] {
        let counter =
            m.instance_by_name(name, &inner, &[("go", m.input(&format!("go_{name}"), 1))]);
        let padded = concat(&[counter.out("value"), m.constant(0, 1)]);
        m.output(
            &format!("{name}_padded_out"),
            padded.named(&format!("{name}_padded")),
        );
    }
    m.finish().unwrap()
}

/// The bits of a net that rose, that fell, and that are no constants.
fn toggles(coverage: &Coverage, module: &str, net: &str) -> [u32; 3] {
    let mut all = [0; 3];
    for (place, bit) in coverage.modules[module][net].bits().enumerate() {
        let Some((rose, fell)) = bit else { continue };
        for (mask, is) in all.iter_mut().zip([rose, fell, true]) {
            *mask |= u32::from(is) << place;
        }
    }
    all
}

#[test]
fn coverage_says_which_bits_rose_and_fell_in_any_lane_and_instance() {
    let mut simulator = Simulator::traceable(&two_counters()).unwrap();
    let point = |net: &str, value| CoverPoint {
        module: "counter".into(),
        when: vec![("go".into(), 1), (net.into(), value)],
    };
    simulator
        .cover(&[point("value", 2), point("value", 3)])
        .unwrap();
    let [left, right] = ["go_left", "go_right"].map(|name| simulator.input(name).unwrap());
    let run = |simulator: &mut Simulator, cycles| {
        for _ in 0..cycles {
            simulator.settle();
            simulator.clock();
        }
    };
    simulator.set(right, LANES - 1, &[1]);
    run(&mut simulator, 3);
    let early = simulator.covered();
    // 0, 1, 2 in one lane of one instance: bit 0 rose and fell, bit 1 rose.
    assert_eq!(toggles(&early, "counter", "count"), [0b11, 0b01, 0b11]);
    assert_eq!(
        toggles(&early, "pair", "right_padded_out"),
        [0b011, 0b001, 0b011]
    );
    assert_eq!(toggles(&early, "pair", "left_padded_out"), [0, 0, 0b011]);
    assert_eq!(early.points, [true, false]);
    // The other instance, in all lanes: the coverage of both counts together.
    simulator.set_all(left, 1);
    run(&mut simulator, 5);
    let mut late = simulator.covered();
    assert_eq!(toggles(&late, "counter", "count"), [0b11, 0b11, 0b11]);
    assert_eq!(toggles(&late, "pair", "go_left"), [1, 0, 1]);
    assert_eq!(late.points, [true, true]);
    late.merge(&early);
    assert_eq!(late, simulator.covered());
}

#[test]
fn a_cover_point_of_nothing_is_refused() {
    let mut simulator = Simulator::traceable(&two_counters()).unwrap();
    let mut error = |module: &str, net: &str, value| {
        let when = vec![(net.into(), value)];
        let point = CoverPoint {
            module: module.into(),
            when,
        };
        simulator.cover(&[point]).unwrap_err().to_string()
    };
    assert_eq!(
        error("counters", "go", 1),
        "no instance of a module counters"
    );
    assert_eq!(
        error("counter", "gone", 1),
        "module counter has no net gone"
    );
    let wide = "value of module counter has 2 bits: it is never 4";
    assert_eq!(error("counter", "value", 4), wide);
}
