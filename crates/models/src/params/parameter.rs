//! Descriptions of parameters with any type of values: for flags, help and lists.

/// The description of a parameter of a design.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// The name of its flag, without dashes.
    pub name: &'static str,
    /// The placeholder of its value in the help; empty for a switch.
    pub value: &'static str,
    /// A description in one line.
    pub about: &'static str,
    /// The values that it may have.
    pub values: Values,
    /// Its default, in words.
    pub default: String,
}

/// The values of a parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Values {
    /// Numbers out of a list.
    Numbers(Vec<u32>),
    /// Any whole number that fits the others.
    Whole,
    /// Words, each with its description.
    Words(Vec<(String, &'static str)>),
    /// Words out of a list, several with commas between them.
    List,
    /// The name of a design.
    Design,
    /// A switch, which is given or not.
    Switch,
    /// A file.
    File,
}

impl Parameter {
    /// Whether a text can be its value, as far as the description says.
    pub fn can_be(&self, text: &str) -> bool {
        match &self.values {
            Values::Numbers(numbers) => text.parse().is_ok_and(|number| numbers.contains(&number)),
            _ => true,
        }
    }

    /// The values, as the help shows them: `4|8|16|32`.
    pub fn shown(&self) -> String {
        match &self.values {
            Values::Numbers(numbers) => itertools::join(numbers, "|"),
            Values::Words(words) => itertools::join(words.iter().map(|word| &word.0), "|"),
            Values::Whole | Values::List | Values::Design | Values::File => self.value.to_owned(),
            Values::Switch => String::new(),
        }
    }
}
