package profile

import (
	"encoding/binary"
	"errors"

	"sudoku/solver/board"
)

// Table is many profiles, each a row, with a column for the solutions and one for
// the canonical forms, which are made when the first row has one. The zero
// Table is empty.
type Table struct {
	rows      []byte
	solutions []byte // GridSize bytes each; empty, or as long as the rows
	canonical []byte
}

// Len is the number of rows.
func (t *Table) Len() int { return len(t.rows) / RowSize }

// Row is a row, in place: what is read from it is what the table has now.
func (t *Table) Row(i int) Row { return t.rows[i*RowSize : (i+1)*RowSize : (i+1)*RowSize] }

// Append adds a profile as the last row.
func (t *Table) Append(p *Profile) {
	t.rows = append(t.rows, make([]byte, RowSize)...)
	for _, column := range []*[]byte{&t.solutions, &t.canonical} {
		if len(*column) > 0 {
			*column = append(*column, make([]byte, GridSize)...)
		}
	}
	t.Set(t.Len()-1, p)
}

// Set writes a profile into a row.
func (t *Table) Set(i int, p *Profile) {
	p.Put(t.Row(i))
	t.setGrid(&t.solutions, i, p.Layers.Has(Solved) && p.Solutions > 0, &p.Solution)
	t.setGrid(&t.canonical, i, p.Layers.Has(Canonical), &p.Canonical)
}

func (t *Table) setGrid(column *[]byte, i int, has bool, g *board.Grid) {
	if len(*column) == 0 {
		if !has {
			return
		}
		*column = make([]byte, GridSize*t.Len(), GridSize*cap(t.rows)/RowSize)
	}
	at := (*column)[i*GridSize : (i+1)*GridSize]
	clear(at)
	if has {
		PackGrid(at, g)
	}
}

// Solution is the first solution found of a row, empty if none is known.
func (t *Table) Solution(i int) board.Grid { return gridAt(t.solutions, i) }

// Canonical is the canonical form of a row, empty if it is not known.
func (t *Table) Canonical(i int) board.Grid { return gridAt(t.canonical, i) }

func gridAt(column []byte, i int) (g board.Grid) {
	if len(column) == 0 {
		return g
	}
	return UnpackGrid(column[i*GridSize : (i+1)*GridSize])
}

// Profile is what a row says, with its puzzle, which the table does not keep.
func (t *Table) Profile(i int, puzzle *board.Grid) Profile {
	p := t.Row(i).Profile()
	p.Puzzle, p.Solution, p.Canonical = *puzzle, t.Solution(i), t.Canonical(i)
	return p
}

// Join adds the rows of another table.
func (t *Table) Join(o *Table) {
	n := t.Len()
	t.rows = append(t.rows, o.rows...)
	join(&t.solutions, o.solutions, n, o.Len())
	join(&t.canonical, o.canonical, n, o.Len())
}

// join adds m grids to a column of n, either of which may have none.
func join(column *[]byte, more []byte, n, m int) {
	if len(*column) == 0 && len(more) == 0 {
		return
	}
	if len(*column) == 0 {
		*column = make([]byte, GridSize*n, GridSize*(n+m))
	}
	*column = append(*column, more...)
	if len(more) == 0 {
		*column = append(*column, make([]byte, GridSize*m)...)
	}
}

// MarkDuplicates marks the rows whose canonical form a row before has, unmarks the
// others, and returns how many are marked.
func (t *Table) MarkDuplicates() (n int) {
	first := make(map[[GridSize]byte]struct{}, t.Len())
	for i := range t.Len() {
		r := t.Row(i)
		known := r.Layers().Has(Canonical)
		is := false
		if known {
			form := [GridSize]byte(t.canonical[i*GridSize:])
			if _, is = first[form]; !is {
				first[form] = struct{}{}
			}
		}
		if r.setFlag(flagDuplicate, is); is {
			n++
		}
	}
	return n
}

// Version is that of the packed table; an old one is never read as a new one.
const Version = 1

// head is the length of what comes before the rows: "SDKP", the version and the
// columns, the fingerprint of the techniques, the number of rows.
const head = 16

var magic = [4]byte{'S', 'D', 'K', 'P'}

// ErrTable is for bytes that are no table, or one of a later version.
var ErrTable = errors.New("profile: no table that this version reads")

// MarshalBinary packs the table.
func (t *Table) MarshalBinary() ([]byte, error) {
	out := make([]byte, head, head+len(t.rows)+len(t.solutions)+len(t.canonical))
	copy(out, magic[:])
	out[4] = Version
	if len(t.solutions) > 0 {
		out[5] |= 1
	}
	if len(t.canonical) > 0 {
		out[5] |= 2
	}
	binary.LittleEndian.PutUint32(out[8:], Fingerprint)
	binary.LittleEndian.PutUint32(out[12:], uint32(t.Len()))
	out = append(out, t.rows...)
	out = append(out, t.solutions...)
	return append(out, t.canonical...), nil
}

// UnmarshalBinary reads what MarshalBinary packed. A table of a program with other
// techniques loses its ratings, which are to be worked out again; ErrTable comes
// for anything else that is not such a table.
func (t *Table) UnmarshalBinary(data []byte) error {
	if len(data) < head || [4]byte(data) != magic || data[4] != Version || data[5]&^3 != 0 || data[6]|data[7] != 0 {
		return ErrTable
	}
	n, columns := int(binary.LittleEndian.Uint32(data[12:])), data[5]
	size := uint64(RowSize)
	for bit := range 2 {
		size += uint64(columns >> bit & 1 * GridSize)
	}
	same, rest := binary.LittleEndian.Uint32(data[8:]) == Fingerprint, data[head:]
	if uint64(n)*size != uint64(len(rest)) {
		return ErrTable
	}
	take := func(size int) []byte {
		part := append([]byte(nil), rest[:n*size]...)
		rest = rest[n*size:]
		return part
	}
	read := Table{rows: take(RowSize)}
	if columns&1 != 0 {
		read.solutions = take(GridSize)
	}
	if columns&2 != 0 {
		read.canonical = take(GridSize)
	}
	for i := range read.Len() {
		read.Row(i).mend(same, columns&2 != 0)
	}
	*t = read
	return nil
}

// mend makes of the bytes of a row, whatever they are, one that Put could have
// written: with the layers that there are, and each number in its range.
func (r Row) mend(rated, canonical bool) {
	p := r.Profile()
	p = p.mended(rated, canonical)
	digits, class := r[atDigits], r.Class()
	took := [4]byte(r[atTime:])
	p.Put(r)
	copy(r[atTime:], took[:])
	if p.Layers.Has(Canonical) {
		r[atDigits] = min(digits, 9)
		binary.LittleEndian.PutUint64(r[atClass:], class)
	}
}
