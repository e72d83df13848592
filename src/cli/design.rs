//! The options that choose a design, shared by the subcommands that make one.
//!
//! The flags are made from the registry's descriptions of the designs' parameters. Help that is
//! asked for beside a design's name shows the parameters of that one only ([`help_of`]).

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

use anyhow::Context;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser, ValueParser};
use clap::{Arg, ArgAction, ArgGroup, ArgMatches, Args, Command, FromArgMatches};
use itertools::Itertools;

use super::usage::Usage;
use crate::codebook::Book;
use crate::design::{designs, Design, Entry, Options, OptionsError, Parameter, Values};

/// A design and its parameters.
#[derive(Debug, Clone)]
pub struct DesignArgs {
    design: String,
    options: Options,
    codebook: Option<PathBuf>,
}

/// Takes the names of the list, and answers another one with those like it.
pub fn names() -> impl TypedValueParser<Value = String> {
    PossibleValuesParser::new(designs().iter().map(|entry| entry.name))
}

const GROUP: &str = "DesignArgs";
const CODEBOOK: &str = "codebook";

impl Args for DesignArgs {
    fn group_id() -> Option<clap::Id> {
        Some(GROUP.into())
    }

    fn augment_args(command: Command) -> Command {
        let design = Arg::new("design")
            .long("design")
            .value_name("NAME")
            .value_parser(names())
            .default_value(designs()[0].name)
            .help(
                "The design: `hdlgen designs` lists them, `hdlgen help DESIGN` shows its options",
            );
        let flags = flags().map(|flag| flag.arg());
        let all = [design].into_iter().chain(flags).collect_vec();
        let ids = all.iter().map(|arg| arg.get_id().clone()).collect_vec();
        command
            .args(all)
            .group(ArgGroup::new(GROUP).multiple(true).args(ids))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for DesignArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let mut options = Options::default();
        let mut codebook = None;
        for flag in flags() {
            match flag.first.values {
                Values::Switch if matches.get_flag(flag.first.name) => {
                    options.set(flag.first.name, true);
                }
                Values::Switch => {}
                Values::File => codebook = matches.get_one(flag.first.name).cloned(),
                _ => {
                    if let Some(text) = matches.get_one::<String>(flag.first.name) {
                        options.set(flag.first.name, text);
                    }
                }
            }
        }
        let name = matches.get_one::<String>("design");
        Ok(DesignArgs {
            design: name.cloned().unwrap_or_else(|| designs()[0].name.into()),
            options,
            codebook,
        })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

/// The design of a command such as `hdlgen --design bdi --beat 128`.
pub(super) fn of_command(command: &str) -> anyhow::Result<Box<dyn Design>> {
    let parser = DesignArgs::augment_args(Command::new("hdlgen"));
    let matches = parser.try_get_matches_from(command.split_whitespace())?;
    Ok(DesignArgs::from_arg_matches(&matches)?.choose()?.design)
}

/// The command with the help of the design that a command line names, or of the default one:
/// descriptions are that design's, in its order, and parameters that it does not have are hidden. That of
/// a design that is named is about the design, without subcommands.
pub fn help_of(command: Command, words: impl IntoIterator<Item = OsString>) -> Command {
    let Some(entry) = named(words.into_iter()) else {
        return of_design(command, designs()[0]);
    };
    let name = entry.name;
    let command = command
        .about(format!("{name}: {}", entry.about))
        .long_about(None)
        .override_usage(format!("hdlgen --design {name} [OPTIONS]"))
        .after_help(format!(
            "Examples:\n  hdlgen --design {name}            write its Verilog\n  hdlgen synth --design {name}      its area and clock"
        ));
    let subcommands = command.get_subcommands();
    let names: Vec<_> = subcommands.map(|c| c.get_name().to_owned()).collect();
    let command = names.into_iter().fold(command, |command, name| {
        command.mut_subcommand(name, |subcommand| subcommand.hide(true))
    });
    of_design(command, entry)
}

/// Whether a word is a design's name.
pub fn is_one(word: &OsStr) -> bool {
    word.to_str().is_some_and(|name| Entry::find(name).is_ok())
}

/// The same, of the command and all of its subcommands that take a design.
fn of_design(mut command: Command, entry: &'static Entry) -> Command {
    if command.get_groups().any(|group| group.get_id() == GROUP) {
        for flag in flags() {
            command = command.mut_arg(flag.name(), |arg| flag.described(arg, Some(entry)));
        }
    }
    let subcommands = command.get_subcommands();
    let names: Vec<_> = subcommands.map(|c| c.get_name().to_owned()).collect();
    names.into_iter().fold(command, |command, name| {
        command.mut_subcommand(name, |subcommand| of_design(subcommand, entry))
    })
}

/// The design that a command line names.
fn named(words: impl Iterator<Item = OsString>) -> Option<&'static Entry> {
    // A word that is no text is a file's name.
    let mut words = words.map(|word| word.into_string().unwrap_or_default());
    let name = words.find_map(|word| match word.strip_prefix("--design") {
        Some("") => Some(None),
        Some(rest) => rest.strip_prefix('=').map(|name| Some(name.to_owned())),
        None => None,
    })?;
    Entry::find(&name.or_else(|| words.next())?).ok()
}

/// A flag, and the parameters that it stands for: those of its name, of all designs.
pub(super) struct Flag {
    first: &'static Parameter,
    owners: Vec<(&'static Entry, &'static Parameter)>,
}

/// The flags of all designs, in the order in which designs have them.
pub(super) fn flags() -> impl Iterator<Item = Flag> {
    let all = designs()
        .iter()
        .flat_map(|&entry| entry.parameters.iter().map(move |p| (entry, p)));
    let mut found: Vec<Flag> = Vec::new();
    for owner in all {
        match found
            .iter_mut()
            .find(|flag| flag.first.name == owner.1.name)
        {
            Some(flag) => flag.owners.push(owner),
            None => found.push(Flag {
                first: owner.1,
                owners: vec![owner],
            }),
        }
    }
    found.into_iter()
}

impl Flag {
    pub fn name(&self) -> &'static str {
        self.first.name
    }

