//! Waveforms of `hdlgen sim`: they show transfers, and viewers find the nets that the save file names.

use std::collections::{BTreeMap, BTreeSet};

use vcd::{Command, IdCode, ScopeItem, Value};

use crate::common::folder::{sample, Folder};

/// A waveform: names with their widths, and each net's digits at the clock's rising edges.
struct Wave {
    widths: BTreeMap<String, u32>,
    edges: Vec<BTreeMap<String, String>>,
}

fn read(text: &[u8]) -> Wave {
    let mut parser = vcd::Parser::new(text);
    let header = parser.parse_header().unwrap();
    let mut names: BTreeMap<IdCode, String> = BTreeMap::new();
    let mut widths = BTreeMap::new();
    let mut open: Vec<(String, &[ScopeItem])> = vec![(String::new(), &header.items)];
    while let Some((path, items)) = open.pop() {
        for item in items {
            match item {
                ScopeItem::Scope(scope) => {
                    open.push((format!("{path}{}.", scope.identifier), &scope.items));
                }
                ScopeItem::Var(net) => {
                    let name = format!("{path}{}", net.reference);
                    widths.insert(name.clone(), net.size);
                    names.insert(net.code, name);
                }
                _ => {}
            }
        }
    }
    let digit = |value: Value| if value == Value::V1 { '1' } else { '0' };
    let (mut now, mut edges) = (BTreeMap::new(), Vec::new());
    for command in parser {
        match command.unwrap() {
            Command::ChangeScalar(code, value) => {
                let name = &names[&code];
                now.insert(name.clone(), digit(value).to_string());
                if name.ends_with(".aclk") && value == Value::V1 {
                    edges.push(now.clone());
                }
            }
            Command::ChangeVector(code, values) => {
                let digits: String = values.iter().map(digit).collect();
                now.insert(names[&code].clone(), digits);
            }
            _ => {}
        }
    }
    Wave { widths, edges }
}

impl Wave {
    /// Edges at which a beat goes through a port.
    fn transfers(&self, top: &str, port: &str) -> usize {
        let is_one = |edge: &BTreeMap<String, String>, name: &str| {
            let value = edge.get(&format!("{top}.{port}{name}"));
            value.is_some_and(|digits| digits == "1")
        };
        let moves =
            |edge: &&BTreeMap<String, String>| is_one(edge, "valid") && is_one(edge, "ready");
        self.edges.iter().filter(moves).count()
    }
}

#[test]
fn each_transfer_is_in_the_waveform_and_the_save_file_names_what_is_there() {
    let folder = Folder::new();
    folder.write("data", &sample());
    folder
        .run("sim data --design bdi --blocks 5 --vcd wave.vcd")
        .success();
    for (half, top) in [
        ("compressor", "bdi_compressor"),
        ("decompressor", "bdi_decompressor"),
    ] {
        let wave = read(&folder.read(&format!("wave.{half}.vcd")));
        let blocks = match half {
            "compressor" => "s_axis_t",
            _ => "m_axis_t",
        };
        // Five blocks of 128 bytes in beats of 32.
        assert_eq!(wave.transfers(top, blocks), 20, "{half}");
        let saved = folder.text(&format!("wave.{half}.gtkw"));
        assert!(saved.contains(&format!("[dumpfile] \"wave.{half}.vcd\"")));
        let nets = saved.lines().filter(|line| line.starts_with(top));
        let nets: Vec<&str> = nets.collect();
        let first: BTreeSet<&str> = nets[1..5].iter().copied().collect();
        assert!(
            first.iter().all(|net| net.contains(".s_axis_")),
            "{first:?}"
        );
        for net in nets {
            let (name, range) = net.split_once('[').unwrap_or((net, ""));
            let width = wave
                .widths
                .get(name)
                .unwrap_or_else(|| panic!("no net {name}"));
            let expected = match width {
                1 => String::new(),
                width => format!("{}:0]", width - 1),
            };
            assert_eq!(range, expected, "{net}");
        }
    }
}

#[test]
fn a_waveform_as_fst_is_smaller_and_the_same_each_time() {
    let folder = Folder::new();
    folder.write("data", &sample());
    let both = ["a.fst", "b.fst", "c.vcd"];
    for name in both {
        let line = format!("sim data --design bdi --blocks 20 --vcd {name}");
        folder.run(&line).success();
    }
    let [a, b, text] =
        ["a.compressor.fst", "b.compressor.fst", "c.compressor.vcd"].map(|name| folder.read(name));
    assert_eq!(a, b);
    assert!(a.len() * 4 < text.len(), "{} and {}", a.len(), text.len());
    // A header block of 329 bytes, as GTKWave's manual has it.
    assert_eq!(a[..9], [0, 0, 0, 0, 0, 0, 0, 1, 73]);
    folder.fails("sim data --vcd none/wave.fst", "none/wave");
    assert!(!folder.names().iter().any(|name| name.starts_with("wave")));
}

#[test]
fn the_controllers_requests_are_in_its_waveform() {
    let folder = Folder::new();
    folder.write("data", &sample());
    let sim = "sim data --pad --design controller --codec bdi --outstanding 4 --write-buffer 2 --traffic stream --reads 100 --memory 8192 --requests 30";
    folder
        .run(&format!("{sim} --blocks 7 --vcd wave.vcd"))
        .success();
    let wave = read(&folder.read("wave.vcd"));
    let top = "controller_bdi_write_buffer2_outstanding4";
    // Seven requests of a block, four beats each, all of them reads.
    assert_eq!(wave.transfers(top, "s_axi_ar"), 7);
    assert_eq!(wave.transfers(top, "s_axi_r"), 28);
    assert_eq!(wave.transfers(top, "s_axil_aw"), 0);
    let saved = folder.text("wave.gtkw");
    let groups = saved.lines().filter(|line| line.starts_with('-'));
    let groups: Vec<_> = groups.collect();
    assert_eq!(groups[..3], ["-s_axi", "-s_axi", "-m_axi"]);
    // From reset on there are the writes of registers.
    folder
        .run(&format!("{sim} --blocks 7 --vcd wave.vcd --vcd-from reset"))
        .success();
    let wave = read(&folder.read("wave.vcd"));
    assert!(wave.transfers(top, "s_axil_aw") > 4);
    assert_eq!(wave.transfers(top, "s_axi_ar"), 7);
    folder.fails(
        "sim data --pad --design controller --codec e2mc --sample 9 --vcd w.vcd",
        "--vcd: not with --sample",
    );
}
