//! A cell library as the tools get it.

use std::path::Path;

use super::liberty::{self, Inverter, Library};
use super::wire_load::WireLoad;
use super::{FlowError, Result};

/// A library as the tools get it, with its NAND for gate equivalents and its inverter for the
/// ports.
pub(super) struct Cells {
    pub text: String,
    pub library: Library,
    pub nand2: String,
    pub nand2_area: f64,
    /// Of the smallest flip-flop; 0 if the library has none.
    pub flip_flop_area: f64,
    pub inverter: Inverter,
}

impl Cells {
    pub fn read(named: Option<&Path>) -> Result<Cells> {
        let path = named.unwrap_or(Path::new(liberty::DEFAULT_LIBERTY));
        let text = without_wire_load(&liberty::read(named)?);
        let library = Library::parse(&text, path)?;
        let error = |message: &str| FlowError::File {
            path: path.to_path_buf(),
            message: message.into(),
        };
        let nand2 = library.nand2().filter(|(_, cell)| cell.area > 0.0);
        let none = "no two-input NAND to count gate equivalents in";
        let (nand2, nand2_cell) = nand2.ok_or_else(|| error(none))?;
        let (nand2, nand2_area) = (nand2.to_string(), nand2_cell.area);
        let flip_flop = library.smallest_flip_flop();
        let flip_flop_area = flip_flop.map_or(0.0, |name| library.cells[name].area);
        let none = "no inverter with an input capacitance to drive the ports";
        let inverter = library.inverter().ok_or_else(|| error(none))?;
        Ok(Cells {
            text,
            library,
            nand2,
            nand2_area,
            flip_flop_area,
            inverter,
        })
    }

    /// The library as ABC gets it to take wires into account.
    pub fn with_wire_load(&self, load: &WireLoad) -> String {
        match self.text.split_once('{') {
            Some((head, rest)) => {
                let load = load.liberty(self.library.capacitance);
                format!("{head}{{\n{load}{rest}")
            }
            None => self.text.clone(),
        }
    }

    /// ABC's constraints: what drives inputs, and the load of outputs in fF.
    pub fn ports(&self) -> String {
        let Inverter {
            cell, capacitance, ..
        } = &self.inverter;
        let load = 1000.0 * capacitance;
        format!("set_driving_cell {cell}\nset_load {load}\n")
    }
}

/// A library without its default wire load, which OpenSTA would apply and ABC not.
fn without_wire_load(text: &str) -> String {
    const NAME: &str = "default_wire_load";
    let mut result = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(NAME) {
        let end = after.find([';', '\n']).map_or(after.len(), |end| end + 1);
        result += before;
        rest = &after[end..];
    }
    result + rest
}
