package shelf

import (
	"slices"
	"testing"
)

func TestResults(t *testing.T) {
	store := newFakeStore()
	var heard [][]string
	hear := func(all []string) { heard = append(heard, all) }
	here, there := Results{store.of("A")}, Results{store.of("B")}
	here.Keep("1", "one", hear)
	there.Keep("2", "two", hear)
	here.Keep("1", "one again", hear)
	there.List(hear)
	for store.step() {
	}
	want := [][]string{{"one"}, {"one", "two"}, {"one again", "two"}, {"one again", "two"}}
	if !slices.EqualFunc(heard, want, slices.Equal) {
		t.Errorf("%q, want %q", heard, want)
	}
}
