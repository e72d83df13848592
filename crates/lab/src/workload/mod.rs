//! Memory images of GPU workloads, made by running the algorithms.
//!
//! The names are those of table VII of the E2MC paper (Lal, Lucas, Juurlink, IPDPS 2017), whose
//! memory traces are not public. These are stand-ins: the same algorithms with arrays in the same
//! layout, run here on input made up to look like real data. The same name and size give the same
//! bytes on every platform. `docs/workloads.md` says what each array is.

mod array;
#[doc(hidden)]
pub mod backprop;
#[doc(hidden)]
pub mod bfs;
mod c_library;
#[doc(hidden)]
pub mod convolution;
#[doc(hidden)]
pub mod graph;
#[doc(hidden)]
pub mod heart_wall;
mod image;
#[doc(hidden)]
pub mod kmeans;
#[doc(hidden)]
pub mod libor;
mod list;
#[doc(hidden)]
pub mod mummer;
#[doc(hidden)]
pub mod page_view;
mod requests;
#[doc(hidden)]
pub mod scan;
mod size;
#[doc(hidden)]
pub mod spmv;
#[doc(hidden)]
pub mod sssp;
#[doc(hidden)]
pub mod suffix_tree;
#[doc(hidden)]
pub mod transpose;
#[doc(hidden)]
pub mod walsh;
mod web_log;
mod write;

pub use array::{Array, DataType, Role};
pub use list::WORKLOADS;
pub use size::{Size, SizeError};
pub use write::{folder, refuse_foreign, write, Manifest, ManifestArray, WriteError};

/// A workload of the list.
#[derive(Debug, Clone, Copy)]
pub struct Workload {
    /// The paper's abbreviation in lower case; the name of the folder.
    pub name: &'static str,
    /// The name of the benchmark that it stands for.
    pub benchmark: &'static str,
    /// The suite that the benchmark is from.
    pub origin: &'static str,
    /// The kind of its data, as the paper has it.
    pub data_type: &'static str,
    /// Its computation and its input, in words.
    pub about: &'static str,
    make: fn(usize) -> Vec<Array>,
    kernels: requests::Kernels,
    original: Option<Original>,
}

/// The benchmark's own input, where its program makes it, so that it can be made here.
#[derive(Debug, Clone, Copy)]
struct Original {
    about: &'static str,
    make: fn(usize) -> Vec<Array>,
    kernels: requests::Kernels,
}

/// A name that no workload has.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no workload '{0}'; `hdlgen workload --list` names them")]
pub struct UnknownWorkload(pub String);

/// The workload of a name.
///
/// # Errors
/// If there is none.
pub fn find(name: &str) -> Result<&'static Workload, UnknownWorkload> {
    let mut all = WORKLOADS.iter();
    all.find(|workload| workload.name == name)
        .ok_or_else(|| UnknownWorkload(name.into()))
}

/// The arrays of a workload at a size.
///
/// # Errors
/// If there is no workload of the name.
pub fn arrays(name: &str, size: Size) -> Result<Vec<Array>, UnknownWorkload> {
    Ok(find(name)?.arrays(size))
}

impl Workload {
    /// The same on the benchmark's own input, if its program makes that.
    pub fn original(&self) -> Option<Self> {
        self.original.map(|original| Workload {
            about: original.about,
            make: original.make,
            kernels: original.kernels,
            ..*self
        })
    }

    /// Runs it: its arrays, the largest of at most the size and more than half of it.
    pub fn arrays(&self, size: Size) -> Vec<Array> {
        (self.make)(size.bytes())
    }

    /// The size at which all its arrays together have about `total` bytes: judged by the largest
    /// one's share of a small run.
    ///
    /// # Errors
    /// If the largest array would then be outside what a size may be.
    pub fn size_for_total(&self, total: Size) -> Result<Size, TotalError> {
        let small = self.arrays(Size::SMALL);
        let all: usize = small.iter().map(|array| array.bytes.len()).sum();
        let largest = total.bytes() as u64 * Size::SMALL.bytes() as u64 / all.max(1) as u64;
        Size::of(largest).map_err(|_| TotalError {
            name: self.name,
            total: total.bytes(),
            largest,
        })
    }
}

/// A total with which a workload's largest array would have too few or too many bytes.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{name}: with {total} bytes in all its arrays the largest would have {largest}; it must \
    have {} to {}", Size::BYTES.start(), Size::BYTES.end())]
pub struct TotalError {
    name: &'static str,
    total: usize,
    largest: u64,
}
