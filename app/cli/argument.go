//go:build !js

package cli

import (
	"sudoku/solver/argument"
	"sudoku/solver/board"
	"sudoku/solver/explain"
	"sudoku/solver/step"
)

// argued is the JSON output for the argument that justifies a step.
type argued struct {
	Parts []string     `json:"parts"`
	Lines []arguedLine `json:"lines"`
	Short string       `json:"short"`
}

// arguedLine is a line in an argument. Its kind is fact, detail or result, where a detail
// supports the fact before it.
type arguedLine struct {
	Kind   string   `json:"kind"`
	Text   string   `json:"text"`
	Cells  []string `json:"cells"`
	Claims []string `json:"claims"`
}

// newArgued returns the argument for a step, or nil if it has none.
func newArgued(language *explain.Language, s *step.Step, b *board.Board) *argued {
	a := argument.Of(s, b)
	if len(a.So) == 0 {
		return nil
	}
	out := &argued{Parts: []string{}, Short: a.Short}
	for i := range a.Parts {
		out.Parts = append(out.Parts, language.Part(&a.Parts[i]))
	}
	for _, said := range language.Argue(&a) {
		line := arguedLine{Kind: "fact", Text: explain.String(said.Words), Cells: []string{}, Claims: []string{}}
		switch {
		case said.So:
			line.Kind = "result"
		case said.Fold:
			line.Kind = "detail"
		}
		for c := range said.Cells.All() {
			line.Cells = append(line.Cells, c.String())
		}
		for _, f := range said.Facts {
			line.Claims = append(line.Claims, f.String())
		}
		out.Lines = append(out.Lines, line)
	}
	return out
}
