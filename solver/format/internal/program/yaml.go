package program

import (
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/core"
	"sudoku/solver/format/internal/literal"
)

// YAML is a list with a hyphen before each item. Its items are 81 cells or nine rows. A
// row is a string, a list in brackets, or a list with hyphens.
//
//	board:
//	  - [5, 3, 0, 0, 7, 0, 0, 0, 0]
var YAML = core.Format{
	Key: "yaml",
	Look: func(s core.Source) bool {
		found, wrong := yamlGrids(s)
		return len(found) > 0 || wrong != nil
	},
	Reads:   func(s core.Source) (core.Reading, *core.Error) { return onlyOne(yamlGrids(s)) },
	Several: yamlGrids,
}

// yamlGrids returns the puzzles in the lists of a text.
func yamlGrids(s core.Source) ([]core.Entry, *core.Error) {
	root := literal.Node{Kind: literal.List, Line: 1}
	var lists []literal.Node // one for each run of items
	running := false
	for _, l := range s.Lines {
		dashes, item := cutDashes(l.Text)
		if dashes == 0 {
			running = running && strings.TrimSpace(l.Text) == ""
			continue
		}
		if !running {
			lists = append(lists, literal.Node{Kind: literal.List, Line: l.Number})
			running = true
		}
		list := &lists[len(lists)-1]
		n, ok := yamlItem(item, l.Number)
		if !ok {
			return nil, nil
		}
		switch last := len(list.Items) - 1; {
		case dashes > 1:
			list.Items = append(list.Items, literal.Node{Kind: literal.List, Line: l.Number, Items: []literal.Node{n}})
		case last >= 0 && list.Items[last].Kind == literal.List && n.Kind != literal.List:
			list.Items[last].Items = append(list.Items[last].Items, n)
		default:
			list.Items = append(list.Items, n)
		}
	}
	for _, list := range lists {
		if len(list.Items) >= 9 {
			root.Items = append(root.Items, list)
		}
	}
	found, wrong := gridsIn(s, &root)
	if n := countAtoms(lists); len(found) == 0 && wrong == nil && n > board.Cells/2 && n != board.Cells {
		wrong = &core.Error{Kind: core.WrongCellCount, Got: n, Want: board.Cells}
	}
	return found, wrong
}

// countAtoms counts the items that are not lists.
func countAtoms(nodes []literal.Node) (n int) {
	for i := range nodes {
		if nodes[i].Kind == literal.List {
			n += countAtoms(nodes[i].Items)
		} else {
			n++
		}
	}
	return n
}

// cutDashes removes the hyphens before an item.
func cutDashes(text string) (dashes int, item string) {
	item = strings.TrimLeft(text, " ")
	for strings.HasPrefix(item, "- ") {
		item = strings.TrimLeft(item[2:], " ")
		dashes++
	}
	return dashes, strings.TrimSpace(item)
}

// yamlItem parses an item: a list in brackets, or a plain or quoted value.
func yamlItem(text string, line int) (literal.Node, bool) {
	if strings.HasPrefix(text, "[") {
		root, _, err := literal.Parse(text)
		if err != nil || len(root.Items) != 1 {
			return literal.Node{}, false
		}
		n := root.Items[0]
		n.Line = line
		return n, true
	}
	return literal.Node{Kind: literal.String, Text: strings.Trim(text, `"'`), Line: line}, true
}
