package minlex

import "sudoku/solver/board"

// A tie is a set of columns of one stack, or of whole stacks, that can be exchanged
// without changing the rows so far. It is resolved when the next row is tried.
type tie struct {
	first int // position of the first column
	n     int // 2 or 3
	apart int // distance between the columns to exchange: 1, or 3 for stacks

	// Until the tie is resolved, the next row can be compared only in part.
	undecided uint     // number of low bits of its key that depend on this tie or later ones
	open      [3]uint8 // finder.open, with the columns of a decided stack that sorting minimises
}

// factorial[n] is the number of permutations of n things.
var factorial = [4]int{1, 1, 2, 6}

// settle accepts the least row and finds its ties.
func (f *finder) settle(row []board.Digit) {
	open, named := f.open != [3]uint8{}, f.named
	if open {
		for i := range f.now {
			f.order(&f.now[i])
		}
	}
	for i := range row[:9] {
		n := uint8(f.least >> (4 * (8 - i)) & 15)
		isNew := (n + 1) >> 4 // 1 if n is unnamed
		f.named += isNew
		f.drop[i] = isNew * (unnamed - f.named)
		row[i] = board.Digit(n - f.drop[i])
	}
	f.ties = f.ties[:0]
	if open {
		f.tieStacks()
		f.tieColumns(row)
	}
	if f.named > named && (len(f.ties) == 0 || f.ties[0].apart == 1) {
		for i := range f.now {
			a := &f.now[i]
			a.names = f.rename(a, a.columns, a.names)
		}
	}
}

// tieStacks ties open stacks with equal names.
func (f *finder) tieStacks() {
	three := func(s int) uint64 { return f.least >> (12 * (2 - s)) & 0xfff }
	first, n := 0, 1
	for s := range int(f.stacks) - 1 {
		if three(s) != 0 && three(s) == three(s+1) {
			if n == 1 {
				first = 3 * s
			}
			n++
		}
	}
	if n > 1 {
		f.ties = append(f.ties, tie{first: first, n: n, apart: 3, undecided: 36})
	}
}

// tieColumns ties open columns of a stack with new digits, because these are named from
// the left. Columns and stacks that are empty in the row remain open.
func (f *finder) tieColumns(row []board.Digit) {
	f.stacks = 0
	for s := range 3 {
		begin, end := 3*s, 3*s+int(f.open[s])
		for begin < end && row[begin] == 0 {
			begin++
		}
		f.open[s] = uint8(begin - 3*s)
		f.stacks += f.open[s] / 3
		for begin < end && f.drop[begin] == 0 {
			begin++
		}
		for i := begin; i < end; i++ {
			f.drop[i] = f.drop[begin]
		}
		if n := end - begin; n > 1 {
			f.ties = append(f.ties, tie{first: begin, n: n, apart: 1})
		}
	}
	for i := range f.ties {
		t := &f.ties[i]
		if t.apart == 1 {
			s := t.first / 3
			t.open, t.undecided = f.open, uint(36-12*s)
			if t.n == 3 {
				t.open[s] = 3
				t.undecided -= 12
			}
		}
	}
}

// rename gives names to the new digits of the last row. Tied digits get the least name of
// their tie.
func (f *finder) rename(a *arrangement, columns, names nibbles) nibbles {
	l := &f.lines[a.last&31]
	for _, drop := range f.drop {
		names -= nibbles(drop) << l.digit(columns)
		columns >>= 4
	}
	return names
}

// resolve tries row r with every order of the columns or stacks of tie number t. The order
// decides the names of their digits.
func (f *finder) resolve(a *arrangement, r uint8, columns, names nibbles, t int) {
	tie := &f.ties[t]
	if tie.apart == 3 {
		for i := range factorial[tie.n] {
			if i > 0 {
				columns = columns.swap(4*(tie.first+(i-1)%2*3), 12)
			}
			f.try(a, r, columns, f.rename(a, columns, names), t+1)
		}
		return
	}
	last, first := &f.lines[a.last&31], 4*tie.first
	for i := range factorial[tie.n] {
		if i > 0 {
			columns = columns.swap(first+(i-1)&1*4, 4)
		}
		tied := columns >> (first & 63)
		renamed := names + 1<<last.digit(tied>>4)
		if tie.n == 3 {
			renamed += 2 << last.digit(tied>>8)
		}
		f.try(a, r, columns, renamed, t+1)
	}
}
