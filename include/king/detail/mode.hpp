// What tells a unit compiled with exceptions from one compiled without. Not part of the interface.
#ifndef KING_DETAIL_MODE_HPP
#define KING_DETAIL_MODE_HPP

// What fails throws in the one and aborts in the other, so that no function of namespace king is the same in both. In one
// program the names of both are told apart by an inline namespace: else the linker would take one for the other.
#if defined(__cpp_exceptions)
#define KING_HPP_MODE with_exceptions
#else
#define KING_HPP_MODE without_exceptions
#endif

#endif
