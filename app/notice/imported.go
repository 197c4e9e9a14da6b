package notice

import (
	"strings"

	"sudoku/app/desk"
	"sudoku/app/text"
	"sudoku/solver/format"
)

// Amounts lists the parts that n counts, each with its count.
func Amounts(n format.Counts, t *text.Catalog) string {
	var parts []string
	for part, count := range n.All() {
		parts = append(parts, t.Fill(t.Conversion.Parts[part.String()], "count", count))
	}
	return strings.Join(parts, t.Conversion.And)
}

// Found lists what was read. It uses a shorter name for entries, and omits cells with one
// candidate or none.
func Found(n format.Counts, t *text.Catalog) string {
	var parts []string
	for part, count := range n.All() {
		sentence := t.Conversion.Parts[part.String()]
		switch part {
		case format.SingleCandidates, format.DeadCells:
			continue
		case format.Entries:
			sentence = t.Transfer.TakenEntries
		}
		parts = append(parts, t.Fill(sentence, "count", count))
	}
	return strings.Join(parts, t.Conversion.And)
}

// importedText describes what was imported and what was dropped.
func importedText(n *desk.Notice, t *text.Catalog) string {
	said := t.Fill(t.Transfer.Taken, "parts", Found(n.Found, t), "format", t.Formats[n.Name])
	return WithDropped(said, n.Dropped, t)
}

func WithDropped(said string, dropped format.Counts, t *text.Catalog) string {
	if dropped.IsZero() {
		return said
	}
	return said + t.Techniques.Marks.Space + t.Fill(t.Conversion.Dropped, "parts", Amounts(dropped, t))
}
