package entry

import (
	_ "embed"
	"strconv"
	"strings"
	"sync"
)

// frequencyText is written by "make frequency". It counts the random minimal puzzles
// whose "human" path needs each technique.
//
//go:embed frequency.txt
var frequencyText string

// frequencies maps keys to counts, and "" to the number of puzzles.
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

// Frequency returns the number of random minimal puzzles whose "human" path needs the
// technique, and the number of puzzles tested.
func (t *Technique) Frequency() (count, of int) {
	all := frequencies()
	return all[t.Key], all[""]
}
