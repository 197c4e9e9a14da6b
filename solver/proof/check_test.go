package proof_test

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/iotest"

	"sudoku/solver/board"
	"sudoku/solver/internal/lrat"
	"sudoku/solver/proof"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// An unsatisfiable formula of four clauses in two variables, and its proof.
const (
	smallFormula = "c small\np cnf 2 4\n1 2 0\n1 -2 0\n-1 2\n0\n-1 -2 0\n"
	smallProof   = "5 1 0 1 2 0\n5 d 1 2 0\n6 0 5 3 4 0\n"
)

func check(formula, lines string) (int, error) {
	return proof.Check(strings.NewReader(formula), strings.NewReader(lines))
}

func TestCheck(t *testing.T) {
	if lines, err := check(smallFormula, smallProof); lines != 3 || err != nil {
		t.Errorf("%d lines, %v", lines, err)
	}
	if err := lrat.Verify(smallFormula, smallProof); err != nil {
		t.Errorf("the second checker: %v", err)
	}
}

// TestCheckRefuses damages the small formula and its proof in many ways.
func TestCheckRefuses(t *testing.T) {
	for _, test := range []struct{ old, now, complaint string }{
		{smallFormula, "", "formula, line 0: clauses are missing"},
		{"p cnf 2 4\n", "", "formula, line 2: 1 is no literal"},
		{"p cnf 2 4", "p cnf 2", `formula, line 2: "p" is no number`},
		{"p cnf 2 4", "p sat 2 4", `formula, line 2: "p" is no number`},
		{"p cnf 2 4", "p cnf 2 4\np cnf 2 4", `formula, line 3: "p" is no number`},
		{"p cnf 2 4", "p cnf x 4", `formula, line 2: "x" is no number`},
		{"p cnf 2 4", "p cnf 99999999 4", "formula, line 2: the formula is too large"},
		{"p cnf 2 4", "p cnf -1 4", "formula, line 2: the formula is too large"},
		{"p cnf 2 4", "p cnf 2 -4", "formula, line 2: the formula is too large"},
		{"p cnf 2 4", "p cnf 2 3", "formula, line 7: more clauses"},
		{"p cnf 2 4", "p cnf 2 5", "formula, line 7: clauses are missing"},
		{"-1 -2 0\n", "-1 -2 0\n1", "formula, line 8: clauses are missing"},
		{"-1 -2 0\n", "-1 -3 0\n", "formula, line 7: -3 is no literal"},
		{"-1 -2 0\n", "-1 -9223372036854775808 0\n", `formula, line 7: "-9223372036854775808" is no number`},
		{"-1 -2 0\n", "-1 two 0\n", `formula, line 7: "two" is no number`},
		{"6 0 5 3 4 0\n", "", "proof, line 2: the empty clause is missing"},
		{"6 0 5 3 4 0\n", "6 0 5 3 4 0\n7 0 5 3 4 0\n", "proof, line 4: more after the empty clause"},
		{"6 0 5 3 4 0\n", "\n", "proof, line 3: the line does not end"},
		{"6 0 5 3 4 0\n", "c end\n", `proof, line 3: "c" is no number`},
		{"6 0 5 3 4 0\n", "5 0 5 3 4 0\n", "proof, line 3: the clause's number"},
		{"6 0 5 3 4 0\n", "6 0 5 3 4\n", "proof, line 3: the line does not end"},
		{"6 0 5 3 4 0\n", "6 0 5 3 4 0 0\n", "proof, line 3: more hints"},
		{"6 0 5 3 4 0\n", "6 0 5 0 3 4 0\n", "proof, line 3: there is no clause 0"},
		{"6 0 5 3 4 0\n", "6 0 5 3 7 0\n", "proof, line 3: there is no clause 7"},
		{"6 0 5 3 4 0\n", "6 0 5 1 4 0\n", "proof, line 3: there is no clause 1"},
		{"6 0 5 3 4 0\n", "6 0 5 3 0\n", "proof, line 3: the hints contradict nothing"},
		{"6 0 5 3 4 0\n", "6 0 0\n", "proof, line 3: the hints contradict nothing"},
		{"6 0 5 3 4 0\n", "6 0\n", "proof, line 3: there are no hints"},
		{"6 0 5 3 4 0\n", "6 0 3 4 5 0\n", "proof, line 3: the hint 3 does not leave one"},
		{"6 0 5 3 4 0\n", "6 0 5 5 3 4 0\n", "proof, line 3: the hint 5 does not leave one"},
		{"6 0 5 3 4 0\n", "6 0 5 3 x 0\n", `proof, line 3: "x" is no number`},
		{"6 0 5 3 4 0\n", "6 1 -1 0 5 0\n", "proof, line 3: -1 does not belong"},
		{"6 0 5 3 4 0\n", "6 3 0 5 0\n", "proof, line 3: 3 does not belong"},
		{"5 1 0 1 2 0\n", "5 1 0 1 2 3 0\n", "proof, line 1: more hints"},
		{"5 1 0 1 2 0\n", "5 1 0 -1 2 0\n", "proof, line 1: there is no clause -1"},
		{"5 1 0 1 2 0\n", "5 1\n", "proof, line 1: the line does not end"},
		{"5 1 0 1 2 0\n", "0 1 0 1 2 0\n", "proof, line 1: the line does not end"},
		{"5 1 0 1 2 0\n", "5 1 x 0 1 2 0\n", `proof, line 1: "x" is no number`},
		{"5 d 1 2 0\n", "5 d 1 7 0\n", "proof, line 2: there is no clause 7"},
		{"5 d 1 2 0\n", "5 d 1 1 0\n", "proof, line 2: there is no clause 1"},
		{"5 d 1 2 0\n", "5 d 1 2\n", "proof, line 2: the line does not end"},
	} {
		formula, lines := smallFormula, smallProof
		if strings.Contains(formula, test.old) {
			formula = strings.Replace(formula, test.old, test.now, 1)
		} else {
			lines = strings.Replace(lines, test.old, test.now, 1)
		}
		if _, err := check(formula, lines); err == nil || !strings.HasPrefix(err.Error(), test.complaint) {
			t.Errorf("%q: %v", test.now, err)
		}
	}
	lost := errors.New("lost")
	if _, err := proof.Check(strings.NewReader(smallFormula), iotest.ErrReader(lost)); !errors.Is(err, lost) {
		t.Error(err)
	}
}

