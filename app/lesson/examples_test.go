//go:build !js

package lesson_test

import (
	"fmt"
	"slices"
	"testing"

	"sudoku/app/lesson"
	"sudoku/solver/board"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// Reasons why earlier techniques may reach the result of an example.
const (
	isCase     = "the earlier technique is a case of this one"
	isSingle   = "a board with one kind of single usually has others"
	isShown    = "the screen goes on with the pattern of the screens before it"
	isMistaken = "the screen is about what the technique is mistaken for"
	isTypical  = "a typical position: other ways lead there, but take more steps"
)

// reachable lists the examples, as lesson and number of the screen, whose result earlier
// techniques reach.
var reachable = map[string]string{
	"aic 4": isCase, "aic 7": isShown, "aic 10": isCase, "aic 12": isCase,
	"claiming 9":                         isTypical,
	"continuous-nice-loop 6":             isShown,
	"grouped-discontinuous-nice-loop 12": isTypical,
	"hidden-single-line 1":               isSingle, "hidden-single-line 8": isSingle, "hidden-single-line 9": isSingle,
	"jellyfish 12":   isTypical,
	"locked-pair 11": isCase, "locked-pair 13": isCase,
	"naked-single 2": isSingle, "naked-single 5": isSingle, "naked-single 8": isSingle, "naked-single 9": isSingle,
	"swordfish 9":           isShown,
	"unique-rectangle-1 6":  isShown,
	"unique-rectangle-3 11": isTypical, "unique-rectangle-3 12": isTypical,
	"x-wing 8":    isShown,
	"xyz-wing 10": isMistaken,
}

// TestExamples checks that every example needs its technique: nothing that the reader
// knows before the lesson reaches the result, however many steps it takes. An example is
// a question that a step of the technique answers, perhaps with singles after it.
func TestExamples(t *testing.T) {
	lessons := scripts(t)
	examples, needed := 0, 0
	for _, key := range lesson.Keys() {
		x, l := technique.ByKey(key), lessons[key]
		if x == nil {
			continue
		}
		known := withNeeds(lessons, l.Needs, before(x))
		known = slices.DeleteFunc(known, func(k string) bool { return k == equal[key] || k == key })
		own := 0
		for i := range l.Screens {
			s := &l.Screens[i]
			if !answers(t, x, s) {
				continue
			}
			examples++
			b := s.Board
			used := walk(&b, known)
			name := fmt.Sprint(key, " ", i+1)
			switch _, listed := reachable[name]; {
			case !answered(s, &b):
				own++
				if listed {
					t.Errorf("%s is listed, but needs its technique", name)
				}
			case !listed:
				t.Errorf("%s: %v reach its result, too", name, used)
			}
		}
		needed += own
		if own == 0 && !slices.Contains(singles, key) {
			t.Errorf("%s: no example needs the technique", key)
		}
	}
	t.Logf("%d of %d examples need their technique", needed, examples)
}

// answers reports whether a step of a technique, with singles after it, answers the
// question of a screen.
func answers(t *testing.T, x *technique.Technique, s *lesson.Screen) bool {
	if s.Ask.Kind != lesson.Strike && s.Ask.Kind != lesson.Place {
		return false
	}
	for found := range x.Steps(t.Context(), &s.Board, func() {}) {
		b := s.Board
		found.Apply(&b)
		walk(&b, singles)
		if answered(s, &b) {
			return true
		}
	}
	return false
}

// answered reports whether all candidates that a screen asks for are struck or placed on a
// board.
func answered(s *lesson.Screen, b *board.Board) bool {
	for x := range s.Ask.Candidates.All() {
		if is := b.Value(x.Cell()) == x.Digit(); s.Ask.Kind == lesson.Place && !is || s.Ask.Kind == lesson.Strike && b.Has(x.Cell(), x.Digit()) {
			return false
		}
	}
	return true
}

// walk applies the techniques with these keys for as long as one has a step. It returns
// those that it used, and ignores keys that do not name a technique.
func walk(b *board.Board, keys []string) (used []string) {
	for found := true; found; {
		found = false
		for _, key := range keys {
			if x := technique.ByKey(key); x != nil && !found {
				var s step.Step
				if s, found = x.First(b); found {
					s.Apply(b)
					if !slices.Contains(used, key) {
						used = append(used, key)
					}
				}
			}
		}
	}
	return used
}
