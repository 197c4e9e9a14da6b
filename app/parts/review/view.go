package review

import (
	"strings"
	"time"

	"sudoku/app/desk"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/app/text/words"
	"sudoku/app/transport"
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/explain"
	engine "sudoku/solver/review"
	"sudoku/solver/technique"
	"sudoku/solver/technique/entry"
)

// View describes the panel. Without a review it has only a message.
type View struct {
	Message string
	CanRun  bool // the message has a button to start
	transport.View
	Line    Line
	Note    string // the note in the link to the game
	Node    int    // index of the history node that the move shown leads to
	Title   string
	Facts   string // beside the title: the rating of the move and its time
	Verdict []string
	Tone    show.Tone

	StepsTitle string
	Steps      []Step
	Lines      []Reason // the argument of the step shown
	Learn      Lesson
	CanResume  bool
	Moments    []Moment
}

// Step is a step to choose from.
type Step struct {
	Name, Effects string
	Index         int
	On            bool
}

// Reason is a line of an argument.
type Reason struct {
	Text     string
	So, Fold bool
}

// Lesson is a technique to practise; Key is empty if there is none.
type Lesson struct{ Key, Name string }

// Moment is a move worth looking at.
type Moment struct {
	Move int
	Text string
	Sign string
	On   bool
}

// View returns the zero value unless the panel is open.
func (r *Review) View(d *desk.Desk, t *text.Catalog) View {
	w := &t.Review
	if d.Panel != desk.ReviewPanel {
		return View{}
	}
	of := r.Shown(d)
	switch {
	case of == nil && d.Busy.By == sender:
		return View{Message: w.Working}
	case of == nil:
		can := len(d.History.Played()) > 1
		v := View{Message: w.None, CanRun: can}
		if can {
			v.Message = w.Help
		}
		return v
	}
	all := moments(of)
	v := View{View: transport.Of(&r.play, r.Length()), Line: newLine(r, all, t), CanResume: of.Unique && r.play.At > 0, Node: d.History.Node()}
	if d.Reviewing() && d.Linked.Note != "" {
		v.Note = t.Fill(t.Notices.NoteOpened, "name", d.Linked.Note)
	}
	v.judge(r, t)
	if m := r.move(); m != nil {
		v.Node = m.Node
		var facts []string
		if hard, _ := rating(m); hard > 0 && d.Options.Has(desk.Expert) {
			facts = []string{t.Fill(t.Explain.Rated, "rating", t.Tenths(hard))}
		}
		if m.Pause >= second {
			facts = append(facts, t.Fill(w.Took, "time", clock(m.Pause)))
		}
		v.Facts = strings.Join(facts, t.Techniques.Marks.Comma)
		v.explain(d, r, m, t)
	}
	for _, x := range all {
		v.Moments = append(v.Moments, Moment{x.move, momentText(&x, of, t), signs[x.kind], x.move == r.play.At})
	}
	return v
}

// second is one second in tenths, the unit of pauses.
const second = 10

func clock(tenths int) string { return show.Clock(time.Duration(tenths) * time.Second / second) }

// signs holds the sign for each kind of moment.
var signs = [...]string{wrong: "×", guessed: "?", helped: "!", paused: "‖", hardest: "▲"}

// moveText says what a move did.
func moveText(m *work.Move, t *text.Catalog) string {
	list := []board.Candidate{m.Candidate}
	said := t.Techniques.Placements(list)
	if m.Kind == engine.Eliminated || m.Kind == engine.Restored {
		said = t.Techniques.Eliminations(list)
	}
	if m.Kind == engine.Erased || m.Kind == engine.Restored {
		said = t.Fill(t.Review.TakenBack, "move", said)
	}
	return said
}

// judge sets the title and the verdict of the move shown, or sums up the game.
func (v *View) judge(r *Review, t *text.Catalog) {
	w, m, of := &t.Review, r.move(), r.game
	if m == nil {
		v.Title, v.Verdict = w.Whole, summary(of, t)
		v.Position = strings.Join(v.Verdict, t.Techniques.Marks.Space)
		return
	}
	_, key := rating(m)
	cell := m.Candidate.Cell()
	said := []string{w.Tidied}
	switch m.Verdict {
	case engine.Shown:
		v.Tone, said[0] = show.Good, shown(m, w)
		if m.ByMarks {
			said = append(said, w.Marks)
		}
	case engine.Guessed:
		said[0] = w.Guessed
	case engine.Mistaken, engine.Misled:
		v.Tone, said[0] = show.Bad, w.WrongDigit
		if m.Kind == engine.Eliminated {
			said[0] = w.WrongCandidate
		}
		if m.Verdict == engine.Misled {
			said = append(said, w.Misled)
		}
		if m.Kind == engine.Eliminated && len(m.Steps) > 0 {
			said = append(said, shown(m, w))
		}
	case engine.Repaired:
		v.Tone, said[0] = show.Good, w.Repaired
	case engine.TakenBack:
		said[0] = w.Restored
	case engine.Unknowable:
		said[0] = w.Several
	}
	for _, sentence := range said {
		v.Verdict = append(v.Verdict, t.Fill(sentence, "name", t.Techniques.Name(key), "count", len(m.Steps),
			"cell", cell, "digit", int(of.Solution[cell]), "since", m.Since+1))
	}
	move := moveText(m, t)
	v.Title = t.Fill(w.Move, "index", r.play.At, "move", move)
	v.Position = t.Fill(w.Position, "at", r.play.At, "count", r.Length(), "event", move+t.Techniques.Marks.Stop+t.Techniques.Marks.Space+strings.Join(v.Verdict, t.Techniques.Marks.Space))
}

