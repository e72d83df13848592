//! Capabilities that only some designs have: each is a trait, which [`Design`] returns as an option.

use std::rc::Rc;

use crate::codebook::{Book, Recipe};
use crate::hdl::{DesignError, Module};
use crate::params::OptionsError;
use crate::rtl::common::Core;
use crate::rtl::protect::Protection;
use crate::stream::Write;

use super::manifest::Region;
use super::{Design, Reference, Role, Sender};

/// A design that blocks stream through.
pub trait BlockStreams {
    /// As [`dyn Design::reference`](Design).
    ///
    /// # Errors
    /// If there is a codebook and the design has no tables, if it has and there is none, or if the
    /// codebook is not one for it.
    fn reference(&self, book: Option<&Book>) -> Result<Reference, OptionsError>;

    /// The datapaths in the shells of stream ports, if its halves are made so.
    fn cores(&self) -> Option<&dyn Cores> {
        None
    }

    /// The stage between a compressor and a bus, if the design is one.
    fn bus_encoding(&self) -> Option<&dyn BusEncoding> {
        None
    }
}

/// Halves that are cores in shells.
pub trait Cores {
    /// The datapath of one half, without its stream ports.
    ///
    /// # Errors
    /// If the description has a mistake, which would be ours.
    fn core(&self, role: Role) -> Result<Core, DesignError>;

    /// One half's module in a controller that protects its buffers so; none if it is the same as by itself. The
    /// decompressor gets no raw blocks there. `m_axis_tuser` may have one bit more, above the others: a beat is
    /// damaged.
    ///
    /// # Errors
    /// If the description has a mistake, which would be ours.
    fn in_controller(
        &self,
        role: Role,
        buffers: Protection,
    ) -> Result<Option<Rc<Module>>, DesignError>;
}

/// A stage between a compressor and a bus. Its output depends on all blocks since reset.
pub trait BusEncoding {
    /// The halves that it has.
    fn roles(&self) -> &'static [Role];

    /// The name of a half.
    fn role_name(&self, role: Role) -> &'static str;

    /// The codec whose blocks it takes as input.
    fn blocks_of(&self) -> &'static str;

    /// A source of one half's input and expected output, for one range of blocks after another from
    /// reset on.
    fn sender(&self, role: Role) -> Box<Sender<'_>>;
}

/// A design that has tables, or can have them.
pub trait Tables {
    /// The recipe of its codebook; none if its parameters leave it without tables.
    fn recipe(&self) -> Option<Recipe>;

    /// The writes that load the tables which the design has from power-up on.
    fn preloaded(&self, role: Role) -> Option<Vec<Write>>;

    /// The same design with the codebook as its tables' initial contents.
    ///
    /// # Errors
    /// If the codebook is not one for it, or software loads its tables.
    fn with_book(&self, book: &Book) -> Result<Box<dyn Design>, OptionsError>;

    /// The tables of one half whose words are checked when they are read, in memories behind its configuration port.
    fn checked(&self, _: Role) -> Vec<Region> {
        Vec::new()
    }
}
