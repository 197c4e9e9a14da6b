package profile_test

import (
	"bytes"
	"cmp"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"sudoku/solver/profile"
)

// TestTable packs random profiles, unpacks them, and compares; the rows come one
// by one, in parts, and out of order.
func TestTable(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 0))
	for round := range 40 {
		var all []profile.Profile
		var one, part, parts profile.Table
		for range r.IntN(60) {
			p := random(r)
			p.Time = time.Duration(r.IntN(1e9)) * time.Microsecond
			all = append(all, p)
			one.Append(&p)
			part.Append(&p)
			if r.IntN(5) == 0 {
				parts.Join(&part)
				part = profile.Table{}
			}
		}
		parts.Join(&part)
		for i := range all {
			if j := r.IntN(len(all)); r.IntN(3) == 0 {
				all[i], all[j] = all[j], all[i]
				for _, table := range []*profile.Table{&one, &parts} {
					table.Set(i, &all[i])
					table.Set(j, &all[j])
				}
			}
		}
		packed, _ := one.MarshalBinary()
		if again, _ := parts.MarshalBinary(); !bytes.Equal(again, packed) && len(again) == len(packed) {
			t.Errorf("round %d: joined parts differ from the whole", round)
		}
		var read profile.Table
		if err := read.UnmarshalBinary(packed); err != nil || read.Len() != len(all) {
			t.Fatalf("round %d: %d of %d rows, %v", round, read.Len(), len(all), err)
		}
		for _, table := range []*profile.Table{&one, &parts, &read} {
			for i, want := range all {
				if got := table.Profile(i, &want.Puzzle); got != want {
					t.Fatalf("round %d, row %d:\n%+v\n%+v", round, i, got, want)
				}
			}
		}
	}
}

// TestTableDamaged refuses what is no table, and forgets ratings whose techniques
// have other numbers.
func TestTableDamaged(t *testing.T) {
	var table profile.Table
	p := worked(t, withoutLast(1))
	table.Append(&p)
	g := p.Puzzle
	packed, _ := table.MarshalBinary()
	for name, bad := range map[string][]byte{
		"empty": {}, "short": packed[:10], "cut": packed[:len(packed)-1], "longer": append(bytes.Clone(packed), 0),
		"other magic": append([]byte("X"), packed[1:]...), "later version": append([]byte("SDKP\x02"), packed[5:]...),
	} {
		if err := new(profile.Table).UnmarshalBinary(bad); err == nil {
			t.Errorf("%s: accepted", name)
		}
	}
	other := bytes.Clone(packed)
	other[8]++
	if err := table.UnmarshalBinary(other); err != nil {
		t.Fatal(err)
	}
	if q := table.Profile(0, &g); q.Layers.Has(profile.Rated) || q.Solutions != 2 || q.Solution != p.Solution {
		t.Errorf("of another catalog: %+v", q)
	}
}

// FuzzTable reads anything, and what it has read is the same when it is packed
// again.
func FuzzTable(f *testing.F) {
	r := rand.New(rand.NewPCG(2, 0))
	for range 4 {
		var table profile.Table
		for range 3 {
			p := random(r)
			table.Append(&p)
		}
		packed, _ := table.MarshalBinary()
		f.Add(packed)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		var table, again profile.Table
		if table.UnmarshalBinary(data) != nil {
			return
		}
		table.MarkDuplicates()
		first, _ := table.MarshalBinary()
		if err := again.UnmarshalBinary(first); err != nil {
			t.Fatal(err)
		}
		again.MarkDuplicates()
		if second, _ := again.MarshalBinary(); !bytes.Equal(first, second) {
			t.Error("read, packed, read: another table")
		}
		rows := table.Choose(&profile.Filter{})
		for _, c := range profile.Columns() {
			table.Sort(rows, c, true)
		}
	})
}

// TestDuplicates marks all but the first of equal forms.
func TestDuplicates(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 0))
	var table profile.Table
	seen := map[string]bool{}
	var want []bool
	n := 0
	for range 200 {
		p := random(r)
		table.Append(&p)
		is := false
		if p.Layers.Has(profile.Canonical) {
			form := p.Canonical.String()
			is = seen[form]
			seen[form] = true
		}
		if want = append(want, is); is {
			n++
		}
	}
	for range 2 {
		if got := table.MarkDuplicates(); got != n || n == 0 {
			t.Errorf("%d duplicates, not %d", got, n)
		}
	}
	for i, is := range want {
		if table.Row(i).Duplicate() != is {
			t.Errorf("row %d: %v", i, !is)
		}
	}
}

// TestSort compares with the plain definition of the order.
func TestSort(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 0))
	var table profile.Table
	for range 300 {
		p := random(r)
		table.Append(&p)
	}
	every := table.Choose(&profile.Filter{})
	for _, column := range profile.Columns() {
		for _, descending := range []bool{false, true} {
			r.Shuffle(len(every), func(i, j int) { every[i], every[j] = every[j], every[i] })
			want := slices.Clone(every)
			slices.SortStableFunc(want, func(a, b uint32) int {
				x, xOK := table.Row(int(a)).Number(column)
				y, yOK := table.Row(int(b)).Number(column)
				if !xOK || !yOK {
					return cmp.Compare(map[bool]int{true: 0, false: 1}[xOK], map[bool]int{true: 0, false: 1}[yOK])
				}
				order := cmp.Compare(x, y)
				if column == profile.Hardest || column == profile.Setter {
					order = cmp.Compare(profile.Technique(x).Key(), profile.Technique(y).Key())
				}
				if descending {
					return -order
				}
				return order
			})
			got := slices.Clone(every)
			table.Sort(got, column, descending)
			if !slices.Equal(got, want) {
				t.Errorf("%v, descending %v: another order", column, descending)
			}
		}
	}
}

// BenchmarkMillion filters and sorts a million rows.
func BenchmarkMillion(b *testing.B) {
	r := rand.New(rand.NewPCG(5, 0))
	var some, table profile.Table
	for range 10_000 {
		p := random(r)
		some.Append(&p)
	}
	for range 100 {
		table.Join(&some)
	}
	b.Run("filter", func(b *testing.B) {
		f := profile.Filter{
			Ranges:  []profile.Range{{Column: profile.Givens, From: 20, To: 27}, {Column: profile.ER, From: 30, To: 150}},
			Without: profile.Named("chain"),
		}
		for b.Loop() {
			table.Choose(&f)
		}
	})
	b.Run("sort", func(b *testing.B) {
		rows := table.Choose(&profile.Filter{})
		for b.Loop() {
			slices.Sort(rows)
			table.Sort(rows, profile.Score, true)
		}
	})
}
