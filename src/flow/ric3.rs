//! rIC3, a model checker that proves properties for which ABC's PDR needs too much time, and vice versa. It
//! is not part of this program: a user may install it.

use std::path::Path;
use std::time::Duration;

use super::aiger::Aiger;
use super::tools::{self, Tool};
use super::verdict::Verdict;
use super::{FlowError, Result};

/// The graph that it reads, made smaller by ABC, which keeps the inputs.
pub(super) const REDUCED: &str = "reduced.aig";

/// Its options: one engine instead of sixteen side by side.
const OPTIONS: [&str; 7] = [
    "-e",
    "ic3",
    "--ic3-ctg",
    "--ic3-ctp",
    "--witness",
    "-v",
    "0",
];

/// Its exit codes.
const SAFE: i32 = 20;
const UNSAFE: i32 = 10;

/// Runs rIC3 on [`REDUCED`] in a folder. If rIC3 reports a failing run, it is repeated in `graph`, from which
/// [`REDUCED`] was made. None if it did not finish within the seconds.
pub(super) fn decide(folder: &Path, graph: &[u8], seconds: u32) -> Result<Option<Verdict>> {
    let mut command = Tool::Ric3.command(folder)?;
    command.args(OPTIONS).arg(REDUCED);
    let limit = Duration::from_secs(seconds.into());
    let Some(output) = tools::output_within(&mut command, limit)? else {
        return Ok(None);
    };
    match output.status.code() {
        Some(SAFE) => Ok(Some(Verdict::Proved)),
        Some(UNSAFE) => {
            let said = String::from_utf8_lossy(&output.stdout);
            let cycle = Aiger::read(graph)?.fails_in(inputs(&said));
            let cycle = cycle.ok_or_else(|| FlowError::Output {
                tool: "rIC3",
                message: "a run that is said to fail does not".to_owned(),
            })?;
            Ok(Some(Verdict::Refuted { cycle }))
        }
        _ => Err(tools::failed("rIC3", &output)),
    }
}

/// The inputs of each cycle. They follow `1`, the number of the failing property, and the initial registers.
fn inputs(said: &str) -> impl Iterator<Item = &str> {
    let lines = said.lines().skip_while(|line| *line != "1").skip(3);
    lines.take_while(|line| *line != ".")
}

#[cfg(test)]
mod tests {
    use super::inputs;

    #[test]
    fn a_run_is_read() {
        let said = "warning\n1\nb0\n000\n01\n11\n.\n";
        assert_eq!(inputs(said).collect::<Vec<_>>(), ["01", "11"]);
        assert_eq!(inputs("0\n").count(), 0);
    }
}
