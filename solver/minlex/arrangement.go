package minlex

import "sudoku/solver/board"

// An arrangement records the decisions so far: which rows come first, and the order of
// the columns and the names of the digits as far as these rows determine them.
type arrangement struct {
	columns nibbles // the column at each position
	names   nibbles // name of each digit; unnamed without one, and 0 for an empty cell
	weight  uint32  // number of arrangements that this one represents
	left    uint16  // bit set of the remaining rows
	side    uint8   // index of the side's first line
	last    uint8   // index of the last row's line
}

func beginning(side uint8) arrangement {
	return arrangement{columns: 0x876543210, names: 0xfffffffff0, weight: 1, left: 1<<9 - 1, side: 16 * side}
}

// unnamed stands for the name of a digit that has none yet. It is greater than any name.
// New digits are named from the left, so rows with unnamed digits compare like rows with
// their new names.
const unnamed = 15

// nibbles is an array of small numbers, with four bits for each.
type nibbles uint64

// swap exchanges two adjacent groups of bits, each of the given width.
func (n nibbles) swap(from, width int) nibbles {
	x := (n ^ n>>(width&63)) >> (from & 63) & (1<<(width&63) - 1)
	return n ^ x<<(from&63) ^ x<<((from+width)&63)
}

// A line holds the digits of a row, multiplied by four: the positions of their names among
// nibbles. Only nine elements are used; with sixteen, the compiler can prove that an index
// is in range.
type line [16]uint8

// load reads nine cells of a grid and returns the sets of their digits and of filled cells.
func (l *line) load(g *board.Grid, from, step int) (digits, cells uint16) {
	for i := range 9 {
		d := uint16(g[from])
		l[i] = uint8(4 * d)
		digits |= 1 << (d & 15)
		cells |= (d + 15) >> 4 << i
		from += step
	}
	return digits &^ 1, cells
}

// digit returns the digit at the first position of columns, multiplied by four.
func (l *line) digit(columns nibbles) uint8 { return l[columns&15] & 63 }

// placed returns the name of the digit at the first position of columns, in the bits
// from 4 on, and the column in the bits below them.
func (l *line) placed(columns, names nibbles) uint64 {
	return uint64(names>>l.digit(columns)&15<<4 | columns&15)
}

// key returns the minimal form of a row as a number, with four bits for each name. If
// the first stack of the row already exceeds that of the least row, key may return any
// number that exceeds the least row.
func (f *finder) key(l *line, columns, names nibbles, open *[3]uint8) uint64 {
	x := l.three(columns, names, open[0])
	if f.stacks < 2 && x > f.least>>24 {
		return x << 24
	}
	y, z := l.three(columns>>12, names, open[1]), l.three(columns>>24, names, open[2])
	x, y, z = sorted(x, y, z, f.stacks)
	return x<<24 | y<<12 | z
}

// distinct increments names that equal the preceding name. They belong to digits of the
// same tie, which both have the least name of the tie so far.
func distinct(key uint64) uint64 {
	const each = 0x111111111
	differ := key ^ key>>4
	low, high := key|key>>1, key&(key>>1)
	some, unnamed := low|low>>2, high&(high>>2)
	differ |= differ >> 1
	differ |= differ >> 2
	return key + some&^(differ|unnamed)&each
}

// three returns the names in a stack as one number. The first open columns are in the
// order that minimises it.
func (l *line) three(columns, names nibbles, open uint8) uint64 {
	x := uint64(names >> l.digit(columns) & 15)
	y := uint64(names >> l.digit(columns>>4) & 15)
	z := uint64(names >> l.digit(columns>>8) & 15)
	x, y, z = sorted(x, y, z, open)
	return x<<8 | y<<4 | z
}

// sorted sorts the first n of three numbers.
func sorted(x, y, z uint64, n uint8) (_, _, _ uint64) {
	if n >= 2 {
		x, y = min(x, y), max(x, y)
		if n == 3 {
			y, z = min(y, z), max(y, z)
			x, y = min(x, y), max(x, y)
		}
	}
	return x, y, z
}

// order permutes the open columns and stacks so as to minimise the last row.
func (f *finder) order(a *arrangement) {
	var stacks [3]uint64 // names in the bits from 12 on, below them the columns
	l := &f.lines[a.last&31]
	for s, open := range f.open {
		columns := a.columns >> (12 * s)
		x, y, z := l.placed(columns, a.names), l.placed(columns>>4, a.names), l.placed(columns>>8, a.names)
		x, y, z = sorted(x, y, z, open)
		stacks[s] = (x>>4<<8|y>>4<<4|z>>4)<<12 | z&15<<8 | y&15<<4 | x&15
	}
	x, y, z := sorted(stacks[0], stacks[1], stacks[2], f.stacks)
	a.columns = nibbles(z&0xfff<<24 | y&0xfff<<12 | x&0xfff)
}

// try keeps the arrangements in which row r follows a, if no row so far is less. The ties
// before number t are resolved.
func (f *finder) try(a *arrangement, r uint8, columns, names nibbles, t int) {
	if t < len(f.ties) {
		tie := &f.ties[t]
		n := tie.undecided & 63
		if n == 36 || distinct(f.key(&f.lines[r&31], columns, names, &tie.open))>>n <= f.least>>n {
			f.resolve(a, r, columns, names, t)
		}
		return
	}
	key := f.key(&f.lines[r&31], columns, names, &f.open)
	if key > f.least {
		return
	}
	if key < f.least {
		f.least = key
		f.next = f.next[:0]
	}
	f.next = append(f.next, arrangement{
		columns: columns, names: names, weight: a.weight * f.alike(a, r-a.side),
		left: a.left &^ (1 << (r - a.side)), side: a.side, last: r,
	})
}
