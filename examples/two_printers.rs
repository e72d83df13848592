//! The time of rust-hdl's checks and of its printer on the default design, and the size of the
//! Verilog that each of the two printers writes.
//!
//! `cargo run --release --example two_printers`

use std::error::Error;
use std::time::Instant;

use hdlgen::internals::design::e2mc::E2mc;
use hdlgen::internals::design::{Design, Options, Role};
use hdlgen::internals::hdl::{bridge, verilog};

fn main() -> Result<(), Box<dyn Error>> {
    let design = E2mc::new(&Options::default())?;
    for role in Role::ALL {
        let top = design.module(role)?;
        let start = Instant::now();
        bridge::check_all(&top)?;
        let checked = start.elapsed();
        let start = Instant::now();
        let theirs = bridge::generate_verilog(&top)?;
        let printed = start.elapsed();
        let ours = verilog::print(&top, &design.command());
        println!("{}: rust-hdl checks it in {checked:.1?}", top.name);
        println!(
            "  rust-hdl's print: {} modules, {} bytes, in {printed:.1?}",
            theirs.matches("endmodule").count(),
            theirs.len()
        );
        println!(
            "  ours: {} modules, {} bytes",
            ours.len(),
            ours.iter().map(|file| file.text.len()).sum::<usize>()
        );
    }
    Ok(())
}
