//! Designs to look at: each with its defaults, and with each of its parameters at other values.

use hdlgen::internals::design::{designs, Design, Options, Values};

/// Every design of the list, with its defaults.
pub fn by_default() -> Vec<Box<dyn Design>> {
    let entries = designs().iter();
    let all = entries.map(|entry| entry.design(&Options::default()).unwrap());
    all.collect()
}

/// Every design of the list, with one parameter after the other at the ends of its list or at every word
/// of it, where that goes with the defaults of the others.
pub fn one_parameter_changed() -> Vec<Box<dyn Design>> {
    let mut all: Vec<Box<dyn Design>> = by_default();
    let defaults = all.len();
    for entry in designs() {
        for parameter in &entry.parameters {
            for value in values(&parameter.values) {
                let options = Options::default().with(parameter.name, value);
                let Ok(design) = entry.design(&options) else {
                    continue;
                };
                if all.iter().all(|other| other.name() != design.name()) {
                    all.push(design);
                }
            }
        }
    }
    all.drain(..defaults);
    all
}

fn values(of: &Values) -> Vec<String> {
    match of {
        Values::Numbers(numbers) => {
            let ends = numbers.first().into_iter().chain(numbers.last());
            ends.map(u32::to_string).collect()
        }
        Values::Words(words) => words.iter().map(|(word, _)| word.to_string()).collect(),
        Values::Switch => vec!["true".into()],
        Values::Whole => vec!["1".into()],
        Values::Design => ["bpc-opt", "e2mc", "numbers"].map(String::from).into(),
        Values::List | Values::File => Vec::new(),
    }
}
