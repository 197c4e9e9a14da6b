package show

import "strings"

// Answer is the last answer to a question by key.
type Answer struct {
	_     [0]func() // not comparable, which would take code
	Count int       // of the answers so far
	Text  string
	Again bool // the last sentence once more
}

// Speaker decides what a screen reader says after each message: the answer to a question,
// or else what is new in the status line. It leaves out the status line's details.
type Speaker struct {
	_            [0]func() // not comparable, which would take code
	notice, main string
	working      bool
	count        int
	text         string
}

// Say returns what to say now, "" for nothing.
func (s *Speaker) Say(status *Status, a *Answer) string {
	was := *s
	s.notice, s.main, s.working, s.count = status.Notice, status.Main, status.Working, a.Count
	answer, notice, main := a.Text, status.Notice, status.Main
	if a.Count == was.count {
		answer = ""
	} else if a.Again {
		answer = was.text
	}
	if notice == was.notice {
		notice = ""
	}
	// The answer to an entry replaces the new count, but not the end of the game. The
	// beginning of work is said, and its end.
	if main == was.main || answer != "" && status.Tone != Good || was.working && status.Working {
		main = ""
	}
	said := ""
	for _, part := range [...]string{answer, notice, main} {
		if said != "" && part != "" {
			said = strings.TrimSuffix(said, ".") + ". "
		}
		said += part
	}
	if said != "" {
		s.text = said
	}
	return said
}
