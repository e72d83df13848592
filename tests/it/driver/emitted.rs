//! The firmware in the folder that is written.

use hdlgen::internals::design::manifest::{sha256, Manifest};

use crate::common::folder::Folder;

const NAME: &str = "rtl_out/controller_e2mc_sl4_pdw4_compressors1_decompressors1";
const FLAGS: &str = "--design controller --codec e2mc --sl 4 --compressors 1 --decompressors 1";

#[test]
fn firmware_is_in_the_manifest_and_no_verilog() {
    let folder = Folder::new();
    folder.run(&format!("{FLAGS} --export fusesoc")).success();
    let manifest = Manifest::read(&folder.path(NAME)).unwrap();
    // The command creates the same folder again, in place of the first.
    let command = manifest.command.strip_prefix("hdlgen ").unwrap();
    folder.run(command).success();
    assert_eq!(Manifest::read(&folder.path(NAME)), Some(manifest.clone()));
    let of_driver = manifest
        .files
        .iter()
        .filter(|file| file.path.starts_with("driver/"));
    let mut paths = Vec::new();
    for file in of_driver {
        let text = folder.read(&format!("{NAME}/{}", file.path));
        assert_eq!(file.sha256, sha256(&text), "{}", file.path);
        paths.push(file.path.as_str());
    }
    let expected = [
        "driver/hdlgen.c",
        "driver/hdlgen.h",
        "driver/hdlgen_codebook.c",
        "driver/hdlgen_controller.h",
        "driver/hdlgen_sampling.c",
    ];
    assert_eq!(paths, expected);
    let (_, name) = NAME.split_once('/').unwrap();
    for list in [format!("{name}.f"), format!("{name}.core")] {
        let text = folder.text(&format!("{NAME}/{list}"));
        assert!(!text.contains("driver"), "{list}");
    }
    assert!(manifest.tops[0]
        .files
        .iter()
        .all(|file| file.ends_with(".v")));
    // A file that the user has added is not removed.
    folder.write(
        &format!("{NAME}/driver/main.c"),
        b"int main(void) { return 0; }",
    );
    folder.fails(FLAGS, "driver/main.c");
}
