#include "KingRound.h"

namespace
{
    FString ToUnreal(const std::string& Text) { return FString(UTF8_TO_TCHAR(Text.c_str())); }

    std::string FromUnreal(const FString& Text) { return std::string(TCHAR_TO_UTF8(*Text)); }

    king::Lang Of(EKingLanguage Language)
    {
        return Language == EKingLanguage::Turkish ? king::Lang::Tr : king::Lang::En;
    }

    // No seat for Nobody and for whatever else a Blueprint may have made of a number.
    std::optional<king::Seat> Of(EKingSeat Seat)
    {
        if (Seat > EKingSeat::West)
        {
            return std::nullopt;
        }
        return static_cast<king::Seat>(Seat);
    }

    // A number of Blueprints has a sign.
    std::optional<king::Action> ActionOf(int32 Code)
    {
        if (Code < 0)
        {
            return std::nullopt;
        }
        return king::Action::from_code(static_cast<std::size_t>(Code));
    }

    FString Sentence(const king::Error& Error, EKingLanguage Language)
    {
        const std::string Clause = Error.clause();
        return ToUnreal(Error.message(Of(Language)) + (Clause.empty() ? "" : " (" + Clause + ")"));
    }

    template <class Set>
    TArray<int32> Members(const Set& All)
    {
        TArray<int32> Result;
        for (const auto Member : All)
        {
            Result.Add(static_cast<int32>(king::Action(Member).code()));
        }
        return Result;
    }
}

bool UKingRound::Deal(int64 Seed, EKingSeat Declarer)
{
    const std::optional<king::Seat> Seat = Of(Declarer);
    if (!Seat)
    {
        return false;
    }
    Round = king::Round(king::Deal::from_seed(static_cast<uint64>(Seed)), *Seat);
    return true;
}

EKingSeat UKingRound::Turn() const
{
    const std::optional<king::Seat> Seat = Round.turn();
    return Seat ? static_cast<EKingSeat>(*Seat) : EKingSeat::Nobody;
}

TArray<int32> UKingRound::LegalActions() const
{
    return Members(Round.legal_actions());
}

TArray<int32> UKingRound::Hand(EKingSeat Seat) const
{
    const std::optional<king::Seat> Holder = Of(Seat);
    return Members(Holder ? Round.hand(*Holder) : king::CardSet());
}

int32 UKingRound::FindAction(const FString& Text) const
{
    const auto Action = king::try_parse<king::Action>(FromUnreal(Text));
    return Action ? static_cast<int32>(Action->code()) : -1;
}

FString UKingRound::ActionName(int32 Action, EKingLanguage Language) const
{
    const std::optional<king::Action> Named = ActionOf(Action);
    return Named ? ToUnreal(king::name(*Named, Of(Language))) : FString();
}

FString UKingRound::WhyNot(int32 Action, EKingLanguage Language) const
{
    const std::optional<king::Action> Asked = ActionOf(Action);
    if (!Asked)
    {
        return Sentence(king::Error(king::StatusCode::Range), Language);
    }
    const std::optional<king::Error> Error = Round.why_not(*Asked);
    return Error ? Sentence(*Error, Language) : FString();
}

bool UKingRound::Apply(int32 Action)
{
    const std::optional<king::Action> Done = ActionOf(Action);
    return Done && Round.try_apply(*Done);
}

void UKingRound::PlayOut(int64 Seed)
{
    king::SplitMix64 Choices = king::choices(static_cast<uint64>(Seed), 0);
    if (!Round.is_empty())
    {
        Round.play_out(Choices);
    }
}

TArray<int32> UKingRound::Scores() const
{
    TArray<int32> Result;
    if (const std::optional<king::Scores> Scores = Round.scores())
    {
        for (const std::int32_t Score : *Scores)
        {
            Result.Add(Score);
        }
    }
    return Result;
}

FString UKingRound::Record() const
{
    return Round.is_empty() ? FString() : ToUnreal(to_string(Round));
}

FString UKingRound::Read(const FString& Text, EKingLanguage Language)
{
    const auto Parsed = king::try_parse<king::Round>(FromUnreal(Text));
    if (!Parsed)
    {
        return Sentence(Parsed.error(), Language);
    }
    Round = *Parsed;
    return FString();
}