    /// The placeholder of its value in the help.
    pub fn value(&self) -> &'static str {
        self.first.value
    }

    /// Its description; in the help of several designs with the designs that have it, if they are
    /// at most three.
    pub fn about(&self) -> String {
        if self.owners.len() > 3 {
            return self.first.about.to_owned();
        }
        // Where they say different things of it, each for itself.
        let said = self.owners.iter().map(|(_, parameter)| parameter.about);
        let said = said.unique().map(|about| {
            let own = self.owners.iter().filter(|(_, own)| own.about == about);
            format!(
                "{about} ({})",
                own.map(|(entry, _)| entry.name).format(", ")
            )
        });
        said.collect_vec().join("; ")
    }

    /// Whether several values of it, with commas between them, make designs of their own. A list has
    /// commas itself; `--config` takes several.
    pub fn is_axis(&self) -> bool {
        !matches!(
            self.first.values,
            Values::Switch | Values::File | Values::List
        )
    }

    /// The clap argument.
    fn arg(&self) -> Arg {
        let arg = self.described(Arg::new(self.name()).long(self.name()), None);
        match self.first.values {
            Values::Switch => arg.action(ArgAction::SetTrue),
            _ => arg.value_name(self.value()).value_parser(self.parser()),
        }
    }

    /// The argument with its help. With a design named it is that design's, and hidden if the design
    /// does not have the parameter.
    fn described(&self, arg: Arg, named: Option<&Entry>) -> Arg {
        let of_named = named.map(|entry| entry.parameter(self.name()));
        let said = of_named.flatten();
        let about = match said {
            Some(own) => own.about.to_owned(),
            None => self.about(),
        };
        let mut arg = arg.hide(of_named.is_some_and(|own| own.is_none()));
        let place = named.map(|entry| entry.parameters.iter());
        if let Some(place) = place.and_then(|mut all| all.position(|p| p.name == self.name())) {
            // After `--design`, and before all options that are no parameters.
            arg = arg.display_order(1 + place);
        }
        if self.first.values == Values::Switch {
            return arg.help(about);
        }
        let values = match said.unwrap_or(self.first).values {
            // clap shows words itself.
            Values::Numbers(_) => format!(": {}", self.allowed(said)),
            _ => String::new(),
        };
        let defaults = self.owners.iter().map(|(_, p)| p.default.as_str());
        let default = match said {
            Some(own) => Some(own.default.as_str()),
            None => defaults.unique().exactly_one().ok(),
        };
        let default = default
            .filter(|text| *text != "none")
            .map_or(String::new(), |text| format!(" [default: {text}]"));
        arg.help(format!("{about}{values}{default}"))
    }

    /// The numbers that it may have, of one design or of any: `4, 8 or 16`.
    fn allowed(&self, of: Option<&Parameter>) -> String {
        let mut numbers = match of {
            Some(Parameter {
                values: Values::Numbers(own),
                ..
            }) => own.clone(),
            _ => self.numbers(),
        };
        let last = numbers.pop().unwrap_or_default();
        match &numbers[..] {
            [] => last.to_string(),
            others => format!("{} or {last}", others.iter().format(", ")),
        }
    }

    /// The numbers of all designs.
    fn numbers(&self) -> Vec<u32> {
        let owners = self.owners.iter();
        let lists = owners.filter_map(|(_, p)| match &p.values {
            Values::Numbers(numbers) => Some(numbers.iter().copied()),
            _ => None,
        });
        lists.flatten().sorted().dedup().collect()
    }

    /// A parser of the union of all designs' values; the design made then checks its own.
    fn parser(&self) -> ValueParser {
        match self.first.values {
            Values::Words(_) => {
                let owners = self.owners.iter();
                let words = owners
                    .flat_map(|(_, p)| match &p.values {
                        Values::Words(words) => &words[..],
                        _ => &[],
                    })
                    .unique()
                    .map(|(word, about)| PossibleValue::new(word).help(*about));
                PossibleValuesParser::new(words.collect_vec()).into()
            }
            Values::Numbers(_) => {
                let (numbers, allowed) = (self.numbers(), self.allowed(None));
                ValueParser::new(move |text: &str| match text.parse() {
                    Ok(number) if numbers.contains(&number) => Ok(number.to_string()),
                    _ => Err(format!("expected {allowed}")),
                })
            }
            Values::Whole => ValueParser::new(|text: &str| match text.parse::<u32>() {
                Ok(number) => Ok(number.to_string()),
                Err(_) => Err("expected a whole number"),
            }),
            Values::File => clap::value_parser!(PathBuf),
            Values::List | Values::Design | Values::Switch => ValueParser::string(),
        }
    }
}

