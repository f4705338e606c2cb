/// @file
/// What can go wrong: king::StatusCode, king::Reason and king::Error, and king::Exception where exceptions are on.
#ifndef KING_ERROR_HPP
#define KING_ERROR_HPP

#include <cstddef>
#include <cstdint>
#include <optional>
#include <ostream>
#include <string>
#include <utility>

#include "detail/call.hpp"
#include "detail/order.hpp"

#if KING_HPP_EXCEPTIONS
#include <stdexcept>
#else
#include <cstdlib>
#endif

namespace king {
inline namespace KING_HPP_MODE {

/// A language of names and messages, which are UTF-8 in both.
enum class Lang : int { En = KING_LANG_EN, Tr = KING_LANG_TR };

namespace detail {
template <>
struct traits<Lang> {
    static constexpr std::size_t COUNT = 2;
    static constexpr auto text = king_lang_text;
    static constexpr auto name = king_lang_name;
    static constexpr auto parse = king_lang_parse;
};
}  // namespace detail

/// What a function of the library answers: the statuses of king.h.
enum class StatusCode : int {
    Ok = KING_OK,
    Null = KING_E_NULL,                            ///< A null pointer.
    Value = KING_E_VALUE,                          ///< The memory is not a value of this kind.
    Version = KING_E_VERSION,                      ///< Header and library are not of versions that fit.
    Range = KING_E_RANGE,                          ///< A number is out of its range.
    Short = KING_E_SHORT,                          ///< A buffer is too short.
    Illegal = KING_E_ILLEGAL,                      ///< The rules refuse the action; see Error::reason().
    Text = KING_E_TEXT,                            ///< The text cannot be read; see Error::at().
    Cards = KING_E_CARDS,                          ///< The cards do not make up a pack (K1.2, K2.5).
    NothingToDeclare = KING_E_NOTHING_TO_DECLARE,  ///< Nothing is left to declare (K2.3, B1.3).
    Option = KING_E_OPTION,                        ///< There is no such house rule or value (K12).
    Hidden = KING_E_HIDDEN,                        ///< With these cards the record would not have been legal.
    Revealed = KING_E_REVEALED,                    ///< These cards cannot have been turned up (Balayi).
    Over = KING_E_OVER,                            ///< All rounds have been counted (K10.3, B1.2).
    NotOver = KING_E_NOT_OVER,                     ///< The round is not over (K2.2, B5.4).
    WrongTurn = KING_E_WRONG_TURN,                 ///< Somebody else declares the next round (K2.2, B1.2).
    WrongUnused = KING_E_WRONG_UNUSED,             ///< The declarer has something else left (K2.3, B1.3).
    WrongRules = KING_E_WRONG_RULES,               ///< The party has other house rules (K12).
    Used = KING_E_USED,                            ///< The declarer has declared this before (K2.3, B1.3).
    Doubles = KING_E_DOUBLES,                      ///< These doubles cannot be made over this contract (K5, K6).
    Points = KING_E_POINTS,                        ///< These points or tricks cannot be taken (K3.1, B5.4).
    NoRound = KING_E_NO_ROUND,                     ///< There is no round of that number.
    Advice = KING_E_ADVICE,                        ///< There is nothing to advise, or sums are not the next ones.
};

/// Why an action is refused, in both games: the stable numbers that all languages share.
enum class Reason : int {
    NotOnTurn = KING_REASON_NOT_ON_TURN,            ///< It is somebody else's turn (K1.1, B5.4).
    RoundOver = KING_REASON_ROUND_OVER,             ///< Nothing can be done any more (K7.8, K8.4, K4.2, B5.4).
    WrongPhase = KING_REASON_WRONG_PHASE,           ///< The phase does not know this kind of action (K3.1, B2.3).
    NotHeld = KING_REASON_NOT_HELD,                 ///< The card is not in the hand (K2.5, B4.1).
    ContractUsed = KING_REASON_CONTRACT_USED,       ///< It has been declared before (K2.3, B1.3).
    MayNotAnnul = KING_REASON_MAY_NOT_ANNUL,        ///< Only a lone king or ace of hearts may annul (K4.1).
    MayNotDouble = KING_REASON_MAY_NOT_DOUBLE,      ///< A seat that may not be doubled (K5.2, K5.3).
    MayNotRedouble = KING_REASON_MAY_NOT_REDOUBLE,  ///< A seat that has not doubled the speaker (K6.1).
    MustFollow = KING_REASON_MUST_FOLLOW,           ///< The suit led must be followed (K7.2, B5.1).
    HeartsClosed = KING_REASON_HEARTS_CLOSED,       ///< Hearts may not be led yet (K7.6).
    HighestHeart = KING_REASON_HIGHEST_HEART,       ///< The highest heart must be led (K7.7).
    RifkiHeart = KING_REASON_RIFKI_HEART,           ///< Void in the suit led, a heart must be played (K7.5).
    MustShed = KING_REASON_MUST_SHED,               ///< House rule: a penalty card must be shed (K12).
    MustTrump = KING_REASON_MUST_TRUMP,             ///< A trump must be played (K12, B5.2).
    MustOvertrump = KING_REASON_MUST_OVERTRUMP,     ///< A higher trump must be played (K12, B5.3).
    NotNextInRow = KING_REASON_NOT_NEXT_IN_ROW,     ///< Not the next card of a row in durt (K8.1, K8.2).
    MustNotPass = KING_REASON_MUST_NOT_PASS,        ///< With a playable card nobody passes (K8.3).
    NotVisible = KING_REASON_NOT_VISIBLE,           ///< Balayi: a card that the player does not see (B7.1).
};

/// The stable name of a reason, such as `must_follow`.
inline std::string to_string(Reason reason) {
    return detail::text(king_reason_name, reason);
}

/// The name of a status as king.h has it, such as `KING_E_RANGE`.
inline std::string to_string(StatusCode status) {
    return detail::text(king_status_name, status);
}

/// Writes the stable name of a reason.
inline std::ostream& operator<<(std::ostream& out, Reason reason) { return out << to_string(reason); }
/// Writes the name of a status.
inline std::ostream& operator<<(std::ostream& out, StatusCode status) { return out << to_string(status); }

/// What went wrong, and why an action may not be done: a status for the program, and a sentence for people. On an error
/// nothing has changed.
class Error : detail::Equal<Error> {
public:
    /// An error of that status, with what the library knows of it.
    explicit Error(StatusCode status, const king_error& raw = king_error{}) noexcept : status_(status), raw_(raw) {}

    /// What kind of error it is.
    StatusCode status() const noexcept { return status_; }
    /// Why the action was refused; none when it was another kind of error.
    std::optional<Reason> reason() const noexcept {
        std::uint8_t reason = 0;
        return king_error_reason(&raw_, &reason) == KING_OK ? std::optional<Reason>(static_cast<Reason>(reason))
                                                            : std::nullopt;
    }
    /// The clause of the rulebook that it is by, such as `K7.6`; empty when it is by none.
    std::string clause() const { return detail::text(king_error_clause, &raw_); }
    /// The message for people, a sentence without the clause and without a place. Errors of misuse, which are no news
    /// for people, have one in English alone.
    std::string message(Lang lang) const {
        const std::string sentence = detail::text(king_error_message, &raw_, lang);
        return sentence.empty() ? detail::text(king_status_message, status_) : sentence;
    }
    /// The byte of the text, or of the line of a file, at which reading stopped.
    std::optional<std::uint32_t> at() const noexcept {
        return status_ == StatusCode::Text ? std::optional<std::uint32_t>(raw_.place) : std::nullopt;
    }
    /// The line of the file that was read, from 1; none when no file was read.
    std::optional<std::uint32_t> line() const noexcept {
        return raw_.line != 0 ? std::optional<std::uint32_t>(raw_.line) : std::nullopt;
    }
    /// What was found, and what should have been there, as king.h has it: numbers that depend on the kind of error.
    std::uint32_t found() const noexcept { return raw_.found; }
    std::uint32_t wanted() const noexcept { return raw_.wanted; }

    /// The error as the functions of king.h take it.
    const king_error& raw() const noexcept { return raw_; }

    friend bool operator==(const Error& a, const Error& b) noexcept {
        return a.status_ == b.status_ && a.raw_.kind == b.raw_.kind && a.raw_.code == b.raw_.code &&
               a.raw_.line == b.raw_.line && a.raw_.place == b.raw_.place && a.raw_.found == b.raw_.found &&
               a.raw_.wanted == b.raw_.wanted;
    }

private:
    friend struct detail::access;
    explicit Error(const king_error& refusal) noexcept : Error(StatusCode::Illegal, refusal) {}

    StatusCode status_;
    king_error raw_;
};

/// An error for a log: `line 2, byte 6: ...`, or `... (K7.6)`, in English.
inline std::string to_string(const Error& error) {
    const std::string line = error.line() ? "line " + std::to_string(*error.line()) + ", " : "";
    const std::string place = error.at() ? line + "byte " + std::to_string(*error.at()) + ": " : "";
    const std::string clause = error.clause();
    return place + error.message(Lang::En) + (clause.empty() ? "" : " (" + clause + ")");
}
/// Writes an error for a log.
inline std::ostream& operator<<(std::ostream& out, const Error& error) { return out << to_string(error); }

#if KING_HPP_EXCEPTIONS
/// What the functions without `try_` throw.
class Exception : public std::runtime_error {
public:
    explicit Exception(const Error& error) : std::runtime_error(to_string(error)), error_(error) {}

    /// What went wrong.
    const Error& error() const noexcept { return error_; }

private:
    Error error_;
};
#endif

namespace detail {
/// Where there is no way to go on: throws, or aborts where exceptions are off.
[[noreturn]] inline void fail(const Error& error) {
#if KING_HPP_EXCEPTIONS
    throw Exception(error);
#else
    static_cast<void>(error);
    std::abort();
#endif
}
}  // namespace detail

}  // namespace KING_HPP_MODE
}  // namespace king

#endif
