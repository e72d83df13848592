//! The flags of `hdlgen eval`: what compression gains on a user's data.

use std::path::PathBuf;

use clap::Args;

use super::eval_bursts::parse_address;
use super::eval_words::{above_0, names, parse_training, TrainOn, ALL};
use super::words::words;
use crate::eval::{Ratio, Reading, Shard, Study};
use crate::terms::{Bases, BlockSize, Check, Choice, Digits, Ends, Flit, Mag, NumberFormat};
use crate::terms::{PforModes, Ranks, SymbolLength, Ways};
use crate::workload::Size;

/// Measures how well codecs compress data: ratios, bursts, and how close E2MC comes to Shannon's bound.
///
/// The data is read once, in blocks, and only sizes are computed. File types are recognised: NumPy's
/// .npy and .npz, memory traces (.trace), and gzip and zstd of these; all other files are raw bytes.
/// Folders are read with all that is in them; `-` is standard input. docs/eval.md has the formats.
#[derive(Debug, Clone, Args)]
#[command(after_help = "Examples:
  hdlgen eval FILE                            all codecs
  hdlgen eval --summary --sort effective DIR  the best codecs for this data
  hdlgen eval --codec bdi,bpc-opt A.npy B.npz two codecs, a table for each array
  hdlgen eval --sl 4,8,16,32 --codec e2mc DIR E2MC with four symbol lengths
  hdlgen eval --train first:20M FILE          E2MC's codebook from a file's first 20 MiB
  hdlgen eval --bandwidth 1000 --summary DIR  the best codecs at 1 TB/s, with mm² and ns
  hdlgen eval --toggles --codec fpc,bdi FILE  toggles on a bus, with energy control
  hdlgen eval --toggles --report out.html DIR a page of tables and pictures
  hdlgen eval --workloads=small               the suite of `hdlgen workload`
  hdlgen eval --block 64,128,256,512,4096 FILE sizes of blocks side by side
  hdlgen eval --study pdw --svg pdw.svg DIR   ways, drawn
  hdlgen eval --codec bpc --bursts FILE.bursts FILE
  hdlgen eval --codebook book.json --shard 2/8 -o part2.json DIR")]
