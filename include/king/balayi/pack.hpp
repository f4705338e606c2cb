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

class Pack;

}  // namespace balayi

namespace detail {
template <>
struct traits<balayi::Pack> {
    using Array = std::array<std::uint8_t, Card::COUNT>;
    static constexpr auto text = balayi_pack_text;
    static constexpr auto parse = balayi_pack_parse;
};
}  // namespace detail

namespace balayi {

/// The 52 cards in the order in which they are dealt (B2). Its text is the cards, separated by spaces.
///
/// ```
/// using king::balayi::Pack;
/// Pack pack = Pack::from_seed(7);
/// assert(to_string(pack).rfind("HT C8 D4 D7 S4 DJ SJ CT ", 0) == 0);
/// assert(king::parse<Pack>(to_string(pack)) == pack);
/// ```
class Pack : detail::Ordered<Pack> {
public:
    using Cards = std::array<Card, Card::COUNT>;

    /// An empty value, to be filled: see is_empty().
    Pack() noexcept = default;
    /// The pack of these cards, the one dealt first standing first. Error: StatusCode::Cards when a card is there
    /// twice.
    static result<Pack> try_new(const Cards& cards) {
        const Pack pack(cards, 0);
        char text[3 * Card::COUNT];
        const std::uint32_t room = sizeof text;
        std::uint32_t length = 0;
        const result<void> is_pack = detail::attempt<void>(balayi_pack_text, pack, &text[0], room, &length);
        return is_pack ? result<Pack>(pack) : is_pack.error();
    }
    /// The same; throws or aborts on an error.
    explicit Pack(const Cards& cards) : Pack(try_new(cards).value()) {}
    /// The pack of a seed, the same in every language for ever.
    static Pack from_seed(std::uint64_t seed) { return Pack(king::pack(seed), 0); }

    /// Whether there is no pack in it yet.
    bool is_empty() const noexcept { return cards_[0] == cards_[1]; }
    /// The cards in the order in which they are dealt.
    const Cards& cards() const& noexcept { return cards_; }
    Cards cards() && noexcept { return cards_; }

    friend bool operator==(const Pack& a, const Pack& b) noexcept { return a.cards_ == b.cards_; }
    /// An order for containers that means nothing else.
    friend bool operator<(const Pack& a, const Pack& b) noexcept { return a.cards_ < b.cards_; }

private:
    friend struct detail::access;

    Pack(const Cards& cards, int) noexcept : cards_(cards) {}
    explicit Pack(const detail::traits<Pack>::Array& numbers) noexcept : cards_(detail::cards_of(numbers)) {}
    const std::uint8_t* argument() const noexcept { return detail::numbers_of(cards_.data()); }
    std::size_t hash() const noexcept {
        std::uint64_t words[7] = {};
        std::memcpy(words, cards_.data(), Card::COUNT);
        return detail::hash_words(words, 7);
    }

    Cards cards_{};
};

/// Where a card of the pack goes in the deal (B2).
///
/// ```
/// using namespace king::balayi;
/// Place place = *Place::of(4, Player::Zero);
/// assert(place == (Place{Place::Kind::Closed, Player::One, 4}) && place.slot(Player::Zero) == 4u);
/// ```
struct Place {
    enum class Kind : int {
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
        detail::must(detail::call(balayi_place_of, slot, dealer, &kind, &owner, &number));
        return Place{static_cast<Kind>(kind), static_cast<Player>(owner), number};
    }
    /// The place in the pack of the card that goes there when that player deals; none when there is no such pile or
    /// hand card.
    std::optional<std::size_t> slot(Player dealer) const {
        for (std::size_t slot = 0; slot < Card::COUNT; ++slot) {
            if (of(slot, dealer) == *this) {
                return slot;
            }
        }
        return std::nullopt;
    }

    friend constexpr bool operator==(const Place& a, const Place& b) noexcept {
        return a.kind == b.kind && a.owner == b.owner && a.number == b.number;
    }
    friend constexpr bool operator!=(const Place& a, const Place& b) noexcept { return !(a == b); }
};

/// Who leads to the first trick: the player with the lowest diamond among the open cards, of both players; the
/// declarer when there is none (B3.1).
inline Player starter(const std::array<CardSet, 2>& open, Player declarer) {
    const std::uint64_t bits[2] = {open[0].bits(), open[1].bits()};
    return detail::ask<Player>(balayi_starter, &bits[0], declarer);
}

}  // namespace balayi
}  // namespace KING_HPP_MODE
}  // namespace king

template <>
struct std::hash<king::balayi::Pack> : king::detail::Hash<king::balayi::Pack> {};

#endif
