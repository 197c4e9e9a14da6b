// Package golden compares what a test has got with a readable file. With
// -update, which `make golden` sets, the file is written instead.
package golden

import (
	"flag"
	"os"
	"testing"
)

// Update tells that the expected results are to be written anew.
var Update = flag.Bool("update", false, "write the expected results anew; read the diff afterwards")

// Compare compares a text with that in a file, or writes it.
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
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s differs; run go test -update and read the diff. Got:\n%s", file, got)
	}
}
