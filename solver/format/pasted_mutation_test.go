package format

import (
	"math/rand/v2"
	"strings"
	"testing"

	"sudoku/solver/format/internal/program"
)

// TestPastedMutations damages the pasted texts as TestMutations does the vectors.
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
			if (m.name == "cut off" || m.name == "the end alone") && isListOfDigits(kind.Format, f.Name) {
				continue // fewer digits are a valid puzzle
			}
			got, err := Read(spoiled)
			if err != nil {
				checkError(t, err)
				refused++
				continue
			}
			read++
			if n := differences(&kind.Annotated, &got.Annotated); n > most(got.Format) {
				t.Errorf("%s with %s: %d cells differ as %q\n%s\n%s", f.Name, m.name, n, got.Format, got.Givens.String(), spoiled)
			}
		}
	}
	if least := tries(300); read < least || refused < least {
		t.Errorf("%d were read and %d rejected, which is too few", read, refused)
	}
}

// isListOfDigits reports whether a text names cells one by one, is a solution after its
// puzzle, or may omit empty fields.
func isListOfDigits(format, name string) bool {
	return format == program.Facts.Key || name == "xml attributes" || name == "json with solution" || name == "csv with row labels"
}
