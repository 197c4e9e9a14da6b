package minlex

import "math/bits"

// An arrangement records the decisions so far: which rows come first, and the order of
// the columns and the names of the digits as far as these rows determine them.
//
// Columns that are still empty come first in their stack, and stacks that are still empty
// come before all others. Their order is still open.
type arrangement struct {
	columns [9]uint8  // the column at each position
	name    [10]uint8 // name of each digit, or 0 if not assigned yet
	names   uint8     // number of names assigned
	open    [3]uint8  // number of empty columns in each stack
	stacks  uint8     // number of empty stacks
	side    uint8     // index in finder.sides
	band    uint8     // band of the last row
	left    uint16    // bit set of the remaining rows
	weight  uint32    // number of arrangements that this one represents
}

func beginning(side uint8) arrangement {
	return arrangement{
		columns: [9]uint8{0, 1, 2, 3, 4, 5, 6, 7, 8}, open: [3]uint8{3, 3, 3}, stacks: 3,
		side: side, left: 1<<9 - 1, weight: 1,
	}
}

// ways returns the number of complete arrangements that this one stands for, including
// the permutations of empty columns and stacks.
func (a *arrangement) ways() int {
	factorial := [4]int{1, 1, 2, 6}
	n := int(a.weight) * factorial[a.stacks]
	for _, open := range a.open {
		n *= factorial[open]
	}
	return n
}

// unnamed stands for the name of a digit that has none yet. It is greater than any name.
const unnamed = 15

// placed holds a column in its low four bits. Its high bits hold the name of the digit
// that a row has in this column.
type placed uint8

func (p placed) name() uint8   { return uint8(p) >> 4 }
func (p placed) column() uint8 { return uint8(p) & 15 }

// ordered returns the order of the columns that minimises a row. It permutes only open
// columns and stacks.
func (a *arrangement) ordered(line *[9]uint8) (o [9]placed) {
	for i, column := range a.columns {
		d := line[column]
		name := a.name[d]
		if d != 0 && name == 0 {
			name = unnamed
		}
		o[i] = placed(name<<4 | column)
	}
	for s, open := range a.open {
		at := o[3*s : 3*s+3 : 3*s+3]
		if open >= 2 {
			sort2(&at[0], &at[1])
		}
		if open == 3 {
			sort2(&at[1], &at[2])
			sort2(&at[0], &at[1])
		}
	}
	if a.stacks >= 2 {
		sortStacks(&o, 0, 1)
	}
	if a.stacks == 3 {
		sortStacks(&o, 1, 2)
		sortStacks(&o, 0, 1)
	}
	return o
}

func sort2(a, b *placed) {
	if *b < *a {
		*a, *b = *b, *a
	}
}

func sortStacks(o *[9]placed, s, t int) {
	if names(o, t) < names(o, s) {
		swapStacks(o, s, t)
	}
}

func swapStacks(o *[9]placed, s, t int) {
	for i := range 3 {
		o[3*s+i], o[3*t+i] = o[3*t+i], o[3*s+i]
	}
}

// names returns the three names in stack s as one number.
func names(o *[9]placed, s int) uint32 {
	return uint32(o[3*s].name())<<8 | uint32(o[3*s+1].name())<<4 | uint32(o[3*s+2].name())
}

// key returns the minimal form of a row as a number.
func (a *arrangement) key(line *[9]uint8) (key uint64) {
	given := a.names
	for _, p := range a.ordered(line) {
		name := p.name()
		if name == unnamed {
			given++
			name = given
		}
		key = key<<4 | uint64(name)
	}
	return key
}

// extend adds to f.next the arrangements in which the first of rows follows a. The row
// must be minimal.
func (f *finder) extend(a *arrangement, rows uint16) {
	line, r := f.line(a, rows), bits.TrailingZeros16(rows)
	next := *a
	next.weight *= uint32(f.alike(a, rows))
	next.left &^= 1 << r
	next.band = uint8(r / 3)
	if f.empty[a.side]>>r&1 != 0 {
		f.next = append(f.next, next)
		return
	}
	o := a.ordered(line)
	next.stacks = 0
	for s := range next.open {
		next.open[s] = 0
		for next.open[s] < a.open[min(s, 2)] && o[3*s+int(next.open[s])].name() == 0 {
			next.open[s]++
		}
		if next.open[s] == 3 {
			next.stacks++
		}
	}
	for _, columns := range f.tied(a, o) {
		next.columns, next.name, next.names = columns, a.name, a.names
		for _, column := range columns {
			if d := line[column]; d != 0 && next.name[d] == 0 {
				next.names++
				next.name[d] = next.names
			}
		}
		f.next = append(f.next, next)
	}
}
