# What other builds find the library by: the CMake package and king.pc. Both say where everything is from where they
# stand, so that the whole directory may be moved, packed, and unpacked elsewhere.

include(CMakePackageConfigHelpers)

# king_write_package(OUT VERSION PREFIX LIBDIR INCLUDEDIR SHAREDDIR): writes the files into OUT; they belong into
# LIBDIR/cmake/king and LIBDIR/pkgconfig. The directories are absolute, or begin at PREFIX.
function(king_write_package out version prefix libdir includedir shareddir)
    foreach(dir IN ITEMS libdir includedir shareddir)
        get_filename_component(${dir} "${${dir}}" ABSOLUTE BASE_DIR "${prefix}")
    endforeach()
    foreach(dir IN ITEMS prefix libdir includedir shareddir)
        file(RELATIVE_PATH king_cmake_to_${dir} "${libdir}/cmake/king" "${${dir}}")
        file(RELATIVE_PATH king_pc_to_${dir} "${libdir}/pkgconfig" "${${dir}}")
        string(REGEX REPLACE "/$" "" king_pc_to_${dir} "${king_pc_to_${dir}}")
    endforeach()
    list(TRANSFORM king_system_libs PREPEND -l OUTPUT_VARIABLE king_pc_libs)
    list(JOIN king_pc_libs " " king_pc_libs)
    set(king_templates "${CMAKE_CURRENT_FUNCTION_LIST_DIR}")
    configure_file("${king_templates}/kingConfig.cmake.in" "${out}/kingConfig.cmake" @ONLY)
    configure_file("${king_templates}/../king.pc.in" "${out}/king.pc" @ONLY)
    # Before version 1 a minor version may change the interface.
    write_basic_package_version_file("${out}/kingConfigVersion.cmake" VERSION "${version}"
        COMPATIBILITY SameMinorVersion)
endfunction()
