//! Loops for the longest vectors that the processor has.

#[cfg(target_arch = "x86_64")]
use crate::detected;

/// A loop that compilers make one over vectors. Its `run` has to be inlined, so that it is built for whatever instructions its caller is.
pub trait Loop {
    /// All of it.
    fn run(self);
}

/// A processor with AVX2: vectors of sixteen numbers of sixteen bits.
#[derive(Clone, Copy, Debug)]
pub struct Avx2(());

impl Avx2 {
    /// The processor that this runs on, if it is one.
    #[must_use]
    pub fn detected() -> Option<Self> {
        #[cfg(target_arch = "x86_64")]
        if detected::has(detected::AVX2) {
            return Some(Self(()));
        }
        None
    }

    /// Runs a loop that is built for it, in a function of its own.
    #[inline(always)]
    pub fn run(self, all: impl Loop) {
        #[cfg(target_arch = "x86_64")]
        // SAFETY: there is no value of this type but where the processor has these instructions.
        unsafe {
            with_avx2(all);
        }
        #[cfg(not(target_arch = "x86_64"))]
        all.run();
    }
}

/// A processor with AVX-512 and what came with it later, to count bits above all: vectors of 32 numbers of sixteen bits.
#[derive(Clone, Copy, Debug)]
pub struct Avx512(());

impl Avx512 {
    /// The processor that this runs on, if it is one.
    #[must_use]
    pub fn detected() -> Option<Self> {
        #[cfg(target_arch = "x86_64")]
        if detected::has(detected::AVX512) {
            return Some(Self(()));
        }
        None
    }

    /// Runs a loop that is built for it, in a function of its own.
    #[inline(always)]
    pub fn run(self, all: impl Loop) {
        #[cfg(target_arch = "x86_64")]
        // SAFETY: there is no value of this type but where the processor has these instructions.
        unsafe {
            with_avx512(all);
        }
        #[cfg(not(target_arch = "x86_64"))]
        all.run();
    }
}

/// # Safety
/// The processor must have the instructions named here.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
unsafe fn with_avx2(all: impl Loop) {
    all.run();
}

/// # Safety
/// The processor must have the instructions named here.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
#[target_feature(enable = "avx512f,avx512bw,avx512cd,avx512dq,avx512vl,avx512bitalg,avx512vpopcntdq")]
unsafe fn with_avx512(all: impl Loop) {
    all.run();
}
