// Package course defines the course for beginners: short tasks on boards that are nearly
// empty or nearly full, each with one thing to find.
package course

import (
	"slices"
	"strings"

	"sudoku/solver/board"
)

// Task is a task on a board.
type Task struct {
	// Board holds the digits at the start.
	Board board.Grid
	// Open holds the cells that may be chosen. It is empty if there is only text to read.
	Open board.CellSet
	// Digit is the digit to place in one of the open cells, or 0 if the task is to enter
	// digits.
	Digit board.Digit
	// Answer lists the placements that complete the task.
	Answer []board.Candidate
	// Houses lists the highlighted houses.
	Houses []board.House
	// Notes is set if the board shows candidates.
	Notes bool
}

// Tasks lists the tasks in order. Their texts are in the catalogs.
var Tasks = []Task{
	{Houses: []board.House{board.RowHouse(4), board.ColumnHouse(4), board.BoxHouse(4)}},
	place(board.RowHouse(4), 0, "r5c5=5",
		"---------"+"---------"+"---------"+
			"---------"+"4268-3791"+"---------"+
			"---------"+"---------"+"---------"),
	place(board.BoxHouse(2), 0, "r2c8=4",
		"------912"+"------3-8"+"------567"+
			"---------"+"---------"+"---------"+
			"---------"+"---------"+"---------"),
	place(board.BoxHouse(4), 8, "r5c4=8",
		"-----8---"+"---------"+"---------"+
			"8--------"+"---------"+"------8--"+
			"---------"+"---------"+"----8----"),
	place(board.BoxHouse(6), 7, "r8c3=7",
		"---------"+"---------"+"---------"+
			"---------"+"---------"+"---------"+
			"-----7---"+"28-------"+"-------7-"),
	place(board.RowHouse(3), 6, "r4c5=6",
		"---------"+"---------"+"-------6-"+
			"8597-1--3"+"---------"+"---------"+
			"---------"+"------6--"+"---------"),
	fill([]board.House{board.RowHouse(5), board.ColumnHouse(4), board.BoxHouse(4)}, "r6c5=2",
		"---------"+"----9----"+"----4----"+
			"----6----"+"----5----"+"71----8--"+
			"----3----"+"---------"+"---------"),
	{Notes: true, Board: grid("" +
		"5-46-89-2" + "6-219-3-8" + "--83-2567" +
		"85-7-14-3" + "4-685--91" + "71--248-6" +
		"96-537-84" + "2874-96-5" + "34-286-79")},
	fill(nil, "r2c2=7 r2c3=2 r3c2=9 r4c5=6 r6c5=2 r7c8=8 r8c8=3 r9c8=7",
		"534678912"+"6--195348"+"1-8342567"+
			"8597-1423"+"426853791"+"7139-4856"+
			"9615372-4"+"2874196-5"+"3452861-9"),
	{Board: grid(FirstPuzzle)},
}

// FirstPuzzle is an easy puzzle for the end of the course. Full houses and hidden singles
// solve it.
const FirstPuzzle = ".73.6.1.86..3.74...94.52...5.92138.47.26.59.33.17986.5...43.58...85.9..19.6.2.34."

// place returns a task in a house: to choose the cell for a digit or, if d is 0, to name
// the missing digit.
func place(h board.House, d board.Digit, answer, text string) Task {
	t := fill([]board.House{h}, answer, text)
	t.Digit = d
	for c := range h.Cells().All() {
		if t.Board[c] == 0 {
			t.Open = t.Open.With(c)
		}
	}
	return t
}

// fill returns a task to enter the digits of answer.
func fill(houses []board.House, answer, text string) Task {
	t := Task{Board: grid(text), Houses: houses}
	for _, field := range strings.Fields(answer) {
		name, digit, _ := strings.Cut(field, "=")
		c, _ := board.ParseCell(name)
		t.Open = t.Open.With(c)
		t.Answer = append(t.Answer, board.NewCandidate(c, board.Digit(digit[0]-'0')))
	}
	return t
}

// grid parses 81 characters.
func grid(text string) (g board.Grid) {
	for c := range g {
		if d, ok := board.ParseDigit(rune(text[c])); ok {
			g[c] = d
		}
	}
	return g
}

// Course is the state of the course.
type Course struct {
	Step     int        // index in Tasks
	Filled   board.Grid // the board, including the digits entered so far
	Selected board.Cell // the cell that receives the next digit
	Verdict  Verdict
	Tried    board.Candidate // the last try, which Verdict judges
	Clash    board.House     // a house that already has the digit, if Verdict is Wrong
}

// Verdict judges the last try.
type Verdict uint8

const (
	Nothing Verdict = iota
	Right           // the try is right, but the task is not complete
	Wrong           // the try is wrong: a house that contains the cell already has the digit
	Done            // the task is complete
)

// Begin returns the course at a task, counted from 0.
func Begin(step int) Course { return Course{}.to(min(max(step, 0), len(Tasks)-1)) }

func (c Course) to(step int) Course {
	t := &Tasks[step]
	next := Course{Step: step, Filled: t.Board}
	if t.Open.IsEmpty() {
		next.Verdict = Done
	} else {
		next.Selected = t.Open.First()
	}
	return next
}

// Next moves to the next task, unless this one is incomplete or the last.
func (c Course) Next() Course {
	if c.Verdict != Done || c.Step+1 == len(Tasks) {
		return c
	}
	return c.to(c.Step + 1)
}

// Back moves to the previous task.
func (c Course) Back() Course { return c.to(max(c.Step-1, 0)) }

// Task returns the current task.
func (c *Course) Task() *Task { return &Tasks[c.Step] }

// Pick chooses a cell. If the task has a digit to place, Pick places it there.
func (c Course) Pick(cell board.Cell) Course {
	t := c.Task()
	if !t.Open.Has(cell) || c.Filled[cell] != 0 || c.Verdict == Done {
		return c
	}
	c.Selected = cell
	if t.Digit != 0 {
		return c.Enter(t.Digit)
	}
	c.Verdict = Nothing
	return c
}

// Enter enters a digit into the chosen cell.
func (c Course) Enter(d board.Digit) Course {
	t := c.Task()
	if c.Verdict == Done || !t.Open.Has(c.Selected) || t.Digit != 0 && t.Digit != d {
		return c
	}
	x := board.NewCandidate(c.Selected, d)
	c.Tried = x
	if !slices.Contains(t.Answer, x) {
		c.Verdict, c.Clash = Wrong, clash(&c.Filled, x)
		return c
	}
	c.Filled[c.Selected] = d
	c.Verdict = Done
	for _, a := range t.Answer {
		if c.Filled[a.Cell()] == 0 {
			c.Verdict, c.Selected = Right, a.Cell()
			break
		}
	}
	return c
}

// Left returns the number of missing digits.
func (c *Course) Left() (n int) {
	for _, a := range c.Task().Answer {
		if c.Filled[a.Cell()] == 0 {
			n++
		}
	}
	return n
}

// clash returns a house that contains the cell and already has the digit. Each wrong
// answer to a task has such a house.
func clash(g *board.Grid, x board.Candidate) board.House {
	for _, h := range x.Cell().Houses() {
		for cell := range h.Cells().All() {
			if g[cell] == x.Digit() {
				return h
			}
		}
	}
	return x.Cell().Houses()[0]
}
