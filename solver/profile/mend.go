package profile

import (
	"encoding/binary"

	"sudoku/solver/board"
	"sudoku/solver/rate"
)

// Mend turns arbitrary bytes into a row that Put could have written, with known layers
// and every number in its range. It keeps the ratings only if ratings is true. They are
// useless if they were written with another Fingerprint.
func (r Row) Mend(ratings bool) {
	p := r.Profile()
	p = p.mended(ratings)
	digits, class := r[atDigits], r.Class()
	took := [4]byte(r[atTime:])
	p.Put(r)
	copy(r[atTime:], took[:])
	if p.Layers.Has(Canonical) {
		r[atDigits] = min(digits, 9)
		binary.LittleEndian.PutUint64(r[atClass:], class)
	}
}

// mended returns the valid part of a profile that was read from untrusted bytes.
func (p *Profile) mended(ratings bool) Profile {
	q := Profile{Layers: p.Layers & AllLayers, Time: p.Time}
	if !q.Layers.Has(Read) {
		return Profile{Time: p.Time}
	}
	if p.Unreadable {
		q.Layers, q.Unreadable = Read, true
		return q
	}
	if p.Solutions > 2 {
		q.Layers &^= Solved
	}
	if !q.Layers.Has(Solved) {
		q.Layers &^= Properties | Rated
	}
	if !ratings || !p.hasValidRatings() {
		q.Layers &^= Rated
	}
	q.copyLayers(p)
	return q
}

// copyLayers copies the fields of the layers in q.Layers from p.
func (q *Profile) copyLayers(p *Profile) {
	q.Givens = min(p.Givens, board.Cells)
	if q.Layers.Has(Solved) {
		q.Solutions = p.Solutions
	}
	if q.Layers.Has(Properties) {
		q.Minimal, q.Symmetries = p.Minimal && p.Solutions == 1, p.Symmetries&allSymmetries
	}
	if q.Layers.Has(Canonical) {
		q.Automorphisms, q.Duplicate = min(p.Automorphisms, changes), p.Duplicate
	}
	if q.Layers.Has(Rated) && q.Solutions == 1 {
		q.Grade, q.ER, q.EP, q.ED = p.Grade, p.ER, p.EP, p.ED
		q.Score, q.Level, q.Hardest, q.Setter, q.Techniques = p.Score, p.Level, p.Hardest, p.Setter, p.Techniques
	}
}

// hasValidRatings reports whether the ratings are in their ranges.
func (p *Profile) hasValidRatings() bool {
	return p.Grade <= rate.GradeExtreme && p.Level <= rate.Extreme && max(p.ER, p.EP, p.ED) <= rate.Unsolved &&
		int(p.Hardest) < len(keys) && int(p.Setter) < len(keys) && p.Techniques.Within(everyTechnique)
}

var everyTechnique = func() (all TechniqueSet) {
	for t := range keys {
		all = all.With(Technique(t))
	}
	return all
}()
