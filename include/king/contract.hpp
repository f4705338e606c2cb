/// @file
/// The eight contracts, what each of them counts, and sets of them.
#ifndef KING_CONTRACT_HPP
#define KING_CONTRACT_HPP

#include "card.hpp"
#include "seat.hpp"

namespace king {
inline namespace KING_HPP_MODE {

/// One of the eight contracts that each seat declares once (K2.3), without the suit of koz or the rank of durt.
enum class ContractKind : int {
    ElAlmaz = KING_CONTRACT_KIND_EL_ALMAZ,          ///< No tricks: each trick taken costs 5.
    KupaAlmaz = KING_CONTRACT_KIND_KUPA_ALMAZ,      ///< No hearts: each heart taken costs 3.
    ErkekAlmaz = KING_CONTRACT_KIND_ERKEK_ALMAZ,    ///< No men: each jack and king taken costs 6.
    KizAlmaz = KING_CONTRACT_KIND_KIZ_ALMAZ,        ///< No queens: each queen taken costs 10.
    Rifki = KING_CONTRACT_KIND_RIFKI,               ///< No king of hearts: it costs 30.
    SonIki = KING_CONTRACT_KIND_SON_IKI,            ///< Not the last two: the 12th trick costs 10, the 13th 20.
    Koz = KING_CONTRACT_KIND_KOZ,                   ///< Trumps: each trick taken wins 5.
    Durt = KING_CONTRACT_KIND_DURT,                 ///< The shedding contract: the places win 45, 20, 10 and -10.
};

class Contract;
class ContractSet;

namespace detail {
template <>
struct traits<ContractKind> {
    static constexpr std::size_t COUNT = 8;
    static constexpr auto text = king_contract_kind_text;
    static constexpr auto name = king_contract_kind_name;
    static constexpr auto parse = king_contract_kind_parse;
};
template <>
struct traits<Contract> {
    static constexpr auto text = king_contract_text;
    static constexpr auto name = king_contract_name;
    static constexpr auto parse = king_contract_parse;
};
template <>
struct traits<ContractSet> {
    static constexpr auto text = king_contract_set_text;
    static constexpr auto parse = king_contract_set_parse;
};
}  // namespace detail

/// What the scores of a round sum to, however it was doubled and played (K3, K9.5).
inline int total(ContractKind kind) { return detail::ask<int>(king_contract_kind_total, kind); }

/// Whether it is one of the six penalties (ceza); else it is koz or durt.
constexpr bool is_penalty(ContractKind kind) noexcept { return kind < ContractKind::Koz; }

/// The cards that cost points: 13 hearts, 8 men, 4 queens or the king of hearts; none where tricks or places count.
inline CardSet penalty_cards(ContractKind kind) {
    return detail::ask<CardSet>(king_contract_kind_penalty_cards, kind);
}

/// The points in a trick of these cards: those taken (>= 0) in a penalty, those won in koz, 0 in durt (K3, K9).
/// `number` counts the tricks from 1 to 13.
///
/// ```
/// auto trick = king::parse<king::CardSet>("K.QJ2..");
/// assert(trick_points(king::ContractKind::ErkekAlmaz, 1, trick) == 12);
/// ```
inline int trick_points(ContractKind kind, std::uint32_t number, CardSet trick) {
    return detail::ask<int>(king_contract_kind_trick_points, kind, number, trick);
}

/// A declared contract: one of the six penalties, koz with its trump suit, or durt with its start rank (K3.1).
///
/// Its text is that of its declaration: `el_almaz`, `koz:C`, `durt:7`.
///
/// ```
/// king::Contract contract = king::Contract::koz(king::Suit::Hearts);
/// assert(to_string(contract) == "koz:H" && contract.kind() == king::ContractKind::Koz);
/// assert(name(king::Contract::durt(king::Rank::Seven), king::Lang::Tr) == "7'den dürt");
/// ```
class Contract : public detail::Number<Contract, KING_CONTRACTS> {
public:
    static const Contract ElAlmaz, KupaAlmaz, ErkekAlmaz, KizAlmaz, Rifki, SonIki;

    /// El almaz, number 0.
    constexpr Contract() noexcept = default;
    /// Koz with that trump suit.
    static constexpr Contract koz(Suit trump) {
        return Contract(KING_CONTRACT_KOZ + detail::below(king::index(trump), 4));
    }
    /// Durt from that rank.
    static constexpr Contract durt(Rank start) {
        return Contract(KING_CONTRACT_DURT + detail::below(king::index(start), 13));
    }
    /// The contract of that number; none from 23 on.
    static constexpr std::optional<Contract> from_index(std::size_t index) noexcept { return of(index); }

    /// Its number in the order of the actions, 0 to 22.
    constexpr std::uint8_t index() const noexcept { return number_; }
    /// The contract without suit or rank.
    constexpr ContractKind kind() const noexcept {
        return number_ >= KING_CONTRACT_DURT  ? ContractKind::Durt
               : number_ >= KING_CONTRACT_KOZ ? ContractKind::Koz
                                              : static_cast<ContractKind>(number_);
    }
    /// The trump suit of koz.
    constexpr std::optional<Suit> trump() const noexcept {
        return kind() == ContractKind::Koz ? std::optional<Suit>(static_cast<Suit>(number_ - KING_CONTRACT_KOZ))
                                           : std::nullopt;
    }
    /// The start rank of durt.
    constexpr std::optional<Rank> start() const noexcept {
        return kind() == ContractKind::Durt ? std::optional<Rank>(static_cast<Rank>(number_ - KING_CONTRACT_DURT))
                                            : std::nullopt;
    }

private:
    friend struct detail::access;
    constexpr explicit Contract(std::size_t index) noexcept : Number(index) {}
};

inline constexpr Contract Contract::ElAlmaz{KING_CONTRACT_EL_ALMAZ};
inline constexpr Contract Contract::KupaAlmaz{KING_CONTRACT_KUPA_ALMAZ};
inline constexpr Contract Contract::ErkekAlmaz{KING_CONTRACT_ERKEK_ALMAZ};
inline constexpr Contract Contract::KizAlmaz{KING_CONTRACT_KIZ_ALMAZ};
inline constexpr Contract Contract::Rifki{KING_CONTRACT_RIFKI};
inline constexpr Contract Contract::SonIki{KING_CONTRACT_SON_IKI};

/// A set of the eight contracts as a mask, bit = index. Its text is `all`, or the contracts joined by commas in their
/// order, or `-` for none.
class ContractSet : public detail::Set<ContractSet, ContractKind, 8, std::uint8_t> {
public:
    using Set::Set;
    constexpr ContractSet() noexcept = default;

    /// No contract.
    static const ContractSet EMPTY;
    /// All eight.
    static const ContractSet ALL;

private:
    friend struct detail::access;
};

inline constexpr ContractSet ContractSet::EMPTY{};
inline constexpr ContractSet ContractSet::ALL = ~ContractSet();

static_assert(sizeof(Contract) == 1 && std::is_trivially_copyable<Contract>::value, "a contract is one byte");

}  // namespace KING_HPP_MODE
}  // namespace king

template <>
struct std::hash<king::Contract> : king::detail::Hash<king::Contract> {};
template <>
struct std::hash<king::ContractSet> : king::detail::Hash<king::ContractSet> {};

#endif
