package show

// Answer is the last answer to a question by key.
type Answer struct {
	Count int // of the answers so far
	Text  string
	Again bool // the last sentence once more
}

// Speaker decides what a screen reader says after each message: the answer to a question,
// or else what is new in the status line. It leaves out the status line's details.
type Speaker struct {
	notice, main string
	working      bool
	count        int
	text         string
}

// Say returns what to say now, "" for nothing.
func (s *Speaker) Say(status *Status, a *Answer) string {
	said, again := "", false
	if a.Count != s.count {
		said, again = a.Text, a.Again
	}
	// The answer to an entry replaces the new count, but not the end of the game. The
	// beginning of work is said, and its end.
	mute := said != "" && status.Tone != Good || s.working && status.Working
	if now := status.Notice; now != s.notice {
		said = sentences(said, now)
	}
	if now := status.Main; now != s.main && !mute {
		said = sentences(said, now)
	}
	s.notice, s.main, s.working, s.count = status.Notice, status.Main, status.Working, a.Count
	if said == "" && again {
		return s.text
	}
	if said != "" {
		s.text = said
	}
	return said
}

// sentences joins two texts, of which the first may lack its period.
func sentences(a, b string) string {
	switch {
	case a == "" || b == "":
		return a + b
	case a[len(a)-1] == '.':
		return a + " " + b
	}
	return a + ". " + b
}
