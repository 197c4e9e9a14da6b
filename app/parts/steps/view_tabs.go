package steps

import (
	"slices"
	"strings"

	"sudoku/app/desk"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/board"
	"sudoku/solver/path"
	"sudoku/solver/technique"
)

// AskView describes the tab for questions.
type AskView struct {
	Cell      string // the cell whose candidates can be marked, or why none can
	Digits    []AskDigit
	Marked    string // the marked candidates
	CanDrop   bool
	Questions []QuestionView
	Answer    string
	Tone      show.Tone
}

// AskDigit is a digit in the selected cell.
type AskDigit struct {
	Digit board.Digit
	On    bool // marked
	Open  bool // still a candidate
}

// QuestionView is a question about the marked candidates.
type QuestionView struct {
	Name     string
	Question Question
	Can      bool
}

func newAskView(here *desk.Desk, s *Steps, t *text.Catalog) AskView {
	a := &s.Ask
	position := s.Here(here)
	at := board.New(&position)
	c := here.Selected
	v := AskView{Cell: t.Fill(t.Explain.AskCell, "cell", c), CanDrop: !a.Marked.IsEmpty()}
	if d := at.Value(c); d != 0 {
		v.Cell = t.Fill(t.Explain.AskFilled, "cell", c, "digit", int(d))
	} else {
		for d := range board.AllDigits.All() {
			v.Digits = append(v.Digits, AskDigit{d, a.Marked.Has(board.NewCandidate(c, d)), at.Has(c, d)})
		}
	}
	placements, eliminations := t.Placed(&a.Marked), t.RuledOut(&a.Marked)
	if v.CanDrop {
		v.Marked = t.Fill(t.Explain.AskMarked, "candidates", placements)
	}
	why := t.Explain.WhyNotNone
	for x := range a.Marked.All() {
		if a.Marked.Len() == 1 {
			why = t.Fill(t.Explain.WhyNot, "digit", int(x.Digit()), "cell", x.Cell())
		}
	}
	if !v.CanDrop {
		return v // without marks, all questions would have the same name
	}
	for q, name := range []string{
		AskWhyNot:       why,
		AskEliminations: t.Fill(t.Explain.DoTheyGo, "candidates", eliminations),
		AskPlacements:   t.Fill(t.Explain.DoTheyBelong, "candidates", placements),
	} {
		v.Questions = append(v.Questions, QuestionView{name, Question(q), a.CanAsk(Question(q))})
	}
	v.Tone, v.Answer = answerText(here, s, &at, t)
	return v
}

// answerText returns the answer to the last question, or "".
func answerText(d *desk.Desk, own *Steps, at *board.Board, t *text.Catalog) (show.Tone, string) {
	a, r := &own.Ask, own.Reason(d)
	if r == nil {
		return show.Plain, ""
	}
	e := &t.Explain
	switch {
	case r.Faults.Solutions == 0:
		return show.Bad, t.Hint.NoSolution
	case r.Faults.AreMistakes():
		return show.Bad, t.Hint.Mistake
	}
	name, count := "", 0
	if s := hardestStep(a.Shown.Path); s != "" {
		name, count = t.Techniques.Name(s), len(a.Shown.Path.Steps)
	}
	if a.Question != AskWhyNot {
		claim := t.RuledOut(&a.About)
		if a.Question == AskPlacements {
			claim = t.Placed(&a.About)
		}
		switch {
		case len(r.Placements)+len(r.Eliminations) > 0:
			return show.Bad, t.Fill(e.FollowsNot, "claim", t.Techniques.Placements(r.Placements)+t.Techniques.Eliminations(r.Eliminations))
		case !r.Proven:
			return show.Good, t.Fill(e.FollowsWithout, "claim", claim)
		case count == 0:
			return show.Good, t.Fill(e.Follows, "claim", claim)
		}
		return show.Good, t.Fill(e.FollowsBy, "claim", claim, "name", name, "count", count)
	}
	var x board.Candidate
	for x = range a.About.All() {
	}
	about := []any{"digit", int(x.Digit()), "cell", x.Cell(), "name", name, "count", count}
	switch {
	case r.IsAnswer && count > 0:
		return show.Good, t.Fill(e.IsAnswerBy, about...)
	case r.IsAnswer:
		return show.Good, t.Fill(e.IsAnswer, about...)
	case len(r.Eliminations) > 0:
		return show.Plain, t.Fill(e.Possible, about...)
	case r.Refutation != nil:
		if count == 0 {
			return show.Good, t.Fill(e.RefutedAtOnce, append(about, "conflict", show.ConflictClause(r.Refutation.Conflict, t))...)
		}
		return show.Good, t.Fill(e.Refuted, about...)
	case !r.Proven:
		return show.Good, t.Fill(e.FalseWithout, about...)
	case count > 0:
		return show.Good, t.Fill(e.FalseBy, about...)
	}
	for other := range x.Cell().Peers().All() {
		if at.Value(other) == x.Digit() {
			return show.Good, t.Fill(e.Seen, append(about, "other", other)...)
		}
	}
	return show.Good, t.Fill(e.FalseWithout, about...)
}

