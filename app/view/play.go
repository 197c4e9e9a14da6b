package view

import (
	"strconv"

	"sudoku/app/model"
	"sudoku/app/text"
	"sudoku/solver/board"
)

// Play is the keypad and what belongs to it.
type Play struct {
	Mode       model.Mode
	Keys       [9]Key
	Armed      board.Digit
	Highlight  board.Digit
	Settings   []Setting
	Eliminated bool // candidates were ruled out by hand
}

// Key is a key of the keypad for a digit or a colour.
type Key struct {
	Name  string // "5", or a colour in that mode
	Left  string // how often the digit is missing in the grid; "" in other modes
	Done  bool   // it is not
	Armed bool
}

// Setting is an option of the player.
type Setting struct {
	Option     model.OptionSet
	Name, Help string
	On         bool
}

func playOf(m *model.Model, s *model.Sheet, t *text.Catalog) Play {
	p := Play{
		Mode: m.Play.Mode, Armed: m.Play.Armed, Highlight: m.Play.Highlight,
		Eliminated: !s.Position.Eliminated.IsEmpty(),
	}
	var placed [10]int
	for c := range board.AllCells.All() {
		placed[s.Value(c)]++
	}
	for i := range p.Keys {
		key, d := &p.Keys[i], board.Digit(i+1)
		key.Name, key.Armed = strconv.Itoa(i+1), d == m.Play.Armed
		if p.Mode == model.ColourMode {
			key.Name = t.Play.Colours[d]
		} else {
			left := max(9-placed[d], 0)
			key.Left, key.Done = strconv.Itoa(left), left == 0
		}
	}
	for _, o := range []Setting{
		{Option: model.ShowCandidates, Name: t.Play.ShowCandidates, Help: t.Play.CandidatesHelp},
		{Option: model.DigitFirst, Name: t.Play.DigitFirst, Help: t.Play.DigitFirstHelp},
		{Option: model.TidyMarks, Name: t.Play.TidyMarks},
		{Option: model.ShowPeers, Name: t.Play.ShowPeers},
		{Option: model.ShowBivalue, Name: t.Play.ShowBivalue},
	} {
		if o.On = m.Play.Options.Has(o.Option); !o.On {
			o.Help = ""
		}
		p.Settings = append(p.Settings, o)
	}
	return p
}

// playNotice is what the notices of playing say.
func playNotice(n model.Notice, t *text.Catalog) string {
	switch n.Kind {
	case model.CellsFilled:
		return t.Play.CellsFilled
	case model.CandidateImpossible:
		return t.Fill(t.Play.CandidateImpossible, "digit", n.Count)
	case model.EliminationsRestored:
		return t.Fill(t.Play.EliminationsRestored, "count", n.Count)
	case model.NothingEliminated:
		return t.Play.NothingEliminated
	}
	return ""
}
