//! The registers of every design as its manifest describes them: Icarus resets, reads and writes each
//! word of the emitted Verilog, and every field must be what its description says.

use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::Command;

use hdlgen::internals::design::manifest::{Access, Region, Top};
use hdlgen::internals::design::{self, emit};
use hdlgen::internals::flow::tools::Tool;
use hdlgen::internals::hdl::netlist::Direction;

use crate::common;
use crate::common::controller::options;
use crate::common::folder::Folder;

/// The revision that the bench gives the tops.
const REVISION: u32 = 0x1234_5678;

const TASKS: &str = r#"
  task access(input write, input [31:0] address, input [31:0] data);
    begin
      s_axil_awaddr = address; s_axil_araddr = address; s_axil_wdata = data; s_axil_wstrb = 15;
      s_axil_awvalid = write; s_axil_wvalid = write; s_axil_arvalid = !write;
      s_axil_bready = 1; s_axil_rready = 1;
      patience = 2000;
      while (!(write ? s_axil_awready : s_axil_arready) && patience > 0) begin
        @(negedge aclk); patience = patience - 1;
      end
      @(posedge aclk); #1 s_axil_awvalid = 0; s_axil_wvalid = 0; s_axil_arvalid = 0;
      @(negedge aclk);
      while (!(write ? s_axil_bvalid : s_axil_rvalid) && patience > 0) begin
        @(negedge aclk); patience = patience - 1;
      end
      if (patience == 0) $display("WRONG: no answer at %h", address);
      refused = write ? s_axil_bresp != 0 : s_axil_rresp != 0;
      word = s_axil_rdata;
      @(posedge aclk); @(negedge aclk);
    end
  endtask

  task expect_word(input [31:0] address, input [31:0] value, input [31:0] mask);
    begin
      access(0, address, 0);
      checks = checks + 1;
      if (refused || (word & mask) !== value)
        $display("WRONG: %h reads %h, of %h %h was expected", address, word, mask, value);
    end
  endtask

  task expect_refusal(input [31:0] address);
    begin
      access(0, address, 0);
      checks = checks + 1;
      if (!refused) $display("WRONG: %h is not refused", address);
    end
  endtask
"#;

fn mask_of(region: &Region, access: Access) -> u32 {
    let fields = region.fields.iter();
    let own = fields.filter(|field| region.access_of(field) == access);
    own.fold(0, |mask, field| mask | field.mask())
}

/// Reads and writes of one word, from reset on.
fn checks_of(text: &mut String, region: &Region, address: u32) {
    let known = region.fields.iter().filter(|field| field.reset.is_some());
    let known = known.fold(0, |mask, field| mask | field.mask());
    let all = region
        .fields
        .iter()
        .fold(0, |mask, field| mask | field.mask());
    let writable = mask_of(region, Access::ReadWrite);
    let cleared = mask_of(region, Access::OnesClear);
    if region.access == Access::WriteOnly {
        let _ = writeln!(text, "    expect_word({address}, 0, 32'hffffffff);");
        return;
    }
    let reset = region.reset();
    let _ = writeln!(text, "    expect_word({address}, {reset}, {known});");
    // Bits of no field are 0.
    let _ = writeln!(text, "    expect_word({address}, 0, 32'h{:x});", !all);
    if region.access == Access::ReadOnly {
        let _ = writeln!(text, "    access(1, {address}, 32'hffffffff);");
        let _ = writeln!(text, "    expect_word({address}, {reset}, {known});");
        return;
    }
    for pattern in [u32::MAX, 0xa5a5_a5a5, 0x5a5a_5a5a, 0] {
        let (value, mask) = (pattern & writable, !cleared);
        let _ = writeln!(text, "    access(1, {address}, 32'h{pattern:x});");
        let _ = writeln!(
            text,
            "    if (refused) $display(\"WRONG: {address:x} is refused\");"
        );
        let _ = writeln!(
            text,
            "    expect_word({address}, 32'h{value:x}, 32'h{mask:x});"
        );
        // No event has happened, and writing ones sets nothing.
        let _ = writeln!(text, "    expect_word({address}, 0, 32'h{cleared:x});");
    }
}

