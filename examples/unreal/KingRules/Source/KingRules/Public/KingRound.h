// A round of Konturlu King for Blueprints: over king.hpp, which does without exceptions, RTTI and the names that Unreal
// has macros of. Actions and cards are the numbers of king.h.
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

THIRD_PARTY_INCLUDES_START
#include <king.hpp>
THIRD_PARTY_INCLUDES_END

#include "KingRound.generated.h"

UENUM(BlueprintType)
enum class EKingSeat : uint8
{
    North,
    East,
    South,
    West,
    Nobody
};

UENUM(BlueprintType)
enum class EKingLanguage : uint8
{
    English,
    Turkish
};

UCLASS(BlueprintType)
class KINGRULES_API UKingRound : public UObject
{
    GENERATED_BODY()

public:
    /** Deals by seed. False, and nothing changes: there is no such seat. */
    UFUNCTION(BlueprintCallable, Category = "King")
    bool Deal(int64 Seed, EKingSeat Declarer);

    /** Who acts next. */
    UFUNCTION(BlueprintPure, Category = "King")
    EKingSeat Turn() const;

    UFUNCTION(BlueprintPure, Category = "King")
    TArray<int32> LegalActions() const;

    /** The cards that a seat holds: for a server. A client keeps a king::View, which holds no hidden card. */
    UFUNCTION(BlueprintPure, Category = "King")
    TArray<int32> Hand(EKingSeat Seat) const;

    /** The action that is meant by a text such as "kiz_almaz", "kontur:N" or "S10"; -1 when none is. */
    UFUNCTION(BlueprintPure, Category = "King")
    int32 FindAction(const FString& Text) const;

    UFUNCTION(BlueprintPure, Category = "King")
    FString ActionName(int32 Action, EKingLanguage Language) const;

    /** Why that may not be done now, with the clause of the rulebook; empty when it may. */
    UFUNCTION(BlueprintPure, Category = "King")
    FString WhyNot(int32 Action, EKingLanguage Language) const;

    /** Does it. False, and nothing changes: it may not be done. */
    UFUNCTION(BlueprintCallable, Category = "King")
    bool Apply(int32 Action);

    /** The rest at random, the same for each seed. */
    UFUNCTION(BlueprintCallable, Category = "King")
    void PlayOut(int64 Seed);

    /** Of N, E, S, W; empty before the round is over, and when it was annulled. */
    UFUNCTION(BlueprintPure, Category = "King")
    TArray<int32> Scores() const;

    /** The round as one line of text, as which it is saved and sent. */
    UFUNCTION(BlueprintPure, Category = "King")
    FString Record() const;

    /** Reads a record by playing it. Empty, or what is wrong with it; nothing changes then. */
    UFUNCTION(BlueprintCallable, Category = "King")
    FString Read(const FString& Text, EKingLanguage Language);

private:
    king::Round Round;
};
