//! The formats by name.

use super::{Bdi, BdiFpc, Bpc, BpcGroup, BpcOpt, Codec, Cpack};
use super::{Fibonacci, Fpc, FpcOpt, Lzss, MBdi, MetadataLast, Pfor};
use crate::codebook::Book;
use crate::terms::{BlockSize, Choice, Geometry, Mag, PforModes, TermError};

/// A format of the list.
#[derive(Debug, Clone, Copy)]
pub struct Format {
    /// Its name, as `--codec` takes it.
    pub name: &'static str,
    /// Where it comes from.
    pub origin: &'static str,
    new: Option<fn(Geometry) -> Box<dyn Codec>>,
}

/// Every format, in the order in which they are printed.
pub static FORMATS: &[Format] = &[
    Format {
        name: Format::E2MC,
        origin: "Lal, Lucas, Juurlink: E2MC, IPDPS 2017",
        new: None,
    },
    Format {
        name: Format::E2MC_DELTA,
        origin: "E2MC with differences, classes and ways in pairs; this project's own",
        new: None,
    },
    Format {
        name: Format::NUMBERS,
        origin: "exponents as digits of their ranks, for weights; this project's own",
        new: None,
    },
    Format {
        name: Format::PFOR,
        origin: "patched frame of reference on bit planes (PFOR: ICDE 2006); this project's own",
        new: Some(|geometry| Box::new(Pfor::new(geometry, PforModes::ALL, Choice::default()))),
    },
    Format {
        name: "fpc",
        origin: "Alameldeen, Wood: Frequent Pattern Compression, TR 1500, 2004",
        new: Some(|geometry| Box::new(Fpc::new(geometry.block()))),
    },
    Format {
        name: "fpc-mc",
        origin: "FPC, metadata consolidated as in Pekhimenko et al., IEEE CAL 2015",
        new: Some(|geometry| Box::new(Fpc::consolidated(geometry.block()))),
    },
    Format {
        name: "fpc-mc-last",
        origin: "FPC, metadata consolidated behind the data as in Pekhimenko et al., IEEE CAL 2015",
        new: Some(|geometry| {
            let first = Fpc::consolidated(geometry.block());
            Box::new(MetadataLast::new(first, geometry))
        }),
    },
    Format {
        name: "fpc-opt",
        origin: "FPC without runs of zeros, for parallel hardware, CF 2025",
        new: Some(|geometry| Box::new(FpcOpt::new(geometry.block()))),
    },
    Format {
        name: "bpc",
        origin: "Kim et al.: Bit-Plane Compression, ISCA 2016",
        new: Some(|geometry| Box::new(Bpc::new(geometry.block()))),
    },
    Format {
        name: "bpc-mc",
        origin: "BPC, metadata consolidated as in Pekhimenko et al., IEEE CAL 2015",
        new: Some(|geometry| Box::new(Bpc::consolidated(geometry.block()))),
    },
    Format {
        name: "bpc-mc-last",
        origin: "BPC, metadata consolidated behind the data as in Pekhimenko et al., IEEE CAL 2015",
        new: Some(|geometry| {
            let first = Bpc::consolidated(geometry.block());
            Box::new(MetadataLast::new(first, geometry))
        }),
    },
    Format {
        name: "bpc-opt",
        origin: "BPC without runs of zeros, for parallel hardware, CF 2025",
        new: Some(|geometry| Box::new(BpcOpt::new(geometry.block()))),
    },
    Format {
        name: "bpc-group",
        origin: "bpc-opt with groups of empty planes left out; this project's own",
        new: Some(|geometry| Box::new(BpcGroup::new(geometry.block()))),
    },
    Format {
        name: "bdi",
        origin: "Pekhimenko et al.: Base-Delta-Immediate Compression, PACT 2012",
        new: Some(|geometry| Box::new(Bdi::new(geometry.block()))),
    },
    Format {
        name: "bdi+fpc",
        origin: "the smaller of BDI and FPC, as in Pekhimenko et al., IEEE CAL 2015",
        new: Some(|geometry| Box::new(BdiFpc::new(geometry.block()))),
    },
    Format {
        name: "m-bdi",
        origin: "after the idea of MAG-aware BDI, 2022; the layout is this project's own",
        new: Some(|geometry| Box::new(MBdi::new(geometry))),
    },
    Format {
        name: "cpack",
        origin: "Chen et al.: C-Pack, IEEE TVLSI 18(8), 2010",
        new: Some(|geometry| Box::new(Cpack::new(geometry.block()))),
    },
    Format {
        name: "cpack-mc",
        origin: "C-Pack, metadata consolidated as in Pekhimenko et al., IEEE CAL 2015",
        new: Some(|geometry| Box::new(Cpack::consolidated(geometry.block()))),
    },
    Format {
        name: "cpack-mc-last",
        origin:
            "C-Pack, metadata consolidated behind the data as in Pekhimenko et al., IEEE CAL 2015",
        new: Some(|geometry| {
            let first = Cpack::consolidated(geometry.block());
            Box::new(MetadataLast::new(first, geometry))
        }),
    },
    Format {
        name: "lzss",
        origin: "Storer, Szymanski: JACM 29(4), 1982, within a block",
        new: Some(|geometry| Box::new(Lzss::new(geometry.block()))),
    },
    Format {
        name: "fibonacci",
        origin: "Fraenkel, Klein: DAM 64(1), 1996, on differences of words",
        new: Some(|geometry| Box::new(Fibonacci::new(geometry.block()))),
    },
];

