package share

import "sudoku/solver/board"

// coloursB predicts the changes of cell colours. It treats each colour separately and
// distinguishes cells that had the colour from those that did not.
type coloursB struct {
	changed changedB
	colours [10][2]chance
}

func (m *coloursB) lay(w *walkB, now, to *[board.Cells]board.ColourSet) {
	for cell := range m.changed.lay(w, board.AllCells, differing(now, to)).All() {
		for colour := range board.ColourSet(10) {
			if colour == 0 {
				continue
			}
			had := now[cell]>>colour&1 == 1
			has := to[cell]>>colour&1 == 1
			if w.c.ask(&m.colours[colour][asBit(had)], has != had) {
				now[cell] ^= 1 << colour
			}
		}
	}
}

// candidatesB predicts the changes of candidate colours. Successive candidates often get
// the same colour.
type candidatesB struct {
	changed changedB
	digits  [2]chance // indexed by whether the candidate had a colour
	same    chance
	last    board.Colour
}

func (m *candidatesB) lay(w *walkB, now, to *[board.Candidates]board.Colour) {
	var changed board.CellSet
	for x := range now {
		if now[x] != to[x] {
			changed = changed.With(board.Candidate(x).Cell())
		}
	}
	for cell := range m.changed.lay(w, board.AllCells, changed).All() {
		for d := range board.AllDigits.All() {
			x := board.NewCandidate(cell, d)
			if !w.c.ask(&m.digits[asBit(now[x] != 0)], now[x] != to[x]) {
				continue
			}
			if m.last == now[x] || !w.c.ask(&m.same, to[x] == m.last) {
				m.last = board.Colour(w.c.pick(int(to[x]), 10))
			}
			now[x] = m.last
		}
	}
}

// linksB predicts the changes to the list of links: how many are removed from its end,
// and which are appended.
type linksB struct {
	any          [2]chance
	taken, added number
	weak         chance
	digit, cell  chance // both ends of the link have the same digit or cell
	grouped      bool   // version C, in which ends may have several cells
	group, same  chance // an end has several cells; both ends have the same ones
	member       chance // a cell of the house is in the group
}

func (m *linksB) lay(w *walkB, now, to *board.LinkList) {
	if !w.c.ask(&m.any[asBit(w.any)], *now != *to) {
		return
	}
	had, has := drawnLinks(now), drawnLinks(to)
	kept := 0
	for kept < min(len(had), len(has)) && had[kept] == has[kept] {
		kept++
	}
	kept = len(had) - min(w.c.count(&m.taken, len(had)-kept), len(had))
	added := min(w.c.count(&m.added, max(len(has)-kept, 0)), board.MaxLinks-kept)
	var list board.LinkList
	copy(list.Links[:], had[:kept])
	list.Len = uint8(kept)
	for range added {
		list.Links[list.Len] = m.layLink(w.c, to.Links[list.Len])
		list.Len++
	}
	*now = list
}

func (m *linksB) layLink(c *coder, l board.DrawnLink) board.DrawnLink {
	l.Strong = !c.ask(&m.weak, !l.Strong)
	l.From.Candidate = board.Candidate(c.pick(int(l.From.Candidate), board.Candidates))
	cell, digit := l.From.Cell(), l.From.Digit()
	if !c.ask(&m.digit, l.To.Digit() == digit) {
		digit = board.Digit(c.pick(int(l.To.Digit()-1), 9) + 1)
	}
	if !c.ask(&m.cell, l.To.Cell() == cell) {
		cell = board.Cell(c.pick(int(l.To.Cell()), board.Cells))
	}
	l.To.Candidate = board.NewCandidate(cell, digit)
	if m.grouped {
		l.From.Group = m.layGroup(c, l.From.Group)
		if l.From.Group == 0 || !c.ask(&m.same, l.To.Group == l.From.Group) {
			l.To.Group = m.layGroup(c, l.To.Group)
		} else {
			l.To.Group = l.From.Group
		}
	}
	return l
}

// layGroup codes the cells of an end in version C.
func (m *linksB) layGroup(c *coder, g board.Group) board.Group {
	if !c.ask(&m.group, g != 0) {
		return 0
	}
	laid := board.Group(c.pick(int(g>>9), board.Houses)) << 9
	for i := range 9 {
		laid |= board.Group(asBit(c.ask(&m.member, g>>i&1 != 0))) << i
	}
	return laid
}
