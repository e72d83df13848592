//! The design of e2mc-delta: its parameters, and what follows from them.

use crate::codebook::{Book, DeltaCodebook, DeltaTableImages, Recipe, ResidualHistogram, Trained};
use crate::codec::e2mc_delta::scheme::{MFV, MODES};
use crate::codec::E2mcDelta as Model;
use crate::hdl::DesignError;
use crate::rtl::e2mc::{self, Decoder};
use crate::rtl::e2mc_delta::address_map;
use crate::rtl::e2mc_delta::{self as rtl, compressor, decompressor, one_pass, Parameters};
use crate::rtl::protect::Protection;
use crate::stream::Write;
use crate::terms::{BeatSize, BlockSize, DeltaMfv, Geometry, Modes, Ways};

use super::e2mc::PROTECT;
use super::e2mc_delta_tables::{in_memories, regions, tables};
use super::entry::Entry;
use super::manifest::Region;
use super::{checked, own, BlockStreams, Design, Half, Reference, Role, Tables};
use crate::params::common::{self, CODEBOOK, WAYS};
use crate::params::{Given, Identity, Options, OptionsError, Param, Parameter};

/// A design of e2mc-delta whose parameters fit each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct E2mcDelta {
    ways: Ways,
    geometry: Geometry,
    mfv: DeltaMfv,
    modes: Modes,
    beat: BeatSize,
    one_pass: bool,
    protection: Protection,
    book: Option<DeltaCodebook>,
    identity: Identity,
}

/// As `--design` takes it.
const NAME: &str = "e2mc-delta";

/// A description in one line.
const ABOUT: &str =
    "E2MC of differences, with codewords for high bytes and ways from both ends; this project's own";

const ONE_PASS: Param<bool> = Param::switch(
    "one-pass",
    "Encode blocks in all modes at once, for less latency, instead of choosing the best mode first",
);

/// The design of the list.
pub(super) fn entry() -> Entry {
    let plan = include_str!("../../testbench/plan/e2mc-delta.toml");
    Entry::new(NAME, ABOUT, plan, parameters(), E2mcDelta::new)
}

/// Its parameters.
fn parameters() -> Vec<Parameter> {
    let own = [
        WAYS.described(),
        MFV.described(),
        MODES.described(),
        ONE_PASS.described(),
        PROTECT.described(),
        CODEBOOK.described(),
    ];
    own.into_iter().chain(common::of_codec()).collect()
}

impl E2mcDelta {
    /// # Errors
    /// If the parameters are valid separately but not together.
    pub fn new(options: &Options) -> Result<Self, OptionsError> {
        let mut given = Given::new(NAME, &parameters(), options)?;
        let ways = given.take(&WAYS)?;
        let geometry = given.geometry()?;
        Ok(E2mcDelta {
            ways,
            mfv: given.take(&MFV)?,
            modes: given.take(&MODES)?,
            beat: given.beat(geometry)?,
            one_pass: given.take(&ONE_PASS)?,
            protection: given.take(&PROTECT)?,
            geometry: given.checked(geometry)?,
            book: None,
            identity: given.identity(),
        })
    }

    /// The same design with the codebook as its tables' initial contents.
    ///
    /// # Errors
    /// If the codebook is for another block or table size.
    pub fn with_codebook(mut self, book: DeltaCodebook) -> Result<Self, OptionsError> {
        self.check(&book)?;
        self.identity = self.identity.with_book(&book.to_json());
        self.book = Some(book);
        Ok(self)
    }

    /// Checks that a codebook fits the design.
    ///
    /// # Errors
    /// If it is for another block or table size.
    pub fn check(&self, book: &DeltaCodebook) -> Result<(), OptionsError> {
        if book.block() != self.geometry.block() {
            let has = format!("for blocks of {} bytes", book.block());
            let wanted = format!("{} (--block)", self.geometry.block());
            return Err(OptionsError::codebook(has, wanted));
        }
        if book.mfv() != self.mfv {
            return Err(OptionsError::mfv(book.mfv().get(), self.mfv.get()));
        }
        Ok(())
    }

