package work

import "sudoku/solver/profile"

// Surveyed says how far the rows of a list have been processed. For each layer of
// AllLayers it holds the rows that lack the layer and the number of rows that have it.
type Surveyed struct {
	Missing [len(AllLayers)][]Span
	Done    [len(AllLayers)]int
	Sum     Sum
}

// Span is a range of rows of a part.
type Span struct{ Part, First, Count int }

// Survey determines how far the rows in the parts of a list have been processed.
func Survey(parts [][]byte) (out Surveyed) {
	for part, rows := range parts {
		for i := range len(rows) / RowSize {
			row := RowProfile(rows[i*RowSize:])
			if row.Layers().Has(profile.Solved) {
				out.Sum.add(row)
			}
			for n, layer := range AllLayers {
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
	for at := 0; at+RowSize <= len(rows); at += RowSize {
		RowProfile(rows[at:]).Mend(sameTechniques)
	}
}
