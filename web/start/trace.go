//go:build !js

package main

import (
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// event is a trace event. Times are in microseconds.
type event struct {
	Name  string  `json:"name"`
	PID   int     `json:"pid"`
	TID   int     `json:"tid"`
	Start float64 `json:"ts"`
	Wall  float64 `json:"dur"`
	CPU   float64 `json:"tdur"`
}

// task is a task of the main thread, in milliseconds.
type task struct {
	start, wall, cpu float64
	parts            string // where most of its processor time went
}

func (t task) String() string {
	return fmt.Sprintf("\n%8.0f %5.0f %5.0f  %s", t.start, t.wall, t.cpu, t.parts)
}

// parts names the events within a task that took 2 ms or more of processor time, without
// their nested events.
func parts(whole event, events []event) string {
	own := map[string]float64{}
	var open []event
	for _, e := range events {
		if e.PID != whole.PID || e.TID != whole.TID || e.CPU <= 0 || e.Start < whole.Start || e.Start >= whole.Start+whole.Wall {
			continue
		}
		for len(open) > 0 && open[len(open)-1].Start+open[len(open)-1].Wall <= e.Start {
			open = open[:len(open)-1]
		}
		own[e.Name] += e.CPU / 1000
		if len(open) > 0 {
			own[open[len(open)-1].Name] -= e.CPU / 1000
		}
		open = append(open, e)
	}
	names := slices.SortedFunc(maps.Keys(own), func(a, b string) int { return cmp.Compare(own[b], own[a]) })
	var said []string
	for _, name := range names {
		if own[name] >= 2 {
			said = append(said, fmt.Sprintf("%s %.0f", name, own[name]))
		}
	}
	return strings.Join(said, ", ")
}

// visit holds the costs of a visit to a page, in milliseconds.
type visit struct {
	running   float64 // from navigation until the program has drawn the page
	tasks     []task  // main thread tasks of 8 ms or more
	lazy      float64 // lazy compilation on the main thread
	streaming float64 // receiving the compiled module on the main thread
	cached    bool    // whether compiled code came from the browser's cache
}

// figures returns the figures of the visit. Those of the main thread are included only if
// thread is set, since they are the same on a slow line.
func (v *visit) figures(thread bool) []figure {
	var tbt4, longest, total float64
	for _, t := range v.tasks {
		tbt4 += max(0, 4*t.cpu-50)
		longest = max(longest, t.cpu)
		total += t.cpu
	}
	running := figure{"runs after, ms", v.running}
	if !thread {
		return []figure{running}
	}
	cached := 0.0
	if v.cached {
		cached = 1
	}
	return []figure{
		{"tbt4, ms", tbt4}, {"longest task, ms", longest}, {"all tasks from 8 ms on, ms", total}, {"functions compiled when called, ms", v.lazy},
		{"module taken in, ms", v.streaming}, {"compiled code from the cache", cached}, running,
	}
}

// mark is the performance mark that the page sets when the program has drawn it. The
// thread that sets it is the main thread.
const mark = "sudoku ready"

// read extracts the main thread's work from a trace.
func (v *visit) read(trace []json.RawMessage) error {
	type thread struct{ pid, tid int }
	var main thread
	events := make([]event, len(trace))
	for i, raw := range trace {
		_ = json.Unmarshal(raw, &events[i]) // events with other types are irrelevant
		if e := &events[i]; e.Name == mark {
			main = thread{e.PID, e.TID}
		}
	}
	slices.SortStableFunc(events, func(a, b event) int { return cmp.Or(cmp.Compare(a.Start, b.Start), cmp.Compare(b.Wall, a.Wall)) })
	if main == (thread{}) {
		return fmt.Errorf("the trace of %d events has no main thread", len(trace))
	}
	began := 0.0
	for _, e := range events {
		switch {
		case e.Name == "v8.wasm.cachedModule" || e.Name == "v8.wasm.moduleCacheHit" || e.Name == "wasm.Deserialize":
			v.cached = true
		case main != thread{e.PID, e.TID}:
		case e.Name == "ThreadControllerImpl::RunTask" && e.CPU > 8000:
			if began == 0 {
				began = e.Start
			}
			v.tasks = append(v.tasks, task{(e.Start - began) / 1000, e.Wall / 1000, e.CPU / 1000, parts(e, events)})
		case e.Name == "wasm.CompileLazy":
			v.lazy += max(e.CPU, 0) / 1000
		case e.Name == "v8.wasm.compileConsume" || e.Name == "v8.wasm.compileConsumeDone":
			v.streaming += max(e.CPU, 0) / 1000
		}
	}
	return nil
}
