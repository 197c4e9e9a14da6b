// Package argument turns a step into an argument: its named parts, facts that anyone can
// check on the board, and a reason for each effect. It contains no words. Package explain
// puts arguments into words, and package check verifies them without knowing any
// technique.
package argument

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Argument is the proof of a step, line by line.
type Argument struct {
	Parts []Part
	// Why holds the facts. A line may use the facts of the lines above it.
	Why []Line
	// So holds the effects. Each effect is in exactly one line.
	So []Line
	// Short is the technique and the step in forum notation.
	Short string
}

// Part is a named part of the pattern.
type Part struct {
	Name   PartName
	Cells  board.CellSet
	Digits board.DigitSet
	Role   step.Role
}

// Line is a line of an argument.
type Line struct {
	Say []Sentence
	// Fold marks a line that only supports the next unfolded line.
	Fold bool
}

// Sentence is a sentence with the facts that it states.
type Sentence struct {
	Key   Key
	Args  []step.Arg
	Facts []Fact
	// Effects are the effects of the step that follow from this sentence and the facts
	// before it.
	Effects step.Effects
	Links   []step.Link
}

// Most is the maximum number of lines of Why and So together, apart from folded ones.
const Most = 7

// Of returns the argument of a step on the board where it was found.
func Of(s *step.Step, b *board.Board) Argument {
	m := maker{b: b, s: s}
	m.left = step.NewCandidateSet(slices.Concat(s.Placements, s.Eliminations))
	if write := writerOf(s); write != nil {
		write(&m)
	}
	if s.Technique != "brute-force" {
		m.rest()
	}
	m.squeeze()
	if m.a.Short == "" {
		m.a.Short = m.plainShort()
	}
	m.a.Short = s.Technique + ": " + m.a.Short
	return m.a
}

// A maker writes the argument of a step.
type maker struct {
	b    *board.Board
	s    *step.Step
	a    Argument
	left board.CandidateSet // effects that are in no line yet
}

func (m *maker) part(name PartName, cells board.CellSet, digits board.DigitSet, role step.Role) {
	if !cells.IsEmpty() {
		m.a.Parts = append(m.a.Parts, Part{name, cells, digits, role})
	}
}

// why adds a line with one sentence.
func (m *maker) why(key Key, args ...step.Arg) {
	m.a.Why = append(m.a.Why, Line{Say: []Sentence{{Key: key, Args: args}}})
}

// fold adds a line that supports the next one.
func (m *maker) fold(key Key, args ...step.Arg) {
	m.why(key, args...)
	m.a.Why[len(m.a.Why)-1].Fold = true
}

// prove adds facts to the last line. Callers check proving first, so the page computes
// no facts.
func (m *maker) prove(facts []Fact) {
	said := &m.a.Why[len(m.a.Why)-1].Say[0]
	said.Facts = append(said.Facts, facts...)
}

// proveSo adds facts to the last line of effects.
func (m *maker) proveSo(facts []Fact) {
	said := &m.a.So[len(m.a.So)-1].Say[0]
	said.Facts = append(said.Facts, facts...)
}

// so adds a line for those of the listed candidates that are effects and in no line yet.
// It passes their cells as the argument "gone", and reports whether there are any.
func (m *maker) so(key Key, list []board.Candidate, args ...step.Arg) bool {
	var e step.Effects
	var gone board.CellSet
	for _, x := range list {
		if !m.left.Has(x) {
			continue
		}
		m.left.Remove(x)
		gone = gone.With(x.Cell())
		if slices.Contains(m.s.Placements, x) {
			e.Placements.Add(x)
		} else {
			e.Eliminations.Add(x)
		}
	}
	if e == (step.Effects{}) {
		return false
	}
	args = append(args, step.CellsArg("gone", gone))
	m.a.So = append(m.a.So, Line{Say: []Sentence{{Key: key, Args: args, Effects: e}}})
	return true
}

// open returns the effects that are in no line yet, in ascending order.
func (m *maker) open() (list []board.Candidate) {
	return slices.Collect(m.left.All())
}

// openIn is like open but returns only effects with one of the digits in one of the
// cells.
func (m *maker) openIn(cells board.CellSet, digits board.DigitSet) (list []board.Candidate) {
	for x := range m.left.All() {
		if cells.Has(x.Cell()) && digits.Has(x.Digit()) {
			list = append(list, x)
		}
	}
	return list
}

// cells returns the named argument of the step, or the empty set.
func (m *maker) cells(name string) board.CellSet {
	set, _ := m.s.Arg(name).(board.CellSet)
	return set
}

// digits returns the named argument of the step, or the empty set.
func (m *maker) digits(name string) board.DigitSet {
	set, _ := m.s.Arg(name).(board.DigitSet)
	return set
}

// houses returns the named argument of the step, or the empty set.
func (m *maker) houses(name string) board.HouseSet {
	set, _ := m.s.Arg(name).(board.HouseSet)
	return set
}

// at returns the places for d among the cells.
func (m *maker) at(d board.Digit, cells board.CellSet) board.CellSet { return m.b.Places(d).And(cells) }

// squeeze joins neighbouring lines, shortest first, and then folds lines, until at most
// Most are left. It keeps a supposition at the start of its line as long as possible, and
// never folds it.
func (m *maker) squeeze() {
	for m.lines() > Most {
		var best *[]Line
		at, least := -1, 0
		for _, list := range []*[]Line{&m.a.Why, &m.a.So} {
			for i := 1; i < len(*list); i++ {
				if (*list)[i].Fold || (*list)[i-1].Fold {
					continue
				}
				n := len((*list)[i-1].Say) + len((*list)[i].Say)
				if supposes(&(*list)[i]) {
					n += 100
				}
				if at < 0 || n < least {
					best, at, least = list, i, n
				}
			}
		}
		if at < 0 {
			i := slices.IndexFunc(m.a.Why, func(l Line) bool { return !l.Fold && !supposes(&l) })
			if i < 0 {
				return
			}
			m.a.Why[i].Fold = true
			continue
		}
		(*best)[at-1].Say = append(slices.Clone((*best)[at-1].Say), (*best)[at].Say...)
		*best = slices.Delete(*best, at, at+1)
	}
}

// supposes reports whether a line begins with a supposition.
func supposes(l *Line) bool { return l.Say[0].Key == Suppose || l.Say[0].Key == SupposeNot }

// lines returns the number of lines that are not folded.
func (m *maker) lines() (n int) {
	for _, list := range [][]Line{m.a.Why, m.a.So} {
		for i := range list {
			if !list[i].Fold {
				n++
			}
		}
	}
	return n
}
