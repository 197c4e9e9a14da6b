package rate_test

import "flag"

var long = flag.Int("long", 0, "how many puzzles of each list the tests rate (default: the quick ones and a few others)")
