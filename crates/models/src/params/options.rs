//! The parameters of a design as given by the user.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::str::FromStr;

use super::{OptionsError, Param};

/// The given parameters, each by the name of its flag, as text; the others have their defaults.
///
/// ```
/// use hdlgen_models::params::Options;
///
/// let options = Options::default().with("lanes", 16).with("beat", 64);
/// assert_eq!(options.text("lanes"), Some("16"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options(BTreeMap<String, String>);

impl Options {
    /// The same with one more parameter; a switch's value is `true`.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Display) -> Self {
        self.set(name, value);
        self
    }

    /// The same with one more parameter, if there is a value.
    #[must_use]
    pub fn with_some(self, name: &str, value: Option<impl Display>) -> Self {
        match value {
            Some(value) => self.with(name, value),
            None => self,
        }
    }

    /// Those of some names.
    #[must_use]
    pub fn only(&self, mut these: impl FnMut(&&str) -> bool) -> Self {
        let all = self.0.iter().filter(|(name, _)| these(&name.as_str()));
        Options(all.map(|(n, v)| (n.clone(), v.clone())).collect())
    }

    /// Gives a parameter, or another value to it.
    pub fn set(&mut self, name: &str, value: impl Display) {
        self.0.insert(name.to_owned(), value.to_string());
    }

    /// Sets parameters that are not given yet.
    pub fn set_others<'a>(&mut self, all: impl IntoIterator<Item = (&'a str, String)>) {
        for (name, value) in all {
            self.0.entry(name.to_owned()).or_insert(value);
        }
    }

    /// The parameter as it was given.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// Whether it was given.
    pub fn has(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }

    /// The parameter's value, if it was given.
    ///
    /// # Errors
    /// The type's parse error.
    pub fn get<T: FromStr>(&self, name: &str) -> Result<Option<T>, T::Err> {
        self.text(name).map(str::parse).transpose()
    }

    /// The parameter's value, or the type's default.
    ///
    /// # Errors
    /// The type's parse error.
    pub fn or_default<T: FromStr + Default>(&self, name: &str) -> Result<T, T::Err> {
        Ok(self.get(name)?.unwrap_or_default())
    }

    /// One of a list of words, if one was given.
    ///
    /// # Errors
    /// [`OptionsError::Word`].
    pub fn word<T: Display + Copy>(
        &self,
        name: &'static str,
        all: &[T],
    ) -> Result<Option<T>, OptionsError> {
        let Some(text) = self.text(name) else {
            return Ok(None);
        };
        let found = all.iter().find(|word| word.to_string() == text);
        found.copied().map(Some).ok_or_else(|| OptionsError::Word {
            flag: name,
            allowed: itertools::join(all, " or "),
            given: text.to_owned(),
        })
    }

    /// A declared parameter's value, if it was given.
    ///
    /// # Errors
    /// If it is not one of the parameter's.
    pub fn value<T: Copy + Display>(&self, param: &Param<T>) -> Result<Option<T>, OptionsError> {
        let text = self.text(param.name);
        text.map(|text| param.read(text)).transpose()
    }

    /// A declared parameter's value, or its default.
    ///
    /// # Errors
    /// If it is not one of the parameter's, or is not given and has no default.
    pub fn value_or_default<T: Copy + Display>(&self, param: &Param<T>) -> Result<T, OptionsError> {
        let value = self.value(param)?.or_else(|| param.default_value());
        value.ok_or_else(|| param.missing())
    }

    /// The names of the given parameters.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }
}

impl FromStr for Options {
    type Err = OptionsError;

    /// `NAME=VALUE` for each parameter, with spaces between them: `block=128 modes=0,2`.
    fn from_str(text: &str) -> Result<Self, OptionsError> {
        let mut options = Options::default();
        for word in text.split_whitespace() {
            let pair = word.split_once('=').filter(|(name, _)| !name.is_empty());
            let (name, value) = pair.ok_or_else(|| {
                OptionsError::Given(format!(
                    "expected NAME=VALUE, with spaces between parameters, not '{word}'"
                ))
            })?;
            if options.has(name) {
                let twice = format!("the parameter '{name}' is given twice");
                return Err(OptionsError::Given(twice));
            }
            options.set(name, value);
        }
        Ok(options)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_from_text() {
        let options: Options = " block=64  modes=0,2 ".parse().unwrap();
        let expected = Options::default().with("block", 64).with("modes", "0,2");
        assert_eq!(options, expected);
        for (text, told) in [("block", "'block'"), ("=3", "'=3'"), ("a=1 a=2", "'a'")] {
            let error = text.parse::<Options>().unwrap_err().to_string();
            assert!(error.contains(told), "{error}");
        }
    }
}
