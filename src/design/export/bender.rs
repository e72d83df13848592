//! A package for Bender, the dependency tool of the PULP platform.
//!
//! <https://github.com/pulp-platform/bender>

use super::super::manifest::Manifest;

pub fn files(manifest: &Manifest) -> Vec<(String, String)> {
    let Manifest { command, name, .. } = manifest;
    let mut sources: Vec<&str> = Vec::new();
    for file in manifest.tops.iter().flat_map(|top| &top.files) {
        if !sources.contains(&file.as_str()) {
            sources.push(file);
        }
    }
    let sources: String = sources.iter().map(|file| format!("  - {file}\n")).collect();
    let text = format!("# SPDX-License-Identifier: CC0-1.0\n# Made by: {command}\npackage:\n  name: {name}\n\nsources:\n{sources}");
    vec![("Bender.yml".into(), text)]
}
