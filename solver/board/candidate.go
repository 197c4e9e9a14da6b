package board

import (
	"fmt"
	"iter"
	"math/bits"
)

// Candidates is the number of cell and digit pairs in a grid.
const Candidates = Cells * 9

// Candidate is a digit in a cell, numbered 0 to 728: nine times the cell plus the digit
// minus one. It prints as r1c2=5.
type Candidate uint16

// NewCandidate returns the candidate for a digit, 1 to 9, in a cell.
func NewCandidate(c Cell, d Digit) Candidate { return Candidate(c)*9 + Candidate(d) - 1 }

// Cell returns the candidate's cell.
func (x Candidate) Cell() Cell { return Cell(x / 9) }

// Digit returns the candidate's digit.
func (x Candidate) Digit() Digit { return Digit(x%9) + 1 }

// String formats the candidate as r1c2=5.
func (x Candidate) String() string { return fmt.Sprintf("%v=%d", x.Cell(), x.Digit()) }

// CandidateSet is a set of candidates; the zero value is empty.
type CandidateSet [12]uint64

// Add adds x to the set.
func (s *CandidateSet) Add(x Candidate) { s[x>>6] |= 1 << (x & 63) }

// AddCells adds the candidates for the digit d, 1 to 9, in all of the cells.
func (s *CandidateSet) AddCells(cells CellSet, d Digit) {
	for c := range cells.All() {
		s.Add(NewCandidate(c, d))
	}
}

// Remove removes x from the set.
func (s *CandidateSet) Remove(x Candidate) { s[x>>6] &^= 1 << (x & 63) }

// Has reports whether x is in the set.
func (s *CandidateSet) Has(x Candidate) bool { return s[x>>6]>>(x&63)&1 != 0 }

// IsEmpty reports whether the set is empty.
func (s *CandidateSet) IsEmpty() bool { return *s == CandidateSet{} }

// Len returns the number of candidates in the set.
func (s *CandidateSet) Len() int {
	n := 0
	for _, w := range s {
		n += bits.OnesCount64(w)
	}
	return n
}

// All yields the candidates in ascending order: by cell, then by digit.
func (s *CandidateSet) All() iter.Seq[Candidate] {
	return func(yield func(Candidate) bool) {
		for i, w := range s {
			for ; w != 0; w &= w - 1 {
				if !yield(Candidate(i<<6 + bits.TrailingZeros64(w))) {
					return
				}
			}
		}
	}
}

// String lists the candidates in ascending order, separated by spaces.
func (s *CandidateSet) String() string { return join(s.All()) }
