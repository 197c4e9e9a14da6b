package statistics

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"sudoku/app/calendar"
	"sudoku/app/daily"
	"sudoku/app/desk"
	"sudoku/solver/rate"
)

// puzzle returns a puzzle whose only given is name.
func puzzle(name string) string { return name + strings.Repeat(".", 80) }

var began = time.Date(2024, 2, 29, 20, 0, 0, 0, time.FixedZone("", 3600))

// result returns the result of an easy puzzle finished hours after began.
func result(name string, hours int, seconds int64) Result {
	return Result{Givens: puzzle(name), Grade: rate.GradeEasy, Millis: seconds * 1000, Finished: began.Add(time.Duration(hours) * time.Hour)}
}

func TestTimes(t *testing.T) {
	hinted, hard := result("4", 3, 10), result("5", 4, 20)
	hinted.Hints, hard.Grade = 1, rate.GradeHard
	for _, c := range []struct {
		name                string
		all                 Results
		solved              int
		best, median        int64
		withoutBest, nobody bool
	}{
		{"none", nil, 0, 0, 0, true, true},
		{"one", Results{result("1", 0, 60)}, 1, 60, 60, false, false},
		{"the mean of two", Results{result("1", 0, 60), result("2", 1, 90)}, 2, 60, 75, false, false},
		{"the one in the middle", Results{result("1", 0, 600), result("2", 1, 90), result("3", 2, 70)}, 3, 70, 90, false, false},
		{"solved again it counts, its time does not", Results{result("1", 0, 60), result("1", 1, 5)}, 2, 60, 60, false, false},
		{"with hints it is not the best", Results{result("1", 0, 60), hinted}, 2, 60, 35, false, false},
		{"only with hints", Results{hinted}, 1, 0, 10, true, false},
		{"another grade", Results{result("1", 0, 60), hard}, 1, 60, 60, false, false},
	} {
		best, ok := c.all.Best(rate.GradeEasy)
		median, some := c.all.Median(rate.GradeEasy)
		if got := c.all.Solved(rate.GradeEasy); got != c.solved || best.Millis != c.best*1000 || ok == c.withoutBest ||
			median != c.median*1000 || some == c.nobody {
			t.Errorf("%s: %d solved, best %d %v, median %d %v", c.name, got, best.Millis, ok, median, some)
		}
	}
}

func TestStreak(t *testing.T) {
	for _, c := range []struct {
		days         []calendar.Day
		now, longest int
	}{
		{nil, 0, 0},
		{[]calendar.Day{100}, 1, 1},
		{[]calendar.Day{99}, 1, 1}, // today is not over yet
		{[]calendar.Day{98}, 0, 1},
		{[]calendar.Day{98, 99, 100}, 3, 3},
		{[]calendar.Day{90, 91, 92, 93, 99, 100}, 2, 4},
		{[]calendar.Day{96, 98, 100}, 1, 1},
		{[]calendar.Day{100, 101}, 1, 2}, // the player's clock was fast
	} {
		if now, longest := Streak(c.days, 100); now != c.now || longest != c.longest {
			t.Errorf("%v: got a streak of %d days, longest %d", c.days, now, longest)
		}
	}
}

// TestDays checks that a result counts for the player's local date.
func TestDays(t *testing.T) {
	late := result("1", 3, 60) // 23:00, or 22:00 in London
	next := result("2", 4, 60) // midnight
	again := result("3", 5, 60)
	decoded, ok := Decode(late.Encode())
	if want := []calendar.Day{19782, 19783}; !ok || !slices.Equal(Results{decoded, next, again}.Days(), want) {
		t.Errorf("got days %v, want %v", Results{decoded, next, again}.Days(), want)
	}
}

func TestListed(t *testing.T) {
	var s Statistics
	one, two := result("1", 0, 60), result("2", 1, 60)
	same := one
	same.Finished = one.Finished.UTC()
	s.Update(&desk.Desk{}, Failed{Err: errors.New("full")})
	s.Update(&desk.Desk{}, Kept{Result: two})
	s.Update(&desk.Desk{}, Listed{Results: Results{two, one, same}, Now: began})
	if !reflect.DeepEqual(s.Results, Results{one, two}) || s.Last.ID() != two.ID() || s.Failure != nil || !s.Listed || s.Today != 19782 {
		t.Errorf("%+v", s)
	}
}

// TestBytes checks that stored results can always be read.
func TestBytes(t *testing.T) {
	whole := result("1", 0, 61)
	whole.Hints, whole.Mistakes, whole.Finished = 2, 3, began.Add(1234567*time.Nanosecond)
	ofDay := result("3", 0, 7)
	ofDay.Daily = daily.Puzzle{Day: 20779, Grade: rate.GradeHard}
	plain := result("2", 0, 5)
	plain.Grade = rate.None
	for _, c := range []struct {
		r    Result
		want string
	}{
		{whole, `{"givens":"` + puzzle("1") + `","grade":"Easy","millis":61000,"hints":2,"mistakes":3,"finished":"2024-02-29T20:00:00.001+01:00"}`},
		{plain, `{"givens":"` + puzzle("2") + `","millis":5000,"finished":"2024-02-29T20:00:00+01:00"}`},
		{ofDay, `{"givens":"` + puzzle("3") + `","grade":"Easy","millis":7000,"finished":"2024-02-29T20:00:00+01:00","daily":"2026-11-22-hard"}`},
	} {
		if got := c.r.Encode(); got != c.want {
			t.Errorf("got  %s\nwant %s", got, c.want)
		}
		got, ok := Decode(c.want)
		if !ok || got.ID() != c.r.ID() || got.Daily != c.r.Daily {
			t.Errorf("%s decodes to %+v", c.want, got)
		}
	}
	for _, bad := range []string{
		`{`, `{}`, `{"givens":"12"}`, `{"givens":"` + puzzle("1") + `"}`,
		`{"givens":"` + puzzle("x") + `","finished":"2024-02-29T20:00:00Z"}`,
		`{"givens":"` + puzzle("1") + `","millis":-1,"finished":"2024-02-29T20:00:00Z"}`,
	} {
		if r, ok := Decode(bad); ok {
			t.Errorf("%s decodes to %+v, want failure", bad, r)
		}
	}
}

func FuzzDecode(f *testing.F) {
	r := result("1", 0, 61)
	f.Add(r.Encode())
	f.Add(`{"givens":"","finished":"2024-02-29T20:00:00Z"}`)
	f.Fuzz(func(t *testing.T, text string) {
		r, ok := Decode(text)
		if !ok {
			return
		}
		if again, ok := Decode(r.Encode()); !ok || again.ID() != r.ID() || again.Encode() != r.Encode() {
			t.Errorf("%s decodes to %+v", r.Encode(), again)
		}
	})
}
