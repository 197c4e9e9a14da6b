package explain

import (
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
	links    int                    // branch links shown so far
	shown    map[[2]step.Claim]bool // keyed by assumption and last claim
	capital  bool                   // capitalise the start of sentences in any naming
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

// Count returns how many things a hole names, 0 if the step does not have it.
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

// lookUp returns the value of a hole, nil if the step has none.
func (f *filler) lookUp(name string) fmt.Stringer {
	switch {
	case name == "loses":
		placed := step.NewCandidateSet(f.step.Placements)
		return effects{slices.Concat(f.step.Placements, f.step.Eliminations), func(l *Language, list []board.Candidate) string {
			return l.losses(list, placed)
		}}
	case name == "placements" && len(f.step.Placements) > 0:
		return effects{f.step.Placements, (*Language).Placements}
	case name == "eliminations" && len(f.step.Eliminations) > 0:
		return effects{f.step.Eliminations, (*Language).Eliminations}
	}
	return f.step.Arg(name)
}

// size returns how many things a value names.
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
	case step.Chain:
		return len(v)
	case step.Branch:
		return len(v.Links)
	case step.Nested:
		return 1
	case step.Number:
		return int(v)
	}
	return 0
}

// Value appends the value of a hole. A name that ends with a star stands for all
// arguments with that prefix. An unknown hole is left as it is.
func (f *filler) Value(name string) {
	prefix, isMany := strings.CutSuffix(name, "*")
	separator := ""
	switch {
	case name == "technique":
		f.Text(f.language.Name(f.step.Technique))
		return
	case name == "effects":
		for _, name := range []string{"placements", "eliminations"} {
			if f.lookUp(name) != nil {
				f.Text(separator)
				f.value(name)
				separator = f.language.And
			}
		}
		return
	case !isMany:
		f.value(name)
		return
	}
	for _, a := range f.step.Args {
		if strings.HasPrefix(a.Name, prefix) {
			f.Text(separator)
			if _, nested := a.Value.(step.Nested); nested && f.links == mostLinks {
				f.Text("…")
				separator = "; "
				break
			}
			f.value(a.Name)
			separator = "; "
		}
	}
	if separator == "" {
		f.Text("{" + name + "}")
	}
}

// value appends the value of a hole.
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
		items = []string{f.language.nameHouses(v)}
	case step.CandidateList:
		t.Kind, t.Candidates = Candidates, step.NewCandidateSet(v)
		items = []string{f.language.Placements(v)}
	case effects:
		t.Kind, t.Candidates = Candidates, step.NewCandidateSet(v.list)
		items = []string{v.say(f.language, v.list)}
	case step.Chain:
		t.Kind, t.Candidates = Chain, chainCandidates(v)
		items = []string{f.language.chainText(v)}
	case step.Branch:
		t.Kind, t.Candidates = Chain, chainCandidates(v.Links)
		items = []string{f.branchText(v)}
	case step.Nested:
		t.Kind = Chain
		items = []string{f.nestedText(name, v.Step)}
	case step.Number:
		t.Kind = Number
		items = []string{v.String()}
	default:
		f.Text("{" + name + "}")
		return
	}
	t.Text = f.language.list(items)
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

func chainCandidates(chain step.Chain) board.CandidateSet {
	var set board.CandidateSet
	for _, l := range chain {
		for _, n := range []step.Node{l.From, l.To} {
			for c := range n.Cells.All() {
				set.Add(board.NewCandidate(c, n.Digit))
			}
		}
	}
	return set
}

// chainText formats a chain in reading order: r1c1≠5 → r1c9=5 → r3c9≠5. The nodes
// are alternately false and true: a strong link leads from false to true, a weak one from
// true to false.
func (l *Language) chainText(chain step.Chain) string {
	var b strings.Builder
	for i, link := range chain {
		from, to := "≠", "="
		if link.Kind == step.Weak {
			from, to = to, from
		}
		if i == 0 {
			b.WriteString(l.nodeText(link.From, from))
		}
		b.WriteString(" → " + l.nodeText(link.To, to))
	}
	return b.String()
}

// nodeText formats a node as r1c1=5, or as r1c12=5 or r12c1=5 if its cells share a line.
func (l *Language) nodeText(n step.Node, sign string) string {
	return l.group(n.Cells) + sign + digitText(n.Digit)
}
