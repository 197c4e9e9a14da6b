package format

import (
	"hash/crc32"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
	"sudoku/solver/format/internal/drawn"
	"sudoku/solver/format/internal/encoded"
	"sudoku/solver/format/internal/record"
)

// mutations lists ways in which editors, mail programs and typists damage a text at an
// offset.
var mutations = []struct {
	name string
	do   func(rng *rand.Rand, text string, at int) string
}{
	{"a character less", func(_ *rand.Rand, text string, at int) string { return text[:at] + text[at+1:] }},
	{"a character twice", func(_ *rand.Rand, text string, at int) string { return text[:at+1] + text[at:] }},
	{"another character", func(rng *rand.Rand, text string, at int) string {
		return text[:at] + string(rune('!'+rng.IntN(90))) + text[at+1:]
	}},
	{"cut off", func(_ *rand.Rand, text string, at int) string { return text[:at] }},
	{"the end alone", func(_ *rand.Rand, text string, at int) string { return text[at:] }},
	{"two swapped", func(_ *rand.Rand, text string, at int) string {
		if at == 0 {
			return text
		}
		return text[:at-1] + text[at:at+1] + text[at-1:at] + text[at+1:]
	}},
	{"a line less", func(rng *rand.Rand, text string, _ int) string {
		lines := strings.Split(text, "\n")
		i := rng.IntN(len(lines))
		return strings.Join(slices.Delete(lines, i, i+1), "\n")
	}},
	{"a line break", func(_ *rand.Rand, text string, at int) string { return text[:at] + "\n" + text[at:] }},
	{"a space", func(_ *rand.Rand, text string, at int) string { return text[:at] + " " + text[at:] }},
	{"small letters", func(_ *rand.Rand, text string, _ int) string { return strings.ToLower(text) }},
	{"capital letters", func(_ *rand.Rand, text string, _ int) string { return strings.ToUpper(text) }},
}

// TestMutations damages each vector in many ways. The result may be the position with one
// or two cells changed, a puzzle contained in the text, or an error whose place is on the
// grid. It must never be another grid.
func TestMutations(t *testing.T) {
	texts := vectors(t)
	names := slices.Sorted(maps.Keys(texts))
	rngs := make(map[string]*rand.Rand) // one per vector, so that a new vector does not change the others
	for _, name := range names {
		rngs[name] = rand.New(rand.NewPCG(9, uint64(crc32.ChecksumIEEE([]byte(name)))))
	}
	read, refused := 0, 0
	for i := range max(tries(3000), len(names)**long) {
		name := names[i%len(names)]
		text := texts[name]
		rng := rngs[name]
		m := mutations[rng.IntN(len(mutations))]
		original, err := Read(text)
		if err != nil {
			t.Fatal(name, err)
		}
		spoiled := m.do(rng, text, rng.IntN(len(text)))
		if isPlain := strings.Trim(spoiled, basic.PlainSymbols) == ""; isPlain && len(spoiled) == board.Cells && len(text) > board.Cells {
			continue // an entire line of a longer text
		}
		got, err := Read(spoiled)
		if err != nil {
			checkError(t, err)
			refused++
			continue
		}
		read++
		if got.Format == encoded.ShareCode.Key && len(spoiled) < core.ShortestCode {
			continue // one short word in four thousand is a valid code by chance
		}
		if original.Format == drawn.HoDoKuClipboard.Key && got.Format == basic.Grid.Key && got.Givens == original.Givens {
			continue // the first of the clipboard's grids, which holds the givens alone
		}
		if n := changes(&original.Annotated, &got); n > most(got.Format) && got.Dropped == original.Dropped {
			t.Errorf("%s with %s: %d cells differ, read as %q\n%v\n%v\n%s", name, m.name, n, got.Format,
				describe(&original.Annotated), describe(&got.Annotated), spoiled)
		}
	}
	if least := tries(300); read < least || refused < least {
		t.Errorf("only %d were read and %d rejected", read, refused)
	}
}

// most returns how many cells a mutation may change undetected. Two swapped characters in
// a Codoku move the cells between them. A changed set of candidates may leave the digits
// of nearby cells in doubt.
func most(format string) int {
	switch format {
	case encoded.Codoku.Key, encoded.SudokuPad.Key, encoded.SudokuPadClassic.Key:
		return 4
	case encoded.SudokuWikiMasks.Key, encoded.SudokuWikiPairs.Key, basic.PencilMarkGrid.Key, record.Sukaku.Key, encoded.ThoDHa.Key:
		return 12
	case drawn.SimpleSudoku.Key, drawn.SadMan.Key: // entries may be cut off
		return 3
	}
	return 2
}

// differences returns the number of cells with different digits.
func differences(a, b *board.Annotated) (n int) {
	x, y := a.Values(), b.Values()
	for c := range x {
		if x[c] != y[c] {
			n++
		}
	}
	return n
}

// changes is like differences but ignores the cells that a Sparse format has lost.
func changes(before *board.Annotated, after *Reading) (n int) {
	n = differences(before, &after.Annotated)
	if ByKey(after.Format).Sparse {
		x, y := before.Values(), after.Values()
		n -= x.Filled().Minus(y.Filled()).Len()
	}
	return n
}
