package page_test

import (
	"fmt"
	"slices"
	"strings"

	"sudoku/app/desk"
	"sudoku/app/drill"
	"sudoku/app/lesson"
	"sudoku/app/page"
	"sudoku/app/parts/steps"
	"sudoku/app/text/english"
	"sudoku/solver/board"
	"sudoku/solver/explain"
)

var stepsTabs = []string{"path", "found", "ask", "techniques", "rating"}

// stepsMessage returns the message for an action of the steps panel or the hint, or nil.
func stepsMessage(verb, rest string, number int) desk.Msg {
	switch verb {
	case "explain":
		return steps.Pressed{}
	case "tab":
		return steps.TabPicked{Tab: steps.Tab(slices.Index(stepsTabs, rest))}
	case "goto":
		return steps.Picked{Index: number - 1}
	case "steps": // forward or back
		return steps.Moved{By: number}
	case "drawing":
		return steps.ScenePicked{Index: number - 1}
	case "scene": // forward or back
		return steps.SceneMoved{Back: number < 0}
	case "depth":
		return steps.DepthPicked{Depth: explain.Depth(number)}
	case "side":
		return steps.SidePicked{After: rest == "after"}
	case "play-steps":
		return steps.PlayPressed{}
	case "pace":
		return steps.SpeedPicked{Speed: number}
	case "path-end":
		return steps.PathEndShown{}
	case "add-technique":
		return steps.TechniqueAdded{Key: rest}
	case "take-over":
		return steps.BoardTaken{}
	case "word":
		return steps.TokenPointed{Index: number}
	case "no-word":
		return steps.TokenLeft{Index: number}
	case "point":
		return steps.StepPointed{Index: number}
	case "point-away":
		return steps.StepLeft{Index: number}
	case "look":
		return steps.FoundPreviewed{Index: number}
	case "look-away":
		return steps.FoundLeft{Index: number}
	case "look-along":
		return steps.FoundMoved{By: number}
	case "sort-found":
		return steps.FoundSorted{Column: steps.FoundColumn(number)}
	case "do":
		return steps.FoundTaken{Index: number}
	case "ask-about":
		return steps.CandidateMarked{Digit: board.Digit(number)}
	case "ask-nothing":
		return steps.MarksDropped{}
	case "ask":
		return steps.Asked{Question: steps.Question(slices.Index([]string{"why", "eliminations", "placements"}, rest))}
	case "technique":
		return steps.TechniqueToggled{Key: rest}
	case "search-techniques":
		return steps.TechniquesSearched{Text: rest}
	case "switch-found": // the techniques that were found
		on, keys, _ := strings.Cut(rest, " ")
		return steps.FoundSwitched{Keys: strings.Fields(keys), On: on == "on"}
	case "techniques-text":
		return steps.TechniquesTyped{Text: strings.ReplaceAll(rest, "/", "\n")}
	case "raise":
		return steps.TechniqueMoved{Key: rest, By: -1}
	case "recipe":
		return steps.RecipePicked{Index: number}
	case "uniqueness":
		return steps.UniquenessToggled{}
	case "path-kind":
		return steps.KindPicked{Kind: steps.Kind(number)}
	case "knows":
		return steps.KnownToggled{Key: rest}
	case "learnt":
		read, found, _ := strings.Cut(rest, " ")
		return steps.LearntRead{Lessons: lesson.Progress{read: {Done: true}, "x-wing": {Screen: 3}}, Practised: drill.Progress{found: {Found: 1}}}
	case "expert-patterns":
		return steps.PatternsToggled{}
	case "prove":
		return steps.ProvePressed{Whole: rest == "path"}
	case "save-proof":
		return steps.ProofSaved{Formula: rest == "formula"}
	case "unfork":
		return steps.ForkDropped{}
	case "hint":
		return steps.HintPressed{}
	case "no-hint":
		return steps.HintClosed{}
	case "hint-steps":
		return steps.HintStepsPressed{}
	case "back-to-right":
		return steps.BackToRightPressed{}
	}
	return nil
}

