#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| king_fuzz::advise::run(data));
