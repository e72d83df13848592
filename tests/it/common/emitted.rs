//! Designs written to folders, for other people's tools.

use hdlgen::internals::design::emit;
use hdlgen::internals::design::{Design, Role};
use hdlgen::internals::flow::Top;
use tempfile::TempDir;

/// A design's halves, in a folder that goes away with the value.
pub fn emitted(design: &dyn Design) -> (TempDir, Vec<(Role, Top)>) {
    let temporary = tempfile::tempdir().unwrap();
    let tops = emit::write_sources(design, temporary.path()).unwrap();
    (temporary, tops)
}
