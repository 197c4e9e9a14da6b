package browser

import (
	"strings"
	"syscall/js"
	"time"

	"sudoku/app/calendar"
	"sudoku/app/daily"
	"sudoku/app/model/desk"
	"sudoku/app/model/fresh"
	"sudoku/app/model/practise"
	"sudoku/app/view"
	"sudoku/solver/technique"
)

// dailyPrefix is what the fragment of a link to daily puzzles begins with. The day
// follows, or the day and the grade.
const dailyPrefix = "daily-"

// dailyLink is the daily puzzle that a fragment means, without a grade for all of a
// day; ok is false if it means none.
func dailyLink(fragment string) (p daily.Puzzle, ok bool) {
	text, ok := strings.CutPrefix(strings.TrimPrefix(fragment, "#"), dailyPrefix)
	if !ok {
		return p, false
	}
	if day, ok := calendar.ParseDay(text); ok {
		return daily.Puzzle{Day: day}, true
	}
	return daily.Parse(text)
}

// followWish does what the location asks for, if it asks for no position: it opens a
// daily puzzle, or poses exercises.
func (e *effects) followWish() (ok bool) {
	fragment := js.Global().Get("location").Get("hash").String()
	var wish desk.Msg
	if key, ok := strings.CutPrefix(fragment, view.ExerciseFragment); ok && technique.ByKey(key) != nil {
		wish = practise.Begun{Technique: key}
	}
	if p, ok := dailyLink(fragment); ok {
		wish = fresh.DailyLinked{Puzzle: p}
	}
	if wish == nil {
		return false
	}
	tidyAddress()
	e.program.Send(wish)
	return true
}

// today is the time where the player is, and how long the day lasts there. Go's
// own local time keeps the offset that held when the program began.
func today() (now time.Time, left time.Duration) {
	now = localNow()
	date := js.Global().Get("Date")
	next := date.New(now.Year(), int(now.Month())-1, now.Day()+1)
	return now, time.Duration(next.Call("getTime").Float()-float64(now.UnixMilli())) * time.Millisecond
}

// localNow is the time where the player is.
func localNow() time.Time {
	now := js.Global().Get("Date").New()
	zone := time.FixedZone("", -60*now.Call("getTimezoneOffset").Int())
	return time.UnixMilli(int64(now.Call("getTime").Float())).In(zone)
}
