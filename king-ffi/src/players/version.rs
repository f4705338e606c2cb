use king_players::STRENGTH;

use crate::abi::abi;
use crate::status::king_status::KING_E_VERSION;
use crate::value::{Value, size, size_in};
use crate::{balayi_advisor, king_advisor, king_solution, king_sums};

abi! {
    //! Which players these are.

    /// The version of this header: another one has other functions, numbers or sizes of values. It is apart from KING_ABI_MAJOR,
    /// as players are to get better and rules are not to change.
    const KING_PLAYERS_MAJOR: u32 = 0;
    /// What has been added since the first release of that version.
    const KING_PLAYERS_MINOR: u32 = 1;

    /// The kinds of value.
    enum king_players_kind {
        /// `king_advisor`
        Advisor = king_advisor::KIND,
        /// `balayi_advisor`
        BalayiAdvisor = balayi_advisor::KIND,
        /// `king_sums`
        Sums = king_sums::KIND,
        /// `king_solution`
        Solution = king_solution::KIND,
    }

    /// Whether the library serves a program that was compiled for these players: a program asks this once, after
    /// king_abi_check(), with KING_PLAYERS_MAJOR and KING_PLAYERS_MINOR.
    ///
    /// KING_E_VERSION: it does not.
    fn king_players_check(major: u32, minor: u32) =
        if major != KING_PLAYERS_MAJOR || KING_PLAYERS_MINOR.checked_sub(minor).is_none() {
            return Err(KING_E_VERSION.into());
        };

    /// The version of the library's players, for a log: 65536 × major + minor.
    pure fn king_players_version() -> u32 = KING_PLAYERS_MAJOR << 16 | KING_PLAYERS_MINOR;

    /// The number of the players' play: it changes whenever one of them would choose otherwise, given the same view and
    /// settings. With those it belongs to every result, so that the result can be repeated.
    pure fn king_players_strength() -> u32 = STRENGTH.into();

    /// How many bytes a value of that kind (a `king_players_kind`) has; 0 when there is no such kind.
    pure fn king_players_size_of(kind: u32) -> u32 = size_in(&SIZES, kind);
}

const SIZES: [(u8, usize); 4] =
    [size::<king_advisor>(), size::<balayi_advisor>(), size::<king_sums>(), size::<king_solution>()];
