// Package script tests code that reacts to events by means of readable scripts. Each line
// holds an event and, after an arrow, all its effects.
//
//	ask 1      => w1 is asked 1; w2 starts
//	w1 dies    => w1 ends; crash; w2 is asked 1; w3 starts
//	8s         => w2 ends
//
// An event that is a duration moves the clock.
package script

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

// Case is a script with a name.
type Case struct{ Name, Script string }

// Stage runs a script: it holds the clock and the list of effects.
type Stage struct {
	Clock
	effects []string
}

// NewStage returns an empty stage, at noon on 29 February 2024 in UTC.
func NewStage() *Stage {
	return &Stage{Clock: Clock{now: time.Date(2024, 2, 29, 12, 0, 0, 0, time.UTC)}}
}

// Say records an effect of the current event.
func (s *Stage) Say(format string, args ...any) {
	s.effects = append(s.effects, fmt.Sprintf(format, args...))
}

// Run plays each script on its own stage. begin prepares the stage and returns a function
// that performs an event, given its words.
func Run(t *testing.T, cases []Case, begin func(t *testing.T, s *Stage) (do func(event []string))) {
	for _, c := range cases {
		t.Run(c.Name, func(t *testing.T) {
			s := NewStage()
			do := begin(t, s)
			for line := range strings.Lines(c.Script) {
				if line = strings.TrimSpace(line); line != "" {
					s.play(t, line, do)
				}
			}
		})
	}
}

func (s *Stage) play(t *testing.T, line string, do func(event []string)) {
	t.Helper()
	event, want, _ := strings.Cut(line, "=>")
	event, want = strings.TrimSpace(event), strings.TrimSpace(want)
	s.effects = nil
	if d, err := time.ParseDuration(event); err == nil {
		s.Move(d)
	} else {
		do(strings.Fields(event))
	}
	if got := strings.Join(s.effects, "; "); got != want {
		t.Errorf("%s\n got %s\nwant %s", event, got, want)
	}
}
