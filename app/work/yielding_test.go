package work_test

import (
	"runtime"
	"testing"

	"sudoku/app/work"
	"sudoku/solver/profile"
)

// TestOthersRun checks that other goroutines run during a job on a single thread, even if
// the job is shorter than a time slice.
func TestOthersRun(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	job := work.Deepen{Layer: profile.Rated}.Carrying(makeRows(t, hard17+"\n"))
	ran := false
	go func() { ran = true }()
	atTheEnd := false
	work.Serve(t.Context(), work.Request{Job: job}, func(r work.Response) { atTheEnd = ran })
	if !atTheEnd {
		t.Error("no other goroutine ran")
	}
}
