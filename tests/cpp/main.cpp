// Tests of king.hpp: the golden data, values, errors. tests_cpp GOLDEN_DIRECTORY
#include "test.hpp"

#include <cstdlib>
#include <fstream>

namespace {
std::string golden_directory;
}

test::State& test::state() {
    static State state;
    return state;
}

void test::failure(const char* file, int line, const char* what) {
    State& now = state();
    if (++now.failures <= 5) {
        std::cout << file << ':' << line << ": " << now.name << (now.place.empty() ? "" : ": ") << now.place << ": "
                  << what << '\n';
    }
}

void test::begin(const std::string& name) {
    State& now = state();
    now.name = name;
    now.place.clear();
    now.failures = 0;
}

void test::end() {
    State& now = state();
    ++(now.failures == 0 ? now.passed : now.failed);
    if (now.failures > 0) {
        std::cout << "failed: " << now.name << " (" << now.failures << " checks)\n";
    }
}

std::string test::read_file(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    if (!file || text.str().empty()) {
        std::cout << path << " cannot be read\n";
        std::exit(2);
    }
    return text.str();
}

std::string test::golden(const std::string& name) { return read_file(golden_directory + "/" + name); }

int main(int count, char** arguments) {
    if (count != 2) {
        std::cout << "usage: " << arguments[0] << " GOLDEN_DIRECTORY\n";
        return 2;
    }
    golden_directory = arguments[1];
    test_values();
    test_memory();
    test_empty();
    test_errors();
    test_misuse();
    test_records();
    test_reading();
    test_worlds();
    test_players();
    test_vectors();
    std::cout << test::state().passed << " passed, " << test::state().failed << " failed\n";
    return test::state().failed == 0 ? 0 : 1;
}
