package app

import (
	"cmp"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the tables of the documents")

// TestTablesOfFloors checks the tables of packages in the documents against the floors in
// structure_test.go and the first sentence of each package comment.
func TestTablesOfFloors(t *testing.T) {
	packages := map[string]string{}
	for _, env := range [][]string{nil, {"GOOS=js", "GOARCH=wasm"}} {
		for _, p := range listPackages(t, env...) {
			packages[p.ImportPath] = cmp.Or(packages[p.ImportPath], p.Doc)
		}
	}
	for _, folder := range []string{"solver", "app"} {
		name := filepath.Join(root, folder, "README.md")
		document, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		want, err := between(string(document), floorsBegin, floorsEnd, tableOfFloors(t, folder, packages))
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		switch {
		case want == string(document):
		case *update:
			if err := os.WriteFile(name, []byte(want), 0o644); err != nil {
				t.Fatal(err)
			}
		default:
			t.Errorf("the table of floors in %s is not up to date: run `go test ./app -update`", name)
		}
	}
}

const (
	floorsBegin = "<!-- floors: written by `go test ./app -update` -->\n"
	floorsEnd   = "<!-- end of floors -->\n"
)

// between replaces the text between two marks of a document.
func between(document, begin, end, text string) (string, error) {
	before, rest, found := strings.Cut(document, begin)
	_, after, closed := strings.Cut(rest, end)
	if !found || !closed {
		return "", fmt.Errorf("the marks %q and %q are missing", begin, end)
	}
	return before + begin + text + end + after, nil
}

// tableOfFloors lists the packages below a folder, lowest floor first.
func tableOfFloors(t *testing.T, folder string, packages map[string]string) string {
	t.Helper()
	var table strings.Builder
	table.WriteString("| floor | package | what it is |\n|---|---|---|\n")
	floor := func(path string) int {
		n, _ := findFloor(path)
		return n
	}
	byFloor := func(a, b string) int { return cmp.Or(cmp.Compare(floor(a), floor(b)), cmp.Compare(a, b)) }
	for _, path := range slices.SortedFunc(maps.Keys(packages), byFloor) {
		name, below := strings.CutPrefix(path, "sudoku/"+folder+"/")
		if !below || isLeaf(path) || strings.HasPrefix(path, "sudoku/app/parts/") && strings.HasSuffix(path, "ui") {
			continue // the line for the part itself suffices
		}
		_, says, documented := strings.Cut(strings.TrimPrefix(packages[path], "Package "), " ")
		if !documented {
			t.Errorf("%s has no comment that says what it is", path)
		}
		says = strings.TrimRight(strings.TrimPrefix(says, "is "), ".:")
		fmt.Fprintf(&table, "| %s | [`%s`](%[2]s) | %s |\n", floors[floor(path)].name, name, strings.ReplaceAll(says, "|", "\\|"))
	}
	return table.String()
}
