package page_test

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"sudoku/app/desk"
	"sudoku/app/page"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/methods"
	"sudoku/app/transport"
	"sudoku/app/work"
	"sudoku/solver/classic"
)

// doMethods performs an action of the methods panel; ok is false for any other.
func (s *stage) doMethods(t *testing.T, verb, rest string, number int) (ok bool) {
	switch verb {
	case "methods":
		s.send(frame.PanelPicked{Panel: desk.MethodsPanel})
	case "choose": // only these methods
		for i, m := range classic.Methods() {
			if s.m.Methods.Chosen.Has(i) != slices.Contains(strings.Fields(rest), m.Key) {
				s.send(methods.Toggled{Method: i})
			}
		}
	case "time-limit":
		s.send(methods.TimeLimitPicked{Index: number})
	case "cycle-limit":
		s.send(methods.CycleLimitPicked{Index: number})
	case "measure":
		s.send(methods.MeasurePicked{Measure: methods.Measure(number)})
	case "run":
		s.send(methods.Pressed{})
	case "stop":
		s.send(methods.CancelPressed{})
	case "watch":
		s.send(methods.AnimatePressed{Method: methodIndex(t, rest)})
	case "race":
		s.send(methods.RacePressed{})
	case "unwatch":
		s.send(methods.AnimationClosed{})
	case "play":
		s.send(transport.PlayPressed{})
	case "step":
		s.send(transport.Stepped{By: number})
	case "seek":
		place, err := strconv.ParseFloat(rest, 64)
		if err != nil {
			t.Fatal(err)
		}
		s.send(transport.PlacePicked{Place: place})
	case "speed":
		s.send(transport.SpeedPicked{Speed: number})
	case "still":
		s.send(frame.MotionPreferred{Still: rest == "yes"})
	case "tick": // deliver a tick after this number of milliseconds
		s.m.Now += float64(number)
		s.send(s.waiting)
	case "parallel": // answer the oldest parallel request, or fail it
		s.answerParallel(rest)
	default:
		return false
	}
	return true
}

func methodIndex(t *testing.T, key string) int {
	i := slices.IndexFunc(classic.Methods(), func(m classic.Method) bool { return m.Key == key })
	if i < 0 {
		t.Fatalf("no method %q", key)
	}
	return i
}

func (s *stage) answerParallel(rest string) {
	req := s.parallel[0]
	progress, ok := strings.CutPrefix(rest, "progress ")
	switch {
	case ok:
		count, _ := strconv.Atoi(progress)
		s.send(page.Answered{Response: work.Response{ID: req.ID, Progress: &work.Progress{Count: count}}})
		return
	case rest != "":
		s.send(page.Answered{Response: work.Response{ID: req.ID, Err: rest}})
	default:
		work.Serve(context.Background(), req, func(r work.Response) {
			if r.Last() {
				s.send(page.Answered{Response: r})
			}
		})
	}
	s.parallel = s.parallel[1:]
}

// methodsLine describes the methods panel without times.
func methodsLine(p *page.View) string {
	v := &p.Methods
	parts := []string{v.Progress}
	for _, row := range v.Rows {
		if row.Outcome != "" || row.Reported != "" {
			parts = append(parts, fmt.Sprintf("[%s: %s | %s %s %s | %s | %s]", row.Key, row.Outcome,
				row.Nodes, row.Tries, row.Depth, row.Rounds, row.Reported))
		}
	}
	if c := &v.Chart; len(c.Measures) > 0 && !c.Measures[methods.TimeMeasure].On {
		parts = append(parts, c.Title, c.Empty)
		for _, b := range c.Bars {
			parts = append(parts, fmt.Sprintf("[%s %s %s cut %v]", b.Name, b.Value, b.Width, b.Cut))
		}
		for _, tick := range c.Ticks {
			parts = append(parts, tick.At+" "+tick.Label)
		}
	}
	return strings.Join(strings.Fields(strings.Join(parts, " ")), " ")
}

// animationLine describes the state of the playback.
func animationLine(p *page.View) string {
	a := &p.Methods.Animation
	if a.Title == "" {
		return ""
	}
	var lanes strings.Builder
	for _, l := range a.Lanes {
		fmt.Fprintf(&lanes, " [%s %s: %s]", l.Name, l.Written[0], l.State)
	}
	return fmt.Sprintf("%s, playing %v, start %v, end %v: %s, %s, %s, place %s by %s, %s. %s%s", a.Title, a.Playing, a.AtStart, a.AtEnd,
		a.Position, a.Event, a.Progress, a.Place, a.PlaceStep, a.SpeedValue, a.Note, strings.ReplaceAll(lanes.String(), "\u00a0", "_"))
}