// stepsLine describes the steps panel and the hint.
func stepsLine(p *page.View) string {
	var parts []string
	e := &p.Steps
	for _, tab := range e.Tabs {
		if tab.On {
			parts = append(parts, stepsTabs[tab.Tab])
		}
	}
	parts = append(parts, e.Intro)
	parts = append(parts, e.Notes...)
	parts = append(parts, e.Found.Notes...)
	parts = append(parts, e.Stuck.Left, e.Stuck.Missing)
	for _, x := range e.Stuck.Add {
		parts = append(parts, "["+x.Name+", "+x.Rating+"]")
	}
	if c := &e.Card; c.Place != "" {
		parts = append(parts, fmt.Sprintf("[%s: %s, %s, drawing %d of %d, after %v, playing %v]", c.Place, c.Name, c.Rating, c.Scene+1, c.Scenes, c.After, c.Playing), c.Before)
		for _, w := range c.Sentence {
			parts = append(parts, w.Text)
		}
		parts = append(parts, c.Outcome)
	}
	for _, k := range e.Kinds {
		if k.On && k.Summary != "" {
			parts = append(parts, "["+k.Name+": "+k.Summary+"]")
		}
	}
	parts = append(parts, e.Beyond.Text, e.Fork.Cost, e.Proof.Text)
	for _, g := range e.Card.Earlier {
		parts = append(parts, "["+g.Text+"]")
	}
	for i, row := range e.Found.Rows {
		if i < 3 || row.On {
			parts = append(parts, fmt.Sprintf("[%d %s %s %s %s]", row.Index, row.Technique, row.Rating, row.Effects, row.Left))
		}
	}
	parts = append(parts, e.Found.Sentence)
	for _, q := range e.Ask.Questions {
		if q.Can {
			parts = append(parts, "["+q.Name+"]")
		}
	}
	parts = append(parts, e.Ask.Answer, e.Rating.Summary)
	for _, f := range e.Rating.Figures {
		parts = append(parts, f.Name+": "+f.Value+" "+f.Note+";")
	}
	if n := len(e.Choice.Lines); n > 0 {
		for _, o := range e.Choice.Recipes {
			if o.On {
				parts = append(parts, o.Name+":")
			}
		}
		for _, l := range e.Choice.Lines[:min(n, 5)] {
			parts = append(parts, fmt.Sprintf("%s %v,", l.Key, l.On))
		}
	}
	parts = append(parts, e.Choice.Wrong)
	h := &p.Hint
	parts = append(parts, h.Level, h.More)
	if h.CanBack {
		parts = append(parts, english.Catalog.Hint.Back)
	}
	if h.CanShow {
		parts = append(parts, english.Catalog.Hint.Steps)
	}
	return strings.Join(strings.Fields(strings.Join(parts, " ")), " ")
}

// drawnLine describes a step's marks in the cells, and the number of frames and links
// drawn over them.
func drawnLine(p *page.View) string {
	var parts []string
	for _, c := range p.Board.Cells {
		if !c.Drawn.Shown {
			continue
		}
		mark := ""
		if c.Drawn.Cell != 0 {
			mark += " " + c.Drawn.Cell.String()
		}
		for d := range board.AllDigits.All() {
			if r := c.Drawn.Digits[d-1]; r != 0 {
				mark += fmt.Sprintf(" %d:%v", d, r)
			}
		}
		if c.Drawn.Pointed {
			mark += " pointed"
		}
		if words := c.Drawn.Words; words != 0 {
			mark += " words " + words.String()
		}
		if asked := c.Drawn.Asked; asked != 0 {
			mark += " asked " + asked.String()
		}
		if mark != "" {
			parts = append(parts, c.ID+mark)
		}
	}
	return fmt.Sprintf("%s | %d frames, %d links", strings.Join(parts, ", "),
		strings.Count(p.Board.Drawing, "<rect"), strings.Count(p.Board.Drawing, "class=\"link"))
}
