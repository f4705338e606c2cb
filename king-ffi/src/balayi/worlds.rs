use king_rules::balayi::{Place, Player, Worlds};
use king_rules::{Card, CardSet};

use super::round::balayi_round;
use super::view::balayi_view;
use crate::abi::abi;
use crate::failure::Answer;
use crate::numbers::{Seed, Within, two_words};
use crate::status::king_status::KING_E_RANGE;

/// How many words the counts of all cards have.
const WORDS: usize = 2 * Card::COUNT;

/// The place of a slot of the pack.
fn place(worlds: &Worlds, slot: u8) -> Answer<Place> {
    Ok(Place::of(slot.into(), worlds.view().dealer()).ok_or(KING_E_RANGE)?)
}

abi! {
    //! The worlds of a view of Balayı: what its player may believe.
    //!
    //! They are all rounds that agree with the view, each as likely as any other by the rules alone: counted,
    //! numbered and drawn without trying any. The order of the cards on the piles counts, that of hand cards does not. Numbers of
    //! worlds have 128 bits: two words, the low one first.
    //!
    //! Places are asked by the slot of the pack from which their card is dealt, 0 to 51: see balayi_place_of(). Every slot of
    //! a hand stands for the whole hand.

    /// The rounds that agree with a view. Made by balayi_view_worlds(), balayi_worlds_with() and balayi_worlds_without().
    value balayi_worlds(Worlds) = 16;

    /// The rounds that agree with a view.
    fn balayi_view_worlds(view: &balayi_view) -> worlds: balayi_worlds = view.worlds();

    /// The view whose worlds they are.
    fn balayi_worlds_view(worlds: &balayi_worlds) -> view: balayi_view = worlds.view().clone();

    /// How many there are, `count[2]`: 1 when all cards are seen. 0 only when balayi_worlds_with() or balayi_worlds_without()
    /// asked for what cannot be, or the view was advanced by what was wrong.
    ///
    /// KING_NONE: more than 128 bits can count, before the declaration.
    fn balayi_worlds_count(worlds: &balayi_worlds) -> count: Option<u128> = worlds.count();

    /// World number `i[2]`, from 0. The numbers are the same for ever.
    ///
    /// KING_NONE: there are not so many.
    fn balayi_worlds_nth(worlds: &balayi_worlds, i: u128) -> round: Option<balayi_round> = worlds.nth(i);

    /// The number of a round among them, `i[2]`, in whichever order its hand cards were dealt.
    ///
    /// KING_NONE: it is no world; or, before the declaration, it is none of those that have a number.
    fn balayi_worlds_rank(worlds: &balayi_worlds, round: &balayi_round) -> i: Option<u128> = worlds.rank(round);

    /// Draw number k by a seed, each world with exactly the same chance: the same for the same view everywhere, for ever, and
    /// independent of the pack of that seed.
    ///
    /// KING_NONE: there is no world.
    fn balayi_worlds_draw(worlds: &balayi_worlds, seed: Seed, k: u64) -> round: Option<balayi_round> = worlds.draw(seed, k);

    /// In how many of them that card was dealt to that place; of a hand, in how many its player holds the card now. Two words,
    /// `count[2]`. Divided by balayi_worlds_count() it is the chance.
    ///
    /// KING_NONE: more than 128 bits can count.
    fn balayi_worlds_count_with(worlds: &balayi_worlds, slot: Within<0, 51>, card: Card) -> count: Option<u128> =
        worlds.count_with(place(worlds, slot)?, card);

    /// The same for every card at once, `counts[52][2]`.
    ///
    /// KING_NONE: one is more than 128 bits can count.
    fn balayi_worlds_chances(worlds: &balayi_worlds, slot: Within<0, 51>) -> counts: Option<[u64; WORDS]> = {
        let place = place(worlds, slot)?;
        let mut words = [0; WORDS];
        let counted = words.chunks_exact_mut(2).zip(Card::all()).all(|(words, card)| {
            let count = worlds.count_with(place, card);
            for (word, of) in words.iter_mut().zip(two_words(count.unwrap_or(0))) {
                *word = of;
            }
            count.is_some()
        });
        counted.then_some(words)
    };

    /// The cards that are at that place in some of them.
    fn balayi_worlds_possible(worlds: &balayi_worlds, slot: Within<0, 51>) -> cards: CardSet =
        worlds.possible(place(worlds, slot)?);

    /// Those of them in which the player holds all these cards now: what a guess makes of it. They have numbers of their own,
    /// and there may be none.
    fn balayi_worlds_with(worlds: &balayi_worlds, player: Player, cards: CardSet) -> narrowed: balayi_worlds =
        worlds.with(player, cards);

    /// Those of them in which the player holds none of these cards now.
    fn balayi_worlds_without(worlds: &balayi_worlds, player: Player, cards: CardSet) -> narrowed: balayi_worlds =
        worlds.without(player, cards);
}
