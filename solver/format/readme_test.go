package format

import (
	"os"
	"strings"
	"testing"

	"sudoku/solver/golden"
)

// TestReadme compares the table in the README with the catalog.
func TestReadme(t *testing.T) {
	text, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	const begin, end = "-update -->\n", "<!-- end -->"
	before, rest, found := strings.Cut(string(text), begin)
	_, after, closed := strings.Cut(rest, end)
	if !found || !closed {
		t.Fatal("the README lacks the markers of the table")
	}
	golden.Compare(t, "README.md", before+begin+capabilityTable()+end+after)
}

func capabilityTable() string {
	parts := []Part{Entries, Eliminations, SingleCandidates, DeadCells, CentreMarks, CornerMarks, CellColours}
	var b strings.Builder
	row := func(cells []string) { b.WriteString("| " + strings.Join(cells, " | ") + " |\n") }
	header, rule := []string{"format", "written", "file"}, []string{"---", "---", "---"}
	for _, p := range parts {
		header, rule = append(header, strings.ReplaceAll(p.String(), "-", " ")), append(rule, "---")
	}
	row(header)
	row(rule)
	yes := map[bool]string{true: "yes", false: ""}
	line := func(name string, written bool, file string, keeps Capability) {
		cells := []string{name, yes[written], file}
		for _, p := range parts {
			cells = append(cells, yes[keeps.Has(p)])
		}
		row(cells)
	}
	for _, f := range catalog {
		line("`"+f.Key+"`", f.Render != nil, f.Extension, f.Keeps)
	}
	for _, s := range sites {
		line("link to "+s.Name, true, "", s.Keeps)
	}
	return b.String()
}
