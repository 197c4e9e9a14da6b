package format

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// TestPastedMutations damages the pasted texts as TestMutations damages the vectors.
func TestPastedMutations(t *testing.T) {
	rng := rand.New(rand.NewPCG(9, 81))
	read, refused := 0, 0
	for _, f := range append(pasted(t, "program_text.txtar"), pasted(t, "pasted.txtar")...) {
		original := strings.TrimSuffix(string(f.Data), "\n")
		kind, err := Read(original)
		if err != nil {
			t.Fatal(f.Name, err)
		}
		for range tries(120) {
			m := mutations[rng.IntN(len(mutations))]
			spoiled := m.do(rng, original, rng.IntN(len(original)))
			if (m.name == "cut off" || m.name == "the end alone") && mayBeCut(f.Name) {
				continue // a puzzle with fewer digits is also a puzzle
			}
			got, err := Read(spoiled)
			if err != nil {
				checkError(t, err)
				refused++
				continue
			}
			read++
			if n := changes(&kind.Annotated, &got); n > most(got.Format) {
				t.Errorf("%s with %s: %d cells differ, read as %q\n%s\n%s", f.Name, m.name, n, got.Format, got.Givens.String(), spoiled)
			}
		}
	}
	if least := tries(300); read < least || refused < least {
		t.Errorf("only %d were read and %d rejected", read, refused)
	}
}

// mayBeCut reports whether a part of a text may itself be a puzzle, because the text has
// a solution after the puzzle or may omit empty fields.
func mayBeCut(name string) bool {
	return name == "xml attributes" || name == "json with solution" || name == "csv with row labels"
}
