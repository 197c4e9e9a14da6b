package grid_test

import (
	"context"
	"testing"

	"sudoku/app/model/grid"
	"sudoku/solver/board"
	"sudoku/solver/format"
	"sudoku/solver/rate"
	"sudoku/solver/search"
)

func TestExampleGrades(t *testing.T) {
	for i, text := range grid.Examples {
		read, err := format.Read(text)
		if err != nil {
			t.Fatal(err)
		}
		want, givens := rate.None, read.Annotated.Givens
		if search.Solve(&givens).Count == 1 {
			b := board.FromGrid(&givens)
			_, p, err := rate.RateHoDoKu(context.Background(), &b)
			if err != nil {
				t.Fatal(err)
			}
			want = rate.GradeOf(&p)
		}
		if grid.ExampleGrades[i] != want || grid.ExampleID(i) != givens.String() {
			t.Errorf("example %d, %s: %v, want %v", i, grid.ExampleID(i), grid.ExampleGrades[i], want)
		}
	}
}
