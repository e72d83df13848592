//! The library's codecs on files: ratios, and the best of several, block by block.

use anyhow::Context;
use hdlgen::internals::codec::list::{Format, FORMATS};
use hdlgen::internals::codec::Codec;
use hdlgen::internals::params::Options;
use hdlgen::internals::terms::{Ends, Geometry};
use rayon::prelude::*;

use super::data::{head, mean, row, File, Set};
use super::variant::{BLOCK, WAYS};

/// Whole blocks of some data, the last one filled with zeros.
pub fn padded(data: &[u8]) -> Vec<u8> {
    let mut data = data.to_vec();
    data.resize(data.len().next_multiple_of(BLOCK), 0);
    data
}

/// The name of E2MC with two-ended ways.
const TWO_ENDED: &str = "e2mc --ends both";

/// E2MC of SL 16, one-ended or two-ended, or e2mc-delta, with a codebook of the data itself.
fn trained(name: &str, data: &[u8], ways: usize) -> anyhow::Result<Box<dyn Codec>> {
    let options = Options::default().with("pdw", ways);
    let scheme = match name {
        TWO_ENDED => Format::e2mc().scheme(&options.with("ends", Ends::Both), None)?,
        _ => Format::named(name)?.scheme(&options, None)?,
    };
    let geometry = Geometry::default();
    let recipe = scheme.recipe(geometry.block()).context("no tables")?;
    Ok(scheme.codec(Some(&recipe.train(data)?), geometry)?)
}

/// Bytes in memory of each block.
fn sizes(codec: &dyn Codec, data: &[u8]) -> Vec<usize> {
    let geometry = Geometry::default();
    let blocks = data.chunks_exact(BLOCK);
    blocks
        .map(|block| geometry.stored_bytes(codec.size(block)))
        .collect()
}

/// Bytes in memory of some data by one of [`codecs`](super::variant::codecs), for each of [`WAYS`].
pub fn stored(name: &str, data: &[u8]) -> anyhow::Result<[u64; 2]> {
    let data = padded(data);
    let mut bytes = [0; 2];
    for (bytes, ways) in bytes.iter_mut().zip(WAYS) {
        let codec = trained(name, &data, ways)?;
        *bytes = sizes(codec.as_ref(), &data).iter().sum::<usize>() as u64;
    }
    Ok(bytes)
}

/// Ratios of a file for a number of ways: E2MC, bpc, bpc-group, the better of E2MC and bpc-group,
/// the best of all codecs but e2mc-delta, e2mc-delta.
fn ratios(file: &File, ways: usize) -> anyhow::Result<[f64; 6]> {
    let data = padded(&file.data);
    let e2mc = sizes(trained(Format::E2MC, &data, ways)?.as_ref(), &data);
    let delta = sizes(trained(Format::E2MC_DELTA, &data, ways)?.as_ref(), &data);
    let (mut bpc, mut group, mut best) = (Vec::new(), Vec::new(), e2mc.clone());
    for format in FORMATS {
        let Some(codec) = format.codec(Geometry::default()) else {
            continue;
        };
        let sizes = sizes(codec.as_ref(), &data);
        best = smaller(&best, &sizes);
        match format.name {
            "bpc" => bpc = sizes,
            "bpc-group" => group = sizes,
            _ => {}
        }
    }
    let both = smaller(&e2mc, &group);
    let all = [e2mc, bpc, group, both, best, delta];
    Ok(all.map(|sizes| data.len() as f64 / sizes.iter().sum::<usize>() as f64))
}

fn smaller(a: &[usize], b: &[usize]) -> Vec<usize> {
    a.iter().zip(b).map(|(a, b)| *a.min(b)).collect()
}

/// A table for each set and number of ways.
pub fn tables(sets: &[Set]) -> anyhow::Result<()> {
    println!("## e2mc-delta beside the published codecs\n");
    for set in sets {
        for ways in WAYS {
            println!("{}, PDW {ways}:\n", set.name);
            head(&[
                "file",
                "e2mc",
                "bpc",
                "bpc-group",
                "better of e2mc, bpc-group",
                "best of 15",
                "e2mc-delta",
            ]);
            let files = set.files.par_iter().map(|file| ratios(file, ways));
            let files: Vec<_> = files
                .collect::<anyhow::Result<_>>()
                .context("no codebook")?;
            for (file, ratios) in set.files.iter().zip(&files) {
                row(&file.name, *ratios);
            }
            let means = (0..6).map(|column| mean(files.iter().map(|file| file[column])));
            row("**geometric mean**", means);
            println!();
        }
    }
    Ok(())
}
