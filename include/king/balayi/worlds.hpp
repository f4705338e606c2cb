/// @file
/// What a player of Balayi kingi may believe: the rounds that agree with its view.
#ifndef KING_BALAYI_WORLDS_HPP
#define KING_BALAYI_WORLDS_HPP

#include "round.hpp"

namespace king {
inline namespace KING_HPP_MODE {
namespace balayi {
class WorldNumber;
}  // namespace balayi

namespace detail {
template <>
struct traits<balayi::WorldNumber> {
    using Array = std::array<std::uint64_t, 2>;
};
}  // namespace detail

namespace balayi {

/// How many worlds there are, or the number of one: a number of 128 bits.
///
/// ```
/// using king::balayi::WorldNumber;
/// assert(WorldNumber(7) < WorldNumber(0, 1) && WorldNumber(0, 1).to_double() == 18446744073709551616.0);
/// assert(to_string(WorldNumber(0, 1)) == "18446744073709551616");
/// ```
class WorldNumber : detail::Ordered<WorldNumber> {
public:
    /// Low + 2^64 high.
    constexpr WorldNumber(std::uint64_t low = 0, std::uint64_t high = 0) noexcept : words_{{low, high}} {}

    /// The lower 64 bits.
    constexpr std::uint64_t low() const noexcept { return words_[0]; }
    /// The higher 64 bits.
    constexpr std::uint64_t high() const noexcept { return words_[1]; }
    /// Nearly the same number; a chance is the quotient of two of them.
    constexpr double to_double() const noexcept {
        return static_cast<double>(high()) * 18446744073709551616.0 + static_cast<double>(low());
    }

    friend constexpr bool operator==(const WorldNumber& a, const WorldNumber& b) noexcept {
        return a.low() == b.low() && a.high() == b.high();
    }
    friend constexpr bool operator<(const WorldNumber& a, const WorldNumber& b) noexcept {
        return a.high() != b.high() ? a.high() < b.high() : a.low() < b.low();
    }
    /// Its decimal digits.
    friend std::string to_string(const WorldNumber& number) {
        std::uint64_t limbs[4] = {number.high() >> 32, number.high() & 0xFFFFFFFF, number.low() >> 32,
                                  number.low() & 0xFFFFFFFF};
        std::string digits;
        do {
            std::uint64_t left = 0;
            for (std::uint64_t& limb : limbs) {
                left = left << 32 | limb;
                limb = left / 10;
                left %= 10;
            }
            digits.insert(digits.begin(), static_cast<char>('0' + left));
        } while ((limbs[0] | limbs[1] | limbs[2] | limbs[3]) != 0);
        return digits;
    }
    friend std::ostream& operator<<(std::ostream& out, const WorldNumber& number) { return out << to_string(number); }

private:
    friend struct detail::access;
    explicit WorldNumber(const std::array<std::uint64_t, 2>& words) noexcept : words_(words) {}
    const std::uint64_t* argument() const noexcept { return words_.data(); }
    std::size_t hash() const noexcept { return detail::hash_words(words_.data(), words_.size()); }

    std::array<std::uint64_t, 2> words_;
};

/// The worlds of a view: all rounds that agree with it (B7.1), each as likely as any other by the rules alone; counted,
/// numbered and drawn without trying any. The order of the cards on the piles counts, that of hand cards does not.
///
/// ```
/// using namespace king::balayi;
/// Round round(Pack::from_seed(7), Player::Zero);
/// assert(!round.view(Player::Zero).worlds().count());  // before the declaration 128 bits are too few
/// round.apply(Action::declare(Denomination::Spades));
/// Worlds worlds = round.view(Player::Zero).worlds();
/// assert(to_string(*worlds.count()) == "507582632973945852946022400000");
/// Place hand{Place::Kind::Hand, Player::One, 0};
/// king::Card card = king::parse<king::Card>("SK");
/// double chance = worlds.count_with(hand, card)->to_double() / worlds.count()->to_double();
/// assert(worlds.possible(hand).contains(card) && chance > 0.187 && chance < 0.188);  // 6 of 32
/// Round drawn = *worlds.draw(7, 0);  // the same everywhere, for ever
/// assert(drawn.view(Player::Zero) == round.view(Player::Zero) && worlds.nth(*worlds.rank(drawn)) == drawn);
/// ```
class Worlds : public detail::Value<Worlds, balayi_worlds> {
public:
    /// Numbers of worlds, by the index() of a card.
    using Chances = std::array<WorldNumber, Card::COUNT>;

    /// An empty value, to be filled: see is_empty().
    Worlds() noexcept = default;
    /// Worlds of king.h.
    explicit Worlds(const balayi_worlds& raw) noexcept : Value(raw) {}

    /// The view whose worlds they are.
    View view() const { return detail::ask<View>(balayi_worlds_view, &raw_); }
    /// How many there are: 1 when all cards are seen; none before the declaration, when 128 bits cannot count them. 0
    /// only when with() or without() asked for what cannot be, or the view was advanced by what was wrong.
    std::optional<WorldNumber> count() const { return detail::ask_any<WorldNumber>(balayi_worlds_count, &raw_); }
    /// World number i, from 0; none from count() on. The numbers are the same for ever.
    std::optional<Round> nth(const WorldNumber& i) const {
        return detail::ask_any<Round>(balayi_worlds_nth, &raw_, i);
    }
    /// The number of a round, in whichever order its hand cards were dealt; none when it is not among them, and of most
    /// before the declaration.
    std::optional<WorldNumber> rank(const Round& round) const {
        return detail::ask_any<WorldNumber>(balayi_worlds_rank, &raw_, round);
    }
    /// Draw number k by a seed, each world with exactly the same chance: the same for the same view everywhere, for
    /// ever, and independent of the pack of that seed. None when there is no world.
    std::optional<Round> draw(std::uint64_t seed, std::uint64_t k) const {
        return detail::ask_any<Round>(balayi_worlds_draw, &raw_, seed, k);
    }

    /// In how many of them that card was dealt to that place; of a hand, whichever place in it is named, in how many
    /// its player holds the card now. Divided by count() it is the chance. None when 128 bits cannot count them.
    std::optional<WorldNumber> count_with(Place place, Card card) const {
        return detail::ask_any<WorldNumber>(balayi_worlds_count_with, &raw_, slot_of(place), card);
    }
    /// The same for every card at once.
    std::optional<Chances> chances(Place place) const {
        std::array<std::uint64_t, 2 * Card::COUNT> words{};
        const std::int32_t status = detail::call(balayi_worlds_chances, &raw_, slot_of(place), words.data());
        if (status == KING_NONE || detail::asked_blank(status, *this)) {
            return std::nullopt;
        }
        detail::must(status);
        Chances counts{};
        for (std::size_t card = 0; card < counts.size(); ++card) {
            counts[card] = WorldNumber(words[2 * card], words[2 * card + 1]);
        }
        return counts;
    }
    /// The cards that are at that place in some of them.
    CardSet possible(Place place) const {
        return detail::ask<CardSet>(balayi_worlds_possible, &raw_, slot_of(place));
    }

    /// Those of them in which the player holds all these cards now: what a guess makes of it. They have numbers of
    /// their own, and there may be none.
    Worlds with(Player player, CardSet cards) const {
        return detail::ask<Worlds>(balayi_worlds_with, &raw_, player, cards);
    }
    /// Those of them in which the player holds none of these cards now.
    Worlds without(Player player, CardSet cards) const {
        return detail::ask<Worlds>(balayi_worlds_without, &raw_, player, cards);
    }

private:
    /// The slot of the pack that goes to a place; one out of range when there is no such place.
    std::uint32_t slot_of(Place place) const {
        return static_cast<std::uint32_t>(place.slot(view().dealer()).value_or(Card::COUNT));
    }
};

inline Worlds View::worlds() const { return detail::ask<Worlds>(balayi_view_worlds, &raw_); }

static_assert(sizeof(Worlds) == sizeof(balayi_worlds) && std::is_trivially_copyable<Worlds>::value, "a value");

}  // namespace balayi
}  // namespace KING_HPP_MODE
}  // namespace king

template <>
struct std::hash<king::balayi::WorldNumber> : king::detail::Hash<king::balayi::WorldNumber> {};
template <>
struct std::hash<king::balayi::Worlds> : king::detail::Hash<king::balayi::Worlds> {};

#endif
