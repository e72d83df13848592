//! `hdlgen codecs`: the formats that there are.

use clap::Args;
use serde_json::json;

use super::output::wrapped;
use crate::codec::list::FORMATS;
use crate::design::Entry;

/// Lists the codecs: name, hardware or software model only, and origin.
#[derive(Debug, Args)]
pub struct CodecsArgs {
    /// Print the list as JSON
    #[arg(long)]
    json: bool,
}

/// Whether there is hardware for a codec, and not the software model only.
fn has_hardware(codec: &str) -> bool {
    Entry::find(codec).is_ok()
}

/// Runs the subcommand.
///
/// # Errors
/// If the list cannot be made JSON.
pub fn run(args: &CodecsArgs) -> anyhow::Result<()> {
    if args.json {
        let formats: Vec<_> = FORMATS
            .iter()
            .map(|format| {
                json!({
                    "name": format.name,
                    "hardware": has_hardware(format.name),
                    "origin": format.origin,
                })
            })
            .collect();
        println!("{}", serde_json::to_string_pretty(&formats)?);
        return Ok(());
    }
    for format in FORMATS {
        let kind = if has_hardware(format.name) {
            "hardware"
        } else {
            "model only"
        };
        let before = format!("{:<13}  {kind:<10}  ", format.name);
        println!("{}", wrapped(&before, format.origin, before.len()));
    }
    Ok(())
}
