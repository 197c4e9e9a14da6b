package show

import (
	"math/bits"
	"slices"
	"strings"

	"sudoku/app/text"
	"sudoku/solver/argument"
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Drawn holds the marks of a step in one cell.
type Drawn struct {
	Shown   bool // whether the board shows a step
	Cell    step.Role
	Alone   bool         // its only candidate is drawn full size
	Digits  [9]step.Role // roles of candidates 1 to 9
	Pointed bool         // the word pointed at refers to the cell
	Words   board.DigitSet
	Asked   board.DigitSet
}

// class returns the cell's classes.
func (d *Drawn) class() string {
	if !d.Shown {
		return ""
	}
	class := " drawn"
	if r := roleClass(d.Cell); r != "" {
		class += " " + r
	}
	if d.Alone {
		class += " alone"
	}
	if d.Pointed {
		class += " pointed"
	}
	return class
}

// digitClass returns the classes of a candidate, each after a space.
func (d *Drawn) digitClass(digit board.Digit) string {
	class := ""
	if r := roleClass(d.Digits[digit-1]); r != "" {
		class = " " + r
	}
	if d.Words.Has(digit) {
		class += " pointed"
	}
	if d.Asked.Has(digit) {
		class += " asked"
	}
	return class
}

// rolesByWeight lists the roles by priority: the step's effects, then special roles, then
// general parts of the pattern.
var rolesByWeight = []step.Role{
	step.Placed, step.Eliminated, step.EndoFin, step.Fin, step.On, step.Off,
	step.ColourA, step.ColourB, step.ColourC, step.ColourD, step.Pivot, step.Pincer,
	step.SetA, step.SetB, step.SetC, step.SetD, step.SetE, step.Blocking, step.Blocked, step.Cover, step.Base, step.Pattern,
}

// mainRole returns the role in a set that determines how it is drawn, or 0 for an empty
// set.
func mainRole(r step.Role) step.Role {
	for _, role := range rolesByWeight {
		if r&role != 0 {
			return role
		}
	}
	return 0
}

// roleClass returns the CSS class of the role that is drawn.
func roleClass(r step.Role) string {
	if r = mainRole(r); r == 0 {
		return ""
	}
	return r.String()
}

// LegendEntry explains one kind of mark.
type LegendEntry struct {
	Class string
	Sign  string // candidate, cell, house, link or group
	Digit string // digit of a candidate with this mark
	Text  string
}

// NewLegend explains the marks of a view, each kind once, in a fixed order. parts are the
// parts of the step's argument.
func NewLegend(v *step.View, parts []argument.Part, t *text.Catalog) (entries []LegendEntry) {
	digits := map[step.Role]string{}
	sort := func(sign string, marked map[step.Role]board.CellSet) {
		for _, role := range rolesByWeight {
			if cells := marked[role]; !cells.IsEmpty() {
				entries = append(entries, LegendEntry{Class: role.String(), Sign: sign, Digit: digits[role], Text: markName(role, cells, parts, t)})
			}
		}
	}
	candidates, cells := map[step.Role]board.CellSet{}, map[step.Role]board.CellSet{}
	var houses step.Role
	for _, h := range v.Candidates {
		role := mainRole(h.Role)
		candidates[role] = candidates[role].With(h.Item.Cell())
		if digits[role] == "" {
			digits[role] = string('0' + rune(h.Item.Digit()))
		}
	}
	for _, h := range v.Cells {
		role := mainRole(h.Role)
		cells[role] = cells[role].With(h.Item)
	}
	for _, h := range v.Houses {
		houses |= h.Role & (step.Base | step.Cover)
		if h.Role&(step.Base|step.Cover) == 0 {
			houses |= step.Base
		}
	}
	sort("candidate", candidates)
	clear(digits)
	sort("cell", cells)
	for _, h := range []struct {
		role step.Role
		text string
	}{{step.Base, t.Explain.BaseHouse}, {step.Cover, t.Explain.CoverHouse}} {
		if houses&h.role != 0 {
			entries = append(entries, LegendEntry{Class: h.role.String(), Sign: "house", Text: h.text})
		}
	}
	kinds := map[step.LinkKind]bool{}
	for _, l := range v.Links {
		kinds[l.Kind] = true
	}
	if kinds[step.Strong] {
		entries = append(entries, LegendEntry{Class: "strong", Sign: "link", Text: t.Explain.StrongLink})
	}
	if kinds[step.Weak] {
		entries = append(entries, LegendEntry{Class: "weak", Sign: "link", Text: t.Explain.WeakLink})
	}
	if kinds[step.Implied] {
		entries = append(entries, LegendEntry{Class: "implied", Sign: "link", Text: t.Explain.ImpliedLink})
	}
	if len(groupNodes(v.Links)) > 0 {
		entries = append(entries, LegendEntry{Class: "group", Sign: "group", Text: t.Explain.Group})
	}
	return entries
}

// markName names the parts to which the cells with a role belong, or the role if some of
// the cells are in no named part.
func markName(role step.Role, cells board.CellSet, parts []argument.Part, t *text.Catalog) string {
	var names []string
	for _, p := range parts {
		if p.Role == role && p.Name != argument.PartPattern {
			if name := t.Techniques.PartName(p.Name, p.Cells.Len()); !slices.Contains(names, name) {
				names = append(names, name)
			}
			cells = cells.Minus(p.Cells)
		}
	}
	if len(names) == 0 || !cells.IsEmpty() {
		return roleName(role, t)
	}
	return strings.Join(names, t.Techniques.Marks.Comma)
}

// roleName returns the name of a role.
func roleName(r step.Role, t *text.Catalog) string {
	return t.Explain.Roles[bits.TrailingZeros32(uint32(r))]
}

// meanings describes a step's marks in the cell for screen readers.
func (d *Drawn) meanings(candidates board.DigitSet, t *text.Catalog) (words []string) {
	if r := mainRole(d.Cell); r != 0 {
		words = append(words, roleName(r, t))
	}
	for _, role := range rolesByWeight {
		var digits board.DigitSet
		for digit := range candidates.All() {
			if mainRole(d.Digits[digit-1]) == role {
				digits = digits.With(digit)
			}
		}
		if !digits.IsEmpty() {
			words = append(words, Spaced(digits.String())+" "+roleName(role, t))
		}
	}
	if asked := d.Asked & candidates; !asked.IsEmpty() {
		words = append(words, Spaced(asked.String())+" "+t.Explain.Asked)
	}
	return words
}

// Put adds the marks of a step to a cell and its name.
func (d *Drawn) Put(cell *Cell, candidates board.DigitSet, t *text.Catalog) {
	cell.Drawn = *d
	if words := d.meanings(candidates, t); len(words) > 0 {
		cell.Name += t.Techniques.Marks.Comma + strings.Join(words, t.Techniques.Marks.Comma)
	}
}
