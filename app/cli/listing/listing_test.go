//go:build !js

package listing_test

import (
	"strings"
	"testing"

	"sudoku/app/cli/listing"
	"sudoku/solver/board"
	"sudoku/solver/profile"
)

// record returns a puzzle with one solution and a complete profile.
func record(t testing.TB) *listing.Record {
	t.Helper()
	var g board.Grid
	for i, x := range "...8.1..........435............7.8........1...2..3....6......75..34........2..6.." {
		g[i], _ = board.ParseDigit(x)
	}
	r := &listing.Record{Profile: profile.Of(&g), Line: 3}
	if err := r.Work(t.Context(), profile.AllLayers); err != nil {
		t.Fatal(err)
	}
	return r
}

// TestWhere checks which expressions match the puzzle, and which layers they need.
func TestWhere(t *testing.T) {
	r := record(t)
	for source, c := range map[string]struct {
		want   bool
		layers profile.Layer
	}{
		"true":                          {true, profile.Read},
		"givens == 17":                  {true, profile.Read},
		"line > 3":                      {false, profile.Read},
		"solutions == 1":                {true, profile.Read | profile.Solved},
		"minimal and givens < 18":       {true, profile.Read | profile.Solved | profile.Properties},
		`symmetry("half-turn")`:         {false, profile.Read | profile.Solved | profile.Properties},
		`symmetry("none")`:              {true, profile.Read | profile.Solved | profile.Properties},
		"automorphisms == 1":            {true, profile.Read | profile.Canonical},
		`canonical startsWith "......"`: {true, profile.Read | profile.Canonical},
		"er >= 2.6 && ep < 1.6":         {true, profile.Read | profile.Solved | profile.Rated},
		"grade == medium":               {true, profile.Read | profile.Solved | profile.Rated},
		"grade >= hard":                 {false, profile.Read | profile.Solved | profile.Rated},
		"level == medium":               {true, profile.Read | profile.Solved | profile.Rated},
		`technique("naked-pair") && !technique("chain")`: {true, profile.Read | profile.Solved | profile.Rated},
		`score in 600..700`: {true, profile.Read | profile.Solved | profile.Rated},
	} {
		w, err := listing.Compile(source)
		if err != nil {
			t.Errorf("%s: %v", source, err)
			continue
		}
		if got, err := w.Match(r); err != nil || got != c.want || w.Layers() != c.layers {
			t.Errorf("%s: %v, %v, layers %b", source, got, err, w.Layers())
		}
	}
}

// TestWrongWhere checks the positions reported for errors in expressions.
func TestWrongWhere(t *testing.T) {
	for source, want := range map[string][]string{
		"er >":                   {"(1:4)", "..^"},
		"givens":                 {"bool"},
		"er == 'x'":              {"mismatched", "^"},
		"rating > 3":             {"rating", "(1:1)"},
		`technique("xy-wings")`:  {"xy-wings", "(1:11)", "^"},
		`symmetry("half")`:       {"half-turn", "(1:10)"},
		"minimal && technique()": {"(1:12)"},
	} {
		_, err := listing.Compile(source)
		if err == nil {
			t.Errorf("%s: accepted", source)
			continue
		}
		for _, part := range want {
			if !strings.Contains(err.Error(), part) {
				t.Errorf("%s: %v lacks %q", source, err, part)
			}
		}
	}
}

// TestColumns writes each column with every writer.
func TestColumns(t *testing.T) {
	r := record(t)
	for _, c := range listing.Columns {
		one := []listing.Column{c}
		for name, w := range listing.Writers {
			text := string(w.Append(nil, r, one))
			if !strings.HasSuffix(text, "\n") || name == "csv" && (strings.ContainsAny(text, `,"`) || len(text) < 2) {
				t.Errorf("%s as %s: %q", c.Key, name, text)
			}
		}
	}
	some, err := listing.Chosen([]string{"er", " hodoku_techniques", "minimal"})
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{
		"csv":  "2.6,full-house hidden-single-box hidden-single-line naked-single pointing naked-pair,true\n",
		"json": `{"er":2.6,"hodoku_techniques":["full-house","hidden-single-box","hidden-single-line","naked-single","pointing","naked-pair"],"minimal":true}` + "\n",
	} {
		if got := string(listing.Writers[name].Append(nil, r, some)); got != want {
			t.Errorf("%s: %s", name, got)
		}
	}
	if _, err := listing.Chosen([]string{"er", "nothing"}); err == nil || !strings.Contains(err.Error(), "nothing") {
		t.Error(err)
	}
}
