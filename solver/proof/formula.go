package proof

import (
	"fmt"
	"strconv"

	"sudoku/solver/board"
)

// A literal states that a candidate is true or, if negative, that it is false. As in
// DIMACS, variables are numbered from 1: a variable is the board.Candidate plus one,
// which is 81(r-1) + 9(c-1) + d for the digit d in row r and column c.
type literal int32

// isTrue returns the literal that states that a candidate is true.
func isTrue(x board.Candidate) literal { return literal(x) + 1 }

// isFalse returns the literal that states that a candidate is false.
func isFalse(x board.Candidate) literal { return -isTrue(x) }

// candidate returns the candidate of the literal.
func (l literal) candidate() board.Candidate { return board.Candidate(max(l, -l) - 1) }

// A choice is a list of nine candidates of which exactly one is true. The first choices
// are the candidates of each cell, in cell order. The others are the places for each
// digit in each house, house by house (rows, columns, boxes) and digit by digit.
const (
	choices = board.Cells + board.Houses*9
	pairs   = 9 * 8 / 2
	// rules is the number of clauses common to all puzzles. The first ones state that
	// each choice has at least one true candidate. The others state, for each pair of
	// candidates in a choice, that at most one of them is true.
	rules = choices + choices*pairs
)

var (
	choiceOf  [choices][9]board.Candidate // in ascending order
	choicesOf [board.Candidates][4]int    // the choices that contain a candidate
	pairOf    [pairs][2]int               // pairs of indices in a choice, in the order of the clauses
	pairAt    [9][9]int
)

func init() {
	var n [choices]int
	for x := range board.Candidates {
		cell, d := board.Cell(x/9), x%9
		in := [4]int{x / 9, 81 + cell.Row()*9 + d, 162 + cell.Column()*9 + d, 243 + cell.Box()*9 + d}
		choicesOf[x] = in
		for _, k := range in {
			choiceOf[k][n[k]] = board.Candidate(x)
			n[k]++
		}
	}
	at := 0
	for i := range 9 {
		for j := i + 1; j < 9; j++ {
			pairOf[at], pairAt[i][j], pairAt[j][i] = [2]int{i, j}, at, at
			at++
		}
	}
}

// A clause is the number of a clause in the certificate. A lemma that is not written yet
// has a negative number: -1 for the first, -2 for the second and so on. 0 means no
// clause.
type clause int32

// choiceClause returns the clause that states that at least one candidate of a choice is
// true.
func choiceClause(choice int) clause { return clause(choice) + 1 }

// notBoth returns the clause that states that the i-th and the j-th candidate of a choice
// are not both true.
func notBoth(choice, i, j int) clause { return clause(choices + choice*pairs + pairAt[i][j] + 1) }

// of returns the candidates in a clause of the rules.
func (n clause) of() []board.Candidate {
	if n <= choices {
		return choiceOf[n-1][:]
	}
	at := int(n) - 1 - choices
	all, p := &choiceOf[at/pairs], pairOf[at%pairs]
	return []board.Candidate{all[p[0]], all[p[1]]}
}

// head is the header comment of a formula.
const head = `c The sudoku %s
c Variable 81(r-1) + 9(c-1) + d is true if row r, column c holds d.
c %d clauses: one digit at least in each cell, one place at least of each digit in each house.
c %d clauses: not two of these.
c %d clauses: the givens.
c %d clauses: what else is on the board, taken for granted.
c 1 clause: that what the certificate claims is wrong. No other clause is about the claim.
c The certificate derives, up to these clauses:
%sp cnf %d %d
`

// formula returns the commented formula: the rules, the assumed literals and the
// negated claim.
func (m *maker) formula(puzzle *board.Grid) []byte {
	givens := puzzle.Filled().Len()
	out := fmt.Appendf(make([]byte, 0, 1<<18), head, puzzle, choices, rules-choices, givens, len(m.assumed)-givens,
		m.reached, board.Candidates, rules+len(m.assumed)+1)
	add := func(l literal, end string) { out = append(strconv.AppendInt(out, int64(l), 10), end...) }
	for n := range clause(rules) {
		for _, x := range (n + 1).of() {
			l := isTrue(x)
			if n >= choices {
				l = -l
			}
			add(l, " ")
		}
		add(0, "\n")
	}
	for _, l := range m.assumed {
		add(l, " 0\n")
	}
	for _, l := range m.claim {
		add(-l, " ")
	}
	add(0, "\n")
	return out
}
