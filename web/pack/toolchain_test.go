package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// tested lists the Go versions with which the tests build programs, one for each release,
// oldest first.
var tested = []string{"go1.26.8", "go1.27.3"}

// toolchain is a Go toolchain.
type toolchain struct {
	*release
	version string
	root    string
}

// withEachGo runs a test with each toolchain. It skips a toolchain that is not available,
// except in continuous integration.
func withEachGo(t *testing.T, test func(*testing.T, toolchain)) {
	t.Helper()
	for _, version := range tested {
		t.Run(version, func(t *testing.T) { test(t, findGo(t, version)) })
	}
}

// findGo returns a toolchain. The go command downloads it if necessary.
func findGo(t *testing.T, version string) toolchain {
	t.Helper()
	g := toolchain{version: version}
	var messages strings.Builder // such as "go: downloading go1.27.3"
	env := g.command("env", "GOROOT")
	env.Stderr = &messages
	out, err := env.Output()
	switch {
	case err == nil:
	case os.Getenv("CI") == "true":
		t.Fatalf("%s is not available: %s", version, messages.String())
	default:
		t.Skipf("%s is not available: %s", version, messages.String())
	}
	g.root = strings.TrimSpace(string(out))
	if g.release, err = findRelease(version); err != nil {
		t.Fatal(err)
	}
	return g
}

// command returns a go command for WebAssembly.
func (g toolchain) command(arguments ...string) *exec.Cmd {
	command := exec.Command("go", arguments...)
	command.Env = append(os.Environ(), "GOTOOLCHAIN="+g.version, "GOOS=js", "GOARCH=wasm")
	return command
}

// build links the program in folder and returns the path of the file, which is in dir.
func (g toolchain) build(t *testing.T, dir, folder string) string {
	t.Helper()
	linked := filepath.Join(dir, "linked.wasm")
	if out, err := g.command("build", "-trimpath", "-ldflags=-s -w", "-o", linked, folder).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	return linked
}

// node runs a program under Node and returns its output.
func (g toolchain) node(t *testing.T, program string, environment ...string) string {
	t.Helper()
	run := exec.Command("node", filepath.Join(g.root, "lib", "wasm", "wasm_exec_node.js"), program)
	run.Env = append(environment, "PATH="+os.Getenv("PATH"), "HOME="+os.Getenv("HOME"))
	out, err := run.CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	return string(out)
}

// TestEachReleaseIsTested checks that each release has a toolchain in tested.
func TestEachReleaseIsTested(t *testing.T) {
	for i, r := range releases {
		if i >= len(tested) || !strings.HasPrefix(tested[i], r.version+".") {
			t.Errorf("the tests have no toolchain for %s", r.version)
		}
	}
}
