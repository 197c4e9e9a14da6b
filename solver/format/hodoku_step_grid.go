package format

import "strings"

// HoDoKuStepGrid is PencilMarkGrid with the marks that HoDoKu lays on a step:
// "*" on a candidate of the pattern, "#" on a fin, "@" on an endo-fin, "A" and
// so on for almost locked sets, "-" on what is eliminated. The marks and the
// step are passed over; what the step eliminates is still there.
//
// Source: HoDoKu's clipboard, "PM grid with step".
var HoDoKuStepGrid = Format{
	Key:   "hodoku-step-grid",
	Keeps: keeps(Eliminations, DeadCells),
	detect: func(s source) bool {
		plain, marks := s.withoutStepMarks()
		return marks > 0 && detectPencilMarks(plain)
	},
	parse: func(s source) (Reading, *Error) {
		plain, marks := s.withoutStepMarks()
		r, err := parsePencilMarks(plain)
		if marks > 0 {
			r.Dropped[Steps] = 1
		}
		return r, err
	},
}

const stepMarks = "*#@-ABCDEFGHIJKLMNOPQRSTUVWXYZ"

// withoutStepMarks takes the marks off all groups that hold a digit, and counts
// them. A "#" here begins no comment.
func (s source) withoutStepMarks() (plain source, marks int) {
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
