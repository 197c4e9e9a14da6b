package work_test

import (
	"context"
	"slices"
	"testing"

	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/classic"
)

func TestRunMethods(t *testing.T) {
	for _, tt := range []struct {
		method, givens string
		outcome        classic.Outcome
		tries          int
	}{
		{"depth-first", wikipedia, classic.Solved, 4208},
		{"dancing-links", wikipedia, classic.Solved, 51},
		{"exhaustive", "11", classic.Refused, 0},
	} {
		answer, ok := serve(t, work.RunMethod{Method: tt.method, Givens: grid(t, pad(tt.givens)), Millis: 9000}).Answer.(work.Ran)
		if !ok || answer.Result.Outcome != tt.outcome || answer.Result.Tries != tt.tries || answer.Millis < 0 {
			t.Errorf("%s on %s: %+v", tt.method, tt.givens, answer)
		}
	}
	if got := serve(t, work.RunMethod{Method: "none"}); got.Err == "" {
		t.Errorf("no such method, but %+v", got)
	}
}

func TestRunLimits(t *testing.T) {
	for method, job := range map[string]work.RunMethod{
		"depth-first-scanning":  {Givens: grid(t, several), Millis: 60},
		"candidates-with-trial": {Givens: grid(t, wikipedia), Cycles: 2},
	} {
		job.Method = method
		if got := serve(t, job).Answer.(work.Ran); got.Result.Outcome != classic.LimitReached {
			t.Errorf("%s: %+v", method, got)
		}
	}
}

// TestRunReportsThatItIsAlive checks that a long run reports progress, since a silent
// worker is assumed to be dead.
func TestRunReportsThatItIsAlive(t *testing.T) {
	job := work.RunMethod{Method: "depth-first-scanning", Givens: grid(t, several), Millis: 700}
	var counts []int
	work.Serve(t.Context(), work.Request{Job: job}, func(r work.Response) {
		if !r.Last() {
			counts = append(counts, r.Progress.Count)
		}
	})
	if len(counts) == 0 || !slices.IsSorted(counts) || counts[len(counts)-1] > 2000 {
		t.Errorf("progress %v", counts)
	}
}

func TestCancelledRun(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	var last work.Response
	work.Serve(ctx, work.Request{Job: work.RunMethod{Method: "engine"}}, func(r work.Response) { last = r })
	if last.Err == "" {
		t.Errorf("answered %+v", last)
	}
}

func TestRecordings(t *testing.T) {
	for _, m := range classic.Methods() {
		job := work.RecordMethod{Events: 3000}
		job.Method, job.Givens, job.Millis = m.Key, grid(t, wikipedia), 9000
		got := serve(t, job).Answer.(work.Recorded)
		givens := board.Grid(job.Givens)
		var want []classic.Event
		result := m.Run(t.Context(), &givens, func(e classic.Event) { want = append(want, e) })
		if got.Cut != (len(want) > 3000) || got.Recording.Len() != min(len(want), 3000) {
			t.Errorf("%s: %d events of %d recorded, cut %v", m.Key, got.Recording.Len(), len(want), got.Cut)
			continue
		}
		replay := classic.Replay{Grid: givens}
		for i := range got.Recording.Len() {
			if got.Recording.At(i) != want[i] {
				t.Fatalf("%s: event %d is %+v, want %+v", m.Key, i, got.Recording.At(i), want[i])
			}
			replay.Apply(got.Recording.At(i))
		}
		if !got.Cut && replay.Grid != result.Grid {
			t.Errorf("%s: the recording ends in %v", m.Key, &replay.Grid)
		}
	}
}

// FuzzRecording checks that any bytes decode to events on valid cells.
func FuzzRecording(f *testing.F) {
	f.Add([]byte{1, 2, 3, 255, 255, 255})
	f.Fuzz(func(t *testing.T, data []byte) {
		r := work.Recorded{}.Carrying(data).Recording
		var replay classic.Replay
		for i := range r.Len() {
			e := r.At(i)
			if e.Cell >= board.Cells || e.Digit > 9 || e.Digits > board.AllDigits {
				t.Fatalf("event %+v", e)
			}
			replay.Apply(e)
		}
	})
}

// pad extends the first digits of a puzzle to 81 characters.
func pad(digits string) string {
	return digits + string(slices.Repeat([]byte{'.'}, board.Cells-len(digits)))
}
