package page_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"sudoku/app/desk"
	"sudoku/app/page"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/grid"
	"sudoku/app/parts/methods"
	"sudoku/app/transport"
	"sudoku/app/work"
	"sudoku/solver/classic"
)

// TestSeeking checks that seeking in a long recording, forwards or backwards, always
// shows the state after all preceding events.
func TestSeeking(t *testing.T) {
	m := page.New()
	send := func(msg desk.Msg) (cmds []desk.Cmd) {
		m, cmds = page.Update(m, msg)
		return cmds
	}
	send(grid.ExamplePicked{Index: 1})
	send(frame.PanelPicked{Panel: desk.MethodsPanel})
	send(frame.MotionPreferred{Still: true})
	for _, cmd := range send(methods.AnimatePressed{Method: methodIndex(t, "depth-first")}) {
		parallel, ok := cmd.(desk.ComputeParallel)
		if !ok {
			continue
		}
		work.Serve(context.Background(), parallel.Request, func(r work.Response) { send(page.Answered{Response: r}) })
	}
	a := &m.Methods.Animation
	count := a.Recording.Len()
	if count < 8000 {
		t.Fatalf("only %d events, too few for this test", count)
	}
	boards := make([]classic.Replay, 1, count+1)
	boards[0].Grid = m.Sheet().Position.Givens
	for i := range count {
		next := boards[i]
		next.Apply(a.Recording.At(i))
		boards = append(boards, next)
	}
	random := rand.New(rand.NewPCG(1, 2))
	for range 500 {
		switch random.IntN(3) {
		case 0:
			send(transport.PlacePicked{Place: random.Float64()})
		case 1:
			send(transport.Stepped{By: random.IntN(3) - 1})
		default:
			send(transport.Stepped{By: random.IntN(2*count) - count})
		}
		if a := &m.Methods.Animation; a.At < 0 || a.At > count || a.Board != boards[a.At] {
			t.Fatalf("at event %d the board is %v", a.At, &a.Board.Grid)
		}
	}
}
