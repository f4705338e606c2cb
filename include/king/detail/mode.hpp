// What distinguishes a unit compiled with exceptions from one compiled without. Not part of the interface.
#ifndef KING_DETAIL_MODE_HPP
#define KING_DETAIL_MODE_HPP

// Visual C++ has its version of the language in a macro of its own.
#if defined(_MSVC_LANG) ? _MSVC_LANG < 201703L : __cplusplus < 201703L
#error "king.hpp needs C++17: -std=c++17, with Visual C++ /std:c++17"
#endif

// What fails throws in the one and aborts in the other, so that no function of namespace king is the same in both. The
// names of both are told apart by an inline namespace: else the linker would take one for the other in one program.
#if defined(__cpp_exceptions) || defined(_CPPUNWIND)
#define KING_HPP_EXCEPTIONS 1
#define KING_HPP_MODE with_exceptions
#else
#define KING_HPP_EXCEPTIONS 0
#define KING_HPP_MODE without_exceptions
#endif

#endif
