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

// A Row is a profile packed into RowSize bytes, little-endian. The puzzle, the solution
// and the canonical form are not part of it. They are stored in separate columns by
// PackGrid.
//
//	 0 layers        1 flags      2 givens   3 solutions
//	 4 grade         5 level      6 hardest  7 setter
//	 8 ER            9 EP        10 ED      11 unused
//	12 symmetries   14 unused
//	16 score        20 time in microseconds
//	24 automorphisms             28 distinct digits in the canonical form
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

const (
	flagUnreadable = 1 << iota
	flagMinimal
	flagDuplicate
	flagShared
)

// SetGivens packs the profile of a puzzle with n givens, as Of returns it, into a row of
// zeros.
func (r Row) SetGivens(n int) { r[atLayers], r[atGivens] = byte(Read), byte(n) }

// Put packs the profile into a row.
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

// countDigits returns the number of distinct digits in a grid.
func countDigits(g *board.Grid) int {
	var all board.DigitSet
	for _, d := range g {
		if d != 0 {
			all = all.With(d)
		}
	}
	return all.Len()
}

// Layers returns the layers that have been computed.
func (r Row) Layers() Layer { return Layer(r[atLayers]) }

// Unreadable reports whether the text contains no puzzle.
func (r Row) Unreadable() bool { return r[atFlags]&flagUnreadable != 0 }

// Givens returns the number of givens.
func (r Row) Givens() int { return int(r[atGivens]) }

// Solutions returns the number of solutions, at most 2.
func (r Row) Solutions() int { return int(r[atSolutions]) }

// Minimal reports whether the puzzle is proper and needs all of its givens.
func (r Row) Minimal() bool { return r[atFlags]&flagMinimal != 0 }

// Duplicate reports whether an earlier row has the same canonical form.
func (r Row) Duplicate() bool { return r[atFlags]&flagDuplicate != 0 }

// Shared reports whether another row has the same canonical form, see SetShared.
func (r Row) Shared() bool { return r[atFlags]&flagShared != 0 }

func (r Row) setFlag(flag byte, is bool) {
	r[atFlags] &^= flag
	if is {
		r[atFlags] |= flag
	}
}

// Symmetries returns the symmetries of the givens.
func (r Row) Symmetries() Symmetries {
	return Symmetries(binary.LittleEndian.Uint16(r[atSymmetries:]))
}

// Grade returns the grade on the five-step scale.
func (r Row) Grade() rate.Grade { return rate.Grade(r[atGrade]) }

// Level returns HoDoKu's level.
func (r Row) Level() rate.Level { return rate.Level(r[atLevel]) }

// Hardest returns the technique that sets the level.
func (r Row) Hardest() Technique { return Technique(r[atHardest]) }

// Setter returns the technique that sets ER.
func (r Row) Setter() Technique { return Technique(r[atSetter]) }

// ER returns Sudoku Explainer's rating in tenths.
func (r Row) ER() int { return int(r[atER]) }

// EP returns the pearl rating in tenths.
func (r Row) EP() int { return int(r[atEP]) }

// ED returns the diamond rating in tenths.
func (r Row) ED() int { return int(r[atED]) }

// Score returns HoDoKu's score.
func (r Row) Score() int { return int(binary.LittleEndian.Uint32(r[atScore:])) }

// Time returns the time spent on the puzzle.
func (r Row) Time() time.Duration {
	return time.Duration(binary.LittleEndian.Uint32(r[atTime:])) * time.Microsecond
}

// Automorphisms returns the number of transformations that preserve the puzzle.
func (r Row) Automorphisms() int { return int(binary.LittleEndian.Uint32(r[atAutomorphisms:])) }

// Class returns a digest of the canonical form. Different forms hardly ever have the same
// digest.
func (r Row) Class() uint64 { return binary.LittleEndian.Uint64(r[atClass:]) }

// ClassSize returns the number of puzzles with the same canonical form, or 0 if it is
// unknown.
func (r Row) ClassSize() int { return classSize(r.Automorphisms(), int(r[atDigits])) }

// changes is the number of permutations of rows and columns, with and without
// transposition, that preserve the rules of sudoku.
const changes = 2 * 6 * 6 * 6 * 6 * 6 * 6 * 6 * 6

// Techniques returns the techniques of HoDoKu's path.
func (r Row) Techniques() (s TechniqueSet) {
	for i := range s {
		s[i] = binary.LittleEndian.Uint64(r[atTechniques+8*i:])
	}
	return s
}

// Profile returns the profile from which the row was packed, without its grids.
func (r Row) Profile() Profile {
	return Profile{
		Layers: r.Layers(), Time: r.Time(), Unreadable: r.Unreadable(), Givens: r.Givens(), Solutions: r.Solutions(),
		Minimal: r.Minimal(), Symmetries: r.Symmetries(), Automorphisms: r.Automorphisms(), Duplicate: r.Duplicate(),
		Grade: r.Grade(), ER: r.ER(), EP: r.EP(), ED: r.ED(), Score: r.Score(), Level: r.Level(),
		Hardest: r.Hardest(), Setter: r.Setter(), Techniques: r.Techniques(),
	}
}

// SetSolutions sets the number of solutions, at most 2. It adds the layer Solved without
// the solution grid, for lists in which every microsecond counts.
func (r Row) SetSolutions(n int) {
	r[atLayers] |= byte(Solved)
	r[atSolutions] = byte(n)
}

// SetDuplicate records whether an earlier row has the same canonical form.
func (r Row) SetDuplicate(is bool) { r.setFlag(flagDuplicate, is) }

// SetShared records whether another row has the same canonical form. Only rows hold this;
// a Profile has no such field.
func (r Row) SetShared(is bool) { r.setFlag(flagShared, is) }
