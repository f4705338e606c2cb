//! What the processor says that it has: asked once, of the processor itself, as there need not be a standard library that would ask it.

use core::arch::x86_64::{__cpuid, __cpuid_count, _xgetbv};
use core::sync::atomic::{AtomicU8, Ordering};

/// The instructions for bits: bmi1, bmi2, lzcnt and popcnt.
pub(crate) const BITS: u8 = 1;
/// Those, and AVX2.
pub(crate) const AVX2: u8 = 2;
/// All that [`Avx512`](crate::Avx512) stands for.
pub(crate) const AVX512: u8 = 4;
/// The processor has been asked.
const ASKED: u8 = 128;

/// What it has, once it has been asked. Whoever asks finds the same, so it does not matter who is first.
static FOUND: AtomicU8 = AtomicU8::new(0);

/// Whether the processor has that.
#[inline]
pub(crate) fn has(what: u8) -> bool {
    let mut found = FOUND.load(Ordering::Relaxed);
    if found == 0 {
        found = ask() | ASKED;
        FOUND.store(found, Ordering::Relaxed);
    }
    found & what != 0
}

#[cold]
fn ask() -> u8 {
    let all = |word: u32, bits: &[u32]| bits.iter().all(|&bit| word >> bit & 1 == 1);
    // SAFETY: every processor of this architecture has the instruction; what is asked for is at most what it says it answers.
    #[allow(unused_unsafe, reason = "newer versions of Rust know that it is safe")]
    let (first, features, more) = unsafe {
        if __cpuid(0).eax < 7 || __cpuid(0x8000_0000).eax < 0x8000_0001 {
            return 0;
        }
        (__cpuid(1), __cpuid_count(7, 0), __cpuid(0x8000_0001))
    };
    let (popcnt, lzcnt) = (all(first.ecx, &[23]), all(more.ecx, &[5]));
    if !(popcnt && lzcnt && all(features.ebx, &[3, 8])) {
        return 0;
    }
    // Vectors are there when the system saves them as well: it says that it lets us ask, and then which.
    let saved = if all(first.ecx, &[27]) { saved() } else { 0 };
    let avx2 = saved & 0x06 == 0x06 && all(first.ecx, &[28]) && all(features.ebx, &[5]);
    let avx512 = avx2
        && saved & 0xe6 == 0xe6
        // f, dq, cd, bw, vl; bitalg, vpopcntdq
        && all(features.ebx, &[16, 17, 28, 30, 31])
        && all(features.ecx, &[12, 14]);
    BITS | if avx2 { AVX2 } else { 0 } | if avx512 { AVX512 } else { 0 }
}

/// Which registers the system saves.
fn saved() -> u64 {
    #[target_feature(enable = "xsave")]
    unsafe fn ask() -> u64 {
        // SAFETY: by the caller's promise. Rust before 1.87 wants the word; later ones know the promise.
        #[allow(unused_unsafe, reason = "see above")]
        unsafe {
            _xgetbv(0)
        }
    }
    // SAFETY: the system lets programs use the instruction, as was asked before.
    unsafe { ask() }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The standard library finds the same.
    #[test]
    fn the_processor_is_asked_rightly() {
        extern crate std;
        use std::is_x86_feature_detected as is;
        let bits = is!("bmi1") && is!("bmi2") && is!("lzcnt") && is!("popcnt");
        let avx512 = is!("avx512f") && is!("avx512bw") && is!("avx512cd") && is!("avx512dq") && is!("avx512vl");
        let avx512 = avx512 && is!("avx512bitalg") && is!("avx512vpopcntdq");
        assert_eq!(has(BITS), bits);
        assert_eq!(has(AVX2), bits && is!("avx2"));
        assert_eq!(has(AVX512), bits && is!("avx2") && avx512);
    }
}
