package workers

import (
	"context"
	"encoding/json"
	"strconv"
	"testing"

	"sudoku/app/internal/script"
	"sudoku/app/work"
)

// fakeHost starts workers that the script controls.
type fakeHost struct {
	*script.Stage
	t       *testing.T
	none    bool // no workers available
	workers []*fakeWorker
	served  map[string]func(work.Response) // requests being served on the page's own thread
	stopped <-chan struct{}                // closed to stop that work
}

type fakeWorker struct {
	host  *fakeHost
	name  string
	hear  func(Message)
	crash func(string)
}

func (h *fakeHost) Start(hear func(Message), crash func(string)) Worker {
	if h.none {
		return nil
	}
	w := &fakeWorker{h, "w" + strconv.Itoa(len(h.workers)+1), hear, crash}
	h.workers = append(h.workers, w)
	h.Say("%s starts", w.name)
	return w
}

// Bytes returns data for requests with an ID of 100 or more.
func (h *fakeHost) Bytes(req *work.Request) any {
	if req.ID < 100 {
		return nil
	}
	return "bytes"
}

func (h *fakeHost) Serve(ctx context.Context, req work.Request, emit func(work.Response)) {
	id := strconv.Itoa(req.ID)
	h.Say("page is asked %s", id)
	h.served[id] = emit
	h.stopped = ctx.Done()
}

func (w *fakeWorker) Post(m Message) {
	var req work.Request
	if err := json.Unmarshal([]byte(m.Text), &req); err != nil {
		w.host.t.Error(err)
	}
	beside := ""
	if m.Bytes != nil {
		beside = " with " + m.Bytes.(string)
	}
	w.host.Say("%s is asked %d%s", w.name, req.ID, beside)
}

func (w *fakeWorker) End() { w.host.Say("%s ends", w.name) }

// fakePage records what it receives.
type fakePage struct{ *script.Stage }

func (p fakePage) Answered(r work.Response, bytes any) {
	what := "answer"
	if !r.Last() {
		what = "progress"
	}
	if r.Err != "" {
		what = "error " + r.Err + " to"
	}
	if bytes != nil {
		what += " with " + bytes.(string) + " to"
	}
	p.Say("%s %d of %d", what, r.ID, r.Revision)
}

func (p fakePage) Crashed()        { p.Say("crash") }
func (p fakePage) WithoutWorkers() { p.Say("no workers") }

// request returns the request with the given ID. Its revision is the ID divided by ten.
func request(word string) work.Request {
	id, _ := strconv.Atoi(word)
	return work.Request{ID: id, Revision: id / 10, Job: work.Prove{}}
}

// act performs an action by a worker or by the page's own thread.
func (h *fakeHost) act(event []string) {
	who, does := event[0], event[1]
	id := request(event[2]).ID
	r := work.Response{ID: id, Revision: id / 10, Answer: work.Solved{}}
	if does == "progresses" {
		r.Answer, r.Progress = nil, &work.Progress{}
	}
	if who == "page" {
		h.served[event[2]](r)
		return
	}
	number, _ := strconv.Atoi(who[1:])
	w := h.workers[number-1]
	text, _, err := r.Pack()
	if err != nil {
		h.t.Fatal(err)
	}
	switch does {
	case "dies":
		w.crash(event[2])
	case "is", "takes": // is ready, takes a request
		w.hear(Message{})
	case "says":
		w.hear(Message{Text: event[2]})
	case "answers", "progresses":
		m := Message{Text: text}
		if len(event) > 3 {
			m.Bytes = event[4]
		}
		w.hear(m)
	default:
		h.t.Fatalf("no event %q", event)
	}
}

func newFakeHost(t *testing.T, s *script.Stage) *fakeHost {
	return &fakeHost{Stage: s, t: t, served: map[string]func(work.Response){}}
}

// sayStopped records that work on the page's own thread was stopped.
func (h *fakeHost) sayStopped() {
	select {
	case <-h.stopped:
		h.Say("page stops")
	default:
	}
}
