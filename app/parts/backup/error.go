package backup

import "fmt"

// Kind distinguishes what is wrong with a file.
type Kind uint8

// The kinds of mistakes.
const (
	Foreign Kind = iota // it is no file of this sort
	Newer               // a newer version of the page wrote it
	Damaged
	CutShort // its end is missing
)

// FileError is a mistake in a file.
type FileError struct {
	Kind  Kind
	Line  int // counted from 1
	Cause error
}

func (e *FileError) Error() string { return fmt.Sprintf("backup: line %d: %v", e.Line, e.Cause) }
