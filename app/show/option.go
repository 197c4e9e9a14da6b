package show

import "sudoku/app/text"

// Option is an entry in a drop-down list.
type Option struct {
	Name string
	On   bool
}

// TechniqueOptions returns an option for each technique. The key "" stands for an option
// that chooses none.
func TechniqueOptions(keys []string, chosen string, t *text.Catalog) (all []Option) {
	for _, key := range keys {
		name := t.List.NoChoice
		if key != "" {
			name = t.Techniques.Name(key)
		}
		all = append(all, Option{Name: name, On: key == chosen})
	}
	return all
}
