//! Results of synthesis and routing, which take minutes, kept by the hash of all that they depend
//! on: the Verilog, the library, the tools' versions and the scripts.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;
use flate2::write::GzEncoder;
use flate2::Compression;
use serde::de::DeserializeOwned;
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::terms::temporary::TemporaryFile;

/// `hdlgen/synth` in the user's cache folder; None without a home folder.
pub fn default_folder() -> Option<PathBuf> {
    folder_of("synth")
}

/// The folder of one command's results in the user's cache folder.
pub(super) fn folder_of(command: &str) -> Option<PathBuf> {
    let strategy = etcetera::choose_base_strategy().ok()?;
    Some(strategy.cache_dir().join("hdlgen").join(command))
}

/// The place of one result; none without a folder.
pub(super) struct Entry(Option<PathBuf>);

impl Entry {
    pub(super) fn new(folder: Option<&Path>, parts: &[String]) -> Entry {
        let mut hash = Sha256::new();
        for part in parts {
            // With its length, so that different lists of parts never hash the same bytes.
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
        let digest = hash.finalize();
        let name: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
        Entry(folder.map(|folder| folder.join(name + ".json")))
    }

    /// The result, if it is there and can be read.
    pub(super) fn read<T: DeserializeOwned>(&self) -> Option<T> {
        let bytes = std::fs::read(self.0.as_ref()?).ok()?;
        serde_json::from_slice(&bytes).ok()
    }

    /// The netlist that was kept beside the result, as Yosys wrote it.
    pub(super) fn read_netlist(&self) -> Option<Vec<u8>> {
        let file = std::fs::File::open(self.netlist_path()?).ok()?;
        let mut bytes = Vec::new();
        flate2::read::GzDecoder::new(file)
            .read_to_end(&mut bytes)
            .ok()?;
        Some(bytes)
    }

    /// Keeps the netlist; see [`Entry::write`].
    pub(super) fn write_netlist(&self, netlist: &[u8]) {
        let write = || -> Option<()> {
            let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
            packed.write_all(netlist).ok()?;
            keep(&self.netlist_path()?, &packed.finish().ok()?)
        };
        write();
    }

    fn netlist_path(&self) -> Option<PathBuf> {
        Some(self.0.as_ref()?.with_extension("netlist.gz"))
    }

    /// Keeps a result. Where that cannot be done the next run takes longer, no more.
    pub(super) fn write(&self, result: &impl Serialize) {
        let write = || keep(self.0.as_ref()?, &serde_json::to_vec(result).ok()?);
        write();
    }
}

/// Writes a file, whole or not at all.
fn keep(path: &Path, bytes: &[u8]) -> Option<()> {
    let folder = path.parent()?;
    std::fs::create_dir_all(folder).ok()?;
    let mut file = TemporaryFile::in_folder(folder).ok()?;
    file.write_all(bytes).ok()?;
    file.persist(path).ok()
}
