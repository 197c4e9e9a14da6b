package work

import (
	"context"
	"fmt"
	"time"

	"sudoku/solver/board"
	"sudoku/solver/classic"
)

// RunMethod asks for a run of one of the methods of package classic.
type RunMethod struct {
	Method string `json:"method"` // its key
	Givens Grid   `json:"givens"`
	Millis int    `json:"millis"` // the limit of time, 0 for none
	Cycles int    `json:"cycles"` // the limit of cycles, 0 for none
}

// Ran is the answer to RunMethod.
type Ran struct {
	Millis float64        `json:"millis"`
	Result classic.Result `json:"result"`
}

func (Ran) answer() {}

// repeatTime is how long runs are repeated, for a time that means something:
// the first run of a short method measures little but how its code is compiled.
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

// beatPause is how often a run reports that it is alive.
const beatPause = 250 * time.Millisecond

// beat reports the milliseconds since its call again and again, in parallel to
// the run, so that the run's time is not affected. The function that it returns
// ends that.
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
