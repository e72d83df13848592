//! The E2MC design: its parameters, and what follows from them.

use crate::codebook::{Book, Codebook, Recipe, SymbolHistogram, TableImages, Trained};
use crate::codec::e2mc::scheme::{self, SYMBOL_LENGTH};
use crate::codec::E2mc as Model;
use crate::hdl::DesignError;
use crate::rtl::e2mc::compressor;
use crate::rtl::e2mc::decompressor;
use crate::rtl::e2mc::tables::address_map;
use crate::rtl::e2mc::{cuts_through, Decoder, Parameters};
use crate::rtl::protect::Protection;
use crate::stream::Write;
use crate::terms::{BeatSize, Encoders, Ends, Geometry, MfvCount, SymbolLength, Ways};

use super::e2mc_tables::{in_memories, regions, tables};
use super::entry::Entry;
use super::manifest::Region;
use super::{checked, own, BlockStreams, Design, Half, Reference, Role, Tables};
use crate::params::common::{self, CODEBOOK, MFV, WAYS};
use crate::params::{Given, Identity, Options, OptionsError, Param, Parameter, Shown};

/// An E2MC design whose parameters fit each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct E2mc {
    symbol_length: SymbolLength,
    ways: Ways,
    ends: Ends,
    geometry: Geometry,
    mfv: MfvCount,
    encoders: Encoders,
    beat: BeatSize,
    decoder: Decoder,
    protection: Protection,
    book: Option<Codebook>,
    identity: Identity,
}

/// As `--design` takes it.
const NAME: &str = "e2mc";

/// A description in one line.
const ABOUT: &str = "Huffman compressor and canonical decompressor with parallel decoding ways (Lal et al., IPDPS 2017)";

/// Directions in which decoding ways run.
const ENDS: Param<Ends> = scheme::ENDS.part_in_full().shown(Shown::OnlyOther);

const ENCODERS: Param<Encoders> = Param::term(
    "encoders",
    "ENCODERS",
    "Parallel encoders, at most as many as ways",
    Encoders::ALL,
)
.default_says("--pdw");

const DECODER: Param<Decoder> = Param::words(
    "decoder",
    "FORM",
    "How the decompressor finds a codeword's length and moves on to the next",
    &Decoder::ALL,
    |decoder| match decoder {
        Decoder::OneHot => {
            "Comparators for all lengths, which select one of the shifted copies; faster"
        }
        Decoder::Paper => "A priority encoder and a barrel shifter, as in the paper's figure",
    },
)
.default(Decoder::default);

/// How the tables' memories are protected.
pub(super) const PROTECT: Param<Protection> = protection_of_tables("Protection of the tables' memories against flipped bits: after one, blocks are stored raw and compressed blocks are marked corrupt, until the tables are loaded again");

/// The parameter `protect` of a design with tables.
pub(super) const fn protection_of_tables(about: &'static str) -> Param<Protection> {
    Param::words(
        "protect",
        "HOW",
        about,
        &Protection::OF_TABLES,
        |protection| match protection {
            Protection::None => "No protection",
            _ => "Detects a flipped bit",
        },
    )
    .default(Protection::default)
    .shown(Shown::OnlyOther)
}

/// The design of the list.
pub(super) fn entry() -> Entry {
    let plan = include_str!("../../testbench/plan/e2mc.toml");
    Entry::new(NAME, ABOUT, plan, parameters(), E2mc::new)
}

/// Its parameters.
fn parameters() -> Vec<Parameter> {
    let own = [
        SYMBOL_LENGTH.described(),
        WAYS.described(),
        ENDS.described(),
        MFV.described(),
        ENCODERS.described(),
        DECODER.described(),
        PROTECT.described(),
        CODEBOOK.described(),
    ];
    own.into_iter().chain(common::of_codec()).collect()
}

impl E2mc {
    /// # Errors
    /// If the parameters are valid separately but not together.
    pub fn new(options: &Options) -> Result<Self, OptionsError> {
        let mut given = Given::new(NAME, &parameters(), options)?;
        let symbol_length = given.take(&SYMBOL_LENGTH)?;
        let ways = given.take(&WAYS)?;
        let geometry = given.geometry()?;
        let mfv = if symbol_length.has_escape() {
            given.take(&MFV)?
        } else if given.has(&MFV) {
            return Err(OptionsError::mfv_unused(symbol_length));
        } else {
            MfvCount::default()
        };
        let ends = given.take(&ENDS)?;
        let encoders = given.take_or(&ENCODERS, ways.into())?.check(ways)?;
        if ends == Ends::Both && (ways.get() == 1 || encoders != ways.into()) {
            let reason = format!("ways in pairs need two ways or more, and an encoder for each, not {ways} and {encoders}");
            return Err(OptionsError::conflict("ends both", reason));
        }
        let beat = given.beat(geometry)?;
        let decoder = if !cuts_through(geometry.raw_beats(beat), ends == Ends::Both) {
            given.take(&DECODER)?
        } else if given.has(&DECODER) {
            let reason = format!(
                "behind ports of {beat} bytes, eight beats a block or more, there is one form"
            );
            return Err(OptionsError::conflict("decoder", reason));
        } else {
            Decoder::default()
        };
        Ok(E2mc {
            symbol_length,
            ways,
            ends,
            mfv,
            encoders,
            beat,
            decoder,
            protection: given.take(&PROTECT)?,
            geometry: given.checked(geometry)?,
            book: None,
            identity: given.identity(),
        })
    }

