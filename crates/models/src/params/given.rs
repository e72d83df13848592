//! Parameters of a design as given by the user, taken value by value.

use std::fmt::Display;

use super::identity::Choice;
use super::{Identity, Options, OptionsError, Param, Parameter};

/// The given parameters of a design. Each is taken once, and the taken values are the design's [`Identity`],
/// in this order.
pub struct Given<'a> {
    design: &'static str,
    options: &'a Options,
    choices: Vec<Choice>,
}

impl<'a> Given<'a> {
    /// Takes the options given to a design with these parameters.
    ///
    /// # Errors
    /// [`OptionsError::NoSuchParameter`].
    pub fn new(
        design: &'static str,
        parameters: &[Parameter],
        options: &'a Options,
    ) -> Result<Self, OptionsError> {
        let known = |flag: &str| parameters.iter().any(|p| p.name == flag);
        match options.names().find(|flag| !known(flag)) {
            None => Ok(Given {
                design,
                options,
                choices: Vec::new(),
            }),
            Some(flag) => Err(OptionsError::NoSuchParameter {
                flag: flag.to_owned(),
                design,
            }),
        }
    }

    /// All that is given, as text.
    pub fn options(&self) -> &'a Options {
        self.options
    }

    /// Whether a parameter is given.
    pub fn has<T>(&self, param: &Param<T>) -> bool {
        self.options.has(param.name)
    }

    /// A parameter's value, or its default.
    ///
    /// # Errors
    /// If the value is not one of the parameter's. Without a default it has to be given.
    pub fn take<T>(&mut self, param: &Param<T>) -> Result<T, OptionsError>
    where
        T: Copy + Display + PartialEq,
    {
        let default = param.default_value().ok_or_else(|| param.missing())?;
        self.take_or(param, default)
    }

    /// A parameter's value, or a default that depends on other parameters.
    ///
    /// # Errors
    /// If the value is not one of the parameter's.
    pub fn take_or<T>(&mut self, param: &Param<T>, default: T) -> Result<T, OptionsError>
    where
        T: Copy + Display + PartialEq,
    {
        let value = self.options.value(param)?.unwrap_or(default);
        self.choices.extend(param.choice(value, value == default));
        Ok(value)
    }

    /// A parameter's value. Name and manifest contain it if it is given.
    ///
    /// # Errors
    /// If the value is not one of the parameter's.
    pub fn take_some<T>(&mut self, param: &Param<T>) -> Result<Option<T>, OptionsError>
    where
        T: Copy + Display + PartialEq,
    {
        let value = self.options.value(param)?;
        let choice = value.and_then(|value| param.choice(value, false));
        self.choices.extend(choice);
        Ok(value)
    }

    /// The values of the design that this one contains, which calls itself so.
    pub fn contains(&mut self, param: &Param<&'static str>, inner: &Identity, except: &[&str]) {
        let choices = inner.choices(except);
        self.choices
            .push(Choice::of_design(param.name, inner, except));
        self.choices.extend(choices.map(Choice::unnamed));
    }

    /// The design's identity, of the values that were taken.
    pub fn identity(self) -> Identity {
        Identity::new(self.design, self.choices)
    }
}
