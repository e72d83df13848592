//! `hdlgen codecs`: the formats that there are.

use clap::Args;
use serde_json::json;

use super::output::wrapped;
use crate::codec::list::FORMATS;

/// Lists the codecs: name, hardware or software model only, and origin.
#[derive(Debug, Args)]
pub struct CodecsArgs {
    /// Print the list as JSON
    #[arg(long)]
    json: bool,
}

/// Runs the subcommand.
///
/// # Errors
/// If the list cannot be made JSON.
pub fn run(args: &CodecsArgs) -> anyhow::Result<()> {
    if args.json {
        let formats = FORMATS.iter().map(|format| {
            json!({
                "name": format.name,
                "hardware": format.hardware,
                "origin": format.origin,
            })
        });
        let formats: Vec<_> = formats.collect();
        println!("{}", serde_json::to_string_pretty(&formats)?);
        return Ok(());
    }
    for format in FORMATS {
        let kind = if format.hardware {
            "hardware"
        } else {
            "model only"
        };
        let before = format!("{:<10}  {kind:<10}  ", format.name);
        println!("{}", wrapped(&before, format.origin, before.len()));
    }
    Ok(())
}
