// Package work defines the engine as an exchange of messages. A request carries
// everything that the answer depends on. The server therefore keeps no state, and a
// request can be stopped at any moment and repeated. The page's workers, the page itself
// if it has no workers, and the tests all call Serve.
package work

import (
	"context"
	"encoding/json"
	"fmt"
	"reflect"
)

// Request asks for one job. ID distinguishes requests. Revision is returned unchanged, so
// that the caller can recognise outdated answers.
type Request struct {
	ID       int
	Revision int
	Job      Job
}

// Response answers the request with the same ID. A request receives any number of
// responses with Progress, and finally one response with an Answer or an Err.
type Response struct {
	ID       int
	Revision int
	Progress *Progress
	Answer   Answer
	Err      string
}

// Progress is the progress of a job. Each job defines the meaning of Count and Stage.
type Progress struct {
	Count int // number of items found so far
	Stage int // index of the stage, 0-based
	Done  int // number of steps of the stage that are done
	Total int // number of steps of the stage, or 0 if unknown
}

// Last reports whether this is the final response to its request.
func (r *Response) Last() bool { return r.Progress == nil }

// Job is the task of a request, a plain value that can be encoded as JSON.
type Job interface {
	// run computes the answer. It stops early when the context is cancelled.
	run(ctx context.Context, progress func(Progress)) (Answer, error)
}

// Answer is the result of a job, a plain value that can be encoded as JSON.
type Answer interface{ answer() }

// kinds maps names in messages to the types of jobs and answers.
var kinds = func() map[string]reflect.Type {
	m := make(map[string]reflect.Type)
	for _, v := range []any{Solve{}, Solved{}, Browse{}, Page{}, Deepen{}, Deepened{}, WriteRows{}, Written{}, RunMethod{}, Ran{}, RecordMethod{}, Recorded{}, Check{}, Checked{},
		Explain{}, Explained{}, Certify{}, Certified{}, FindSteps{}, Found{}, Hint{}, Hinted{}, WhyNot{}, Prove{}, Reason{},
		Rate{}, Rated{}, Grade{}, Graded{}, Generate{}, Generated{}, Pose{}, Posed{}, Attribute{}, Attributed{}, PrintJob{}, Printed{}, Contents{}, Contained{}, Pick{}, Picked{}, ReadPhoto{}, PhotoRead{}, NameArgument{}, ArgumentNamed{}, MapSolutions{}, SolutionsMapped{}, Review{}, Reviewed{}} {
		t := reflect.TypeOf(v)
		m[t.Name()] = t
	}
	return m
}()

// Serve runs the job of a request and passes every response to emit, including the final
// one. If the engine panics, Serve emits a response with an Err.
func Serve(ctx context.Context, req Request, emit func(Response)) {
	last := Response{ID: req.ID, Revision: req.Revision}
	defer func() {
		if p := recover(); p != nil {
			last.Answer, last.Err = nil, fmt.Sprint(p)
		}
		emit(last)
	}()
	answer, err := req.Job.run(yielding{ctx}, func(p Progress) {
		emit(Response{ID: req.ID, Revision: req.Revision, Progress: &p})
	})
	if err != nil {
		last.Err = err.Error()
		return
	}
	last.Answer = answer
}

// tagged is a value in a message with its type name.
type tagged struct {
	Kind string          `json:"kind"`
	Body json.RawMessage `json:"body"`
}

func tag(v any) (*tagged, error) {
	if v == nil {
		return nil, nil
	}
	body, err := json.Marshal(v)
	return &tagged{reflect.TypeOf(v).Name(), body}, err
}

// untag decodes a value of one of the kinds into type T.
func untag[T any](t *tagged) (v T, err error) {
	if t == nil {
		return v, nil
	}
	kind, ok := kinds[t.Kind]
	if !ok {
		return v, fmt.Errorf("work: unknown kind %q", t.Kind)
	}
	p := reflect.New(kind)
	if err := json.Unmarshal(t.Body, p.Interface()); err != nil {
		return v, fmt.Errorf("work: %s: %w", t.Kind, err)
	}
	v, ok = p.Elem().Interface().(T)
	if !ok {
		return v, fmt.Errorf("work: %q does not belong there", t.Kind)
	}
	return v, nil
}

type requestMessage struct {
	ID       int     `json:"id"`
	Revision int     `json:"revision"`
	Job      *tagged `json:"job"`
}

type responseMessage struct {
	ID       int       `json:"id"`
	Revision int       `json:"revision"`
	Progress *Progress `json:"progress,omitempty"`
	Answer   *tagged   `json:"answer,omitempty"`
	Err      string    `json:"err,omitempty"`
}

// MarshalJSON writes the request as a message.
func (r Request) MarshalJSON() ([]byte, error) {
	job, err := tag(r.Job)
	if err != nil {
		return nil, err
	}
	return json.Marshal(requestMessage{r.ID, r.Revision, job})
}

// UnmarshalJSON reads a request from a message.
func (r *Request) UnmarshalJSON(data []byte) error {
	var m requestMessage
	if err := json.Unmarshal(data, &m); err != nil {
		return err
	}
	job, err := untag[Job](m.Job)
	if err == nil && job == nil {
		err = fmt.Errorf("work: a request without a job")
	}
	*r = Request{m.ID, m.Revision, job}
	return err
}

// MarshalJSON writes the response as a message.
func (r Response) MarshalJSON() ([]byte, error) {
	answer, err := tag(r.Answer)
	if err != nil {
		return nil, err
	}
	return json.Marshal(responseMessage{r.ID, r.Revision, r.Progress, answer, r.Err})
}

// UnmarshalJSON reads a response from a message.
func (r *Response) UnmarshalJSON(data []byte) error {
	var m responseMessage
	if err := json.Unmarshal(data, &m); err != nil {
		return err
	}
	answer, err := untag[Answer](m.Answer)
	*r = Response{m.ID, m.Revision, m.Progress, answer, m.Err}
	return err
}

// carrier is a job or an answer with bytes. They are sent along with the message, since
// JSON would inflate them.
type carrier interface {
	payload() []byte
	carrying(data []byte) any
}

// Pack encodes the request as a message. data holds the bytes of the job, or nil.
func (r Request) Pack() (message string, data []byte, err error) {
	if c, ok := r.Job.(carrier); ok {
		data = c.payload()
	}
	text, err := json.Marshal(r)
	return string(text), data, err
}

// Unpack decodes the output of Pack.
func (r *Request) Unpack(message string, data []byte) error {
	err := json.Unmarshal([]byte(message), r)
	if c, ok := r.Job.(carrier); ok && err == nil {
		r.Job = c.carrying(data).(Job)
	}
	return err
}

// Pack encodes the response as a message. data holds the bytes of the answer, or nil.
func (r Response) Pack() (message string, data []byte, err error) {
	if c, ok := r.Answer.(carrier); ok {
		data = c.payload()
	}
	text, err := json.Marshal(r)
	return string(text), data, err
}

// Unpack decodes the output of Pack.
func (r *Response) Unpack(message string, data []byte) error {
	err := json.Unmarshal([]byte(message), r)
	if c, ok := r.Answer.(carrier); ok && err == nil {
		r.Answer = c.carrying(data).(Answer)
	}
	return err
}
