//! What synthesis needs of a cell library in Liberty format: areas, which cells are
//! flip-flops, and the two-input NAND that gate equivalents are counted in.

use std::collections::BTreeMap;
use std::io::Read;
use std::path::Path;

use super::{FlowError, Result};

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
    inputs: Vec<String>,
    /// One for each output pin; empty for a pin without.
    functions: Vec<String>,
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
}

impl Cell {
    fn is_nand2(&self) -> bool {
        let ([a, b], [function], false) = (&self.inputs[..], &self.functions[..], self.flip_flop)
        else {
            return false;
        };
        (0..4).all(|inputs| {
            let value = |name: &str| match name {
                _ if name == a => Some(inputs & 1 != 0),
                _ if name == b => Some(inputs & 2 != 0),
                _ => None,
            };
            evaluate(function, &value) == Some(inputs != 3)
        })
    }
}

/// The value of a Liberty function; nothing if it is not understood.
fn evaluate(function: &str, value: &dyn Fn(&str) -> Option<bool>) -> Option<bool> {
    let tokens: Vec<&str> = tokens(function).collect();
    let mut rest = &tokens[..];
    let result = or(&mut rest, value)?;
    rest.is_empty().then_some(result)
}

fn or(rest: &mut &[&str], value: &dyn Fn(&str) -> Option<bool>) -> Option<bool> {
    let mut result = and(rest, value)?;
    while let ["+" | "|", after @ ..] = *rest {
        *rest = after;
        result |= and(rest, value)?;
    }
    Some(result)
}

fn and(rest: &mut &[&str], value: &dyn Fn(&str) -> Option<bool>) -> Option<bool> {
    let mut result = xor(rest, value)?;
    loop {
        match *rest {
            ["*" | "&", after @ ..] => *rest = after,
            [] | ["+" | "|" | ")", ..] => return Some(result),
            _ => {} // side by side is "and" too
        }
        result &= xor(rest, value)?;
    }
}

fn xor(rest: &mut &[&str], value: &dyn Fn(&str) -> Option<bool>) -> Option<bool> {
    let mut result = term(rest, value)?;
    while let ["^", after @ ..] = *rest {
        *rest = after;
        result ^= term(rest, value)?;
    }
    Some(result)
}

fn term(rest: &mut &[&str], value: &dyn Fn(&str) -> Option<bool>) -> Option<bool> {
    let (first, after) = rest.split_first()?;
    *rest = after;
    let mut result = match *first {
        "!" => !term(rest, value)?,
        "(" => {
            let inner = or(rest, value)?;
            let (")", after) = rest.split_first().map(|(t, after)| (*t, after))? else {
                return None;
            };
            *rest = after;
            inner
        }
        "0" => false,
        "1" => true,
        name => value(name)?,
    };
    while let ["'", after @ ..] = *rest {
        *rest = after;
        result = !result;
    }
    Some(result)
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
                    _ => {}
                }
            }
            Some("(") => {
                let mut arguments = tokens.by_ref().take_while(|token| *token != ")");
                let name = arguments.next().unwrap_or_default().to_string();
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
        cell.functions.push(pin.function);
    } else if pin.input {
        cell.inputs.push(pin.name);
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