// hardestStep returns the technique of the hardest step of a path, or "" if there
// are no steps.
func hardestStep(p *Path) string {
	switch {
	case p == nil || len(p.Steps) == 0:
		return ""
	case p.Hardest >= 0:
		return p.Steps[p.Hardest].Technique
	}
	return p.Steps[len(p.Steps)-1].Technique
}

// TechniquesView describes the choice of techniques for the engine.
type TechniquesView struct {
	Recipes    []show.Option
	Uniqueness bool
	Patterns   bool
	Lines      []TechniqueLine
	Keys       []string // keys of Lines, if there is a search
	Search     string
	Groups     []string // names of groups, to search for
	Text       string   // the list as text
	Wrong      string   // what is wrong with Text, "" for nothing
}

// TechniqueLine describes a technique in the choice.
type TechniqueLine struct {
	Key, Name, Note string
	On              bool
	First, Last     bool
}

func newTechniquesView(c *Techniques, expert bool, t *text.Catalog) TechniquesView {
	v := TechniquesView{Uniqueness: c.Uniqueness, Patterns: c.Patterns}
	recipe := c.Recipe()
	for i := range path.Recipes() {
		v.Recipes = append(v.Recipes, show.Option{Name: t.Explain.Recipes[i], On: i == recipe})
	}
	isWiki := slices.Equal(wikiList(), c.List)
	v.Recipes = append(v.Recipes, show.Option{Name: t.Explain.Own, On: recipe < 0 && !isWiki}, show.Option{Name: "SudokuWiki", On: isWiki})
	v.Search, v.Text = c.Search, formatTechniques(c.List)
	if _, wrong, line := parseTechniques(c.Draft); wrong != "" {
		v.Text, v.Wrong = c.Draft, t.Fill(t.Explain.WrongKey, "line", line, "word", wrong)
	}
	language := &t.Techniques
	groups := map[string]string{}
	for i := range language.Groups {
		group := &language.Groups[i]
		v.Groups = append(v.Groups, group.Name)
		for _, lesson := range group.Lessons {
			for _, x := range lesson.Techniques {
				groups[x.Key] = group.Name
			}
		}
	}
	search := strings.ToLower(strings.TrimSpace(c.Search))
	for i, x := range c.List {
		line := TechniqueLine{Key: x.Key, Name: language.Name(x.Key), On: x.On, First: i == 0, Last: i == len(c.List)-1}
		if search != "" && !strings.Contains(strings.ToLower(line.Name+"\n"+groups[x.Key]+"\n"+x.Key), search) {
			continue
		}
		if search != "" {
			v.Keys = append(v.Keys, x.Key)
		}
		if found := technique.ByKey(x.Key); found != nil {
			switch {
			case found.OnRequest:
				line.Note = t.Explain.OnRequest
			case expert && found.SE > 0:
				line.Note = t.Tenths(found.SE)
			}
		}
		v.Lines = append(v.Lines, line)
	}
	return v
}
