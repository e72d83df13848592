//! What synthesis needs of a cell library in Liberty format: areas, which cells are
//! flip-flops, the two-input NAND that gate equivalents are counted in, and the
//! inverter that drives and loads the ports.

use std::collections::BTreeMap;
use std::io::Read;
use std::path::Path;

use super::{FlowError, Result};
use function::evaluate;

mod function;

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
    inputs: Vec<Input>,
    outputs: Vec<Output>,
}

#[derive(Clone, Debug, Default, PartialEq)]
struct Input {
    name: String,
    /// In pF.
    capacitance: f64,
}

#[derive(Clone, Debug, Default, PartialEq)]
struct Output {
    name: String,
    /// Empty for a pin without.
    function: String,
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
    /// By name.
    pub cells: BTreeMap<String, Cell>,
}

/// The text of a Liberty file, unpacked if it is a gzip file; the default library
/// without a name.
pub fn read(path: Option<&Path>) -> Result<String> {
    let default = Path::new(DEFAULT_LIBERTY);
    if path.is_none() && !default.exists() {
        return Err(FlowError::MissingLibrary {
            path: default.to_path_buf(),
            package: DEFAULT_PACKAGE,
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
        let error = |message: String| FlowError::Liberty {
            path: path.to_path_buf(),
            message,
        };
        let library = parse(text).map_err(error)?;
        match library.cells.is_empty() {
            true => Err(error("no cells: not a Liberty file?".into())),
            false => Ok(library),
        }
    }

    /// The smallest cell of two inputs whose one output is their NAND.
    pub fn nand2(&self) -> Option<(&str, &Cell)> {
        let nands = self.cells.iter().filter(|(_, cell)| cell.is_nand2());
        let smallest = nands.min_by(|(_, a), (_, b)| a.area.total_cmp(&b.area));
        smallest.map(|(name, cell)| (name.as_str(), cell))
    }

    /// The inverter whose input capacitance is nearest to four times that of the
    /// weakest inverter; the smaller cell where two are as near.
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

/// A cell's area, and the cell as an inverter, if it is one that can be loaded.
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
        self.inputs.len() == 2 && (0..4).all(|inputs| self.value(inputs) == Some(inputs != 3))
    }

    /// What the only output of a gate gives, where bit k of `inputs` is the k-th input.
    fn value(&self, inputs: u32) -> Option<bool> {
        let ([output], false) = (&self.outputs[..], self.flip_flop) else {
            return None;
        };
        evaluate(&output.function, &|name| {
            let pin = self.inputs.iter().position(|input| input.name == name)?;
            Some(inputs >> pin & 1 != 0)
        })
    }
}

const PUNCTUATION: &str = "(){}:;,!&*|+^'";

/// Words, strings (without their quotes) and punctuation; no comments.
fn tokens(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || loop {
        rest = rest.trim_start_matches(|c: char| c.is_whitespace() || c == '\\');
        let first = rest.chars().next()?;
        if let Some(comment) = rest.strip_prefix("/*") {
            rest = comment.split_once("*/").map_or("", |(_, after)| after);
            continue;
        }
        if rest.starts_with("//") {
            rest = rest.split_once('\n').map_or("", |(_, after)| after);
            continue;
        }
        if let Some(string) = rest.strip_prefix('"') {
            let (inside, after) = string.split_once('"').unwrap_or((string, ""));
            rest = after;
            return Some(inside);
        }
        let length = match PUNCTUATION.contains(first) {
            true => first.len_utf8(),
            false => rest
                .find(|c: char| c.is_whitespace() || c == '"' || PUNCTUATION.contains(c))
                .unwrap_or(rest.len()),
        };
        let (token, after) = rest.split_at(length);
        rest = after;
        return Some(token);
    })
}

/// Pins of a cell, while it is read.
#[derive(Default)]
struct Pin {
    name: String,
    output: bool,
    input: bool,
    function: String,
    capacitance: f64,
}

fn parse(text: &str) -> std::result::Result<Library, String> {
    let mut library = Library {
        name: String::new(),
        cells: BTreeMap::new(),
    };
    let mut tokens = tokens(text);
    let mut groups: Vec<String> = Vec::new();
    let mut cell = (String::new(), Cell::default());
    let mut pin = Pin::default();
    // In pF, which is also what a library without a unit has.
    let mut unit = 1.0;
    while let Some(token) = tokens.next() {
        if token == ";" {
            continue;
        }
        if token == "}" {
            let closed = groups.pop().ok_or("a '}' too many")?;
            match (closed.as_str(), groups.len()) {
                ("cell", 1) => {
                    let (name, cell) = std::mem::take(&mut cell);
                    library.cells.insert(name, cell);
                }
                ("pin", 2) => close_pin(&mut cell.1, std::mem::take(&mut pin)),
                _ => {}
            }
            continue;
        }
        let path: Vec<&str> = groups.iter().map(String::as_str).collect();
        match tokens.next() {
            Some(":") => {
                let value = tokens.next().unwrap_or_default();
                match (&path[..], token) {
                    (["library", "cell"], "area") => {
                        let number = value.parse().ok().filter(|n: &f64| n.is_finite());
                        let problem = || format!("cell {} has area '{value}'", cell.0);
                        cell.1.area = number.ok_or_else(problem)?;
                    }
                    (["library", "cell", "pin"], "direction") => {
                        pin.output = value == "output";
                        pin.input = value == "input";
                    }
                    (["library", "cell", "pin"], "function") => pin.function = value.into(),
                    (["library", "cell", "pin"], "capacitance") => {
                        let number: Option<f64> = value.parse().ok();
                        let problem = || format!("pin {} has capacitance '{value}'", pin.name);
                        pin.capacitance = unit * number.ok_or_else(problem)?;
                    }
                    _ => {}
                }
            }
            Some("(") => {
                let mut arguments = tokens.by_ref().take_while(|token| *token != ")");
                let name = arguments.next().unwrap_or_default().to_string();
                if (&path[..], token) == (&["library"], "capacitive_load_unit") {
                    let scale = match arguments.next().unwrap_or_default() {
                        "," => arguments.next().unwrap_or_default(),
                        scale => scale,
                    };
                    let picofarads = if scale.eq_ignore_ascii_case("ff") {
                        1e-3
                    } else {
                        1.0
                    };
                    unit = picofarads * name.parse::<f64>().unwrap_or(1.0);
                }
                arguments.for_each(drop);
                match tokens.next() {
                    Some("{") => {
                        match (&path[..], token) {
                            ([], "library") => library.name = name,
                            (["library"], "cell") => cell = (name, Cell::default()),
                            (["library", "cell"], "ff" | "ff_bank") => cell.1.flip_flop = true,
                            (["library", "cell"], "pin") => pin.name = name,
                            _ => {}
                        }
                        groups.push(token.to_string());
                    }
                    Some("}") => return Err(format!("no ';' after {token}({name})")),
                    _ => {}
                }
            }
            // The rest of a value of more than one token, such as "VDD + 0.5".
            _ => {}
        }
    }
    match groups.is_empty() {
        true => Ok(library),
        false => Err("ends within a group".into()),
    }
}

fn close_pin(cell: &mut Cell, pin: Pin) {
    if pin.output {
        cell.outputs.push(Output {
            name: pin.name,
            function: pin.function,
        });
    } else if pin.input {
        cell.inputs.push(Input {
            name: pin.name,
            capacitance: pin.capacitance,
        });
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
}
