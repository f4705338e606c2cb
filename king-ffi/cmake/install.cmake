# Installs headers, libraries and the package.

install(FILES "${CMAKE_CURRENT_SOURCE_DIR}/../include/king.h" "${CMAKE_CURRENT_SOURCE_DIR}/../include/king.hpp"
    DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}")
install(DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}/../include/king" DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}"
    FILES_MATCHING PATTERN "*.hpp")

if(WIN32)
    set(king_shared_dir "${CMAKE_INSTALL_BINDIR}")
    install(FILES "${king_build_dir}/${king_implib}" DESTINATION "${CMAKE_INSTALL_LIBDIR}")
else()
    set(king_shared_dir "${CMAKE_INSTALL_LIBDIR}")
endif()
install(PROGRAMS "${king_build_dir}/${king_shared}" DESTINATION "${king_shared_dir}")
install(FILES "${king_build_dir}/${king_static}" DESTINATION "${CMAKE_INSTALL_LIBDIR}")

set(king_package "${CMAKE_CURRENT_BINARY_DIR}/package")
if(king_soname)
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
