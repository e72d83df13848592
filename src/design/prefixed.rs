//! A design whose names all begin with a word of the user's, so that two units of one kind, or units of
//! two versions of the generator, do not clash in one chip.

use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

use super::controller::Controller;
use super::manifest::Region;
use super::{BlockStreams, Design, Half, OptionsError, Role, Tables};
use crate::codebook::{Book, Recipe};
use crate::hdl::names::{is_identifier, is_reserved};
use crate::hdl::netlist::{Body, MemoryImage};
use crate::hdl::{DesignError, Module};
use crate::params::Identity;
use crate::stream::Write;
use crate::terms::{BeatSize, Geometry};

/// Most characters of a module's name that all tools take.
pub const LONGEST_NAME: usize = 64;

/// A word that cannot be in front of a design's names.
#[derive(Debug, thiserror::Error)]
pub enum PrefixError {
    /// The word cannot begin a name.
    #[error("--prefix {word}: expected a letter, followed by letters, digits and underscores")]
    Word {
        /// The word.
        word: String,
    },
    /// A module would be called as no module may be.
    #[error("--prefix {word}: {name} is a reserved word of Verilog: use another word")]
    Reserved {
        /// The word.
        word: String,
        /// The name.
        name: String,
    },
    /// A name gets too long by it.
    #[error(
        "--prefix {word}: the module {longest} would have {} characters, and some tools accept only {LONGEST_NAME}: use a shorter word",
        longest.len()
    )]
    Long {
        /// The word.
        word: String,
        /// The longest name.
        longest: String,
    },
    /// The design has a mistake, which would be ours.
    #[error(transparent)]
    Design(#[from] DesignError),
}

/// The design, and the word.
pub struct Prefixed {
    design: Box<dyn Design>,
    word: String,
    /// Names of designs, its own first, and their replacements.
    replaced: Vec<(String, String)>,
}

/// The names in a design that contain its parameters, with their replacements: its own, and a controller's
/// codec, which becomes the word followed by the codec's kind.
fn replaced(design: &dyn Design, word: &str) -> Vec<(String, String)> {
    let own = (design.name(), word.to_owned());
    let codec = design.controller().map(|controller| {
        let codec = controller.codec();
        let kind = codec.kind().replace('-', "_");
        (codec.name(), format!("{word}_{kind}"))
    });
    [own].into_iter().chain(codec).collect()
}

impl Prefixed {
    /// The design with `word` in the place of its name, and in front of the names of the modules that
    /// several designs have and of the driver's symbols.
    ///
    /// # Errors
    /// If the word is not the beginning of a name, or a name gets too long by it.
    pub fn new(design: Box<dyn Design>, word: &str) -> Result<Self, PrefixError> {
        let word = word.trim_end_matches('_').to_owned();
        if !is_identifier(&word) || word.starts_with('_') {
            return Err(PrefixError::Word { word });
        }
        let prefixed = Prefixed {
            replaced: replaced(design.as_ref(), &word),
            design,
            word,
        };
        for &role in prefixed.design.roles() {
            let top = prefixed.design.module(role)?;
            let modules = top.hierarchy().into_iter();
            let names: Vec<_> = modules.map(|module| prefixed.of(&module.name)).collect();
            if let Some(name) = names.iter().find(|name| is_reserved(name)) {
                let (name, word) = (name.clone(), prefixed.word);
                return Err(PrefixError::Reserved { word, name });
            }
            let longest = names.into_iter().max_by_key(String::len);
            let longest = longest.unwrap_or_default();
            if longest.len() > LONGEST_NAME {
                let word = prefixed.word;
                return Err(PrefixError::Long { word, longest });
            }
        }
        Ok(prefixed)
    }

    fn of(&self, name: &str) -> String {
        let behind = |design: &str| {
            let rest = name.strip_prefix(design)?;
            (rest.is_empty() || rest.starts_with('_')).then_some(rest)
        };
        let mut replaced = self.replaced.iter();
        let found = replaced.find_map(|(design, new)| Some(format!("{new}{}", behind(design)?)));
        found.unwrap_or_else(|| format!("{}_{name}", self.word))
    }

