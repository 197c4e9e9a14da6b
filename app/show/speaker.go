package show

import (
	"strings"

	"sudoku/app/text"
)

// Answer is the last answer to a question asked by key.
type Answer struct {
	Count int           // number of answers so far
	Text  func() string // returns the answer; called only when the answer is said
	Again bool          // whether the answer repeats the last sentence
}

// Speaker decides what a screen reader says after each message: the answer to a question
// or, without one, what is new in the status line. It leaves out the status line's
// details.
type Speaker struct {
	_       [0]func() // incomparable, see package words
	shown   [4]string // the notice, the main text and the asides
	working bool
	count   int
	text    string
}

// Say returns what the screen reader should say now, or "" for nothing.
func (s *Speaker) Say(status *Status, a *Answer, t *text.Catalog) string {
	marks := &t.Techniques.Marks
	said := ""
	if a.Count != s.count {
		if said = s.text; !a.Again {
			said = a.Text()
		}
		if said != "" {
			s.text = said
		}
	}
	// The answer to an entry replaces the status line's new count, but not its report that
	// the game has ended. Only the beginning and the end of work are announced.
	quiet := said != "" && status.Tone != Good || s.working && status.Working
	for i, now := range [...]string{status.Notice, status.Main, status.Asides[0], status.Asides[1]} {
		if now != s.shown[i] && now != "" && (i != 1 || !quiet) {
			if said != "" {
				said = strings.TrimSuffix(said, marks.Stop) + marks.Stop + marks.Space
			}
			s.text = said + now
			said += strings.TrimSuffix(now, s.shown[i]) // only the name that a hint puts before its sentence
		}
		s.shown[i] = now
	}
	s.working, s.count = status.Working, a.Count
	return said
}
