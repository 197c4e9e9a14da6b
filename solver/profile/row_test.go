package profile_test

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"sudoku/solver/profile"
)

// TestRow checks that a row holds the values of its profile. Mend must not change the row
// except to drop unwanted ratings.
func TestRow(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	row := make(profile.Row, profile.RowSize)
	for range 2000 {
		p := random(r)
		p.Put(row)
		again := make(profile.Row, profile.RowSize)
		got := row.Profile()
		got.Put(again)
		for _, c := range profile.Columns() {
			n, ok := row.Number(c)
			m, too := again.Number(c)
			if ok != too || ok && n != m && c != profile.ClassSize {
				t.Fatalf("%v is %d (%v), but %d (%v) when packed again; %+v", c, n, ok, m, too, p)
			}
		}
		before := bytes.Clone(row)
		row.Mend(true)
		if !bytes.Equal(row, before) {
			t.Fatalf("mending changes\n%x to\n%x; %+v", before, row, p)
		}
		row.Mend(false)
		if row.Layers().Has(profile.Rated) || row.ER() != 0 || !row.Techniques().IsEmpty() || row.Givens() != p.Givens && row.Layers() != 0 {
			t.Fatalf("without ratings: %+v", row.Profile())
		}
	}
}

// FuzzMend checks that mending arbitrary bytes is idempotent.
func FuzzMend(f *testing.F) {
	f.Add([]byte{}, true)
	f.Add(bytes.Repeat([]byte{0xff}, profile.RowSize), true)
	f.Fuzz(func(t *testing.T, data []byte, ratings bool) {
		row := make(profile.Row, profile.RowSize)
		copy(row, data)
		row.Mend(ratings)
		mended := bytes.Clone(row)
		for _, c := range profile.Columns() {
			row.Number(c)
		}
		_, _ = row.Hardest().Key(), row.Setter().Key()
		for x := range row.Techniques().All() {
			_ = x.Key()
		}
		if row.Mend(ratings); !bytes.Equal(row, mended) {
			t.Errorf("mended again, %x becomes %x", mended, row)
		}
	})
}
