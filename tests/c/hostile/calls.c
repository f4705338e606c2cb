/* The table of all functions. */
#define CALLS_TABLE
#include "hostile.h"
