/// @file
/// Tricks of King, the duties of play, and the rows of durt: the pure functions, for engines that keep their own state.
#ifndef KING_TRICK_HPP
#define KING_TRICK_HPP

#include "contract.hpp"
#include "detail/value.hpp"
#include "house_rules.hpp"
#include "list.hpp"
#include "seat.hpp"
#include "shuffle.hpp"

namespace king {
inline namespace KING_HPP_MODE {

/// A card and the seat that played it.
struct SeatCard {
    Seat seat{};
    Card card{};

    friend constexpr bool operator==(SeatCard a, SeatCard b) noexcept { return a.seat == b.seat && a.card == b.card; }
    friend constexpr bool operator!=(SeatCard a, SeatCard b) noexcept { return !(a == b); }
};

/// Up to four cards played clockwise from a leader.
///
/// ```
/// using namespace king;
/// Trick trick(Seat::East);
/// trick = trick.with(parse<Card>("S9")).with(parse<Card>("SA")).with(parse<Card>("H2"));
/// assert(trick.turn() == Seat::North && trick.led() == Suit::Spades);
/// assert(trick.winner() == Seat::South && trick.winner(Suit::Hearts) == Seat::West);
/// ```
class Trick {
public:
    /// A trick before its first card, which North plays.
    Trick() : Trick(Seat::North) {}
    /// A trick before its first card.
    explicit Trick(Seat leader)
        : raw_{static_cast<std::uint8_t>(detail::below(index(leader), 4)), 0, {KING_NOTHING, KING_NOTHING, KING_NOTHING, KING_NOTHING}} {}

    /// This trick with a card more; the same trick when it has four.
    Trick with(Card card) const noexcept {
        Trick trick = *this;
        if (size() < 4) {
            trick.raw_.cards[size()] = card.index();
            ++trick.raw_.length;
        }
        return trick;
    }

    /// Who plays, or played, the first card.
    Seat leader() const noexcept { return static_cast<Seat>(raw_.leader); }
    /// How many cards lie, 0 to 4.
    std::size_t size() const noexcept { return raw_.length < 4 ? raw_.length : 4; }
    /// Whether none lies.
    bool empty() const noexcept { return size() == 0; }
    /// The suit of the first card.
    std::optional<Suit> led() const noexcept {
        return empty() ? std::nullopt : std::optional<Suit>(card(0).suit());
    }
    /// Who plays next; nobody once four cards lie.
    std::optional<Seat> turn() const noexcept {
        return size() < 4 ? std::optional<Seat>(seat(size())) : std::nullopt;
    }
    /// Who played what, in order.
    list<SeatCard, 4> plays() const noexcept {
        list<SeatCard, 4> plays;
        for (std::size_t i = 0; i < size(); ++i) {
            plays.push_back({seat(i), card(i)});
        }
        return plays;
    }
    /// The cards of the trick.
    CardSet cards() const {
        CardSet set;
        for (std::size_t i = 0; i < size(); ++i) {
            set.insert(card(i));
        }
        return set;
    }
    /// Who takes the trick as it lies: the highest trump, otherwise the highest card of the suit led (K7.2). Nobody
    /// when no card lies.
    std::optional<Seat> winner(std::optional<Suit> trump = std::nullopt) const {
        std::uint8_t seat = 0;
        return detail::must_or_none(king_trick_winner(&raw_, detail::number_of(trump), &seat))
                   ? std::optional<Seat>(static_cast<Seat>(seat))
                   : std::nullopt;
    }

    /// The trick as the functions of king.h take it.
    const king_trick& raw() const noexcept { return raw_; }

    friend bool operator==(const Trick& a, const Trick& b) noexcept {
        return std::memcmp(&a.raw_, &b.raw_, sizeof a.raw_) == 0;
    }
    friend bool operator!=(const Trick& a, const Trick& b) noexcept { return !(a == b); }

private:
    friend struct detail::access;
    explicit Trick(const king_trick& raw) noexcept : raw_(raw) {}

    Seat seat(std::size_t i) const noexcept { return static_cast<Seat>((raw_.leader + i) % 4); }
    Card card(std::size_t i) const noexcept { return detail::access::make<Card>(raw_.cards[i]); }

    king_trick raw_;
};

/// Which of these cards, in the order played, wins a trick, counted from 0, in either game (K7.2, B5.4).
inline std::optional<std::size_t> winner(const Card* cards, std::size_t count, std::optional<Suit> trump) {
    std::uint32_t place = 0;
    return detail::must_or_none(
               king_winner(detail::numbers_of(cards), detail::length_of(count), detail::number_of(trump), &place))
               ? std::optional<std::size_t>(place)
               : std::nullopt;
}

/// What decides which cards may be played to a trick (K7). Table::duties() knows it of itself; an engine that keeps its
/// own state fills it in. In durt there are no such duties: see durt_legal_cards().
///
/// ```
/// using namespace king;
/// Duties duties(Contract::KupaAlmaz, HouseRules(), Trick(Seat::North), false);
/// CardSet hand = parse<CardSet>("K.AQ.7.");
/// assert(to_string(duties.legal_cards(hand)) == "K..7.");
/// assert(duties.why_not(hand, parse<Card>("HA"))->reason == Reason::HeartsClosed);
/// ```
class Duties : public detail::Value<Duties, king_duties> {
public:
    /// The duties of the next card of a trick, in which at most three cards lie, for with four the next card is led to a
    /// new one. `hearts_open`: whether a heart has been played in the round (K7.6). Error: Status::Range for durt, which
    /// has none, and when four cards lie.
    static result<Duties> try_new(Contract contract, const HouseRules& rules, const Trick& trick, bool hearts_open) {
        return detail::make<Duties, Raw>(king_duties_new, contract.index(), &rules.raw(), &trick.raw(),
                                         static_cast<std::uint8_t>(hearts_open));
    }
#if defined(__cpp_exceptions)
    /// The same; throws an Exception.
    Duties(Contract contract, const HouseRules& rules, const Trick& trick, bool hearts_open)
        : Duties(try_new(contract, rules, trick, hearts_open).value()) {}
#endif
    /// Duties of king.h.
    explicit Duties(const king_duties& raw) noexcept : Value(raw) {}

    /// The cards of a hand that may be played: none of an empty hand, else at least one.
    CardSet legal_cards(CardSet hand) const {
        return CardSet::from_bits_truncate(get<std::uint64_t>(king_duties_legal_cards, hand.bits()));
    }
    /// Why a card may not be played from a hand; none when it may.
    std::optional<Illegal> why_not(CardSet hand, Card card) const {
        return detail::why_not(king_duties_why_not, king_duties_why_not_clause, &raw_, hand.bits(), card.index());
    }
    /// The sentence to tell the player of it; empty when it may be played.
    std::string why_not_message(CardSet hand, Card card, Lang lang) const {
        return detail::text_of(king_duties_why_not_message, &raw_, hand.bits(), card.index(),
                               static_cast<std::uint8_t>(lang));
    }
    /// What playing a card proves its player not to have held, out of `available`, the cards not played before.
    CardSet excluded(Card card, CardSet available) const {
        return CardSet::from_bits_truncate(get<std::uint64_t>(king_duties_excluded, card.index(), available.bits()));
    }
};

/// The cards that may be placed next in durt, whoever holds them (K8.2). `placed` are all cards placed so far; the rows
/// have no gaps.
inline CardSet durt_open_cards(CardSet placed, Rank start) {
    std::uint64_t bits = 0;
    detail::must(king_durt_open_cards(placed.bits(), static_cast<std::uint8_t>(start), &bits));
    return CardSet::from_bits_truncate(bits);
}
/// The cards of a hand that may be placed in durt; with none the player passes (K8.3).
inline CardSet durt_legal_cards(CardSet hand, CardSet placed, Rank start) {
    std::uint64_t bits = 0;
    detail::must(king_durt_legal_cards(hand.bits(), placed.bits(), static_cast<std::uint8_t>(start), &bits));
    return CardSet::from_bits_truncate(bits);
}

/// The places of the seats in durt, 1 to 4, or 0 while a place is not decided.
using Places = std::array<std::uint8_t, 4>;

/// What each seat wins in durt from its place.
inline Points durt_points(const Places& places) {
    Points points{};
    detail::must(king_durt_points(places.data(), points.data()));
    return points;
}

}  // namespace KING_HPP_MODE
}  // namespace king

template <>
struct std::hash<king::Duties> : king::detail::HashValue<king::Duties> {};

#endif
