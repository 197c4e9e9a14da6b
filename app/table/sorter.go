package table

import "slices"

// sorter orders rows by their keys a few thousand at a time, so that whoever runs
// it can do something else in between. Rows of the same key stay in their order.
type sorter struct {
	rows, spare []uint32 // numbers of rows
	keys        []uint32 // of all rows, by number
	shift       int      // which digit of the keys is next
	at          int      // rows of the pass that are done
	counts      [1 << radix]uint32
	counted     bool
}

// radix is how many bits of the keys a pass orders by.
const radix = 11

// step goes on for about n rows and reports whether all is done.
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
		if slices.Contains(s.counts[:], uint32(len(s.rows))) { // one digit for all
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

// next goes to the next digit.
func (s *sorter) next() {
	s.shift += radix
	s.at, s.counted, s.counts = 0, false, [1 << radix]uint32{}
}
