package explain

import (
	"fmt"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// mostLinks is how many links of branches a sentence tells; what is more is in
// the drawings.
const mostLinks = 160

// branchText tells a branch link by link. Where it goes on from an earlier
// claim it says so, and what had to be ruled out before. What an earlier branch
// with the same assumption has told is not told again.
func (f *filler) branchText(br step.Branch) string {
	var b strings.Builder
	b.WriteString(f.language.assume[0] + claimText(br.If) + f.language.assume[1] + claimText(br.Then))
	var at step.Claim
	begun := false
	for i, l := range br.Links {
		told := [2]step.Claim{br.If, l.End()}
		if f.told[told] {
			continue
		}
		if f.links == mostLinks {
			fmt.Fprintf(&b, "; … (%s %d)", f.language.more, len(br.Links)-i)
			break
		}
		f.links++
		f.told[told] = true
		from := l.Start()
		switch {
		case !begun:
			b.WriteString(": " + claimText(from))
		case from != at:
			b.WriteString("; " + claimText(from))
		}
		begun = true
		at = l.End()
		b.WriteString(" → " + claimText(at) + f.reason(&l))
	}
	return b.String()
}

func claimText(c step.Claim) string {
	sign := "="
	if !c.True {
		sign = "≠"
	}
	return signed([]board.Candidate{c.Candidate}, sign)[0]
}

// reason names the step that a link is made by and what had to be ruled out,
// besides its beginning.
func (f *filler) reason(l *step.Link) string {
	text := ""
	if l.Step != nil {
		text = " [" + f.stepName(l.Step) + "]"
	}
	var others []board.Candidate
	for _, x := range l.Without {
		if x != l.Start().Candidate {
			others = append(others, x)
		}
	}
	if len(others) == 0 {
		return text
	}
	return text + " (" + f.language.with + f.language.list(signed(others, "≠")) + ")"
}

// stepName is the name of a step made on the way, with its number if the
// sentence tells more about it.
func (f *filler) stepName(s *step.Step) string {
	name := f.language.Name(s.Technique)
	for _, a := range f.step.Args {
		if n, ok := a.Value.(step.Nested); ok && n.Step.Technique == s.Technique && n.Step.Effects() == s.Effects() {
			return name + " " + strings.TrimPrefix(a.Name, "nested-")
		}
	}
	return name
}

// nestedText tells the branches of a step made on the way.
func (f *filler) nestedText(name string, s *step.Step) string {
	var parts []string
	for _, br := range s.Branches() {
		parts = append(parts, f.branchText(br))
	}
	return f.language.Name(s.Technique) + " " + strings.TrimPrefix(name, "nested-") + ": " + strings.Join(parts, "; ")
}
