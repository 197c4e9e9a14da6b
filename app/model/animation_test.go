package model_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"sudoku/app/model"
	"sudoku/app/work"
	"sudoku/solver/classic"
)

// Wherever the player goes in a long recording, forward or back, the board is
// what all events up to there come to.
func TestSeeking(t *testing.T) {
	m := model.New()
	send := func(msg model.Msg) (cmds []model.Cmd) {
		m, cmds = model.Update(m, msg)
		return cmds
	}
	send(model.ExamplePicked{Index: 1})
	send(model.PanelPicked{Panel: model.MethodsPanel})
	send(model.MotionPreferred{Still: true})
	for _, cmd := range send(model.AnimatePressed{Method: methodIndex(t, "depth-first")}) {
		aside, ok := cmd.(model.ComputeAside)
		if !ok {
			continue
		}
		work.Serve(context.Background(), aside.Request, func(r work.Response) { send(model.Answered{Response: r}) })
	}
	a := &m.Methods.Animation
	count := a.Recording.Len()
	if count < 8000 {
		t.Fatalf("%d events are too few for this test", count)
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
			send(model.Sought{Place: random.Float64()})
		case 1:
			send(model.Stepped{By: random.IntN(3) - 1})
		default:
			send(model.Stepped{By: random.IntN(2*count) - count})
		}
		if a := &m.Methods.Animation; a.At < 0 || a.At > count || a.Board != boards[a.At] {
			t.Fatalf("at event %d the board is %v", a.At, &a.Board.Grid)
		}
	}
}
