// Package golden compares test results with readable golden files. With -update, which
// `make golden` sets, it writes the files instead. The tests of the engine and of the
// page share it.
package golden

import (
	"flag"
	"os"
	"strings"
	"testing"
)

// Update makes Compare rewrite the golden files.
var Update = flag.Bool("update", false, "write the expected results again; read the diff afterwards")

// Compare compares a text with a golden file, or writes the file if Update is set.
func Compare(t testing.TB, file, got string) {
	t.Helper()
	if *Update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatalf("%v; run go test -update", err)
	}
	if got != string(want) {
		line, is, was := firstDifference(got, string(want))
		t.Errorf("%s differs first in line %d; run go test -update and read the diff\n got %s\nwant %s", file, line, is, was)
	}
}

// firstDifference returns the number of the first line that differs, and both versions of
// that line. Lines past the end of a text count as empty.
func firstDifference(got, want string) (line int, is, was string) {
	a, b := strings.Split(got, "\n"), strings.Split(want, "\n")
	for line < len(a) && line < len(b) && a[line] == b[line] {
		line++
	}
	at := func(lines []string) string {
		if line < len(lines) {
			return lines[line]
		}
		return ""
	}
	return line + 1, at(a), at(b)
}
