#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| hdlgen_fuzz::model::gpu_requests(data));
