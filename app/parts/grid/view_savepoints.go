package grid

import (
	"slices"
	"strings"

	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/app/show"
	"sudoku/app/text"
)

// View describes the list of states to return to.
type View struct {
	Points   []Point
	Branches []Point // ends of abandoned branches, latest first
	More     int     // number of branches not listed
	Compared string  // how the current state differs from the chosen one
}

// Point is a state in the history.
type Point struct {
	Index    int // index of the savepoint; -1 for the end of a branch
	Node     int
	Name     string
	Help     string
	Here     bool // the current state
	Compared bool
	Dropped  bool
}

func (g *Grid) View(here *desk.Desk, t *text.Catalog) View {
	var s View
	point := func(index, node int, name string) Point {
		sheet := &here.History.Nodes()[node].Sheet
		values := sheet.Position.Values()
		return Point{
			Index: index, Node: node, Name: name,
			Here: node == here.History.Node(), Compared: node+1 == here.Compared,
			Help: t.Fill(t.Save.State, "changes", here.History.Depth(node), "digits", values.Filled().Len()),
		}
	}
	for i, p := range here.Savepoints {
		line := point(i, p.Node, show.SavepointName(i+1, p.Name, t))
		line.Dropped = p.Dropped
		s.Points = append(s.Points, line)
	}
	for _, node := range here.History.Tips() {
		if slices.ContainsFunc(here.Savepoints, func(p game.Savepoint) bool { return p.Node == node }) {
			continue
		}
		if len(s.Branches) == BranchPage+g.Branches {
			s.More++
			continue
		}
		s.Branches = append(s.Branches, point(-1, node, t.Save.Branch))
	}
	if d, ok := Compared(here); ok {
		s.Compared = differencesText(&d, t)
	}
	return s
}

func differencesText(d *Differences, t *text.Catalog) string {
	var parts []string
	if n := d.Digits.Len(); n > 0 {
		parts = append(parts, t.Fill(t.Save.DigitsDiffer, "count", n, "cells", d.Digits))
	}
	if n := d.Candidates.Len(); n > 0 {
		parts = append(parts, t.Fill(t.Save.CandidatesDiffer, "count", n))
	}
	if n := d.Marks.Len(); n > 0 {
		parts = append(parts, t.Fill(t.Save.MarksDiffer, "count", n, "cells", d.Marks))
	}
	if len(parts) == 0 {
		return t.Save.NothingDiffers
	}
	return strings.Join(parts, t.Techniques.Marks.Space)
}