/// A design, and the codebook that was named.
pub struct Chosen {
    /// Its tables empty.
    pub design: Box<dyn Design>,
    pub book: Option<Book>,
}

impl Chosen {
    /// Whether the data that it works on is trained on first.
    pub fn trains(&self) -> bool {
        self.design.recipe().is_some() && self.book.is_none()
    }

    /// The design with the codebook, if one was named, in its tables.
    pub fn preloaded(self) -> Result<Box<dyn Design>, OptionsError> {
        match &self.book {
            Some(book) => self.design.with_book(book),
            None => Ok(self.design),
        }
    }
}

impl DesignArgs {
    /// The same parameters, of another design.
    pub fn named(&self, design: &str) -> DesignArgs {
        DesignArgs {
            design: design.into(),
            ..self.clone()
        }
    }

    /// Refuses parameters of a design beside a flag that takes their place.
    pub fn refuse_with(&self, flag: &str) -> anyhow::Result<()> {
        let design = (self.design != designs()[0].name).then_some("design");
        let codebook = self.codebook.as_ref().map(|_| CODEBOOK);
        let given = design.into_iter().chain(self.options.names());
        let given = given.chain(codebook).map(|name| format!("--{name}"));
        let given = given.collect_vec().join(", ");
        anyhow::ensure!(
            given.is_empty(),
            Usage(format!("{flag}: cannot be used with {given}"))
        );
        Ok(())
    }

    /// The design that was chosen.
    pub fn choose(&self) -> anyhow::Result<Chosen> {
        let entry = Entry::find(&self.design)?;
        let Some(path) = &self.codebook else {
            let design = entry.design(&self.options)?;
            return Ok(Chosen { design, book: None });
        };
        if entry.parameter(CODEBOOK).is_none() {
            return Err(OptionsError::no_tables(entry.name).into());
        }
        let book = Book::read(path)?;
        // Parameters that are not given are the codebook's, unless it is one for something else.
        let mut options = self.options.clone();
        for (name, value) in book.parameters() {
            if entry.parameter(name).is_some() && !options.has(name) {
                options.set(name, value);
            }
        }
        let design = entry
            .design(&options)
            .or_else(|error| entry.design(&self.options).map_err(|_| error))?;
        // Whether it is one for the design.
        let fits = design.reference(Some(&book));
        fits.with_context(|| path.display().to_string())?;
        let book = Some(book);
        Ok(Chosen { design, book })
    }
}

/// A warning where a design's ports are slower than the datapath behind them.
pub(super) fn ports_note(design: &dyn Design) -> anyhow::Result<Option<String>> {
    let (block, beat) = (design.geometry().block().get(), design.beat().get());
    let Some(interval) = design.datapath_interval()? else {
        return Ok(None);
    };
    let beats = block / beat;
    let mut wider = crate::terms::BeatSize::ALL.iter();
    let wide_enough = wider.find(|beat| block <= beat.get() * interval);
    Ok(wide_enough.filter(|_| beats > interval).map(|wide| {
        format!(
            "ports of {beat} bytes limit the throughput: {beats} cycles per block, {} with --beat {wide}",
            interval.max(1)
        )
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_design_is_found_on_a_command_line() {
        let find = |line: &str| {
            let entry = named(line.split(' ').map(OsString::from));
            entry.map(|entry| entry.name)
        };
        assert_eq!(find("hdlgen --design bdi --help"), Some("bdi"));
        assert_eq!(find("hdlgen sim --design=cpack --help"), Some("cpack"));
        assert_eq!(find("hdlgen --designs bdi"), None);
        assert_eq!(find("hdlgen --design"), None);
        assert_eq!(find("hdlgen --design none"), None);
    }

    #[test]
    fn flags_of_one_name_are_alike() {
        for flag in flags() {
            for (entry, p) in &flag.owners {
                assert_eq!(p.value, flag.first.value, "--{} of {entry:?}", p.name);
                let alike =
                    std::mem::discriminant(&p.values) == std::mem::discriminant(&flag.first.values);
                assert!(alike, "--{} of {entry:?}", p.name);
            }
        }
    }
}
