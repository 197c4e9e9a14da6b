package format

import (
	"flag"
	"testing"
)

var long = flag.Int("long", 0, "how many mutations of each text the tests try (default: a few)")

// tries is how often a test with random texts tries, of n at most: under
// -short, as Node runs them, a fifth.
func tries(n int) int {
	if testing.Short() {
		return n / 5
	}
	return n
}
