package profile

// Sort puts the numbers of rows in the order of a column, the highest first if
// descending. Rows that are equal there keep the order that they had in rows, and
// those that say nothing come last either way.
func (t *Table) Sort(rows []uint32, by Column, descending bool) {
	all, last := make([]placed, 0, len(rows)), []uint32(nil)
	var highest uint64
	for _, n := range rows {
		key := t.Row(int(n)).sortKey(by)
		if key == nothing {
			last = append(last, n)
			continue
		}
		highest = max(highest, uint64(key))
		all = append(all, placed{uint64(key), n})
	}
	if descending {
		for i := range all {
			all[i].key = highest - all[i].key
		}
	}
	all = byDigits(all, highest)
	for i := range all {
		rows[i] = all[i].row
	}
	copy(rows[len(all):], last)
}

// placed is a row with its key.
type placed struct {
	key uint64
	row uint32
}

// digit is how many bits of the keys are looked at in one pass.
const digit = 11

// byDigits sorts by the keys, none of which is above highest, in passes from the
// low bits to the high ones, each of which keeps the order of the one before: a
// column of small numbers takes one pass.
func byDigits(all []placed, highest uint64) []placed {
	other := make([]placed, len(all))
	for shift := 0; highest>>shift > 0; shift += digit {
		var start [1<<digit + 1]int
		for i := range all {
			start[all[i].key>>shift&(1<<digit-1)+1]++
		}
		for i := range 1 << digit {
			start[i+1] += start[i]
		}
		for i := range all {
			at := &start[all[i].key>>shift&(1<<digit-1)]
			other[*at] = all[i]
			*at++
		}
		all, other = other, all
	}
	return all
}

// Choose lists the numbers of the rows that a filter lets through.
func (t *Table) Choose(f *Filter) (rows []uint32) {
	for i := range t.Len() {
		if f.Match(t.Row(i)) {
			rows = append(rows, uint32(i))
		}
	}
	return rows
}
