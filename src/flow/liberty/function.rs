//! The Boolean functions of a Liberty file.

use super::syntax::tokens;

/// A Boolean function of pins.
#[derive(Clone, Debug, PartialEq)]
pub enum Function {
    /// 0 or 1.
    Constant(bool),
    /// A pin, or a state of the cell, by its name.
    Pin(String),
    /// Not.
    Not(Box<Function>),
    /// And, or, exclusive or.
    Two(Operator, Box<Function>, Box<Function>),
}

/// An operator of two functions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operator {
    /// `*`, `&`, or no operator between the two.
    And,
    /// `+` or `|`.
    Or,
    /// `^`.
    Xor,
}

impl Function {
    /// Parses a function; None if it is not understood.
    pub fn parse(text: &str) -> Option<Function> {
        let tokens: Vec<&str> = tokens(text).collect();
        let mut rest = &tokens[..];
        let result = or(&mut rest)?;
        rest.is_empty().then_some(result)
    }

    /// Its value; None if a pin has no value.
    pub fn evaluate(&self, value: &dyn Fn(&str) -> Option<bool>) -> Option<bool> {
        Some(match self {
            Function::Constant(constant) => *constant,
            Function::Pin(name) => value(name)?,
            Function::Not(inner) => !inner.evaluate(value)?,
            Function::Two(operator, a, b) => {
                let (a, b) = (a.evaluate(value)?, b.evaluate(value)?);
                match operator {
                    Operator::And => a & b,
                    Operator::Or => a | b,
                    Operator::Xor => a ^ b,
                }
            }
        })
    }

    /// The names in it, each once.
    pub fn pins(&self) -> Vec<&str> {
        let mut pins = Vec::new();
        self.collect(&mut pins);
        pins.sort_unstable();
        pins.dedup();
        pins
    }

    fn collect<'a>(&'a self, pins: &mut Vec<&'a str>) {
        match self {
            Function::Constant(_) => {}
            Function::Pin(name) => pins.push(name),
            Function::Not(inner) => inner.collect(pins),
            Function::Two(_, a, b) => {
                a.collect(pins);
                b.collect(pins);
            }
        }
    }
}

fn two(operator: Operator, a: Function, b: Function) -> Function {
    Function::Two(operator, Box::new(a), Box::new(b))
}

fn or(rest: &mut &[&str]) -> Option<Function> {
    let mut result = and(rest)?;
    while let ["+" | "|", after @ ..] = *rest {
        *rest = after;
        result = two(Operator::Or, result, and(rest)?);
    }
    Some(result)
}

fn and(rest: &mut &[&str]) -> Option<Function> {
    let mut result = xor(rest)?;
    loop {
        match *rest {
            ["*" | "&", after @ ..] => *rest = after,
            [] | ["+" | "|" | ")", ..] => return Some(result),
            _ => {} // side by side is "and" too
        }
        result = two(Operator::And, result, xor(rest)?);
    }
}

fn xor(rest: &mut &[&str]) -> Option<Function> {
    let mut result = term(rest)?;
    while let ["^", after @ ..] = *rest {
        *rest = after;
        result = two(Operator::Xor, result, term(rest)?);
    }
    Some(result)
}

fn term(rest: &mut &[&str]) -> Option<Function> {
    let (first, after) = rest.split_first()?;
    *rest = after;
    let mut result = match *first {
        "!" => Function::Not(Box::new(term(rest)?)),
        "(" => {
            let inner = or(rest)?;
            let (")", after) = rest.split_first().map(|(t, after)| (*t, after))? else {
                return None;
            };
            *rest = after;
            inner
        }
        "0" => Function::Constant(false),
        "1" => Function::Constant(true),
        name => Function::Pin(name.into()),
    };
    while let ["'", after @ ..] = *rest {
        *rest = after;
        result = Function::Not(Box::new(result));
    }
    Some(result)
}
