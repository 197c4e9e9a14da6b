package core

import (
	"strings"
	"unicode"
)

// Complete sets the fields of a format that follow from its Heading, unless they are set.
func (f *Format) Complete() {
	if f.Heading == "" {
		return
	}
	if f.Look == nil {
		f.Look = func(s Source) bool { return hasHeading(s.firstText(), f.Heading) }
	}
	if f.Block == nil {
		f.Block = UnderHeading(f.Heading)
	}
}

// UnderHeading returns a block that extends from a heading to the next heading or blank
// line.
func UnderHeading(heading string) *Block {
	return &Block{
		Marks:  foldsOf([]rune(heading)[0]),
		Begins: func(text string) bool { return hasHeading(text, heading) },
		Takes: func(_ []string, text string) bool {
			return strings.TrimSpace(text) != "" && !hasHeading(text, heading)
		},
	}
}

// headings counts the lines that begin a text of the format.
func (f *Format) headings(s Source) (n int) {
	if f.Heading == "" {
		return 0
	}
	for _, l := range s.Lines {
		if hasHeading(l.Text, f.Heading) {
			n++
		}
	}
	return n
}

func hasHeading(text, heading string) bool {
	text = strings.TrimLeft(text, " \t")
	return len(text) >= len(heading) && strings.EqualFold(text[:len(heading)], heading)
}

// foldsOf returns a character in upper and lower case.
func foldsOf(r rune) string {
	folds := string(r)
	for f := unicode.SimpleFold(r); f != r; f = unicode.SimpleFold(f) {
		folds += string(f)
	}
	return folds
}

// firstText returns the first line that is not blank.
func (s Source) firstText() string {
	for _, l := range s.Lines {
		if strings.TrimSpace(l.Text) != "" {
			return l.Text
		}
	}
	return ""
}
