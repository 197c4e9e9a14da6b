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
	choiceOf  [choices][9]board.Candidate // in rising order
	choicesOf [board.Candidates][4]int    // that a candidate is in
	pairOf    [pairs][2]int               // the places in a choice, in the order of the clauses
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

// clause is the number of a clause in the certificate; of a lemma that is not
// written yet its place among the lemmas, from -1 downwards; 0 is none.
type clause int32

// choiceClause is the clause that one at least of a choice is true.
func choiceClause(choice int) clause { return clause(choice) + 1 }

// notBoth is the clause that not both the i-th and the j-th of a choice are.
func notBoth(choice, i, j int) clause { return clause(choices + choice*pairs + pairAt[i][j] + 1) }

// of are the candidates of a clause of the rules.
func (n clause) of() []board.Candidate {
	if n <= choices {
		return choiceOf[n-1][:]
	}
	at := int(n) - 1 - choices
	all, p := &choiceOf[at/pairs], pairOf[at%pairs]
	return []board.Candidate{all[p[0]], all[p[1]]}
}

// head are the comments of a formula.
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

// formula is the puzzle, what else is assumed, and that the claim is wrong, with
// what is in it as comments.
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
