package format

import (
	"flag"
	"testing"
)

var long = flag.Int("long", 0, "how many mutations of each text the tests try (default: a few)")

// tries returns the number of rounds of a random test: n, or a fifth of n with -short,
// which tests under Node use.
func tries(n int) int {
	if testing.Short() {
		return n / 5
	}
	return n
}
