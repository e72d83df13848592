//! The E2MC design: its parameters, and what follows from them.

use std::rc::Rc;

use crate::codebook::{CodeEntry, Codebook, TableImages};
use crate::codec::E2mc as Model;
use crate::hdl::{DesignError, Module};
use crate::rtl::e2mc::address_map::{self, Write};
use crate::rtl::e2mc::{compressor, decompressor, Parameters, Tables};
use crate::terms::{
    BeatSize, BlockSize, Encoders, Geometry, Mag, MfvCount, SymbolLength, TermError, Ways,
};

/// The parameters, each as the user gives it or its default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    pub symbol_length: SymbolLength,
    pub ways: Ways,
    pub block: BlockSize,
    pub mag: Mag,
    /// Entries of the code table, for SL 16 and 32.
    pub mfv: Option<MfvCount>,
    /// As many as ways where not given.
    pub encoders: Option<Encoders>,
    /// The MAG where not given.
    pub beat: Option<BeatSize>,
}

/// An E2MC design whose parameters fit each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct E2mc {
    symbol_length: SymbolLength,
    ways: Ways,
    geometry: Geometry,
    mfv: MfvCount,
    encoders: Encoders,
    beat: BeatSize,
    book: Option<Codebook>,
}

/// The two halves of a design.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    Compressor,
    Decompressor,
}

impl Role {
    pub const ALL: [Role; 2] = [Role::Compressor, Role::Decompressor];

    pub fn name(self) -> &'static str {
        match self {
            Role::Compressor => "compressor",
            Role::Decompressor => "decompressor",
        }
    }
}

#[derive(Debug, thiserror::Error)]
pub enum OptionsError {
    #[error(transparent)]
    Term(#[from] TermError),
    #[error("--mfv: symbols of {0} bits all have codewords; a number of most frequent values is for 16 and 32 bits")]
    MfvUnused(SymbolLength),
    #[error("the codebook is for symbols of {book} bits, the design (--sl) for {design}")]
    SymbolLength {
        book: SymbolLength,
        design: SymbolLength,
    },
    #[error("the codebook has {book} most frequent values, the design (--mfv) {design}")]
    Mfv { book: MfvCount, design: MfvCount },
}

impl E2mc {
    /// # Errors
    /// If the parameters, each possible by itself, do not go together.
    pub fn new(options: &Options) -> Result<Self, OptionsError> {
        let geometry = Geometry::new(options.block, options.mag)?;
        let beat = geometry.check_beat(options.beat.unwrap_or(options.mag.into()))?;
        let encoders = options
            .encoders
            .unwrap_or(options.ways.into())
            .check(options.ways)?;
        if options.mfv.is_some() && !options.symbol_length.has_escape() {
            return Err(OptionsError::MfvUnused(options.symbol_length));
        }
        Ok(E2mc {
            symbol_length: options.symbol_length,
            ways: options.ways,
            geometry,
            mfv: options.mfv.unwrap_or_default(),
            encoders,
            beat,
            book: None,
        })
    }

    /// The same design with the codebook as its tables' initial contents.
    ///
    /// # Errors
    /// If the codebook is for another symbol length or table size.
    pub fn preloaded(mut self, book: Codebook) -> Result<Self, OptionsError> {
        self.check(&book)?;
        self.book = Some(book);
        Ok(self)
    }

    /// Whether a codebook goes with the design.
    ///
    /// # Errors
    /// If it is for another symbol length or table size.
    pub fn check(&self, book: &Codebook) -> Result<(), OptionsError> {
        if book.symbol_length() != self.symbol_length {
            return Err(OptionsError::SymbolLength {
                book: book.symbol_length(),
                design: self.symbol_length,
            });
        }
        match book.mfv() {
            Some(mfv) if mfv != self.mfv => Err(OptionsError::Mfv {
                book: mfv,
                design: self.mfv,
            }),
            _ => Ok(()),
        }
    }

    pub fn symbol_length(&self) -> SymbolLength {
        self.symbol_length
    }

    pub fn geometry(&self) -> Geometry {
        self.geometry
    }

    pub fn mfv(&self) -> MfvCount {
        self.mfv
    }

    pub fn beat(&self) -> BeatSize {
        self.beat
    }

    pub fn book(&self) -> Option<&Codebook> {
        self.book.as_ref()
    }

