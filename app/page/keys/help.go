package keys

import (
	"strings"

	"sudoku/app/text/words"
)

// HelpLine is a line in the keyboard help.
type HelpLine struct{ Keys, Help string }

// Help returns the keyboard help in a language.
func Help(t *words.Keys) (lines []HelpLine) {
	var names []string
	for i, name := range Names {
		names = append(names, name, t.Names[i])
	}
	named := strings.NewReplacer(names...)
	for _, line := range Table {
		lines = append(lines, HelpLine{named.Replace(line.Keys), line.Help(t)})
	}
	return lines
}
