//! Which flags belong to which codec.

use anyhow::{bail, ensure};
use itertools::Itertools;

use super::usage::Usage;
use crate::codec::Format;

/// The codecs that need a codebook.
const TRAINED: &[&str] = &[Format::E2MC, Format::E2MC_DELTA, Format::NUMBERS];

/// The codecs that have several ways.
const WAYS: &[&str] = &[Format::E2MC, Format::E2MC_DELTA];

/// The flags that only some codecs have, and these codecs.
const PARAMETERS: &[(&str, &[&str])] = &[
    ("--codebook", TRAINED),
    ("--train", TRAINED),
    ("--sl", &[Format::E2MC]),
    ("--pdw", WAYS),
    ("--mfv", WAYS),
    ("--ends", &[Format::E2MC]),
    ("--modes", &[Format::E2MC_DELTA, Format::PFOR]),
    ("--choice", &[Format::PFOR]),
    ("--format", &[Format::NUMBERS]),
    ("--digits", &[Format::NUMBERS]),
    ("--ranks", &[Format::NUMBERS]),
    ("--bases", &[Format::NUMBERS]),
];

/// Refuses a flag that is given and that none of some codecs has.
pub(super) fn check(codecs: &[&str], given: &[(&str, bool)]) -> anyhow::Result<()> {
    for (flag, _) in given.iter().filter(|flag| flag.1) {
        let Some((_, owners)) = PARAMETERS.iter().find(|entry| entry.0 == *flag) else {
            continue;
        };
        if !owners.iter().any(|owner| codecs.contains(owner)) {
            let owners = owners.iter().join(" and ");
            match codecs {
                [codec] => bail!(Usage(format!(
                    "{flag} is a parameter of {owners}, which {codec} does not have"
                ))),
                _ => bail!(Usage(format!(
                    "{flag} is a parameter of {owners}, not of the codecs asked for"
                ))),
            }
        }
    }
    Ok(())
}

/// A term's values out of a list of numbers that several terms share: those that it can have, or
/// its default if there are none.
pub(super) fn own_values<T: TryFrom<u32> + Default>(numbers: &[u32]) -> Vec<T> {
    let own: Vec<T> = numbers
        .iter()
        .filter_map(|&number| number.try_into().ok())
        .collect();
    if own.is_empty() {
        vec![T::default()]
    } else {
        own
    }
}

/// Refuses a number of `--mfv` that none of some codecs can have.
pub(super) fn check_mfv(codecs: &[&str], numbers: &[u32]) -> anyhow::Result<()> {
    use crate::terms::{DeltaMfv, MfvCount, TermError};
    for &number in numbers {
        let mut refused = Vec::new();
        let mut can_have = false;
        for codec in codecs {
            let tried: Result<(), TermError> = match *codec {
                Format::E2MC => MfvCount::try_from(number).map(|_| ()),
                Format::E2MC_DELTA => DeltaMfv::try_from(number).map(|_| ()),
                _ => continue,
            };
            match tried {
                Ok(()) => can_have = true,
                Err(error) => refused.push(error.to_string()),
            }
        }
        ensure!(can_have || refused.is_empty(), Usage(refused.join("; ")));
    }
    Ok(())
}
