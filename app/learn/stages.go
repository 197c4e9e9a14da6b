package learn

import (
	"slices"

	"sudoku/app/drill"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/explain"
	"sudoku/solver/technique"
	"sudoku/solver/technique/entry"
)

// Stage is a section of the lessons, which lead from the first digit to forcing chains.
type Stage struct {
	Name, Gives, Time string
	Done              string // how much is done; "" for nothing
	Techniques        []LearnEntry
	// Rare lists techniques that hardly any puzzle needs.
	Rare      []LearnEntry
	RareTitle string
}

// LearnEntry is a technique in the overview.
type LearnEntry struct {
	show.LessonLink
	Key   string
	About string // frequency and difficulty
	Done  string // how often it was found in practice; "" for never
}

// mostlyNeeded is the threshold below which a technique counts as rare: the number of
// puzzles in ten thousand that need it.
const mostlyNeeded = 5

// NewStages returns all stages in a language, with the progress in practising.
func NewStages(t *text.Catalog, done drill.Progress) []Stage {
	var all []Stage
	lessons := lessonsByStage(t)
	for i := range t.Learn.Stages {
		words := &t.Learn.Stages[i]
		s := Stage{Name: words.Name, Gives: words.Gives, Time: words.Time}
		found, of := 0, 0
		for _, lesson := range lessons[i] {
			for k, x := range lesson.Techniques {
				e := learnEntry(&x, t, done)
				of++
				if e.Done != "" {
					found++
				}
				if often, _ := technique.ByKey(x.Key).Frequency(); often < mostlyNeeded && k > 0 {
					s.Rare = append(s.Rare, e)
				} else {
					s.Techniques = append(s.Techniques, e)
				}
			}
		}
		if found > 0 {
			s.Done = t.Fill(t.Learn.StageDone, "count", found, "total", of)
		}
		s.RareTitle = t.Fill(t.Learn.Rare, "count", len(s.Rare))
		all = append(all, s)
	}
	return all
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

func learnEntry(x *explain.Technique, t *text.Catalog, done drill.Progress) LearnEntry {
	e := LearnEntry{LessonLink: show.LessonLink{Path: show.LessonPath(x.Key), Name: x.Name}, Key: x.Key}
	of := technique.ByKey(x.Key)
	e.About = oftenText(of, t)
	if of.SE > 0 {
		e.About += " · " + t.Fill(t.Learn.Hard, "rating", t.Tenths(of.SE))
	}
	if n := done[x.Key].Found; n > 0 {
		e.Done = t.Fill(t.Learn.Done, "count", n)
	}
	return e
}

// oftenText says how often a technique is needed.
func oftenText(x *technique.Technique, t *text.Catalog) string {
	count, of := x.Frequency()
	switch {
	case count == 0:
		return t.Fill(t.Learn.Never, "total", of)
	case count*100 < of:
		return t.Fill(t.Learn.Often, "count", count, "total", of)
	}
	return t.Fill(t.Learn.Often, "count", (count*100+of/2)/of, "total", 100)
}

// LearntFirst returns the first technique not yet found in practice. Its key is ""
// if all were found.
func LearntFirst(t *text.Catalog, done drill.Progress) LearnEntry {
	for _, s := range NewStages(t, done) {
		if i := slices.IndexFunc(s.Techniques, func(e LearnEntry) bool { return e.Done == "" }); i >= 0 {
			return s.Techniques[i]
		}
	}
	return LearnEntry{}
}
