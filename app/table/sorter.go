package table

import "slices"

// sorter sorts rows by key, a few thousand at a time, so that other work can run in
// between. It is stable.
type sorter struct {
	rows, spare []uint32 // row numbers
	keys        []uint32 // keys by row number
	shift       int      // bit offset of the current key digit
	at          int      // rows done in this pass
	counts      [1 << radix]uint32
	counted     bool
}

// radix is the number of key bits per pass.
const radix = 11

// step processes about n rows and reports whether sorting is done.
func (s *sorter) step(n int) (done bool) {
	if s.shift >= 32 {
		return true
	}
	end := min(s.at+n, len(s.rows))
	if !s.counted {
		for _, row := range s.rows[s.at:end] {
			s.counts[s.keys[row]>>s.shift&(1<<radix-1)]++
		}
		if s.at = end; s.at < len(s.rows) {
			return false
		}
		s.at, s.counted = 0, true
		if slices.Contains(s.counts[:], uint32(len(s.rows))) { // all rows have the same digit
			s.next()
			return s.shift >= 32
		}
		sum := uint32(0)
		for i, n := range s.counts {
			s.counts[i] = sum
			sum += n
		}
		s.spare = slices.Grow(s.spare[:0], len(s.rows))[:len(s.rows)]
		return false
	}
	for _, row := range s.rows[s.at:end] {
		place := &s.counts[s.keys[row]>>s.shift&(1<<radix-1)]
		s.spare[*place] = row
		*place++
	}
	if s.at = end; s.at == len(s.rows) {
		s.rows, s.spare = s.spare, s.rows
		s.next()
	}
	return s.shift >= 32
}

// next moves to the next digit.
func (s *sorter) next() {
	s.shift += radix
	s.at, s.counted, s.counts = 0, false, [1 << radix]uint32{}
}
