//! Why parameters are no design.

use crate::terms::{
    BeatSize, BlockSize, Encoders, Mag, NumberFormat, SymbolLength, TermError, Ways,
};

/// Why there is no design with some parameters.
#[derive(Debug, thiserror::Error)]
pub enum OptionsError {
    /// A value that a term does not have, or values that do not fit.
    #[error(transparent)]
    Term(#[from] TermError),
    /// Something else than a name and a value.
    #[error("NAME=VALUE was expected, with spaces between parameters, not '{given}'")]
    Pair {
        /// The word given.
        given: String,
    },
    /// A parameter with two values.
    #[error("the parameter '{given}' is given twice")]
    Twice {
        /// Its name.
        given: String,
    },
    /// A name that no design has.
    #[error("there is no design '{given}' (`hdlgen designs` lists them)")]
    NoSuchDesign {
        /// The name given.
        given: String,
    },
    /// A parameter that has no default.
    #[error("--{0} is not given")]
    NotGiven(&'static str),
    /// Something else than a whole number.
    #[error("--{flag}: a whole number was expected, not '{given}'")]
    Number {
        /// The parameter.
        flag: &'static str,
        /// The text given.
        given: String,
    },
    /// A word that is not one of the parameter's.
    #[error("--{flag}: {allowed} was expected, not '{given}'")]
    Word {
        /// The parameter.
        flag: &'static str,
        /// Its words.
        allowed: String,
        /// The text given.
        given: String,
    },
    /// `--mfv` for a symbol length whose symbols all have codewords.
    #[error("--mfv: symbols of {0} bits all have codewords; a number of most frequent values is for 16 and 32 bits")]
    MfvUnused(SymbolLength),
    /// `--vft-ways` for a symbol length whose symbols all have counters.
    #[error("--vft-ways: symbols of {0} bits all have counters of their own; ways are for 16 and 32 bits")]
    TableWaysUnused(SymbolLength),
    /// `--energy-control` behind ports that are no flits wide.
    #[error("--energy-control: toggles are counted in flits of 32 bytes, as --port 32 brings them, not --port {0}")]
    EnergyControlPort(u32),
    /// `--sampling on` for a codec that is not trained on what is sampled.
    #[error("--sampling on: blocks are sampled for e2mc, not for {0}, whose codebooks are made offline or not at all")]
    SamplingUnused(String),
    /// `--vft-ways` where nothing is sampled.
    #[error("--vft-ways: there is no value-frequency table without --codec e2mc, nor with --sampling off")]
    TableUnused,
    /// A codebook for another symbol length.
    #[error("a codebook for SL {book}, not {design} (--sl)")]
    SymbolLength {
        /// The codebook's.
        book: SymbolLength,
        /// The design's.
        design: SymbolLength,
    },
    /// A codebook with another number of most frequent values.
    #[error("a codebook of {book} most frequent values, not {design} (--mfv)")]
    Mfv {
        /// The codebook's.
        book: u32,
        /// The design's.
        design: u32,
    },
    /// A codebook for another block size.
    #[error("a codebook for blocks of {book} bytes, not {design} (--block)")]
    CodebookBlock {
        /// The codebook's.
        book: BlockSize,
        /// The design's.
        design: BlockSize,
    },
    /// A codebook for another format of numbers.
    #[error("a codebook for numbers of {book}, not {design} (--format)")]
    Format {
        /// The codebook's.
        book: NumberFormat,
        /// The design's.
        design: NumberFormat,
    },
    /// A codebook of another codec.
    #[error("a codebook for {book}, not for {design}")]
    Codebook {
        /// The codebook's codec.
        book: &'static str,
        /// The design, as `--design` takes it.
        design: &'static str,
    },
    /// A codebook for a design that has no tables.
    #[error("--codebook: {0} has no tables to put one in")]
    NoTables(&'static str),
    /// Data for a design that no blocks stream through.
    #[error("no blocks stream through {0}: it is made and synthesised, not run on data")]
    NoStreams(&'static str),
    /// A design that has tables, and no codebook.
    #[error("{0} needs a codebook")]
    NoCodebook(&'static str),
    /// A parameter that the design does not have.
    #[error("--{flag}: {design} has no such parameter (`hdlgen designs` lists what each has)")]
    NoSuchParameter {
        /// The parameter.
        flag: String,
        /// The design, as `--design` takes it.
        design: &'static str,
    },
    /// `--decoder` for ports so narrow that there is one form of decoder only.
    #[error(
        "--decoder: behind ports of {beat} bytes, eight beats a block or more, there is one form"
    )]
    DecoderUnused {
        /// The ports' width.
        beat: BeatSize,
    },
    /// Ways in pairs where there are no pairs, or an encoder for several ways.
    #[error("--ends both: ways in pairs need two ways or more, and an encoder for each, not {ways} and {encoders}")]
    EndsUnused {
        /// Parallel decoding ways.
        ways: Ways,
        /// Encoders.
        encoders: Encoders,
    },
    /// A codebook for numbers whose ranks come from the block.
    #[error("--codebook: with --ranks block a block says its ranks itself, there is no table (--ranks table takes one)")]
    RanksFromBlock,
    /// A number of lanes that the design does not take.
    #[error("--lanes {given}: {design} takes {allowed} for a block of {block} bytes, which has {words} words")]
    Lanes {
        /// The number given.
        given: u32,
        /// The design, as `--design` takes it.
        design: &'static str,
        /// The numbers that it takes, in words.
        allowed: String,
        /// The block size.
        block: BlockSize,
        /// 32-bit words of a block.
        words: u32,
    },
    /// A number of pipeline stages that the design does not take.
    #[error("--stages {given}: {design} with these parameters takes 1 to {most}")]
    Stages {
        /// The number given.
        given: u32,
        /// The design, as `--design` takes it.
        design: &'static str,
        /// The most stages that it takes.
        most: u32,
    },
    /// A memory port that is wider than a line of the metadata cache.
    #[error("--memory-port {given}: wider than the MAG of {mag} bytes (--mag {given} makes that as wide)")]
    MemoryPort {
        /// The width given.
        given: u32,
        /// The MAG.
        mag: Mag,
    },
    /// A memory port that is wider than the port towards the cache.
    #[error("--memory-port {given}: wider than the port towards the cache, {port} bytes (--port {given} makes that as wide)")]
    NarrowPort {
        /// The width given.
        given: u32,
        /// The port towards the cache.
        port: u32,
    },
    /// Blocks that the controller does not have.
    #[error("--block {given}: the controller has blocks of 64 or 128 bytes, with every codec (--block 128)")]
    ControllerBlock {
        /// The block given.
        given: String,
    },
    /// The ports of the codec in a controller, which are as wide as the controller's.
    #[error("--beat {given}: the codec's ports are as wide as the controller's (--port {given} sets both)")]
    ControllerBeat {
        /// The width given.
        given: String,
    },
    /// Ports of another width than a flit's.
    #[error("--beat {given}: {design} is for flits of 32 bytes, and its ports are as wide")]
    Flit {
        /// The width given.
        given: BeatSize,
        /// The design, as `--design` takes it.
        design: &'static str,
    },
}
