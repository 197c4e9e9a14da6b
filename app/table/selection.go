package table

// set is a set of row numbers.
type set struct {
	words []uint64
	size  int
}

func (s *set) has(row int) bool {
	return row/64 < len(s.words) && s.words[row/64]>>(row%64)&1 != 0
}

func (s *set) put(row int, in bool) {
	if row/64 >= len(s.words) {
		if !in {
			return
		}
		s.words = append(s.words, make([]uint64, row/64+1-len(s.words))...)
	}
	word, bit := &s.words[row/64], uint64(1)<<(row%64)
	if (*word&bit != 0) == in {
		return
	}
	*word ^= bit
	if s.size++; !in {
		s.size -= 2
	}
}
