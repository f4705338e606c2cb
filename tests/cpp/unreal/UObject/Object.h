/* A stand-in: see CoreMinimal.h. */
#pragma once

class UObject {};
