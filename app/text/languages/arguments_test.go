package languages_test

import (
	"fmt"
	"strings"
	"testing"

	. "sudoku/app/text/languages"
	"sudoku/solver/argument"
	"sudoku/solver/board"
	"sudoku/solver/explain"
	"sudoku/solver/golden"
	"sudoku/solver/technique"
)

// TestArguments writes the argument of each technique's example in every language.
func TestArguments(t *testing.T) {
	for _, c := range All {
		var said strings.Builder
		for _, x := range technique.Catalog() {
			p := x.Example()
			b := board.New(&p)
			s, _ := x.First(&b)
			a := argument.Of(&s, &b)
			fmt.Fprintf(&said, "%s\n", c.Techniques.Name(x.Key))
			for i := range a.Parts {
				fmt.Fprintf(&said, "  [%s]\n", c.Techniques.Part(&a.Parts[i]))
			}
			n := 0
			for _, line := range c.Techniques.Argue(&a) {
				sentence := explain.String(line.Words)
				if strings.ContainsAny(sentence, "{}|?") || doubled.MatchString(sentence) || !strings.HasSuffix(sentence, ".") {
					t.Errorf("%s, %s: %s", c.Code, x.Key, sentence)
				}
				switch {
				case line.Fold:
					fmt.Fprintf(&said, "       - %s\n", sentence)
				case line.So:
					fmt.Fprintf(&said, "  => %s\n", sentence)
				default:
					n++
					fmt.Fprintf(&said, "  %d. %s\n", n, sentence)
				}
			}
			fmt.Fprintf(&said, "  %s\n", a.Short)
		}
		golden.Compare(t, "testdata/"+c.Code+"-arguments.txt", said.String())
	}
}
