package generator

import (
	"strconv"
	"strings"

	"sudoku/app/daily"
	"sudoku/app/desk"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/board"
	"sudoku/solver/generate"
	"sudoku/solver/rate"
	"sudoku/solver/technique"
)

// Wishes specifies new puzzles by the same criteria as the generate command. They apply
// in addition to Options.
type Wishes struct {
	Grade, UpTo       rate.Grade
	Techniques        string // keys, separated by spaces
	Hardest           bool
	SolvedBy          string         // like Techniques
	ER, Score, Givens generate.Range // a bound of 0 means no limit
	OnBoard           bool           // the digits on the board are the pattern
	Count             int            // 0 for one
	Seed              int            // 0 for a random one
}

// MostMade limits how many puzzles are made at once.
const MostMade = 1000

// The limits of ranges without an upper bound.
const (
	mostER    = 120
	mostScore = 1_000_000
)

// several is a list of puzzles being made.
type several struct {
	count int
	made  []board.Grid
}

// wished returns the spec for the wishes.
func (f *Generator) wished(d *desk.Desk) generate.Spec {
	w := &f.Wishes
	s := generate.Spec{
		Grade: w.Grade, UpTo: w.UpTo, ER: upTo(w.ER, mostER), Score: upTo(w.Score, mostScore), Givens: upTo(w.Givens, board.Cells-1),
		Techniques: strings.Fields(w.Techniques), Hardest: w.Hardest && w.Techniques != "", Only: strings.Fields(w.SolvedBy),
		Symmetry: f.Options.Symmetry, Minimal: f.Options.Minimal,
	}
	if s.Givens == (generate.Range{}) {
		s.Givens = f.Options.Givens
	}
	if w.OnBoard {
		s.Pattern, s.Symmetry, s.Givens = patternOn(d), generate.NoSymmetry, generate.Range{}
	}
	return s
}

// upTo returns a range with an upper bound.
func upTo(r generate.Range, most int) generate.Range {
	if r.Min > 0 && r.Max == 0 {
		r.Max = most
	}
	return r
}

// patternOn returns the cells with digits on the board.
func patternOn(d *desk.Desk) board.CellSet {
	s := d.Sheet()
	values := s.Position.Values()
	return values.Filled()
}

// makeWished requests the first puzzle that meets the wishes.
func (f *Generator) makeWished(d *desk.Desk) []desk.Cmd {
	seed := uint64(f.Wishes.Seed)
	if seed == 0 {
		seed = d.NextSeed()
	}
	cmds := f.order(d, daily.Puzzle{}, f.wished(d), seed)
	f.several = several{count: f.Wishes.Count}
	return cmds
}

// takeNext adds a puzzle to the list in progress, and requests the next one or opens the
// list.
func (f *Generator) takeNext(d *desk.Desk, s several, g board.Grid) []desk.Cmd {
	s.made = append(s.made[:len(s.made):len(s.made)], g)
	if len(s.made) >= s.count {
		return f.list(d, s.made)
	}
	cmds := f.order(d, daily.Puzzle{}, f.spec, f.seed+1)
	f.several = s
	return cmds
}

// list opens puzzles as a list, if there are any.
func (f *Generator) list(d *desk.Desk, made []board.Grid) []desk.Cmd {
	if len(made) == 0 {
		return nil
	}
	d.Dialog = desk.NoDialog
	return []desk.Cmd{ShowList{Puzzles: made}}
}

// WishesView describes the form for wishes.
type WishesView struct {
	Now               Wishes
	Grades, UpTo      []show.Option // indexed by grade; the first option is any
	Techniques        []show.Option // indexed like Techniques
	SolvedBy          []show.Option // the same
	ER, Score, Givens [2]string
	OnBoard           string
	Count, Seed       string
}

// Techniques lists the keys of the techniques to choose from.
var Techniques = func() (keys []string) {
	for _, x := range technique.Catalog() {
		keys = append(keys, x.Key)
	}
	return keys
}()

func (f *Generator) wishesView(d *desk.Desk, t *text.Catalog) WishesView {
	w := &f.Wishes
	v := WishesView{
		Now: *w, ER: show.RangeTexts(w.ER.Min, w.ER.Max, t.Tenths), Score: show.RangeTexts(w.Score.Min, w.Score.Max, strconv.Itoa),
		Givens: show.RangeTexts(w.Givens.Min, w.Givens.Max, strconv.Itoa), Count: strconv.Itoa(max(w.Count, 1)),
		OnBoard: t.Fill(t.Generator.OnBoard, "count", patternOn(d).Len()),
	}
	for g, name := range t.Ratings.Grades {
		if g == 0 {
			name = t.List.NoChoice
		}
		v.Grades = append(v.Grades, show.Option{Name: name, On: rate.Grade(g) == w.Grade})
		if g == 0 {
			name = t.List.Unknown
		}
		v.UpTo = append(v.UpTo, show.Option{Name: name, On: rate.Grade(g) == w.UpTo})
	}
	if w.Seed != 0 {
		v.Seed = strconv.Itoa(w.Seed)
	}
	techniques, only := " "+w.Techniques+" ", " "+w.SolvedBy+" "
	for _, key := range Techniques {
		name := t.Techniques.Name(key)
		v.Techniques = append(v.Techniques, show.Option{Name: name, On: strings.Contains(techniques, " "+key+" ")})
		v.SolvedBy = append(v.SolvedBy, show.Option{Name: name, On: strings.Contains(only, " "+key+" ")})
	}
	return v
}
