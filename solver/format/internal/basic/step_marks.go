package basic

import (
	"strings"

	"sudoku/solver/format/internal/core"
)

// StepMarks lists the marks that HoDoKu adds to the candidates of a step.
const StepMarks = "*#@-ABCDEFGHIJKLMNOPQRSTUVWXYZ"

// WithoutStepMarks removes the step marks from all groups with a digit in rows of nine
// groups, and counts the marks. In these rows, "#" does not start a comment.
func WithoutStepMarks(s core.Source) (plain core.Source, marks int) {
	plain.Text = s.Text
	number := 0
	for raw := range strings.SplitSeq(s.Text, "\n") {
		number++
		if IsFrame(raw) || len(SplitGroups(raw)) != 9 {
			text, comment := core.CutComment(raw)
			plain.Lines = append(plain.Lines, core.TextLine{Number: number, Text: text, Comment: strings.TrimSpace(comment)})
			continue
		}
		groups := SplitGroups(raw)
		for i, g := range groups {
			if bare := strings.Map(dropStepMark, g); bare != "" && strings.Trim(bare, "123456789") == "" {
				marks += len(g) - len(bare)
				groups[i] = bare
			}
		}
		plain.Lines = append(plain.Lines, core.TextLine{Number: number, Text: strings.Join(groups, " ")})
	}
	return plain, marks
}

func dropStepMark(r rune) rune {
	if strings.ContainsRune(StepMarks, r) {
		return -1
	}
	return r
}