    /// What differs from the defaults, as flags and as parts of the name.
    fn differences(&self) -> Vec<(&'static str, u32)> {
        let defaults = Geometry::default();
        let mut list = Vec::new();
        let mut differs = |flag, value: u32, default: u32| {
            if value != default {
                list.push((flag, value));
            }
        };
        differs("block", self.geometry.block().get(), defaults.block().get());
        differs("mag", self.geometry.mag().get(), defaults.mag().get());
        if self.symbol_length.has_escape() {
            differs("mfv", self.mfv.get(), MfvCount::default().get());
        }
        differs("encoders", self.encoders.get(), self.ways.get());
        differs("beat", self.beat.get(), self.geometry.mag().get());
        list
    }

    /// The design's name, which carries every parameter that is not the
    /// default (symbol length and ways always).
    pub fn name(&self) -> String {
        let mut name = format!("e2mc_sl{}_pdw{}", self.symbol_length, self.ways);
        for (flag, value) in self.differences() {
            name.push_str(&format!("_{flag}{value}"));
        }
        if let Some(book) = &self.book {
            // Different contents are different designs.
            let digest = super::manifest::sha256(book.to_json().as_bytes());
            name.push_str(&format!("_book{}", &digest[..8]));
        }
        name
    }

    /// The command that makes the design.
    pub fn command(&self) -> String {
        let mut command = format!("hdlgen --sl {} --pdw {}", self.symbol_length, self.ways);
        for (flag, value) in self.differences() {
            command.push_str(&format!(" --{flag} {value}"));
        }
        if self.book.is_some() {
            command.push_str(" --codebook BOOK");
        }
        command
    }

    /// Every parameter, by the name of its flag.
    pub fn parameters(&self) -> Vec<(&'static str, u32)> {
        let mut all = vec![
            ("sl", self.symbol_length.get()),
            ("pdw", self.ways.get()),
            ("block", self.geometry.block().get()),
            ("mag", self.geometry.mag().get()),
        ];
        if self.symbol_length.has_escape() {
            all.push(("mfv", self.mfv.get()));
        }
        all.extend([("encoders", self.encoders.get()), ("beat", self.beat.get())]);
        all
    }

    /// The model that says what the hardware must say.
    pub fn model(&self, book: &Codebook) -> Model {
        Model::new(book, self.geometry.block(), self.ways)
    }

    /// What sizes the hardware.
    pub fn hardware(&self) -> Parameters {
        let symbol_bits = self.symbol_length.bits();
        let escape = self.symbol_length.has_escape();
        Parameters {
            name: self.name(),
            symbol_bits,
            max_codeword: self.symbol_length.max_codeword_length(),
            trees: self.symbol_length.trees(),
            escape,
            entries: if escape {
                self.mfv.get()
            } else {
                1 << symbol_bits
            },
            ways: self.ways.get(),
            encoders: self.encoders.get(),
            block_bytes: self.geometry.block().get(),
            mag_bytes: self.geometry.mag().get(),
            beat_bytes: self.beat.get(),
            tables: self
                .book
                .as_ref()
                .map(|book| tables(&TableImages::new(book))),
        }
    }

    /// One half of the hardware.
    ///
    /// # Errors
    /// If the description has a mistake, which would be ours.
    pub fn module(&self, role: Role) -> Result<Rc<Module>, DesignError> {
        let hardware = self.hardware();
        match role {
            Role::Compressor => compressor::compressor(&hardware),
            Role::Decompressor => decompressor::decompressor(&hardware),
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

/// A codebook's tables as the hardware stores them.
fn tables(images: &TableImages) -> Tables {
    let max = images.symbol_length.max_codeword_length();
    let pack = |e: &CodeEntry| u64::from(e.codeword) | u64::from(e.length) << max;
    let widen = |rows: &[Vec<u32>]| {
        rows.iter()
            .map(|row| row.iter().map(|&w| u64::from(w)).collect())
            .collect()
    };
    let escape = images.symbol_length.has_escape();
    Tables {
        codes: images.code_table.iter().map(pack).collect(),
        tags: images
            .code_table
            .iter()
            .filter(|_| escape)
            .map(|e| u64::from(e.tag))
            .collect(),
        escape: images.escape.as_ref().map_or(0, pack),
        first_codewords: widen(&images.first_codewords),
        offsets: widen(&images.offsets),
        decode: images.decode_table.iter().map(|&w| u64::from(w)).collect(),
    }
}
