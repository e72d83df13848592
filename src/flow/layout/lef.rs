//! The parts of a LEF file that placement and wires need: the site, the sizes and pin places of cells, and
//! the resistance and capacitance of a µm of wire.
//!
//! The crate lef21 was tried; it refuses OSU's file at `USEMINSPACING`, its third statement.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use super::super::{FlowError, Result};

/// Where Debian's qflow-tech-osu018 puts the LEF file of the OSU 180 nm library.
pub const DEFAULT_LEF: &str = "/usr/share/qflow/tech/osu018/osu018_stdcells.lef";

/// A technology and its cells.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lef {
    /// Width and height of a site in µm: cells are a row high and whole sites wide.
    pub site: [f64; 2],
    /// Routing layers, from below.
    pub layers: Vec<Layer>,
    /// Cells by name.
    pub cells: BTreeMap<String, Shape>,
}

/// A routing layer.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Layer {
    /// Its name.
    pub name: String,
    /// Whether wires run from left to right.
    pub horizontal: bool,
    /// From wire to wire in µm.
    pub pitch: f64,
    /// Width of a wire in µm.
    pub width: f64,
    /// Ohms a square.
    resistance: Option<f64>,
    /// pF a µm².
    area_capacitance: Option<f64>,
    /// pF a µm of either edge.
    edge_capacitance: f64,
}

/// The outline of a cell.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Shape {
    /// Width and height in µm.
    pub size: [f64; 2],
    /// The centre of each pin's bounding box, in µm from the lower left corner.
    pub pins: BTreeMap<String, [f64; 2]>,
}

/// Resistance and capacitance of a µm of wire.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Wire {
    /// In ohms.
    pub ohms: f64,
    /// In pF.
    pub picofarads: f64,
}

impl Layer {
    /// A wire of the layer's width, both of its edges counted; none where the file does not say.
    fn wire(&self) -> Option<Wire> {
        Some(Wire {
            ohms: self.resistance? / self.width,
            picofarads: self.area_capacitance? * self.width + 2.0 * self.edge_capacitance,
        })
    }
}

impl Lef {
    /// Reads a file; Debian's of OSU 180 nm without a name.
    ///
    /// # Errors
    /// If the file is not there, or is not LEF with a site, cells, and layers.
    pub fn read(named: Option<&Path>) -> Result<(Lef, String)> {
        let default = Path::new(DEFAULT_LEF);
        let path = named.unwrap_or(default);
        if named.is_none() && !default.exists() {
            return Err(FlowError::File {
                path: path.into(),
                message: "not there: on Debian, apt-get install qflow-tech-osu018, or name one with --lef"
                    .into(),
            });
        }
        let text = std::fs::read_to_string(path).map_err(|e| FlowError::io(path, e))?;
        let lef = Lef::parse(&text).map_err(|message| FlowError::File {
            path: PathBuf::from(path),
            message,
        })?;
        Ok((lef, text))
    }

    fn parse(text: &str) -> std::result::Result<Lef, String> {
        let words = text
            .lines()
            .flat_map(|line| line.split('#').next().unwrap_or("").split_whitespace());
        let mut words = Words(words);
        let mut lef = Lef::default();
        while let Some(word) = words.0.next() {
            match word {
                "LAYER" => lef.layer(&mut words)?,
                "SITE" => lef.site(&mut words)?,
                "MACRO" => lef.cell(&mut words)?,
                "VIA" | "VIARULE" | "NONDEFAULTRULE" => {
                    let name = words.next("a name")?;
                    words.skip_group(name)?;
                }
                "UNITS" | "PROPERTYDEFINITIONS" | "SPACING" => words.skip_group(word)?,
                "END" => {
                    words.0.next();
                }
                _ => words.skip_statement()?,
            }
        }
        if lef.site[0] <= 0.0 || lef.site[1] <= 0.0 {
            return Err("no SITE with a SIZE: not a LEF file of cells?".into());
        }
        if lef.cells.is_empty() {
            Err("no MACRO: not a LEF file of cells?".into())
        } else {
            Ok(lef)
        }
    }

