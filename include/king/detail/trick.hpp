// Tricks of either game. Not part of the interface, but the members are those of the tricks.
#ifndef KING_DETAIL_TRICK_HPP
#define KING_DETAIL_TRICK_HPP

#include <iterator>
#include <utility>

#include "../list.hpp"
#include "../shuffle.hpp"

namespace king {
inline namespace KING_HPP_MODE {

/// Which of these cards, in the order played, wins a trick, counted from 0, in either game (K7.2, B5.4).
template <class Cards>
std::optional<std::size_t> winner(const Cards& cards, std::optional<Suit> trump) {
    return detail::ask_any<std::size_t>(king_winner, detail::numbers_of(std::data(cards)),
                                        detail::length_of(std::size(cards)), trump);
}

namespace detail {

/// Up to N cards that N players play in turn. C is the struct of king.h.
template <class Self, class Who, std::size_t N, class C>
class BasicTrick : Equal<Self> {
public:
    /// A trick before its first card, which the first of all plays.
    BasicTrick() : BasicTrick(Who{}) {}
    /// A trick before its first card.
    explicit BasicTrick(Who leader) : raw_{} {
        raw_.leader = static_cast<std::uint8_t>(below(index(leader), N));
        for (std::uint8_t& card : raw_.cards) {
            card = KING_NOTHING;
        }
    }

    /// This trick with a card more; the same trick when it is full.
    Self with(Card card) const noexcept {
        Self trick = static_cast<const Self&>(*this);
        if (size() < N) {
            trick.raw_.cards[size()] = card.index();
            ++trick.raw_.length;
        }
        return trick;
    }

    /// Who plays, or played, the first card.
    Who leader() const noexcept { return static_cast<Who>(raw_.leader); }
    /// How many cards lie.
    std::size_t size() const noexcept { return raw_.length < N ? raw_.length : N; }
    /// Whether none lies.
    bool empty() const noexcept { return size() == 0; }
    /// The suit of the first card.
    std::optional<Suit> led() const noexcept {
        return empty() ? std::nullopt : std::optional<Suit>(at(0).suit());
    }
    /// Who plays next; nobody once the trick is full.
    std::optional<Who> turn() const noexcept {
        return size() < N ? std::optional<Who>(player(size())) : std::nullopt;
    }
    /// Who played what, in order.
    list<std::pair<Who, Card>, N> plays() const noexcept {
        list<std::pair<Who, Card>, N> plays;
        for (std::size_t i = 0; i < size(); ++i) {
            plays.push_back({player(i), at(i)});
        }
        return plays;
    }
    /// The cards of the trick.
    CardSet cards() const {
        CardSet set;
        for (std::size_t i = 0; i < size(); ++i) {
            set.insert(at(i));
        }
        return set;
    }
    /// The card that one has played to it.
    std::optional<Card> card(Who who) const {
        const std::size_t place = (below(index(who), N) + N - raw_.leader % N) % N;
        return place < size() ? std::optional<Card>(at(place)) : std::nullopt;
    }
    /// Who takes the trick as it lies: the highest trump, otherwise the highest card of the suit led (K7.2, B5.4).
    /// Nobody when no card lies.
    std::optional<Who> winner(std::optional<Suit> trump = std::nullopt) const {
        const auto place = ask_any<std::size_t>(king_winner, &raw_.cards[0], length_of(size()), trump);
        return place ? std::optional<Who>(player(*place)) : std::nullopt;
    }

    /// The trick as the functions of king.h take it.
    const C& raw() const noexcept { return raw_; }

    friend bool operator==(const Self& a, const Self& b) noexcept {
        return a.leader() == b.leader() && a.plays() == b.plays();
    }

protected:
    friend struct access;
    explicit BasicTrick(const C& raw) noexcept : raw_(raw) {}

    const C* argument() const noexcept { return &raw_; }
    Who player(std::size_t i) const noexcept { return static_cast<Who>((raw_.leader + i) % N); }
    Card at(std::size_t i) const noexcept { return access::make<Card>(raw_.cards[i]); }

    C raw_;
};

/// Who did what, as a function writes it in two lists.
template <class Who, class What, std::size_t N, class Function, class Table>
list<std::pair<Who, What>, N> history(Function function, const Table& table) {
    std::uint8_t who[N] = {}, what[N] = {};
    const std::uint32_t room = N;
    const auto count = ask<std::uint32_t>(function, table, &who[0], &what[0], room);
    list<std::pair<Who, What>, N> history;
    for (std::uint32_t i = 0; i < count; ++i) {
        history.push_back({static_cast<Who>(who[i]), access::make<What>(what[i])});
    }
    return history;
}

/// The cards among all that was done, and who played them.
template <class Who, class Action, std::size_t N>
list<std::pair<Who, Card>, Card::COUNT> plays_of(const list<std::pair<Who, Action>, N>& actions) {
    list<std::pair<Who, Card>, Card::COUNT> plays;
    for (const auto& [who, action] : actions) {
        if (action.card()) {
            plays.push_back({who, *action.card()});
        }
    }
    return plays;
}

/// What a function returns by its number, from 0, up to the first that is not there.
template <class T, std::size_t N, class Function, class C>
list<T, N> numbered(Function function, const C& value) {
    list<T, N> list;
    for (std::uint32_t n = 0; n < N; ++n) {
        const std::optional<T> item = ask_any<T>(function, value, n);
        if (!item) {
            break;
        }
        list.push_back(*item);
    }
    return list;
}

/// Reads the next line of a file; there need be no round in it.
template <class Round, class... Parameters, class File>
result<std::optional<Round>> read_line(std::int32_t (*function)(Parameters...), File* file, std::string_view line) {
    king_error error{};
    Output<Round, written_by<1, Parameters...>> output;
    const std::int32_t status = call(function, file, line.data(), length_of(line.size()), output.pointer(), &error);
    if (status == KING_NONE) {
        return std::optional<Round>();
    }
    return status == KING_OK ? result<std::optional<Round>>(output.value())
                             : result<std::optional<Round>>(Error(static_cast<StatusCode>(status), error));
}

/// A file: its first line, and a round a line.
template <class Rounds>
std::string file(std::string head, const Rounds& rounds) {
    head += '\n';
    for (const auto& round : rounds) {
        head += to_string(round) + '\n';
    }
    return head;
}

}  // namespace detail
}  // namespace KING_HPP_MODE
}  // namespace king

#endif
