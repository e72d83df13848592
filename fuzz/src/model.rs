//! What the model of a GPU reads.

use hdlgen::internals::perf::{self, Codec, Gpu, MetadataMiss, Trace, Units};

use super::words::Folder;

/// Requests longer than that are read, but not run.
const REQUESTS: usize = 1000;

/// One that makes a burst of every block.
fn codec(trace: &Trace, miss: MetadataMiss) -> Codec {
    Codec {
        bursts: vec![1; trace.blocks().len()],
        compressors: Units::always(5.0),
        decompressors: Units::always(9.0),
        metadata: Some(miss),
        raw_instructions: 0,
        toggles: None,
    }
}

/// Requests, with 4 KiB of data beside them; what is read is run.
pub fn gpu_requests(data: &[u8]) {
    let folder = Folder::new();
    folder.write("data", &[7; 4096]);
    folder.write("requests", data);
    let trace = match perf::read(&folder.path("requests")) {
        Ok(trace) => trace,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return;
        }
    };
    if trace.requests().count() > REQUESTS {
        return;
    }
    let codec = codec(&trace, MetadataMiss::Serial);
    let gpu = Gpu::find("gtx580").unwrap();
    if let Ok(run) = perf::run(&gpu, &trace, &codec) {
        assert_eq!(run.requests, trace.requests().count() as u64);
        let parts = [run.sms.busy, run.sms.loads, run.sms.queue, run.sms.done];
        assert!((parts.iter().sum::<f64>() - 1.0).abs() < 1e-6);
    }
}

/// A GPU's file; what is one runs a few requests.
pub fn gpu(data: &[u8]) {
    let folder = Folder::with("gpu.toml", data);
    let gpu = match Gpu::find(folder.path("gpu.toml").to_str().unwrap()) {
        Ok(gpu) => gpu,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return;
        }
    };
    let lines = (0..64u32).map(|i| {
        let kind = ["load", "store", "part"][i as usize % 3];
        let sm = i % u32::from(gpu.cores.count);
        let warp = i / 3 % u32::from(gpu.cores.warps);
        format!("{sm} {warp} {i} {kind} {:x} {:0256}\n", i / 2 * 128, 0)
    });
    folder.write("requests", lines.collect::<String>().as_bytes());
    let trace = perf::read(&folder.path("requests")).unwrap();
    let codec = codec(&trace, MetadataMiss::Whole);
    let run = perf::run(&gpu, &trace, &codec).unwrap();
    assert_eq!(run.requests, 64);
}
