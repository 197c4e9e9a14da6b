package format

import (
	"strings"
)

const stepMarks = "*#@-ABCDEFGHIJKLMNOPQRSTUVWXYZ"

// withoutStepMarks takes the marks off all groups that hold a digit, and counts
// them. A "#" here begins no comment.
func withoutStepMarks(s source) (plain source, marks int) {
	plain.text = s.text
	number := 0
	for raw := range strings.SplitSeq(s.text, "\n") {
		number++
		if isFrame(raw) || len(groupsOf(raw)) != 9 {
			text, comment, _ := strings.Cut(raw, "#")
			plain.lines = append(plain.lines, line{number: number, text: text, comment: strings.TrimSpace(comment)})
			continue
		}
		groups := groupsOf(raw)
		for i, g := range groups {
			if bare := strings.Map(dropStepMark, g); bare != "" && strings.Trim(bare, "123456789") == "" {
				marks += len(g) - len(bare)
				groups[i] = bare
			}
		}
		plain.lines = append(plain.lines, line{number: number, text: strings.Join(groups, " ")})
	}
	return plain, marks
}

func dropStepMark(r rune) rune {
	if strings.ContainsRune(stepMarks, r) {
		return -1
	}
	return r
}
