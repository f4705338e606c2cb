# Makes a directory of libraries that were built elsewhere findable, as if it had been installed:
#
#   cmake -DPREFIX=DIR -P king-ffi/cmake/prebuilt.cmake                      libraries of Linux
#   cmake -DPREFIX=DIR -DSYSTEM=Windows -P king-ffi/cmake/prebuilt.cmake     libraries of Windows, from mingw
#
# DIR has include/king.h, include/king.hpp and include/king; of Linux lib/libking.so.1 and lib/libking.a, of Windows
# bin/king.dll, lib/libking.dll.a and lib/libking.a. The libraries are taken to be without Rust's standard library.
cmake_minimum_required(VERSION 3.20)
if(NOT PREFIX)
    message(FATAL_ERROR "-DPREFIX=DIR is missing")
endif()
get_filename_component(PREFIX "${PREFIX}" ABSOLUTE)
set(KING_BARE ON)
set(WIN32 OFF)
set(APPLE OFF)
set(CMAKE_SYSTEM_NAME Linux)
set(shared_dir lib)
if(SYSTEM STREQUAL "Windows")
    set(CMAKE_SYSTEM_NAME Windows)
    set(WIN32 ON)
    set(shared_dir bin)
elseif(SYSTEM AND NOT SYSTEM STREQUAL "Linux")
    message(FATAL_ERROR "SYSTEM is Linux or Windows, not ${SYSTEM}")
endif()
include("${CMAKE_CURRENT_LIST_DIR}/version.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/names.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/package.cmake")

foreach(file IN ITEMS include/king.h include/king.hpp "${shared_dir}/${king_shared}" "lib/${king_static}")
    if(NOT EXISTS "${PREFIX}/${file}")
        message(FATAL_ERROR "${PREFIX} has no ${file}")
    endif()
endforeach()
king_write_package("${PREFIX}/lib/cmake/king" "${king_version}" "${PREFIX}" lib include "${shared_dir}")
file(MAKE_DIRECTORY "${PREFIX}/lib/pkgconfig")
file(RENAME "${PREFIX}/lib/cmake/king/king.pc" "${PREFIX}/lib/pkgconfig/king.pc")
