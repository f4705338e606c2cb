# The shared library without Rust's standard library: linked from the static one, with the functions that the headers
# declare and no others. A panic that the optimiser had left in it would be an undefined symbol.

set(king_headers "${king_repository}/include/king.h")
if(KING_PLAYERS)
    list(APPEND king_headers "${king_repository}/include/king_players.h")
endif()
set(king_functions "")
foreach(header IN LISTS king_headers)
    file(STRINGS "${header}" lines REGEX "^[a-z0-9_]+ [*]?(king|balayi)_[a-z0-9_]+[(]")
    list(TRANSFORM lines REPLACE "^[a-z0-9_]+ [*]?([a-z0-9_]+)[(].*" "\\1")
    list(APPEND king_functions ${lines})
endforeach()
set(king_exports "${CMAKE_CURRENT_BINARY_DIR}/exports")
file(WRITE "${king_exports}/empty.c" "typedef int king_nothing; /* a library of CMake has a source */\n")
if(WIN32)
    list(JOIN king_functions "\n    " king_listed)
    file(WRITE "${king_exports}/king.def" "EXPORTS\n    ${king_listed}\n")
    add_library(king_shared_library SHARED "${king_exports}/empty.c" "${king_exports}/king.def")
    set_target_properties(king_shared_library PROPERTIES PREFIX "")
else()
    list(JOIN king_functions ";\n        " king_listed)
    file(WRITE "${king_exports}/king.map" "{\n    global:\n        ${king_listed};\n    local:\n        *;\n};\n")
    add_library(king_shared_library SHARED "${king_exports}/empty.c")
    target_link_options(king_shared_library PRIVATE
        "LINKER:--version-script=${king_exports}/king.map" LINKER:-z,defs LINKER:--gc-sections LINKER:--strip-debug)
endif()
add_library(king::king ALIAS king_shared_library)
add_dependencies(king_shared_library king_cargo)
target_link_libraries(king_shared_library PRIVATE
    -Wl,--whole-archive "${king_build_dir}/${king_static}" -Wl,--no-whole-archive)
target_include_directories(king_shared_library INTERFACE "${king_repository}/include")
set_target_properties(king_shared_library PROPERTIES
    OUTPUT_NAME king
    LINK_DEPENDS "${king_build_dir}/${king_static}"
    INTERPROCEDURAL_OPTIMIZATION OFF
    LIBRARY_OUTPUT_DIRECTORY "${king_build_dir}$<0:>"
    RUNTIME_OUTPUT_DIRECTORY "${king_build_dir}$<0:>"
    ARCHIVE_OUTPUT_DIRECTORY "${king_build_dir}$<0:>")
if(king_soname)
    set_target_properties(king_shared_library PROPERTIES SOVERSION "${king_abi_major}")
endif()
