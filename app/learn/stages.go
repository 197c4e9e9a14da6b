package learn

import (
	"slices"
	"strings"

	"sudoku/app/lesson"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/board"
	"sudoku/solver/explain"
	"sudoku/solver/technique"
	"sudoku/solver/technique/entry"
)

// Placed is the view of a completed placement.
type Placed struct {
	Title, Found string
	Next         LearnEntry // the lesson to begin with; its key is "" if all are done
}

// NewPlaced returns the result of a player's placement.
func NewPlaced(t *text.Catalog, book lesson.Book, player *Player) (v Placed) {
	v.Title = PlacedAt(t, player)
	v.Found = t.Fill(t.Learn.PlacedFound, "count", player.Lessons[lesson.PlacementKey].Count(), "total", len(lesson.Placement))
	v.Next = Next(NewStages(t, book, player))
	return v
}

// PlacedAt returns a sentence that names the player's stage after the placement.
func PlacedAt(t *text.Catalog, player *Player) string {
	stage := player.Stage()
	return t.Fill(t.Learn.PlacedAt, "number", stage+1, "name", t.Learn.Stages[stage].Name)
}

// Stage is a section of the lessons, which lead from the first digit to forcing chains.
type Stage struct {
	Name, Gives string
	Time        string // time that the remaining lessons take
	Count       string // how many lessons are done
	Done, Total int    // numbers of lessons, not counting rare techniques
	Here        bool   // whether the next lesson is in this stage
	Lessons     []LearnEntry
	// Rare lists techniques that hardly any puzzle needs.
	Rare      []LearnEntry
	RareTitle string
}

// LearnEntry is a lesson in the overview.
type LearnEntry struct {
	show.LessonLink
	Key     string
	Emblem  string // ID of the small picture
	About   string // time, frequency and difficulty
	Begun   string // the screen at which the player stopped; "" if done
	Done    string // what the player has done; "" for nothing
	Minutes int
	Next    bool // whether this is the lesson to read next
}

// mostlyNeeded is the threshold below which a technique counts as rare: the number of
// puzzles in ten thousand that need it.
const mostlyNeeded = 5

// way assigns the lessons to the stages.
type way struct {
	t      *text.Catalog
	book   lesson.Book
	player *Player
	passed map[string]bool // foundations already assigned to a stage
}

// NewStages returns all stages in a language, with the player's progress. A foundation
// comes before the first lesson that needs it.
func NewStages(t *text.Catalog, book lesson.Book, player *Player) []Stage {
	w := &way{t, book, player, map[string]bool{}}
	var all []Stage
	lessons := lessonsByStage(t)
	for i := range t.Learn.Stages {
		words := &t.Learn.Stages[i]
		s := Stage{Name: words.Name, Gives: words.Gives}
		for _, l := range lessons[i] {
			for k, x := range l.Techniques {
				if often, _ := technique.ByKey(x.Key).Frequency(); often < mostlyNeeded && k > 0 {
					s.Rare = append(s.Rare, w.technique(&x, l))
				} else {
					s.Lessons = append(w.foundations(s.Lessons, x.Key), w.technique(&x, l))
				}
			}
		}
		if i+1 == len(t.Learn.Stages) {
			for _, key := range lesson.Foundations {
				s.Lessons = w.foundation(s.Lessons, key)
			}
		}
		all = append(all, s)
	}
	w.total(all)
	return all
}

// total counts the lessons of each stage, and finds the next one.
func (w *way) total(all []Stage) {
	t := &w.t.Learn
	if i, k := next(all, w.player); i < len(all) {
		all[i].Here, all[i].Lessons[k].Next = true, true
	}
	for i := range all {
		s := &all[i]
		minutes := 0
		for k := range s.Lessons {
			if s.Lessons[k].Done != "" {
				s.Done++
			} else {
				minutes += s.Lessons[k].Minutes
			}
		}
		s.Total = len(s.Lessons)
		s.Count = w.t.Fill(t.StageDone, "count", s.Done, "total", s.Total)
		if minutes > 0 {
			s.Time = w.t.Fill(t.Minutes, "count", minutes)
		}
		s.RareTitle = w.t.Fill(t.Rare, "count", len(s.Rare))
	}
}

// next returns the indexes of the stage and the lesson that come next: the first lesson
// that is not done, from the player's stage on and then from the start. The stage is
// len(all) if all are done.
func next(all []Stage, player *Player) (stage, index int) {
	first := player.Stage()
	for n := range all {
		i := (first + n) % len(all)
		k := slices.IndexFunc(all[i].Lessons, func(e LearnEntry) bool { return e.Done == "" })
		if k >= 0 {
			return i, k
		}
	}
	return len(all), 0
}

