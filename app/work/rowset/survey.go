package rowset

import "sudoku/solver/profile"

// Surveyed records how far the rows in a list have been processed. For each layer in
// Layers it holds the rows that lack the layer and the number of rows that have it.
type Surveyed struct {
	Missing [len(Layers)][]Span
	Done    [len(Layers)]int
	Sum     Sum
}

// Span is a range of rows in a part.
type Span struct{ Part, First, Count int }

// Survey determines how far the rows in the parts of a list have been processed.
func Survey(parts [][]byte) (out Surveyed) {
	for part, rows := range parts {
		for i := range len(rows) / Size {
			row := Profile(rows[i*Size:])
			if row.Layers().Has(profile.Solved) {
				out.Sum.Count(row)
			}
			for n, layer := range Layers {
				if row.Layers().Has(layer) {
					out.Done[n]++
					continue
				}
				out.miss(n, part, i)
			}
		}
	}
	return out
}

// miss records that a row lacks a layer.
func (s *Surveyed) miss(layer, part, row int) {
	spans := &s.Missing[layer]
	if n := len(*spans); n > 0 {
		if last := &(*spans)[n-1]; last.Part == part && last.First+last.Count == row {
			last.Count++
			return
		}
	}
	*spans = append(*spans, Span{part, row, 1})
}

// Mend turns stored bytes into valid rows, whatever they contain. It drops ratings made
// with other techniques.
func Mend(rows []byte, sameTechniques bool) {
	for at := 0; at+Size <= len(rows); at += Size {
		Profile(rows[at:]).Mend(sameTechniques)
	}
}

// Sum counts puzzles by the number of their solutions.
type Sum struct {
	Unique  int `json:"unique"` // puzzles with exactly one solution
	Several int `json:"several"`
	None    int `json:"none"`
}

// Add adds other to s.
func (s *Sum) Add(other Sum) {
	s.Unique += other.Unique
	s.Several += other.Several
	s.None += other.None
}

// Count counts the puzzle in a row.
func (s *Sum) Count(row profile.Row) {
	switch row.Solutions() {
	case 0:
		s.None++
	case 1:
		s.Unique++
	default:
		s.Several++
	}
}
