//! Tables over an input's transition and an output's load.

use std::collections::HashMap;

use super::syntax::Group;

/// A library's units: the size of 1 in the library, in the unit named.
#[derive(Clone, Copy)]
pub(super) struct Units {
    /// ns.
    pub time: f64,
    /// pF.
    pub capacitance: f64,
    /// V.
    pub voltage: f64,
    /// mW.
    pub leakage: f64,
}

impl Units {
    pub fn of(library: &Group) -> Units {
        let scale = |name: &str, unit: &str, otherwise: f64| {
            library.value(name).map_or(otherwise, |value| {
                let letters = value.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
                let number = value[..value.len() - letters.len()].parse().unwrap_or(1.0);
                let prefix = letters.trim_end_matches(unit);
                let prefix = match prefix {
                    "m" => 1e-3,
                    "u" => 1e-6,
                    "n" => 1e-9,
                    "p" => 1e-12,
                    "f" => 1e-15,
                    _ => 1.0,
                };
                number * prefix
            })
        };
        let capacitance = library
            .values("capacitive_load_unit")
            .map_or(1.0, |values| {
                let femto = values.get(1).is_some_and(|u| u.eq_ignore_ascii_case("ff"));
                let number = values.first().and_then(|n| n.parse().ok()).unwrap_or(1.0);
                if femto {
                    1e-3 * number
                } else {
                    number
                }
            });
        Units {
            time: 1e9 * scale("time_unit", "s", 1e-9),
            capacitance,
            voltage: scale("voltage_unit", "V", 1.0),
            leakage: 1e3 * scale("leakage_power_unit", "W", 1e-9),
        }
    }
}

/// Values by transition in ns and load in pF; an axis that does not matter has one point.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Table {
    transitions: Vec<f64>,
    loads: Vec<f64>,
    /// Loads of the first transition first.
    values: Vec<f64>,
}

/// Table templates, which describe the axes, by name.
pub(super) type Templates<'a> = HashMap<&'a str, &'a Group<'a>>;

impl Table {
    /// `group` is one like `rise_power(template)`; its values times `unit`.
    pub fn read(group: &Group, templates: &Templates, units: Units, unit: f64) -> Option<Table> {
        let numbers = |list: &[&str]| -> Option<Vec<f64>> {
            let words = list
                .iter()
                .flat_map(|text| text.split([',', ' ', '\t', '\n', '\\']))
                .filter(|word| !word.is_empty());
            words.map(|word| word.parse().ok()).collect()
        };
        let values: Vec<f64> = numbers(group.values("values")?)?
            .into_iter()
            .map(|value| value * unit)
            .collect();
        let template = templates.get(group.name());
        let axis = |name: &str, number: &str| -> Option<(bool, Vec<f64>)> {
            let template = template?;
            let is_load = template.value(name)?.contains("capacitance");
            let index = group.values(number).or(template.values(number))?;
            let scale = if is_load {
                units.capacitance
            } else {
                units.time
            };
            Some((is_load, numbers(index)?.iter().map(|x| x * scale).collect()))
        };
        let (first, second) = (axis("variable_1", "index_1"), axis("variable_2", "index_2"));
        let one = || vec![0.0];
        let (transitions, loads, turned) = match (first, second) {
            (None, _) => (one(), one(), false),
            (Some((true, loads)), None) => (one(), loads, false),
            (Some((false, transitions)), None) => (transitions, one(), false),
            (Some((true, loads)), Some((_, transitions))) => (transitions, loads, true),
            (Some((false, transitions)), Some((_, loads))) => (transitions, loads, false),
        };
        let fits = values.len() == transitions.len() * loads.len();
        if !fits || values.is_empty() {
            return None;
        }
        let at = |t: usize, l: usize| {
            if turned {
                values[l * transitions.len() + t]
            } else {
                values[t * loads.len() + l]
            }
        };
        let places = (0..transitions.len()).flat_map(|t| (0..loads.len()).map(move |l| (t, l)));
        let values = places.map(|(t, l)| at(t, l)).collect();
        Some(Table {
            transitions,
            loads,
            values,
        })
    }

    /// Between the points, and beyond them, by the nearest two: as OpenSTA does.
    pub fn at(&self, transition: f64, load: f64) -> f64 {
        let (t, share_t) = place(&self.transitions, transition);
        let (l, share_l) = place(&self.loads, load);
        let value = |t: usize, l: usize| {
            let (t, l) = (
                t.min(self.transitions.len() - 1),
                l.min(self.loads.len() - 1),
            );
            self.values[t * self.loads.len() + l]
        };
        let row = |t: usize| value(t, l) * (1.0 - share_l) + value(t, l + 1) * share_l;
        row(t) * (1.0 - share_t) + row(t + 1) * share_t
    }
}

/// The point before, and how far from it to the next.
fn place(points: &[f64], x: f64) -> (usize, f64) {
    let [_, _, ..] = points else { return (0, 0.0) };
    let inner = &points[1..points.len() - 1];
    let at = inner.iter().take_while(|point| **point <= x).count();
    (at, (x - points[at]) / (points[at + 1] - points[at]))
}

#[cfg(test)]
mod tests {
    use super::super::syntax;
    use super::*;

    fn table(text: &str) -> Option<Table> {
        let text =
            format!("library(x) {{ time_unit : \"1ps\"; capacitive_load_unit(1, ff); {text} }}");
        let library = syntax::parse(&text).unwrap();
        let templates = library
            .all("t")
            .map(|group| (group.name(), group))
            .collect();
        Table::read(library.first("v")?, &templates, Units::of(&library), 2.0)
    }

    #[test]
    fn both_orders_of_axes_are_one_table() {
        let one = table(
            "t(a) { variable_1 : input_transition_time; variable_2 : total_output_net_capacitance;
               index_1(\"0, 10\"); index_2(\"0, 1, 4\"); }
             v(a) { values(\"1, 2, 5\", \"11, 12, 15\"); }",
        );
        let other = table(
            "t(a) { variable_2 : input_transition_time; variable_1 : total_output_net_capacitance;
               index_1(\"0, 9, 9\"); index_2(\"0, 10\"); }
             v(a) { index_1(\"0, 1, 4\"); values(\"1, 11\", \"2, 12\", \"5, 15\"); }",
        );
        assert!(one.is_some());
        assert_eq!(one, other);
        // 1 + transition in ps + load in fF, twice; outside as well.
        let table = one.unwrap();
        for (ps, ff) in [
            (0.0, 0.0),
            (5.0, 0.5),
            (10.0, 4.0),
            (3.0, 2.0),
            (20.0, 8.0),
            (-1.0, 3.0),
        ] {
            let found = table.at(ps / 1000.0, ff / 1000.0);
            assert!(
                (found - 2.0 * (1.0 + ps + ff)).abs() < 1e-9,
                "{ps} {ff} {found}"
            );
        }
    }

    #[test]
    fn one_axis_or_none_is_a_table_too() {
        let line = "t(a) { variable_1 : input_transition_time; index_1(\"0, 10\"); }
                    v(a) { values(\"1, 3\"); }";
        assert_eq!(table(line).unwrap().at(0.005, 7.0), 4.0);
        assert_eq!(
            table("v(scalar) { values(\"3\"); }").unwrap().at(1.0, 1.0),
            6.0
        );
        assert_eq!(table("v(scalar) { values(\"3, 4\"); }"), None);
        let none = "t(a) { variable_1 : input_transition_time; index_1(\"\"); }
                    v(a) { values(\"\"); }";
        assert_eq!(table(none), None);
    }
}
