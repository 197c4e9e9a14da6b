package check

import (
	"slices"

	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/app/work"
	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/repair"
)

// View describes the panel that examines the puzzle.
type View struct {
	Invitation string // why a check may be useful; "" for no reason
	Intro      string // what a check does; "" once there is a report
	Sections   []Section
	Preview    Offer // the offer that is hovered or focused
	Tried      Offer
}

// Section is a section of a report. Unused fields are empty.
type Section struct {
	Title, Text string
	Givens      []string // each with its cell
	Layers      []LayerChoice
	Comparing   Comparing
	Groups      []Group
	MoreGroups  []Group // more sets, under MoreTitle
	Offers      []OfferView
	More        []OfferView // more offers, under their own heading
	MoreTitle   string
	Note        string
}

// LayerChoice is an option for what empty cells show.
type LayerChoice struct {
	Name  string
	Layer Layer
	On    bool
}

// OfferView describes a puzzle that can replace the current one.
type OfferView struct {
	Offer    Offer
	Sentence string // what changes, unless the section says so
	Button   string
}

// fewRepairs is the number of repairs listed at first.
const fewRepairs = 8

func (c *Check) View(d *desk.Desk, unsolvable bool, t *text.Catalog) View {
	var v View
	s := d.Sheet()
	switch {
	case unsolvable:
		v.Invitation = t.Check.OfferNone
	case s.Answer.Count > 1:
		v.Invitation = t.Check.OfferSeveral
	}
	if d.Panel != desk.CheckPanel {
		return v
	}
	r := c.Checked(d)
	if r == nil {
		v.Intro = t.Check.Intro
		return v
	}
	v.Preview, v.Tried = c.Preview, c.Tried
	givens := &s.Position.Givens
	switch {
	case r.Count == 0 && r.Counted:
		v.Sections = []Section{contradictionSection(r, t), repairsSection(r, givens, t)}
	case r.Count > 1:
		v.Sections = append([]Section{layersSection(d, c, r, givens, t)}, untouchedSections(d, c, t)...)
		v.Sections = append(v.Sections, repairsSection(r, givens, t), missingSection(d, c, r, givens, t))
	case r.Counted:
		v.Sections = []Section{minimalSection(r, givens, t)}
	}
	return v
}

// CheckedText summarises a report in a sentence.
func CheckedText(s *game.Sheet, r *work.Checked, t *text.Catalog) (show.Tone, string) {
	switch {
	case r.Count == 0 && r.Counted:
		return show.Bad, show.VerdictText(s, t)
	case r.Count > 1 && r.Counted:
		return show.Bad, t.Fill(t.Outcomes.Several, "count", r.Count)
	case r.Count > 1:
		return show.Bad, t.Fill(t.Outcomes.AtLeast, "limit", r.Count)
	case r.Counted:
		return show.Good, t.Outcomes.Unique
	}
	return show.Plain, t.Check.Undecided
}

func contradictionSection(r *work.Checked, t *text.Catalog) Section {
	cells := names(&r.Contradiction, t)
	s := Section{
		Title: t.Check.ContradictionTitle, Givens: cells,
		Text: t.Fill(t.Check.Contradiction, "count", len(cells)),
	}
	if slices.Contains(r.Unfinished, repair.Contradicting) {
		s.Text = t.Fill(t.Check.ContradictionUnfinished, "count", len(cells))
	}
	return s
}

func repairsSection(r *work.Checked, givens *board.Grid, t *text.Catalog) Section {
	s := Section{Title: t.Check.RepairsTitle, Text: t.Check.Repairs}
	for i, r := range r.Repairs {
		s.Offers = append(s.Offers, OfferView{Offer(i + 1), RepairText(&r, t), t.Check.Apply})
	}
	if len(s.Offers) > fewRepairs {
		s.Offers, s.More = s.Offers[:fewRepairs], s.Offers[fewRepairs:]
		s.MoreTitle = t.Fill(t.Check.MoreRepairs, "count", len(s.More))
	}
	if len(r.Repairs) == 0 {
		s.Text = t.Check.NoRepairs
	}
	if slices.Contains(r.Unfinished, repair.Repairing) {
		s.Note = t.Check.RepairsUnfinished
		if len(r.Repairs) == 0 {
			s.Text = ""
		}
	}
	return s
}

