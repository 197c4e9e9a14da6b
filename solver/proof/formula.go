package proof

import (
	"fmt"
	"strconv"

	"sudoku/solver/board"
)

// literal says of a candidate that it is true or, negative, that it is false. As
// in DIMACS a candidate has the number of its board.Candidate and one:
// 81(r-1) + 9(c-1) + d for the digit d in row r and column c.
type literal int32

// isTrue says that a candidate is true.
func isTrue(x board.Candidate) literal { return literal(x) + 1 }

// isFalse says that a candidate is false.
func isFalse(x board.Candidate) literal { return -isTrue(x) }

// candidate is the candidate that the literal is about.
func (l literal) candidate() board.Candidate { return board.Candidate(max(l, -l) - 1) }

// A choice is nine candidates of which exactly one is true: those of a cell, in
// the order of the cells, or the places of a digit in a house, house after house
// (rows, columns, boxes) and digit after digit.
const (
	choices = board.Cells + board.Houses*9
	pairs   = 9 * 8 / 2
	// rules is the number of clauses that every puzzle has: one at least of each
	// choice, choice after choice, and then not both of each pair of each.
	rules = choices + choices*pairs
)

var (
	choiceOf  [choices][9]board.Candidate
	choicesOf [board.Candidates][4]int // that a candidate is in
)

func init() {
	for x := range board.Candidate(board.Candidates) {
		c, d := x.Cell(), int(x.Digit())-1
		choicesOf[x][0] = int(c)
		choiceOf[c][d] = x
		for i, h := range c.Houses() {
			k := board.Cells + int(h)*9 + d
			choicesOf[x][i+1] = k
			for j := range 9 {
				if h.At(j) == c {
					choiceOf[k][j] = x
				}
			}
		}
	}
}

// clause is the number of a clause in the certificate; of a lemma that is not
// written yet its place among the lemmas, from -1 downwards; 0 is none.
type clause int32

// oneOf is the clause that one at least of a choice is true.
func oneOf(choice int) clause { return clause(choice) + 1 }

// notBoth is the clause that not both the i-th and the j-th of a choice are.
func notBoth(choice, i, j int) clause {
	i, j = min(i, j), max(i, j)
	return clause(choices + choice*pairs + i*(17-i)/2 + j - i)
}

// of are the candidates of a clause of the rules.
func (n clause) of() []board.Candidate {
	if n <= choices {
		return choiceOf[n-1][:]
	}
	at := int(n-1) - choices
	all, i, j := &choiceOf[at/pairs], 0, at%pairs
	for ; j >= 8-i; i++ {
		j -= 8 - i
	}
	return []board.Candidate{all[i], all[i+1+j]}
}

// appendRules writes the clauses of the rules.
func appendRules(out []byte) []byte {
	for n := range clause(rules) {
		of := isTrue
		if n >= choices {
			of = isFalse
		}
		for _, x := range (n + 1).of() {
			out = append(strconv.AppendInt(out, int64(of(x)), 10), ' ')
		}
		out = append(out, "0\n"...)
	}
	return out
}

// formula is the puzzle, what else is assumed, and that the claim is wrong, with
// what is in it as comments.
func (m *maker) formula(start *board.Position, claim []literal) []byte {
	out := make([]byte, 0, 1<<18)
	line := func(format string, args ...any) { out = fmt.Appendf(out, "c "+format+"\n", args...) }
	line("The sudoku %s", start.Givens.String())
	line("Variable 81(r-1) + 9(c-1) + d is true if row r, column c holds d.")
	line("%d clauses: one digit at least in each cell, one place at least of each digit in each house.", choices)
	line("%d clauses: not two of these.", rules-choices)
	line("%d clauses: the givens.", start.Givens.Filled().Len())
	if n := len(m.assumed) - start.Givens.Filled().Len(); n > 0 {
		line("%d clauses: what else was on the board, taken for granted.", n)
	}
	line("1 clause: that what the certificate claims is wrong. No other clause is about the claim.")
	line("The certificate derives, up to these clauses:")
	for _, r := range m.reached {
		line("%d %s", r.at, r.text)
	}
	out = fmt.Appendf(out, "p cnf %d %d\n", board.Candidates, rules+len(m.assumed)+1)
	out = appendRules(out)
	for _, l := range m.assumed {
		out = fmt.Appendf(out, "%d 0\n", l)
	}
	for _, l := range claim {
		out = fmt.Appendf(out, "%d ", -l)
	}
	return append(out, "0\n"...)
}
