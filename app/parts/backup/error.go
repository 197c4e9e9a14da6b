package backup

import "fmt"

// Kind is the kind of a file error.
type Kind uint8

// The kinds of errors.
const (
	Foreign Kind = iota // not a backup file
	Newer               // written by a newer version of the page
	Damaged
	CutShort // the end is missing
)

// FileError is an error in a file.
type FileError struct {
	Kind  Kind
	Line  int // counted from 1
	Cause error
}

func (e *FileError) Error() string { return fmt.Sprintf("backup: line %d: %v", e.Line, e.Cause) }
