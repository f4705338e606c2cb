/// @file
/// The four hands of a round, and the draw for the first declarer.
#ifndef KING_DEAL_HPP
#define KING_DEAL_HPP

#include <iterator>

#include "seat.hpp"
#include "shuffle.hpp"

namespace king {
inline namespace KING_HPP_MODE {

/// Four hands, N, E, S, W.
using Hands = std::array<CardSet, 4>;

class Deal;

namespace detail {
template <>
struct traits<Deal> {
    using Array = std::array<std::uint64_t, 4>;
    static constexpr auto text = king_deal_text;
    static constexpr auto parse = king_deal_parse;
};
}  // namespace detail

/// Four hands of 13 cards that make up the pack (K2.5).
///
/// Its text is a PBN deal, `N:spades.hearts.diamonds.clubs ...`, clockwise; another first seat is read too.
///
/// ```
/// king::Deal deal = king::Deal::from_seed(0);
/// assert(to_string(deal.hand(king::Seat::North)) == "AQJ.J4.AQ72.AKT4");
/// assert(king::parse<king::Deal>(to_string(deal)) == deal);
/// ```
class Deal : detail::Ordered<Deal> {
public:
    /// An empty value, to be filled: see is_empty().
    Deal() noexcept = default;
    /// The deal of these hands. Error: StatusCode::Cards when they do not make up the pack.
    static result<Deal> try_new(const Hands& hands) {
        const Deal deal(words_of(hands));
        char text[128];
        const std::uint32_t room = sizeof text;
        std::uint32_t length = 0;
        const result<void> is_pack = detail::attempt<void>(king_deal_text, deal, &text[0], room, &length);
        return is_pack ? result<Deal>(deal) : is_pack.error();
    }
    /// The same; throws or aborts on an error.
    explicit Deal(const Hands& hands) : Deal(try_new(hands).value()) {}
    /// The deal of a seed, the same in every language for ever.
    static Deal from_seed(std::uint64_t seed) { return detail::ask<Deal>(king_deal_from_seed, seed); }
    /// Deals a pack as it is done at the table: one card at a time, clockwise, from the dealer's left (K2.5).
    /// Error: StatusCode::Cards when a card occurs twice.
    static result<Deal> try_from_pack(const std::array<Card, Card::COUNT>& pack, Seat dealer) {
        return detail::attempt<Deal>(king_deal_from_pack, detail::numbers_of(pack.data()), dealer);
    }
    /// The same; throws or aborts on an error.
    static Deal from_pack(const std::array<Card, Card::COUNT>& pack, Seat dealer) {
        return try_from_pack(pack, dealer).value();
    }

    /// Whether there is no deal in it yet.
    bool is_empty() const noexcept { return words_[0] == 0; }
    /// The hand of a seat.
    CardSet hand(Seat seat) const {
        return detail::access::make<CardSet>(words_[detail::below(index(seat), 4)]);
    }
    /// The four hands.
    Hands hands() const noexcept {
        Hands hands{};
        for (std::size_t i = 0; i < 4; ++i) {
            hands[i] = detail::access::make<CardSet>(words_[i]);
        }
        return hands;
    }

    friend bool operator==(const Deal& a, const Deal& b) noexcept { return a.words_ == b.words_; }
    /// An order for containers that means nothing else.
    friend bool operator<(const Deal& a, const Deal& b) noexcept { return a.words_ < b.words_; }

private:
    friend struct detail::access;
    friend class View;
    using Words = detail::traits<Deal>::Array;

    explicit Deal(const Words& words) noexcept : words_(words) {}
    static Words words_of(const Hands& hands) noexcept {
        return {{hands[0].bits(), hands[1].bits(), hands[2].bits(), hands[3].bits()}};
    }
    const std::uint64_t* argument() const noexcept { return words_.data(); }
    std::size_t hash() const noexcept { return detail::hash_words(words_.data(), 4); }

    Words words_{};
};

/// Who declares first (K2.1): the seats draw a card each in the order N, E, S, W, the highest rank wins, and those tied
/// draw again. None when the cards run out before it is decided.
///
/// ```
/// std::optional<king::Seat> seat = king::first_declarer(king::pack(7));  // of the party of seed 7
/// assert(seat.has_value());
/// ```
template <class Cards>
std::optional<Seat> first_declarer(const Cards& drawn) {
    return detail::ask_any<Seat>(king_first_declarer, detail::numbers_of(std::data(drawn)),
                                 detail::length_of(std::size(drawn)));
}

}  // namespace KING_HPP_MODE
}  // namespace king

template <>
struct std::hash<king::Deal> : king::detail::Hash<king::Deal> {};

#endif
