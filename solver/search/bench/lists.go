package main

// minimal is a file of minimal puzzles. The corpora of puzzles with no solution or with
// several are made from them.
const minimal = "tdoku_generate_6k.txt"

// spoiled changes one given of each puzzle so that it has no solution, but propagation
// alone does not find the contradiction. It drops puzzles where this is impossible.
func spoiled(puzzles []string) (changed []string) {
	for _, p := range puzzles {
		if c := spoil(p); c != "" {
			changed = append(changed, c)
		}
	}
	return changed
}

// spoil does the same for one puzzle. It returns "" if no change works.
func spoil(puzzle string) string {
	for i := range puzzle {
		if puzzle[i] == '.' {
			continue
		}
		for d := byte('1'); d <= '9'; d++ {
			p := puzzle[:i] + string(d) + puzzle[i+1:]
			if r := count(p, 2); r.Count == 0 && r.Stats.Nodes > 1 {
				return p
			}
		}
	}
	return ""
}

// opened returns a function that removes givens from each puzzle, in reading order, until
// it has at least atLeast solutions. The function returns the first n results that have
// at most atMost.
func opened(n, atLeast, atMost int) func(puzzles []string) []string {
	return func(puzzles []string) (changed []string) {
		for _, p := range puzzles {
			for i := range p {
				if p[i] == '.' {
					continue
				}
				p = p[:i] + "." + p[i+1:]
				if r := count(p, atMost+1); r.Count >= atLeast {
					if r.Count <= atMost {
						changed = append(changed, p)
					}
					break
				}
			}
			if len(changed) == n {
				break
			}
		}
		return changed
	}
}