/// There is no codec of a name, or none without a codebook.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", match needs_codebook {
    true => format!("{name} needs a codebook"),
    false => format!("there is no codec '{name}' (`hdlgen codecs` lists them)"),
})]
pub struct NoSuchCodec {
    /// The name given.
    pub name: String,
    /// Whether it is one that needs a codebook.
    pub needs_codebook: bool,
}

impl Format {
    /// The name of E2MC, which needs a codebook.
    pub const E2MC: &'static str = Book::E2MC;

    /// The name of e2mc-delta, which needs a codebook.
    pub const E2MC_DELTA: &'static str = Book::DELTA;

    /// The name of the codec for numbers, which needs a codebook.
    pub const NUMBERS: &'static str = Book::NUMBERS;

    /// The name of pfor, which has modes.
    pub const PFOR: &'static str = "pfor";

    /// The format of a name.
    pub fn find(name: &str) -> Option<&'static Format> {
        FORMATS.iter().find(|format| format.name == name)
    }

    /// Block and MAG together, for this format.
    ///
    /// # Errors
    /// [`TermError::Mag`] if the MAG is not less than the block, [`TermError::Block`] for a block
    /// that the format does not have.
    pub fn geometry(&self, block: BlockSize, mag: Mag) -> Result<Geometry, TermError> {
        match self.name {
            Self::NUMBERS => Geometry::of_numbers(block, mag),
            Self::PFOR => Geometry::of_pfor(block, mag),
            _ => Geometry::new(block, mag),
        }
    }

    /// The codec for a geometry; `None` for those that need a codebook, too
    /// ([`Scheme`](super::Scheme)).
    pub fn codec(&self, geometry: Geometry) -> Option<Box<dyn Codec>> {
        self.new.map(|new| new(geometry))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_distinct_and_few_formats_need_a_codebook() {
        for format in FORMATS {
            let found = Format::find(format.name).unwrap();
            assert_eq!(found.origin, format.origin);
            for geometry in Geometry::all() {
                let codec = found.codec(geometry);
                let needs =
                    [Format::E2MC, Format::E2MC_DELTA, Format::NUMBERS].contains(&format.name);
                assert_eq!(codec.is_none(), needs);
                assert!(codec.is_none_or(|codec| codec.block() == geometry.block()));
            }
        }
        assert!(Format::find("none").is_none());
    }
}
