package page_test

import (
	"fmt"
	"strings"

	"sudoku/app/desk"
	"sudoku/app/page"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/library"
	"sudoku/app/parts/review"
)

// reviewMessage returns the message for an action of the review, or nil.
func reviewMessage(verb, rest string, number int) desk.Msg {
	switch verb {
	case "review":
		if rest != "" {
			return library.EntryReviewed{ID: rest}
		}
		return review.Pressed{}
	case "review-move":
		return review.MovePicked{Move: number}
	case "review-step":
		return review.StepPicked{Index: number - 1}
	case "moment":
		return review.MomentPassed{Back: rest == "back"}
	case "close-panel":
		return frame.PanelPicked{}
	case "resume":
		return review.Resumed{}
	}
	return nil
}

// reviewLine describes the review.
func reviewLine(p *page.View) string {
	v := &p.Review
	if v.Message != "" {
		return v.Message + ifOn(v.CanRun, " [start]")
	}
	if v.Title == "" {
		return ""
	}
	parts := []string{v.Note, v.Title, v.Facts, strings.Join(v.Verdict, " ")}
	for _, s := range v.Steps {
		parts = append(parts, fmt.Sprintf("[%s: %s%s]", s.Name, s.Effects, ifOn(s.On, " shown")))
	}
	for _, l := range v.Lines {
		parts = append(parts, l.Text)
	}
	for _, m := range v.Moments {
		parts = append(parts, fmt.Sprintf("(%d %s %s%s)", m.Move, m.Sign, m.Text, ifOn(m.On, " shown")))
	}
	l := &v.Line
	parts = append(parts, fmt.Sprintf("line %s, %s, %v, now %s, practise %s", l.Difficulty, l.Time, l.Marks, l.Now, v.Learn.Name))
	return strings.Join(strings.Fields(strings.Join(parts, " ")), " ")
}
