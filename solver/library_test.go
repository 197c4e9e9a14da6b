//go:build !js

package solver_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	_ "sudoku/app/text/english" // invalidates the test cache when the catalog changes
	_ "sudoku/solver/rate"
)

// TestAnotherModuleUsesTheEngine runs the README's example program in a separate module,
// set up with the command that the README gives.
func TestAnotherModuleUsesTheEngine(t *testing.T) {
	root, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	readme, err := os.ReadFile(filepath.Join(root, "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	program := regexp.MustCompile("(?s)```go\n(package main\n.*?)```\n\n```\n(.*?)```").FindSubmatch(readme)
	command := regexp.MustCompile(`(?m)^\$ go (mod edit .*)$`).FindSubmatch(readme)
	if program == nil || command == nil {
		t.Fatal("the README has no program with its output, or no command")
	}
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "main.go"), program[1], 0o600); err != nil {
		t.Fatal(err)
	}
	edit := strings.Fields(string(command[1]))
	for i := range edit {
		edit[i] = strings.Replace(edit[i], "/path/to/this/repository", root, 1)
	}
	run(t, dir, "mod", "init", "example.com/another")
	run(t, dir, edit...)
	if got := run(t, dir, "run", "."); got != string(program[2]) {
		t.Errorf("it prints\n%snot\n%s", got, program[2])
	}
}

// run runs the go command in a folder and returns its output.
func run(t *testing.T, dir string, arguments ...string) string {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), "go", arguments...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOFLAGS=-mod=mod", "GOPROXY=off", "GOWORK=off")
	var said strings.Builder
	cmd.Stderr = &said
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go %s: %v\n%s", strings.Join(arguments, " "), err, said.String())
	}
	return string(out)
}
