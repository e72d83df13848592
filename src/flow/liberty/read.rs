//! A library out of its groups.

use std::collections::BTreeMap;

use super::syntax::Group;
use super::table::{Table, Templates};
use super::{Cell, Function, Input, Library, Output, Units};

/// A cell's flip-flop: its state, next state and clock.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::flow) struct Storage {
    /// The names of the state and of its complement in the outputs' functions.
    pub names: [String; 2],
    pub next: Function,
    /// The pin whose rising edge loads the state; None for another kind of clock.
    pub clock: Option<String>,
    /// Whether it can be set or cleared without a clock.
    pub asynchronous: bool,
}

/// A time at an output, for rise and fall: a delay, or the transition time of its edges.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::flow) struct Arc {
    /// The input that causes the edges.
    pub related: String,
    rise: Table,
    fall: Table,
}

impl Arc {
    /// The mean of rise and fall in ns, for the input's transition time in ns and a load in pF.
    pub fn mean(&self, input: f64, load: f64) -> f64 {
        (self.rise.at(input, load) + self.fall.at(input, load)) / 2.0
    }
}

/// The internal energy of a pin's transition, without the charge of its load.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::flow) struct Energy {
    /// The input that causes it; of an input pin, itself.
    pub related: Option<String>,
    /// When it does.
    pub when: Option<Function>,
    rise: Option<Table>,
    fall: Option<Table>,
}

impl Energy {
    /// The mean of rise and fall in pJ, for the transition in ns of the input that causes
    /// it and the pin's load in pF.
    pub fn mean(&self, transition: f64, load: f64) -> f64 {
        let value = |table: &Option<Table>| table.as_ref().map_or(0.0, |t| t.at(transition, load));
        (value(&self.rise) + value(&self.fall)) / 2.0
    }
}

struct Reader<'a> {
    templates: Templates<'a>,
    units: Units,
    /// Supplies that are at 0 V.
    grounds: Vec<&'a str>,
}

pub(super) fn library(group: &Group) -> Result<Library, String> {
    let templates = ["lu_table_template", "power_lut_template"]
        .into_iter()
        .flat_map(|kind| group.all(kind));
    let maps = group.attributes.iter().filter(|a| a.0 == "voltage_map");
    let grounds = maps.filter_map(|(_, values)| match values[..] {
        [name, volts] if volts.parse() == Ok(0.0) => Some(name),
        _ => None,
    });
    let reader = Reader {
        templates: templates.map(|t| (t.name(), t)).collect(),
        units: Units::of(group),
        grounds: grounds.collect(),
    };
    let conditions = group.value("default_operating_conditions");
    let mut all = group.all("operating_conditions");
    let conditions = all.find(|c| conditions.is_none_or(|name| name == c.name()));
    let voltage = match conditions.map(|c| c.number("voltage")).transpose()? {
        Some(Some(voltage)) => voltage,
        _ => group.number("nom_voltage")?.unwrap_or(0.0),
    };
    let mut cells = BTreeMap::new();
    for cell in group.all("cell") {
        cells.insert(cell.name().to_string(), reader.cell(cell)?);
    }
    Ok(Library {
        name: group.name().into(),
        voltage: voltage * reader.units.voltage,
        capacitance: reader.units.capacitance,
        cells,
    })
}

impl Reader<'_> {
    fn cell(&self, group: &Group) -> Result<Cell, String> {
        let mut cell = Cell {
            area: group.number("area")?.unwrap_or(0.0),
            leakage: self.units.leakage * self.leakage(group)?,
            ..Cell::default()
        };
        let stores = group.first("ff").or(group.first("ff_bank"));
        cell.flip_flop = stores.is_some();
        cell.storage = stores.and_then(storage);
        for pin in group.all("pin") {
            let name = pin.name().to_string();
            let energies = pin
                .all("internal_power")
                .filter_map(|g| self.energy(g))
                .collect();
            match pin.value("direction") {
                Some("output") => cell.outputs.push(Output {
                    name,
                    function: pin.value("function").and_then(Function::parse),
                    max_capacitance: (pin.number("max_capacitance")?)
                        .map(|value| self.units.capacitance * value),
                    delays: self.arcs(pin, ["cell_rise", "cell_fall"]),
                    transitions: self.arcs(pin, ["rise_transition", "fall_transition"]),
                    energies,
                }),
                Some("input") => cell.inputs.push(Input {
                    name,
                    capacitance: self.units.capacitance * pin.number("capacitance")?.unwrap_or(0.0),
                    energies,
                }),
                _ => {}
            }
        }
        Ok(cell)
    }

    /// The value for the cell, or that without a condition, or the mean of all.
    fn leakage(&self, group: &Group) -> Result<f64, String> {
        if let Some(whole) = group.number("cell_leakage_power")? {
            return Ok(whole);
        }
        let mut conditional = Vec::new();
        for leakage in group.all("leakage_power").filter(|g| !self.of_ground(g)) {
            let value = leakage.number("value")?.unwrap_or(0.0);
            if leakage.value("when").is_none() {
                return Ok(value);
            }
            conditional.push(value);
        }
        Ok(conditional.iter().sum::<f64>() / conditional.len().max(1) as f64)
    }

    /// Whether it is the power of a ground pin, which the power of the supply pin already includes.
    fn of_ground(&self, group: &Group) -> bool {
        let supply = group.value("related_pg_pin");
        supply.is_some_and(|name| self.grounds.contains(&name))
    }

    fn energy(&self, group: &Group) -> Option<Energy> {
        if self.of_ground(group) {
            return None;
        }
        // In Liberty, V² · F.
        let unit = self.units.voltage * self.units.voltage * self.units.capacitance;
        let table = |kind: &str| Table::read(group.first(kind)?, &self.templates, self.units, unit);
        let both = table("power");
        Some(Energy {
            related: group.value("related_pin").map(str::to_string),
            when: match group.value("when") {
                Some(when) => Some(Function::parse(when)?),
                None => None,
            },
            rise: both.clone().or_else(|| table("rise_power")),
            fall: both.or_else(|| table("fall_power")),
        })
    }

    /// The arcs of a pin that have both tables.
    fn arcs(&self, pin: &Group, [rise, fall]: [&str; 2]) -> Vec<Arc> {
        let arc = |group: &Group| {
            let table = |kind: &str| {
                Table::read(
                    group.first(kind)?,
                    &self.templates,
                    self.units,
                    self.units.time,
                )
            };
            Some(Arc {
                related: group.value("related_pin")?.to_string(),
                rise: table(rise)?,
                fall: table(fall)?,
            })
        };
        pin.all("timing").filter_map(arc).collect()
    }
}

fn storage(group: &Group) -> Option<Storage> {
    let [state, complement] = group.arguments[..] else {
        return None;
    };
    let clock = Function::parse(group.value("clocked_on")?)?;
    Some(Storage {
        names: [state.into(), complement.into()],
        next: Function::parse(group.value("next_state")?)?,
        clock: match clock {
            Function::Pin(pin) => Some(pin),
            _ => None,
        },
        asynchronous: ["clear", "preset"].iter().any(|a| group.value(a).is_some()),
    })
}
