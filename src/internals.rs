//! Everything, for this program's command, tests and measurements. Nothing here is promised to
//! anybody else.

/// Modules with all that the rooms of the same name have, private ones too.
macro_rules! open {
    ($($name:ident: $($room:ident)::+ { $($inner:tt)* })*) => {
        $(pub mod $name {
            pub use crate::$($room)::+::*;
            open! { $($inner)* }
        })*
    };
}

open! {
    bus: bus {}
    chart: chart {}
    cli: cli {}
    codebook: codebook {
        ranks: codebook::ranks {}
        residuals: codebook::residuals {}
    }
    codec: codec {
        stream: codec::stream {}
    }
    design: design {
        bus: design::bus {}
        controller: design::controller {
            simulate: design::controller::simulate {}
        }
        e2mc: design::e2mc {}
        e2mc_delta: design::e2mc_delta {}
        emit: design::emit {}
        expected: design::expected {}
        export: design::export {}
        fixed: design::fixed {}
        list: design::list {}
        numbers: design::numbers {}
        record: design::record {}
        simulate: design::simulate {}
        value_frequency: design::value_frequency {}
    }
    eval: eval {
        source: eval::source {}
    }
    flow: flow {}
    hdl: hdl {}
    memory: memory {}
    perf: perf {
        channel: perf::channel {}
        gpu: perf::gpu {}
    }
    prove: prove {}
    reproduce: reproduce {}
    rtl: rtl {}
    stream: stream {}
    terms: terms {
        data: terms::data {}
        folder: terms::folder {}
        temporary: terms::temporary {}
    }
    workload: workload {
        backprop: workload::backprop {}
        bfs: workload::bfs {}
        convolution: workload::convolution {}
        graph: workload::graph {}
        heart_wall: workload::heart_wall {}
        kmeans: workload::kmeans {}
        libor: workload::libor {}
        mummer: workload::mummer {}
        page_view: workload::page_view {}
        scan: workload::scan {}
        spmv: workload::spmv {}
        sssp: workload::sssp {}
        suffix_tree: workload::suffix_tree {}
        transpose: workload::transpose {}
        walsh: workload::walsh {}
    }
}
