package format

import "strings"

// Recognised is what a text is: the reading of one puzzle, or a list of several,
// which is read elsewhere, or neither.
type Recognised struct {
	Reading Reading
	List    bool
	Err     error // why the text is neither; an *Error
}

// Recognise reads a text once and says what it is. A list is a text with more
// than one puzzle, or with a puzzle and something else that cannot be read
// together with it.
func Recognise(text string) Recognised {
	read, err := Read(text)
	if err == nil && isWholeText(&read) {
		return Recognised{Reading: read}
	}
	entries, puzzles := countUpToTwo(text)
	switch {
	case puzzles > 1, err != nil && entries > 1 && puzzles == 1:
		return Recognised{List: true}
	case err != nil:
		return Recognised{Err: err}
	}
	return Recognised{Reading: read}
}

// isWholeText reports whether the lines of the text belong together, so that it is no
// list even if one of them is a puzzle by itself.
func isWholeText(r *Reading) bool {
	f := ByKey(r.Format)
	return f != nil && f.Several != nil
}

// countUpToTwo counts what a list has, until it has two puzzles.
func countUpToTwo(text string) (entries, puzzles int) {
	for _, err := range Scan(strings.NewReader(text), false) {
		entries++
		if err == nil {
			puzzles++
		}
		if puzzles > 1 {
			break
		}
	}
	return entries, puzzles
}