// TestTampered changes every line of a certificate. No changed certificate may be
// accepted.
func TestTampered(t *testing.T) {
	x := technique.ByKey("dynamic-plus-forcing-chain")
	start := x.Example()
	b := board.New(&start)
	s, _ := x.First(&b)
	c := certify(t, &start, []step.Step{s}, 0)
	lines := strings.SplitAfter(strings.TrimSuffix(string(c.Proof), "\n"), "\n")
	lemmas := 0
	for i, line := range lines {
		words := strings.Fields(line)
		if slices.Index(words, "0") > 2 && words[1] != "d" {
			lemmas++
		} else if i%every() != 0 {
			continue
		}
		for what, changed := range tampered(words, i) {
			all := slices.Concat(lines[:i], []string{changed}, lines[i+1:])
			if _, err := check(string(c.Formula), strings.Join(all, "")); err == nil {
				t.Errorf("line %d, %q: accepted %s, %q", i+1, line, what, changed)
			}
		}
	}
	if lemmas < 3 {
		t.Errorf("only %d lemmas", lemmas)
	}
	tamperFormula(t, &c)
}

// tampered returns changed versions of a line. The changes depend on the line number.
func tampered(words []string, number int) map[string]string {
	line := func(words []string) string { return strings.Join(words, " ") + "\n" }
	if words[1] == "d" {
		return map[string]string{"twice": line(words) + line(words)}
	}
	with := func(at int, word ...string) string {
		return line(slices.Concat(words[:at], word, words[at+1:]))
	}
	zero := slices.Index(words, "0")
	hint := zero + 1 + number%(len(words)-zero-2)
	all := map[string]string{"without it": ""}
	switch number % 3 {
	case 0:
		all["without a hint"] = with(hint)
		all["twice"] = line(words) + line(words)
	case 1:
		all["a hint twice"] = with(hint, words[hint], words[hint])
	case 2:
		all["another hint"] = with(hint, "1")
	}
	if zero > 1 {
		literal := 1 + number%(zero-1)
		n, _ := strconv.Atoi(words[literal])
		switch number % 4 {
		case 0:
			all["a literal's opposite"] = with(literal, strconv.Itoa(-n))
		case 1:
			all["another literal"] = with(literal, strconv.Itoa(n%729+1))
		case 2:
			all["without a literal"] = with(literal)
		}
	}
	return all
}

// tamperFormula replaces, one at a time, each clause that is not a rule with a tautology.
// If the proof uses the clause, the certificate must be rejected.
func tamperFormula(t *testing.T, c *proof.Certificate) {
	lines := strings.SplitAfter(string(c.Formula), "\n")
	lines = lines[:len(lines)-1]
	used := func(n int) bool { return bytes.Contains(c.Proof, fmt.Appendf(nil, " %d ", n)) }
	head := slices.IndexFunc(lines, func(l string) bool { return l[0] == 'p' })
	for n := 11989; n < len(lines)-head; n++ {
		changed := slices.Clone(lines)
		changed[head+n] = "729 -729 0\n"
		if _, err := check(strings.Join(changed, ""), string(c.Proof)); err == nil && used(n) {
			t.Errorf("accepted without clause %d", n)
		}
	}
}

// FuzzCheck checks that Check never panics, that its errors name the place, and that the
// second checker accepts everything that Check accepts.
func FuzzCheck(f *testing.F) {
	f.Add(smallFormula, smallProof)
	f.Add("p cnf 1 2\n1 0\n-1 0\n", "3 0 1 2 0\n")
	f.Add("p cnf 0 1\n0\n", "2 0 1 0\n")
	f.Add("p cnf 3 3\n1 2 3 0 -1 0\n-2 0", "4 3 0 2 3 1 0\n4 d 1 0\n")
	f.Fuzz(func(t *testing.T, formula, lines string) {
		_, err := check(formula, lines)
		switch {
		case err == nil:
			if err := lrat.Verify(formula, lines); err != nil {
				t.Errorf("accepted, and by the second checker not: %v", err)
			}
		case !strings.HasPrefix(err.Error(), "formula, line ") && !strings.HasPrefix(err.Error(), "proof, line "):
			t.Errorf("%v names no line", err)
		}
	})
}
