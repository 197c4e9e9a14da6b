// Package wish reads and writes links that ask for a puzzle instead of carrying
// one: those of a day, or positions to practise a technique on.
package wish

import (
	"strings"

	"sudoku/app/calendar"
	"sudoku/app/daily"
	"sudoku/solver/technique"
)

// What the fragments begin with. The day follows, or the day and the grade; the
// technique's key. They never change.
const (
	dailyPrefix    = "daily-"
	practisePrefix = "practise-"
)

// Wish is what a link asks for. The zero value is nothing.
type Wish struct {
	Daily     daily.Puzzle // without a grade for all puzzles of the day
	Technique string       // key of the one to practise, "" for a daily puzzle
}

// OfDay is the fragment that asks for the puzzles of a day.
func OfDay(day calendar.Day) string { return dailyPrefix + day.String() }

// OfDaily is the fragment that asks for one of them.
func OfDaily(p daily.Puzzle) string { return dailyPrefix + p.String() }

// OfTechnique is the fragment that asks for positions to practise on.
func OfTechnique(key string) string { return practisePrefix + key }

// InFragment is what a fragment asks for, with or without its number sign; ok is
// false if it asks for nothing.
func InFragment(fragment string) (w Wish, ok bool) {
	fragment = strings.TrimPrefix(fragment, "#")
	if key, is := strings.CutPrefix(fragment, practisePrefix); is {
		return Wish{Technique: key}, technique.ByKey(key) != nil
	}
	text, ok := strings.CutPrefix(fragment, dailyPrefix)
	if !ok {
		return w, false
	}
	if day, ok := calendar.ParseDay(text); ok {
		return Wish{Daily: daily.Puzzle{Day: day}}, true
	}
	w.Daily, ok = daily.Parse(text)
	return w, ok
}

// InText is what a text asks for that is such a link, or ends with one, as a shared
// result does.
func InText(text string) (w Wish, ok bool) {
	text = strings.TrimSpace(text)
	last := text[strings.LastIndexAny(text, " \n\t")+1:]
	_, fragment, ok := strings.Cut(last, "#")
	if !ok {
		return w, false
	}
	return InFragment(fragment)
}
