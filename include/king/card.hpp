/// @file
/// Suits, ranks, cards and sets of cards.
#ifndef KING_CARD_HPP
#define KING_CARD_HPP

#include "detail/set.hpp"

namespace king {
inline namespace KING_HPP_MODE {

/// A suit, in the order of the card numbers. Suits do not rank against each other (K1.2).
enum class Suit : int {
    Clubs = KING_SUIT_CLUBS,        ///< sinek
    Diamonds = KING_SUIT_DIAMONDS,  ///< karo
    Hearts = KING_SUIT_HEARTS,      ///< kupa
    Spades = KING_SUIT_SPADES,      ///< maca
};

/// A rank, low to high; the ace is the highest (K1.2).
enum class Rank : int {
    Two = KING_RANK_TWO,
    Three = KING_RANK_THREE,
    Four = KING_RANK_FOUR,
    Five = KING_RANK_FIVE,
    Six = KING_RANK_SIX,
    Seven = KING_RANK_SEVEN,
    Eight = KING_RANK_EIGHT,
    Nine = KING_RANK_NINE,
    Ten = KING_RANK_TEN,
    Jack = KING_RANK_JACK,    ///< vale, a man
    Queen = KING_RANK_QUEEN,  ///< kiz
    King = KING_RANK_KING,    ///< papaz, a man
    Ace = KING_RANK_ACE,      ///< as
};

class Card;
class CardSet;

namespace detail {
template <>
struct traits<Suit> {
    static constexpr std::size_t COUNT = 4;
    static constexpr auto text = king_suit_text;
    static constexpr auto name = king_suit_name;
    static constexpr auto parse = king_suit_parse;
};
template <>
struct traits<Rank> {
    static constexpr std::size_t COUNT = 13;
    static constexpr auto text = king_rank_text;
    static constexpr auto name = king_rank_name;
    static constexpr auto parse = king_rank_parse;
};
template <>
struct traits<Card> {
    static constexpr auto text = king_card_text;
    static constexpr auto name = king_card_name;
    static constexpr auto parse = king_card_parse;
};
template <>
struct traits<CardSet> {
    static constexpr auto text = king_card_set_text;
    static constexpr auto parse = king_card_set_parse;
};
}  // namespace detail

/// The sign of a suit, in UTF-8: `♣`, `♦`, `♥` or `♠`.
inline std::string symbol(Suit suit) { return detail::text(king_suit_symbol, suit); }

/// A rank as it stands on a card: `10` where records write `T`.
inline std::string figure(Rank rank) { return detail::text(king_rank_figure, rank); }

/// One of the 52 cards: index 13 * suit + rank, C2 is 0 and SA is 51.
///
/// Its text is suit first, `SA`; lower case, `H10` and suit signs are read too.
///
/// ```
/// constexpr king::Card rifki(king::Suit::Hearts, king::Rank::King);
/// static_assert(rifki == king::Card::KING_OF_HEARTS && rifki.index() == 37);
/// assert(to_string(rifki) == "HK" && figure(rifki) == "♥K");
/// assert(name(rifki, king::Lang::Tr) == "kupa papazı");
/// ```
class Card : public detail::Number<Card, KING_CARDS> {
public:
    /// The card called Rifki (K1.3).
    static const Card KING_OF_HEARTS;
    /// With the king of hearts, the card that may annul a Rifki round (K4.1).
    static const Card ACE_OF_HEARTS;

    /// The card of index 0, C2.
    constexpr Card() noexcept = default;
    /// The card of that suit and rank.
    constexpr Card(Suit suit, Rank rank)
        : Number(13 * detail::below(king::index(suit), 4) + detail::below(king::index(rank), 13)) {}
    /// The card of that number; none from 52 on.
    static constexpr std::optional<Card> from_index(std::size_t index) noexcept { return of(index); }

    /// Its number, 0 to 51. Whether a card beats another is a question of the law: see Trick::winner().
    constexpr std::uint8_t index() const noexcept { return number_; }
    /// Its suit.
    constexpr Suit suit() const noexcept { return static_cast<Suit>(number_ / 13); }
    /// Its rank.
    constexpr Rank rank() const noexcept { return static_cast<Rank>(number_ % 13); }

private:
    friend struct detail::access;
    constexpr explicit Card(std::size_t index) noexcept : Number(index) {}
};

inline constexpr Card Card::KING_OF_HEARTS(Suit::Hearts, Rank::King);
inline constexpr Card Card::ACE_OF_HEARTS(Suit::Hearts, Rank::Ace);

/// A card as people write it, in UTF-8: `♠A`, `♥10`.
inline std::string figure(Card card) { return detail::text(king_card_figure, card); }

/// A set of cards as a mask, bit = index: the operators of std::bitset, and begin() and end(), which iterate over the
/// cards in the order of their index.
///
/// Its text is a PBN hand, spades first, ranks high to low: `K762.J.AQ.AKQ654`.
///
/// ```
/// king::CardSet hand = king::parse<king::CardSet>("K762.J.AQ.AKQ654");
/// assert(hand.size() == 13 && !hand.contains(king::Card::KING_OF_HEARTS));
/// std::string text;
/// for (king::Card card : hand & cards(king::Suit::Spades)) {
///     text += to_string(card) + " ";
/// }
/// assert(text == "S2 S6 S7 SK ");
/// // A duty of play is a chain of preferences, each falling back when it cannot be met.
/// assert((hand & cards(king::Suit::Hearts)).or_else(hand).size() == 1);
/// ```
class CardSet : public detail::Set<CardSet, Card, KING_CARDS, std::uint64_t> {
public:
    using Set::Set;
    constexpr CardSet() noexcept = default;
    /// The set of this card alone.
    constexpr CardSet(Card card) : Set{card} {}

    /// No card.
    static const CardSet EMPTY;
    /// The whole pack.
    static const CardSet ALL;

    /// This set, or the other when this one is empty.
    constexpr CardSet or_else(CardSet other) const noexcept { return empty() ? other : *this; }
    /// The card of the lowest index: the lowest of its suit when the set is of one suit.
    constexpr std::optional<Card> lowest() const noexcept { return first(); }
    /// The card of the highest index: the highest of its suit when the set is of one suit.
    constexpr std::optional<Card> highest() const noexcept {
        std::size_t number = 0;
        for (std::uint64_t left = bits(); left > 1; left >>= 1) {
            ++number;
        }
        return empty() ? std::nullopt : Card::from_index(number);
    }

private:
    friend struct detail::access;
};

inline constexpr CardSet CardSet::EMPTY{};
inline constexpr CardSet CardSet::ALL = ~CardSet();

/// The thirteen cards of a suit.
constexpr CardSet cards(Suit suit) {
    return *CardSet::from_bits(std::uint64_t{0x1FFF} << 13u * detail::below(index(suit), 4));
}
/// The four cards of a rank.
constexpr CardSet cards(Rank rank) {
    return *CardSet::from_bits(std::uint64_t{0x8004002001} << detail::below(index(rank), 13));
}
/// The cards of its suit that are higher than a card.
constexpr CardSet higher(Card card) {
    const std::uint64_t up_to = (std::uint64_t{2} << detail::below(card.index(), Card::COUNT)) - 1;
    return cards(card.suit()) - *CardSet::from_bits(up_to);
}

static_assert(sizeof(Card) == 1 && std::is_trivially_copyable<Card>::value, "a card is one byte");
static_assert(sizeof(CardSet) == 8 && std::is_trivially_copyable<CardSet>::value, "a set of cards is one word");

}  // namespace KING_HPP_MODE
}  // namespace king

template <>
struct std::hash<king::Card> : king::detail::Hash<king::Card> {};
template <>
struct std::hash<king::CardSet> : king::detail::Hash<king::CardSet> {};

#endif
