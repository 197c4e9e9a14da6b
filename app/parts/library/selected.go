package library

import (
	"maps"

	"sudoku/app/desk"
	"sudoku/solver/board"
)

// IDs returns the IDs of the selected puzzles in list order.
func (l *Library) IDs() (ids []string) {
	for i := range l.Entries {
		if l.Selected[l.Entries[i].ID] {
			ids = append(ids, l.Entries[i].ID)
		}
	}
	return ids
}

func (l *Library) selectEntry(id string) {
	selected := maps.Clone(l.Selected)
	if selected == nil {
		selected = map[string]bool{}
	}
	if selected[id] {
		delete(selected, id)
	} else {
		selected[id] = true
	}
	l.Selected, l.Outcome = selected, Outcome{}
}

func (l *Library) selectAll(ids []string) {
	l.Selected, l.Outcome = map[string]bool{}, Outcome{}
	for _, id := range ids {
		l.Selected[id] = true
	}
}

// drop deletes the selected puzzles except the one in the grid, which would be stored
// again when the next digit is entered.
func (l *Library) drop(d *desk.Desk) []desk.Cmd {
	present := d.Sheet().Position.Givens
	var ids []string
	l.Outcome = Outcome{}
	for _, id := range l.IDs() {
		if present != (board.Grid{}) && id == present.String() {
			l.Outcome.Here = true
			continue
		}
		ids = append(ids, id)
	}
	if len(ids) == 0 {
		return nil
	}
	return []desk.Cmd{Drop{IDs: ids}}
}

func (l *Library) export() []desk.Cmd {
	ids := l.IDs()
	if len(ids) == 0 {
		return nil
	}
	return []desk.Cmd{Export{IDs: ids}}
}

// print opens the print dialog for the givens of the selected puzzles.
func (l *Library) print(d *desk.Desk) {
	d.Picked, d.PickedFrom = nil, 0
	for _, id := range l.IDs() {
		if g, ok := parseID(id); ok {
			d.Picked = append(d.Picked, g)
		}
	}
	if len(d.Picked) > 0 {
		d.Dialog = desk.PrintDialog
	}
}

// parseID parses the givens at the start of an ID.
func parseID(id string) (g board.Grid, ok bool) {
	if len(id) < board.Cells {
		return g, false
	}
	for c := range g {
		switch ch := id[c]; {
		case '1' <= ch && ch <= '9':
			g[c] = board.Digit(ch - '0')
		case ch != '.':
			return g, false
		}
	}
	return g, true
}
