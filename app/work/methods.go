package work

import (
	"context"
	"fmt"
	"time"

	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/classic"
)

// RunMethod asks for a run of a method in package classic.
type RunMethod struct {
	Method string    `json:"method"` // key of the method
	Givens wire.Grid `json:"givens"`
	Millis int       `json:"millis"` // time limit, 0 for none
	Cycles int       `json:"cycles"` // limit on cycles, 0 for none
}

// Ran is the answer to RunMethod.
type Ran struct {
	Millis float64        `json:"millis"`
	Result classic.Result `json:"result"`
}

func (Ran) answer() {}

// repeatTime is how long a method is run repeatedly to measure its time. The first run of
// a short method mostly measures the compilation of its code.
const repeatTime = 50 * time.Millisecond

func (job RunMethod) run(ctx context.Context, progress func(Progress)) (Answer, error) {
	defer beat(progress)()
	method, err := job.method()
	if err != nil {
		return nil, err
	}
	var fastest Ran
	givens, began := board.Grid(job.Givens), time.Now()
	for runs := 0; runs == 0 || ctx.Err() == nil && time.Since(began) < repeatTime; runs++ {
		start := time.Now()
		result := method.Run(ctx, &givens, nil)
		millis := float64(time.Since(start)) / float64(time.Millisecond)
		if runs == 0 || millis < fastest.Millis {
			fastest = Ran{millis, result}
		}
	}
	return fastest, ctx.Err()
}

func (job RunMethod) method() (classic.Method, error) {
	m, ok := classic.Find(job.Method)
	if !ok {
		return m, fmt.Errorf("work: no method %q", job.Method)
	}
	m.Limits = classic.Limits{Time: time.Duration(job.Millis) * time.Millisecond, Cycles: job.Cycles}
	return m, nil
}

// MaxEvents limits the length of a recording, to 1.5 MB.
const MaxEvents = 500_000

// RecordMethod asks for the events in a run.
type RecordMethod struct {
	RunMethod
	Events int `json:"events"` // maximum number of events, up to MaxEvents
}

// Recorded is the answer to RecordMethod. The recording is sent as bytes along with the
// message.
type Recorded struct {
	Recording wire.Recording `json:"-"`
	Cut       bool           `json:"cut"` // whether the recording ends before the run does
}

func (Recorded) answer() {}

// Carrying returns the answer with its recording.
func (r Recorded) Carrying(data []byte) Recorded {
	r.Recording = data
	return r
}

func (r Recorded) payload() []byte          { return r.Recording }
func (r Recorded) carrying(data []byte) any { return r.Carrying(data) }

func (job RecordMethod) run(ctx context.Context, progress func(Progress)) (Answer, error) {
	defer beat(progress)()
	method, err := job.method()
	if err != nil {
		return nil, err
	}
	full, stop := context.WithCancel(ctx)
	defer stop()
	var out Recorded
	most, givens := min(job.Events, MaxEvents), board.Grid(job.Givens)
	result := method.Run(full, &givens, func(e classic.Event) {
		if out.Recording.Len() < most {
			out.Recording.Add(e)
			return
		}
		out.Cut = true
		stop()
	})
	out.Cut = out.Cut || result.Outcome == classic.LimitReached
	return out, ctx.Err()
}

// beatPause is the interval between progress reports from a run.
const beatPause = 250 * time.Millisecond

// beat reports the elapsed milliseconds at intervals. It runs in parallel, so it does not
// affect the time of the run. The returned function stops the reports.
func beat(progress func(Progress)) (end func()) {
	start, stop, stopped := time.Now(), make(chan struct{}), make(chan struct{})
	go func() {
		defer close(stopped)
		ticker := time.NewTicker(beatPause)
		defer ticker.Stop()
		for {
			select {
			case <-stop:
				return
			case <-ticker.C:
				progress(Progress{Count: int(time.Since(start).Milliseconds())})
			}
		}
	}()
	return func() {
		close(stop)
		<-stopped
	}
}
