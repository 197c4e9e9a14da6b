package explain

import (
	"sync"

	"sudoku/solver/argument"
	"sudoku/solver/board"
	"sudoku/solver/phrase"
	"sudoku/solver/step"
)

// Depth is the level of detail of an explanation.
type Depth uint8

const (
	Normal   Depth = iota // why the step holds, link by link unless there are too many
	Brief                 // what the step does
	Thorough              // every link, and what earlier steps ruled out for it
	Depths   = iota
)

// Scene is one picture of a step with its sentence.
type Scene struct {
	// View is the drawing, including the step's effects.
	View step.View
	// Link is the index in View.Links of the link that the scene shows, or -1 for the
	// whole picture.
	Link int
	// Clean is set if the digits on the board explain the step and candidates would only
	// distract.
	Clean bool
	// Needs lists the candidates that earlier steps must have ruled out for the scene. It
	// leaves out those excluded by a digit on the board.
	Needs []board.Candidate

	about    step.Step // the step that the sentence describes
	why      *why      // the argument of a whole step, or nil
	sentence sentence
	thorough bool
}

// why holds the argument of a step. The argument is made on first use, and copies of a
// scene share it.
type why struct {
	before   *board.Board
	once     sync.Once
	argument argument.Argument
}

// argument returns the argument of the scene's step. It is empty if the step has none.
func (sc *Scene) argument() *argument.Argument {
	if sc.why == nil {
		return &argument.Argument{}
	}
	sc.why.once.Do(func() { sc.why.argument = argument.Of(&sc.about, sc.why.before) })
	return &sc.why.argument
}

// Parts returns the named parts of the step's argument, or nil if the step has none.
func (sc *Scene) Parts() []argument.Part { return sc.argument().Parts }

// Short returns the short form of the step, or "" if the step has no argument.
func (sc *Scene) Short() string {
	if a := sc.argument(); len(a.So) > 0 {
		return a.Short
	}
	return ""
}

// A sentence selects the template of a scene. own selects the technique's sentence.
type sentence uint8

const (
	own sentence = iota
	brief
	strongInHouse
	strongInCell
	strongInSet
	weakInHouse
	weakBySight
	weakInCell
	implied
	branch
	therefore
	sentences = iota
)

// Captions holds the templates of scenes. In addition to the effects, they may use these
// holes:
//
//	Strong…     {digit} at the cells {from} is false, so {other} at {to} is true;
//	            the reason is {house}, or {set} with {size} cells; {without} was
//	            ruled out on the way
//	Weak…       the same with true and false exchanged
//	Implied     {other} at {to} follows by {technique}
//	Branch      after {count} links, {assumption} leads to {result}
type Captions struct {
	Brief                                    string
	StrongInHouse, StrongInCell, StrongInSet string
	WeakInHouse, WeakBySight, WeakInCell     string
	Implied, Branch, Therefore               string
}

// template returns the template for a sentence.
func (l *Language) template(s sentence, technique string) string {
	t, said := l.Technique(technique), &l.Captions
	switch {
	case t == nil && s == own:
		return technique + ": {effects}."
	case s == own && t.Sentence != "":
		return t.Sentence
	case s == own:
		return said.Therefore
	}
	return [sentences]string{
		brief:         said.Brief,
		strongInHouse: said.StrongInHouse, strongInCell: said.StrongInCell, strongInSet: said.StrongInSet,
		weakInHouse: said.WeakInHouse, weakBySight: said.WeakBySight, weakInCell: said.WeakInCell,
		implied: said.Implied, branch: said.Branch, therefore: said.Therefore,
	}[s]
}

// Reasons returns the lines of the argument that the scene shows, or nil.
func (l *Language) Reasons(sc *Scene) (lines []Said) {
	if sc.Lines() == 0 {
		return nil
	}
	for _, line := range l.Argue(sc.argument()) {
		if sc.thorough || !line.Fold {
			lines = append(lines, line)
		}
	}
	return lines
}

// Lines returns the number of lines that Reasons returns.
func (sc *Scene) Lines() int {
	if sc.sentence != own {
		return 0
	}
	a := sc.argument()
	n := len(a.So)
	if n == 0 {
		return 0
	}
	for i := range a.Why {
		if sc.thorough || !a.Why[i].Fold {
			n++
		}
	}
	return n
}

