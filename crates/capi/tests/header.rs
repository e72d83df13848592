//! `include/hdlgen.h` is what cbindgen makes of the sources.

use std::path::Path;

#[test]
fn header_is_that_of_the_sources() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let config = cbindgen::Config::from_file(root.join("cbindgen.toml")).unwrap();
    let builder = cbindgen::Builder::new().with_config(config);
    let builder = builder.with_src(root.join("src/lib.rs"));
    let mut made = Vec::new();
    builder.generate().unwrap().write(&mut made);
    let made = String::from_utf8(made).unwrap();

    let path = root.join("include/hdlgen.h");
    if std::env::var_os("HDLGEN_WRITE_HEADER").is_some() {
        std::fs::write(&path, &made).unwrap();
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        committed == made,
        "{} is not what the sources say: write it again with\n  \
         HDLGEN_WRITE_HEADER=1 cargo test -p hdlgen-capi --test header",
        path.display()
    );
}
