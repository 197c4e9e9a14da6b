package text

import (
	"strings"

	"sudoku/solver/generate"
	"sudoku/solver/profile/where"
)

// WrongFilter says what is wrong with an expression that filters a list.
func (t *Catalog) WrongFilter(err *where.Error) string {
	var names []string
	for _, s := range generate.Symmetries() {
		names = append(names, s.String())
	}
	return t.Fill(t.List.Wrong[err.Kind], "word", err.Word, "names", strings.Join(names, t.Techniques.Marks.Comma))
}
