package scan_test

import (
	"path/filepath"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/internal/corpus"
)

// TestCollection reads the newspaper photos next to the repository. At most 3% of the
// photos (or one photo, if that is more) may be read wrongly, and every wrong cell must
// be doubtful. The network was trained on these photos; `make cross-validate-digits`
// measures how well it reads others.
func TestCollection(t *testing.T) {
	dir := corpus.Dir(t, "photos")
	if dir == "" {
		return
	}
	names, err := filepath.Glob(filepath.Join(dir, "newspaper", "*.jpg"))
	if err != nil || len(names) < 50 {
		t.Fatal(len(names), err)
	}
	every := 1
	if testing.Short() {
		every = 10
	}
	n := reader(t)
	looked, right := 0, 0
	for i, name := range names {
		if i%every != 0 {
			continue
		}
		looked++
		grids, err := n.Read(t.Context(), open(t, name))
		if err != nil {
			t.Logf("%s: %v", filepath.Base(name), err)
			continue
		}
		want, wrong := contents(t, name), false
		for c, v := range grids[0].Givens.String() {
			if v != rune(want[c]) {
				wrong = true
				if !grids[0].Doubtful.Has(board.Cell(c)) {
					t.Errorf("%s: %v is wrong and not doubtful", filepath.Base(name), board.Cell(c))
				}
			}
		}
		if !wrong {
			right++
		}
	}
	t.Logf("%d of %d photos right", right, looked)
	if looked-right > max(1, looked*3/100) {
		t.Errorf("%d of %d photos are read right", right, looked)
	}
}

// BenchmarkRead reads the photos in the repository, without decoding the files.
func BenchmarkRead(b *testing.B) {
	n := reader(b)
	names, err := filepath.Glob("testdata/newspaper/*.jpg")
	if err != nil || len(names) == 0 {
		b.Fatal(names, err)
	}
	for _, name := range names {
		img := open(b, name)
		b.Run(filepath.Base(name), func(b *testing.B) {
			for b.Loop() {
				if _, err := n.Read(b.Context(), img); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
