// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;

namespace KingRules
{
    public static unsafe partial class Library
    {
        static void CheckSizes()
        {
            CheckSize(1, "king_house_rules", sizeof(king_house_rules));
            CheckSize(3, "king_round", sizeof(king_round));
            CheckSize(5, "king_view", sizeof(king_view));
            CheckSize(15, "king_worlds", sizeof(king_worlds));
            CheckSize(4, "king_table", sizeof(king_table));
            CheckSize(2, "king_duties", sizeof(king_duties));
            CheckSize(6, "king_party", sizeof(king_party));
            CheckSize(7, "king_sheet", sizeof(king_sheet));
            CheckSize(8, "king_party_file", sizeof(king_party_file));
            CheckSize(10, "balayi_round", sizeof(balayi_round));
            CheckSize(12, "balayi_view", sizeof(balayi_view));
            CheckSize(16, "balayi_worlds", sizeof(balayi_worlds));
            CheckSize(11, "balayi_table", sizeof(balayi_table));
            CheckSize(9, "balayi_duties", sizeof(balayi_duties));
            CheckSize(13, "balayi_match", sizeof(balayi_match));
            CheckSize(14, "balayi_match_file", sizeof(balayi_match_file));
        }
    }
}
