package check

import (
	"strings"

	"sudoku/app/desk"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/explain"
)

// Comparing describes the button that requests the map of a puzzle's solutions.
type Comparing struct {
	Button string // "" if there are no solutions to compare
	Done   bool   // already compared; the button keeps the focus and does nothing
}

// Group describes an unavoidable set. A click marks its cells on the board.
type Group struct {
	Number int // from 1
	Name   string
	On     bool
}

// mapped adds the map's results to the section on differences, or the button that
// requests them.
func (s *Section) mapped(d *desk.Desk, c *Check, empty int, t *text.Catalog) {
	a := c.Mapped(d)
	s.Comparing = Comparing{t.Check.Compare, a != nil}
	if a == nil {
		return
	}
	differ := 0
	for _, digits := range a.Digits {
		if digits.Len() > 1 {
			differ++
		}
	}
	sentence := t.Check.Mapped
	if !a.Complete {
		sentence = t.Check.MappedPart
	}
	s.Text = t.Fill(sentence, "count", a.Count, "differ", differ, "empty", empty)
	s.Note = t.Check.SharesShown
}

// untouchedSections lists the unavoidable sets without a given.
func untouchedSections(d *desk.Desk, c *Check, t *text.Catalog) (all []Section) {
	a := c.Mapped(d)
	if a == nil || len(a.Unavoidable) == 0 {
		return nil
	}
	s := Section{Title: t.Check.GroupsTitle, Text: t.Check.Groups}
	for i, cells := range a.Unavoidable {
		set := board.NewCellSet(cells...)
		s.Groups = append(s.Groups, Group{i + 1, t.Fill(t.Check.Group, "count", len(cells), "cells", set), c.Group == i+1})
	}
	if len(s.Groups) > fewRepairs {
		s.Groups, s.MoreGroups = s.Groups[:fewRepairs], s.Groups[fewRepairs:]
		s.MoreTitle = t.Fill(t.Check.MoreGroups, "count", len(s.MoreGroups))
	}
	return []Section{s}
}

// additionsSection lists the ways to make the puzzle proper with one or two givens.
func additionsSection(a *work.SolutionsMapped, t *text.Catalog) Section {
	s := Section{Title: t.Check.CompletedTitle, Text: t.Check.OneIsEnough}
	if len(a.Additions[0]) > 1 {
		s.Text = t.Check.TwoAreEnough
	}
	s.Text = t.Fill(s.Text, "count", a.Ways)
	for i, way := range a.Additions {
		s.Offers = append(s.Offers, OfferView{Addition(i), explain.Capital(t.Techniques.Placements(way)), t.Check.Add})
	}
	if len(s.Offers) > fewRepairs {
		s.Offers, s.More = s.Offers[:fewRepairs], s.Offers[fewRepairs:]
		s.MoreTitle = t.Fill(t.Check.MoreAdditions, "count", len(s.More))
	}
	if a.Ways > len(a.Additions) {
		s.Note = t.Fill(t.Check.AdditionsListed, "count", len(a.Additions))
	}
	return s
}

// shareClass buckets the share of solutions with this digit in this cell: 1 for up to a
// tenth, 2 for up to a third, 3 for up to two thirds, otherwise 4.
func shareClass(n, count int) uint8 {
	switch {
	case n*10 <= count:
		return 1
	case n*3 <= count:
		return 2
	case n*3 <= count*2:
		return 3
	}
	return 4
}

// putShares sets the shares of a cell's digits and returns their description.
func putShares(c board.Cell, cell *show.Cell, a *work.SolutionsMapped, t *text.Catalog) string {
	var spoken []string
	for d := range a.Digits[c].All() {
		n := a.In[c][d]
		cell.Shares[d] = shareClass(n, a.Count)
		percent, sentence := n*100/max(a.Count, 1), t.Check.Share
		switch {
		case n == 0:
			sentence = t.Check.ShareNone
		case percent == 0:
			sentence = t.Check.ShareLess
		}
		spoken = append(spoken, t.Fill(sentence, "digit", int(d), "percent", percent))
	}
	return t.Fill(t.Check.Shares, "shares", strings.Join(spoken, t.Techniques.Marks.Comma))
}
