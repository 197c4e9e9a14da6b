package intake

import (
	"sudoku/app/work"
	"sudoku/solver/format"
)

// A list is split into parts, one per request. They are large enough that workers need
// not wait for the page between them, and small enough that all workers are busy until
// the end.
const (
	leastPart      = 64 << 10 // in bytes
	mostPart       = 1 << 20  // in bytes
	partsPerWorker = 6
)

// headSize is the number of bytes that cutFile examines to judge whether a file has one
// puzzle per line.
const headSize = 64 << 10

// Content is the content of a file. It stays with the browser, which reads only the parts
// needed.
type Content interface {
	Len() int
	// Head returns the first n bytes, or all of them if there are fewer.
	Head(n int) []byte
	// LineEnd returns the index of the first line feed at or after from, or -1.
	LineEnd(from int) int
}

// Part is a part of a list.
type Part struct {
	work.Part
	File int // index of the file it belongs to
}

// Cut splits a list, made of the concatenated contents of files, into parts for the given
// number of workers.
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

// cutFile splits a file at line ends into parts of about the given size. A file whose
// puzzles may span several lines stays whole, as does an empty file.
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
