//! The timing of a mapped netlist at several corners: the same cells at their slowest and at their fastest.

use std::fmt::{self, Display};
use std::path::{Path, PathBuf};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::cells::Cells;
use super::sta::{self, Hold, Timing};
use super::{tools, FlowError, Result};

/// A corner: its name, and the Liberty file of the cells there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Corner {
    /// The user's name for it.
    pub name: String,
    /// The Liberty file, which may be compressed with gzip.
    pub liberty: PathBuf,
}

impl FromStr for Corner {
    type Err = String;

    fn from_str(text: &str) -> std::result::Result<Self, String> {
        match text.split_once('=') {
            Some((name, file)) if !name.is_empty() && !file.is_empty() => Ok(Corner {
                name: name.into(),
                liberty: file.into(),
            }),
            _ => Err(format!(
                "'{text}' is not NAME=FILE, as in slow=cells_ss.lib"
            )),
        }
    }
}

impl Display for Corner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.name, self.liberty.display())
    }
}

/// The timing of a netlist at a corner.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CornerTiming {
    /// The corner's name.
    pub corner: String,
    /// The name of the library in its Liberty file.
    pub library: String,
    /// The longest path, with memories' access times.
    pub timing: Timing,
    /// The hold check, if there is a path from register to register.
    pub hold: Option<Hold>,
}

/// Corners whose Liberty files were read.
pub(super) struct Corners(Vec<(Corner, Cells)>);

impl Corners {
    /// Reads the Liberty files.
    pub(super) fn read(corners: &[Corner]) -> Result<Self> {
        let read = |corner: &Corner| {
            let cells = Cells::read(Some(&corner.liberty)).map_err(|error| {
                FlowError::Request(format!(
                    "--corners {}={error}; name a Liberty file of the same cells, or leave this corner out",
                    corner.name
                ))
            })?;
            Ok((corner.clone(), cells))
        };
        Ok(Corners(corners.iter().map(read).collect::<Result<_>>()?))
    }

    /// Inputs that results depend on: names and texts.
    pub(super) fn key(&self) -> Vec<String> {
        let parts = |(corner, cells): &(Corner, Cells)| [corner.name.clone(), cells.text.clone()];
        self.0.iter().flat_map(parts).collect()
    }

    /// Times `top` of the netlist in `folder` at each corner. `memories` writes the file of memories to a
    /// folder, for an FO4 delay in ns. Refuses a corner without a cell that is `used`.
    pub(super) fn time(
        &self,
        folder: &Path,
        top: &str,
        mapped: &Cells,
        used: &[&String],
        memories: &dyn Fn(&Path, f64) -> Result<()>,
    ) -> Result<Vec<CornerTiming>> {
        self.check(used)?;
        let one = |(corner, cells): &(Corner, Cells)| {
            let own = tools::temporary()?;
            tools::write(&own.path().join("cells.lib"), &cells.text)?;
            let netlist = own.path().join("netlist.v");
            std::fs::copy(folder.join("netlist.v"), &netlist)
                .map_err(|error| FlowError::io(netlist, error))?;
            let fo4_ns = sta::fo4(own.path(), &mapped.inverter)?;
            memories(own.path(), fo4_ns)?;
            let (timing, hold) = sta::time(own.path(), top, &mapped.inverter, fo4_ns)?;
            Ok(CornerTiming {
                corner: corner.name.clone(),
                library: cells.library.name.clone(),
                timing,
                hold,
            })
        };
        self.0.iter().map(one).collect()
    }

    /// Refuses a corner without a cell that the netlist has.
    fn check(&self, used: &[&String]) -> Result<()> {
        for (corner, cells) in &self.0 {
            let missing = |cell: &&String| !cells.library.cells.contains_key(*cell);
            if let Some(cell) = used.iter().copied().find(missing) {
                return Err(FlowError::Request(format!(
                    "--corners {corner}: no cell {cell}, which the netlist has; a corner needs the cells of --liberty"
                )));
            }
        }
        Ok(())
    }
}
