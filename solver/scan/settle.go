package scan

import (
	"container/heap"
	"context"
	"math"
	"slices"
	"sort"

	"sudoku/solver/board"
	"sudoku/solver/internal/digitnet"
	"sudoku/solver/search"
)

// Thresholds for doubts and corrections.
const (
	sure        = 0.97 // a cell below this probability is doubtful
	cheap       = 2.3  // maximum cost of changing a cell's content, in nats
	dear        = 5.0  // maximum cost for a cell whose digit occurs twice in a house
	mostCost    = 6.0  // maximum total cost of all changes
	mostChecked = 400  // maximum number of readings passed to the solver
)

// A change is an alternative content of a cell. Its cost is the loss of likelihood, in
// nats.
type change struct {
	cell    board.Cell
	content int
	cost    float64
}

// resolve decides the content of each cell with the help of the solver. If the most
// likely reading does not have one solution, it makes the cheapest changes that lead to
// one. It returns the number of digits.
func (g *Grid) resolve(ctx context.Context) (digits int, err error) {
	var contents [board.Cells]int
	for c := range g.Cells {
		contents[c] = g.Cells[c].best()
		if g.Cells[c].Likely[contents[c]] < sure {
			g.Doubtful = g.Doubtful.With(board.Cell(c))
		}
	}
	values := toGrid(&contents)
	count, err := solutions(ctx, &values)
	if err != nil {
		return 0, err
	}
	if count != 1 && values.Filled().Len() >= leastDigits {
		fixed, err := g.cheapest(ctx, &contents, count)
		if err != nil {
			return 0, err
		}
		for _, ch := range fixed {
			contents[ch.cell] = ch.content
			g.Corrected = g.Corrected.With(ch.cell)
		}
		values = toGrid(&contents)
		if len(fixed) == 0 {
			g.doubtClashes(&values)
		}
	}
	g.Doubtful = g.Doubtful.Or(g.Corrected)
	if err := g.tellEntries(ctx, &contents, &values); err != nil {
		return 0, err
	}
	return values.Filled().Len(), nil
}

func toGrid(contents *[board.Cells]int) (values board.Grid) {
	for c, content := range contents {
		if content != digitnet.Marks {
			values[c] = board.Digit(content)
		}
	}
	return values
}

// solutions counts the solutions, up to two.
func solutions(ctx context.Context, values *board.Grid) (int, error) {
	if clashes(values) != (board.CellSet{}) {
		return 0, nil
	}
	r, err := search.Count(ctx, values, 2, nil)
	return int(r.Count), err
}

// clashes returns the cells whose digit occurs again in one of their houses.
func clashes(values *board.Grid) (cells board.CellSet) {
	for c := range board.Cell(board.Cells) {
		for p := range c.Peers().All() {
			if values[c] != 0 && values[c] == values[p] {
				cells = cells.With(c)
			}
		}
	}
	return cells
}

// doubtClashes marks the cells whose digits clash as doubtful.
func (g *Grid) doubtClashes(values *board.Grid) {
	g.Doubtful = g.Doubtful.Or(clashes(values))
}

// cheapest finds the cheapest set of changes that leaves one solution. It tries sets in
// order of cost.
func (g *Grid) cheapest(ctx context.Context, contents *[board.Cells]int, count int) ([]change, error) {
	values := toGrid(contents)
	wrong := clashes(&values)
	var choices []change
	for c := range g.Cells {
		limit := cheap
		if wrong.Has(board.Cell(c)) {
			limit = dear
		}
		likely := &g.Cells[c].Likely
		for content, p := range likely {
			if content == contents[c] || content == digitnet.Marks || p == 0 {
				continue
			}
			if cost := math.Log(float64(likely[contents[c]] / p)); cost <= limit {
				choices = append(choices, change{board.Cell(c), content, cost})
			}
		}
	}
	sort.SliceStable(choices, func(i, j int) bool { return choices[i].cost < choices[j].cost })
	queue := &options{}
	for i := range choices[:min(len(choices), 1)] {
		heap.Push(queue, option{[]int{i}, choices[i].cost})
	}
	for checked := 0; queue.Len() > 0 && checked < mostChecked; {
		o := heap.Pop(queue).(option)
		if o.cost > mostCost {
			break
		}
		// The next sets replace the last change by the following one, or add the
		// following one.
		if last := o.changes[len(o.changes)-1]; last+1 < len(choices) {
			others := slices.Clone(o.changes)
			others[len(others)-1]++
			heap.Push(queue, option{others, o.cost - choices[last].cost + choices[last+1].cost})
			heap.Push(queue, option{append(slices.Clone(o.changes), last+1), o.cost + choices[last+1].cost})
		}
		try, made := *contents, make([]change, 0, len(o.changes))
		var touched board.CellSet
		for _, i := range o.changes {
			touched = touched.With(choices[i].cell)
			try[choices[i].cell] = choices[i].content
			made = append(made, choices[i])
		}
		if touched.Len() < len(made) {
			continue
		}
		checked++
		values := toGrid(&try)
		n, err := solutions(ctx, &values)
		if err != nil {
			return nil, err
		}
		if n == 1 {
			return made, nil
		}
	}
	return nil, nil
}

// An option is a set of changes, as indices into the list of choices.
type option struct {
	changes []int
	cost    float64
}

// options is a heap of options, cheapest first.
type options []option

func (o options) Len() int           { return len(o) }
func (o options) Less(i, j int) bool { return o[i].cost < o[j].cost }
func (o options) Swap(i, j int)      { o[i], o[j] = o[j], o[i] }
func (o *options) Push(x any)        { *o = append(*o, x.(option)) }
func (o *options) Pop() any {
	last := (*o)[len(*o)-1]
	*o = (*o)[:len(*o)-1]
	return last
}

// leastByHand lists the thresholds tried, in order, for the probability that a digit is
// an entry.
var leastByHand = [...]float32{0.5, 0.75, 0.9, 0.97}

// tellEntries separates entries from givens. It does so only if the remaining givens have
// one solution, so that no given is lost by mistake.
func (g *Grid) tellEntries(ctx context.Context, contents *[board.Cells]int, values *board.Grid) error {
	var entries board.CellSet
	var err error
	for _, least := range leastByHand {
		var byHand board.CellSet
		givens := *values
		for c := range givens {
			if givens[c] != 0 && g.Cells[c].ByHand >= least {
				byHand = byHand.With(board.Cell(c))
				givens[c] = 0
			}
		}
		if byHand.IsEmpty() {
			break
		}
		n, err := solutions(ctx, &givens)
		if err != nil {
			return err
		}
		if n == 1 {
			entries = byHand
			break
		}
	}
	for c, v := range values {
		kind := Printed
		switch {
		case contents[c] == digitnet.Marks:
			kind = PencilMarks
		case v == 0:
			kind = Empty
		case entries.Has(board.Cell(c)):
			kind = Handwritten
			g.Entries[c] = v
		default:
			g.Givens[c] = v
		}
		g.Cells[c].Kind = kind
	}
	g.Solutions, err = solutions(ctx, &g.Givens)
	return err
}
