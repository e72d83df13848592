//! Speed of the simulator: cycles of each half of the default E2MC design (all
//! lanes in each), driven and checked against the model.

use criterion::{criterion_group, criterion_main, Criterion, Throughput};
use hdlgen::internals::codebook::{Histogram, SymbolHistogram};
use hdlgen::internals::design::e2mc::E2mc;
use hdlgen::internals::design::expected::Expected;
use hdlgen::internals::design::simulate::{bench, run};
use hdlgen::internals::design::{Design, Options, Role};
use hdlgen::internals::hdl::sim::LANES;
use hdlgen::internals::stream::Stalls;

fn simulator(criterion: &mut Criterion) {
    let design = E2mc::new(&Options::default().with("sl", 16).with("pdw", 4))
        .expect("parameters that go together");
    // Real data: this program's own machine code.
    let path = std::env::current_exe().expect("this program's path");
    let mut data = std::fs::read(path).expect("this program's file");
    data.truncate(64 * LANES * design.geometry().block().bytes());
    let mut histogram = SymbolHistogram::new(design.symbol_length());
    histogram.add(&data).expect("whole words");
    let book = histogram.train(design.mfv()).expect("some data");
    let expected = Expected::new(&design, &design.model(&book), &data);

    let mut group = criterion.benchmark_group("cycles");
    for role in Role::ALL {
        let mut bench = bench(&design, role, &design.reference_of(&book)).expect("a sound design");
        let mut pass = || {
            let before = bench.cycles();
            run(&mut bench, &design, role, &expected, Stalls::NONE, 0)
                .expect("what the model says");
            bench.cycles() - before
        };
        group.throughput(Throughput::Elements(pass()));
        group.bench_function(role.name(), |bencher| bencher.iter(&mut pass));
    }
    group.finish();
}

criterion_group!(benches, simulator);
criterion_main!(benches);
