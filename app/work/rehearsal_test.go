package work

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"sudoku/app/work/rowset"
)

// TestRehearsalJobs checks that each job has an answer. With a clock that does not
// advance, no run is cut short and each job is dropped after its second run.
func TestRehearsalJobs(t *testing.T) {
	r := NewRehearsal(func() time.Time { return time.Time{} })
	var kinds []string
	for _, turn := range r.turns {
		text, data, err := Request{Job: turn.job}.Pack()
		if err != nil {
			t.Fatal(err)
		}
		ServeMessage(t.Context(), text, data, func(text string, data []byte) {
			var answer Response
			if err := answer.Unpack(text, data); err != nil || answer.Err != "" {
				t.Errorf("%T: %v %s", turn.job, err, answer.Err)
			}
			switch a := answer.Answer.(type) {
			case Generated:
				kinds = append(kinds, fmt.Sprintf("%d puzzles", len(a.Puzzles)))
			case Explained:
				kinds = append(kinds, fmt.Sprintf("a path: %v", a.Solved))
			case Deepened:
				kinds = append(kinds, fmt.Sprintf("layers %b", rowset.Profile(a.Rows()).Profile().Layers))
			}
		})
	}
	want := []string{"1 puzzles", "a path: true", "layers 11111", "1 puzzles"}
	if !slices.Equal(kinds, want) {
		t.Errorf("%q, want %q", kinds, want)
	}
	jobs, runs := len(r.turns), 1
	for r.Run() {
		runs++
	}
	if runs != 2*jobs {
		t.Errorf("%d runs of %d jobs", runs, jobs)
	}
	if r.Run() {
		t.Error("continues after its end")
	}
}

// paces is a clock that makes the runs of a job take the given times.
type paces struct {
	time  time.Time
	times []time.Duration
	reads int
}

// now advances the clock on every second call, the one at the end of a run.
func (p *paces) now() time.Time {
	if p.reads++; p.reads%2 == 0 {
		p.time = p.time.Add(p.times[0])
		p.times = p.times[1:]
	}
	return p.time
}

func TestRehearsalEnds(t *testing.T) {
	const ms = time.Millisecond
	for _, c := range []struct {
		what  string
		times []time.Duration
		runs  int
	}{
		{"is no faster", []time.Duration{30 * ms, 29 * ms}, 2},
		{"gets faster, then not", []time.Duration{30 * ms, 20 * ms, 10 * ms, 9 * ms}, 4},
		{"gets faster for longer than a second", []time.Duration{600 * ms, 400 * ms, 200 * ms}, 2},
	} {
		clock := &paces{times: c.times}
		r := &Rehearsal{now: clock.now, turns: []turn{{job: Contents{}}}}
		runs := 1
		for r.Run() {
			runs++
		}
		if runs != c.runs {
			t.Errorf("a job that %s: %d runs, want %d", c.what, runs, c.runs)
		}
	}
}

// TestRehearsalCut checks that a long job is cut short, and that it counts as unfinished.
func TestRehearsalCut(t *testing.T) {
	var now time.Time
	r := NewRehearsal(func() time.Time { now = now.Add(time.Millisecond); return now })
	r.turns = r.turns[1:2]
	for runs := 1; r.Run(); runs++ {
		if took := r.turns[0].took; took < rehearsalRun || took > rehearsalRun+10*time.Millisecond {
			t.Fatalf("a run of %v", took)
		}
	}
	if r.spent < rehearsalTotal || r.spent > rehearsalTotal+rehearsalRun+10*time.Millisecond {
		t.Errorf("%v in all", r.spent)
	}
}
