//go:build !js

package learn

import (
	"fmt"
	"testing"
	"time"

	"sudoku/app/calendar"
	"sudoku/app/course"
	"sudoku/app/drill"
	"sudoku/app/lesson"
	"sudoku/app/text/languages"
)

// TestDay checks the three parts of a player's day, and their marks.
func TestDay(t *testing.T) {
	c := languages.All[0]
	lessons := book(t, c)
	now := time.Date(2026, 11, 25, 0, 30, 0, 0, time.FixedZone("", 3600))
	today := calendar.NewDay(now)
	type (
		done = map[string]calendar.Day
		read = lesson.Progress
	)
	minutes := func(key string) string { return fmt.Sprint(lessons[key].Minutes(), " minutes") }
	taken := lesson.Bookmark{Done: true, Day: today - 1}
	first := course.FirstPuzzle
	for name, x := range map[string]struct {
		player Player
		want   [3]Part // names are not compared
	}{
		"a newcomer without a date": {Player{}, [3]Part{
			part("#practise-full-house", "2 minutes", false), part("learn/beginners/", c.Learn.Beginners, false), part("#"+first, "Easy", false),
		}},
		"the course is done": {Player{Now: now, Lessons: read{lesson.CourseKey: taken}}, [3]Part{
			part("#practise-pointing", "2 minutes", false), part("learn/locked-digits/", minutes("locked-digits"), false), part("#"+first, "Easy", false),
		}},
		"done today": {Player{Now: now, Lessons: read{lesson.CourseKey: {Done: true, Day: today}}, Solved: done{first: today}, Practised: drill.Progress{"x-wing": {Box: 1, Found: 1, Last: now.UnixMilli()}}}, [3]Part{
			part("#practise", "2 minutes", true), part("learn/beginners/", c.Learn.Beginners, true), part("#"+first, "Easy", true),
		}},
		"a lesson today": {Player{Now: now, Lessons: read{lesson.CourseKey: taken, "pointing": {Done: true, Day: today}, "houses": taken}, Solved: done{first: 7, "2026-11-24-easy": today - 1}}, [3]Part{
			part("#practise-pointing", "2 minutes", false), part("learn/pointing/", minutes("pointing"), true), part("#daily-2026-11-25-easy", "Easy", false),
		}},
		"a daily puzzle of another grade": {Player{Now: now, Lessons: read{lesson.CourseKey: taken}, Solved: done{first: 7, "2026-11-25-hard": today}}, [3]Part{
			{}, part("learn/locked-digits/", minutes("locked-digits"), false), part("#daily-2026-11-25-easy", "Easy", true),
		}},
		"another puzzle": {Player{Now: now, Solved: done{"": today, "1": today}}, [3]Part{
			{}, part("learn/beginners/", c.Learn.Beginners, false), part("#"+first, "Easy", false),
		}},
		"half an hour before": {Player{Now: now, Lessons: read{lesson.CourseKey: taken}, Solved: done{first: today - 1}, Practised: drill.Progress{"x-wing": {Box: 1, Found: 1, Last: now.Add(-31 * time.Minute).UnixMilli()}}}, [3]Part{
			part("#practise", "2 minutes", false), part("learn/locked-digits/", minutes("locked-digits"), false), part("#daily-2026-11-25-easy", "Easy", false),
		}},
		"days before": {Player{Now: now, Lessons: read{"houses": taken}, Practised: drill.Progress{"x-wing": {Box: 1}, "xy-wing": {Box: 2}}}, [3]Part{
			part("#practise", "2 minutes · 2 techniques are due", false), part("learn/full-house/", minutes("full-house"), false), part("#"+first, "Easy", false),
		}},
		"placed today": {Player{Now: now, Lessons: read{lesson.PlacementKey: {Done: true, Day: today, Found: 0b1111111}}}, [3]Part{
			part("#practise-x-wing", "2 minutes", false), part("learn/x-wing/", minutes("x-wing"), false), part("#daily-2026-11-25-medium", "Medium", false),
		}},
		"placed at the end": {Player{Now: now, Lessons: read{lesson.PlacementKey: {Done: true, Found: 0b1111111111}}}, [3]Part{
			{}, {}, part("#daily-2026-11-25-expert", "Expert", false),
		}},
	} {
		got := NewDay(c, NewStages(c, lessons, &x.player), &x.player)
		for i, want := range x.want {
			if got[i].Name == "" {
				t.Errorf("%s: part %d has no name", name, i+1)
			}
			if got[i].Name = ""; want != (Part{}) && got[i] != want {
				t.Errorf("%s: part %d is %+v, want %+v", name, i+1, got[i], want)
			}
		}
	}
}

func part(path, about string, done bool) (p Part) {
	p.Path, p.About, p.Done = path, about, done
	return p
}
