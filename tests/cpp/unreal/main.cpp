// Rounds through the class of examples/unreal, compiled with the stand-in for Unreal's headers beside this file:
//
//   unreal EXPECTED      what examples/ten prints
#include "KingRound.h"

namespace {

int passed = 0;

void expect(bool good, const char* what) {
    if (!good) {
        std::fprintf(stderr, "unreal: %s\n", what);
        std::exit(1);
    }
    passed++;
}

std::string utf8(const FString& text) { return stand_in_to_utf8(*text); }

// The round that there is in five languages, as they print it.
std::string ten() {
    UKingRound round;
    expect(round.Deal(7, EKingSeat::North), "dealt");
    expect(round.Apply(round.FindAction(FString(TEXT("kiz_almaz")))), "declared");
    expect(round.Apply(round.FindAction(FString(TEXT("kontur:N")))), "doubled");
    std::ostringstream out;
    out << utf8(round.WhyNot(round.FindAction(FString(TEXT("kontur:S"))), EKingLanguage::English)) << '\n';
    round.PlayOut(7);
    const TArray<int32> scores = round.Scores();
    expect(scores.Num() == 4, "four scores");
    out << scores[0] << ", " << scores[1] << ", " << scores[2] << ", " << scores[3] << '\n'
        << utf8(round.Record()) << '\n';
    return out.str();
}

void card_by_card(int64 seed) {
    UKingRound round;
    expect(round.Deal(seed, static_cast<EKingSeat>(seed % 4)), "dealt");
    int32 actions = 0;
    while (round.Turn() != EKingSeat::Nobody) {
        const TArray<int32> legal = round.LegalActions();
        expect(legal.Num() > 0, "who is on turn can do something");
        const FString before = round.Record();
        for (const int32 action : {-1, 0, 33, 60, 100, 109, 258}) {
            expect(round.WhyNot(action, EKingLanguage::Turkish).IsEmpty() == legal.Contains(action),
                   "a reason, or it is legal");
            expect(legal.Contains(action) || !round.Apply(action), "what is not legal is refused");
        }
        expect(round.Record() == before, "a refusal changes nothing");
        expect(round.Hand(round.Turn()).Num() > 0, "who is on turn has cards");
        const int32 action = legal[(static_cast<int32>(seed) * 31 + actions) % legal.Num()];
        expect(!round.ActionName(action, EKingLanguage::Turkish).IsEmpty(), "an action has a name");
        expect(round.Apply(action), "what is legal is done");
        actions++;
    }
    UKingRound again;
    expect(again.Read(round.Record(), EKingLanguage::English).IsEmpty(), "the record is read");
    expect(again.Record() == round.Record() && again.Scores().Num() == round.Scores().Num(), "and is the same round");
}

void refused() {
    UKingRound round;
    round.PlayOut(1);
    expect(round.Turn() == EKingSeat::Nobody && round.Record().IsEmpty() && round.LegalActions().Num() == 0,
           "empty yet");
    expect(!round.Deal(7, EKingSeat::Nobody) && round.Hand(EKingSeat::Nobody).Num() == 0, "nobody is no seat");
    expect(round.FindAction(FString(TEXT("ş"))) == -1 && round.ActionName(-1, EKingLanguage::English).IsEmpty(),
           "no action");
    const FString wrong(TEXT("king1 N:"));
    expect(utf8(round.Read(wrong, EKingLanguage::Turkish)) != utf8(round.Read(wrong, EKingLanguage::English)),
           "two languages");
    expect(round.Deal(7, EKingSeat::North) && round.FindAction(FString(TEXT("Kız almaz"))) == 56, "names are read");
    expect(utf8(round.ActionName(56, EKingLanguage::Turkish)) == "Kız almaz", "and written");
}

}  // namespace

int main(int count, char** arguments) {
    expect(count == 2, "usage: unreal EXPECTED");
    std::ifstream file(arguments[1]);
    std::ostringstream expected;
    expected << file.rdbuf();
    expect(!expected.str().empty() && ten() == expected.str(), "the round that there is in five languages");
    for (int64 seed = 0; seed < 12; seed++) {
        card_by_card(seed);
    }
    refused();
    std::printf("ok: %d checks\n", passed);
}
