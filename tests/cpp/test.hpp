// The little that the tests need: checks that go on, and a count of tests. Works without exceptions.
#ifndef KING_TEST_HPP
#define KING_TEST_HPP

#include <iostream>
#include <sstream>
#include <string>

namespace test {

/// The test that runs, what has been counted, and where in its data it is.
struct State {
    std::string name;
    std::string place;
    int failures = 0;
    int passed = 0;
    int failed = 0;
};
State& state();

/// The directory of the golden data, and a file of it; ends the program when it cannot be read.
std::string golden(const std::string& name);
std::string read_file(const std::string& path);

/// Notes that a check failed.
void failure(const char* file, int line, const char* what);
/// Begins a test, and ends and counts it: it has passed when none of its checks failed.
void begin(const std::string& name);
void end();

/// Runs a test.
template <class Function>
void run(const std::string& name, Function function) {
    begin(name);
    function();
    end();
}

template <class T>
std::string shown(const T& value) {
    std::ostringstream out;
    out << value;
    return out.str();
}

template <class A, class B>
void equal(const char* file, int line, const char* what, const A& found, const B& expected) {
    if (!(found == expected)) {
        failure(file, line, (std::string(what) + " is " + shown(found) + ", not " + shown(expected)).c_str());
    }
}

}  // namespace test

/// Checks that something holds.
#define CHECK(condition) \
    ((condition) ? static_cast<void>(0) : ::test::failure(__FILE__, __LINE__, "not so: " #condition))
/// Checks that two things that can be printed are equal.
#define CHECK_EQUAL(found, expected) ::test::equal(__FILE__, __LINE__, #found, (found), (expected))

void test_values();
void test_memory();
void test_empty();
void test_errors();
void test_misuse();
void test_records();
void test_reading();
void test_worlds();
void test_players();
void test_vectors();

#endif