    /// The values of each code.
    pub fn mfv(&self) -> DeltaMfv {
        self.mfv
    }

    /// The block, on whose size codebooks depend.
    pub fn block(&self) -> BlockSize {
        self.geometry.block()
    }

    /// The model with a codebook, and what loads that into the hardware, unless it
    /// is in its tables already.
    ///
    /// # Errors
    /// If the codebook does not go with the design.
    pub fn reference_of(&self, book: &DeltaCodebook) -> Result<Reference, OptionsError> {
        let load = |role| {
            if self.book.as_ref() == Some(book) {
                Vec::new()
            } else {
                self.load_sequence(role, book)
            }
        };
        Ok(Reference {
            model: Box::new(self.model(book)?),
            compressor: load(Role::Compressor),
            decompressor: load(Role::Decompressor),
        })
    }

    /// The hardware's reference model.
    ///
    /// # Errors
    /// If the codebook does not go with the design.
    pub fn model(&self, book: &DeltaCodebook) -> Result<Model, OptionsError> {
        self.check(book)?;
        let model = Model::new(book, self.geometry.mag(), self.ways, self.modes)?;
        Ok(model.with_check(self.geometry.check()))
    }

    /// The hardware parameters.
    pub fn hardware(&self) -> Parameters {
        let tables = (self.book.as_ref()).map(|book| tables(&self.images(book), self.mfv));
        Parameters {
            frame: e2mc::Parameters {
                name: self.name(),
                symbol_bits: rtl::SYMBOL_BITS,
                max_codeword: rtl::LONGEST,
                trees: rtl::TREES,
                escape: false,
                raw_bits: rtl::LOW_BITS,
                sums: true,
                entries: self.mfv.get(),
                ways: self.ways.get(),
                pairs: true,
                encoders: self.ways.get(),
                block_bytes: self.geometry.block().get(),
                mag_bytes: self.geometry.mag().get(),
                beat_bytes: self.beat.get(),
                check_bytes: self.geometry.check().bytes(),
                decoder: Decoder::OneHot,
                protection: self.protection,
                tables: None,
            },
            values: self.mfv.get(),
            modes: self.modes.iter().collect(),
            one_pass: self.one_pass,
            tables,
        }
    }

    fn images(&self, book: &DeltaCodebook) -> DeltaTableImages {
        DeltaTableImages::new(book, self.modes)
    }

    /// The writes that load a codebook through the configuration port.
    pub fn load_sequence(&self, role: Role, book: &DeltaCodebook) -> Vec<Write> {
        let tables = tables(&self.images(book), self.mfv);
        match role {
            Role::Compressor => address_map::compressor_load(&tables),
            Role::Decompressor => address_map::decompressor_load(&tables),
        }
    }
}

impl Design for E2mcDelta {
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
                module: if self.one_pass {
                    one_pass::compressor(&hardware)?
                } else {
                    compressor::compressor(&hardware)?
                },
                pipeline_stages: 2,
                latency: hardware.compressor_latency(),
                interval: hardware.compressor_interval(),
                address_map,
            },
            Role::Decompressor => Half {
                module: decompressor::decompressor(&hardware)?,
                pipeline_stages: 4,
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

impl BlockStreams for E2mcDelta {
    fn reference(&self, book: Option<&Book>) -> Result<Reference, OptionsError> {
        self.reference_of(own(book, NAME)?)
    }
}

impl Tables for E2mcDelta {
    fn recipe(&self) -> Option<Recipe> {
        Some(ResidualHistogram::recipe(self.geometry.block(), self.mfv))
    }

    fn preloaded(&self, role: Role) -> Option<Vec<Write>> {
        let book = self.book.as_ref()?;
        Some(self.load_sequence(role, book))
    }

    fn with_book(&self, book: &Book) -> Result<Box<dyn Design>, OptionsError> {
        Ok(Box::new(self.clone().with_codebook(
            own::<DeltaCodebook>(Some(book), NAME)?.clone(),
        )?))
    }

    fn checked(&self, role: Role) -> Vec<Region> {
        if !self.protection.checks() {
            return Vec::new();
        }
        in_memories(&self.hardware(), role)
    }
}