// Next returns the lesson to read next. Its key is "" if all are done.
func Next(all []Stage) LearnEntry {
	for i := range all {
		for _, e := range all[i].Lessons {
			if e.Next {
				return e
			}
		}
	}
	return LearnEntry{}
}

// Stage returns the index of the player's stage: the result of the placement or, without
// a placement, 1 after the course and 0 before it.
func (p *Player) Stage() int {
	if at := p.Lessons[lesson.PlacementKey]; at.Done {
		if level := at.Level(); level < len(lesson.Placement) {
			return int(technique.ByKey(lesson.Placement[level]).Stage) - 1
		}
		return int(entry.Sets) - 1
	}
	if p.Lessons[lesson.CourseKey].Done {
		return 1 // the course teaches the first stage
	}
	return 0
}

// foundations appends the foundations that a lesson needs and that are in no stage yet.
func (w *way) foundations(list []LearnEntry, key string) []LearnEntry {
	if c := w.book[key]; c != nil {
		for _, need := range c.Needs {
			if slices.Contains(lesson.Foundations, need) {
				list = w.foundation(list, need)
			}
		}
	}
	return list
}

// foundation appends a foundation after those that it needs, unless it already belongs to
// a stage.
func (w *way) foundation(list []LearnEntry, key string) []LearnEntry {
	c := w.book[key]
	if c == nil || w.passed[key] {
		return list
	}
	w.passed[key] = true
	e := w.entry(key, c.Title)
	e.Emblem = "grid"
	e.About += " · " + w.t.Learn.Foundation
	return append(w.foundations(list, key), e)
}

// technique returns the entry of a technique.
func (w *way) technique(x *explain.Technique, l *explain.Lesson) LearnEntry {
	t := w.t
	e := w.entry(x.Key, x.Name)
	e.Emblem = x.Key
	if e.About == "" {
		e.Minutes = (lesson.ReadingTime(l.What, l.Why, l.Look) + 59) / 60
		e.About = t.Fill(t.Learn.Minutes, "count", e.Minutes)
	}
	of := technique.ByKey(x.Key)
	if often := oftenText(of, t); often != "" {
		e.About += " · " + often
	}
	if of.SE > 0 {
		e.About += " · " + t.Fill(t.Learn.Hard, "rating", t.Tenths(of.SE))
	}
	return e
}

// entry returns an entry with the fields that all kinds of lessons share. About is ""
// without an interactive lesson.
func (w *way) entry(key, name string) LearnEntry {
	t := w.t
	e := LearnEntry{LessonLink: show.LessonLink{Path: show.LessonPath(key), Name: name}, Key: key}
	var done []string
	if c := w.book[key]; c != nil {
		e.Minutes = c.Minutes()
		e.About = t.Fill(t.Learn.Minutes, "count", e.Minutes)
		if at, begun := w.player.Lessons[key]; at.Done {
			done = append(done, t.Learn.LessonDone)
		} else if begun {
			e.Begun = t.Fill(t.Learn.CourseStep, "index", at.Screen+1, "total", len(c.Lesson.Screens))
		}
		if _, solved := w.player.Solved[c.Puzzle.String()]; solved && c.Puzzle != (board.Grid{}) {
			done = append(done, t.Learn.ClosingDone)
		}
	}
	if n := w.player.Practised[key].Found; n > 0 {
		done = append(done, t.Fill(t.Learn.Done, "count", n))
	}
	e.Done = strings.Join(done, " · ")
	return e
}

// lessonsByStage returns the lessons of each stage in order.
func lessonsByStage(t *text.Catalog) (all [entry.Stages][]*explain.Lesson) {
	later := map[*explain.Lesson]int{}
	for _, x := range technique.Catalog() {
		lesson := t.Techniques.Lesson(x.Key)
		if _, taught := later[lesson]; taught {
			continue
		}
		later[lesson] = int(x.Later)
		all[x.Stage-1] = append(all[x.Stage-1], lesson)
	}
	for _, lessons := range all {
		slices.SortStableFunc(lessons, func(x, y *explain.Lesson) int { return later[x] - later[y] })
	}
	return all
}

// oftenText returns a sentence about how often a technique is needed, or "" if no puzzle
// counted needs it.
func oftenText(x *technique.Technique, t *text.Catalog) string {
	count, of := x.Frequency()
	switch {
	case count == 0:
		return ""
	case count*100 < of:
		return t.Fill(t.Learn.Often, "count", count, "total", of)
	}
	return t.Fill(t.Learn.Often, "count", (count*100+of/2)/of, "total", 100)
}
