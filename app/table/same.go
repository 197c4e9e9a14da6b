package table

// Same is the search for rows that are the same as one before, a step at a time.
type Same struct {
	t       *Table
	class   func(row []byte) uint64
	mark    func(row []byte, same bool)
	work    Work
	sorter  *sorter
	at      int
	classes []uint64 // of the rows with the present key that are no repetition
}

// Same looks for rows of the same class; mark says of each row whether it has that
// of a row before. The order of the table stays as it is.
func (t *Table) Same(class func(row []byte) uint64, mark func(row []byte, same bool)) *Same {
	s := &Same{t: t, class: class, mark: mark}
	s.work = Work{t: t, keys: make([]uint32, t.total), kept: numbers(0, t.total), order: Order{
		Key: func(row []byte) (uint32, bool) { return uint32(class(row)), true },
	}}
	return s
}

// Step goes on for a moment and reports whether all is done.
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

// look looks whether a row in the order of the keys is the same as one before. Rows
// of one class have one key; other classes have it too only by chance.
func (s *Same) look(at int) {
	number := s.sorter.rows[at]
	if at == 0 || s.sorter.keys[number] != s.sorter.keys[s.sorter.rows[at-1]] {
		s.classes = s.classes[:0]
	}
	row := s.t.Row(int(number))
	class := s.class(row)
	for _, known := range s.classes {
		if known == class {
			s.mark(row, true)
			return
		}
	}
	s.classes = append(s.classes, class)
	s.mark(row, false)
}
