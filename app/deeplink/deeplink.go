// Package deeplink parses and formats links that request a puzzle instead of containing
// one, namely a daily puzzle or a position to practise a technique, and links to a step
// of a lesson.
package deeplink

import (
	"strconv"
	"strings"

	"sudoku/app/calendar"
	"sudoku/app/daily"
	"sudoku/solver/technique"
)

// Beginnings of the fragments, except for mixed, which is a whole fragment. A daily link
// continues with the day and optionally the grade. A practice link continues with the
// technique's key and optionally a dot and the number of a position. On the page of a
// lesson, a link to a step continues with its number. These forms never change.
const (
	dailyPrefix    = "daily-"
	practisePrefix = "practise-"
	mixed          = "practise"
	stepPrefix     = "step-"
)

// Wish is what a link requests. The zero value requests nothing.
type Wish struct {
	Daily     daily.Puzzle // without a grade, all puzzles of the day
	Technique string       // key of the technique to practise, or ""
	Number    int          // number of a fixed position, from 1; 0 for a new one
	Mixed     bool         // whether to practise, in turn, all techniques practised before
}

// OfDay returns the fragment for the puzzles of a day.
func OfDay(day calendar.Day) string { return dailyPrefix + day.String() }

// OfDaily returns the fragment for a daily puzzle.
func OfDaily(p daily.Puzzle) string { return dailyPrefix + p.String() }

// OfTechnique returns the fragment for practising a technique.
func OfTechnique(key string) string { return practisePrefix + key }

// OfPosition returns the fragment for practising a technique in a fixed position.
func OfPosition(key string, number int) string {
	return OfTechnique(key) + "." + strconv.Itoa(number)
}

// OfMixed returns the fragment for practising all techniques practised before.
func OfMixed() string { return mixed }

// OfStep returns the fragment for a step of a lesson, counted from 1.
func OfStep(number int) string { return stepPrefix + strconv.Itoa(number) }

// Step parses the fragment for a step of a lesson; ok is false for any other.
func Step(fragment string) (number int, ok bool) {
	text, ok := strings.CutPrefix(strings.TrimPrefix(fragment, "#"), stepPrefix)
	number, err := strconv.Atoi(text)
	return number, ok && err == nil && number > 0
}

// InFragment parses a fragment, with or without its number sign; ok is false if it
// requests nothing.
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

// InText parses a text that is or ends with a link, such as a shared result.
func InText(text string) (w Wish, ok bool) {
	text = strings.TrimSpace(text)
	last := text[strings.LastIndexAny(text, " \n\t")+1:]
	_, fragment, ok := strings.Cut(last, "#")
	if !ok {
		return w, false
	}
	return InFragment(fragment)
}
