#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| king_fuzz::solve::run(data));
