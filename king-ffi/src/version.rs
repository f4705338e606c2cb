use crate::abi::abi;
use crate::status::king_status::KING_E_VERSION;
use crate::value::{MAJOR, Value, size, size_in};
use crate::{
    balayi_duties, balayi_match, balayi_match_file, balayi_round, balayi_table, balayi_view, balayi_worlds,
    king_duties, king_house_rules, king_party, king_party_file, king_round, king_sheet, king_table, king_view,
    king_worlds,
};

abi! {
    //! Which library this is.

    /// The version of the binary interface: another one has other functions, numbers or sizes of values. It stands in the
    /// name of the shared library, libking.so.1, and in every value.
    const KING_ABI_MAJOR: u32 = MAJOR;
    /// What has been added to the interface since its first release: a library serves every program that was compiled
    /// with the same major number and no greater minor one.
    const KING_ABI_MINOR: u32 = 0;

    /// The kinds of value.
    enum king_kind {
        /// `king_house_rules`
        HouseRules = king_house_rules::KIND,
        /// `king_duties`
        Duties = king_duties::KIND,
        /// `king_round`
        Round = king_round::KIND,
        /// `king_table`
        Table = king_table::KIND,
        /// `king_view`
        View = king_view::KIND,
        /// `king_party`
        Party = king_party::KIND,
        /// `king_sheet`
        Sheet = king_sheet::KIND,
        /// `king_party_file`
        PartyFile = king_party_file::KIND,
        /// `balayi_duties`
        BalayiDuties = balayi_duties::KIND,
        /// `balayi_round`
        BalayiRound = balayi_round::KIND,
        /// `balayi_table`
        BalayiTable = balayi_table::KIND,
        /// `balayi_view`
        BalayiView = balayi_view::KIND,
        /// `balayi_match`
        BalayiMatch = balayi_match::KIND,
        /// `balayi_match_file`
        BalayiMatchFile = balayi_match_file::KIND,
        /// `king_worlds`
        Worlds = king_worlds::KIND,
        /// `balayi_worlds`
        BalayiWorlds = balayi_worlds::KIND,
    }

    /// Whether the library serves a program that was compiled for that interface: a program asks this once, before it calls
    /// anything else, with KING_ABI_MAJOR and KING_ABI_MINOR.
    ///
    /// KING_E_VERSION: it does not.
    fn king_abi_check(major: u32, minor: u32) =
        if major != KING_ABI_MAJOR || KING_ABI_MINOR.checked_sub(minor).is_none() {
            return Err(KING_E_VERSION.into());
        };

    /// The version of the library's interface, for a log: 65536 × major + minor.
    pure fn king_abi_version() -> u32 = KING_ABI_MAJOR << 16 | KING_ABI_MINOR;

    /// The version of the library, such as `0.1.0`.
    fn king_version() -> text = env!("CARGO_PKG_VERSION");

    /// How many bytes a value of that kind (a `king_kind`) has; 0 when there is no such kind. A front end that does not
    /// compile this header checks its sizes with it.
    pure fn king_size_of(kind: u32) -> u32 = size_in(&SIZES, kind);
}

const SIZES: [(u8, usize); 16] = [
    size::<king_house_rules>(),
    size::<king_duties>(),
    size::<king_round>(),
    size::<king_table>(),
    size::<king_view>(),
    size::<king_party>(),
    size::<king_sheet>(),
    size::<king_party_file>(),
    size::<balayi_duties>(),
    size::<balayi_round>(),
    size::<balayi_table>(),
    size::<balayi_view>(),
    size::<balayi_match>(),
    size::<balayi_match_file>(),
    size::<king_worlds>(),
    size::<balayi_worlds>(),
];
