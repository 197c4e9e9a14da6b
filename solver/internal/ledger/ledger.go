// Package ledger reads the lists of what a test is known to miss, one to a line
// with its reason:
//
//	ratings.csv:12 ep 1.5 for 1.7: why
//
// A test fails for a difference that is not listed, and for a line that is not
// true any more. Only tests import it.
package ledger

import (
	"os"
	"strings"
	"testing"
)

// Ledger is what is known to be missing, each with whether that was met.
type Ledger map[string]bool

// Read reads a ledger. Blank lines and those that begin with # are comments.
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

// Expect marks something missing as met and fails the test if it is not listed;
// details say more about it.
func (l Ledger) Expect(t testing.TB, what string, details ...any) {
	t.Helper()
	if _, known := l[what]; !known {
		t.Error(append([]any{what + "; if that is right, it belongs in the ledger with the reason\n"}, details...)...)
	}
	l[what] = true
}

// PassOver marks all lines that begin with a prefix: their cases are not looked at
// in this run.
func (l Ledger) PassOver(prefix string) {
	for what := range l {
		if strings.HasPrefix(what, prefix) {
			l[what] = true
		}
	}
}

// CheckStale fails the test for lines that were not met.
func (l Ledger) CheckStale(t testing.TB) {
	t.Helper()
	for what, met := range l {
		if !met {
			t.Errorf("the ledger has %q, which is not so", what)
		}
	}
}
