//! The Boolean functions of a Liberty file's output pins.

use super::tokens;

/// The value of a Liberty function; nothing if it is not understood.
pub(super) fn evaluate(function: &str, value: &dyn Fn(&str) -> Option<bool>) -> Option<bool> {
    let tokens: Vec<&str> = tokens(function).collect();
    let mut rest = &tokens[..];
    let result = or(&mut rest, value)?;
    rest.is_empty().then_some(result)
}

fn or(rest: &mut &[&str], value: &dyn Fn(&str) -> Option<bool>) -> Option<bool> {
    let mut result = and(rest, value)?;
    while let ["+" | "|", after @ ..] = *rest {
        *rest = after;
        result |= and(rest, value)?;
    }
    Some(result)
}

fn and(rest: &mut &[&str], value: &dyn Fn(&str) -> Option<bool>) -> Option<bool> {
    let mut result = xor(rest, value)?;
    loop {
        match *rest {
            ["*" | "&", after @ ..] => *rest = after,
            [] | ["+" | "|" | ")", ..] => return Some(result),
            _ => {} // side by side is "and" too
        }
        result &= xor(rest, value)?;
    }
}

fn xor(rest: &mut &[&str], value: &dyn Fn(&str) -> Option<bool>) -> Option<bool> {
    let mut result = term(rest, value)?;
    while let ["^", after @ ..] = *rest {
        *rest = after;
        result ^= term(rest, value)?;
    }
    Some(result)
}

fn term(rest: &mut &[&str], value: &dyn Fn(&str) -> Option<bool>) -> Option<bool> {
    let (first, after) = rest.split_first()?;
    *rest = after;
    let mut result = match *first {
        "!" => !term(rest, value)?,
        "(" => {
            let inner = or(rest, value)?;
            let (")", after) = rest.split_first().map(|(t, after)| (*t, after))? else {
                return None;
            };
            *rest = after;
            inner
        }
        "0" => false,
        "1" => true,
        name => value(name)?,
    };
    while let ["'", after @ ..] = *rest {
        *rest = after;
        result = !result;
    }
    Some(result)
}
