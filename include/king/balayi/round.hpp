/// @file
/// A round of Balayi kingi with all its cards, and what one player sees of it.
#ifndef KING_BALAYI_ROUND_HPP
#define KING_BALAYI_ROUND_HPP

#include "table.hpp"

namespace king {
inline namespace KING_HPP_MODE {
namespace balayi {

class Round;

/// A round as one player sees it (B7.1): what a client holds and a bot is given. There is no closed card in it, no hand of
/// the other player, and not the viewer's own hand as long as that is locked.
///
/// Its text is the record with `?` for what is not seen. As a record does not say who looks, parsing is told.
///
/// ```
/// using namespace king::balayi;
/// Round round(Pack::from_seed(7), Player::Zero);
/// View view = round.view(Player::Zero);
/// Action action = Action::declare(Denomination::Spades);
/// Revealed revealed = round.revealed(Player::Zero, action);  // what a server sends along
/// assert(revealed.size() == 15);
/// round.apply(action);
/// view.apply(action, revealed);
/// assert(view == round.view(Player::Zero));
/// ```
class View : public detail::Value<View, balayi_view> {
public:
    /// How many bytes to_bytes() gives.
    static constexpr std::size_t BYTES = BALAYI_VIEW_BYTES;
    using Bytes = std::array<std::uint8_t, BYTES>;

    /// A view of king.h.
    explicit View(const balayi_view& raw) noexcept : Value(raw) {}

    /// The player who looks.
    Player viewer() const { return static_cast<Player>(get<std::uint8_t>(balayi_view_viewer)); }
    /// What both players see.
    Table table() const { return get_value<Table>(balayi_view_table); }
    /// The viewer's hand cards that it has not played; empty while they are locked.
    CardSet hand() const { return CardSet::from_bits_truncate(get<std::uint64_t>(balayi_view_hand)); }
    /// The cards that the viewer could choose from if it had to lead (B4). Empty unless cards are being played.
    CardSet playable() const { return CardSet::from_bits_truncate(get<std::uint64_t>(balayi_view_playable)); }
    /// The cards that the viewer sees or has seen.
    CardSet seen() const { return CardSet::from_bits_truncate(get<std::uint64_t>(balayi_view_seen)); }
    /// The cards that the viewer has not seen.
    CardSet unseen() const { return CardSet::from_bits_truncate(get<std::uint64_t>(balayi_view_unseen)); }

    /// What the viewer may do; empty when it is not on turn, and only then.
    ActionSet legal_actions() const {
        return ActionSet::from_bits_truncate(get<std::uint64_t>(balayi_view_legal_actions));
    }
    /// The cards that the viewer may play; empty when it is not its turn to play a card.
    CardSet legal_cards() const { return CardSet::from_bits_truncate(get<std::uint64_t>(balayi_view_legal_cards)); }
    /// Why the viewer may not do that now; none when it may.
    std::optional<Illegal> why_not(Action action) const {
        return detail::why_not(balayi_view_why_not, balayi_view_why_not_clause, &raw_, action.code());
    }
    /// The sentence to tell the player of it, without the clause; empty when it is legal.
    std::string why_not_message(Action action, Lang lang) const {
        return detail::text_of(balayi_view_why_not_message, &raw_, action.code(), static_cast<std::uint8_t>(lang));
    }

    /// Follows the game: does what the player on turn did, the viewer or the other. `revealed` are the cards that the
    /// viewer sees for the first time through it, as Round::revealed() gives them. Error: Status::Illegal with reason and
    /// clause, or Revealed.
    result<void> try_apply(Action action, const Revealed& revealed) {
        std::uint8_t reason = 0;
        const std::int32_t status =
            balayi_view_apply(&raw_, action.code(), detail::numbers_of(revealed.data()),
                              detail::length_of(revealed.size()), &reason);
        return detail::applied(status, reason, balayi_view_apply_clause, raw_, action.code());
    }
#if defined(__cpp_exceptions)
    /// The same; throws an Exception.
    void apply(Action action, const Revealed& revealed) {
        const result<void> applied = try_apply(action, revealed);
        if (!applied) {
            detail::check(applied, apply_message(action, Lang::En));
        }
    }
#endif
    /// What to say of an action that apply() refuses, without the clause; empty when it does not refuse it, or
    /// only for the cards turned up.
    std::string apply_message(Action action, Lang lang) const {
        return detail::text_of(balayi_view_apply_message, &raw_, action.code(), static_cast<std::uint8_t>(lang));
    }

    /// The round with this pack, if it can be the one that the viewer looks at: it agrees with all cards seen, and
    /// everything that was done is legal with it. The six hand cards of a player may stand in any order.
    /// Error: Status::Hidden.
    result<Round> try_with_hidden(const Pack& pack) const;
#if defined(__cpp_exceptions)
    /// The same; throws an Exception.
    Round with_hidden(const Pack& pack) const;
#endif

    /// Reads the view of a player. Error: Status::Text.
    static result<View> try_parse(Player viewer, std::string_view text) {
        return detail::read<View, Raw>(
            text.data(), text.size(),
            [viewer](const char* data, std::uint32_t length, Raw* view, std::uint32_t* at) {
                return balayi_view_parse(detail::number_of(viewer), data, length, view, at);
            });
    }
    /// What is wrong with a text that try_parse() cannot read, with the byte; empty when it can.
    static std::string parse_message(Player viewer, std::string_view text) {
        const result<View> read = try_parse(viewer, text);
        return read ? std::string()
                    : detail::parse_message(read.error(), KING_KIND_BALAYI_VIEW, detail::number_of(viewer), text);
    }
#if defined(__cpp_exceptions)
    /// What try_parse() reads; throws an Exception.
    static View parse(Player viewer, std::string_view text) {
        const result<View> read = try_parse(viewer, text);
        if (!read) {
            throw Exception(read.error(), parse_message(viewer, text));
        }
        return *read;
    }
#endif

    /// Its form to be saved, with a version in it, the same on every platform and in every language.
    Bytes to_bytes() const { return detail::to_bytes<Bytes>(balayi_view_to_bytes, raw_); }
    /// Loads what to_bytes() gave, by doing all of it again. Error: Status::Bytes.
    template <class Container>
    static result<View> try_from_bytes(const Container& bytes) {
        return detail::read_bytes<View, Raw>(bytes, balayi_view_from_bytes);
    }
#if defined(__cpp_exceptions)
    /// The same; throws an Exception.
    template <class Container>
    static View from_bytes(const Container& bytes) {
        return try_from_bytes(bytes).value();
    }
#endif
};

/// The record with `?` for the cards that the viewer does not see.
inline std::string to_string(const View& view) { return detail::text_of(balayi_view_text, &view.raw()); }
/// Writes the record of a view.
inline std::ostream& operator<<(std::ostream& out, const View& view) { return out << to_string(view); }

/// One round with all its cards: what a server holds. To take something back, keep a copy.
///
/// Its text is its record, one line, which is read by playing it again.
///
/// ```
/// using namespace king::balayi;
/// Round round(Pack::from_seed(7), Player::Zero);
/// round.apply(Action::declare(Denomination::Spades));
/// while (!round.legal_actions().empty()) {
///     round.apply(*round.legal_actions().begin());
/// }
/// Scores scores = *round.scores();
/// assert(scores[0] + scores[1] == 0 && round.taken()[0] + round.taken()[1] == 26);
/// ```
class Round : public detail::Value<Round, balayi_round> {
public:
    /// How many bytes to_bytes() gives.
    static constexpr std::size_t BYTES = BALAYI_ROUND_BYTES;
    using Bytes = std::array<std::uint8_t, BYTES>;

    /// A round before the declaration. `unused` is what the player who does not deal may declare (B1.3).
    /// Error: Status::NothingToDeclare.
    static result<Round> try_new(const Pack& pack, Player dealer, Denominations unused) {
        return detail::make<Round, Raw>(balayi_round_new, detail::numbers_of(pack.cards().data()),
                                        detail::number_of(dealer), unused.bits());
    }
#if defined(__cpp_exceptions)
    /// The same; throws an Exception.
    explicit Round(const Pack& pack, Player dealer, Denominations unused = Denominations::ALL)
        : Round(try_new(pack, dealer, unused).value()) {}
#endif
    /// A round of king.h.
    explicit Round(const balayi_round& raw) noexcept : Value(raw) {}

    /// The pack as it was dealt.
    Pack pack() const { return Pack(get_array<Pack::Raw>(balayi_round_pack)); }
    /// What both players see, and so may any spectator.
    Table table() const { return get_value<Table>(balayi_round_table); }
    /// What a player may see.
    View view(Player player) const { return get_value<View>(balayi_round_view, detail::number_of(player)); }
    /// A player's hand cards that it has not played, whether it sees them yet or not.
    CardSet hand(Player player) const {
        return CardSet::from_bits_truncate(get<std::uint64_t>(balayi_round_hand, detail::number_of(player)));
    }
    /// The cards that a player could choose from if it had to lead (B4). Empty unless cards are being played.
    CardSet playable(Player player) const {
        return CardSet::from_bits_truncate(get<std::uint64_t>(balayi_round_playable, detail::number_of(player)));
    }
    /// The part of the round that is on.
    Phase phase() const { return static_cast<Phase>(get<std::uint8_t>(balayi_round_phase)); }
    /// The player who is to act; nobody when the round is over.
    std::optional<Player> turn() const {
        return detail::to_optional<Player>(get_any<std::uint8_t>(balayi_round_turn));
    }

    /// What the player on turn may do; empty when the round is over, and only then.
    ActionSet legal_actions() const {
        return ActionSet::from_bits_truncate(get<std::uint64_t>(balayi_round_legal_actions));
    }
    /// The cards that the player on turn may play; empty unless cards are being played.
    CardSet legal_cards() const { return CardSet::from_bits_truncate(get<std::uint64_t>(balayi_round_legal_cards)); }
    /// Why the player on turn may not do that; none when it may. It tells nothing that this player does not see.
    std::optional<Illegal> why_not(Action action) const {
        return detail::why_not(balayi_round_why_not, balayi_round_why_not_clause, &raw_, action.code());
    }
    /// The sentence to tell the player of it, without the clause; empty when it is legal.
    std::string why_not_message(Action action, Lang lang) const {
        return detail::text_of(balayi_round_why_not_message, &raw_, action.code(), static_cast<std::uint8_t>(lang));
    }

    /// Does what the player on turn does. Error: Status::Illegal with reason and clause; nothing has changed then.
    result<void> try_apply(Action action) {
        std::uint8_t reason = 0;
        const std::int32_t status = balayi_round_apply(&raw_, action.code(), &reason);
        return detail::applied(status, reason, balayi_round_why_not_clause, raw_, action.code());
    }
#if defined(__cpp_exceptions)
    /// The same; throws an Exception.
    void apply(Action action) {
        const result<void> applied = try_apply(action);
        if (!applied) {
            detail::check(applied, why_not_message(action, Lang::En));
        }
    }
#endif
    /// Does what is known to be legal, as one out of legal_actions() is, without looking at it again. Any other action
    /// makes a round that cannot come about.
    void apply_unchecked(Action action) { detail::must(balayi_round_apply_unchecked(&raw_, action.code())); }

    /// The cards that an action lets a player, or every spectator, see for the first time: what View::apply() and
    /// Table::apply() need besides the action. Ask before the action is applied; there is none when it is illegal.
    Revealed revealed(std::optional<Player> viewer, Action action) const {
        std::uint8_t cards[BALAYI_MOST_REVEALED] = {};
        std::uint32_t count = 0;
        detail::must(balayi_round_revealed(&raw_, detail::number_of(viewer), action.code(), cards,
                                           BALAYI_MOST_REVEALED, &count));
        Revealed revealed;
        for (std::uint32_t i = 0; i < count; ++i) {
            revealed.push_back(detail::access::make<Card>(cards[i]));
        }
        return revealed;
    }

    /// Draws an action of the player on turn, all legal ones being equally likely. None when the round is over.
    std::optional<Action> choose(SplitMix64& choices) const {
        std::uint64_t state = choices.state();
        std::uint8_t code = 0;
        const bool chosen = detail::must_or_none(balayi_round_choose(&raw_, &state, &code));
        choices = SplitMix64(state);
        return chosen ? Action::from_code(code) : std::nullopt;
    }
    /// Plays on at random to the end of the round: the same play everywhere, for ever.
    void play_out(SplitMix64& choices) {
        std::uint64_t state = choices.state();
        detail::must(balayi_round_play_out(&raw_, &state));
        choices = SplitMix64(state);
    }
    /// How many sequences of `depth` legal actions there are from here: 1 for depth 0, and 0 when the round cannot last so
    /// long. For checking a port of the rules, and for measuring: the time grows like the count.
    std::uint64_t perft(std::uint8_t depth) const { return get<std::uint64_t>(balayi_round_perft, depth); }

    /// The tricks that the players have taken so far.
    Tricks taken() const { return get_array<Tricks>(balayi_round_taken); }
    /// The scores; none before the end (B6.1).
    std::optional<Scores> scores() const { return get_any_array<Scores>(balayi_round_scores); }

    /// Its form to be saved, with a version in it, the same on every platform and in every language.
    Bytes to_bytes() const { return detail::to_bytes<Bytes>(balayi_round_to_bytes, raw_); }
    /// Loads what to_bytes() gave, by doing all of it again. Error: Status::Bytes.
    template <class Container>
    static result<Round> try_from_bytes(const Container& bytes) {
        return detail::read_bytes<Round, Raw>(bytes, balayi_round_from_bytes);
    }
#if defined(__cpp_exceptions)
    /// The same; throws an Exception.
    template <class Container>
    static Round from_bytes(const Container& bytes) {
        return try_from_bytes(bytes).value();
    }
#endif
};

/// The record of a round in one line, `balayi1 ...`.
inline std::string to_string(const Round& round) { return detail::text_of(balayi_round_text, &round.raw()); }
/// Writes the record of a round.
inline std::ostream& operator<<(std::ostream& out, const Round& round) { return out << to_string(round); }

inline result<Round> View::try_with_hidden(const Pack& pack) const {
    return detail::make<Round, balayi_round>(balayi_view_with_hidden, &raw_,
                                             detail::numbers_of(pack.cards().data()));
}
#if defined(__cpp_exceptions)
inline Round View::with_hidden(const Pack& pack) const { return try_with_hidden(pack).value(); }
#endif

static_assert(sizeof(Round) == sizeof(balayi_round) && std::is_trivially_copyable<Round>::value, "a value");
static_assert(sizeof(View) == sizeof(balayi_view) && std::is_trivially_copyable<View>::value, "a value");

}  // namespace balayi

namespace detail {
template <>
struct reader<balayi::Round> : text_reader<balayi::Round, balayi_round, balayi_round_parse, KING_KIND_BALAYI_ROUND> {};
}  // namespace detail
}  // namespace KING_HPP_MODE
}  // namespace king

template <>
struct std::hash<king::balayi::Round> : king::detail::HashValue<king::balayi::Round> {};
template <>
struct std::hash<king::balayi::View> : king::detail::HashValue<king::balayi::View> {};

#endif
