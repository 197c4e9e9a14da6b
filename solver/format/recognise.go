package format

import "strings"

// Recognised says what a text is: one puzzle; a list, which must be read separately; or
// neither.
type Recognised struct {
	Reading Reading
	List    bool
	Err     error // *Error if the text is neither
}

// Recognise classifies a text. A list is a text with more than one puzzle, or with a
// puzzle and other text that cannot be read together with the puzzle.
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

// isWholeText reports whether the lines of the text belong together. The text is then not
// a list even if a line is a puzzle on its own.
func isWholeText(r *Reading) bool {
	f := ByKey(r.Format)
	return f != nil && f.Several != nil
}

// countUpToTwo counts the entries and puzzles of a list until it has found two puzzles.
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
