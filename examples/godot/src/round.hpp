// A round of Konturlu King as scripts of Godot see it, over king.h. It knows nothing of Godot: src/extension.cpp names
// its functions to the engine. Numbers are those of king.h: actions, cards, and the seats 0 to 3 for N, E, S, W.
#ifndef KING_GODOT_ROUND_HPP
#define KING_GODOT_ROUND_HPP

#include <cstdint>
#include <string>
#include <vector>

#include <king.h>

class Round {
public:
    // Deals by seed. False, and nothing changes: there is no such seat.
    bool deal(std::int64_t seed, std::int64_t declarer) {
        std::uint64_t hands[4];
        return king_deal_from_seed(static_cast<std::uint64_t>(seed), hands) == KING_OK &&
               king_round_new(hands, number(declarer), KING_ALL_CONTRACTS, nullptr, &round_, nullptr) == KING_OK;
    }

    // Who acts next; -1 when nobody does.
    std::int64_t turn() {
        std::uint8_t seat = 0;
        return king_round_turn(&round_, &seat) == KING_OK ? seat : -1;
    }

    std::vector<std::int32_t> legal_actions() {
        std::uint64_t mask[2] = {0, 0};
        king_round_legal_actions(&round_, mask);
        std::vector<std::int32_t> actions = members(mask[0], 0);
        const std::vector<std::int32_t> others = members(mask[1], 64);
        actions.insert(actions.end(), others.begin(), others.end());
        return actions;
    }

    // The cards that a seat holds: for a server. A client keeps a king_view, which holds no hidden card.
    std::vector<std::int32_t> hand(std::int64_t seat) {
        std::uint64_t cards = 0;
        king_round_hand(&round_, number(seat), &cards);
        return members(cards, 0);
    }

    // The action that is meant by a text such as "kiz_almaz", "kontur:N" or "S10"; -1 when none is.
    std::int64_t find_action(const std::string& text) {
        std::uint8_t action = 0;
        const auto length = static_cast<std::uint32_t>(text.size());
        return king_action_parse(text.data(), length, &action, nullptr) == KING_OK ? action : -1;
    }

    // An action for people, in English (0) or Turkish (1).
    std::string action_name(std::int64_t action, std::int64_t lang) {
        char buffer[KING_TEXT_SIZE] = "";
        king_action_name(number(action), number(lang), buffer, sizeof buffer, nullptr);
        return buffer;
    }

    // Why that may not be done now, with the clause of the rulebook; empty when it may.
    std::string why_not(std::int64_t action, std::int64_t lang) {
        king_error error{};
        const std::int32_t status = king_round_why_not(&round_, number(action), &error);
        return status == KING_NONE ? "" : message(status, error, lang);
    }

    // Does it. False, and nothing changes: it may not be done.
    bool apply(std::int64_t action) { return king_round_apply(&round_, number(action), nullptr) == KING_OK; }

    // The rest at random, the same for each seed.
    void play_out(std::int64_t seed) {
        std::uint64_t choices = king_choices(static_cast<std::uint64_t>(seed), 0);
        king_round_play_out(&round_, &choices);
    }

    // Of N, E, S, W; empty before the round is over, and when it was annulled.
    std::vector<std::int32_t> scores() {
        std::vector<std::int32_t> scores(4);
        return king_round_scores(&round_, scores.data()) == KING_OK ? scores : std::vector<std::int32_t>();
    }

    // The round as one line of text, as which it is saved and sent.
    std::string record() {
        char buffer[KING_TEXT_SIZE] = "";
        king_round_text(&round_, buffer, sizeof buffer, nullptr);
        return buffer;
    }

    // Reads a record by playing it. Empty, or what is wrong with it; nothing changes then.
    std::string read(const std::string& record, std::int64_t lang) {
        king_error error{};
        const auto length = static_cast<std::uint32_t>(record.size());
        const std::int32_t status = king_round_parse(record.data(), length, &round_, &error);
        return status == KING_OK ? "" : message(status, error, lang);
    }

private:
    // Scripts have 64 bits: what does not fit is a number that king.h refuses.
    static std::uint32_t number(std::int64_t value) {
        return value < 0 || value > 0xFFFF ? UINT32_MAX : static_cast<std::uint32_t>(value);
    }

    static std::vector<std::int32_t> members(std::uint64_t set, std::int32_t first) {
        std::vector<std::int32_t> members;
        for (std::int32_t member = first; set != 0; set >>= 1, member++) {
            if (set & 1) {
                members.push_back(member);
            }
        }
        return members;
    }

    static std::string message(std::int32_t status, const king_error& error, std::int64_t lang) {
        char text[KING_TEXT_SIZE] = "";
        char clause[KING_TEXT_SIZE] = "";
        if (king_error_message(&error, number(lang), text, sizeof text, nullptr) != KING_OK) {
            king_status_message(status, text, sizeof text, nullptr);  // There is no more to say than the status.
        }
        const bool by_clause = king_error_clause(&error, clause, sizeof clause, nullptr) == KING_OK;
        return by_clause ? std::string(text) + " (" + clause + ")" : text;
    }

    king_round round_{};
};

#endif