    fn layer<'a>(
        &mut self,
        words: &mut Words<impl Iterator<Item = &'a str>>,
    ) -> std::result::Result<(), String> {
        let mut layer = Layer {
            name: words.next("a layer's name")?.into(),
            ..Layer::default()
        };
        let mut routing = false;
        loop {
            match words.next("END of a LAYER")? {
                "END" if words.next("a name")? == layer.name => break,
                "TYPE" => routing = words.next("a type")? == "ROUTING",
                "DIRECTION" => layer.horizontal = words.next("a direction")? == "HORIZONTAL",
                "PITCH" => layer.pitch = words.number("PITCH")?,
                "WIDTH" => layer.width = words.number("WIDTH")?,
                "EDGECAPACITANCE" => layer.edge_capacitance = words.number("EDGECAPACITANCE")?,
                "RESISTANCE" if words.next("RPERSQ")? == "RPERSQ" => {
                    layer.resistance = Some(words.number("RPERSQ")?);
                }
                "CAPACITANCE" if words.next("CPERSQDIST")? == "CPERSQDIST" => {
                    layer.area_capacitance = Some(words.number("CPERSQDIST")?);
                }
                ";" => continue,
                _ => {}
            }
            words.skip_statement()?;
        }
        if routing {
            self.layers.push(layer);
        }
        Ok(())
    }

    fn site<'a>(
        &mut self,
        words: &mut Words<impl Iterator<Item = &'a str>>,
    ) -> std::result::Result<(), String> {
        let name = words.next("a site's name")?;
        loop {
            match words.next("END of a SITE")? {
                "END" if words.next("a name")? == name => return Ok(()),
                "SIZE" => {
                    let size = words.size()?;
                    // The first one: others may be of pads.
                    if self.site == [0.0; 2] {
                        self.site = size;
                    }
                }
                _ => words.skip_statement()?,
            }
        }
    }

    fn cell<'a>(
        &mut self,
        words: &mut Words<impl Iterator<Item = &'a str>>,
    ) -> std::result::Result<(), String> {
        let name = words.next("a cell's name")?;
        let mut shape = Shape::default();
        loop {
            match words.next("END of a MACRO")? {
                "END" if words.next("a name")? == name => break,
                "SIZE" => shape.size = words.size()?,
                "PIN" => {
                    let pin = words.next("a pin's name")?;
                    if let Some(centre) = words.pin(pin)? {
                        shape.pins.insert(pin.into(), centre);
                    }
                }
                "OBS" => while words.next("END of OBS")? != "END" {},
                _ => words.skip_statement()?,
            }
        }
        self.cells.insert(name.into(), shape);
        Ok(())
    }

    /// A µm of wire from left to right and one from below: of the lowest layer of each direction above
    /// the first, which is the cells' own.
    pub fn wires(&self) -> std::result::Result<[Wire; 2], String> {
        let of = |horizontal: bool| {
            let mut layers = self.layers.iter().skip(1);
            let layer = layers.find(|layer| layer.horizontal == horizontal);
            let layer = layer.ok_or("no second routing layer in each direction")?;
            let wire = layer.wire().filter(|wire| wire.ohms.is_finite());
            wire.ok_or(format!(
                "layer {} has no WIDTH, RPERSQ or CPERSQDIST",
                layer.name
            ))
        };
        Ok([of(true)?, of(false)?])
    }
}

struct Words<I>(I);

