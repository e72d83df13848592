//! Identity of a design: its kind and the values of its parameters. Its name, the command that makes it and
//! the manifest's parameters are derived from these.

use std::fmt::Display;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::Param;

/// The design that a command means which names none.
pub const DEFAULT_DESIGN: &str = "e2mc";

/// A parameter's value.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Value {
    /// A whole number.
    Number(u32),
    /// A word of a list.
    Word(String),
}

impl From<u32> for Value {
    fn from(number: u32) -> Value {
        Value::Number(number)
    }
}

impl From<&str> for Value {
    fn from(word: &str) -> Value {
        Value::Word(word.to_owned())
    }
}

impl From<Value> for serde_json::Value {
    fn from(value: Value) -> serde_json::Value {
        match value {
            Value::Number(number) => number.into(),
            Value::Word(word) => word.into(),
        }
    }
}

impl std::fmt::Display for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Value::Number(number) => write!(f, "{number}"),
            Value::Word(word) => write!(f, "{word}"),
        }
    }
}

/// A design's kind and the values of its parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identity {
    kind: &'static str,
    choices: Vec<Choice>,
}

/// The value of one parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Choice {
    pub flag: &'static str,
    pub value: Value,
    /// Its parts of the name and of the command, if they have it.
    pub named: Option<[String; 2]>,
    /// Whether it comes before all parameters that are not always named.
    pub always: bool,
}

impl Choice {
    /// A design inside another one, by its own name and command.
    pub fn of_design(flag: &'static str, inner: &Identity, except: &[&str]) -> Self {
        let flags = inner.flags(except);
        let kind = inner.kind;
        Choice {
            flag,
            value: Value::Word(kind.into()),
            named: Some([
                inner.name_without(except),
                format!("--{flag} {kind}{flags}"),
            ]),
            always: true,
        }
    }

    /// The same, but only in the manifest.
    pub fn unnamed(self) -> Self {
        Choice {
            named: None,
            ..self
        }
    }
}

impl Identity {
    pub(super) fn new(kind: &'static str, choices: Vec<Choice>) -> Self {
        Identity { kind, choices }
    }

    /// The identity of a kind, without values yet.
    pub fn of(kind: &'static str) -> Self {
        Identity::new(kind, Vec::new())
    }

    /// The same with the value of a parameter.
    #[must_use]
    pub fn with<T>(mut self, param: &Param<T>, value: T) -> Self
    where
        T: Copy + Display + PartialEq,
    {
        let is_default = param.default_value() == Some(value);
        self.choices.extend(param.choice(value, is_default));
        self
    }

    /// The same with the value of a parameter, where there is one.
    #[must_use]
    pub fn with_some<T>(self, param: &Param<T>, value: Option<T>) -> Self
    where
        T: Copy + Display + PartialEq,
    {
        match value {
            Some(value) => self.with(param, value),
            None => self,
        }
    }

    /// The same with the value of a parameter, or else its default. The name contains it only if it is given.
    #[must_use]
    pub fn with_given<T>(mut self, param: &Param<T>, given: Option<T>, default: T) -> Self
    where
        T: Copy + Display,
    {
        let value = given.unwrap_or(default);
        self.choices.extend(param.choice(value, given.is_none()));
        self
    }

    /// The same without a parameter.
    #[must_use]
    pub fn without(mut self, flag: &str) -> Self {
        self.choices.retain(|choice| choice.flag != flag);
        self
    }

    /// The same with a codebook in the tables: different contents are different designs.
    #[must_use]
    pub fn with_book(mut self, json: &str) -> Self {
        self.choices.retain(|choice| choice.flag != BOOK);
        let digest = Sha256::digest(json.as_bytes());
        let digest = digest.iter().take(4).map(|byte| format!("{byte:02x}"));
        self.choices.push(Choice {
            flag: BOOK,
            value: Value::Word("BOOK".into()),
            named: Some([
                format!("book{}", digest.collect::<String>()),
                format!("--{BOOK} BOOK"),
            ]),
            always: false,
        });
        self
    }

    /// The design's word for `--design`.
    pub fn kind(&self) -> &'static str {
        self.kind
    }

    /// The name, valid as a part of module and file names.
    pub fn name(&self) -> String {
        self.name_without(&[])
    }

    /// The name of a codec, with the parameters that are not the default.
    pub fn name_of_codec(&self) -> String {
        let parts = self.named(&[]).map(|[part, _]| format!("-{part}"));
        self.kind.to_owned() + &parts.collect::<String>()
    }

    /// The command line, from `hdlgen` on.
    pub fn command(&self) -> String {
        let flags = self.flags(&[]);
        match self.kind {
            DEFAULT_DESIGN => format!("hdlgen{flags}"),
            kind => format!("hdlgen --design {kind}{flags}"),
        }
    }

    /// Every parameter, by the name of its flag. The codebook is none: a manifest has no files.
    pub fn parameters(&self) -> Vec<(&'static str, Value)> {
        let own = self.choices.iter().filter(|choice| choice.flag != BOOK);
        own.map(|choice| (choice.flag, choice.value.clone()))
            .collect()
    }

    /// The value of a parameter.
    pub fn value(&self, flag: &str) -> Option<&Value> {
        let own = self.choices.iter().find(|choice| choice.flag == flag);
        own.map(|choice| &choice.value)
    }

    /// All values but those of some flags.
    pub(super) fn choices<'a>(
        &'a self,
        except: &'a [&'a str],
    ) -> impl Iterator<Item = Choice> + 'a {
        let choices = self.choices.iter();
        choices
            .filter(|choice| !except.contains(&choice.flag))
            .cloned()
    }

    fn name_without(&self, except: &[&str]) -> String {
        let parts = self.named(except).map(|[part, _]| format!("_{part}"));
        self.kind.replace('-', "_") + &parts.collect::<String>()
    }

    fn flags(&self, except: &[&str]) -> String {
        let flags = self.named(except).map(|[_, flags]| format!(" {flags}"));
        flags.collect()
    }

    /// The parts of the name and of the command, those first that are always there.
    fn named<'a>(&'a self, except: &'a [&'a str]) -> impl Iterator<Item = &'a [String; 2]> {
        let choices = move |always| {
            let of = self.choices.iter();
            of.filter(move |choice| choice.always == always && !except.contains(&choice.flag))
        };
        let all = choices(true).chain(choices(false));
        all.filter_map(|choice| choice.named.as_ref())
    }
}

const BOOK: &str = "codebook";
