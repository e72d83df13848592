//! How designs are clocked, counted in their netlists: docs/data/clocking.csv has a row for each half.
//! `HDLGEN_NEW_COUNTS=1 cargo nextest run -E 'test(/^clocking/)'` writes it again.

use std::fs;
use std::path::Path;

use hdlgen::hdl::clocking::{bits, Clocking, Register};
use hdlgen::hdl::Builder;
use hdlgen::internals::design::{self, designs};

/// Each design with its default parameters, and the controller with its smallest codec.
fn counted() -> Vec<(String, Clocking)> {
    let defaults = designs().iter().map(|entry| (entry.name, ""));
    let all = defaults.chain([("controller", "codec=fpc-opt")]);
    let halves = all.flat_map(|(name, options)| {
        let design = design::new(name, &options.parse().unwrap()).unwrap();
        let roles = design.roles();
        let halves = roles.iter().map(|&role| {
            let module = design.half(role).unwrap().module;
            let counted = Clocking::of(&module).unwrap();
            let name = format!("{name} {options}");
            (format!("{},{}", name.trim_end(), role.name()), counted)
        });
        halves.collect::<Vec<_>>()
    });
    halves.collect()
}

/// A stall ends at a register, and empty stages are not clocked. `HDLGEN_COUNTS_OF=e2mc` prints the registers
/// of a design.
#[test]
fn ports_stop_few_flip_flops_and_few_are_clocked_while_idle() {
    let wanted = std::env::var("HDLGEN_COUNTS_OF").unwrap_or_default();
    let mut table = String::from("design,half,flip_flops,stopped_by_ports,clocked_idle\n");
    for (half, of) in counted() {
        if half.split(',').next() == Some(&wanted) {
            println!("{half}: {of:#?}");
        }
        let (stopped, idle) = (bits(&of.stopped_by_ports), bits(&of.clocked_idle));
        table += &format!("{half},{},{stopped},{idle}\n", of.flip_flops);
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/data/clocking.csv");
    if std::env::var_os("HDLGEN_NEW_COUNTS").is_some() {
        fs::write(&path, table).unwrap();
        return;
    }
    assert_eq!(table, fs::read_to_string(&path).unwrap());
}

/// A register for each of the kinds that are counted.
#[test]
fn what_is_counted() {
    let m = Builder::new("counted");
    let valid = m.input("s_valid", 1);
    let data = m.input("s_data", 8);
    let ready = m.input("m_ready", 1);
    let full = m.register_reset("full", 1, 0);
    m.next(full, valid | (full & !ready));
    // Loads its interface's data; stopped by another one's; stopped by a register.
    let taken = m.delay_if("taken", valid, data);
    let stopped = m.delay_if("stopped", ready, taken);
    let next = m.delay_if("next", full, stopped);
    m.output("m_data", next);
    let found = Clocking::of(&m.finish().unwrap()).unwrap();
    assert_eq!(found.flip_flops, 25);
    let names = |of: &[Register]| of.iter().map(|of| of.name.clone()).collect::<Vec<_>>();
    assert_eq!(names(&found.stopped_by_ports), ["counted.stopped"]);
    // `full` has no enable, and m_ready may be 1.
    assert_eq!(
        names(&found.clocked_idle),
        ["counted.full", "counted.stopped"]
    );
    assert_eq!(bits(&found.clocked_idle), 9);
}