// RepairText describes the changes that a repair makes.
func RepairText(r *work.Repair, t *text.Catalog) string {
	fill := func(sentence string, pairs ...any) string {
		return t.Fill(sentence, append(pairs, "from", r.From, "to", r.To, "candidate", board.NewCandidate(r.From, r.Was),
			"was", int(r.Was), "now", int(r.Now))...)
	}
	switch r.Kind {
	case repair.Shift:
		sentence := map[int]string{
			1: t.Check.ShiftRight, -1: t.Check.ShiftLeft, 9: t.Check.ShiftDown, -9: t.Check.ShiftUp,
		}[int(r.To)-int(r.From)]
		return fill(sentence, "index", r.Line.Index()+1, "digits", show.Spaced(r.Digits))
	case repair.Move:
		return fill(t.Check.Move)
	case repair.Swap:
		return fill(t.Check.Swap)
	case repair.Change:
		return fill(t.Check.Change)
	}
	return fill(t.Check.Drop)
}

func layersSection(here *desk.Desk, own *Check, r *work.Checked, givens *board.Grid, t *text.Catalog) Section {
	s := Section{Title: t.Check.LayerTitle}
	for i, name := range t.Check.Layers {
		layer := Layer(i)
		s.Layers = append(s.Layers, LayerChoice{name, layer, own.Layer == layer})
	}
	same, empty := 0, 0
	for c, d := range givens {
		if d == 0 {
			empty++
			if r.Digits[c].Len() == 1 {
				same++
			}
		}
	}
	s.Text = t.Fill(t.Check.Same, "count", same, "empty", empty)
	if slices.Contains(r.Unfinished, repair.Listing) {
		s.Text, s.Note = "", t.Check.ListingUnfinished
	}
	s.mapped(here, own, empty, t)
	return s
}

// missingSection offers givens to add: the smallest additions in the map of solutions, or
// else one completion.
func missingSection(d *desk.Desk, c *Check, r *work.Checked, givens *board.Grid, t *text.Catalog) Section {
	if a := c.Mapped(d); a != nil && len(a.Additions) > 0 {
		return additionsSection(a, t)
	}
	return completionSection(r, givens, t)
}

func completionSection(r *work.Checked, givens *board.Grid, t *text.Catalog) Section {
	s := Section{Title: t.Check.CompletedTitle}
	if r.Completed == (wire.Grid{}) {
		s.Text = t.Check.CompletingUnfinished
		return s
	}
	extra := r.Completed
	for c := range givens.Filled().All() {
		extra[c] = 0
	}
	s.Givens = names(&extra, t)
	s.Text = t.Fill(t.Check.Completed, "count", len(s.Givens))
	if r.Fewest {
		s.Text = t.Fill(t.Check.CompletedFewest, "count", len(s.Givens))
	}
	s.Offers = []OfferView{{CompletedOffer, "", t.Check.Complete}}
	return s
}

func minimalSection(r *work.Checked, givens *board.Grid, t *text.Catalog) Section {
	s := Section{Title: t.Check.MinimalTitle, Text: t.Check.Minimal, Givens: names(&r.Redundant, t)}
	unfinished := slices.Contains(r.Unfinished, repair.Minimizing)
	if unfinished {
		s.Text, s.Note = "", t.Check.MinimizingUnfinished
	}
	if n := len(s.Givens); n > 0 {
		s.Text = t.Fill(t.Check.Redundant, "count", n, "givens", givens.Filled().Len())
	}
	if minimal := board.Grid(r.Minimal); !unfinished && minimal != *givens {
		s.Text += " " + t.Fill(t.Check.MinimalInside, "count", minimal.Filled().Len())
		s.Offers = []OfferView{{MinimalOffer, "", t.Check.TakeMinimal}}
	}
	return s
}

// names describes each digit of a grid with its cell.
func names(g *wire.Grid, t *text.Catalog) (all []string) {
	for c, d := range g {
		if d != 0 {
			all = append(all, t.Techniques.Candidate(board.NewCandidate(board.Cell(c), d)))
		}
	}
	return all
}
