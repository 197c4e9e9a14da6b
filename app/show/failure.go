package show

import (
	"sudoku/app/shelf"
	"sudoku/app/text"
)

// FailureText explains why the browser cannot keep a library.
func FailureText(err error, t *text.Catalog) string {
	switch err {
	case shelf.ErrNewer:
		return t.Library.Newer
	case shelf.ErrBlocked:
		return t.Library.Blocked
	}
	return t.Fill(t.Library.Failure, "reason", err)
}
