//! The part of a cell library in Liberty format that synthesis needs: areas, which cells are
//! flip-flops, the two-input NAND that gate equivalents are counted in, and the inverter that
//! drives and loads the ports.

use std::collections::BTreeMap;
use std::io::Read;
use std::path::Path;

use super::{FlowError, Result};
pub use function::{Function, Operator};
use table::Units;

mod function;
mod read;
mod syntax;
mod table;

pub(super) use read::{Arc, Energy, Storage};

/// Where Debian's qflow-tech-osu018 puts the OSU 180 nm library.
pub const DEFAULT_LIBERTY: &str = "/usr/share/qflow/tech/osu018/osu018_stdcells.lib";
const DEFAULT_PACKAGE: &str = "qflow-tech-osu018";

/// One cell of a library.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Cell {
    /// In the library's unit, mostly µm².
    pub area: f64,
    /// Whether it is a flip-flop (not a latch).
    pub flip_flop: bool,
    /// In mW, for any inputs.
    pub(super) leakage: f64,
    pub(super) inputs: Vec<Input>,
    pub(super) outputs: Vec<Output>,
    /// Of a flip-flop.
    pub(super) storage: Option<Storage>,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Input {
    pub name: String,
    /// In pF.
    pub capacitance: f64,
    pub energies: Vec<Energy>,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Output {
    pub name: String,
    /// None for a pin without a function, or with one that is not understood.
    pub function: Option<Function>,
    /// The largest load that it may have, in pF.
    pub max_capacitance: Option<f64>,
    /// Delays from inputs.
    pub delays: Vec<Arc>,
    /// Transition times of its edges.
    pub transitions: Vec<Arc>,
    pub energies: Vec<Energy>,
}

/// An inverter of a library.
#[derive(Clone, Debug, PartialEq)]
pub struct Inverter {
    /// The cell.
    pub cell: String,
    /// Its input pin.
    pub input: String,
    /// Its output pin.
    pub output: String,
    /// Of the input pin, in pF.
    pub capacitance: f64,
}

/// A cell library.
#[derive(Clone, Debug, PartialEq)]
pub struct Library {
    /// The name that the library gives itself.
    pub name: String,
    /// Of its operating conditions, in V.
    pub voltage: f64,
    /// The unit of its capacitances, in pF.
    pub capacitance: f64,
    /// By name.
    pub cells: BTreeMap<String, Cell>,
}

/// The text of a Liberty file, unpacked if it is a gzip file; the default library
/// without a name.
pub fn read(path: Option<&Path>) -> Result<String> {
    let default = Path::new(DEFAULT_LIBERTY);
    if path.is_none() && !default.exists() {
        return Err(FlowError::Missing {
            what: format!("no cell library at {DEFAULT_LIBERTY}"),
            cure: format!(
                "on Debian, apt-get install {DEFAULT_PACKAGE}, or name one with --liberty"
            ),
        });
    }
    let path = path.unwrap_or(default);
    let io = |e| FlowError::io(path, e);
    let bytes = std::fs::read(path).map_err(io)?;
    let mut text = Vec::new();
    if bytes.starts_with(&[0x1f, 0x8b]) {
        let mut unpacked = flate2::read::MultiGzDecoder::new(&bytes[..]);
        unpacked.read_to_end(&mut text).map_err(io)?;
    } else {
        text = bytes;
    }
    Ok(String::from_utf8_lossy(&text).into_owned())
}

impl Library {
    /// Reads a library; `path` is only for error messages.
    pub fn parse(text: &str, path: &Path) -> Result<Library> {
        let error = |message: String| FlowError::File {
            path: path.to_path_buf(),
            message,
        };
        let library = syntax::parse(text)
            .and_then(|group| read::library(&group))
            .map_err(error)?;
        if library.cells.is_empty() {
            Err(error("no cells: not a Liberty file?".into()))
        } else {
            Ok(library)
        }
    }

    /// The NAND of two inputs that is the unit of gate equivalents: the smallest of those with a drive of 1
    /// in their name, or the smallest of all if no name has one. ASAP7's NAND2xp33 is weaker and smaller than
    /// its NAND2x1.
    pub fn nand2(&self) -> Option<(&str, &Cell)> {
        let nands = self.cells.iter().filter(|(_, cell)| cell.is_nand2());
        let chosen = nands.min_by(|(a, a_cell), (b, b_cell)| {
            let by_drive = has_unit_drive(b).cmp(&has_unit_drive(a));
            by_drive.then(a_cell.area.total_cmp(&b_cell.area))
        });
        chosen.map(|(name, cell)| (name.as_str(), cell))
    }

    /// The smallest AND of two inputs.
    pub fn smallest_and2(&self) -> Option<&str> {
        self.smallest(|cell| cell.inputs.len() == 2 && cell.is(|inputs| inputs == 3))
    }

    /// The smallest flip-flop.
    pub fn smallest_flip_flop(&self) -> Option<&str> {
        self.smallest(|cell| cell.flip_flop)
    }

    /// The smallest cell of a kind that has an area.
    fn smallest(&self, is: impl Fn(&Cell) -> bool) -> Option<&str> {
        let cells = self
            .cells
            .iter()
            .filter(|(_, cell)| cell.area > 0.0 && is(cell));
        let smallest = cells.min_by(|(_, a), (_, b)| a.area.total_cmp(&b.area));
        smallest.map(|(name, _)| name.as_str())
    }

    /// The inverter whose input capacitance is nearest to four times that of the weakest inverter; of two
    /// that are equally near, the smaller cell.
    pub fn inverter(&self) -> Option<Inverter> {
        let inverters: Vec<_> = self.cells.iter().filter_map(inverter).collect();
        let capacitances = inverters.iter().map(|(_, i)| i.capacitance);
        let weakest = capacitances.min_by(f64::total_cmp)?;
        let distance = |i: &Inverter| (i.capacitance / (4.0 * weakest)).ln().abs();
        let nearest = inverters.into_iter().min_by(|(area, a), (other, b)| {
            let by_distance = distance(a).total_cmp(&distance(b));
            by_distance.then(area.total_cmp(other))
        });
        nearest.map(|(_, inverter)| inverter)
    }
}

/// Whether a cell's name says a drive of 1, as `NAND2X1`, `NAND2x1_ASAP7_75t_R` and `nand2_1` do.
fn has_unit_drive(name: &str) -> bool {
    name.match_indices('1').any(|(at, _)| {
        let (before, after) = (&name[..at], &name[at + 1..]);
        before.ends_with(['x', 'X', '_']) && !after.starts_with(|c: char| c.is_alphanumeric())
    })
}

/// A cell's area, and the cell as an inverter, if it is one.
fn inverter((name, cell): (&String, &Cell)) -> Option<(f64, Inverter)> {
    let ([input], [output]) = (&cell.inputs[..], &cell.outputs[..]) else {
        return None;
    };
    let inverts = (0..2).all(|value| cell.value(value) == Some(value == 0));
    let inverter = Inverter {
        cell: name.clone(),
        input: input.name.clone(),
        output: output.name.clone(),
        capacitance: input.capacitance,
    };
    (inverts && input.capacitance > 0.0).then_some((cell.area, inverter))
}

impl Cell {
    fn is_nand2(&self) -> bool {
        self.inputs.len() == 2 && self.is(|inputs| inputs != 3)
    }

    /// Whether it repeats its only input.
    pub(super) fn is_buffer(&self) -> bool {
        self.inputs.len() == 1 && self.is(|input| input == 1)
    }

    /// Whether it is a gate with this function of its inputs.
    fn is(&self, function: impl Fn(u32) -> bool) -> bool {
        let all = 0..1 << self.inputs.len();
        all.into_iter()
            .all(|inputs| self.value(inputs) == Some(function(inputs)))
    }

    /// The value of a gate's only output; bit k of `inputs` is the k-th input.
    fn value(&self, inputs: u32) -> Option<bool> {
        let ([output], false) = (&self.outputs[..], self.flip_flop) else {
            return None;
        };
        output.function.as_ref()?.evaluate(&|name| {
            let pin = self.inputs.iter().position(|input| input.name == name)?;
            Some(inputs >> pin & 1 != 0)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn library(cells: &str) -> Library {
        let text = format!("library(\"x\") {{ /* a }} */ delay : 1 ; {cells} }}");
        Library::parse(&text, Path::new("x.lib")).unwrap()
    }

    fn gate(name: &str, area: &str, function: &str) -> String {
        let pin = |name: &str| format!("pin({name}) {{ direction : input; }}");
        let inputs = pin("A") + &pin("B");
        let out =
            format!("pin(Y) {{ direction : output; function : \"{function}\"; timing() {{}} }}");
        format!("cell ({name}) {{ area : {area}; {inputs} {out} }}\n")
    }

    #[test]
    fn nand2_is_found_by_function() {
        for function in [
            "!(A B)",
            "(!(A & B))",
            "(A*B)'",
            "(!A) | (!B)",
            "A' + B'",
            "(A&B)^1",
        ] {
            let cells = gate("AND", "1", "A B") + &gate("N", "2.5", function);
            let library = library(&(cells + &gate("NOR", "1", "!(A+B)")));
            assert_eq!(
                library.nand2().map(|(n, c)| (n, c.area)),
                Some(("N", 2.5)),
                "{function}"
            );
        }
    }

    #[test]
    fn the_smallest_nand2_counts() {
        let cells = gate("BIG", "4", "!(A B)") + &gate("SMALL", "2", "!(A B)");
        assert_eq!(library(&cells).nand2().unwrap().0, "SMALL");
        assert!(library(&gate("OR", "1", "A+B")).nand2().is_none());
    }

    #[test]
    fn gate_equivalents_are_of_the_nand_of_unit_drive() {
        for (unit, others) in [
            (
                "NAND2x1_ASAP7_75t_R",
                ["NAND2xp33_ASAP7_75t_R", "NAND2x1p5_ASAP7_75t_R"],
            ),
            (
                "sky130_fd_sc_hd__nand2_1",
                ["sky130_fd_sc_hd__nand2_2", "sky130_fd_sc_hd__nand2_16"],
            ),
            ("NAND2_X1", ["NAND2_X10", "NAND2_X2"]),
        ] {
            let others = others.map(|name| gate(name, "1", "!(A B)")).concat();
            let library = library(&(others + &gate(unit, "2", "!(A B)")));
            assert_eq!(library.nand2().unwrap().0, unit);
        }
    }

    #[test]
    fn the_inverter_has_four_times_the_weakest_input() {
        let inverter = |name: &str, area: u32, capacitance: &str, function: &str| {
            format!(
                "cell({name}) {{ area : {area};
                 pin(A) {{ direction : input; capacitance : {capacitance}; }}
                 pin(Y) {{ direction : output; function : \"{function}\"; }} }}\n"
            )
        };
        let cells = inverter("X1", 1, "2", "!A")
            + &inverter("X2", 1, "4", "A'")
            + &inverter("SLOW", 4, "8.0", "!A")
            + &inverter("X4", 3, "8.0", "!A")
            + &inverter("X8", 9, "20", "!A")
            + &inverter("BUF", 1, "8", "A")
            + &inverter("NONE", 1, "0", "!A");
        let found = library(&format!("capacitive_load_unit (1, ff); {cells}")).inverter();
        assert_eq!(
            found,
            Some(Inverter {
                cell: "X4".into(),
                input: "A".into(),
                output: "Y".into(),
                capacitance: 0.008,
            })
        );
        assert!(library(&gate("N", "1", "!(A B)")).inverter().is_none());
        let picofarads = library(&format!("capacitive_load_unit(1,pf); {cells}"));
        assert_eq!(picofarads.inverter().map(|i| i.capacitance), Some(8.0));
    }

    #[test]
    fn flip_flops_are_known() {
        let library = library(
            "cell(D) { area : 9; ff(IQ, IQN) { clocked_on : C; } } cell(L) { latch(a,b) { } }",
        );
        assert!(library.cells["D"].flip_flop);
        assert!(!library.cells["L"].flip_flop);
    }

    #[test]
    fn damaged_libraries_are_errors() {
        for text in [
            "",
            "library(x) { cell(a) {",
            "}",
            "library(x) { cell(a) { area : big; } }",
        ] {
            assert!(Library::parse(text, Path::new("x.lib")).is_err(), "{text}");
        }
    }

    /// Each of them once overflowed the stack.
    #[test]
    fn what_is_nested_without_end_is_an_error() {
        let function = |text: String| gate("N", "1", &text);
        let of_function = |text: &str| (text.to_owned(), "words and signs");
        for (cells, problem) in [
            of_function(&function("(".repeat(5000) + "A" + &")".repeat(5000))),
            of_function(&function("!".repeat(500_000) + "A")),
            of_function(&function("A+".repeat(3_000_000) + "A")),
            ("g(x) {".repeat(60_000) + &"}".repeat(60_000), "deep"),
        ] {
            let text = format!("library(x) {{ {cells} }}");
            let error = Library::parse(&text, Path::new("x.lib")).unwrap_err();
            assert!(error.to_string().contains(problem), "{error}");
        }
    }
}
