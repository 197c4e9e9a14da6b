//go:build !js

package argument

import (
	"fmt"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// String formats a choice as r1c1 for a cell or 5r1 for a digit in a house.
func (c Choice) String() string {
	if c.Digit == 0 {
		return c.Cell.String()
	}
	return fmt.Sprint(c.Digit, c.House)
}

// String formats the fact in the notation that --json uses for claims.
func (f Fact) String() string {
	set := func(c board.CellSet) string {
		if c.Len() == 1 {
			return c.String()
		}
		return "{" + c.String() + "}"
	}
	switch f.Kind {
	case Holds:
		return fmt.Sprintf("%s={%v}", set(f.Cells), f.Digits)
	case Places:
		return fmt.Sprintf("%v@%v={%v}", f.Digits, f.House, f.Cells)
	case Sees:
		return set(f.Cells) + "~" + set(f.Others)
	case Is:
		return fmt.Sprintf("%s is %v", set(f.Cells), f.Digits)
	case Gone:
		return fmt.Sprintf("gone %v from {%v}", f.Digits, f.Cells)
	case Empty:
		return fmt.Sprintf("empty %v={%v}", f.House, f.Cells)
	case Set:
		return fmt.Sprintf("als {%v}={%v}", f.Cells, f.Digits)
	case Count:
		text := fmt.Sprintf("count %s by %s", texts(f.Truths), texts(f.Links))
		if len(f.Fins) > 0 {
			text += " unless " + step.CandidateList(f.Fins).String()
		}
		return text
	case Deadly:
		return fmt.Sprintf("deadly {%v} %v unless %v", f.Cells, f.Digits, step.CandidateList(f.Extras))
	case Jammed:
		return fmt.Sprintf("jammed {%v} %v", f.Cells, f.Digits)
	case Rules:
		return "peers"
	case Lie:
		return fmt.Sprintf("far %v in {%v}: %s", f.Digits, f.Others, texts(f.Links))
	case Ways:
		return fmt.Sprintf("ways %v=%d {%v}", f.Digits, f.Number, f.Cells)
	}
	text := claims(f.Then, " | ")
	if len(f.Then) == 0 {
		text = "false"
	}
	if len(f.If) > 0 {
		text = claims(f.If, " & ") + " -> " + text
	}
	if f.Kind == Cases {
		text = "search " + text
	}
	return text
}

func texts(list []Choice) string {
	var b strings.Builder
	for i, c := range list {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(c.String())
	}
	return b.String()
}

func claims(list []step.Claim, between string) string {
	var b strings.Builder
	for i, c := range list {
		if i > 0 {
			b.WriteString(between)
		}
		b.WriteString(c.String())
	}
	return b.String()
}
