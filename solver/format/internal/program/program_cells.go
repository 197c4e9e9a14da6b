package program

import (
	"strings"
	"unicode/utf8"

	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
	"sudoku/solver/format/internal/literal"
)

// readRow returns the cells of a row, which are the items of a list or the symbols of a
// string.
func readRow(n *literal.Node) (cells []string, ok bool) {
	if n.Kind == literal.List {
		for i := range n.Items {
			cell, ok := readCell(&n.Items[i])
			if !ok {
				return nil, false
			}
			cells = append(cells, cell)
		}
		return cells, len(cells) > 1
	}
	text := n.Text
	isSpaced := strings.Contains(text, " ") && strings.ContainsFunc(text, basic.IsBlankSymbol)
	if utf8.RuneCountInString(text) == 9 && !isSpaced && !strings.ContainsAny(text, ",;|") {
		for _, r := range text {
			cells = append(cells, string(r))
		}
		return cells, mostlyDigits(cells)
	}
	if separator := basic.DetectSeparator(core.Source{Lines: []core.TextLine{{Text: text}}}); separator != "" {
		return strings.Split(strings.Trim(text, "|"), separator), true
	}
	for _, r := range text {
		if !basic.IsSeparator(r) {
			cells = append(cells, string(r))
		}
	}
	return cells, len(cells) > 3 && mostlyDigits(cells)
}

// mostlyDigits reports whether at least half of the cells are valid.
func mostlyDigits(cells []string) bool {
	n := 0
	for _, cell := range cells {
		if _, ok := basic.DigitIn(cell); ok {
			n++
		}
	}
	return 2*n >= len(cells)
}

// isRuler reports whether a string is a line drawn between rows.
func isRuler(n *literal.Node) bool {
	return n.Kind == literal.String && len(n.Text) > 9 && strings.Trim(n.Text, "-+=| ") == ""
}

// readCell returns the text of a cell. A list with a single item, as in Some(5), stands
// for this item.
func readCell(n *literal.Node) (cell string, ok bool) {
	if n.Kind == literal.List {
		if len(n.Items) == 0 && n.Call == "" {
			return "", true
		}
		if len(n.Items) != 1 || n.Items[0].Kind == literal.List {
			return "", false
		}
		n = &n.Items[0]
	}
	return strings.TrimSpace(n.Text), true
}
