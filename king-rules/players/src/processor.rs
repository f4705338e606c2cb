//! Which instructions loops over many worlds are built for.

/// A loop over the worlds that are played side by side. Its `run` has to be inlined, so that it is compiled for whatever instructions its
/// caller is.
pub trait Loop {
    /// All of it.
    fn run(self);
}

/// A processor, as far as such loops are concerned. What knows how to find out what it has, as king-playout does, has functions that are
/// compiled for it.
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

/// What is done by the processor that this runs on.
pub(crate) trait Work {
    type Output;
    /// With `W` worlds side by side, as many numbers of sixteen bits as a vector has; with 1 one after the other.
    fn by<const W: usize>(self, processor: impl Processor) -> Self::Output;
}

/// Does that in the quickest way that is known of.
pub(crate) fn quickest<W: Work>(work: W) -> W::Output {
    // Without optimization no loop becomes one over vectors.
    if cfg!(debug_assertions) {
        return work.by::<1>(Any);
    }
    #[cfg(feature = "playout")]
    if let Some(processor) = king_playout::Avx512::detected() {
        return work.by::<32>(processor);
    } else if let Some(processor) = king_playout::Avx2::detected() {
        return work.by::<16>(processor);
    }
    if HAS_VECTORS { work.by::<8>(Any) } else { work.by::<1>(Any) }
}

/// Whether whatever this crate is built for has vectors of eight numbers of sixteen bits.
const HAS_VECTORS: bool = cfg!(any(
    target_feature = "sse2",
    target_feature = "neon",
    target_feature = "simd128",
    all(target_arch = "s390x", target_feature = "vector"),
    all(target_arch = "powerpc64", target_feature = "altivec"),
));

#[cfg(feature = "playout")]
mod detected {
    use super::{Loop, Processor};

    /// One of our loops as one of king-playout's.
    struct Each<L>(L);

    impl<L: Loop> king_playout::Loop for Each<L> {
        #[inline(always)]
        fn run(self) {
            self.0.run();
        }
    }

    impl Processor for king_playout::Avx2 {
        #[inline(always)]
        fn run<L: Loop>(self, all: L) {
            self.run(Each(all));
        }
    }

    impl Processor for king_playout::Avx512 {
        #[inline(always)]
        fn run<L: Loop>(self, all: L) {
            self.run(Each(all));
        }
    }
}
