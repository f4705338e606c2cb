# Which cargo and which rustc build the library, and whether Rust's standard library is there for the target; else
# `core` is built from its source. Sets KING_BARE, king_cargo, king_core_rustc and, for this computer's own target,
# king_is_host.

set(KING_CARGO "" CACHE FILEPATH "cargo; empty: that in PATH")
set(KING_RUSTC "$ENV{RUSTC}" CACHE FILEPATH "rustc; empty: that in PATH")
set(KING_RUSTC_WITH_SOURCE "$ENV{KING_RUSTC_WITH_SOURCE}" CACHE FILEPATH "A rustc that came with the source of core")
find_program(KING_CARGO_IN_PATH cargo)
find_program(KING_RUSTC_IN_PATH rustc)
mark_as_advanced(KING_CARGO_IN_PATH KING_RUSTC_IN_PATH)
set(king_cargo "${KING_CARGO}")
set(king_rustc "${KING_RUSTC}")
if(NOT king_cargo)
    set(king_cargo "${KING_CARGO_IN_PATH}")
endif()
if(NOT king_rustc)
    set(king_rustc "${KING_RUSTC_IN_PATH}")
endif()
if(NOT king_cargo OR NOT king_rustc)
    message(FATAL_ERROR "king: cargo and rustc are not in PATH: https://rustup.rs, or -DKING_CARGO=PATH -DKING_RUSTC=PATH")
endif()

# king_ask_rustc(OUT RUSTC ARGUMENT...): what a rustc prints; empty when it fails.
function(king_ask_rustc out rustc)
    execute_process(COMMAND "${rustc}" ${ARGN} WORKING_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}"
        OUTPUT_VARIABLE said ERROR_QUIET OUTPUT_STRIP_TRAILING_WHITESPACE RESULT_VARIABLE failed)
    if(failed)
        set(said "")
    endif()
    set(${out} "${said}" PARENT_SCOPE)
endfunction()

# king_has_library(OUT NAME): whether rustc has that library for all targets.
function(king_has_library out name)
    set(${out} ON PARENT_SCOPE)
    foreach(target IN LISTS king_targets)
        set(found "")
        king_ask_rustc(folder "${king_rustc}" --print target-libdir --target "${target}")
        if(folder)
            file(GLOB found "${folder}/lib${name}-*.rlib")
        endif()
        if(NOT found)
            set(${out} OFF PARENT_SCOPE)
        endif()
    endforeach()
endfunction()

# king_find_source(OUT): a rustc that has the source of `core`; empty when there is none.
function(king_find_source out)
    set(${out} "" PARENT_SCOPE)
    foreach(rustc IN ITEMS "${KING_RUSTC_WITH_SOURCE}" "${king_rustc}" /usr/bin/rustc)
        if(rustc)
            king_ask_rustc(root "${rustc}" --print sysroot)
            if(root AND EXISTS "${root}/lib/rustlib/src/rust/library/core/src/lib.rs")
                set(${out} "${rustc}" PARENT_SCOPE)
                return()
            endif()
        endif()
    endforeach()
endfunction()

# This computer's own target is what cargo builds for by itself, whichever C library it has.
king_ask_rustc(king_host "${king_rustc}" -vV)
string(REGEX REPLACE ".*host: ([^\n]+).*" "\\1" king_host "${king_host}")
set(king_is_host OFF)
if(NOT KING_RUST_TARGET)
    string(REGEX REPLACE "-(gnu|musl)$" "" king_built "${king_targets}")
    string(REGEX REPLACE "-(gnu|musl)$" "" king_building "${king_host}")
    if(king_targets STREQUAL king_host OR (NOT CMAKE_CROSSCOMPILING AND king_built STREQUAL king_building))
        set(king_targets "${king_host}")
        set(king_is_host ON)
    endif()
endif()

king_has_library(king_has_std std)
king_has_library(king_has_core core)
set(king_core_rustc "")
# The emscripten of older Unity versions does not take the `core` that rustc brings along (core.toml).
if(NOT king_has_core OR king_targets MATCHES "emscripten")
    king_find_source(king_core_rustc)
    if(NOT king_core_rustc)
        string(REPLACE ";" " " king_names "${king_targets}")
        message(FATAL_ERROR
            "king: ${king_rustc} has no library for ${king_names}, and no source to build it from. `rustup target add "
            "${king_names}`; or `rustup component add rust-src`; on Debian `apt-get install rustc-web rust-web-src`; or name a "
            "rustc that has its source with -DKING_RUSTC_WITH_SOURCE=PATH.")
    endif()
    set(king_is_host OFF)
endif()

# Two libraries with Rust's standard library in them cannot be in one program: so by default none has it where a program
# has the library in itself.
set(king_bare_default OFF)
if(king_core_rustc OR NOT king_has_std OR NOT CMAKE_SYSTEM_NAME MATCHES "^(Linux|Android|Darwin|Windows)$")
    set(king_bare_default ON)
endif()
option(KING_BARE "Build without Rust's standard library" ${king_bare_default})
if(NOT KING_BARE AND (king_core_rustc OR NOT king_has_std))
    message(FATAL_ERROR "king: there is no standard library of Rust for ${king_targets}: leave KING_BARE=OFF away")
endif()
