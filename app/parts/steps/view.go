package steps

import (
	"strconv"

	"sudoku/app/desk"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/explain"
	"sudoku/solver/rate"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// View describes the panel that solves step by step. It is empty while another panel is
// shown.
type View struct {
	Tab    Tab
	Tabs   []StepsTab
	Shown  bool     // the panel is shown
	Intro  string   // shown until there is a path
	Notes  []string // further remarks
	Stuck  Stuck
	Kinds  []KindOption
	Beyond Beyond
	Fork   ForkView
	Proof  ProofView
	Card   StepCard
	Bars   Bars
	Lines  []StepLine
	Found  FoundView
	Ask    AskView
	Choice TechniquesView
	Rating RatingView
}

// StepsTab is a tab of the panel.
type StepsTab struct {
	Name string
	Tab  Tab
	On   bool
}

// Stuck describes the end of a path that does not reach the solution. If the path reaches
// it, Left is empty.
type Stuck struct {
	Left    string // how much of the puzzle is left
	CanShow bool
	Missing string // text before Add
	Add     []MissingTechnique
}

// MissingTechnique is a technique that is off and would continue the path.
type MissingTechnique struct{ Key, Name, Rating string }

// StepLine describes an entry in the list of steps. StepLineText returns its text and is
// called only for drawing, since the sentences of a hundred steps take longer than a
// frame.
type StepLine struct {
	Path    *Path
	Index   int
	Current bool
	Text    *text.Catalog
	Expert  bool // show the rating
	Beyond  bool // the player does not know the technique
}

// StepLineText returns the texts of the entry.
func (l *StepLine) StepLineText() (number, name, rating, sentence string) {
	s := &l.Path.Steps[l.Index]
	language := &l.Text.Techniques
	if l.Expert {
		rating = ratingText(s, l.Text)
	}
	return strconv.Itoa(l.Index+1) + ".", language.Name(s.Technique), rating, language.On(s, &l.Path.Boards[min(l.Index, len(l.Path.Boards)-1)])
}

// Hardest reports whether the step is the hardest of its path.
func (l *StepLine) Hardest() bool { return isHardest(l.Path, l.Index) }

// isHardest reports whether a step is the hardest of an uneven path.
func isHardest(p *Path, index int) bool { return p.Uneven && p.Hardest == index }

// isOwnPath reports whether the path shown prefers known techniques. Steps that need
// other techniques are then marked.
func isOwnPath(s *Steps) bool {
	if !s.Choice.Yours || s.Tab != PathTab {
		return false
	}
	k, ok := s.Choice.Kind()
	return ok && k == Yours
}

// newWords returns the words of a scene's sentence.
func newWords(sc *explain.Scene, t *text.Catalog) (words []show.Word) {
	for i, token := range t.Techniques.Say(sc) {
		names := token.Kind != explain.Text && token.Kind != explain.Number
		words = append(words, show.Word{Text: token.Text, Index: i, Names: names, Class: houseFrame(token.Houses, &sc.View)})
	}
	return words
}

// houseFrame returns the class of the houses' frames in a view with both base and cover
// frames. It is "" for houses without a frame.
func houseFrame(houses board.HouseSet, v *step.View) string {
	classes, all := map[string]bool{}, map[string]bool{}
	for _, h := range v.Houses {
		all[show.HouseClass(h.Role)] = true
		if houses.Has(h.Item) {
			classes[show.HouseClass(h.Role)] = true
		}
	}
	if len(all) < 2 || len(classes) != 1 {
		return ""
	}
	for class := range classes {
		return class
	}
	return ""
}

// ratingText returns the Sudoku Explainer rating of a step, or else its HoDoKu score, or
// "". Only the score comes with the program's name.
func ratingText(s *step.Step, t *text.Catalog) string {
	if rating := Rating(s); rating > 0 {
		return t.Tenths(rating)
	}
	if found := technique.ByKey(s.Technique); found != nil && found.Score > 0 {
		return t.Fill(t.Explain.Score, "score", found.Score)
	}
	return ""
}

// namedRating is ratingText with the name of the program.
func namedRating(s *step.Step, t *text.Catalog) string {
	rating := ratingText(s, t)
	if Rating(s) > 0 {
		rating = t.Fill(t.Explain.Rated, "rating", rating)
	}
	return rating
}

func (stepsPart *Steps) View(d *desk.Desk, t *text.Catalog) View {
	var v View
	if d.Panel != desk.StepsPanel {
		return v
	}
	v.Tab, v.Shown = stepsPart.Tab, true
	for i, name := range t.Explain.Tabs {
		tab := Tab(i)
		v.Tabs = append(v.Tabs, StepsTab{name, tab, v.Tab == tab})
	}
	switch stepsPart.Tab {
	case PathTab:
		_, v.Notes = pathSummary(d, stepsPart, t)
		v.Stuck = newStuck(d, stepsPart, t)
		if stepsPart.Explained(d) == nil {
			v.Intro = t.Explain.Intro
		}
		v.Kinds, v.Beyond, v.Fork = newKindOptions(d, stepsPart, t), newBeyond(d, stepsPart, t), newForkView(d, stepsPart, t)
		v.Proof = newProofView(d, stepsPart, t)
	case FoundTab:
		v.Found = newFoundView(d, stepsPart, t)
	case AskTab:
		v.Ask = newAskView(d, stepsPart, t)
	case ChoiceTab:
		v.Choice = newTechniquesView(&stepsPart.Choice, d.Options.Has(desk.Expert), t)
	case RatingTab:
		v.Rating = newRatingView(d, stepsPart, t)
	}
	shown := stepsPart.Showing(d)
	if s := shown.Step(); s != nil && stepsPart.Tab != FoundTab {
		v.Card = newStepCard(d, stepsPart, &shown, s, t)
		v.Bars = newBars(shown.Path, shown.At)
		own, expert := isOwnPath(stepsPart), d.Options.Has(desk.Expert)
		for i := range shown.Path.Steps {
			beyond := own && !stepsPart.Known.Has(shown.Path.Steps[i].Technique)
			v.Lines = append(v.Lines, StepLine{shown.Path, i, i == shown.At, t, expert, beyond})
		}
	}
	return v
}

// pathSummary describes the result of the search for a path.
func pathSummary(d *desk.Desk, own *Steps, t *text.Catalog) (summary string, notes []string) {
	p := own.Explained(d)
	if p == nil {
		return "", nil
	}
	e := &own.Whole
	switch last := &p.Boards[len(p.Boards)-1]; {
	case e.Faults.Solutions == 0:
		return t.Explain.NoSolution, nil
	case len(p.Steps) == 0 && last.IsSolved():
		summary = t.Explain.SolvedAlready
	case len(p.Steps) == 0:
		summary = t.Explain.NoSteps
	case last.IsSolved():
		summary = t.Fill(t.Explain.Solved, "count", len(p.Steps), "path", own.kindName(d, t))
	default:
		summary = t.Fill(t.Explain.Stuck, "count", len(p.Steps), "path", own.kindName(d, t))
	}
	if p.Hardest >= 0 {
		s := &p.Steps[p.Hardest]
		rating, sentence := namedRating(s, t), t.Explain.HardestStep
		if d.Options.Has(desk.Expert) && rating != "" {
			sentence = t.Explain.Hardest
		}
		summary += t.Techniques.Marks.Space + t.Fill(sentence, "name", t.Techniques.Name(s.Technique), "rating", rating)
	}
	for _, note := range []struct {
		on   bool
		text string
	}{
		{e.Faults.AreMistakes(), t.Explain.Mistakes},
		{e.Faults.Solutions > 1, t.Explain.Several},
		{e.UniquenessOff, t.Explain.Uniqueness},
	} {
		if note.on {
			notes = append(notes, note.text)
		}
	}
	return summary, notes
}

// newStuck describes the end of the path, if it is not the solution.
func newStuck(d *desk.Desk, s *Steps, t *text.Catalog) Stuck {
	p := s.Explained(d)
	if p == nil || s.Whole.Faults.Solutions == 0 {
		return Stuck{}
	}
	last, first := &p.Boards[len(p.Boards)-1], &p.Boards[0]
	cells, empty := last.Empty().Len(), first.Empty().Len()
	if cells == 0 {
		return Stuck{}
	}
	candidates := 0
	for c := range last.Empty().All() {
		candidates += last.Candidates(c).Len()
	}
	left, expert := t.Explain.Left, d.Options.Has(desk.Expert)
	if expert {
		left = t.Explain.LeftCandidates
	}
	v := Stuck{
		Left:    t.Fill(left, "filled", empty-cells, "empty", empty, "cells", cells, "candidates", candidates),
		CanShow: len(p.Steps) > 0,
	}
	for _, key := range s.Whole.Missing {
		if x := technique.ByKey(key); x != nil {
			add := MissingTechnique{Key: key, Name: t.Fill(t.Explain.Add, "name", t.Techniques.Name(key))}
			if expert && x.SE > 0 {
				add.Rating = t.Fill(t.Explain.Rated, "rating", t.Tenths(x.SE))
			}
			v.Add = append(v.Add, add)
		}
	}
	if len(v.Add) > 0 {
		v.Missing = t.Fill(t.Explain.Missing, "count", len(v.Add))
	}
	return v
}

// ratedText returns the rating in a sentence, or "".
func ratedText(d *desk.Desk, s *Steps, t *text.Catalog) string {
	r := s.Rating(d)
	switch {
	case r == nil:
		return ""
	case r.Grade == rate.None:
		return t.Ratings.Grades[rate.None]
	}
	if !r.SEDone {
		return t.Ratings.Grades[r.Grade] + t.Techniques.Marks.Stop + t.Techniques.Marks.Space + t.Ratings.Open
	}
	if !d.Options.Has(desk.Expert) {
		if r.LevelSetter == "" {
			return t.Fill(t.Ratings.Graded, "grade", t.Ratings.Grades[r.Grade])
		}
		return t.Fill(t.Ratings.GradedBy, "grade", t.Ratings.Grades[r.Grade], "name", t.Techniques.Name(r.LevelSetter))
	}
	return t.Fill(t.Ratings.Rated, "grade", t.Ratings.Grades[r.Grade], "er", t.Tenths(r.ER), "ep", t.Tenths(r.EP),
		"ed", t.Tenths(r.ED), "score", r.Score, "level", t.Ratings.Levels[r.Level])
}

// Status returns the status of the panel, "" for none.
func (s *Steps) Status(d *desk.Desk, t *text.Catalog) (show.Tone, string) {
	if d.Panel != desk.StepsPanel {
		return show.Plain, ""
	}
	switch s.Tab {
	case PathTab:
		summary, _ := pathSummary(d, s, t)
		if f := newForkView(d, s, t); f.Cost != "" {
			summary = f.Cost + t.Techniques.Marks.Space + summary
		}
		if p := s.Explained(d); p != nil && p.Boards[len(p.Boards)-1].IsSolved() {
			return show.Good, summary
		}
		return show.Plain, summary
	case FoundTab:
		return show.Plain, newFoundView(d, s, t).Summary
	case RatingTab:
		return show.Plain, ratedText(d, s, t)
	}
	return show.Plain, ""
}

// Working describes the job about steps that is running.
func (*Steps) Working(b *desk.Busy, t *text.Catalog) string {
	switch b.Job.(type) {
	case work.Explain, work.FindSteps, work.Hint, work.WhyNot, work.Prove:
		return t.Explain.Finding
	case work.Certify:
		if b.Progress.Stage == work.Checking {
			return t.Explain.ProofChecking
		}
		return t.Explain.Proving
	case work.Rate:
		return t.Explain.Rating
	}
	return ""
}
