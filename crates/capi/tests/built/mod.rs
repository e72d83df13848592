//! The library as it is built and installed for others, and programs compiled with it.

use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

/// An installed library; it goes away with this.
pub struct Library {
    pub prefix: TempDir,
}

/// Runs something that must succeed; what it printed.
pub fn output(command: &mut Command) -> String {
    let done = command
        .output()
        .unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    assert!(
        done.status.success(),
        "{command:?}: {}\n{}{}",
        done.status,
        text(&done.stdout),
        text(&done.stderr)
    );
    text(&done.stdout)
}

/// Whether a program is there. Without it the test fails, unless `HDLGEN_SKIP_MISSING=1` lets it
/// pass with a line "skipped: TEST".
fn have(program: &str) -> bool {
    if Command::new(program).arg("--version").output().is_ok() {
        return true;
    }
    let may_skip = std::env::var_os("HDLGEN_SKIP_MISSING").is_some_and(|value| value == "1");
    assert!(may_skip, "{program} is not installed");
    let thread = std::thread::current();
    println!(
        "skipped: {} ({program} is not installed)",
        thread.name().unwrap_or("a test")
    );
    false
}

impl Library {
    /// Builds and installs it with `scripts/install-library`, if these programs are there.
    pub fn install(programs: &[&str]) -> Option<Self> {
        let mut needed = programs.iter().chain(&["pkg-config"]);
        if !needed.all(|program| have(program)) {
            return None;
        }
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        // Where this test was built, the folder of which has the profile's name.
        let own = std::env::current_exe().unwrap();
        let built = own.parent().and_then(Path::parent).unwrap();
        // Python's is built with it: what both share is then compiled in one form only.
        let mut build = Command::new(env!("CARGO"));
        build
            .current_dir(&root)
            .env("CARGO_TARGET_DIR", built.parent().unwrap());
        build.args(["build", "--quiet", "--locked", "--lib"]);
        output(build.args(["-p", "hdlgen-capi", "-p", "hdlgen-python"]));
        let prefix = tempfile::tempdir().unwrap();
        let mut install = Command::new(root.join("scripts/install-library"));
        output(install.arg(prefix.path()).arg(built));
        Some(Library { prefix })
    }

    /// Compiles a program in C or C++, with all warnings as errors.
    pub fn compile(&self, source: &Path, flags: &[&str]) -> PathBuf {
        let (compiler, standard) = if source.extension().is_some_and(|e| e == "cpp") {
            ("g++", "-std=c++17")
        } else {
            ("gcc", "-std=c11")
        };
        let mut config = self.environment(Command::new("pkg-config"));
        let found = output(config.args(["--cflags", "--libs", "hdlgen"]));
        let program = self.prefix.path().join(source.file_stem().unwrap());
        let mut compile = Command::new(compiler);
        compile.args([
            standard,
            "-O1",
            "-g",
            "-Wall",
            "-Wextra",
            "-Werror",
            "-pedantic",
            "-pthread",
        ]);
        compile.args(flags).arg(source).arg("-o").arg(&program);
        output(compile.args(found.split_whitespace()));
        program
    }

    /// A program that was compiled with the library.
    pub fn run(&self, program: &Path) -> Command {
        self.environment(Command::new(program))
    }

    /// A command that finds the library.
    pub fn environment(&self, mut command: Command) -> Command {
        let lib = self.prefix.path().join("lib");
        command.env("PKG_CONFIG_PATH", lib.join("pkgconfig"));
        command.env("LD_LIBRARY_PATH", lib);
        command
    }
}
