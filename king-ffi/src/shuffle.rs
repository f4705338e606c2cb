use king_rules::Card;
use king_rules::shuffle;

use crate::abi::abi;
use crate::numbers::{Choices, Seed};

abi! {
    //! Packs, deals and choices from a seed: the same in every language, on every platform, for ever.
    //!
    //! Not for play for money: deal from a secure shuffle there. A generator (SplitMix64) is one number, its state,
    //! that the caller keeps; as a state, any number will do.

    /// The seed of deal number k, from 0, of a party or match of that seed; annulled deals count.
    pure fn king_deal_seed(seed: u64, k: u64) -> u64 = shuffle::deal_seed(seed, k);

    /// The generator of the choices in random play number k, from 0, of that seed: what king_round_play_out()
    /// and balayi_round_play_out() take. Do not take the seed that the cards were dealt by in its place: the choices
    /// would be the numbers of the cards again.
    pure fn king_choices(seed: u64, k: u64) -> u64 = shuffle::choices(seed, k).state();

    /// The next number of a generator; its state goes on.
    fn king_split_mix64_next_u64(state: Choices<'_>) -> number: u64 = state.draw(|numbers| numbers.next_u64());

    /// The next number of a generator brought below n: the high 64 bits of next × n; 0 when n is 0. Its state goes
    /// on, also when n is 1.
    fn king_split_mix64_below(state: Choices<'_>, n: u64) -> number: u64 = state.draw(|numbers| numbers.below(n));

    /// The pack of a seed, `pack[52]`: each card once, in the order in which it is dealt.
    fn king_pack_from_seed(seed: Seed) -> pack: [Card; 52] = shuffle::pack(seed);
}
