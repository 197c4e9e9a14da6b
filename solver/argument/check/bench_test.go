package check_test

import (
	"fmt"
	"testing"
	"time"

	"sudoku/solver/argument"
	"sudoku/solver/board"
	"sudoku/solver/technique"
)

func TestTimes(t *testing.T) {
	for _, x := range technique.Catalog() {
		p := x.Example()
		b := board.New(&p)
		s, _ := x.First(&b)
		began := time.Now()
		argument.Of(&s, &b)
		if d := time.Since(began); d > 300*time.Microsecond {
			fmt.Println(x.Key, d)
		}
	}
}
