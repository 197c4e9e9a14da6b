package work

import (
	"encoding/binary"
	"math"
	"time"

	"sudoku/solver/board"
	"sudoku/solver/generate"
	"sudoku/solver/rate"
	"sudoku/solver/technique"
)

// Layers is a set of what is known of a puzzle of a list beside its givens. Each
// layer is worked out by itself.
type Layers uint8

// The layers.
const (
	// Counted: how many solutions there are.
	Counted Layers = 1 << iota
	// Described: minimal or not, and the symmetry.
	Described
	// Judged: grade, HoDoKu's and Sudoku Explainer's ratings, the techniques.
	Judged
)

// AllLayers are all of them, the cheapest first.
var AllLayers = [...]Layers{Counted, Described, Judged}

// Row is what is known of a puzzle of a list.
type Row struct {
	Puzzle board.Grid
	Layers Layers
	Givens int // how many

	Count int // of solutions: 0, 1, or 2 for more. Counted.

	Minimal  bool // no given can be left out. Described; of a puzzle with one solution only.
	Symmetry generate.Symmetry

	// Rated; zero for a puzzle that has not exactly one solution.
	Grade      rate.Grade
	ER, EP, ED int // in tenths
	Score      int
	Level      rate.Level
	Hardest    string // the technique that sets the grade, "" for none
	Techniques TechniqueSet
	Took       time.Duration // to rate it
}

// RowSize is the size in bytes of a row as Append writes it.
const RowSize = 96

// Where the parts of a row are.
const (
	atLayers     = (board.Cells + 1) / 2
	atCount      = atLayers + 1
	atGivens     = atCount + 1
	atMinimal    = atGivens + 1
	atSymmetry   = atMinimal + 1
	atGrade      = atSymmetry + 1
	atLevel      = atGrade + 1
	atER         = atLevel + 1
	atEP         = atER + 1
	atED         = atEP + 1
	atHardest    = atED + 1 // two bytes
	atScore      = atHardest + 2
	atTook       = atScore + 4 // in microseconds
	atTechniques = atTook + 4
)

// TechniqueSet is a set of techniques.
type TechniqueSet [24]byte

// order is the techniques by their numbers in a row, from 1.
var order = append(technique.Catalog(), technique.Tabled()...)

var numberOf = func() map[string]int {
	m := map[string]int{}
	for i, t := range order {
		m[t.Key] = i + 1
	}
	return m
}()

// With is the set with a technique.
func (s TechniqueSet) With(key string) TechniqueSet {
	n := numberOf[key]
	s[n/8] |= 1 << (n % 8)
	return s
}

// Has reports whether a technique is in the set.
func (s *TechniqueSet) Has(key string) bool {
	n := numberOf[key]
	return n > 0 && s[n/8]>>(n%8)&1 != 0
}

// Keys are the techniques of the set, in the order of the catalog.
func (s *TechniqueSet) Keys() (keys []string) {
	for _, t := range order {
		if s.Has(t.Key) {
			keys = append(keys, t.Key)
		}
	}
	return keys
}

// newRow writes the row of a puzzle of which nothing else is known.
func newRow(to []byte, g *board.Grid) []byte {
	at, givens := len(to), 0
	to = append(to, make([]byte, RowSize)...)
	row := to[at:]
	for c, d := range g {
		row[c/2] |= byte(d) << (c % 2 * 4)
		if d != 0 {
			givens++
		}
	}
	row[atGivens] = byte(givens)
	return to
}

// LayersOf is which layers of a row are known.
func LayersOf(row []byte) Layers { return Layers(row[atLayers]) }

// PuzzleOf is the puzzle of a row.
func PuzzleOf(row []byte) (g board.Grid) {
	for c := range g {
		g[c] = board.Digit(row[c/2] >> (c % 2 * 4) & 15)
	}
	return g
}

// ReadRow reads a row.
func ReadRow(row []byte) Row {
	r := Row{
		Puzzle: PuzzleOf(row), Layers: LayersOf(row), Givens: int(row[atGivens]), Count: int(row[atCount]),
		Minimal: row[atMinimal] != 0, Symmetry: generate.Symmetry(row[atSymmetry]),
		Grade: rate.Grade(row[atGrade]), Level: rate.Level(row[atLevel]),
		ER: int(row[atER]), EP: int(row[atEP]), ED: int(row[atED]),
		Score: int(binary.LittleEndian.Uint32(row[atScore:])),
		Took:  time.Duration(binary.LittleEndian.Uint32(row[atTook:])) * time.Microsecond,
	}
	copy(r.Techniques[:], row[atTechniques:])
	if n := int(binary.LittleEndian.Uint16(row[atHardest:])); 0 < n && n <= len(order) {
		r.Hardest = order[n-1].Key
	}
	return r
}

// setRating writes a rating into a row.
func setRating(row []byte, r *rate.Rating, took time.Duration) {
	row[atGrade], row[atLevel] = byte(r.Grade), byte(r.HoDoKu.Level)
	row[atER], row[atEP], row[atED] = byte(r.SE.ER), byte(r.SE.EP), byte(r.SE.ED)
	binary.LittleEndian.PutUint32(row[atScore:], uint32(r.HoDoKu.Score))
	binary.LittleEndian.PutUint32(row[atTook:], uint32(min(took.Microseconds(), math.MaxUint32)))
	var used TechniqueSet
	for _, x := range r.Techniques {
		used = used.With(x.Technique.Key)
	}
	copy(row[atTechniques:], used[:])
	if r.Hardest >= 0 {
		binary.LittleEndian.PutUint16(row[atHardest:], uint16(numberOf[r.Path.Steps[r.Hardest].Technique.Key]))
	}
}

// TechniqueNumber is the place of a technique in the catalog, from 1; 0 for none.
func TechniqueNumber(key string) int { return numberOf[key] }
