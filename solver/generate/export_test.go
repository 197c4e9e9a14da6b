package generate

import (
	"sudoku/solver/internal/making"
	"sudoku/solver/rate"
	"sudoku/solver/technique"
)

// NewBank is a bank of numbers, Kept the numbers of a bank.
func NewBank(b *making.Bank) *Bank { return &Bank{b} }

func (b *Bank) Kept() *making.Bank { return b.kept }

// ParseOrder is the order of a key of a bank; ok is false where no order has that key.
func ParseOrder(key string) (s Spec, ok bool) {
	if g := rate.GradeNamed(key); g != rate.None {
		return Spec{Grade: g}, true
	}
	of, hardest := making.OfKey(key)
	return Spec{Technique: of, Hardest: hardest}, technique.ByKey(of) != nil
}
