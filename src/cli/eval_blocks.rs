//! `hdlgen eval`: in blocks of one size, or of several side by side (`--block 64,128,…`).

use anyhow::ensure;
use serde_json::json;

use super::eval::EvalArgs;
use super::eval_run::{run_one, write_all};
use super::eval_words::ALL;
use super::output::{Messages, Output};
use super::usage::Usage;
use crate::codec::list::Format;
use crate::eval::{blocks_text, BlockTable, Evaluation};
use crate::terms::BlockSize;

/// Runs the subcommand.
///
/// # Errors
/// If something cannot be read or written, is empty or damaged, or if parameters do not fit.
pub fn run(args: &EvalArgs) -> anyhow::Result<()> {
    args.check_outputs()?;
    ensure!(
        args.areas.is_empty() || args.report.is_some() || args.bandwidth.is_some(),
        Usage("--areas is for --report or --bandwidth".into())
    );
    match args.blocks[..] {
        [block] => run_one(&EvalArgs {
            block,
            ..args.clone()
        }),
        _ => side_by_side(args),
    }
}

/// Evaluates the files in blocks of each size.
///
/// # Errors
/// As of one size; also if a flag is for one size only.
fn side_by_side(args: &EvalArgs) -> anyhow::Result<()> {
    let one_only = [
        ("--bursts", args.bursts.is_some()),
        ("--study", args.study.is_some()),
        ("--shard", args.shard.is_some()),
        ("--report", args.report.is_some()),
        ("--bandwidth", args.bandwidth.is_some()),
        ("--toggles", args.toggles),
        ("--csv", args.csv),
        (
            "standard input",
            args.files.iter().any(|file| file.as_os_str() == "-"),
        ),
    ];
    if let Some((what, _)) = one_only.iter().find(|(_, given)| *given) {
        return Err(Usage(format!("{what} is for one size of block (--block)")).into());
    }
    args.check()?;
    let output = args.output.as_deref();
    let output = output.map(|path| Output::create("-o", path)).transpose()?;
    let mut evaluations = Vec::new();
    for &block in &args.blocks {
        evaluations.extend(evaluate(args, block)?);
    }
    ensure!(
        !evaluations.is_empty(),
        Usage("no codec has blocks of these sizes (--block)".into())
    );
    let blocks: Vec<u32> = args.blocks.iter().map(|block| block.get()).collect();
    let table = BlockTable::of(&blocks, &evaluations);
    let document = || {
        let whole = json!({ "blocks": table, "evaluations": evaluations });
        serde_json::to_string_pretty(&whole)
    };
    if let Some(mut file) = output {
        write_all(&mut file, &document()?)?;
        file.commit()?;
    }
    let text = match (args.json, &args.output) {
        // The file has it already.
        (true, Some(_)) => return Ok(()),
        (true, None) => document()?,
        (false, _) => blocks_text(&table),
    };
    Messages::beside(&args.output).say(&text);
    Ok(())
}

/// The evaluation in blocks of one size; none if no codec that is asked for has them.
fn evaluate(args: &EvalArgs, block: BlockSize) -> anyhow::Result<Option<Evaluation>> {
    let has = |name: &String| {
        let format = Format::find(name);
        name == ALL || format.is_some_and(|format| format.geometry(block, args.mag).is_ok())
    };
    let codec: Vec<String> = args
        .codec
        .iter()
        .filter(|name| has(name))
        .cloned()
        .collect();
    if codec.is_empty() {
        return Ok(None);
    }
    let own = EvalArgs {
        block,
        codec,
        ..args.clone()
    };
    let begun = own.begin()?;
    Ok(Some(own.evaluate(&begun.inputs, &begun.plan, None)?.0))
}
