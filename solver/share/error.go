package share

import "fmt"

// Kind says what is wrong with a code or a link.
type Kind uint8

// The kinds of errors.
const (
	// Empty: there is nothing.
	Empty Kind = iota
	// Unrecognized: it is neither a code nor a line of 81 symbols.
	Unrecognized
	// UnknownVersion: no version is called Text.
	UnknownVersion
	// BadCharacter: the character Text, at the place At, does not belong there.
	BadCharacter
	// WrongLength: there are Got symbols of cells, Want are needed.
	WrongLength
	// Damaged: characters were changed or lost.
	Damaged
)

// Error says what is wrong with a code or a link. Which of its fields matter
// depends on its kind.
type Error struct {
	Kind      Kind
	At        int // from 1
	Text      string
	Got, Want int
}

// Error is an English sentence such as "character 7, '%', does not belong
// there".
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
