package work_test

import (
	"runtime"
	"testing"

	"sudoku/app/work"
	"sudoku/solver/profile"
)

// TestOthersRun: while a job runs that is shorter than what the system gives a
// goroutine at a time, others run, too, where there is one thread.
func TestOthersRun(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	job := work.Deepen{Layer: profile.Rated}.Carrying(makeRows(t, hard17+"\n"))
	ran := false
	go func() { ran = true }()
	atTheEnd := false
	work.Serve(t.Context(), work.Request{Job: job}, func(r work.Response) { atTheEnd = ran })
	if !atTheEnd {
		t.Error("nobody else ran")
	}
}
