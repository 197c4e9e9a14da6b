package entry

import (
	_ "embed"
	"strconv"
	"strings"
	"sync"
)

// frequencyText is what `make frequency` counts: on how many of so many random minimal
// puzzles the path of a person needs each technique.
//
//go:embed frequency.txt
var frequencyText string

// frequencies are the counts by key, and under "" the number of puzzles.
var frequencies = sync.OnceValue(func() map[string]int {
	count := map[string]int{}
	for line := range strings.Lines(frequencyText) {
		fields := strings.Fields(line)
		n, _ := strconv.Atoi(fields[len(fields)-1])
		if len(fields) == 1 {
			fields[0] = ""
		}
		count[fields[0]] = n
	}
	return count
})

// Frequency is on how many of so many random minimal puzzles the path of a person
// needs the technique.
func (t *Technique) Frequency() (count, of int) {
	all := frequencies()
	return all[t.Key], all[""]
}
