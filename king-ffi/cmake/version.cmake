# The version of the library, which is that of the Cargo workspace.
file(STRINGS "${CMAKE_CURRENT_LIST_DIR}/../../Cargo.toml" king_version REGEX "^version = \"[0-9.]+\"" LIMIT_COUNT 1)
string(REGEX REPLACE "^version = \"([0-9.]+)\".*" "\\1" king_version "${king_version}")
# The major version of the binary interface, which the shared library has in its name.
file(STRINGS "${CMAKE_CURRENT_LIST_DIR}/../../include/king.h" king_abi_major REGEX "^#define KING_ABI_MAJOR ")
string(REGEX REPLACE ".* ([0-9]+).*" "\\1" king_abi_major "${king_abi_major}")
