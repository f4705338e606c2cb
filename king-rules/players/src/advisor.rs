//! The macro for advisors: what those of both games answer alike.

/// Defines all that an advisor does with its search, whatever the game. What it begins with and how a world is played
/// out, `new`, `run`, `run_with` and `step_with`, is written where the game is; the example of `plan` is the game's
/// too. `$nothing` stands where nothing is legal, which is in no view in which somebody is on turn.
macro_rules! advisor {
    ($(#[$example:meta])* $Advisor:ident, $nothing:expr) => {
        const _: () = assert!(size_of::<$Advisor>() == size_of::<Worlds>() + size_of::<Search>(), "no padding");
        const _: () = assert!(size_of::<$Advisor>() <= 4096, "an advisor fits in 4 KiB");

        impl $Advisor {
            /// The most actions that are estimated.
            pub const MOST_ESTIMATES: usize = $crate::sums::ARMS;

            /// The view that it is about.
            #[must_use]
            pub const fn view(&self) -> &View {
                self.worlds.view()
            }

            /// The worlds of that view.
            #[must_use]
            pub const fn worlds(&self) -> &Worlds {
                &self.worlds
            }

            /// What it was made with.
            #[must_use]
            pub const fn settings(&self) -> Settings {
                self.search.settings()
            }

            /// How many play-outs it has taken in. With the view, the settings and [`STRENGTH`](crate::STRENGTH) the
            /// move can be repeated, also where the budget was not used up.
            #[must_use]
            pub const fn playouts(&self) -> u64 {
                self.search.playouts()
            }

            /// Whether there is more to be played out.
            #[must_use]
            pub fn progress(&self) -> Progress {
                self.search.progress()
            }

            /// Plays out so many actions more, or fewer when the budget ends before.
            pub fn step(&mut self, playouts: u32) -> Progress {
                self.step_by(playouts, Self::run)
            }

            fn step_by(&mut self, playouts: u32, run: impl Fn(&Self, Range<u64>) -> Sums) -> Progress {
                let mut left = u64::from(playouts);
                loop {
                    let plan = self.plan();
                    let end = plan.end.min(plan.start.saturating_add(left));
                    if plan.start >= end {
                        return self.progress();
                    }
                    left -= end - plan.start;
                    if self.absorb(&run(self, plan.start..end)).is_err() {
                        return Progress::Done;
                    }
                }
            }

            /// The play-outs of the present stage that are still to be absorbed, by number: to be [run](Self::run) in
            /// any parts, on any threads. Empty when all is done. What comes after a stage follows from it, so the
            /// plan is to be asked for anew then.
            ///
            $(#[$example])*
            #[must_use]
            pub fn plan(&self) -> Range<u64> {
                self.search.plan()
            }

            /// Takes in the next sums of the present stage: ranges of the plan in ascending order, without a gap.
            ///
            /// # Errors
            /// When the sums are not that: of another advisor, of another stage, or not the next ones. Nothing has
            /// changed then.
            pub fn absorb(&mut self, sums: &Sums) -> Result<(), AbsorbError> {
                self.search.absorb(sums)
            }

            /// What to do, as far as is known: a legal action. Before the first play-out it is what
            /// [greedy](super::greedy::choose) does.
            #[must_use]
            pub fn best(&self) -> Action {
                Arms::of(self.view()).map_or($nothing, |arms| arms.action(self.search.choice()))
            }

            /// The action that the play-outs chose, where a generosity chose another.
            pub(crate) fn given_to(&self) -> Option<Action> {
                let arm = self.search.given_to()?;
                Some(Arms::of(self.view())?.action(arm))
            }

            /// Why that: facts for people, all of them out of [`estimates`](Self::estimates) and
            /// [`worlds`](Self::worlds).
            #[must_use]
            pub fn explain(&self) -> Explanation {
                explanation::of(self)
            }

            /// What each legal action is worth: first the one that was chosen, then the others, the best first. Equal
            /// cards have equal estimates. They are there once the choice is made, and grow surer from then on;
            /// before, and where there is nothing to search, they are of no [play-outs](crate::Estimate::playouts).
            pub fn estimates(&self) -> impl Iterator<Item = Estimate> {
                let mut estimates = [None; Self::MOST_ESTIMATES];
                if let Some(arms) = Arms::of(self.view()) {
                    let classes = self.search.ranking(arms.len()).flat_map(|arm| {
                        let first = arms.action(arm);
                        let others = arms.class(arm).iter().filter(move |&action| action != first);
                        [first].into_iter().chain(others).map(move |action| (arm, action))
                    });
                    for (place, (arm, action)) in estimates.iter_mut().zip(classes) {
                        *place = Some(self.told(self.search.estimate_of(arm, action)));
                    }
                }
                estimates.into_iter().flatten()
            }
        }

        /// What it knows so far.
        impl fmt::Debug for $Advisor {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_struct("Advisor")
                    .field("view", self.view())
                    .field("settings", &self.settings())
                    .field("playouts", &self.playouts())
                    .field("best", &self.best())
                    .finish()
            }
        }
    };
}
