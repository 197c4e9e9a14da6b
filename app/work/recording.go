package work

import (
	"context"

	"sudoku/solver/board"
	"sudoku/solver/classic"
)

// MaxEvents is where a recording ends at the latest: 1.5 MB.
const MaxEvents = 500_000

// RecordMethod asks for the events of a run.
type RecordMethod struct {
	RunMethod
	Events int `json:"events"` // the most that are wanted, at most MaxEvents
}

// Recorded is the answer to RecordMethod. The recording travels as bytes
// beside the message.
type Recorded struct {
	Recording Recording `json:"-"`
	Cut       bool      `json:"cut"` // the run went on when the recording ended
}

func (Recorded) answer() {}

// Carrying is the answer with the bytes of its recording.
func (r Recorded) Carrying(data []byte) Recorded {
	r.Recording = Recording{data}
	return r
}

func (r Recorded) payload() []byte          { return r.Recording.bytes }
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
			out.Recording.add(e)
			return
		}
		out.Cut = true
		stop()
	})
	out.Cut = out.Cut || result.Outcome == classic.LimitReached
	return out, ctx.Err()
}

// Recording is the events of a run, each in three bytes: its kind, its cell
// and its digits as one number, the lowest byte first.
type Recording struct{ bytes []byte }

const (
	eventBytes = 3
	eventKinds = 4
	digitSets  = 512
)

// Len is the number of events.
func (r Recording) Len() int { return len(r.bytes) / eventBytes }

// At is the event with an index. Any three bytes are an event.
func (r Recording) At(i int) classic.Event {
	b := r.bytes[i*eventBytes:][:eventBytes]
	n := int(b[0]) | int(b[1])<<8 | int(b[2])<<16
	digits, n := n%digitSets, n/digitSets
	e := classic.Event{Cell: board.Cell(n % board.Cells), Kind: classic.EventKind(n / board.Cells % eventKinds)}
	if e.Kind == classic.Narrow {
		e.Digits = board.DigitSet(digits)
	} else {
		e.Digit = board.Digit(digits % 10)
	}
	return e
}

func (r *Recording) add(e classic.Event) {
	n := (int(e.Kind)*board.Cells+int(e.Cell))*digitSets + int(e.Digits) + int(e.Digit)
	r.bytes = append(r.bytes, byte(n), byte(n>>8), byte(n>>16))
}
