// Package ledger reads lists of known test failures, one per line with a reason:
//
//	ratings.csv:12 ep 1.5 for 1.7: why
//
// A test fails for a difference that is not listed and for a line that no longer applies.
// Only tests import the package.
package ledger

import (
	"os"
	"strings"
	"testing"
)

// Ledger holds the known failures and whether each has occurred.
type Ledger map[string]bool

// Read reads a ledger. It ignores blank lines and lines that start with #.
func Read(t testing.TB, file string) Ledger {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	l := make(Ledger)
	for line := range strings.Lines(string(data)) {
		if line = strings.TrimSpace(line); line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		what, why, _ := strings.Cut(line, ": ")
		if strings.TrimSpace(why) == "" {
			t.Errorf("%s: no reason: %s", file, line)
		}
		l[what] = false
	}
	return l
}

// Expect records that a known failure occurred. If the failure is not listed, Expect
// fails the test and logs the details.
func (l Ledger) Expect(t testing.TB, what string, details ...any) {
	t.Helper()
	if _, known := l[what]; !known {
		t.Error(append([]any{what + "; if that is right, it belongs in the ledger with the reason\n"}, details...)...)
	}
	l[what] = true
}

// PassOver accepts all lines with a prefix, for cases that are not tested in this run.
func (l Ledger) PassOver(prefix string) {
	for what := range l {
		if strings.HasPrefix(what, prefix) {
			l[what] = true
		}
	}
}

// CheckStale fails the test for lines whose failure did not occur.
func (l Ledger) CheckStale(t testing.TB) {
	t.Helper()
	for what, met := range l {
		if !met {
			t.Errorf("the ledger has %q, which is not so", what)
		}
	}
}
