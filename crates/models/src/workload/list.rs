//! The workloads, in the order of the paper's table VII.

use super::requests::{dense, graphs, records};
use super::{
    backprop, bfs, convolution, heart_wall, kmeans, libor, mummer, page_view, scan, spmv, sssp,
    transpose, walsh, Workload,
};

const FLOAT: &str = "single-precision FP";
const INTEGER: &str = "INT";
const MIXED: &str = "mixed";

/// All workloads.
pub const WORKLOADS: &[Workload] = &[
    Workload {
        name: "cs",
        benchmark: "convolSeparable",
        origin: "CUDA SDK",
        data_type: FLOAT,
        about: "separable convolution of a photograph with a Gaussian",
        make: convolution::make,
        kernels: dense::convolution,
    },
    Workload {
        name: "fwt",
        benchmark: "fastWalshTrans",
        origin: "CUDA SDK",
        data_type: FLOAT,
        about: "fast Walsh transform of a sum of Walsh functions",
        make: walsh::make,
        kernels: dense::walsh,
    },
    Workload {
        name: "lib",
        benchmark: "libor",
        origin: "CUDA SDK",
        data_type: FLOAT,
        about: "Monte Carlo of a portfolio of swaptions in the LIBOR market model",
        make: libor::make,
        kernels: dense::libor,
    },
    Workload {
        name: "tp",
        benchmark: "transpose",
        origin: "CUDA SDK",
        data_type: FLOAT,
        about: "transpose of a matrix of temperatures",
        make: transpose::make,
        kernels: dense::transpose,
    },
    Workload {
        name: "scan",
        benchmark: "scan",
        origin: "CUDA SDK",
        data_type: INTEGER,
        about: "stream compaction of a photograph's edges by an exclusive scan",
        make: scan::make,
        kernels: dense::scan,
    },
    Workload {
        name: "pvc",
        benchmark: "PageViewCount",
        origin: "Mars",
        data_type: INTEGER,
        about: "views of each page in a web log, by MapReduce",
        make: page_view::make_count,
        kernels: records::page_view_count,
    },
    Workload {
        name: "pvr",
        benchmark: "PageViewRank",
        origin: "Mars",
        data_type: INTEGER,
        about: "pages by their views, by MapReduce",
        make: page_view::make_rank,
        kernels: records::page_view_rank,
    },
    Workload {
        name: "bp",
        benchmark: "backprop",
        origin: "Rodinia",
        data_type: FLOAT,
        about: "a step of training a neural network on pictures",
        make: backprop::make,
        kernels: dense::backprop,
    },
    Workload {
        name: "bfs1",
        benchmark: "bfs",
        origin: "Rodinia",
        data_type: INTEGER,
        about: "breadth-first search with masks, in a graph with a power law",
        make: bfs::make_rodinia,
        kernels: graphs::rodinia_bfs,
    },
    Workload {
        name: "hw",
        benchmark: "heartwall",
        origin: "Rodinia",
        data_type: MIXED,
        about: "tracking of points on the walls of a heart in ultrasound pictures",
        make: heart_wall::make,
        kernels: dense::heart_wall,
    },
    Workload {
        name: "km1",
        benchmark: "kmeans",
        origin: "Rodinia",
        data_type: MIXED,
        about: "clustering of records of network connections",
        make: kmeans::make,
        kernels: dense::kmeans,
    },
    Workload {
        name: "mum",
        benchmark: "mummergpu",
        origin: "Rodinia",
        data_type: INTEGER,
        about: "matches of DNA reads with a reference, by its suffix tree",
        make: mummer::make,
        kernels: graphs::mummer,
    },
    Workload {
        name: "bfs2",
        benchmark: "bfs",
        origin: "Lonestar",
        data_type: INTEGER,
        about: "breadth-first search by distances, in a graph of roads",
        make: bfs::make_lonestar,
        kernels: graphs::lonestar_bfs,
    },
    Workload {
        name: "sssp",
        benchmark: "sssp",
        origin: "Lonestar",
        data_type: INTEGER,
        about: "shortest paths from one crossing, in a graph of roads",
        make: sssp::make,
        kernels: graphs::sssp,
    },
    Workload {
        name: "spmv",
        benchmark: "spmv",
        origin: "SHOC",
        data_type: MIXED,
        about: "the matrix of a heat conduction problem times a vector",
        make: spmv::make,
        kernels: graphs::spmv,
    },
];

/// The workloads whose benchmark's own input is made here, too, in place of ours.
pub const ORIGINALS: &[Workload] = &[Workload {
    name: "tp",
    benchmark: "transpose",
    origin: "CUDA SDK",
    data_type: FLOAT,
    about: "transpose of 0, 1, 2, …, the SDK's own input",
    make: transpose::make_original,
    kernels: dense::transpose,
}];
