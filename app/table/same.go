package table

// Same is an incremental search for repeated rows.
type Same struct {
	t       *Table
	class   func(row []byte) uint64
	mark    func(row []byte, same bool)
	shared  func(row []byte, is bool)
	work    Work
	sorter  *sorter
	at      int
	classes []uint64 // classes of the distinct rows with the current key
	firsts  []uint32 // numbers of these rows
}

// Same starts a search for rows of the same class. For each row it calls mark and shared:
// same reports whether an earlier row has the same class, and is whether any other row
// has. The order of the table does not change.
func (t *Table) Same(class func(row []byte) uint64, mark func(row []byte, same bool), shared func(row []byte, is bool)) *Same {
	s := &Same{t: t, class: class, mark: mark, shared: shared}
	s.work = Work{t: t, keys: make([]uint32, t.total), kept: numbers(0, t.total), order: Order{
		Key: func(row []byte) (uint32, bool) { return uint32(class(row)), true },
	}}
	return s
}

// Step continues the search briefly and reports whether it is done.
func (s *Same) Step() (done bool) {
	switch {
	case s.work.at < len(s.t.parts):
		s.work.look()
		return false
	case s.sorter == nil:
		s.sorter = &sorter{rows: s.work.kept, keys: s.work.keys}
		return false
	case !s.sorter.step(4 * stepRows):
		return false
	}
	for end := min(s.at+stepRows, len(s.sorter.rows)); s.at < end; s.at++ {
		s.look(s.at)
	}
	return s.at == len(s.sorter.rows)
}

// look checks whether the row at an index in key order repeats an earlier one. Rows in a
// class share a key; other classes may have the same key by chance.
func (s *Same) look(at int) {
	number := s.sorter.rows[at]
	if at == 0 || s.sorter.keys[number] != s.sorter.keys[s.sorter.rows[at-1]] {
		s.classes, s.firsts = s.classes[:0], s.firsts[:0]
	}
	row := s.t.Row(int(number))
	class := s.class(row)
	for i, known := range s.classes {
		if known == class {
			s.mark(row, true)
			s.shared(row, true)
			s.shared(s.t.Row(int(s.firsts[i])), true)
			return
		}
	}
	s.classes, s.firsts = append(s.classes, class), append(s.firsts, number)
	s.mark(row, false)
	s.shared(row, false)
}
