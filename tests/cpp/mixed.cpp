// Compiled twice, with exceptions and without, and linked into one program: what fails throws in the one unit and aborts
// in the other, whichever the linker meets first.
#include <king.hpp>

namespace {

/// Fails on misuse, by a check of the header and by one of the library.
void misuse(bool by_library) {
    const auto seat = static_cast<king::Seat>(7);
    if (by_library) {
        king::Sheet().enter(seat, king::ContractKind::Koz, {});
    } else {
        static_cast<void>(king::Deal::from_seed(1).hand(seat));
    }
}

}  // namespace

void misuse_without_exceptions(bool by_library);

#if defined(__cpp_exceptions)

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <iostream>

namespace {

bool throws(bool by_library) {
    try {
        misuse(by_library);
    } catch (const king::Exception& exception) {
        return exception.error().status() == king::StatusCode::Range;
    }
    return false;
}

/// Tried by a child, which is not to come back by an exception either.
bool aborts(bool by_library) {
    const pid_t child = fork();
    if (child == 0) {
        try {
            misuse_without_exceptions(by_library);
        } catch (...) {
        }
        _exit(0);
    }
    int status = 0;
    return waitpid(child, &status, 0) == child && WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT;
}

}  // namespace

int main() {
    int failed = 0;
    for (const bool by_library : {false, true}) {
        failed += !throws(by_library);
        failed += !aborts(by_library);
    }
    std::cout << 4 - failed << " passed, " << failed << " failed\n";
    return failed == 0 ? 0 : 1;
}

#else

void misuse_without_exceptions(bool by_library) { misuse(by_library); }

#endif
