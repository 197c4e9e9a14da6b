package play

import (
	"strconv"
	"strings"

	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/board"
)

// marker adds marks and candidates to cells.
type marker struct {
	sheet  *game.Sheet
	board  board.Board
	lit    board.Digit
	shown  bool // candidates are shown
	paired bool // mark cells with two candidates
	pen    Pen
	linked board.CandidateSet // ends of links
	begun  board.CandidateSet // the end of a link that has no other end yet
	t      *text.Catalog
}

func (p *Play) Marker(d *desk.Desk, s *game.Sheet, t *text.Catalog) marker {
	k := marker{
		sheet: s, board: board.New(&s.Position), lit: p.Lit(), pen: p.Pen, t: t,
		shown: d.Options.Has(desk.ShowCandidates), paired: d.Options.Has(desk.ShowBivalue),
	}
	for _, link := range s.Marks.Links.Links[:s.Marks.Links.Len] {
		k.link(link.From)
		k.link(link.To)
	}
	if k.pen.Begun {
		k.link(k.pen.From)
		k.begun.AddCells(k.pen.From.Places(&k.board), k.pen.From.Digit())
	}
	return k
}

func (k *marker) link(e board.LinkEnd) { k.linked.AddCells(e.Places(&k.board), e.Digit()) }

// Put adds marks and candidates to a cell and to its name. The cell's value and name must
// already be set.
func (k *marker) Put(c board.Cell, cell *show.Cell) {
	names := []string{cell.Name}
	marks := &k.sheet.Marks
	for n := range board.Colour(10) {
		if marks.Cells[c]>>n&1 != 0 {
			cell.Marks.Colours += strconv.Itoa(int(n))
		}
	}
	if cell.Value == "" {
		for d := range board.AllDigits.All() {
			cell.Marks.Tints[d] = marks.Candidates[board.NewCandidate(c, d)]
		}
		names = append(names, k.putDigits(c, cell)...)
	}
	if d := k.pen.From.Digit(); k.begun.Has(board.NewCandidate(c, d)) {
		cell.Marks.From = strconv.Itoa(int(d))
	}
	if colours := cell.Marks.Colours; colours != "" {
		var spoken []string
		for _, n := range colours {
			spoken = append(spoken, k.t.Play.Colours[n-'0'])
		}
		names = append(names, k.t.Fill(k.t.Play.Coloured, "colours", strings.Join(spoken, k.t.Play.And)))
	}
	cell.Name = strings.Join(names, k.t.Techniques.Marks.Comma)
}

// putDigits adds digits to an empty cell and returns their descriptions.
func (k *marker) putDigits(c board.Cell, cell *show.Cell) (names []string) {
	t, candidates := k.t, k.board.Candidates(c)
	say := func(sentence, digits string) string {
		if digits != "" {
			names = append(names, t.Fill(sentence, "digits", show.Spaced(digits)))
		}
		return digits
	}
	shown := candidates
	if k.shown {
		cell.Candidates = say(t.Board.Candidates, candidates.String())
	} else {
		corner, centre := k.sheet.Marks.Corner[c], k.sheet.Marks.Centre[c]
		cell.Marks.Corner = say(t.Play.Corner, corner.String())
		cell.Marks.Centre = say(t.Play.Centre, centre.String())
		shown = corner | centre
		var drawn board.DigitSet
		for d := range board.AllDigits.All() {
			if !shown.Has(d) && (cell.Marks.Tints[d] != 0 || k.linked.Has(board.NewCandidate(c, d))) {
				drawn = drawn.With(d)
			}
		}
		cell.Marks.Drawn = drawn.String()
		shown |= drawn
	}
	for d := range shown.All() {
		if colour := cell.Marks.Tints[d]; colour != 0 {
			names = append(names, t.Fill(t.Play.Tinted, "digit", int(d), "colour", t.Play.Colours[colour]))
		}
	}
	if cell.Bivalue = k.paired && candidates.Len() == 2; cell.Bivalue {
		names = append(names, t.Play.Bivalue)
	}
	if k.lit != 0 && candidates.Has(k.lit) {
		cell.Marks.Lit = strconv.Itoa(int(k.lit))
		names = append(names, t.Fill(t.Play.Holds, "digit", cell.Marks.Lit))
	}
	return names
}
