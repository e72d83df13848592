//! The declaration of a parameter.

use std::fmt::Display;
use std::str::FromStr;

use super::identity::Choice;
use super::{OptionsError, Parameter, Value, Values};
use crate::terms::TermError;

/// The declaration of a parameter whose value is a `T`.
#[derive(Clone, Copy)]
pub struct Param<T: 'static> {
    /// The name of its flag, without dashes.
    pub name: &'static str,
    placeholder: &'static str,
    about: &'static str,
    domain: Domain<T>,
    default: DefaultValue<T>,
    read: fn(&Param<T>, &str) -> Result<T, OptionsError>,
    shown: Shown,
    part: Option<fn(&T) -> String>,
}

/// The values that a parameter may have.
#[derive(Clone, Copy)]
enum Domain<T: 'static> {
    Numbers(&'static [T]),
    Range(u32, u32),
    Words(&'static [T], fn(T) -> &'static str),
    List,
    Design,
    Switch,
    File,
}

#[derive(Clone, Copy)]
enum DefaultValue<T> {
    Is(fn() -> T),
    /// It follows from other parameters.
    Says(&'static str),
}

/// Where a value is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// In the name, before all that are not always there, and in the manifest.
    Always,
    /// In the name unless it is the default, and in the manifest.
    UnlessDefault,
    /// In name and manifest unless it is the default.
    OnlyOther,
}

impl<T: Copy + Display + 'static> Param<T> {
    const fn new(
        name: &'static str,
        placeholder: &'static str,
        about: &'static str,
        domain: Domain<T>,
        read: fn(&Param<T>, &str) -> Result<T, OptionsError>,
    ) -> Self {
        Param {
            name,
            placeholder,
            about,
            domain,
            default: DefaultValue::Says("none"),
            read,
            shown: Shown::UnlessDefault,
            part: None,
        }
    }

    /// One whose values are words, each with a description in the help.
    pub const fn words(
        name: &'static str,
        placeholder: &'static str,
        about: &'static str,
        words: &'static [T],
        word_about: fn(T) -> &'static str,
    ) -> Self {
        let domain = Domain::Words(words, word_about);
        Self::new(name, placeholder, about, domain, Self::word)
    }

    /// The same with a default.
    pub const fn default(self, default: fn() -> T) -> Self {
        let default = DefaultValue::Is(default);
        Param { default, ..self }
    }

    /// The same with a default that depends on other parameters, described in words.
    pub const fn default_says(self, words: &'static str) -> Self {
        let default = DefaultValue::Says(words);
        Param { default, ..self }
    }

    /// The same with another rule for where it is shown than [`Shown::UnlessDefault`].
    pub const fn shown(self, shown: Shown) -> Self {
        Param { shown, ..self }
    }

    /// The same with another part of a name instead of the flag and the value.
    pub const fn part(self, part: fn(&T) -> String) -> Self {
        let part = Some(part);
        Param { part, ..self }
    }

    /// The same with the flag and the value as its part of a name.
    pub const fn part_in_full(self) -> Self {
        Param { part: None, ..self }
    }

    /// Its description.
    pub fn described(&self) -> Parameter {
        Parameter {
            name: self.name,
            value: self.placeholder,
            about: self.about,
            values: self.values(),
            default: match (self.default, self.domain) {
                (_, Domain::Switch) => "off".into(),
                (DefaultValue::Is(default), _) => default().to_string(),
                (DefaultValue::Says(words), _) => words.into(),
            },
        }
    }

    fn values(&self) -> Values {
        match self.domain {
            Domain::Numbers(all) => {
                let all = all.iter().map(|number| number.to_string().parse());
                Values::Numbers(all.flatten().collect())
            }
            Domain::Words(all, about) => {
                let all = all.iter().map(|&word| (word.to_string(), about(word)));
                Values::Words(all.collect())
            }
            Domain::Range(..) => Values::Whole,
            Domain::List => Values::List,
            Domain::Design => Values::Design,
            Domain::Switch => Values::Switch,
            Domain::File => Values::File,
        }
    }

    /// Parses a value.
    ///
    /// # Errors
    /// If it is not one of the parameter's.
    pub(super) fn read(&self, text: &str) -> Result<T, OptionsError> {
        (self.read)(self, text)
    }

    /// The default; none where it follows from other parameters.
    pub(super) fn default_value(&self) -> Option<T> {
        match self.default {
            DefaultValue::Is(default) => Some(default()),
            DefaultValue::Says(_) => None,
        }
    }

    /// The error that it is not given, and has no default.
    pub(super) fn missing(&self) -> OptionsError {
        OptionsError::Given(format!("--{} is not given", self.name))
    }

    /// A value as a part of an identity; None if it is not shown there.
    pub(super) fn choice(&self, value: T, is_default: bool) -> Option<Choice> {
        let is_named = !is_default || self.shown == Shown::Always;
        (!is_default || self.shown != Shown::OnlyOther).then(|| Choice {
            flag: self.name,
            value: self.value(value),
            named: is_named.then(|| [self.part_of_name(value), self.flags(value)]),
            always: self.shown == Shown::Always,
        })
    }

    /// Its part of a name.
    fn part_of_name(&self, value: T) -> String {
        match (self.part, self.domain) {
            (Some(part), _) => part(&value),
            (None, Domain::Switch) => self.name.replace('-', "_"),
            (None, _) => format!("{}{value}", self.name.replace('-', "_")),
        }
    }

    /// Its part of a command.
    fn flags(&self, value: T) -> String {
        match self.domain {
            Domain::Switch => format!("--{}", self.name),
            _ => format!("--{} {value}", self.name),
        }
    }

    /// A value as the manifest has it.
    fn value(&self, value: T) -> Value {
        let text = value.to_string();
        match (self.domain, text.parse()) {
            (Domain::Numbers(_) | Domain::Range(..), Ok(number)) => Value::Number(number),
            _ => Value::Word(text),
        }
    }

    /// A word of the list.
    fn word(&self, text: &str) -> Result<T, OptionsError> {
        let Domain::Words(all, _) = self.domain else {
            return Err(self.refused("", text));
        };
        let found = all.iter().find(|word| word.to_string() == text);
        let allowed = || self.refused(&itertools::join(all, " or "), text);
        found.copied().ok_or_else(allowed)
    }

    /// Checks that a value is in the list, if there is one.
    fn listed(&self, value: T) -> Result<T, OptionsError> {
        let Domain::Numbers(all) = self.domain else {
            return Ok(value);
        };
        let text = value.to_string();
        if all.iter().any(|number| number.to_string() == text) {
            Ok(value)
        } else {
            Err(self.refused(&one_of(all), &text))
        }
    }

    fn refused(&self, allowed: &str, given: &str) -> OptionsError {
        OptionsError::Word {
            flag: self.name,
            allowed: allowed.to_owned(),
            given: given.to_owned(),
        }
    }
}