pub struct EvalArgs {
    /// Files, folders, or - for standard input
    #[arg(required_unless_present = "workloads", value_name = "FILE")]
    pub(super) files: Vec<PathBuf>,
    /// Instead of files, generate the suite of `hdlgen workload` for this run, with each workload as
    /// one file: small, medium, large, or the bytes of its largest array
    #[arg(long, value_name = "SIZE", num_args = 0..=1, require_equals = true,
          default_missing_value = "medium", conflicts_with = "files")]
    pub(super) workloads: Option<Size>,
    /// How the files are read
    #[arg(long, value_parser = words::<Reading>(), value_name = "HOW", default_value = "auto")]
    pub(super) input: Reading,
    /// First convert the floating-point elements of arrays and tensors to this format; for 8 bits, each
    /// array is scaled so that its largest magnitude becomes the format's
    #[arg(
        long = "as",
        value_parser = words::<NumberFormat>(),
        value_name = "FORMAT",
        conflicts_with = "workloads"
    )]
    pub(super) convert: Option<NumberFormat>,
    /// Codecs, with commas between them, or all
    #[arg(long, value_name = "LIST", value_delimiter = ',', default_value = ALL,
          value_parser = names())]
    pub(super) codec: Vec<String>,
    /// Symbol lengths in bits: of 4, 8, 16 and 32 [default: 16, or the codebooks'] (e2mc)
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub(super) sl: Vec<SymbolLength>,
    /// Parallel decoding ways: of 1, 2, 4 and 8 [default: 4] (e2mc, e2mc-delta)
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub(super) pdw: Vec<Ways>,
    /// Most frequent values that get codewords: of 512, 1024, 2048 and 4096 for symbols of 16 and 32
    /// bits [default: 1024] (e2mc); of 64, 128, 256 and 512 [default: 128] (e2mc-delta); each codec
    /// uses the values that it supports
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub(super) mfv: Vec<u32>,
    /// From which ends ways run [default: one] (e2mc)
    #[arg(long, value_parser = words::<Ends>(), value_name = "ENDS")]
    pub(super) ends: Option<Ends>,
    /// The modes that a block may take, with commas between them: some of 0, 1 and 2 [default: 0,1,2]
    /// (e2mc-delta), of 0 to 7 [default: all] (pfor)
    #[arg(long, value_name = "LIST")]
    pub(super) modes: Option<PforModes>,
    /// How the mode of a block is chosen [default: estimate] (pfor)
    #[arg(long, value_parser = words::<Choice>(), value_name = "HOW")]
    pub(super) choice: Option<Choice>,
    /// The format of elements whose type the file does not give (numbers)
    #[arg(long, value_parser = words::<NumberFormat>(), value_name = "FORMAT")]
    pub(super) format: Option<NumberFormat>,
    /// The widths of the digits of a rank, one to four of 1 to 3 bits with commas between them; may
    /// be given again [default: 3 for blocks of 128 bytes, 2,2,3 for larger ones] (numbers)
    #[arg(long, value_name = "LIST")]
    pub(super) digits: Vec<Digits>,
    /// Where the ranks of symbols come from [default: block; table with --train or a codebook of
    /// numbers] (numbers)
    #[arg(long, value_parser = words::<Ranks>(), value_name = "WHERE")]
    pub(super) ranks: Option<Ranks>,
    /// Bases of a block with ranks of its own: of 1, 2, 4 and 8, of n bases one for each n-th number;
    /// the hardware has one [default: 1] (numbers)
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub(super) bases: Vec<Bases>,
    /// What the codebook is trained on: `same`, each file itself; a FILE; `first:BYTES` of each file,
    /// which are then not compressed, such as first:20M (e2mc, e2mc-delta); or `vft[:WAYS]`, each file
    /// by a value-frequency table like the hardware's, by default of 16 ways (e2mc) [default: same]
    #[arg(long, value_name = "DATA", value_parser = parse_training)]
    pub(super) train: Option<TrainOn>,
    /// Codebooks written by `hdlgen train`, one for each measured codec and symbol length (e2mc,
    /// e2mc-delta)
    #[arg(long, value_name = "FILE", value_delimiter = ',', conflicts_with_all = ["train", "mfv"])]
    pub(super) codebook: Vec<PathBuf>,
    /// Skip Shannon's bound, which needs a count of all symbols (e2mc)
    #[arg(long)]
    pub(super) no_bound: bool,
    /// Block size: 64 or 128 bytes; 128, 256, 512, 1024 or 4096 (numbers), all of these (pfor).
    /// Several, with commas between them, are compared, with the cost of small reads
    #[arg(
        long = "block",
        value_name = "BYTES",
        value_delimiter = ',',
        default_value = "128"
    )]
    pub(super) blocks: Vec<BlockSize>,
    /// The one of them that is evaluated.
    #[arg(skip)]
    pub(super) block: BlockSize,
    /// Memory access granularity: 32 or 64 bytes, less than the block
    #[arg(long, value_name = "BYTES", default_value_t)]
    pub(super) mag: Mag,
    /// What is stored with each compressed block to check it
    #[arg(long, value_name = "HOW", value_parser = words::<Check>(), default_value = "none")]
    pub(super) check: Check,
    /// Write each block's number of bursts as a byte, for traces after its address; for one codec
    #[arg(long, value_name = "FILE", conflicts_with_all = ["shard", "study"])]
    pub(super) bursts: Option<PathBuf>,
    /// The address of the first block, such as 0x7f0000000000, so that --bursts writes addresses for
    /// files that have none
    #[arg(long, value_name = "ADDRESS", requires = "bursts", value_parser = parse_address)]
    pub(super) at: Option<u64>,
    /// Vary one parameter, as the paper's figures do
    #[arg(long, value_parser = words::<Study>(), value_name = "WHAT", conflicts_with_all = ["shard", "codebook"])]
    pub(super) study: Option<Study>,
    /// Draw the study as SVG
    #[arg(long, value_name = "FILE", requires = "study", alias = "plot")]
    pub(super) svg: Option<PathBuf>,
    /// Count toggles on a bus, without and with DBI and energy control; all blocks are then encoded,
    /// which takes longer
    #[arg(long)]
    pub(super) toggles: bool,
    /// Bytes that cross the bus at a time: 4, 8 or 32 [default: 32]
    #[arg(long, value_name = "BYTES", requires = "toggles")]
    pub(super) flit: Option<Flit>,
    /// Do part I of N of the work; `hdlgen merge` joins the parts
    #[arg(long, value_name = "I/N")]
    pub(super) shard: Option<Shard>,
    /// Write a page of tables and pictures, in HTML; as for all output files, - is standard output
    #[arg(long, value_name = "FILE")]
    pub(super) report: Option<PathBuf>,
    /// The memory's bandwidth: show what it delivers with each codec, and the units, mm² and ns needed
    /// to keep up with it, as measured at a modern node
    #[arg(long, value_name = "GB/S", conflicts_with_all = ["study", "shard"], value_parser = above_0)]
    pub(super) bandwidth: Option<f64>,
    /// The highest clock of a unit, in MHz
    #[arg(long, value_name = "MHZ", requires = "bandwidth", default_value_t = 1000.0, value_parser = above_0)]
    pub(super) clock: f64,
    /// Areas and clocks for the page and for --bandwidth, from `hdlgen synth DESIGN… --json`; may be
    /// repeated
    #[arg(long, value_name = "FILE")]
    pub(super) areas: Vec<PathBuf>,
    /// Rules that give a tensor's layer and role by its name, tried before the built-in ones: lines
    /// such as `layer,SSM,*mixer* *.ssm*` and `role,value,*.v_cache`
    #[arg(long, value_name = "FILE", conflicts_with = "study")]
    pub(super) groups: Option<PathBuf>,
    /// Write the result as JSON to a file; with `--json` nothing is printed
    #[arg(short, long, value_name = "FILE")]
    pub(super) output: Option<PathBuf>,
    /// Print the result as JSON
    #[arg(long)]
    pub(super) json: bool,
    /// Print only the result of all files together
    #[arg(long, conflicts_with_all = ["json", "study"])]
    pub(super) summary: bool,
    /// Order the codecs by a ratio of all files, the best first
    #[arg(long, value_parser = words::<Ratio>(), value_name = "RATIO", conflicts_with = "study")]
    pub(super) sort: Option<Ratio>,
    /// Print CSV, a line for each file and codec
    #[arg(long, conflicts_with_all = ["json", "study"])]
    pub(super) csv: bool,
}
