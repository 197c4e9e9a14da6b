package share

import "fmt"

// A Kind classifies an error in a code or a link.
type Kind uint8

// The kinds of errors.
const (
	// Empty: the code is empty.
	Empty Kind = iota
	// Unrecognized: the text is neither a code nor a line of 81 symbols.
	Unrecognized
	// UnknownVersion: there is no version named Text.
	UnknownVersion
	// BadCharacter: the character Text at position At is not allowed.
	BadCharacter
	// WrongLength: the line has Got symbols instead of Want.
	WrongLength
	// Damaged: characters were changed or lost.
	Damaged
)

// An Error describes a fault in a code or a link. Its kind determines which of the other
// fields are set.
type Error struct {
	Kind      Kind
	At        int // counted from 1
	Text      string
	Got, Want int
}

// Error returns an English sentence such as "character 7, '%', does not belong there".
func (e *Error) Error() string {
	switch e.Kind {
	case Empty:
		return "there is no position"
	case UnknownVersion:
		return fmt.Sprintf("unknown version '%s'", e.Text)
	case BadCharacter:
		return fmt.Sprintf("character %d, '%s', does not belong there", e.At, e.Text)
	case WrongLength:
		return fmt.Sprintf("%d cells, not %d", e.Got, e.Want)
	case Damaged:
		return "damaged or incomplete"
	default:
		return "neither a code nor a line of 81 symbols"
	}
}
