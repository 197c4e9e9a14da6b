// Package deeplink reads and writes links that ask for a puzzle instead of carrying
// one: those of a day, or positions to practise a technique on.
package deeplink

import (
	"strconv"
	"strings"

	"sudoku/app/calendar"
	"sudoku/app/daily"
	"sudoku/solver/technique"
)

// What the fragments begin with. The day follows, or the day and the grade; the
// technique's key, and after a dot the number of a position. They never change.
const (
	dailyPrefix    = "daily-"
	practisePrefix = "practise-"
	mixed          = "practise"
)

// Wish is what a link asks for. The zero value is nothing.
type Wish struct {
	Daily     daily.Puzzle // without a grade for all puzzles of the day
	Technique string       // key of the one to practise, "" for a daily puzzle
	Number    int          // of a position that is always the same, from 1; 0 for a new one
	Mixed     bool         // positions of all techniques that were practised
}

// OfDay is the fragment that asks for the puzzles of a day.
func OfDay(day calendar.Day) string { return dailyPrefix + day.String() }

// OfDaily is the fragment that asks for one of them.
func OfDaily(p daily.Puzzle) string { return dailyPrefix + p.String() }

// OfTechnique is the fragment that asks for positions to practise on.
func OfTechnique(key string) string { return practisePrefix + key }

// OfPosition is the fragment that asks for one of the positions that are always the
// same, by its number.
func OfPosition(key string, number int) string {
	return OfTechnique(key) + "." + strconv.Itoa(number)
}

// OfMixed is the fragment that asks for positions of all techniques that were
// practised.
func OfMixed() string { return mixed }

// InFragment is what a fragment asks for, with or without its number sign; ok is
// false if it asks for nothing.
func InFragment(fragment string) (w Wish, ok bool) {
	fragment = strings.TrimPrefix(fragment, "#")
	if key, is := strings.CutPrefix(fragment, practisePrefix); is {
		key, number, numbered := strings.Cut(key, ".")
		w.Technique = key
		if numbered {
			n, err := strconv.Atoi(number)
			if w.Number = n; err != nil || n < 1 {
				return w, false
			}
		}
		return w, technique.ByKey(key) != nil
	}
	if fragment == mixed {
		return Wish{Mixed: true}, true
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
