package listui

import (
	"strings"
	"testing"

	"sudoku/app/platform"
	tables "sudoku/app/table"
	"sudoku/app/work/rowset"
)

// TestRowsInOrder checks that rows are added in list order even if workers deliver parts
// out of order, and that a repeated part adds nothing.
func TestRowsInOrder(t *testing.T) {
	l := &opened{table: tables.New(rowset.Size), waiting: map[int][]byte{}}
	rows := func(n int) []byte { return make([]byte, n*rowset.Size) }
	for _, x := range []struct{ part, rows, total int }{
		{2, 3, 0}, {1, 2, 0}, {0, 1, 6}, {4, 5, 6}, {1, 2, 6}, {3, 4, 15},
	} {
		l.add(x.part, rows(x.rows))
		if got := l.table.Total(); got != x.total {
			t.Errorf("after part %d: got %d rows, want %d", x.part, got, x.total)
		}
	}
	if len(l.waiting) > 0 {
		t.Errorf("%d parts are still waiting", len(l.waiting))
	}
}

// TestLineEnd checks that the end of a line is found at any distance.
func TestLineEnd(t *testing.T) {
	const far = 10_000
	var failed error
	c := &content{platform.NewBlob("text/plain", "ab\n"+strings.Repeat("x", far)+"\nlast"), &failed}
	done := make(chan struct{})
	go func() {
		defer close(done)
		for from, want := range map[int]int{0: 2, 2: 2, 3: 3 + far, 3 + far: 3 + far, 4 + far: -1} {
			if got := c.LineEnd(from); got != want {
				t.Errorf("from %d: got %d, want %d", from, got, want)
			}
		}
		if got := string(c.Head(2)); got != "ab" || c.Len() != 8+far {
			t.Errorf("got start %q and %d bytes", got, c.Len())
		}
	}()
	<-done
	if failed != nil {
		t.Error(failed)
	}
}
