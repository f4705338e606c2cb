//! Which instructions loops over many worlds are built for.

/// A loop over the worlds that are played side by side. Its `run` has to be inlined, so that it is compiled for whatever instructions its
/// caller is.
pub trait Loop {
    /// All of it.
    fn run(self);
}

/// A processor, as far as such loops are concerned: those who know how to find out what it has, as king-playout does, have functions
/// that are compiled for it.
pub trait Processor: Copy {
    /// Runs that loop, in a function of its own.
    fn run<L: Loop>(self, all: L);
}

/// Whatever this crate is built for.
#[derive(Clone, Copy, Debug)]
pub struct Any;

impl Processor for Any {
    #[inline(never)]
    fn run<L: Loop>(self, all: L) {
        all.run();
    }
}

/// How many worlds are played side by side by whatever this crate is built for: as many numbers of sixteen bits as a vector has. One
/// after the other is quicker where there are no vectors, or no optimization makes any.
pub(crate) const LANES: usize = if HAS_VECTORS && !cfg!(debug_assertions) { 8 } else { 1 };

const HAS_VECTORS: bool = cfg!(any(
    target_feature = "sse2",
    target_feature = "neon",
    target_feature = "simd128",
    all(target_arch = "s390x", target_feature = "vector"),
    all(target_arch = "powerpc64", target_feature = "altivec"),
));
