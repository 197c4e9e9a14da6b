package profile

import (
	"encoding/binary"
	"math"
	"time"

	"sudoku/solver/board"
	"sudoku/solver/rate"
)

// RowSize is the length of a row in bytes.
const RowSize = 64

// Row is a profile as RowSize bytes, numbers with the low byte first. The puzzle,
// the solution and the canonical form are not in it: they have columns of their
// own, packed by PackGrid.
//
//	 0 layers        1 flags      2 givens   3 solutions
//	 4 grade         5 level      6 hardest  7 setter
//	 8 ER            9 EP        10 ED      11 nothing yet
//	12 symmetries   14 nothing yet
//	16 score        20 time in microseconds
//	24 automorphisms             28 digits that the canonical form has
//	32 class: a digest of the canonical form
//	40 techniques
type Row []byte

const (
	atLayers, atFlags, atGivens, atSolutions   = 0, 1, 2, 3
	atGrade, atLevel, atHardest, atSetter      = 4, 5, 6, 7
	atER, atEP, atED, atSymmetries             = 8, 9, 10, 12
	atScore, atTime, atAutomorphisms, atDigits = 16, 20, 24, 28
	atClass, atTechniques                      = 32, 40
)

// The flags.
const (
	flagUnreadable = 1 << iota
	flagMinimal
	flagDuplicate
)

// Put writes the profile into a row.
func (p *Profile) Put(r Row) {
	clear(r[:RowSize])
	r[atLayers] = byte(p.Layers)
	r.setFlag(flagUnreadable, p.Unreadable)
	r.setFlag(flagMinimal, p.Minimal)
	r.setFlag(flagDuplicate, p.Duplicate)
	r[atGivens], r[atSolutions] = byte(p.Givens), byte(p.Solutions)
	r[atGrade], r[atLevel], r[atHardest], r[atSetter] = byte(p.Grade), byte(p.Level), byte(p.Hardest), byte(p.Setter)
	r[atER], r[atEP], r[atED] = byte(p.ER), byte(p.EP), byte(p.ED)
	binary.LittleEndian.PutUint16(r[atSymmetries:], uint16(p.Symmetries))
	binary.LittleEndian.PutUint32(r[atScore:], saturated(int64(p.Score)))
	binary.LittleEndian.PutUint32(r[atTime:], saturated(p.Time.Microseconds()))
	binary.LittleEndian.PutUint32(r[atAutomorphisms:], saturated(int64(p.Automorphisms)))
	if p.Layers.Has(Canonical) {
		r[atDigits] = byte(countDigits(&p.Canonical))
		binary.LittleEndian.PutUint64(r[atClass:], digest(&p.Canonical))
	}
	for i, w := range p.Techniques {
		binary.LittleEndian.PutUint64(r[atTechniques+8*i:], w)
	}
}

func saturated(n int64) uint32 { return uint32(min(max(n, 0), math.MaxUint32)) }

// countDigits is how many different digits a grid has.
func countDigits(g *board.Grid) int {
	var all board.DigitSet
	for _, d := range g {
		if d != 0 {
			all = all.With(d)
		}
	}
	return all.Len()
}

// Layers are the layers that are there.
func (r Row) Layers() Layer { return Layer(r[atLayers]) }

// Unreadable reports whether there is no puzzle.
func (r Row) Unreadable() bool { return r[atFlags]&flagUnreadable != 0 }

// Givens is the number of givens.
func (r Row) Givens() int { return int(r[atGivens]) }

// Solutions is the number of solutions, 2 for several.
func (r Row) Solutions() int { return int(r[atSolutions]) }

// Minimal reports whether no given of the proper puzzle can be taken out.
func (r Row) Minimal() bool { return r[atFlags]&flagMinimal != 0 }

// Duplicate reports whether a row before has the same canonical form.
func (r Row) Duplicate() bool { return r[atFlags]&flagDuplicate != 0 }

func (r Row) setFlag(flag byte, is bool) {
	r[atFlags] &^= flag
	if is {
		r[atFlags] |= flag
	}
}

// Symmetries are those of the givens.
func (r Row) Symmetries() Symmetries {
	return Symmetries(binary.LittleEndian.Uint16(r[atSymmetries:]))
}

// Grade is the grade in five words.
func (r Row) Grade() rate.Grade { return rate.Grade(r[atGrade]) }

// Level is HoDoKu's.
func (r Row) Level() rate.Level { return rate.Level(r[atLevel]) }

// Hardest is the technique that sets the level.
func (r Row) Hardest() Technique { return Technique(r[atHardest]) }

// Setter is the technique that sets ER.
func (r Row) Setter() Technique { return Technique(r[atSetter]) }

// ER is Sudoku Explainer's rating in tenths.
func (r Row) ER() int { return int(r[atER]) }

// EP is the pearl in tenths.
func (r Row) EP() int { return int(r[atEP]) }

// ED is the diamond in tenths.
func (r Row) ED() int { return int(r[atED]) }

// Score is HoDoKu's.
func (r Row) Score() int { return int(binary.LittleEndian.Uint32(r[atScore:])) }

// Time is how long the work on the puzzle took.
func (r Row) Time() time.Duration {
	return time.Duration(binary.LittleEndian.Uint32(r[atTime:])) * time.Microsecond
}

// Automorphisms is how many changes of the grid give the puzzle back.
func (r Row) Automorphisms() int { return int(binary.LittleEndian.Uint32(r[atAutomorphisms:])) }

// Class is a digest of the canonical form: puzzles with different ones are
// different, those with the same one hardly ever.
func (r Row) Class() uint64 { return binary.LittleEndian.Uint64(r[atClass:]) }

// ClassSize is how many puzzles have the same canonical form, 0 while it is not
// known.
func (r Row) ClassSize() int { return classSize(r.Automorphisms(), int(r[atDigits])) }

// changes is the number of orders of rows and columns, with and without the
// diagonal, that keep every grid a grid.
const changes = 2 * 6 * 6 * 6 * 6 * 6 * 6 * 6 * 6

// Techniques are those of HoDoKu's path.
func (r Row) Techniques() (s TechniqueSet) {
	for i := range s {
		s[i] = binary.LittleEndian.Uint64(r[atTechniques+8*i:])
	}
	return s
}

// Profile is the profile that the row was made of, without its grids.
func (r Row) Profile() Profile {
	return Profile{
		Layers: r.Layers(), Time: r.Time(), Unreadable: r.Unreadable(), Givens: r.Givens(), Solutions: r.Solutions(),
		Minimal: r.Minimal(), Symmetries: r.Symmetries(), Automorphisms: r.Automorphisms(), Duplicate: r.Duplicate(),
		Grade: r.Grade(), ER: r.ER(), EP: r.EP(), ED: r.ED(), Score: r.Score(), Level: r.Level(),
		Hardest: r.Hardest(), Setter: r.Setter(), Techniques: r.Techniques(),
	}
}

// SetSolutions says how many solutions the puzzle has, 2 for several: the layer
// Solved without its grid, for lists in which every microsecond counts.
func (r Row) SetSolutions(n int) {
	r[atLayers] |= byte(Solved)
	r[atSolutions] = byte(n)
}

// SetDuplicate says whether a row before has the same canonical form.
func (r Row) SetDuplicate(is bool) { r.setFlag(flagDuplicate, is) }
