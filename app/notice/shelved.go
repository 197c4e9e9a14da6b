package notice

import (
	"strings"

	"sudoku/app/desk"
	"sudoku/app/text"
)

// shelvedText reports how many puzzles from a list were added to the library.
func shelvedText(n *desk.Notice, t *text.Catalog) string {
	var said []string
	if n.Count > 0 {
		said = append(said, t.Fill(t.List.Shelved, "count", n.Count))
	}
	if n.Known > 0 {
		said = append(said, t.Fill(t.List.ShelvedBefore, "count", n.Known))
	}
	return strings.Join(said, t.Techniques.Marks.Space)
}
