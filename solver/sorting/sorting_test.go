package sorting

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"testing"
)

func TestStable(t *testing.T) {
	type pair struct{ key, place int }
	byKey := func(a, b pair) int { return cmp.Compare(a.key, b.key) }
	random := rand.New(rand.NewPCG(1, 2))
	for n := range 60 {
		list := make([]pair, n)
		for i := range list {
			list[i] = pair{random.IntN(n/2 + 1), i}
		}
		want := slices.Clone(list)
		slices.SortStableFunc(want, byKey)
		if Stable(list, byKey); !slices.Equal(list, want) {
			t.Errorf("%d elements: %v, want %v", n, list, want)
		}
	}
}
