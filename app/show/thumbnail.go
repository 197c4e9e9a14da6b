package show

import (
	"fmt"
	"strings"

	"sudoku/solver/board"
)

// Thumbnail is a small picture of a grid: the data of two paths in a 90 by 90 box. A
// given is a filled cell, an entry a dot.
type Thumbnail struct{ Givens, Entries string }

// ThumbnailLines is the path of the lines between the boxes of a thumbnail.
const ThumbnailLines = "M30 0v90M60 0v90M0 30h90M0 60h90"

// NewThumbnail returns the thumbnail of a grid. givens and entries have 81 characters
// each; any character other than a digit is an empty cell.
func NewThumbnail(givens, entries string) Thumbnail {
	return Thumbnail{
		Givens:  marksAt(givens, "M%d1 %d1h8v8h-8z"),
		Entries: marksAt(entries, "M%d2 %d5a3 3 0 1 0 6 0 3 3 0 1 0-6 0z"),
	}
}

// marksAt draws a shape in each cell with a digit. shape is a format string for the
// column and the row, each times ten.
func marksAt(digits, shape string) string {
	var path strings.Builder
	for c := range min(len(digits), board.Cells) {
		if '1' <= digits[c] && digits[c] <= '9' {
			fmt.Fprintf(&path, shape, c%9, c/9)
		}
	}
	return path.String()
}
