package format

import (
	"fmt"
	"io"
	"math/rand/v2"
	"strings"
	"testing"
	"testing/iotest"

	"sudoku/solver/board"
)

// played returns a position from a game: some digits of a solution are givens, some are
// entries, and some candidates are eliminated. Entire rows and columns may be empty.
func played(rng *rand.Rand) *board.Annotated {
	var a board.Annotated
	digits := rng.Perm(9)
	filled, entered := rng.Float64(), rng.Float64()/2
	for c := range board.Cell(board.Cells) {
		d := board.Digit(digits[exampleSolution[c]-'1'] + 1)
		switch x := rng.Float64(); {
		case x < filled*(1-entered):
			a.Givens[c] = d
		case x < filled:
			a.Entries[c] = d
		default:
			for range 2 {
				if out := board.Digit(1 + rng.IntN(9)); out != d && rng.IntN(3) == 0 {
					a.Eliminated.Add(board.NewCandidate(c, out))
				}
			}
		}
	}
	for _, c := range rng.Perm(9)[:rng.IntN(3)] {
		for i := range 9 {
			a.Givens[9*c+i], a.Entries[9*c+i] = 0, 0
		}
	}
	a.Position = normal(a.Position)
	return &a
}

// asFile writes positions to a file in the given format and returns its text.
func asFile(t testing.TB, f *Format, all []*board.Annotated) string {
	t.Helper()
	var out strings.Builder
	file := f.NewFile(&out)
	for _, a := range all {
		if err := file.Add(a); err != nil {
			t.Fatal(err)
		}
	}
	if err := file.Close(); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// TestListsComeBack writes lists of two hundred positions in every format and reads them
// back, with and without naming the format.
func TestListsComeBack(t *testing.T) {
	rng := rand.New(rand.NewPCG(13, 200))
	var all []*board.Annotated
	for range tries(200) {
		all = append(all, played(rng))
	}
	for _, f := range catalog {
		if f.Render == nil {
			continue
		}
		for _, n := range []int{2, 3, 10, len(all)} {
			text := asFile(t, f, all[:n])
			compareList(t, f.Key, f.Keeps, all[:n], Puzzles(strings.NewReader(text)))
			compareList(t, f.Key+" alone", f.Keeps, all[:n], PuzzlesIn(f, strings.NewReader(text)))
			if t.Failed() {
				t.Fatalf("a list of %s cannot be split: see Heading, Block and Within in internal/core/format.go", f.Key)
			}
		}
	}
}

func compareList(t *testing.T, name string, keeps Capability, all []*board.Annotated, entries func(func(Entry, error) bool)) {
	t.Helper()
	n := 0
	for e, err := range entries {
		switch {
		case n >= len(all):
			n++
		case err != nil || e.Annotated != keeps.Kept(all[n]):
			kept := keeps.Kept(all[n])
			t.Errorf("%s, number %d of %d: read as %q, %v\n%v\nwant\n%v", name, n, len(all), e.Format, err, describe(&e.Annotated), describe(&kept))
			return
		default:
			n++
		}
	}
	if n != len(all) {
		t.Errorf("%s: read %d puzzles of %d", name, n, len(all))
	}
}

// pieces is a reader that returns random amounts of data.
type pieces struct {
	in  io.Reader
	rng *rand.Rand
}

func (p pieces) Read(b []byte) (int, error) {
	return p.in.Read(b[:min(len(b), 1+p.rng.IntN(1+p.rng.IntN(200)))])
}

// samePieces fails unless a list reads the same however it is split.
func samePieces(t *testing.T, text string, seed uint64) {
	t.Helper()
	whole := printed(strings.NewReader(text))
	for name, in := range map[string]io.Reader{
		"byte by byte":     iotest.OneByteReader(strings.NewReader(text)),
		"in random pieces": pieces{strings.NewReader(text), rand.New(rand.NewPCG(seed, 1))},
	} {
		if got := printed(in); fmt.Sprint(got) != fmt.Sprint(whole) {
			t.Fatalf("%s:\n%s\nwhole\n%s", name, strings.Join(got, "\n"), strings.Join(whole, "\n"))
		}
	}
}

// TestListsDoNotDependOnPieces checks that a list is read in the same way wherever the
// pieces of the input end. A comment of varying length shifts the puzzles.
func TestListsDoNotDependOnPieces(t *testing.T) {
	item := example + "\n" + vectors(t)["hodoku_pm"] + "\n"
	for n := range 40 {
		text := "# " + strings.Repeat("x", 740+n) + "\n" + strings.Repeat(item, 6)
		if got := printed(strings.NewReader(text)); len(got) != 6 {
			t.Fatalf("%d puzzles after a comment of %d characters, want 6", len(got), n+740)
		}
		if n%10 == 0 {
			samePieces(t, text, uint64(n))
			samePieces(t, strings.ReplaceAll(text, "\n", "\r"), uint64(n))
		}
	}
}

// FuzzPieces checks that any list reads the same whole, byte by byte and in random
// pieces.
func FuzzPieces(f *testing.F) {
	texts := vectors(f)
	item := example + "\n" + texts["hodoku_pm"] + "\n"
	f.Add(item+item, uint64(1))
	f.Add(texts["sadman_sdk"]+"\n"+texts["simple_sudoku_ss_file"]+example, uint64(2))
	f.Add("\ufeff \n"+texts["opensudoku_file_v2"], uint64(3))
	f.Add("solution,puzzle\n"+exampleSolution+","+example+"\n"+texts["csv_9x9"]+"\r\r\n"+texts["csv_9x9"], uint64(4))
	f.Fuzz(func(t *testing.T, text string, seed uint64) { samePieces(t, text, seed) })
}

// TestLive checks that a line is yielded immediately, and again if the grid below it
// belongs to it.
func TestLive(t *testing.T) {
	item := example + "\n" + vectors(t)["hodoku_pm"] + "\n"
	var got []string
	for e, err := range Live(strings.NewReader(item + item)) {
		got = append(got, fmt.Sprintln(e.Line, e.Format, e.Again, err))
	}
	want := "1 line false <nil>\n1 hodoku-clipboard true <nil>\n15 line false <nil>\n15 hodoku-clipboard true <nil>\n"
	if strings.Join(got, "") != want {
		t.Errorf("%v, want %v", got, want)
	}
}

// TestSpoiledListsDoNotDependOnPieces checks that a damaged list reads the same however
// it is cut into pieces.
func TestSpoiledListsDoNotDependOnPieces(t *testing.T) {
	texts := vectors(t)
	items := []string{
		example + "\n" + texts["hodoku_pm"] + "\n", texts["sadman_sdk"] + "\n", texts["simple_sudoku_ss_file"], texts["csv_9x9"] + "\n\n",
		"\ufeff \n" + texts["opensudoku_file_v2"], "solution,puzzle\n" + exampleSolution + "," + example + "\n", texts["rows9"] + "\r\n", texts["sudokuwiki_S9B"] + "\n",
	}
	rng := rand.New(rand.NewPCG(4, 9))
	for range max(200, *long) {
		var text string
		for range 1 + rng.IntN(4) {
			text += items[rng.IntN(len(items))]
		}
		for range rng.IntN(4) {
			m := mutations[rng.IntN(len(mutations))]
			if text != "" {
				text = m.do(rng, text, rng.IntN(len(text)))
			}
		}
		samePieces(t, text, rng.Uint64())
	}
}
