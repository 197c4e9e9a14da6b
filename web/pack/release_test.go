package main

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

func TestFindRelease(t *testing.T) {
	for version, want := range map[string]string{
		"go1.26": "go1.26", "go1.26.8": "go1.26", "go1.27rc1": "go1.27", "go1.27.3 X:nojsonv2": "go1.27",
		"go1.25.9": "", "go1.28": "", "go1.260": "", "devel go1.28-0123": "", "": "",
	} {
		r, err := findRelease(version)
		if (err == nil) != (want != "") || err == nil && r.version != want {
			t.Errorf("%q: %v, %v", version, r, err)
		}
	}
}

// TestUnknownGo checks that the packer rejects a program of an unknown Go version.
func TestUnknownGo(t *testing.T) {
	g := findGo(t, tested[0])
	linked := g.build(t, t.TempDir(), "./testdata/trace")
	m := readLinked(t, linked)
	for i := range m.sections {
		m.sections[i].body = bytes.ReplaceAll(m.sections[i].body, []byte(g.version), []byte("go1.99.8"))
	}
	_, err := m.shorten("f0t9")
	var unknown unknownGo
	if !errors.As(err, &unknown) || unknown.version != "go1.99.8" {
		t.Fatalf("%v", err)
	}
	for _, part := range []string{"go1.99.8", "Go 1.26 and Go 1.27", "make build PACK=off"} {
		if !strings.Contains(err.Error(), part) {
			t.Errorf("%q does not contain %q", err, part)
		}
	}
}

// ownTests lists tests of the standard library that must pass when packed. The omitted
// tests of sync and runtime start processes, or compare stack traces, which have lost
// names, lines and arguments. Tests of reflect are omitted because they compare panic
// messages that name methods.
var ownTests = []struct{ path, run string }{
	{"fmt", "."},
	{"sort", "."},
	{"sync", "^Test(Mutex|RWMutex|Cond|Map|WaitGroup|Once)$"},
	{"runtime", "^Test(Chan|Select|Defer|Map|Memmove|Append|Conv)"},
}

// TestGosOwnTests packs test programs of the standard library and runs them under Node.
func TestGosOwnTests(t *testing.T) {
	withEachGo(t, func(t *testing.T, g toolchain) {
		for _, own := range ownTests {
			if testing.Short() && own.path != "sort" {
				continue
			}
			t.Run(own.path, func(t *testing.T) {
				dir := t.TempDir()
				linked, packed := filepath.Join(dir, "linked.wasm"), filepath.Join(dir, "packed.wasm")
				if out, err := g.command("test", "-c", "-trimpath", "-ldflags=-s -w", "-o", linked, own.path).CombinedOutput(); err != nil {
					t.Fatalf("%v: %s", err, out)
				}
				m := readLinked(t, linked)
				shortenLinked(t, &m, packed)
				run := exec.Command("node", filepath.Join(g.root, "lib", "wasm", "wasm_exec_node.js"), packed, "-test.short", "-test.run", own.run)
				run.Dir = filepath.Join(g.root, "src", filepath.FromSlash(own.path))
				run.Env = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + os.Getenv("HOME")}
				if out, err := run.CombinedOutput(); err != nil {
					t.Errorf("%v: %s", err, out)
				}
			})
		}
	})
}
