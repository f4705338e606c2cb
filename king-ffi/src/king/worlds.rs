use king_rules::king::{Seat, Worlds};
use king_rules::{Card, CardSet};

use super::round::king_round;
use super::view::king_view;
use crate::abi::abi;
use crate::numbers::{LongIndex, Seed};

/// How many pairs of a seat and a card there are.
const PAIRS: usize = Seat::ALL.len() * Card::COUNT;

abi! {
    //! The worlds of a view of King: what its seat may believe.
    //!
    //! They are all rounds that agree with the view, each as likely as any other by the rules alone: counted,
    //! numbered and drawn without trying any. What the record proves of the hands is in them, together with the viewer's own
    //! cards; what players might have meant is not.

    /// The rounds that agree with a view. Made by king_view_worlds(), king_worlds_with() and king_worlds_without().
    value king_worlds(Worlds) = 15;

    /// The rounds that agree with a view.
    fn king_view_worlds(view: &king_view) -> worlds: king_worlds = view.worlds();

    /// The view whose worlds they are.
    fn king_worlds_view(worlds: &king_worlds) -> view: king_view = worlds.view().clone();

    /// How many there are: below 10 to the 17th, and 1 when all hands are seen. 0 only when king_worlds_with() or
    /// king_worlds_without() asked for what cannot be, or the view was advanced by an illegal action.
    fn king_worlds_count(worlds: &king_worlds) -> count: u64 = worlds.count();

    /// World number i, from 0. The numbers are the same for ever.
    ///
    /// KING_NONE: there are not so many.
    fn king_worlds_nth(worlds: &king_worlds, i: LongIndex) -> round: Option<king_round> = worlds.nth(i);

    /// The number of a round among them.
    ///
    /// KING_NONE: it is no world.
    fn king_worlds_rank(worlds: &king_worlds, round: &king_round) -> i: Option<u64> = worlds.rank(round);

    /// Draw number k by a seed, each world with exactly the same chance: the same for the same view everywhere, for ever, and
    /// independent of the deal of that seed.
    ///
    /// KING_NONE: there is no world.
    fn king_worlds_draw(worlds: &king_worlds, seed: Seed, k: u64) -> round: Option<king_round> = worlds.draw(seed, k);

    /// In how many of them that seat holds that card now. Divided by king_worlds_count() it is the chance.
    fn king_worlds_count_with(worlds: &king_worlds, seat: Seat, card: Card) -> count: u64 = worlds.count_with(seat, card);

    /// The same for every seat and card at once, `counts[4][52]`.
    fn king_worlds_chances(worlds: &king_worlds) -> counts: [u64; PAIRS] = {
        let mut counts = [0; PAIRS];
        let pairs = Seat::ALL.into_iter().flat_map(|seat| Card::all().map(move |card| (seat, card)));
        for (count, (seat, card)) in counts.iter_mut().zip(pairs) {
            *count = worlds.count_with(seat, card);
        }
        counts
    };

    /// The cards that the seat holds now in some of them.
    fn king_worlds_possible(worlds: &king_worlds, seat: Seat) -> cards: CardSet = worlds.possible(seat);

    /// Those of them in which the seat holds all these cards now: what a guess makes of it. They have numbers of their own,
    /// and there may be none.
    fn king_worlds_with(worlds: &king_worlds, seat: Seat, cards: CardSet) -> narrowed: king_worlds =
        worlds.with(seat, cards);

    /// Those of them in which the seat holds none of these cards now.
    fn king_worlds_without(worlds: &king_worlds, seat: Seat, cards: CardSet) -> narrowed: king_worlds =
        worlds.without(seat, cards);
}
