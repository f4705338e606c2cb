/* Tests that are counted. The first check that fails ends its test, not the program. */
#ifndef TEST_H
#define TEST_H

/* Runs one test; its name is printed when it fails. */
void test_run(const char *name, void (*test)(const void *subject), const void *subject);

/* Prints `N passed, N failed` and returns what main should return. A program without a test has failed. */
int test_end(void);

#if defined(__GNUC__)
__attribute__((format(printf, 3, 4), noreturn))
#endif
void test_fail(const char *file, int line, const char *format, ...);

/* Ends the running test, with a message as of printf, unless the condition holds. */
#define CHECK(condition, ...) ((condition) ? (void)0 : test_fail(__FILE__, __LINE__, __VA_ARGS__))

#endif
