/// @file
/// The four hands of a round, and the draw for the first declarer.
#ifndef KING_DEAL_HPP
#define KING_DEAL_HPP

#include "seat.hpp"
#include "shuffle.hpp"

namespace king {
inline namespace KING_HPP_MODE {

/// Four hands, N, E, S, W.
using Hands = std::array<CardSet, 4>;

/// Four hands of 13 cards that make up the pack (K2.5).
///
/// Its text is a PBN deal, `N:spades.hearts.diamonds.clubs ...`, clockwise; another first seat is read too.
///
/// ```
/// king::Deal deal = king::Deal::from_seed(0);
/// assert(to_string(deal.hand(king::Seat::North)) == "AQJ.J4.AQ72.AKT4");
/// assert(king::parse<king::Deal>(to_string(deal)) == deal);
/// ```
class Deal {
public:
    /// The deal of these hands. Error: Status::Cards when they do not make up the pack.
    static result<Deal> try_new(const Hands& hands) {
        const Raw raw = numbers_of(hands);
        char text[128];
        const std::int32_t status = king_deal_text(raw.data(), text, sizeof text, nullptr);
        return status == KING_OK ? result<Deal>(Deal(raw)) : Error(static_cast<Status>(status));
    }
#if defined(__cpp_exceptions)
    /// The same; throws an Exception.
    explicit Deal(const Hands& hands) : Deal(try_new(hands).value()) {}
#endif

    /// The deal of a seed, the same in every language for ever.
    static Deal from_seed(std::uint64_t seed) {
        Raw raw{};
        detail::must(king_deal_from_seed(seed, raw.data()));
        return Deal(raw);
    }
    /// Deals a pack as it is done at the table: one card at a time, clockwise, from the dealer's left (K2.5).
    /// Error: Status::Cards when a card is there twice.
    static result<Deal> try_from_pack(const std::array<Card, Card::COUNT>& pack, Seat dealer) {
        Raw raw{};
        const std::int32_t status =
            king_deal_from_pack(detail::numbers_of(pack.data()), static_cast<std::uint8_t>(dealer), raw.data());
        return status == KING_OK ? result<Deal>(Deal(raw)) : Error(static_cast<Status>(status));
    }
#if defined(__cpp_exceptions)
    /// The same; throws an Exception.
    static Deal from_pack(const std::array<Card, Card::COUNT>& pack, Seat dealer) {
        return try_from_pack(pack, dealer).value();
    }
#endif

    /// The hand of a seat.
    CardSet hand(Seat seat) const { return hands_[detail::below(index(seat), 4)]; }
    /// The four hands.
    const Hands& hands() const noexcept { return hands_; }

    friend bool operator==(const Deal& a, const Deal& b) noexcept { return a.hands_ == b.hands_; }
    friend bool operator!=(const Deal& a, const Deal& b) noexcept { return !(a == b); }
    /// An order for containers that means nothing else.
    friend bool operator<(const Deal& a, const Deal& b) noexcept { return a.hands_ < b.hands_; }

private:
    friend struct detail::access;
    friend class Round;
    friend class Party;
    friend std::string to_string(const Deal& deal);
    using Raw = std::array<std::uint64_t, 4>;

    explicit Deal(const Raw& raw) noexcept {
        for (std::size_t i = 0; i < 4; ++i) {
            hands_[i] = CardSet::from_bits_truncate(raw[i]);
        }
    }
    static Raw numbers_of(const Hands& hands) noexcept {
        return {{hands[0].bits(), hands[1].bits(), hands[2].bits(), hands[3].bits()}};
    }

    Hands hands_{};
};

/// The text of a deal.
inline std::string to_string(const Deal& deal) {
    return detail::text_of(king_deal_text, Deal::numbers_of(deal.hands_).data());
}
/// Writes the text of a deal.
inline std::ostream& operator<<(std::ostream& out, const Deal& deal) { return out << to_string(deal); }

/// Who declares first (K2.1): the seats draw a card each in the order N, E, S, W, the highest rank wins, and those tied
/// draw again. None when the cards run out before it is decided.
///
/// ```
/// auto pack = king::pack(7);  // the first declarer of the party of seed 7
/// std::optional<king::Seat> seat = king::first_declarer(pack.data(), pack.size());
/// assert(seat.has_value());
/// ```
inline std::optional<Seat> first_declarer(const Card* drawn, std::size_t count) {
    std::uint8_t seat = 0;
    const std::uint32_t length = count < UINT32_MAX ? static_cast<std::uint32_t>(count) : UINT32_MAX;
    return detail::must_or_none(king_first_declarer(detail::numbers_of(drawn), length, &seat))
               ? std::optional<Seat>(static_cast<Seat>(seat))
               : std::nullopt;
}

namespace detail {
template <>
struct reader<Deal> {
    static constexpr std::uint8_t KIND = 0;
    static result<Deal> read(std::string_view text) {
        using Raw = std::array<std::uint64_t, 4>;
        return detail::read<Deal, Raw>(
            text.data(), text.size(), [](const char* data, std::uint32_t length, Raw* hands, std::uint32_t* at) {
                return king_deal_parse(data, length, hands->data(), at);
            });
    }
};
}  // namespace detail

}  // namespace KING_HPP_MODE
}  // namespace king

template <>
struct std::hash<king::Deal> {
    std::size_t operator()(const king::Deal& deal) const noexcept {
        std::uint64_t words[4] = {};
        for (king::Seat seat : king::all<king::Seat>) {
            words[king::index(seat)] = deal.hand(seat).bits();
        }
        return king::detail::hash_words(words, 4);
    }
};

#endif