impl<T: Copy + Display + FromStr<Err = TermError> + 'static> Param<T> {
    /// One whose values are some of a term's.
    pub const fn term(
        name: &'static str,
        placeholder: &'static str,
        about: &'static str,
        all: &'static [T],
    ) -> Self {
        let domain = Domain::Numbers(all);
        Self::new(name, placeholder, about, domain, Self::any_of_term)
    }

    /// One whose value is a list of words with commas between them.
    pub const fn list(name: &'static str, about: &'static str) -> Self {
        Self::new(name, "LIST", about, Domain::List, Self::any_of_term)
    }

    fn any_of_term(&self, text: &str) -> Result<T, OptionsError> {
        self.listed(text.parse()?)
    }
}

impl Param<u32> {
    /// One whose values are numbers out of a list.
    pub const fn numbers(
        name: &'static str,
        placeholder: &'static str,
        about: &'static str,
        all: &'static [u32],
    ) -> Self {
        let domain = Domain::Numbers(all);
        Self::new(name, placeholder, about, domain, Self::number)
    }

    /// One with any whole number from `least` to `most`.
    pub const fn whole(
        name: &'static str,
        placeholder: &'static str,
        about: &'static str,
        [least, most]: [u32; 2],
    ) -> Self {
        let domain = Domain::Range(least, most);
        Self::new(name, placeholder, about, domain, Self::number)
    }

    fn number(&self, text: &str) -> Result<u32, OptionsError> {
        let number = text.parse().map_err(|_| OptionsError::Word {
            flag: self.name,
            allowed: "a whole number".to_owned(),
            given: text.to_owned(),
        })?;
        match self.domain {
            Domain::Range(least, most) if !(least..=most).contains(&number) => {
                Err(self.refused(&format!("{least} to {most}"), text))
            }
            _ => self.listed(number),
        }
    }
}

impl Param<bool> {
    /// A switch, which is given or not.
    pub const fn switch(name: &'static str, about: &'static str) -> Self {
        let read = |param: &Self, text: &str| {
            let value = text.parse();
            value.map_err(|_| param.refused("true or false", text))
        };
        Self::new(name, "", about, Domain::Switch, read).default(|| false)
    }
}

/// The name of a file or of a design, which is not read here.
impl Param<&'static str> {
    /// A file.
    pub const fn file(name: &'static str, about: &'static str) -> Self {
        Self::new(name, "FILE", about, Domain::File, Self::word)
    }

    /// A design.
    pub const fn design(name: &'static str, about: &'static str) -> Self {
        Self::new(name, "DESIGN", about, Domain::Design, Self::word)
    }
}

/// Values as a sentence has them: `4, 8 or 16`.
fn one_of(all: &[impl Display]) -> String {
    let (last, others) = all
        .split_last()
        .map_or(("".into(), &all[..0]), |(last, others)| {
            (last.to_string(), others)
        });
    match others {
        [] => last,
        others => format!("{} or {last}", itertools::join(others, ", ")),
    }
}