    /// The module and all below it under their new names.
    fn module_of(
        &self,
        module: &Rc<Module>,
        renamed: &mut HashMap<String, Rc<Module>>,
    ) -> Rc<Module> {
        if let Some(known) = renamed.get(&module.name) {
            return Rc::clone(known);
        }
        let mut new = Module::clone(module);
        new.name = self.of(&module.name);
        if let Some(library) = &mut new.library {
            library.name = self.of(&library.name);
        }
        for line in &mut new.doc {
            for (design, new) in &self.replaced {
                *line = line.replace(design, new);
            }
        }
        if let Body::Netlist(netlist) = &mut new.body {
            for instance in &mut netlist.instances {
                instance.module = self.module_of(&instance.module, renamed);
                if let Some(image) = &instance.image {
                    instance.image = Some(Rc::new(MemoryImage {
                        file: self.of(&image.file),
                        words: image.words.clone(),
                    }));
                }
            }
        }
        let new = Rc::new(new);
        renamed.insert(module.name.clone(), Rc::clone(&new));
        new
    }

    /// A C text with the word in front of names that begin with the project's name.
    fn in_c(&self, text: &str) -> String {
        let text = text.replace(&self.design.command(), &self.command());
        let text = text.replace(&self.design.name(), &self.word);
        let capitals = self.word.to_uppercase();
        let mut new = String::with_capacity(text.len());
        let mut rest = text.as_str();
        while let Some(at) = ["hdlgen", "HDLGEN"]
            .iter()
            .filter_map(|n| rest.find(n))
            .min()
        {
            let (before, here) = rest.split_at(at);
            let (name, behind) = here.split_at("hdlgen".len());
            new += before;
            // Not in "Made by: hdlgen --design".
            let is_symbol = behind.starts_with('_') || behind.starts_with(".h");
            let inside = before.ends_with(|letter: char| letter.is_ascii_alphanumeric());
            if is_symbol && !inside {
                let is_capital = name.starts_with('H');
                new += if is_capital { &capitals } else { &self.word };
                new.push('_');
            }
            new += name;
            rest = behind;
        }
        new + rest
    }
}

impl Design for Prefixed {
    fn identity(&self) -> &Identity {
        self.design.identity()
    }

    fn name(&self) -> String {
        self.word.clone()
    }

    fn command(&self) -> String {
        format!("{} --prefix {}", self.design.command(), self.word)
    }

    fn geometry(&self) -> Geometry {
        self.design.geometry()
    }

    fn beat(&self) -> BeatSize {
        self.design.beat()
    }

    fn half(&self, role: Role) -> Result<Half, DesignError> {
        let half = self.design.half(role)?;
        let module = self.module_of(&half.module, &mut HashMap::new());
        Ok(Half { module, ..half })
    }

    fn block_streams(&self) -> Option<&dyn BlockStreams> {
        self.design.block_streams()
    }

    fn tables(&self) -> Option<&dyn Tables> {
        self.design.tables().is_some().then_some(self)
    }

    fn controller(&self) -> Option<&Controller> {
        self.design.controller()
    }

    fn software(&self) -> BTreeMap<String, String> {
        let files = self.design.software().into_iter();
        let renamed = files.map(|(path, text)| {
            let path = path.replace("driver/", &format!("driver/{}_", self.word));
            (path, self.in_c(&text))
        });
        renamed.collect()
    }
}

impl Tables for Prefixed {
    fn recipe(&self) -> Option<Recipe> {
        self.design.recipe()
    }

    fn preloaded(&self, role: Role) -> Option<Vec<Write>> {
        self.design.preloaded(role)
    }

    fn with_book(&self, book: &Book) -> Result<Box<dyn Design>, OptionsError> {
        Ok(Box::new(Prefixed {
            design: self.design.with_book(book)?,
            replaced: self.replaced.clone(),
            word: self.word.clone(),
        }))
    }

    fn checked(&self, role: Role) -> Vec<Region> {
        let tables = self.design.tables();
        tables.map_or(Vec::new(), |tables| tables.checked(role))
    }
}
