package rate

import (
	"slices"

	"sudoku/solver/path"
	"sudoku/solver/technique"
)

// Count is the number of times a technique occurs in a path.
type Count struct {
	Technique *technique.Technique
	Steps     int
}

// CountTechniques counts the steps of a path by technique, in order of first use.
func CountTechniques(p *path.Path) []Count {
	var counts []Count
	for _, taken := range p.Steps {
		i := slices.IndexFunc(counts, func(c Count) bool { return c.Technique.Key == taken.Technique.Key })
		if i < 0 {
			i = len(counts)
			counts = append(counts, Count{Technique: taken.Technique})
		}
		counts[i].Steps++
	}
	return counts
}
