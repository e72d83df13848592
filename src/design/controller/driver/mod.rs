//! The firmware of the unit: C99 files that are the same for all units, and a header that describes this one.

use std::collections::BTreeMap;

use super::header::header;
use super::Controller;

/// The folder of these files in the design's folder.
const FOLDER: &str = "driver";

/// The files by their paths. Those that make a codebook are only there if the unit samples blocks for one.
pub(super) fn files(design: &Controller) -> BTreeMap<String, String> {
    let mut all = vec![
        ("hdlgen_controller.h", header(design)),
        ("hdlgen.h", include_str!("hdlgen.h").into()),
        ("hdlgen.c", include_str!("hdlgen.c").into()),
    ];
    if design.sampling().is_some() {
        all.extend([
            (
                "hdlgen_sampling.c",
                include_str!("hdlgen_sampling.c").into(),
            ),
            (
                "hdlgen_codebook.c",
                include_str!("hdlgen_codebook.c").into(),
            ),
        ]);
    }
    let paths = all.into_iter();
    paths
        .map(|(name, text)| (format!("{FOLDER}/{name}"), text))
        .collect()
}