/// A bench that finishes with the number of its checks, and says `WRONG` for each that fails.
fn bench(top: &Top) -> String {
    let mut text = String::from("`timescale 1ns / 1ns\nmodule bench;\n");
    let mut pins = Vec::new();
    for port in &top.ports {
        let kind = match port.direction {
            Direction::Input => "reg ",
            Direction::Output => "wire",
        };
        let value = match port.direction {
            Direction::Input => " = 0",
            Direction::Output => "",
        };
        let _ = writeln!(
            text,
            "  {kind} [{}:0] {}{value};",
            port.width - 1,
            port.name
        );
        pins.push(format!(".{0}({0})", port.name));
    }
    let (module, pins) = (&top.module, pins.join(", "));
    let _ = writeln!(
        text,
        "  {module} #(.REVISION(32'h{REVISION:x})) top ({pins});"
    );
    text += "  integer patience, checks = 0; reg refused; reg [31:0] word;\n";
    text += "  always #5 aclk = !aclk;\n";
    text += TASKS;
    text += "  initial begin\n    repeat (4) @(negedge aclk);\n    aresetn = 1;\n";
    text += "    repeat (300) @(negedge aclk);\n";
    let _ = writeln!(text, "    expect_word(28, 32'h{REVISION:x}, 32'hffffffff);");
    for region in &top.address_map {
        // Of a table a word that all have. The word of first codewords of the longest length has all bits.
        let number = if region.name.starts_with("first") {
            region.bits() - 1 // Its left-justified words have a bit more than its codewords.
        } else {
            (region.words - 1).min(3)
        };
        checks_of(&mut text, region, region.address + 4 * number);
    }
    text += "    expect_refusal(32'h3fc);\n    $display(\"%0d checks\", checks);\n    $finish;\n  end\nendmodule\n";
    text
}

/// Output of Icarus for the bench.
fn run(folder: &Path, top: &Top) -> String {
    fs::write(folder.join("bench.v"), bench(top)).unwrap();
    let files = top.files.iter().map(String::as_str).chain(["bench.v"]);
    let built = Command::new("iverilog")
        .args(["-g2005", "-o", "bench.vvp"])
        .args(files)
        .current_dir(folder)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&built.stderr).into_owned();
    assert!(built.status.success(), "{said}");
    let done = Command::new("vvp")
        .args(["-n", "bench.vvp"])
        .current_dir(folder)
        .output();
    String::from_utf8(done.unwrap().stdout).unwrap()
}

#[test]
fn every_word_is_as_described() {
    all_are_as_described(&[
        ("e2mc", "sl=16 pdw=2 protect=parity"),
        ("e2mc-delta", "pdw=2 mfv=64 modes=0,2"),
        ("numbers", "ranks=table format=fp8-e4m3"),
        (
            "controller",
            "codec=e2mc sl=4 mdc=1024 outstanding=2 write-buffer=2 metadata-misses=1",
        ),
    ]);
}

#[test]
fn every_word_of_other_tables_is_as_described() {
    all_are_as_described(&[
        ("e2mc", "sl=4 pdw=2"),
        ("e2mc-delta", "pdw=2"),
        ("e2mc-delta", "pdw=2 mfv=64 modes=0,2 protect=parity"),
        ("value-frequency", "mfv=512"),
    ]);
}

fn all_are_as_described(designs: &[(&str, &str)]) {
    if !common::have(&[Tool::Iverilog, Tool::Vvp]) {
        return;
    }
    for &(kind, flags) in designs {
        let design = design::new(kind, &options(flags)).unwrap();
        let folder = Folder::new();
        let emitted = emit::sources(design.as_ref()).unwrap();
        let path = emitted.write(&folder.path("")).unwrap();
        let manifest = emitted.manifest;
        for top in &manifest.tops {
            let said = run(&path, top);
            assert!(
                said.contains(" checks") && !said.contains("WRONG"),
                "{kind} {flags}: {said}"
            );
            for region in &top.address_map {
                assert!(!region.fields.is_empty(), "{}", region.name);
            }
        }
        if kind == "controller" {
            continue;
        }
        // A field that is described as too wide is detected.
        let mut wrong = manifest.tops[0].clone();
        let writes = |region: &&mut Region| {
            let last = region.fields.last().unwrap();
            region.access_of(last) == Access::ReadWrite && region.bits() < 32
        };
        let Some(region) = wrong.address_map.iter_mut().find(writes) else {
            continue;
        };
        region.fields.last_mut().unwrap().bits += 1;
        assert!(run(&path, &wrong).contains("WRONG"), "{kind} {flags}");
    }
}