// shown returns the sentence that says what shows a move.
func shown(m *work.Move, w *words.Review) string {
	if len(m.Steps) > 1 {
		return w.ShownBy
	}
	return w.Shown
}

// explain sets the steps of a move, and the argument of the step shown.
func (v *View) explain(d *desk.Desk, r *Review, m *work.Move, t *text.Catalog) {
	all := steps(m)
	s, at, ok := r.shownStep(d)
	if len(all) > 1 || m.Conflict != nil && len(all) > 0 {
		v.StepsTitle = t.Review.Reason
	}
	if len(m.Seen) > 0 {
		if len(all) > 1 {
			v.StepsTitle = t.Review.Seen
		}
		if key := m.Seen[0].Technique; technique.TechniqueClass(key) > entry.Single {
			v.Learn = Lesson{key, t.Fill(t.Review.Practise, "name", t.Techniques.Name(key))}
		}
	}
	for i := range all {
		x := all[i].Step
		effects := t.Techniques.Placements(x.Placements) + t.Techniques.Eliminations(x.Eliminations)
		v.Steps = append(v.Steps, Step{t.Techniques.Name(x.Technique), effects, i, x == s})
	}
	if ok {
		sc := explain.Whole(s, &at)
		for _, line := range t.Techniques.Reasons(&sc) {
			v.Lines = append(v.Lines, Reason{explain.String(line.Words), line.So, line.Fold})
		}
		if len(v.Lines) == 0 {
			v.Lines = []Reason{{Text: explain.String(t.Techniques.Say(&sc))}}
		}
	} else if count := len(m.Steps); m.Conflict != nil && count > 0 {
		x := m.Candidate
		v.Lines = []Reason{{Text: t.Fill(t.Explain.Refuted, "digit", int(x.Digit()), "cell", x.Cell(), "count", count)}}
	}
	if m.Conflict != nil && (!ok || len(m.Seen) == 0 && s == &m.Steps[len(m.Steps)-1]) {
		v.Lines = append(v.Lines, Reason{Text: show.ContradictionText(*m.Conflict, t), So: true})
	}
}

func momentText(x *moment, of *work.Reviewed, t *text.Catalog) string {
	w, m := &t.Review, &of.Moves[x.move-1]
	_, key := rating(m)
	sentence := [...]string{wrong: w.AtWrong, guessed: w.AtGuess, helped: w.AtHint, paused: w.AtPause, hardest: w.AtHardest}[x.kind]
	back := 0
	for i := len(of.Moves); i > x.move; i-- {
		if later := &of.Moves[i-1]; later.Verdict == engine.Repaired && later.Since == x.move-1 {
			back = i
		}
	}
	return t.Fill(sentence, "move", moveText(m, t), "time", clock(m.Pause), "name", t.Techniques.Name(key), "back", back)
}

// summary sums up the game in a few sentences.
func summary(of *work.Reviewed, t *text.Catalog) (said []string) {
	w := &t.Review
	if !of.Unique {
		return []string{w.Several}
	}
	found, all, bad, guesses := 0, 0, 0, 0
	for i := range of.Moves {
		switch of.Moves[i].Verdict {
		case engine.Shown:
			found++
		case engine.Guessed:
			guesses++
		case engine.Mistaken, engine.Misled:
			bad++
		default:
			all-- // do not count the move, since there is nothing to judge
		}
		all++
	}
	sentence, name := w.Placed, ""
	if i := hardestMove(of); i >= 0 {
		_, key := rating(&of.Moves[i])
		sentence, name = w.Found, t.Techniques.Name(key)
	}
	said = append(said, t.Fill(sentence, "found", found, "count", all, "name", name))
	if i := of.Stuck; i >= 0 {
		m := &of.Moves[i]
		sentence, name = w.Paused, ""
		if len(m.Seen) > 0 {
			sentence, name = w.PausedSeen, t.Techniques.Name(m.Seen[0].Technique)
		}
		said = append(said, t.Fill(sentence, "time", clock(m.Pause), "index", i+1, "name", name))
	}
	sentence = w.Flawless
	if bad > 0 {
		sentence = w.Wrong
	} else if guesses > 0 {
		sentence = w.Guesses
	}
	return append(said, t.Fill(sentence, "wrong", bad, "guesses", guesses))
}

// Status returns the verdict on the move shown or the summary of the game, or "" without
// a review.
func (r *Review) Status(d *desk.Desk, t *text.Catalog) (show.Tone, string) {
	if r.Shown(d) == nil {
		return show.Plain, ""
	}
	var v View
	v.judge(r, t)
	return v.Tone, v.Position
}

// Working reports that the engine is reviewing a game.
func (*Review) Working(b *desk.Busy, t *text.Catalog) string {
	if b.By != sender {
		return ""
	}
	return t.Review.Working
}
