//! Parameters: each is declared once, as a [`Param`]. Its flag, its help, the check of a single value, its
//! part of a design's name and command, its line of the manifest and its axis of a sweep are derived from the
//! declaration.
//!
//! A design lists its declarations, and fills a struct of plain values from [`Given`]:
//!
//! ```text
//! const SL: Param<SymbolLength> = Param::term("sl", "BITS", "Symbol length in bits", SymbolLength::ALL)
//!     .default(SymbolLength::default)
//!     .shown(Shown::Always);
//!
//! let mut given = Given::new("e2mc", &parameters(), options)?;
//! let symbol_length = given.take(&SL)?;
//! …
//! let identity = given.identity(); // name, command and manifest, of the values taken
//! ```

pub mod common;
mod error;
mod given;
mod identity;
mod options;
mod param;
mod parameter;

pub use error::OptionsError;
pub use given::Given;
pub use identity::{Identity, Value, DEFAULT_DESIGN};
pub use options::Options;
pub use param::{Param, Shown};
pub use parameter::{Parameter, Values};
