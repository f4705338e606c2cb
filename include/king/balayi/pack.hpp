/// @file
/// The pack of Balayi kingi in the order of the deal, where each card goes, and the pure functions of play.
#ifndef KING_BALAYI_PACK_HPP
#define KING_BALAYI_PACK_HPP

#include "../detail/value.hpp"
#include "../shuffle.hpp"
#include "action.hpp"

namespace king {
inline namespace KING_HPP_MODE {
namespace balayi {

/// The 52 cards in the order in which they are dealt (B2). Its text is the cards, separated by spaces.
///
/// ```
/// using king::balayi::Pack;
/// Pack pack = Pack::from_seed(7);
/// assert(to_string(pack).rfind("HT C8 D4 D7 S4 DJ SJ CT ", 0) == 0);
/// assert(king::parse<Pack>(to_string(pack)) == pack);
/// ```
class Pack {
public:
    using Cards = std::array<Card, Card::COUNT>;

    /// The pack of these cards, the one dealt first standing first. Error: Status::Cards when a card is there twice.
    static result<Pack> try_new(const Cards& cards) {
        char text[3 * Card::COUNT];
        const std::int32_t status = balayi_pack_text(detail::numbers_of(cards.data()), text, sizeof text, nullptr);
        return status == KING_OK ? result<Pack>(Pack(cards, 0)) : Error(static_cast<Status>(status));
    }
#if defined(__cpp_exceptions)
    /// The same; throws an Exception.
    explicit Pack(const Cards& cards) : Pack(try_new(cards).value()) {}
#endif
    /// The pack of a seed, the same in every language for ever.
    static Pack from_seed(std::uint64_t seed) { return Pack(king::pack(seed), 0); }

    /// The cards in the order in which they are dealt.
    const Cards& cards() const noexcept { return cards_; }

    friend bool operator==(const Pack& a, const Pack& b) noexcept { return a.cards_ == b.cards_; }
    friend bool operator!=(const Pack& a, const Pack& b) noexcept { return a.cards_ != b.cards_; }
    /// An order for containers that means nothing else.
    friend bool operator<(const Pack& a, const Pack& b) noexcept { return a.cards_ < b.cards_; }

private:
    friend struct detail::access;
    friend class Round;
    using Raw = std::array<std::uint8_t, Card::COUNT>;

    Pack(const Cards& cards, int) noexcept : cards_(cards) {}
    explicit Pack(const Raw& numbers) noexcept : cards_(detail::cards_of(numbers)) {}

    Cards cards_;
};

/// The cards of a pack.
inline std::string to_string(const Pack& pack) {
    return detail::text_of(balayi_pack_text, detail::numbers_of(pack.cards().data()));
}
/// Writes the cards of a pack.
inline std::ostream& operator<<(std::ostream& out, const Pack& pack) { return out << to_string(pack); }

/// Where a card of the pack goes in the deal (B2).
///
/// ```
/// using namespace king::balayi;
/// Place place = *Place::of(4, Player::Zero);
/// assert(place == (Place{Place::Kind::Closed, Player::One, 4}) && place.slot(Player::Zero) == 4u);
/// ```
struct Place {
    enum class Kind : std::uint8_t {
        Closed = BALAYI_PLACE_CLOSED,  ///< Face down, at the bottom of a pile, 0 to 9 (B2.1).
        Open = BALAYI_PLACE_OPEN,      ///< Face up, on a pile, 0 to 9 (B2.2, B2.4).
        Hand = BALAYI_PLACE_HAND,      ///< Among the hand cards, 0 to 5 (B2.5).
    };

    Kind kind{};            ///< What sort of place it is.
    Player owner{};         ///< The player whose it is.
    std::uint8_t number{};  ///< The number of the pile or hand card.

    /// Where the card goes that stands at that place of the pack, 0 to 51, when that player deals; none from 52 on.
    static std::optional<Place> of(std::size_t slot, Player dealer) {
        std::uint8_t kind = 0, owner = 0, number = 0;
        if (slot >= Card::COUNT) {
            return std::nullopt;
        }
        detail::must(
            balayi_place_of(static_cast<std::uint8_t>(slot), detail::number_of(dealer), &kind, &owner, &number));
        return Place{static_cast<Kind>(kind), static_cast<Player>(owner), number};
    }
    /// The place in the pack of the card that goes there when that player deals; none when there is no such pile or hand
    /// card.
    std::optional<std::size_t> slot(Player dealer) const {
        std::uint8_t slot = 0;
        const std::int32_t status = balayi_place_slot(static_cast<std::uint8_t>(kind), detail::number_of(owner), number,
                                                      detail::number_of(dealer), &slot);
        return status == KING_OK ? std::optional<std::size_t>(slot) : std::nullopt;
    }

    friend constexpr bool operator==(const Place& a, const Place& b) noexcept {
        return a.kind == b.kind && a.owner == b.owner && a.number == b.number;
    }
    friend constexpr bool operator!=(const Place& a, const Place& b) noexcept { return !(a == b); }
};

/// The pure functions of play, for engines that keep their own state. `playable` are the cards that a player may choose
/// from; `led` is the card led, none for the player who leads (B5.1 to B5.3).
namespace duty {

/// The cards that may be played out of the playable ones.
///
/// ```
/// using namespace king;
/// CardSet playable = parse<CardSet>("A2.K.9.QT4");
/// assert(to_string(balayi::duty::legal_cards(playable, parse<Card>("C9"), Suit::Clubs)) == "...QT");
/// ```
inline CardSet legal_cards(CardSet playable, std::optional<Card> led, std::optional<Suit> trump) {
    std::uint64_t bits = 0;
    detail::must(
        balayi_duty_legal_cards(playable.bits(), detail::number_of(led), detail::number_of(trump), &bits));
    return CardSet::from_bits_truncate(bits);
}
/// Why a playable card may not be played; none when it may. Error: Status::Range when it is not playable.
inline result<std::optional<Illegal>> try_why_not(CardSet playable, Card card, std::optional<Card> led,
                                                  std::optional<Suit> trump) {
    return detail::try_why_not(balayi_duty_why_not, balayi_duty_why_not_clause, playable.bits(), card.index(),
                           detail::number_of(led), detail::number_of(trump));
}
/// The sentence to tell the player of it, without the clause; empty when the card may be played, or is not playable.
inline std::string why_not_message(CardSet playable, Card card, std::optional<Card> led, std::optional<Suit> trump,
                                   Lang lang) {
    return detail::text_of(balayi_duty_why_not_message, playable.bits(), card.index(), detail::number_of(led),
                           detail::number_of(trump), static_cast<std::uint8_t>(lang));
}
/// What a card that was played proves its player not to have been able to play.
inline CardSet excluded(Card card, std::optional<Card> led, std::optional<Suit> trump) {
    std::uint64_t bits = 0;
    detail::must(balayi_duty_excluded(card.index(), detail::number_of(led), detail::number_of(trump), &bits));
    return CardSet::from_bits_truncate(bits);
}
/// Who leads to the first trick: the player with the lowest diamond among the open cards, given for each player; the
/// declarer when there is none (B3.1).
inline Player starter(const std::array<CardSet, 2>& open, Player declarer) {
    const std::uint64_t bits[2] = {open[0].bits(), open[1].bits()};
    std::uint8_t player = 0;
    detail::must(balayi_duty_starter(bits, detail::number_of(declarer), &player));
    return static_cast<Player>(player);
}

}  // namespace duty

}  // namespace balayi

namespace detail {
template <>
struct reader<balayi::Pack> {
    static constexpr std::uint8_t KIND = 0;
    static result<balayi::Pack> read(std::string_view text) {
        using Raw = std::array<std::uint8_t, Card::COUNT>;
        return detail::read<balayi::Pack, Raw>(
            text.data(), text.size(), [](const char* data, std::uint32_t length, Raw* pack, std::uint32_t* at) {
                return balayi_pack_parse(data, length, pack->data(), at);
            });
    }
};
}  // namespace detail
}  // namespace KING_HPP_MODE
}  // namespace king

template <>
struct std::hash<king::balayi::Pack> {
    std::size_t operator()(const king::balayi::Pack& pack) const noexcept {
        std::uint64_t words[7] = {};
        std::memcpy(words, pack.cards().data(), king::Card::COUNT);
        return king::detail::hash_words(words, 7);
    }
};

#endif
