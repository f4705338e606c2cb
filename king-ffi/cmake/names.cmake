# What the files of the library are called, and what the static one needs of the system. C compilers add the unwinder
# themselves.

set(king_soname "") # the one that build.rs sets
set(king_implib "")
set(king_static_simulator "") # where the simulator of iOS has another one
if(MSVC)
    set(king_shared king.dll)
    set(king_implib king.dll.lib)
    set(king_static king.lib)
    set(king_system_libs kernel32 ntdll userenv ws2_32)
elseif(WIN32)
    set(king_shared king.dll)
    set(king_implib libking.dll.a)
    set(king_static libking.a)
    set(king_system_libs kernel32 ntdll userenv ws2_32)
elseif(CMAKE_SYSTEM_NAME STREQUAL "iOS" OR CMAKE_SYSTEM_NAME STREQUAL "Emscripten")
    set(king_shared "") # a program has the library in itself
    set(king_static libking.a)
    set(king_system_libs "")
elseif(APPLE)
    set(king_shared libking.dylib)
    set(king_static libking.a)
    set(king_system_libs "")
elseif(CMAKE_SYSTEM_NAME STREQUAL "Android")
    set(king_shared libking.so) # an app takes no other names
    set(king_static libking.a)
    set(king_system_libs dl log m)
elseif(CMAKE_SYSTEM_NAME STREQUAL "Linux")
    set(king_soname "libking.so.${king_abi_major}")
    set(king_shared "${king_soname}")
    set(king_static libking.a)
    set(king_system_libs pthread dl m)
elseif(KING_RUST_TARGET)
    set(king_shared "")
    set(king_static libking.a)
    set(king_system_libs "")
else()
    message(FATAL_ERROR "What the library is called on ${CMAKE_SYSTEM_NAME} is not known: see king-ffi/cmake/names.cmake; "
        "with -DKING_RUST_TARGET=TARGET the static library is built")
endif()

# Without Rust's standard library nothing is needed.
if(KING_BARE)
    set(king_system_libs "")
endif()
