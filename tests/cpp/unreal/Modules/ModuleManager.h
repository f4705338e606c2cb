/* A stand-in: see CoreMinimal.h. */
#pragma once

class FDefaultModuleImpl {};
#define IMPLEMENT_MODULE(type, name) \
    extern const char* stand_in_module_##name; \
    const char* stand_in_module_##name = #type;
