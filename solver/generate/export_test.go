package generate

import (
	"sudoku/solver/internal/making"
	"sudoku/solver/rate"
	"sudoku/solver/technique"
)

// NewBank wraps a bank of package making. Kept unwraps it.
func NewBank(b *making.Bank) *Bank { return &Bank{b} }

func (b *Bank) Kept() *making.Bank { return b.kept }

// ParseOrder returns the spec for a key in a bank. ok is false if no spec has that key.
func ParseOrder(key string) (s Spec, ok bool) {
	if g := rate.GradeNamed(key); g != rate.None {
		return Spec{Grade: g}, true
	}
	of, hardest := making.OfKey(key)
	return Spec{Techniques: []string{of}, Hardest: hardest}, technique.ByKey(of) != nil
}
