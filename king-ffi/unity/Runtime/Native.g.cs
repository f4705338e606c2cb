// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System.Runtime.InteropServices;

namespace KingRules
{
    internal enum king_status : int
    {
        KING_OK = 0,
        KING_NONE = 1,
        KING_E_NULL = -1,
        KING_E_VALUE = -2,
        KING_E_VERSION = -3,
        KING_E_RANGE = -4,
        KING_E_SHORT = -5,
        KING_E_ILLEGAL = -6,
        KING_E_TEXT = -7,
        KING_E_CARDS = -8,
        KING_E_NOTHING_TO_DECLARE = -9,
        KING_E_OPTION = -10,
        KING_E_HIDDEN = -11,
        KING_E_REVEALED = -12,
        KING_E_OVER = -13,
        KING_E_NOT_OVER = -14,
        KING_E_WRONG_TURN = -15,
        KING_E_WRONG_UNUSED = -16,
        KING_E_WRONG_RULES = -17,
        KING_E_USED = -18,
        KING_E_DOUBLES = -19,
        KING_E_POINTS = -20,
        KING_E_NO_ROUND = -21,
        KING_E_ADVICE = -22,
    }

    internal enum king_contract : byte
    {
        ElAlmaz = 0,
        KupaAlmaz = 1,
        ErkekAlmaz = 2,
        KizAlmaz = 3,
        Rifki = 4,
        SonIki = 5,
        Koz = 6,
        Durt = 10,
    }

