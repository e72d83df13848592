//! Which flags belong to which codec.

use anyhow::{bail, ensure, Context};
use itertools::Itertools;

use super::usage::Usage;
use crate::codec::list::FORMATS;
use crate::codec::{AnyScheme, Format};
use crate::params::{Options, OptionsError};

/// The flags of all codecs that are trained.
const OF_TRAINED: [&str; 2] = ["codebook", "train"];

/// The codecs that have a flag, if it is one of codecs.
fn owners(flag: &str) -> Vec<&'static str> {
    let has = |format: &&Format| {
        if OF_TRAINED.contains(&flag) {
            format.is_trained()
        } else {
            format.has(flag)
        }
    };
    let all = FORMATS.iter().filter(has);
    all.map(|format| format.name).collect()
}

/// Refuses a flag that is given and that none of some codecs has.
pub(super) fn check<'a>(
    codecs: &[&str],
    given: impl IntoIterator<Item = &'a str>,
) -> anyhow::Result<()> {
    for flag in given {
        let owners = owners(flag);
        if !owners.iter().any(|owner| codecs.contains(owner)) {
            let owners = owners.iter().join(" and ");
            match codecs {
                [codec] => bail!(Usage(format!(
                    "--{flag} is a parameter of {owners}, which {codec} does not have"
                ))),
                _ => bail!(Usage(format!(
                    "--{flag} is a parameter of {owners}, not of the codecs asked for"
                ))),
            }
        }
    }
    Ok(())
}

/// Values of flags as text.
pub(super) fn texts<T: ToString>(values: &[T]) -> Vec<String> {
    values.iter().map(T::to_string).collect()
}

/// Schemes of a codec with all values that are given of its parameters and that they can have, each
/// scheme once.
pub(super) fn schemes(
    format: &'static Format,
    given: &[(&str, Vec<String>)],
    scheme: impl Fn(&Options) -> Result<AnyScheme, OptionsError>,
) -> anyhow::Result<Vec<AnyScheme>> {
    let mut all = vec![Options::default()];
    for own in format.parameters() {
        let given = given.iter().filter(|(flag, _)| *flag == own.name);
        let values = given.flat_map(|given| &given.1);
        let values = values.filter(|value| own.can_be(value)).collect_vec();
        if !values.is_empty() {
            let both = all.into_iter().cartesian_product(values);
            all = both
                .map(|(options, value)| options.with(own.name, value))
                .collect();
        }
    }
    let schemes = all
        .iter()
        .map(|options| scheme(options).context(format.name));
    let schemes: Vec<_> = schemes.collect::<Result<_, _>>()?;
    Ok(schemes
        .into_iter()
        .unique_by(|scheme| scheme.name())
        .collect())
}

/// Refuses a number of `--mfv` that none of some codecs can have.
pub(super) fn check_mfv(codecs: &[&str], numbers: &[u32]) -> anyhow::Result<()> {
    let formats = codecs.iter().filter_map(|name| Format::find(name));
    let formats = formats.filter(|format| format.has("mfv")).collect_vec();
    for &number in numbers {
        let options = Options::default().with("mfv", number);
        let tried = formats.iter().map(|format| format.scheme(&options, None));
        let (fit, refused): (Vec<_>, Vec<_>) = tried.partition_result();
        let refused = refused.iter().join("; ");
        ensure!(!fit.is_empty() || refused.is_empty(), Usage(refused));
    }
    Ok(())
}
