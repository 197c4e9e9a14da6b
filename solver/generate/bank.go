package generate

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"sudoku/solver/rate"
)

// Bank is a list of attempts that succeeded, for orders whose puzzles are rare. It
// holds no puzzles: an attempt of MiningSeed at the empty Spec is its number, and
// gives the same puzzle for ever.
type Bank struct {
	// Mined is the number of attempts that have been looked at.
	Mined int
	// Attempts are the numbers in rising order, by the key of a technique that the
	// puzzles need or by the name of their grade.
	Attempts map[string][]int
}

// MiningSeed is the seed of the attempts in a bank.
const MiningSeed = 0

// mined is what a bank's attempts are made by.
var mined = plan{orbits: NoSymmetry.orbits()}

// Mined is the puzzle of an attempt as a bank has it.
func Mined(number int) Puzzle {
	made, _, _ := mined.attempt(context.Background(), MiningSeed, number)
	return made
}

// WriteTo writes the bank: a line with the number of attempts that were mined, then
// one for each key, with the numbers as distances from the one before.
func (b *Bank) WriteTo(w io.Writer) (int64, error) {
	var out strings.Builder
	fmt.Fprintf(&out, "mined %d\n", b.Mined)
	keys := make([]string, 0, len(b.Attempts))
	for key := range b.Attempts {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	for _, key := range keys {
		out.WriteString(key)
		last := 0
		for _, n := range b.Attempts[key] {
			fmt.Fprintf(&out, " %d", n-last)
			last = n
		}
		out.WriteByte('\n')
	}
	n, err := io.WriteString(w, out.String())
	return int64(n), err
}

// ReadBank reads a bank as WriteTo writes it.
func ReadBank(r io.Reader) (*Bank, error) {
	b := &Bank{Attempts: map[string][]int{}}
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, 1<<20)
	at := 1
	for ; lines.Scan(); at++ {
		fields := strings.Fields(lines.Text())
		if len(fields) == 0 {
			return nil, fmt.Errorf("line %d of the bank is empty", at)
		}
		var numbers []int
		sum := 0
		for _, field := range fields[1:] {
			n, err := strconv.Atoi(field)
			if err != nil || n < 0 {
				return nil, fmt.Errorf("line %d of the bank: %q is no number of an attempt", at, field)
			}
			sum += n
			numbers = append(numbers, sum)
		}
		switch {
		case at > 1:
			b.Attempts[fields[0]] = numbers
		case fields[0] != "mined" || len(numbers) != 1:
			return nil, fmt.Errorf("this is no bank: it begins with %q", fields[0])
		default:
			b.Mined = sum
		}
	}
	if at == 1 && lines.Err() == nil {
		return nil, errors.New("the bank is empty")
	}
	return b, lines.Err()
}

// key is that of an order in a bank; ok is false for an order that asks for more
// than a technique or a grade.
func (s *Spec) key() (key string, ok bool) {
	plain := Spec{Grade: s.Grade, UpTo: s.UpTo, Technique: s.Technique, Hardest: s.Hardest, Attempts: s.Attempts}
	from, to := s.grades()
	switch {
	case !plain.equal(s):
		return "", false
	case s.Technique != "":
		return s.Technique, from == rate.None && to == rate.None && !s.Hardest
	}
	return from.String(), from == to && from != rate.None
}

// equal reports whether two orders ask for the same.
func (s *Spec) equal(o *Spec) bool {
	return s.Grade == o.Grade && s.UpTo == o.UpTo && s.ER == o.ER && s.Score == o.Score &&
		s.Technique == o.Technique && s.Hardest == o.Hardest && slices.Equal(s.Only, o.Only) &&
		s.Symmetry == o.Symmetry && s.Givens == o.Givens && s.Minimal == o.Minimal && s.Pattern == o.Pattern
}

// Has reports whether the bank has puzzles for an order.
func (b *Bank) Has(s *Spec) bool {
	key, ok := s.key()
	return ok && len(b.Attempts[key]) > 0
}

// disguises is how many are tried at the most: which of several steps a path takes
// depends on where they lie, so that in some disguises a puzzle that could be solved
// in two ways is solved in the other.
const disguises = 200

// Generate makes the puzzle of an order and a seed out of one of the bank, in a
// disguise in which it is as wanted. The error is that of package function Generate,
// a NotFound for an order that the bank does not have.
func (b *Bank) Generate(ctx context.Context, s Spec, seed uint64) (Puzzle, error) {
	p, err := newPlan(&s)
	if err != nil {
		return Puzzle{}, err
	}
	if !b.Has(&s) {
		return Puzzle{}, &NotFound{}
	}
	key, _ := s.key()
	numbers := b.Attempts[key]
	for n := range disguises {
		r := newRandom(seed, n)
		made := Mined(numbers[r.below(len(numbers))])
		d := randomDisguise(r, false)
		made.Givens, made.Solution = d.Of(&made.Givens), d.Of(&made.Solution)
		made.Seed, made.Attempt = seed, n
		ok, err := p.fits(ctx, &made.Givens)
		if ok && p.guide != 0 {
			ok = p.guide.solves(&made.Givens)
		}
		switch {
		case err != nil:
			return Puzzle{}, &NotFound{n, err}
		case ok:
			return made, nil
		}
	}
	return Puzzle{}, &NotFound{disguises, nil}
}
