//! All internal modules, for this program's command, tests and measurements. This is no stable
//! interface.

/// Modules with all that the rooms of the same name have, private ones too.
macro_rules! open {
    ($($name:ident: $($room:ident)::+ { $($inner:tt)* })*) => {
        $(pub mod $name {
            pub use crate::$($room)::+::*;
            open! { $($inner)* }
        })*
    };
}

pub use hdlgen_axi_bench as axi_bench;
pub use hdlgen_lab::{chart, eval, perf, workload};
pub use hdlgen_models::{blocks, bus, codebook, codec, params, terms};

open! {
    cli: cli {}
    design: design {
        bus: design::bus {}
        controller: design::controller {
            simulate: design::controller::simulate {}
        }
        coverage: design::coverage {}
        demo: design::demo {}
        e2mc: design::e2mc {}
        e2mc_delta: design::e2mc_delta {}
        emit: design::emit {}
        expected: design::expected {}
        faults: design::faults {}
        export: design::export {}
        numbers: design::numbers {}
        pfor: design::pfor {}
        pictures: design::pictures {}
        plan: design::plan {}
        record: design::record {}
        simulate: design::simulate {}
        tableless: design::tableless {}
        techniques: design::techniques {}
        value_frequency: design::value_frequency {}
    }
    flow: flow {}
    hdl: hdl {}
    prove: prove {}
    reproduce: reproduce {}
    rtl: rtl {}
    stream: stream {}
}
