# The version of the library, which is that of the Cargo workspace.
file(STRINGS "${CMAKE_CURRENT_LIST_DIR}/../../Cargo.toml" king_version REGEX "^version = \"[0-9.]+\"" LIMIT_COUNT 1)
string(REGEX REPLACE "^version = \"([0-9.]+)\".*" "\\1" king_version "${king_version}")
