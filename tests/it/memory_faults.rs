//! Faults of broken units that the bench finds.

use std::rc::Rc;

use hdlgen::internals::axi_bench::{
    Bench, ClientOptions, DramOptions, DramRules, MemoryError, Options, Pattern, Rule, Traffic,
};
use hdlgen::internals::hdl::Builder;

use crate::circuits::wire_through::{wire_through, Fault, BYTES};

fn options() -> Options {
    let pattern = Pattern::Random {
        wrap: 0.2,
        fixed: 0.0,
    };
    let traffic = Traffic {
        range: 0..1 << 13,
        ..Traffic::new(pattern, BYTES as usize)
    };
    let mut options = Options::new(&traffic, 1);
    options.lanes = 8;
    options.memory.interleave = false;
    options.patience = 1000;
    options
}

fn fails(options: Options, fault: Fault) -> MemoryError {
    let mut bench = match Bench::new(&wire_through(fault), options) {
        Ok(bench) => bench,
        Err(error) => return error,
    };
    bench.run(400).expect_err("it is broken")
}

fn breaks(options: Options, fault: Fault, channel: &str, expected: Rule) {
    let error = fails(options, fault);
    let MemoryError::Rule { port, rule, .. } = &error else {
        panic!("{fault:?}: {error}");
    };
    assert_eq!(
        (&port[..], *rule),
        (channel, expected),
        "{fault:?}: {error}"
    );
}

#[test]
fn broken_rules_are_named() {
    for (fault, channel, rule) in [
        (Fault::Last, "s_axi_r", Rule::Last),
        (Fault::EarlyAnswer, "s_axi_b", Rule::EarlyAnswer),
        (Fault::ReadyFirst, "m_axi_ar", Rule::ValidWaitsForReady),
        (Fault::Payload, "m_axi_ar", Rule::PayloadChanged),
        (Fault::Dropped, "m_axi_ar", Rule::ValidDropped),
        (Fault::Id, "s_axi_r", Rule::UnknownId),
        (Fault::Constant, "s_axi_b", Rule::ValidInReset),
        (Fault::Strobes, "m_axi_w", Rule::Strobe),
    ] {
        breaks(options(), fault, channel, rule);
    }
}

#[test]
fn wrong_data_are_told_with_their_address() {
    for fault in [Fault::Bit, Fault::Posted] {
        let error = fails(options(), fault);
        assert!(
            matches!(error, MemoryError::Data { .. }),
            "{fault:?}: {error}"
        );
    }
    let error = fails(options(), Fault::Bit).to_string();
    assert!(error.contains("is 0x4a") && error.contains("5a"), "{error}");
}

#[test]
fn a_unit_that_stops_is_told_with_what_is_open() {
    let error = fails(options(), Fault::Deaf).to_string();
    assert!(error.contains("no transfer for 1001 cycles"), "{error}");
    assert!(error.contains("not taken"), "{error}");
}

#[test]
fn mixed_read_data_are_told() {
    let mut options = options();
    options.memory.interleave = true;
    breaks(options, Fault::None, "s_axi_r", Rule::Interleaved);
}

#[test]
fn the_memory_tells_what_a_unit_must_not_ask() {
    type Change = fn(&mut DramRules);
    let changes: [(Change, &str, Rule); 6] = [
        (|rules| rules.incr_only = true, "m_axi_a", Rule::NotIncr),
        (|rules| rules.full_width = true, "m_axi_a", Rule::Narrow),
        (|rules| rules.granule = 32, "m_axi_a", Rule::Unaligned),
        (|rules| rules.reads = 3, "m_axi_ar", Rule::Outstanding),
        (|rules| rules.writes = 3, "m_axi_aw", Rule::Outstanding),
        (
            |rules| rules.read_after_write = true,
            "m_axi_ar",
            Rule::ReadOverlapsWrite,
        ),
    ];
    for (change, channel, expected) in changes {
        let mut options = options();
        change(&mut options.memory.rules);
        match fails(options, Fault::None) {
            MemoryError::Rule { port, rule, .. } if rule == expected => {
                assert!(port.starts_with(channel), "{rule}: {port}");
            }
            error => panic!("{expected}: {error}"),
        }
    }
}

#[test]
fn a_posted_write_passes_where_the_memory_is_too_tame_to_show_it() {
    // This run shows why the memory has to check at random times: it reports no error.
    let mut options = options();
    options.memory = DramOptions::ideal();
    options.client = ClientOptions {
        reads: 1,
        writes: 1,
        gaps: 90,
        ..ClientOptions::fast()
    };
    let mut bench = Bench::new(&wire_through(Fault::Posted), options).unwrap();
    bench.run(50).unwrap();
}

#[test]
fn missing_ports_and_wrong_widths_are_told() {
    let m = Builder::new("nothing");
    m.output("s_axi_awready", m.input("s_axi_awvalid", 1));
    let error = Bench::new(&m.finish().unwrap(), options()).err().unwrap();
    assert_eq!(error.to_string(), "nothing has no port s_axi_wdata");
}

#[test]
fn an_assertion_of_the_unit_is_told() {
    let inner = wire_through(Fault::None);
    let m = Builder::new("asserting");
    let mut inputs = Vec::new();
    for port in &inner.ports {
        if format!("{:?}", port.direction) == "Input" {
            inputs.push((&port.name[..], m.input(&port.name, port.width)));
        }
    }
    let unit = m.instance_by_name("unit", &inner, &inputs);
    for port in &inner.ports {
        if format!("{:?}", port.direction) == "Output" {
            m.output(&port.name, unit.out(&port.name));
        }
    }
    m.assert(!unit.out("irq"), "the interrupt never comes");
    let mut bench = Bench::new(&Rc::clone(&m.finish().unwrap()), options()).unwrap();
    bench.run(10).unwrap();
    let error = bench.write_register(0, 1).unwrap_err().to_string();
    assert!(
        error.contains("lane 0") && error.contains("never comes"),
        "{error}"
    );
}
