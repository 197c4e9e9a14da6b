package intake

import (
	"sudoku/app/work"
	"sudoku/solver/format"
)

// A list is cut into parts of these sizes in bytes, one for each request: few
// enough that workers do not wait for the page between them, enough that all
// have work to the end.
const (
	leastPart      = 64 << 10
	mostPart       = 1 << 20
	partsPerWorker = 6
)

// headSize is how much of a file shows whether it has a puzzle in each line.
const headSize = 64 << 10

// Content is what is in a file. It stays with the browser, so no more of it is read
// than is needed.
type Content interface {
	Len() int
	// Head is the first n bytes, or all if there are fewer.
	Head(n int) []byte
	// LineEnd is the place of the first line feed at or after a place, or -1.
	LineEnd(from int) int
}

// Part is a part of a list.
type Part struct {
	work.Part
	File int // which of the files it belongs to
}

// Cut cuts a list, which is the contents of files one after another, into parts
// for so many workers.
func Cut(files []Content, workers int) (parts []Part) {
	length := 0
	for _, f := range files {
		length += f.Len()
	}
	size := min(max(length/(workers*partsPerWorker), leastPart), mostPart)
	start := 0
	for i, f := range files {
		for _, p := range cutFile(f, size) {
			p.From, p.To, p.Number = p.From+start, p.To+start, len(parts)
			parts = append(parts, Part{p, i})
		}
		start += f.Len()
	}
	return parts
}

// cutFile cuts a file into parts of about a size, at ends of lines. A file whose
// puzzles may take several lines stays whole, and so does an empty one.
func cutFile(f Content, size int) (parts []work.Part) {
	length := f.Len()
	if length > size && !format.InLines(string(f.Head(headSize))) {
		size = length
	}
	for from := 0; from < length || len(parts) == 0; {
		end := length
		if least := from + size; least < length {
			if lineEnd := f.LineEnd(least); lineEnd >= 0 {
				end = lineEnd + 1
			}
		}
		parts = append(parts, work.Part{From: from, To: end, Inside: from > 0})
		from = end
	}
	return parts
}
