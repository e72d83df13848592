//! How long units take, for `hdlgen perf`.

use anyhow::{bail, Context};

use super::usage::Usage;
use crate::codec::Scheme;
use crate::design::{self, Options, Role};
use crate::perf::{paper_latencies, Units};
use crate::terms::BlockSize;

/// Where latencies are from.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Latency {
    /// The paper's where it has them, ours elsewhere.
    Auto,
    /// The E2MC paper's.
    Paper,
    /// Our designs'.
    Ours,
    /// To compress and to decompress, whatever the codec.
    Cycles(f64, f64),
}

impl Latency {
    /// Takes a word or two numbers.
    pub fn parse(text: &str) -> Result<Self, String> {
        let number = |text: &str| text.parse().ok().filter(|n: &f64| (0.0..=1e6).contains(n));
        match text {
            "auto" => Ok(Latency::Auto),
            "paper" => Ok(Latency::Paper),
            "ours" => Ok(Latency::Ours),
            "none" => Ok(Latency::Cycles(0.0, 0.0)),
            _ => {
                let numbers = text
                    .split_once(',')
                    .and_then(|(a, b)| Some((number(a)?, number(b)?)));
                let expected = "paper, ours, none or two numbers of cycles such as 46,82";
                let (compress, decompress) = numbers.ok_or(expected)?;
                Ok(Latency::Cycles(compress, decompress))
            }
        }
    }

    /// Compressors and decompressors of a codec, of this many in a controller.
    pub fn units(&self, scheme: &dyn Scheme, count: Option<u32>) -> anyhow::Result<[Units; 2]> {
        let units = |latency: f64, interval: f64| Units {
            latency,
            interval,
            count,
        };
        let own = |(compress, decompress)| {
            // A unit of the paper takes a symbol a cycle: it is free when it is through.
            [units(compress, compress), units(decompress, decompress)]
        };
        match self {
            Latency::Cycles(compress, decompress) => Ok(own((*compress, *decompress))),
            Latency::Paper => match paper_latencies(scheme) {
                Some(latencies) => Ok(own(latencies)),
                None => bail!(Usage(
                    "E2MC's table VI has BDI, FPC and E2MC only: --latency ours".into()
                )),
            },
            Latency::Auto => match paper_latencies(scheme) {
                Some(latencies) => Ok(own(latencies)),
                None => ours(scheme, units),
            },
            Latency::Ours => ours(scheme, units),
        }
    }
}

/// Our design of the same name, and its parameters.
pub(super) fn hardware(scheme: &dyn Scheme) -> (&'static str, Options) {
    let identity = scheme.identity(BlockSize::default());
    let parameters = identity.parameters().into_iter();
    let options = parameters.fold(Options::default(), |options, (flag, value)| {
        options.with(flag, value)
    });
    (identity.kind(), options)
}

/// Of our design of the same name, at the memory's clock.
fn ours(scheme: &dyn Scheme, units: impl Fn(f64, f64) -> Units) -> anyhow::Result<[Units; 2]> {
    let (name, options) = hardware(scheme);
    let none = || format!("{name} has no hardware: --latency COMPRESS,DECOMPRESS");
    let design = design::new(name, &options).with_context(none)?;
    let half = |role| -> anyhow::Result<Units> {
        let half = design.half(role)?;
        Ok(units(half.latency.into(), half.interval.into()))
    };
    Ok([half(Role::Compressor)?, half(Role::Decompressor)?])
}
