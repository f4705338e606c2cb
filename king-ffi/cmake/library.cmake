# Builds the shared and the static library with cargo and describes them as targets.

if(NOT king_shared)
    message(FATAL_ERROR "For ${CMAKE_SYSTEM_NAME} king-ffi/unity/pack builds the static library, and a package for CMake")
endif()
find_program(KING_CARGO cargo REQUIRED)
mark_as_advanced(KING_CARGO)

set(king_build_dir "${CMAKE_CURRENT_BINARY_DIR}/lib")
set(king_cargo_out "${KING_CARGO_TARGET_DIR}/${KING_RUST_TARGET}/release-abi")
set(king_cargo_args rustc --quiet --locked --package king-ffi --profile release-abi
    --target-dir "${KING_CARGO_TARGET_DIR}")
if(KING_RUST_TARGET)
    list(APPEND king_cargo_args --target "${KING_RUST_TARGET}")
endif()

# Cargo decides what is to be built again; what it has built gets its names here.
set(king_files "")
set(king_copies "")
foreach(file IN LISTS king_shared king_static king_implib)
    string(REGEX REPLACE "[.][0-9]+$" "" built "${file}")
    list(APPEND king_files "${king_build_dir}/${file}")
    list(APPEND king_copies
        COMMAND "${CMAKE_COMMAND}" -E copy_if_different "${king_cargo_out}/${built}" "${king_build_dir}/${file}")
endforeach()
# One call for each kind of library: rustc optimises over all crates only when it makes one kind alone.
add_custom_target(king_cargo ALL
    COMMAND "${KING_CARGO}" ${king_cargo_args} --crate-type cdylib
    COMMAND "${KING_CARGO}" ${king_cargo_args} --crate-type staticlib "$<$<BOOL:${KING_BARE}>:--no-default-features>"
    COMMAND "${CMAKE_COMMAND}" -E make_directory "${king_build_dir}"
    ${king_copies}
    BYPRODUCTS ${king_files}
    WORKING_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}/.."
    COMMENT "Building king-ffi with cargo"
    COMMAND_EXPAND_LISTS VERBATIM)

add_library(king::king SHARED IMPORTED GLOBAL)
add_library(king::king_static STATIC IMPORTED GLOBAL)
add_dependencies(king::king king_cargo)
add_dependencies(king::king_static king_cargo)
set_target_properties(king::king king::king_static PROPERTIES
    INTERFACE_INCLUDE_DIRECTORIES "${CMAKE_CURRENT_SOURCE_DIR}/../include")
set_target_properties(king::king PROPERTIES IMPORTED_LOCATION "${king_build_dir}/${king_shared}")
set_target_properties(king::king_static PROPERTIES
    IMPORTED_LOCATION "${king_build_dir}/${king_static}"
    INTERFACE_LINK_LIBRARIES "${king_system_libs}")
if(WIN32)
    set_target_properties(king::king PROPERTIES IMPORTED_IMPLIB "${king_build_dir}/${king_implib}")
elseif(king_soname)
    set_target_properties(king::king PROPERTIES IMPORTED_SONAME "${king_soname}")
elseif(NOT APPLE)
    set_target_properties(king::king PROPERTIES IMPORTED_NO_SONAME TRUE)
endif()
