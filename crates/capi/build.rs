//! Gives the shared library its SONAME, so that programs find the interface that they were linked
//! with.

use std::env::var;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    if var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "linux") {
        // Before 1.0 each minor version may change the interface.
        let number = |part: &str| var(format!("CARGO_PKG_VERSION_{part}")).unwrap_or_default();
        let (major, minor) = (number("MAJOR"), number("MINOR"));
        println!("cargo:rustc-cdylib-link-arg=-Wl,-soname,libhdlgen.so.{major}.{minor}");
    }
}