    internal enum king_option : byte
    {
        RifkiVoid = 0,
        PenaltyVoid = 1,
        KozVoid = 2,
        RifkiAnnul = 3,
        EarlyEnd = 4,
        DurtEnd = 5,
        SaleTie = 6,
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct king_error
    {
        internal ushort kind;
        internal ushort code;
        internal uint line;
        internal uint place;
        internal uint found;
        internal uint wanted;
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct king_house_rules
    {
        internal fixed ulong opaque[2];
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct king_round
    {
        internal fixed ulong opaque[15];
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct king_view
    {
        internal fixed ulong opaque[16];
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct king_worlds
    {
        internal fixed ulong opaque[77];
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct king_table
    {
        internal fixed ulong opaque[11];
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct king_trick
    {
        internal byte leader;
        internal byte length;
        internal fixed byte cards[4];
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct king_duties
    {
        internal fixed ulong opaque[3];
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct king_round_result
    {
        internal fixed short taken[4];
        internal ushort doubles;
        internal byte declarer;
        internal byte contract;
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct king_party
    {
        internal fixed ulong opaque[30];
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct king_outcome
    {
        internal byte cikan;
        internal byte batan;
        internal fixed byte ranks[4];
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct king_sheet
    {
        internal fixed ulong opaque[69];
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct king_party_file
    {
        internal fixed ulong opaque[31];
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct balayi_round
    {
        internal fixed ulong opaque[23];
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct balayi_revealed
    {
        internal fixed byte counts[3];
        internal fixed byte cards[45];
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct balayi_view
    {
        internal fixed ulong opaque[18];
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct balayi_worlds
    {
        internal fixed ulong opaque[28];
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct balayi_table
    {
        internal fixed ulong opaque[17];
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct balayi_pile
    {
        internal byte open;
        internal byte closed;
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct balayi_round_result
    {
        internal fixed short taken[2];
        internal byte declarer;
        internal byte denomination;
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct balayi_trick
    {
        internal byte leader;
        internal byte length;
        internal fixed byte cards[2];
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct balayi_duties
    {
        internal fixed ulong opaque[2];
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct balayi_match
    {
        internal fixed ulong opaque[4];
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct balayi_match_file
    {
        internal fixed ulong opaque[5];
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct king_settings
    {
        internal ulong seed;
        internal uint playouts;
        internal uint estimates;
        internal uint generosity;
        internal uint inference;
        internal byte objective;
        internal byte stands;
        internal fixed byte reserved[2];
        internal fixed int totals[4];
        internal fixed byte unused[4];
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct king_sums
    {
        internal fixed ulong opaque[229];
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct king_advisor
    {
        internal fixed ulong opaque[348];
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct king_estimate
    {
        internal int mean;
        internal uint mean_error;
        internal fixed int others[3];
        internal int difference;
        internal uint error;
        internal uint playouts;
        internal byte action;
        internal byte exact;
        internal fixed byte reserved[2];
        internal int later;
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct balayi_advisor
    {
        internal fixed ulong opaque[299];
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct balayi_estimate
    {
        internal int mean;
        internal uint mean_error;
        internal fixed int others[1];
        internal int difference;
        internal uint error;
        internal uint playouts;
        internal byte action;
        internal byte exact;
        internal fixed byte reserved[2];
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct king_entry
    {
        internal ulong key;
        internal ulong points;
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct king_solution
    {
        internal fixed ulong opaque[43];
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct king_solved
    {
        internal fixed int scores[4];
        internal fixed short taken[4];
        internal byte action;
        internal fixed byte reserved[3];
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct king_judgement
    {
        internal ulong holder_count;
        internal ulong holder_worlds;
        internal uint number;
        internal int hindsight_given_away;
        internal uint hindsight_error;
        internal uint hindsight_playouts;
        internal int view_given_away;
        internal uint view_error;
        internal uint view_playouts;
        internal int gains;
        internal byte seat;
        internal byte action;
        internal byte legal;
        internal byte hindsight_best;
        internal byte hindsight_exact;
        internal byte view_best;
        internal byte view_exact;
        internal byte gains_seat;
        internal byte holder_card;
        internal byte holder_seat;
        internal byte objective;
        internal fixed byte reserved[5];
    }

    internal static unsafe partial class Native
    {
#if (UNITY_IOS || UNITY_WEBGL) && !UNITY_EDITOR
        const string __DllName = "__Internal";
#else
        const string __DllName = "king";
#endif

        internal const uint KING_ABI_MAJOR = 1;
        internal const uint KING_ABI_MINOR = 0;
        internal const byte KING_CARDS = 52;
        internal const ulong KING_ALL_CARDS = 4503599627370495;
        internal const byte KING_NOTHING = 255;
        internal const uint KING_TEXT_SIZE = 2048;
        internal const byte KING_CONTRACTS = 23;
        internal const byte KING_ALL_CONTRACTS = 255;
        internal const byte KING_ACTIONS = 109;
        internal const byte KING_ACTION_PASS = 52;
        internal const byte KING_ACTION_DECLARE = 53;
        internal const byte KING_ACTION_KEEP = 76;
        internal const byte KING_ACTION_ANNUL = 77;
        internal const byte KING_ACTION_IYI = 78;
        internal const byte KING_ACTION_KONTUR = 78;
        internal const byte KING_ACTION_SUR = 93;
        internal const uint KING_MAX_ACTIONS = 220;
        internal const byte KING_PARTY_ROUNDS = 32;
        internal const int KING_PARTY_START = 122;
        internal const byte BALAYI_ACTIONS = 57;
        internal const byte BALAYI_ACTION_DECLARE = 52;
        internal const byte BALAYI_ALL_DENOMINATIONS = 31;
        internal const uint BALAYI_MOST_REVEALED = 15;
        internal const byte BALAYI_MATCH_ROUNDS = 10;
        internal const byte BALAYI_DRAW = 2;

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_abi_check(uint major, uint minor);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern uint king_abi_version();

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_version(byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern uint king_size_of(uint kind);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_error_message(king_error* error, uint lang, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_error_clause(king_error* error, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_error_reason(king_error* error, byte* reason);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_reason_name(uint reason, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_status_name(int status, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_status_message(int status, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_lang_text(uint lang, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_lang_name(uint language, uint lang, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_lang_parse(byte* text, uint text_length, byte* lang, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_suit_text(uint suit, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_suit_name(uint suit, uint lang, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_suit_symbol(uint suit, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_suit_parse(byte* text, uint text_length, byte* suit, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_rank_text(uint rank, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_rank_name(uint rank, uint lang, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_rank_figure(uint rank, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_rank_parse(byte* text, uint text_length, byte* rank, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_card_text(uint card, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_card_figure(uint card, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_card_name(uint card, uint lang, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_card_parse(byte* text, uint text_length, byte* card, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_card_set_text(ulong cards, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_card_set_parse(byte* text, uint text_length, ulong* cards, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_winner(byte* cards, uint cards_count, uint trump, uint* place);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern ulong king_deal_seed(ulong seed, ulong k);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern ulong king_choices(ulong seed, ulong k);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_split_mix64_next_u64(ulong* state, ulong* number);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_split_mix64_below(ulong* state, ulong n, ulong* number);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_pack_from_seed(ulong seed, byte* pack);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_seat_text(uint seat, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_seat_name(uint seat, uint lang, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_seat_parse(byte* text, uint text_length, byte* seat, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_seat_set_text(uint seats, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_seat_set_parse(byte* text, uint text_length, byte* seats, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_contract_text(uint contract, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_contract_name(uint contract, uint lang, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_contract_parse(byte* text, uint text_length, byte* contract, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_contract_kind_of(uint contract, byte* kind);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_contract_trump(uint contract, byte* trump);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_contract_kind_text(uint kind, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_contract_kind_name(uint kind, uint lang, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_contract_kind_parse(byte* text, uint text_length, byte* kind, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_contract_kind_total(uint kind, short* total);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_contract_kind_penalty_cards(uint kind, ulong* cards);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_contract_kind_trick_points(uint kind, uint number, ulong cards, short* points);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_contract_set_text(uint kinds, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_contract_set_parse(byte* text, uint text_length, byte* kinds, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_action_text(uint action, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_action_name(uint action, uint lang, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_action_parse(byte* text, uint text_length, byte* action, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_phase_text(uint phase, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_phase_name(uint phase, uint lang, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_house_rules_new(king_house_rules* rules);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_house_rules_set(king_house_rules* rules, byte* option, uint option_length, byte* value, uint value_length, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_house_rules_get(king_house_rules* rules, byte* option, uint option_length, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_house_rules_set_value(king_house_rules* rules, uint option, uint value);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_house_rules_value(king_house_rules* rules, uint option, byte* value);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_house_rules_option(uint n, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_house_rules_text(king_house_rules* rules, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_house_rules_parse(byte* text, uint text_length, king_house_rules* rules, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_deal_from_seed(ulong seed, ulong* hands);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_deal_from_pack(byte* pack, uint dealer, ulong* hands, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_deal_text(ulong* hands, byte* buffer, uint size, uint* length, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_deal_parse(byte* text, uint text_length, ulong* hands, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_first_declarer(byte* cards, uint cards_count, byte* seat);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_round_new(ulong* hands, uint declarer, uint unused, king_house_rules* rules, king_round* round, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_round_table(king_round* round, king_table* table);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_round_view(king_round* round, uint seat, king_view* view);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_round_hand(king_round* round, uint seat, ulong* cards);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_round_deal(king_round* round, ulong* hands);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_round_phase(king_round* round, byte* phase);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_round_turn(king_round* round, byte* seat);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_round_legal_actions(king_round* round, ulong* mask);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_round_legal_cards(king_round* round, ulong* cards);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_round_why_not(king_round* round, uint action, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_round_why_not_as(king_round* round, uint seat, uint action, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_round_apply(king_round* round, uint action, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_round_apply_as(king_round* round, uint seat, uint action, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_round_apply_unchecked(king_round* round, uint action);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_round_choose(king_round* round, ulong* choices, byte* action);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_round_play_out(king_round* round, ulong* choices);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_round_perft(king_round* round, uint depth, ulong* count);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_round_scores(king_round* round, int* scores);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_round_text(king_round* round, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_round_parse(byte* text, uint text_length, king_round* round, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_view_new(uint viewer, ulong hand, uint declarer, uint unused, king_house_rules* rules, king_view* view, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_view_viewer(king_view* view, byte* seat);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_view_table(king_view* view, king_table* table);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_view_hand(king_view* view, uint seat, ulong* cards);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_view_unseen(king_view* view, ulong* cards);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_view_phase(king_view* view, byte* phase);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_view_turn(king_view* view, byte* seat);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_view_legal_actions(king_view* view, ulong* mask);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_view_legal_cards(king_view* view, ulong* cards);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_view_why_not(king_view* view, uint action, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_view_apply(king_view* view, uint action, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_view_apply_unchecked(king_view* view, uint action);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_view_scores(king_view* view, int* scores);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_view_with_hidden(king_view* view, ulong* hands, king_round* round, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_view_text(king_view* view, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_view_parse(uint viewer, byte* text, uint text_length, king_view* view, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_view_worlds(king_view* view, king_worlds* worlds);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_worlds_view(king_worlds* worlds, king_view* view);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_worlds_count(king_worlds* worlds, ulong* count);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_worlds_nth(king_worlds* worlds, ulong i, king_round* round);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_worlds_rank(king_worlds* worlds, king_round* round, ulong* i);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_worlds_draw(king_worlds* worlds, ulong seed, ulong k, king_round* round);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_worlds_count_with(king_worlds* worlds, uint seat, uint card, ulong* count);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_worlds_chances(king_worlds* worlds, ulong* counts);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_worlds_possible(king_worlds* worlds, uint seat, ulong* cards);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_worlds_with(king_worlds* worlds, uint seat, ulong cards, king_worlds* narrowed);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_worlds_without(king_worlds* worlds, uint seat, ulong cards, king_worlds* narrowed);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_table_new(uint declarer, uint unused, king_house_rules* rules, king_table* table, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_table_phase(king_table* table, byte* phase);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_table_turn(king_table* table, byte* seat);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_table_annulled(king_table* table, byte* annulled);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_table_declarer(king_table* table, byte* seat);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_table_dealer(king_table* table, byte* seat);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_table_unused(king_table* table, byte* kinds);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_table_house_rules(king_table* table, king_house_rules* rules);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_table_contract(king_table* table, byte* contract);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_table_trump(king_table* table, byte* trump);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_table_doubles(king_table* table, ushort* doubles);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_table_played(king_table* table, ulong* cards);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_table_played_by(king_table* table, uint seat, ulong* cards);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_table_held(king_table* table, uint seat, byte* count);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_table_actions(king_table* table, byte* seats, byte* actions, uint capacity, uint* count);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_table_hearts_open(king_table* table, byte* open);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_table_trick(king_table* table, king_trick* trick);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_table_tricks(king_table* table, uint n, king_trick* trick);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_table_last_trick(king_table* table, king_trick* trick);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_table_winner_of(king_table* table, uint n, byte* seat);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_table_places(king_table* table, byte* places);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_table_placeable(king_table* table, ulong* cards);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_table_taken(king_table* table, short* taken);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_table_scores(king_table* table, int* scores);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_table_result(king_table* table, king_round_result* result);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_table_excluded(king_table* table, uint seat, ulong* cards);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_table_duties(king_table* table, king_duties* duties);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_table_legal_actions(king_table* table, ulong hand, ulong* mask);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_table_legal_cards(king_table* table, ulong hand, ulong* cards);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_table_why_not(king_table* table, ulong hand, uint action, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_table_apply(king_table* table, uint action, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_table_parse_action(king_table* table, byte* text, uint text_length, byte* action, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_table_text(king_table* table, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_table_parse(byte* text, uint text_length, king_table* table, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_durt_placeable(ulong placed, uint start, ulong* cards);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_durt_points(byte* places, short* points);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_duties_new(uint contract, king_house_rules* rules, king_trick* trick, uint hearts_open, king_duties* duties);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_duties_legal_cards(king_duties* duties, ulong hand, ulong* cards);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_duties_why_not(king_duties* duties, ulong hand, uint card, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_relation_name(uint relation, uint lang, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_doubles_text(uint doubles, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_doubles_name(uint doubles, uint lang, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_doubles_parse(byte* text, uint text_length, ushort* doubles, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_doubles_relation(uint doubles, uint a, uint b, byte* relation);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_round_result_scores(king_round_result* result, king_house_rules* rules, int* scores);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_round_result_buyer(king_round_result* result, king_house_rules* rules, uint seller, byte* buyer);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_party_new(uint first_declarer, king_house_rules* rules, king_party* party);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_party_first_declarer(king_party* party, byte* seat);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_party_house_rules(king_party* party, king_house_rules* rules);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_party_len(king_party* party, byte* count);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_party_declarer(king_party* party, byte* seat);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_party_dealer(king_party* party, byte* seat);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_party_unused(king_party* party, uint seat, byte* kinds);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_party_start(king_party* party, ulong* hands, king_round* round, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_party_record(king_party* party, king_round* round, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_party_record_result(king_party* party, king_round_result* result, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_party_correct(king_party* party, uint n, king_round_result* result, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_party_results(king_party* party, uint n, king_round_result* result);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_party_running(king_party* party, uint n, int* totals);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_party_totals(king_party* party, int* totals);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_party_sheet(king_party* party, king_sheet* sheet);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_party_outcome(king_party* party, king_outcome* outcome);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_outcome_of(int* totals, king_outcome* outcome);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_party_text(king_party* party, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_party_parse(byte* text, uint text_length, king_party* party, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_party_head(king_party* party, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_sheet_new(king_sheet* sheet);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_sheet_enter(king_sheet* sheet, uint declarer, uint kind, int* scores);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_sheet_scores(king_sheet* sheet, uint declarer, uint kind, int* scores);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_sheet_totals(king_sheet* sheet, int* totals);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_sheet_imbalance(king_sheet* sheet, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_party_file_new(king_party_file* file);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_party_file_read_line(king_party_file* file, byte* line, uint line_length, king_round* round, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_party_file_party(king_party_file* file, king_party* party);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_player_text(uint player, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_player_name(uint player, uint lang, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_player_parse(byte* text, uint text_length, byte* player, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_denomination_text(uint denomination, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_denomination_name(uint denomination, uint lang, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_denomination_parse(byte* text, uint text_length, byte* denomination, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_denomination_weight(uint denomination, int* weight);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_denomination_set_text(uint denominations, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_denomination_set_parse(byte* text, uint text_length, byte* denominations, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_action_text(uint action, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_action_name(uint action, uint lang, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_action_parse(byte* text, uint text_length, byte* action, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_phase_text(uint phase, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_phase_name(uint phase, uint lang, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_pack_text(byte* pack, byte* buffer, uint size, uint* length, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_pack_parse(byte* text, uint text_length, byte* pack, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_place_of(uint slot, uint dealer, byte* place, byte* owner, byte* number);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_starter(ulong* open, uint declarer, byte* player);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_round_new(byte* pack, uint dealer, uint unused, balayi_round* round, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_round_pack(balayi_round* round, byte* pack);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_round_table(balayi_round* round, balayi_table* table);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_round_view(balayi_round* round, uint player, balayi_view* view);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_round_hand(balayi_round* round, uint player, ulong* cards);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_round_phase(balayi_round* round, byte* phase);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_round_turn(balayi_round* round, byte* player);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_round_legal_actions(balayi_round* round, ulong* mask);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_round_legal_cards(balayi_round* round, ulong* cards);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_round_why_not(balayi_round* round, uint action, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_round_why_not_as(balayi_round* round, uint player, uint action, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_round_apply(balayi_round* round, uint action, balayi_revealed* revealed, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_round_apply_as(balayi_round* round, uint player, uint action, balayi_revealed* revealed, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_round_apply_unchecked(balayi_round* round, uint action);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_round_choose(balayi_round* round, ulong* choices, byte* action);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_round_play_out(balayi_round* round, ulong* choices);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_round_perft(balayi_round* round, uint depth, ulong* count);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_round_scores(balayi_round* round, int* scores);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_round_text(balayi_round* round, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_round_parse(byte* text, uint text_length, balayi_round* round, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_view_new(uint viewer, byte* open, uint dealer, uint unused, balayi_view* view, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_view_viewer(balayi_view* view, byte* player);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_view_table(balayi_view* view, balayi_table* table);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_view_hand(balayi_view* view, uint player, ulong* cards);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_view_unseen(balayi_view* view, ulong* cards);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_view_phase(balayi_view* view, byte* phase);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_view_turn(balayi_view* view, byte* player);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_view_legal_actions(balayi_view* view, ulong* mask);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_view_legal_cards(balayi_view* view, ulong* cards);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_view_why_not(balayi_view* view, uint action, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_view_apply(balayi_view* view, uint action, byte* revealed, uint revealed_count, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_view_apply_unchecked(balayi_view* view, uint action, byte* revealed, uint revealed_count);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_view_scores(balayi_view* view, int* scores);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_view_with_hidden(balayi_view* view, byte* pack, balayi_round* round, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_view_text(balayi_view* view, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_view_parse(uint viewer, byte* text, uint text_length, balayi_view* view, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_view_worlds(balayi_view* view, balayi_worlds* worlds);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_worlds_view(balayi_worlds* worlds, balayi_view* view);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_worlds_count(balayi_worlds* worlds, ulong* count);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_worlds_nth(balayi_worlds* worlds, ulong* i, balayi_round* round);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_worlds_rank(balayi_worlds* worlds, balayi_round* round, ulong* i);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_worlds_draw(balayi_worlds* worlds, ulong seed, ulong k, balayi_round* round);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_worlds_count_with(balayi_worlds* worlds, uint slot, uint card, ulong* count);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_worlds_chances(balayi_worlds* worlds, uint slot, ulong* counts);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_worlds_possible(balayi_worlds* worlds, uint slot, ulong* cards);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_worlds_with(balayi_worlds* worlds, uint player, ulong cards, balayi_worlds* narrowed);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_worlds_without(balayi_worlds* worlds, uint player, ulong cards, balayi_worlds* narrowed);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_table_new(byte* open, uint dealer, uint unused, balayi_table* table, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_table_dealer(balayi_table* table, byte* player);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_table_declarer(balayi_table* table, byte* player);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_table_unused(balayi_table* table, byte* denominations);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_table_denomination(balayi_table* table, byte* denomination);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_table_trump(balayi_table* table, byte* trump);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_table_phase(balayi_table* table, byte* phase);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_table_turn(balayi_table* table, byte* player);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_table_actions(balayi_table* table, byte* players, byte* actions, uint capacity, uint* count);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_table_played(balayi_table* table, ulong* cards);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_table_played_by(balayi_table* table, uint player, ulong* cards);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_table_trick(balayi_table* table, balayi_trick* trick);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_table_tricks(balayi_table* table, uint n, balayi_trick* trick);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_table_last_trick(balayi_table* table, balayi_trick* trick);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_table_winner_of(balayi_table* table, uint n, byte* player);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_table_taken(balayi_table* table, short* taken);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_table_scores(balayi_table* table, int* scores);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_table_result(balayi_table* table, balayi_round_result* result);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_round_result_scores(balayi_round_result* result, int* scores);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_table_piles(balayi_table* table, uint player, balayi_pile* piles);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_table_open_cards(balayi_table* table, uint player, ulong* cards);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_table_unlocked(balayi_table* table, uint player, byte* unlocked);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_table_held(balayi_table* table, uint player, byte* count);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_table_played_from_hand(balayi_table* table, uint player, ulong* cards);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_table_excluded(balayi_table* table, uint player, ulong* cards);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_table_unseen(balayi_table* table, ulong* cards);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_table_duties(balayi_table* table, balayi_duties* duties);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_table_legal_actions(balayi_table* table, ulong hand, ulong* mask);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_table_legal_cards(balayi_table* table, ulong hand, ulong* cards);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_table_why_not(balayi_table* table, ulong hand, uint action, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_table_apply(balayi_table* table, uint action, byte* revealed, uint revealed_count, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_table_text(balayi_table* table, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_table_parse(byte* text, uint text_length, balayi_table* table, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_duties_new(balayi_trick* trick, uint trump, balayi_duties* duties);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_duties_legal_cards(balayi_duties* duties, ulong playable, ulong* cards);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_duties_why_not(balayi_duties* duties, ulong playable, uint card, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_match_new(uint first_dealer, balayi_match* game);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_match_first_dealer(balayi_match* game, byte* player);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_match_len(balayi_match* game, byte* count);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_match_dealer(balayi_match* game, byte* player);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_match_declarer(balayi_match* game, byte* player);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_match_unused(balayi_match* game, uint player, byte* denominations);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_match_start(balayi_match* game, byte* pack, balayi_round* round, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_match_record(balayi_match* game, balayi_round* round, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_match_record_result(balayi_match* game, balayi_round_result* result, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_match_correct(balayi_match* game, uint n, balayi_round_result* result, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_match_results(balayi_match* game, uint n, balayi_round_result* result);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_match_running(balayi_match* game, uint n, int* totals);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_match_totals(balayi_match* game, int* totals);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_match_outcome(balayi_match* game, byte* winner);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_match_text(balayi_match* game, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_match_parse(byte* text, uint text_length, balayi_match* game, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_match_head(balayi_match* game, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_match_file_new(balayi_match_file* file);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_match_file_read_line(balayi_match_file* file, byte* line, uint line_length, balayi_round* round, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_match_file_match(balayi_match_file* file, balayi_match* game);
    }

    internal static unsafe partial class NativePlayers
    {
        const string __DllName = Native.File;

        internal const uint KING_PLAYERS_MAJOR = 0;
        internal const uint KING_PLAYERS_MINOR = 1;

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_players_check(uint major, uint minor);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern uint king_players_version();

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern uint king_players_strength();

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern uint king_players_size_of(uint kind);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_level_text(uint level, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_level_name(uint level, uint lang, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_level_parse(byte* text, uint text_length, byte* level, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_settings_new(king_settings* settings);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_level_settings(uint level, king_settings* settings);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_sums_range(king_sums* sums, ulong* begin, ulong* end);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_settings_in_party(king_settings* settings, king_party* party, king_settings* in_party);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_advisor_new(king_view* view, king_settings* settings, king_advisor* advisor, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_advisor_view(king_advisor* advisor, king_view* view);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_advisor_settings(king_advisor* advisor, king_settings* settings);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_advisor_step(king_advisor* advisor, uint playouts, byte* more);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_advisor_plan(king_advisor* advisor, ulong* begin, ulong* end);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_advisor_run(king_advisor* advisor, ulong begin, ulong end, king_sums* sums);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_advisor_absorb(king_advisor* advisor, king_sums* sums, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_advisor_best(king_advisor* advisor, byte* action);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_advisor_playouts(king_advisor* advisor, ulong* playouts);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_advisor_estimate(king_advisor* advisor, uint i, king_estimate* estimate);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_advisor_explain(king_advisor* advisor, uint lang, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_greedy_reason_text(uint reason, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_greedy_reason_message(uint reason, uint lang, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_greedy_choose(king_table* table, ulong hand, byte* action, byte* reason);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_level_act(king_view* view, uint level, ulong seed, byte* action, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_advisor_new(balayi_view* view, king_settings* settings, balayi_advisor* advisor, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_advisor_view(balayi_advisor* advisor, balayi_view* view);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_advisor_settings(balayi_advisor* advisor, king_settings* settings);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_advisor_step(balayi_advisor* advisor, uint playouts, byte* more);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_advisor_plan(balayi_advisor* advisor, ulong* begin, ulong* end);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_advisor_run(balayi_advisor* advisor, ulong begin, ulong end, king_sums* sums);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_advisor_absorb(balayi_advisor* advisor, king_sums* sums, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_advisor_best(balayi_advisor* advisor, byte* action);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_advisor_playouts(balayi_advisor* advisor, ulong* playouts);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_advisor_estimate(balayi_advisor* advisor, uint i, balayi_estimate* estimate);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_advisor_explain(balayi_advisor* advisor, uint lang, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_greedy_reason_text(uint reason, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_greedy_reason_message(uint reason, uint lang, byte* buffer, uint size, uint* length);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_greedy_choose(balayi_table* table, ulong hand, byte* action, byte* reason);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int balayi_level_act(balayi_view* view, uint level, ulong seed, byte* action, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_solve(king_round* round, king_entry* memory, uint memory_count, ulong budget, king_solution* solution, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_play_out_best(king_round* round, king_entry* memory, uint memory_count, ulong budget, king_round* best, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_solution_turn(king_solution* solution, byte* seat);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_solution_positions(king_solution* solution, ulong* positions);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_solution_action(king_solution* solution, uint i, king_solved* solved);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_judge(king_round* round, uint number, king_settings* settings, king_entry* memory, uint memory_count, king_judgement* judgement, king_error* error);

        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int king_judgement_message(king_judgement* judgement, uint lang, byte* buffer, uint size, uint* length);
    }
}
