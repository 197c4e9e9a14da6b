package app

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestGoAppIsTheVersionThatIsChanged fails when the version of go-app changes, since the
// patches rely on one version. It prints what to check.
func TestGoAppIsTheVersionThatIsChanged(t *testing.T) {
	text, err := os.ReadFile("GO-APP.md")
	if err != nil {
		t.Fatal(err)
	}
	document := string(text)
	modules, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		t.Fatal(err)
	}
	table := document[max(0, strings.Index(document, "| where")):]
	for _, module := range []string{"github.com/maxence-charriere/go-app/v10", "github.com/google/uuid"} {
		version := regexp.MustCompile(regexp.QuoteMeta(module) + ` (v\S+)`)
		used, described := version.FindStringSubmatch(string(modules)), version.FindStringSubmatch(document)
		if used == nil || described == nil {
			t.Fatalf("%s is not named in both go.mod and app/GO-APP.md", module)
		}
		if want := strings.TrimRight(described[1], ",."); used[1] != want {
			t.Errorf("%s is %s, but these changes were made for %s. Read each again, then name the version in app/GO-APP.md:\n%s",
				module, used[1], want, table)
		}
	}
	files := regexp.MustCompile("(?m)^\\| `([^`]+)`").FindAllStringSubmatch(table, -1)
	for _, f := range files {
		if _, err := os.Stat(filepath.Join(root, f[1])); err != nil {
			t.Errorf("app/GO-APP.md names %s: %v", f[1], err)
		}
	}
	if len(files) < 10 {
		t.Errorf("app/GO-APP.md lists %d changes", len(files))
	}
}