impl<'a, I: Iterator<Item = &'a str>> Words<I> {
    fn next(&mut self, what: &str) -> std::result::Result<&'a str, String> {
        self.0
            .next()
            .ok_or(format!("{what} was expected, not the end"))
    }

    fn number(&mut self, what: &str) -> std::result::Result<f64, String> {
        let word = self.next(what)?;
        let number = f64::from_str(word).ok().filter(|number| number.is_finite());
        number.ok_or(format!("{what} {word}: a number was expected"))
    }

    /// The rest of a statement, with its semicolon.
    fn skip_statement(&mut self) -> std::result::Result<(), String> {
        while self.next(";")? != ";" {}
        Ok(())
    }

    /// All up to the end of a name.
    fn skip_group(&mut self, name: &str) -> std::result::Result<(), String> {
        while self.next("END")? != "END" || self.next(name)? != name {}
        Ok(())
    }

    /// `A BY B ;`
    fn size(&mut self) -> std::result::Result<[f64; 2], String> {
        let width = self.number("SIZE")?;
        self.next("BY")?;
        let height = self.number("SIZE")?;
        self.skip_statement()?;
        Ok([width, height])
    }

    /// The rest of a pin: the centre of the bounding box of its rectangles.
    fn pin(&mut self, name: &str) -> std::result::Result<Option<[f64; 2]>, String> {
        let (mut low, mut high) = ([f64::INFINITY; 2], [f64::NEG_INFINITY; 2]);
        loop {
            match self.next("END of a PIN")? {
                // Of the pin, or of a port in it.
                "END" => {
                    let mut rest = self.next("a name")?;
                    while rest == "END" {
                        rest = self.next("a name")?;
                    }
                    if rest == name {
                        break;
                    }
                }
                "RECT" => {
                    for corner in 0..4 {
                        let value = self.number("RECT")?;
                        low[corner % 2] = low[corner % 2].min(value);
                        high[corner % 2] = high[corner % 2].max(value);
                    }
                }
                _ => {}
            }
        }
        let centre = [0, 1].map(|axis| (low[axis] + high[axis]) / 2.0);
        Ok(centre[0].is_finite().then_some(centre))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: &str = "VERSION 5.4 ;
UNITS
  DATABASE MICRONS 1000 ;
END UNITS
LAYER m1 TYPE ROUTING ; DIRECTION HORIZONTAL ; PITCH 1 ; WIDTH 0.5 ; END m1
LAYER via TYPE CUT ; SPACING 0.3 ; END via
LAYER m2 TYPE ROUTING ; DIRECTION VERTICAL ; PITCH 1 ; WIDTH 0.5 ;
  RESISTANCE RPERSQ 0.1 ; CAPACITANCE CPERSQDIST 2e-5 ; EDGECAPACITANCE 4e-5 ; END m2
LAYER m3 TYPE ROUTING ; DIRECTION HORIZONTAL ; PITCH 1 ; WIDTH 0.25 ;
  RESISTANCE RPERSQ 0.1 ; CAPACITANCE CPERSQDIST 4e-5 ; END m3
VIA up DEFAULT LAYER m1 ; RECT -0.2 -0.2 0.2 0.2 ; END up
SITE core CLASS CORE ; SIZE 0.5 BY 4 ; END core
MACRO INV # an inverter
  SIZE 1.5 BY 4.0 ;
  PIN A DIRECTION INPUT ; PORT LAYER m1 ; RECT 0.2 1 0.4 2 ; END END A
  PIN Y PORT LAYER m1 ; RECT 1 1 1.2 3 ; RECT 0.8 1 1.2 1.5 ; END END Y
  OBS LAYER m1 ; RECT 0 0 1 1 ; END
END INV
END LIBRARY
";

    #[test]
    fn sizes_pins_and_wires_are_read() {
        let lef = Lef::parse(SMALL).unwrap();
        assert_eq!(lef.site, [0.5, 4.0]);
        let inverter = &lef.cells["INV"];
        assert_eq!(inverter.size, [1.5, 4.0]);
        assert_eq!(inverter.pins["Y"], [1.0, 2.0]);
        assert!((inverter.pins["A"][0] - 0.3).abs() < 1e-9);
        let [across, up] = lef.wires().unwrap();
        let near = |a: f64, b: f64| (a - b).abs() < 1e-12;
        assert!(near(across.ohms, 0.4) && near(across.picofarads, 1e-5));
        assert!(near(up.ohms, 0.2) && near(up.picofarads, 9e-5));
    }

    #[test]
    fn what_is_missing_is_said() {
        let refused = |text: &str| Lef::parse(text).unwrap_err();
        assert!(refused("").contains("SITE"));
        assert!(refused("SITE core SIZE 1 BY 2 ; END core").contains("MACRO"));
        assert!(refused("SITE core SIZE x BY 2 ; END core").contains("SIZE x"));
        assert!(refused(&SMALL[..SMALL.len() - 30]).contains("not the end"));
        let bare = SMALL.replace("RESISTANCE RPERSQ 0.1 ;", "");
        let wires = Lef::parse(&bare).unwrap().wires().unwrap_err();
        assert!(wires.contains("layer m3"), "{wires}");
    }
}
