//! The macro for weights: small numbers for and against a card.

/// Numbers that can be gone through one by one, as those do who look for better ones.
pub(crate) trait Weigh: Sized {
    /// All 0.
    const NONE: Self;

    /// Calls the function with every number.
    #[cfg(test)]
    fn each(&mut self, call: &mut dyn FnMut(&mut i16));
}

impl Weigh for i16 {
    const NONE: Self = 0;

    #[cfg(test)]
    fn each(&mut self, call: &mut dyn FnMut(&mut i16)) {
        call(self);
    }
}

impl Weigh for [i16; 3] {
    const NONE: Self = [0; 3];

    #[cfg(test)]
    fn each(&mut self, call: &mut dyn FnMut(&mut i16)) {
        self.iter_mut().for_each(call);
    }
}

/// Defines structs of weights, or of structs of weights.
macro_rules! weights {
    ($($(#[$meta:meta])* $Name:ident { $($(#[$fmeta:meta])* $field:ident: $Type:ty,)+ })+) => { $(
        $(#[$meta])*
        #[derive(Clone, Copy, Debug)]
        pub(crate) struct $Name { $($(#[$fmeta])* pub(crate) $field: $Type),+ }

        impl $crate::king::policy::weights::Weigh for $Name {
            const NONE: Self = Self { $($field: <$Type as $crate::king::policy::weights::Weigh>::NONE),+ };

            #[cfg(test)]
            fn each(&mut self, call: &mut dyn FnMut(&mut i16)) {
                $($crate::king::policy::weights::Weigh::each(&mut self.$field, call);)+
            }
        }
    )+ };
}
