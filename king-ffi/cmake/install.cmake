# Installs headers, libraries, the package and the licences.

set(king_headers king.h king.hpp)
set(king_left_out "")
if(KING_PLAYERS)
    list(APPEND king_headers king_players.h king_players.hpp)
else()
    set(king_left_out REGEX "(advisor|greedy|players|review)\\.hpp$" EXCLUDE)
endif()
list(TRANSFORM king_headers PREPEND "${king_repository}/include/")
install(FILES ${king_headers} DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}")
install(DIRECTORY "${king_repository}/include/king" DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}"
    FILES_MATCHING PATTERN "*.hpp" ${king_left_out})
install(FILES "${king_repository}/LICENSE-MIT" "${king_repository}/LICENSE-APACHE"
    DESTINATION "${CMAKE_INSTALL_DATADIR}/licenses/king")

set(king_shared_dir "${CMAKE_INSTALL_LIBDIR}")
if(WIN32)
    set(king_shared_dir "${CMAKE_INSTALL_BINDIR}")
endif()
if(king_shared)
    install(PROGRAMS "${king_build_dir}/${king_shared}" DESTINATION "${king_shared_dir}")
endif()
if(king_implib)
    install(FILES "${king_build_dir}/${king_implib}" DESTINATION "${CMAKE_INSTALL_LIBDIR}")
endif()
install(FILES "${king_build_dir}/${king_static}" DESTINATION "${CMAKE_INSTALL_LIBDIR}")

set(king_package "${CMAKE_CURRENT_BINARY_DIR}/package")
if(king_shared AND king_soname)
    # The name that -lking looks for.
    file(MAKE_DIRECTORY "${king_package}")
    file(CREATE_LINK "${king_soname}" "${king_package}/libking.so" SYMBOLIC)
    install(FILES "${king_package}/libking.so" DESTINATION "${CMAKE_INSTALL_LIBDIR}")
endif()
king_write_package("${king_package}" "${PROJECT_VERSION}" "${CMAKE_INSTALL_PREFIX}"
    "${CMAKE_INSTALL_LIBDIR}" "${CMAKE_INSTALL_INCLUDEDIR}" "${king_shared_dir}")
install(FILES "${king_package}/kingConfig.cmake" "${king_package}/kingConfigVersion.cmake"
    DESTINATION "${CMAKE_INSTALL_LIBDIR}/cmake/king")
install(FILES "${king_package}/king.pc" DESTINATION "${CMAKE_INSTALL_LIBDIR}/pkgconfig")
