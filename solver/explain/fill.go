package explain

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// A filler fills the holes of a sentence from a step.
type filler struct {
	language *Language
	step     *step.Step
	tokens   []Token
	capital  bool // capitalise the start of sentences in any Naming
}

// Text appends words.
func (f *filler) Text(words string) {
	if words == "" {
		return
	}
	if n := len(f.tokens); n > 0 && f.tokens[n-1].Kind == Text {
		f.tokens[n-1].Text += words
		return
	}
	f.tokens = append(f.tokens, Token{Kind: Text, Text: words})
}

// Count returns the number of items that a hole names, or 0 if the step has no such
// argument.
func (f *filler) Count(name string) (n int, known bool) {
	name, _, _ = strings.Cut(name, "/")
	return size(f.lookUp(name)), true
}

// effects is a list of placements or eliminations.
type effects struct {
	list step.CandidateList
	say  func(*Language, []board.Candidate) string
}

func (e effects) String() string { return e.list.String() }

// lookUp returns the value of a hole, or nil if the step has none.
func (f *filler) lookUp(name string) fmt.Stringer {
	switch {
	case name == "loses":
		placed := step.NewCandidateSet(f.step.Placements)
		return effects{slices.Concat(f.step.Placements, f.step.Eliminations), func(l *Language, list []board.Candidate) string {
			return l.losses(list, placed, false)
		}}
	case name == "placements" && len(f.step.Placements) > 0:
		return effects{f.step.Placements, (*Language).Placements}
	case name == "eliminations" && len(f.step.Eliminations) > 0:
		return effects{f.step.Eliminations, (*Language).Eliminations}
	}
	return f.step.Arg(name)
}

// size returns the number of items that a value names.
func size(value fmt.Stringer) int {
	switch v := value.(type) {
	case board.CellSet:
		return v.Len()
	case board.DigitSet:
		return v.Len()
	case board.HouseSet:
		return v.Len()
	case step.CandidateList:
		return len(v)
	case effects:
		return len(v.list)
	case step.Number:
		return int(v)
	}
	return 0
}

// Value appends the value of a hole: the technique's name, all effects, or an argument.
func (f *filler) Value(name string) {
	switch name {
	case "technique":
		f.Text(f.language.Name(f.step.Technique))
	case "effects":
		separator := ""
		for _, name := range []string{"placements", "eliminations"} {
			if f.lookUp(name) != nil {
				f.Text(separator)
				f.value(name)
				separator = cmp.Or(f.language.Words.AndExcluded, f.language.And)
			}
		}
	default:
		f.value(name)
	}
}

// value appends the value of an argument or of one kind of effects. It leaves an
// unknown hole as it is.
func (f *filler) value(name string) {
	hole, _, _ := strings.Cut(name, "/")
	t := Token{Hole: hole}
	var items []string
	switch v := f.lookUp(hole).(type) {
	case board.CellSet:
		t.Kind, t.Cells = Cells, v
		items = []string{f.language.Cells(v)}
	case board.DigitSet:
		t.Kind, t.Digits = Digits, v
		items = digitsText(v)
	case board.HouseSet:
		t.Kind, t.Houses = Houses, v
		items = []string{f.language.HouseName(v, "")}
	case step.CandidateList:
		t.Kind, t.Candidates = Candidates, step.NewCandidateSet(v)
		items = []string{f.language.Placements(v)}
	case effects:
		t.Kind, t.Candidates = Candidates, step.NewCandidateSet(v.list)
		items = []string{v.say(f.language, v.list)}
	case step.Number:
		t.Kind = Number
		items = []string{v.String()}
	default:
		f.Text("{" + name + "}")
		return
	}
	t.Text = f.language.List(items)
	if text, ok := f.formed(name); ok {
		t.Text = text
	}
	if (f.capital || f.language.Naming == InWords) && f.begins() {
		t.Text = Capital(t.Text)
	}
	f.tokens = append(f.tokens, t)
}

// begins reports whether the next word starts a sentence.
func (f *filler) begins() bool {
	n := len(f.tokens)
	return n == 0 || strings.HasSuffix(f.tokens[n-1].Text, ". ")
}

// Capital capitalises the first letter of the text, except in a short name such as r1c2.
func Capital(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	if len(text) > size && '0' <= text[size] && text[size] <= '9' {
		return text
	}
	return string(unicode.ToUpper(first)) + text[size:]
}
