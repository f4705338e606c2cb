# What the files of the library are called, and what the static one needs of the system.

if(MSVC)
    set(king_shared king.dll)
    set(king_implib king.dll.lib)
    set(king_static king.lib)
elseif(WIN32)
    set(king_shared king.dll)
    set(king_implib libking.dll.a)
    set(king_static libking.a)
elseif(APPLE)
    set(king_shared libking.dylib)
    set(king_static libking.a)
else()
    set(king_shared libking.so.0) # the SONAME that build.rs sets
    set(king_static libking.a)
endif()

# C compilers add the unwinder themselves. Without Rust's standard library nothing is needed.
if(KING_BARE OR APPLE)
    set(king_system_libs "")
elseif(WIN32)
    set(king_system_libs kernel32 ntdll userenv ws2_32)
else()
    set(king_system_libs pthread dl m)
endif()
