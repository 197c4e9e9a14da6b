package work_test

import (
	"reflect"
	"slices"
	"testing"

	"sudoku/app/work/rowset"
	"sudoku/solver/profile"
)

func TestSurvey(t *testing.T) {
	rows := deepened(t, makeRows(t, kinds), profile.Solved)
	rated := deepened(t, rows[:2*rowset.Size], profile.Rated)
	parts := [][]byte{slices.Concat(rated, rows[2*rowset.Size:]), nil, rated}
	got := rowset.Survey(parts)
	all := []rowset.Span{{Part: 0, First: 0, Count: 4}, {Part: 2, First: 0, Count: 2}}
	want := rowset.Surveyed{
		Done: [4]int{6, 0, 0, 4}, Sum: rowset.Sum{Unique: 4, Several: 1, None: 1},
		Missing: [4][]rowset.Span{1: all, 2: all, 3: {{Part: 0, First: 2, Count: 2}}},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v, want %+v", got, want)
	}
	rowset.Mend(rated, false)
	if got := rowset.Survey([][]byte{rated}); got.Done != [4]int{2} || got.Sum.Unique != 2 {
		t.Errorf("without ratings %+v", got)
	}
	if row := rowset.Profile(rated); row.Givens() != 17 || row.ER() != 0 || !row.Techniques().IsEmpty() {
		t.Errorf("without ratings, got the row %+v", row.Profile())
	}
}
