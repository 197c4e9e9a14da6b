package work

import "sudoku/solver/profile"

// Surveyed is how far the rows of a list have come: of each layer of AllLayers which
// are missing, and of how many it is known.
type Surveyed struct {
	Missing [len(AllLayers)][]Span
	Done    [len(AllLayers)]int
	Sum     Sum
}

// Span is rows of a part.
type Span struct{ Part, First, Count int }

// Survey looks how far the rows of the parts of a list have come.
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

// miss notes that a layer of a row is missing.
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

// Mend makes rows of bytes that were kept for another visit, whatever they are;
// ratings that other techniques made go.
func Mend(rows []byte, sameTechniques bool) {
	for at := 0; at+RowSize <= len(rows); at += RowSize {
		RowProfile(rows[at:]).Mend(sameTechniques)
	}
}
