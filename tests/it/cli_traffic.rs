//! Lists of accesses for the controller.

use crate::common::folder::{sample, Folder};

#[test]
fn accesses_that_a_unit_cannot_have_are_named() {
    let folder = Folder::new();
    folder.write("data", &sample());
    let sim = "sim --design controller --codec bdi --traffic list --requests 3 --pad data";
    for (line, reason) in [
        ("read,0x10000000000,64", "list: 64 bytes at 0x10000000000"),
        ("read,0xfffffffffffffff0,15", "list: line 1"),
    ] {
        folder.write("list", line.as_bytes());
        folder.fails(sim, reason);
    }
    folder.write("list", b"read,0x1000,64");
    folder.run(sim).success();
}
