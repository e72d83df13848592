//! Progress bars, on a terminal only.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

use crate::eval::Inputs;

/// A bar of `total` bytes, or a counter where the total is not known. It is not drawn unless
/// standard error is a terminal.
pub(super) fn bytes(total: Option<u64>) -> ProgressBar {
    let (bar, template) = match total {
        Some(total) => (
            ProgressBar::new(total),
            "{wide_bar} {percent:>3}% {bytes_per_sec}, {eta} left",
        ),
        None => (
            ProgressBar::new_spinner(),
            "{spinner} {bytes} {bytes_per_sec}",
        ),
    };
    match ProgressStyle::with_template(template) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

/// A bar of `passes` passes over all inputs.
pub(super) fn inputs(inputs: &Inputs, passes: u64) -> ProgressBar {
    bytes(inputs.length().map(|length| passes * length))
}

/// A bar of `total` steps, each of which has a message. It is not drawn unless standard error is a
/// terminal.
pub(super) fn steps(total: u64) -> ProgressBar {
    let bar = ProgressBar::new(total);
    bar.enable_steady_tick(Duration::from_millis(200));
    match ProgressStyle::with_template("{spinner} {pos}/{len} {elapsed} {wide_msg}") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
