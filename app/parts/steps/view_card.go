package steps

import (
	"strconv"
	"strings"

	"sudoku/app/desk"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/explain"
	"sudoku/solver/step"
)

// StepCard describes the step shown. Place is empty if no step is shown.
type StepCard struct {
	Place, Name, Rating string
	Hardest, Beyond     bool
	Before              string // the assumption, shown before the sentence
	Sentence            []show.Word
	Reasons             []Reason // the lines of the sentence, if it is an argument
	Short               string   // the short form of the step, or ""
	Outcome             string   // the resulting contradiction
	Scenes              int
	Scene               int    // the picture shown
	SceneOf             string // number of the picture, "" if there is only one
	Earlier             []EarlierStep
	After               bool
	Legend              []show.LegendEntry
	AtStart, AtEnd      bool
	CanTake, CanChoose  bool
	Depth               explain.Depth
	Playing, OnlyOne    bool
	Speed, SpeedValue   string
	Current             string // ID of its list entry
}

// Spoken returns what a screen reader says about the step. It is silent during playback.
func (c *StepCard) Spoken(t *text.Catalog) string {
	if c.Playing || c.Place == "" {
		return ""
	}
	said, marks := c.Before, &t.Techniques.Marks
	if said != "" {
		said += marks.Space
	}
	if c.Scene == 0 {
		said += c.Name + marks.Colon
	}
	for _, w := range c.Sentence {
		said += w.Text
	}
	if c.Outcome != "" {
		said += marks.Space + c.Outcome
	}
	return said
}

// Reason is a line of an argument: the words of the sentence from index From up to To.
type Reason struct {
	From, To      int
	So, Fold, Lit bool
}

// newReasons returns the lines of a scene's argument. pointed is the line shown alone,
// counted from 1.
func newReasons(sc *explain.Scene, pointed int, t *text.Catalog) (list []Reason) {
	at := 0
	for i, line := range t.Techniques.Reasons(sc) {
		list = append(list, Reason{at, at + len(line.Words), line.So, line.Fold, pointed == i+1})
		at += len(line.Words) + 1 // the space between lines
	}
	return list
}

// EarlierStep names an earlier step on whose eliminations the picture relies.
type EarlierStep struct {
	Text  string
	Index int // index of the step, -1 if it is not in the path
}

func newStepCard(d *desk.Desk, own *Steps, shown *Showing, s *step.Step, t *text.Catalog) StepCard {
	last := len(shown.Path.Steps) - 1
	play := &own.Playback
	scenes := shown.Scenes(play.Depth)
	scene := &scenes[min(shown.Scene, len(scenes)-1)]
	v := StepCard{
		Place:    t.Fill(t.Explain.StepOf, "index", shown.At+1, "count", last+1),
		Name:     t.Techniques.Name(s.Technique),
		Hardest:  isHardest(shown.Path, shown.At),
		Beyond:   isOwnPath(own) && !own.Known.Has(s.Technique),
		Sentence: newWords(scene, t),
		Reasons:  newReasons(scene, own.Line, t),
		Short:    scenes[0].Short(),
		Scenes:   len(scenes), Scene: shown.Scene, After: shown.After,
		AtStart: shown.At == 0 && shown.Scene == 0 && !shown.After, AtEnd: shown.At == last && shown.After,
		OnlyOne:   last == 0 && len(scenes) == 1,
		CanTake:   !shown.Path.HasAssumed && *shown.Board() != shown.Path.Boards[0],
		CanChoose: own.Tab == PathTab && !shown.Path.Boards[shown.At].IsSolved(), Depth: play.Depth,
		Playing: play.Playing, Speed: strconv.Itoa(play.Speed),
		SpeedValue: t.Fill(t.Explain.SpeedValue, "rate", strings.Replace(strconv.FormatFloat(play.Rate(), 'f', 1, 64), ".", t.Decimal, 1)),
		Current:    OptionID + strconv.Itoa(shown.At),
	}
	if d.Options.Has(desk.Expert) {
		v.Rating = t.Explain.NotRated
		if rating := namedRating(s, t); rating != "" {
			v.Rating = rating
		}
	}
	if len(scenes) > 1 {
		v.SceneOf = t.Fill(t.Explain.SceneOf, "index", shown.Scene+1, "count", len(scenes))
	}
	if !shown.After {
		v.Legend = show.NewLegend(&scene.View, scene.Parts(), t)
	}
	if play.Depth == explain.Thorough || scene.Clean {
		v.Earlier = newEarlierSteps(shown, scene, t)
	}
	if shown.Path.HasAssumed {
		v.Before = t.Fill(t.Explain.Assuming, "candidate", shown.Path.Assumed)
		if r := refutationShown(d, own, shown); r != nil {
			v.Outcome = show.ContradictionText(r.Conflict, t)
		}
	}
	return v
}

// newEarlierSteps lists the earlier steps on whose eliminations the scene relies.
func newEarlierSteps(shown *Showing, scene *explain.Scene, t *text.Catalog) (lines []EarlierStep) {
	by := map[int]*board.CandidateSet{}
	for _, x := range scene.Needs {
		i := shown.Path.RuledOut(x, shown.At)
		if by[i] == nil {
			by[i] = &board.CandidateSet{}
		}
		by[i].Add(x)
	}
	for i := -1; i < shown.At; i++ {
		gone := by[i]
		if gone == nil {
			continue
		}
		sentence, name := t.Explain.GoneBefore, ""
		if i >= 0 {
			sentence, name = t.Explain.GoneIn, t.Techniques.Name(shown.Path.Steps[i].Technique)
		}
		lines = append(lines, EarlierStep{t.Fill(sentence, "candidates", t.RuledOut(gone), "index", i+1, "name", name), i})
	}
	return lines
}

// refutationShown returns the refutation that ends with the step shown, or nil.
func refutationShown(d *desk.Desk, s *Steps, shown *Showing) *work.Refutation {
	if r := s.Reason(d); r != nil && shown.At == len(shown.Path.Steps)-1 {
		return r.Refutation
	}
	return nil
}
