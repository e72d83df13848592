//! Commands of the controller, under traffic.

use crate::common::controller::{during, Setup, FLUSH};

/// Traffic never stops, and what the client sees is right all the time.
#[test]
fn a_flush_under_traffic_ends() {
    for (seed, flags) in [
        (1, "mdc=1024 mdc-ways=2"),
        (2, "write-buffer=2 outstanding=16"),
    ] {
        let setup = Setup::new(flags, 64);
        let mut running = setup.begun(seed, |options| options.lanes = 16);
        during(&mut running, &setup.traffic, seed, 200, |running| {
            (0..4).try_for_each(|_| running.command("flush", FLUSH))
        })
        .unwrap();
        running
            .bench
            .read_back(setup.traffic.range.clone())
            .unwrap();
        running.command("flush", FLUSH).unwrap();
        setup.check_memory(&mut running.bench);
    }
}
