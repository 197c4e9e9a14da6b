package app

import (
	"os"
	"os/exec"
	"strings"
	"testing"
)

// TestPageLeavesOut checks that the page's program excludes packages that only the
// command needs.
func TestPageLeavesOut(t *testing.T) {
	cmd := exec.Command("go", "list", "-deps", ".")
	cmd.Dir, cmd.Env = root, append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(out), "sudoku/app/browser") {
		t.Fatal("this is not the page")
	}
	for _, part := range []string{"expr-lang", "alecthomas/kong", "sudoku/app/cli", "klauspost/compress", "modelcontextprotocol"} {
		if strings.Contains(string(out), part) {
			t.Errorf("the page has %s in it", part)
		}
	}
}