    /// The same design with the codebook as its tables' initial contents.
    ///
    /// # Errors
    /// If the codebook is for another symbol length or table size.
    pub fn with_codebook(mut self, book: Codebook) -> Result<Self, OptionsError> {
        self.check(&book)?;
        self.identity = self.identity.with_book(&book.to_json());
        self.book = Some(book);
        Ok(self)
    }

    /// Checks that a codebook fits the design.
    ///
    /// # Errors
    /// If it is for another symbol length or table size.
    pub fn check(&self, book: &Codebook) -> Result<(), OptionsError> {
        if book.symbol_length() != self.symbol_length {
            let has = format!("for SL {}", book.symbol_length());
            let wanted = format!("{} (--sl)", self.symbol_length);
            return Err(OptionsError::codebook(has, wanted));
        }
        match book.mfv() {
            Some(mfv) if mfv != self.mfv => Err(OptionsError::mfv(mfv.get(), self.mfv.get())),
            _ => Ok(()),
        }
    }

    /// The symbol length.
    pub fn symbol_length(&self) -> SymbolLength {
        self.symbol_length
    }

    /// The number of most frequent values with codewords of their own.
    pub fn mfv(&self) -> MfvCount {
        self.mfv
    }

    /// The codebook that is the tables' initial contents, if there is one.
    pub fn book(&self) -> Option<&Codebook> {
        self.book.as_ref()
    }

    /// The model with a codebook, and what loads that into the hardware, unless it
    /// is in its tables already.
    pub fn reference_of(&self, book: &Codebook) -> Reference {
        let load = |role| {
            if self.book.as_ref() == Some(book) {
                return Vec::new();
            }
            self.load_sequence(role, book)
        };
        Reference {
            model: Box::new(self.model(book)),
            compressor: load(Role::Compressor),
            decompressor: load(Role::Decompressor),
        }
    }

    /// The hardware's reference model.
    pub fn model(&self, book: &Codebook) -> Model {
        match self.ends {
            Ends::One => Model::new(book, self.geometry.block(), self.ways),
            Ends::Both => Model::two_ended(book, self.geometry, self.ways),
        }
    }

    /// The hardware parameters.
    pub fn hardware(&self) -> Parameters {
        let symbol_bits = self.symbol_length.bits();
        let escape = self.symbol_length.has_escape();
        Parameters {
            name: self.name(),
            symbol_bits,
            max_codeword: self.symbol_length.max_codeword_length(),
            trees: self.symbol_length.trees(),
            escape,
            raw_bits: if escape { symbol_bits } else { 0 },
            sums: false,
            entries: if escape {
                self.mfv.get()
            } else {
                1 << symbol_bits
            },
            ways: self.ways.get(),
            pairs: self.ends == Ends::Both,
            encoders: self.encoders.get(),
            block_bytes: self.geometry.block().get(),
            mag_bytes: self.geometry.mag().get(),
            beat_bytes: self.beat.get(),
            check_bytes: self.geometry.check().bytes(),
            decoder: self.decoder,
            protection: self.protection,
            tables: self
                .book
                .as_ref()
                .map(|book| tables(&TableImages::new(book))),
        }
    }

    /// The writes that load a codebook through the configuration port.
    pub fn load_sequence(&self, role: Role, book: &Codebook) -> Vec<Write> {
        let (hardware, tables) = (self.hardware(), tables(&TableImages::new(book)));
        match role {
            Role::Compressor => address_map::compressor_load(&hardware, &tables),
            Role::Decompressor => address_map::decompressor_load(&hardware, &tables),
        }
    }
}

impl Design for E2mc {
    fn identity(&self) -> &Identity {
        &self.identity
    }

    fn geometry(&self) -> Geometry {
        self.geometry
    }

    fn beat(&self) -> BeatSize {
        self.beat
    }

    fn half(&self, role: Role) -> Result<Half, DesignError> {
        let hardware = self.hardware();
        let address_map = regions(&hardware, role);
        let half = match role {
            Role::Compressor => Half {
                module: compressor::compressor(&hardware)?,
                pipeline_stages: 2,
                latency: hardware.compressor_latency(),
                interval: hardware.compressor_interval(),
                address_map,
            },
            Role::Decompressor => Half {
                module: decompressor::decompressor(&hardware)?,
                pipeline_stages: 3,
                latency: hardware.decompressor_latency(),
                interval: hardware.decompressor_interval(),
                address_map,
            },
        };
        let blocks = half.blocks();
        checked(self, role, half, blocks)
    }

    fn block_streams(&self) -> Option<&dyn BlockStreams> {
        Some(self)
    }

    fn tables(&self) -> Option<&dyn Tables> {
        Some(self)
    }
}

impl BlockStreams for E2mc {
    fn reference(&self, book: Option<&Book>) -> Result<Reference, OptionsError> {
        let book = own(book, NAME)?;
        self.check(book)?;
        Ok(self.reference_of(book))
    }
}

impl Tables for E2mc {
    fn recipe(&self) -> Option<Recipe> {
        Some(SymbolHistogram::recipe(self.symbol_length, self.mfv))
    }

    fn preloaded(&self, role: Role) -> Option<Vec<Write>> {
        let book = self.book.as_ref()?;
        Some(self.load_sequence(role, book))
    }

    fn with_book(&self, book: &Book) -> Result<Box<dyn Design>, OptionsError> {
        Ok(Box::new(self.clone().with_codebook(
            own::<Codebook>(Some(book), NAME)?.clone(),
        )?))
    }

    fn checked(&self, role: Role) -> Vec<Region> {
        if !self.protection.checks() {
            return Vec::new();
        }
        in_memories(&self.hardware(), role)
    }
}
