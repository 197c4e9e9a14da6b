// Package learn builds the views of the lessons: the page of each technique, the overview
// in stages, the course for beginners, and the small pictures of techniques.
//
// Near misses and frequencies are slow to compute. `make golden` and `make frequency`
// store them next to the catalog of techniques.
package learn

import (
	"strconv"
	"strings"
	"sync"

	"sudoku/app/deeplink"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/board"
	"sudoku/solver/explain"
	"sudoku/solver/share"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// Lesson is the view of a technique's page.
type Lesson struct {
	Key, Name       string
	Title           string // name of the idea, which several techniques may share
	What, Why, Look string
	Lang            string // language of What, Why and Look, if it is not the page's
	Rating          string
	Siblings        []show.LessonLink // links to other forms of the idea
	Before, After   show.LessonLink   // neighbours in catalog order; Path is "" at the ends
	Scenes          int               // number of pictures that explain the example
	Practise        string            // link fragment that opens the example
	Near            NearMiss
	Exercises       string   // link fragment for new positions
	Fixed           []string // link fragments for fixed positions
}

// fixedExercises is the number of fixed positions that a lesson links to.
const fixedExercises = 3

// NewLesson returns the view of a technique's page in a language.
func NewLesson(x *technique.Technique, t *text.Catalog) Lesson {
	language := &t.Techniques
	words := language.Lesson(x.Key)
	p := x.Example()
	b := board.New(&p)
	l := Lesson{
		Key: x.Key, Name: language.Name(x.Key),
		Title: words.Title, What: words.What, Why: words.Why, Look: words.Look, Lang: words.Lang,
		Rating: lessonRating(x, t), Practise: "#" + share.Encode(&p), Exercises: "#" + deeplink.OfTechnique(x.Key),
	}
	if s := exampleStep(x, &b); s != nil {
		l.Near = newNearMiss(x, s, t)
		l.Scenes = len(explain.Scenes(s, &b, explain.Normal))
	}
	for n := range fixedExercises {
		l.Fixed = append(l.Fixed, "#"+deeplink.OfPosition(x.Key, n+1))
	}
	catalog := technique.Catalog()
	for i, other := range catalog {
		switch {
		case other.Key == x.Key:
			if i > 0 {
				l.Before = lessonLink(catalog[i-1], language)
			}
			if i+1 < len(catalog) {
				l.After = lessonLink(catalog[i+1], language)
			}
		case language.Lesson(other.Key) == words:
			l.Siblings = append(l.Siblings, lessonLink(other, language))
		}
	}
	return l
}

// exampleSteps caches the step of each technique's example. Some take a while to find, and
// the build of the site draws every lesson once per language.
var exampleSteps sync.Map

// exampleStep returns the technique's step in its example, or nil.
func exampleStep(x *technique.Technique, b *board.Board) *step.Step {
	known, ok := exampleSteps.Load(x.Key)
	if !ok {
		var found *step.Step
		if s, ok := x.First(b); ok {
			found = &s
		}
		known, _ = exampleSteps.LoadOrStore(x.Key, found)
	}
	return known.(*step.Step)
}

// lessonBoard returns a board with its digits, all candidates, and the drawing of a step.
func lessonBoard(b *board.Board, v *step.View, t *text.Catalog) *show.Board {
	drawn := show.Draw(v)
	picture := &show.Board{Drawing: show.Drawing(v, b, 0, -1)}
	for c := range board.Cell(board.Cells) {
		cell := &picture.Cells[c]
		cell.ID, cell.Given = c.String(), b.IsGiven(c)
		if d := b.Value(c); d != 0 {
			cell.Value = strconv.Itoa(int(d))
		} else {
			cell.Candidates = b.Candidates(c).String()
		}
		drawn[c].Put(cell, b.Candidates(c), t)
	}
	return picture
}

func lessonLink(x *technique.Technique, l *explain.Language) show.LessonLink {
	return show.LessonLink{Path: show.LessonPath(x.Key), Name: l.Name(x.Key)}
}

func lessonRating(x *technique.Technique, t *text.Catalog) string {
	var parts []string
	if x.SE > 0 {
		parts = append(parts, t.Fill(t.Documents.RatedSE, "rating", t.Tenths(x.SE)))
	}
	if x.Score > 0 {
		parts = append(parts, t.Fill(t.Documents.RatedHoDoKu, "score", x.Score, "code", x.HoDoKu))
	}
	if parts == nil {
		return t.Documents.Unrated
	}
	return strings.Join(parts, t.Techniques.Marks.Space)
}
