package list

import (
	"strconv"

	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/generate"
	"sudoku/solver/technique"
)

// ListFilter describes the filter form.
type ListFilter struct {
	Now        Filter
	ER, Givens [2]string     // from, to; "" for no bound
	Needed     []show.Option // indexed like FilterTechniques; the first option is any
	Without    []show.Option
	Minimal    []show.Option // indexed by Minimality
	Symmetry   []show.Option // indexed by generate.Symmetry
}

// FilterTechniques lists the keys of the techniques to filter by, which are those that
// HoDoKu knows, in catalog order. The first is "", for any.
var FilterTechniques = func() []string {
	keys := []string{""}
	for _, x := range technique.Catalog() {
		if x.HoDoKu != "" {
			keys = append(keys, x.Key)
		}
	}
	return keys
}()

func newListFilter(b *List, t *text.Catalog) ListFilter {
	f := b.Filter
	v := ListFilter{Now: f, ER: show.RangeTexts(f.ER.From, f.ER.To, t.Tenths), Givens: show.RangeTexts(f.Givens.From, f.Givens.To, strconv.Itoa)}
	for i, name := range []string{t.List.NoChoice, t.List.Yes, t.List.No} {
		v.Minimal = append(v.Minimal, show.Option{Name: name, On: Minimality(i) == f.Minimal})
	}
	for i, name := range t.Generator.Symmetries {
		if i == 0 {
			name = t.List.NoChoice
		}
		v.Symmetry = append(v.Symmetry, show.Option{Name: name, On: generate.Symmetry(i) == f.Symmetry})
	}
	v.Needed, v.Without = show.TechniqueOptions(FilterTechniques, f.Needed, t), show.TechniqueOptions(FilterTechniques, f.Without, t)
	return v
}
