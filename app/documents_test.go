package app

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// documents describe the project's layout and workflow.
var documents = []string{
	"README.md", "app/README.md", "app/GO-APP.md", "solver/README.md",
	".github/CONTRIBUTING.md",
}

var (
	namedPath   = regexp.MustCompile("`((?:app|solver|web)/[A-Za-z0-9_./-]+)`")
	linkedPath  = regexp.MustCompile(`\]\(([^):#]+)\)`)
	namedTarget = regexp.MustCompile("(?m)(?:`|^|\\$ )make ([a-z_-]+)")
	// measured matches figures that depend on the machine and the day.
	measured = regexp.MustCompile(`\d[\d,.]* ?(?:ms|µs|KB|MB|KiB|MiB|bytes|puzzles (?:a|per) second)\b`)
)

// TestDocuments checks that the files and make targets that a document names exist. It
// rejects measured figures: a document must name the command that measures them instead.
func TestDocuments(t *testing.T) {
	makefile, err := os.ReadFile(filepath.Join(root, "Makefile"))
	if err != nil {
		t.Fatal(err)
	}
	names := 0
	for _, document := range documents {
		content, err := os.ReadFile(filepath.Join(root, document))
		if err != nil {
			t.Fatal(err)
		}
		text := string(content)
		there := func(name, path string) {
			names++
			if _, err := os.Stat(filepath.Join(root, path)); err != nil {
				t.Errorf("%s names %s, which is not there", document, name)
			}
		}
		for _, m := range namedPath.FindAllStringSubmatch(text, -1) {
			there(m[1], m[1])
		}
		for _, m := range linkedPath.FindAllStringSubmatch(text, -1) {
			there(m[1], filepath.Join(filepath.Dir(document), m[1]))
		}
		for _, m := range namedTarget.FindAllStringSubmatch(text, -1) {
			names++
			if !strings.Contains(string(makefile), "\n"+m[1]+":") {
				t.Errorf("%s names make %s, which is no target", document, m[1])
			}
		}
		if figure := measured.FindString(text); figure != "" {
			t.Errorf("%s says %q: name the command that measures it", document, figure)
		}
	}
	if names < 50 {
		t.Errorf("only %d names found", names)
	}
}