// Say returns the sentence of a scene: the lines of its argument, if it has one.
func (l *Language) Say(sc *Scene) (words []Token) {
	for i, line := range l.Reasons(sc) {
		if i > 0 {
			words = append(words, Token{Text: l.Marks.Space})
		}
		words = append(words, line.Words...)
	}
	if words != nil {
		return words
	}
	if sc.sentence == brief {
		if short := sc.Short(); short != "" {
			return []Token{{Text: short}}
		}
	}
	f := filler{language: l, step: &sc.about}
	phrase.Fill(l.template(sc.sentence, sc.about.Technique), l.Plural, &f)
	return f.tokens
}

// On returns the argument of a step in sentences.
func (l *Language) On(s *step.Step, b *board.Board) string {
	sc := Whole(s, b)
	return String(l.Say(&sc))
}

// mostSaid is the maximum number of links that depth Normal shows one by one. A longer
// step gets one scene per branch.
const mostSaid = 16

// Scenes returns the pictures of a step on the board where it was found. There is at
// least one, and the first shows the whole step.
func Scenes(s *step.Step, b *board.Board, depth Depth) []Scene {
	first := Whole(s, b)
	if depth == Brief {
		first.sentence = brief
		return []Scene{first}
	}
	first.thorough = depth == Thorough
	scenes := []Scene{first}
	links := 0
	for i := range s.Views {
		links += len(s.Views[i].Links)
	}
	branches := s.Branches()
	for i := range s.Views {
		v := s.Drawn(i)
		if i < len(branches) {
			scenes = append(scenes, branchScene(s, v, &branches[i]))
		} else if i > 0 {
			more := first
			more.View = v
			scenes = append(scenes, more)
		}
		if areRead(v.Links) && (links <= mostSaid || depth == Thorough) {
			for j := range v.Links {
				scenes = append(scenes, linkScene(b, v, j))
			}
		}
	}
	if len(scenes) > 1 && links > 0 {
		last := first
		last.sentence = therefore
		scenes = append(scenes, last)
	}
	return scenes
}

// Whole returns the scene that shows a whole step.
func Whole(s *step.Step, b *board.Board) Scene {
	switch s.Technique {
	case "hidden-single-box", "hidden-single-line":
		return hiddenSingle(s, b)
	case "naked-single":
		return nakedSingle(s, b)
	}
	sc := Scene{View: s.Drawn(0), Link: -1, Clean: s.Technique == "full-house", about: *s, why: &why{before: b}}
	sc.Needs = absent(s, b)
	return sc
}

// absent returns the candidates that the pattern needs to be absent and that earlier
// steps ruled out: other places of its digits in its houses or, if it has no houses,
// other digits in its cells.
func absent(s *step.Step, b *board.Board) (list []board.Candidate) {
	var digits board.DigitSet
	for _, name := range []string{"digit", "digits"} {
		if set, ok := s.Arg(name).(board.DigitSet); ok {
			digits |= set
		}
	}
	houses := false
	v := &s.Views[0]
	for _, h := range v.Houses {
		if h.Role&step.Base != 0 && !digits.IsEmpty() {
			houses = true
			list = appendAbsent(list, b, h.Item.Cells(), digits)
		}
	}
	if !houses {
		for _, h := range v.Cells {
			list = appendAbsent(list, b, board.NewCellSet(h.Item), board.AllDigits)
		}
	}
	return list
}

// appendAbsent appends the given digits that empty cells lack although no digit on the
// board excludes them.
func appendAbsent(list []board.Candidate, b *board.Board, cells board.CellSet, digits board.DigitSet) []board.Candidate {
	for c := range cells.And(b.Empty()).All() {
		for d := range (digits &^ b.Candidates(c)).All() {
			if !sees(b, c, d) {
				list = append(list, board.NewCandidate(c, d))
			}
		}
	}
	return list
}

// sees reports whether a cell sees a cell that holds the digit.
func sees(b *board.Board, c board.Cell, d board.Digit) bool {
	for o := range c.Peers().All() {
		if b.Value(o) == d {
			return true
		}
	}
	return false
}
