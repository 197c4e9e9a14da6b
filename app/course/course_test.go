package course

import (
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/search"
)

// solution is the grid from which all boards in the course are taken.
var solution = grid("534678912672195348198342567859761423426853791713924856961537284287419635345286179")

// TestTasks checks that the boards and the answers are parts of one solution, except for
// the puzzle at the end. Every wrong try must clash with a visible digit, so that there is
// always a reason.
func TestTasks(t *testing.T) {
	last := len(Tasks) - 1
	if !Tasks[last].Open.IsEmpty() || Tasks[last].Board != grid(FirstPuzzle) {
		t.Error("the last task does not show the first puzzle")
	}
	for i, task := range Tasks[:last] {
		for c, d := range task.Board {
			if d != 0 && d != solution[c] {
				t.Errorf("task %d: %d in %v", i, d, board.Cell(c))
			}
		}
		c := Begin(0)
		for c.Step < i {
			c = completed(t, c).Next()
		}
		for c.Verdict != Done {
			for cell := range task.Open.All() {
				for d := board.Digit(1); d <= 9; d++ {
					tried := c.Pick(cell)
					if task.Digit == 0 {
						tried = tried.Enter(d)
					} else if d != task.Digit {
						continue
					}
					right := c.Filled[cell] != 0 || tried.Filled[cell] == solution[cell]
					if !right && (tried.Verdict != Wrong || !holds(&tried.Filled, tried.Clash, d)) {
						t.Errorf("task %d: nothing says why %d is not in %v: %+v", i, d, cell, tried.Clash)
					}
				}
			}
			c = step(t, c)
		}
	}
}

func holds(g *board.Grid, h board.House, d board.Digit) bool {
	for c := range h.Cells().All() {
		if g[c] == d {
			return true
		}
	}
	return false
}

// step makes one correct move.
func step(t *testing.T, c Course) Course {
	t.Helper()
	for _, x := range c.Task().Answer {
		if c.Filled[x.Cell()] == 0 {
			left := c.Left()
			c = c.Pick(x.Cell())
			if c.Task().Digit == 0 {
				c = c.Enter(x.Digit())
			}
			if c.Left() != left-1 || c.Filled[x.Cell()] != x.Digit() {
				t.Fatalf("task %d: %v is not taken", c.Step, x)
			}
			return c
		}
	}
	t.Fatalf("task %d has no end", c.Step)
	return c
}

func completed(t *testing.T, c Course) Course {
	for c.Verdict != Done {
		c = step(t, c)
	}
	return c
}

// TestWay goes from the first task to the last and one back, and checks that incomplete
// tasks cannot be skipped.
func TestWay(t *testing.T) {
	c := Begin(0)
	for n := range Tasks {
		if c.Step != n {
			t.Fatalf("at %d, not at %d", c.Step, n)
		}
		if c.Verdict != Done && c.Next() != c {
			t.Errorf("task %d can be passed over", n)
		}
		c = completed(t, c).Next()
	}
	if c.Step != len(Tasks)-1 || c.Back().Step != c.Step-1 || Begin(0).Back() != Begin(0) || Begin(3) != Begin(2).to(3) || Begin(99).Step != len(Tasks)-1 || Begin(-1) != Begin(0) {
		t.Errorf("at %d", c.Step)
	}
}

// TestRefusals checks that filled and closed cells, and digits other than the task's, are
// rejected.
func TestRefusals(t *testing.T) {
	c := Begin(0).Next()
	if c.Pick(0) != c {
		t.Error("a cell outside of the task is chosen")
	}
	for c.Step < 3 {
		c = completed(t, c).Next()
	}
	if got := c.Enter(5); got != c {
		t.Errorf("another digit is taken: %+v", got)
	}
	c = completed(t, c)
	if c.Pick(board.CellAt(3, 3)) != c || c.Enter(8) != c {
		t.Error("a completed task continues")
	}
}

// TestFirstPuzzle checks that the first puzzle has one solution.
func TestFirstPuzzle(t *testing.T) {
	g := grid(FirstPuzzle)
	if found := search.Solve(&g); found.Count != 1 {
		t.Errorf("%d solutions", found.Count)
	}
}
