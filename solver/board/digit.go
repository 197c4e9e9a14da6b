package board

import (
	"fmt"
	"iter"
	"math/bits"
	"strings"
)

// Digit is a digit from 1 to 9; 0 means no digit.
type Digit uint8

// EmptySymbols lists the symbols that common sudoku text formats use for an empty cell,
// apart from the space.
const EmptySymbols = "0.*_Xx-"

// noSymbol marks characters that do not stand for a cell.
const noSymbol Digit = 255

// symbols maps ASCII characters to digits.
var symbols = func() (digits [128]Digit) {
	for ch := range digits {
		digits[ch] = noSymbol
	}
	for d := range Digit(9) {
		digits['1'+d] = 1 + d
	}
	for _, ch := range EmptySymbols + " " {
		digits[ch] = 0
	}
	return digits
}()

// ParseDigit parses the symbol of one cell: 1 to 9 for a digit, one of EmptySymbols or a
// space for an empty cell. ok is false for anything else.
func ParseDigit(symbol rune) (d Digit, ok bool) {
	if symbol < 0 || int(symbol) >= len(symbols) || symbols[symbol] == noSymbol {
		return 0, false
	}
	return symbols[symbol], true
}

// DigitSet is a set of digits; the zero value is empty.
type DigitSet uint16

// AllDigits is the set of the digits 1 to 9.
const AllDigits DigitSet = 1<<9 - 1

// NewDigitSet returns the set of the given digits, each 1 to 9.
func NewDigitSet(digits ...Digit) DigitSet {
	var s DigitSet
	for _, d := range digits {
		s = s.With(d)
	}
	return s
}

// With returns the set with d added.
func (s DigitSet) With(d Digit) DigitSet { return s | 1<<(d-1) }

// Without returns the set with d removed.
func (s DigitSet) Without(d Digit) DigitSet { return s &^ (1 << (d - 1)) }

// Has reports whether d, 1 to 9, is in the set.
func (s DigitSet) Has(d Digit) bool { return s>>(d-1)&1 != 0 }

// IsEmpty reports whether the set is empty.
func (s DigitSet) IsEmpty() bool { return s == 0 }

// Len returns the number of digits in the set.
func (s DigitSet) Len() int { return bits.OnesCount16(uint16(s)) }

// First returns the lowest digit of the set, which must not be empty.
func (s DigitSet) First() Digit { return Digit(bits.TrailingZeros16(uint16(s)) + 1) }

// All yields the digits in ascending order.
func (s DigitSet) All() iter.Seq[Digit] {
	return func(yield func(Digit) bool) {
		for rest := s; rest != 0; rest &= rest - 1 {
			if !yield(rest.First()) {
				return
			}
		}
	}
}

// String lists the digits in ascending order without a separator, such as 124.
func (s DigitSet) String() string {
	var b strings.Builder
	for d := range s.All() {
		b.WriteByte('0' + byte(d))
	}
	return b.String()
}

// join formats the values of a sequence, separated by spaces.
func join[T fmt.Stringer](all iter.Seq[T]) string {
	var b strings.Builder
	for v := range all {
		if b.Len() > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(v.String())
	}
	return b.String()
}
