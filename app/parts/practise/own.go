package practise

import (
	"encoding/json"

	"sudoku/app/desk"
	"sudoku/app/work/wire"
	"sudoku/solver/board"
)

// GameReviewed records the techniques missed in a finished game.
func (p *Practise) GameReviewed(_ *desk.Desk, g *desk.GameReviewed) []desk.Cmd {
	if len(g.Missed) == 0 {
		return nil
	}
	return []desk.Cmd{Miss{Missed: g.Missed}}
}

// EncodeOwn encodes a position for drill.Record.Own.
func EncodeOwn(p *board.Position) string {
	text, err := json.Marshal(wire.NewPosition(p))
	if err != nil {
		panic(err) // a position can always be encoded as JSON
	}
	return string(text)
}

// decodeOwn decodes the text from EncodeOwn. It returns nil if the text is not a
// position.
func decodeOwn(text string) *wire.Position {
	var p wire.Position
	if json.Unmarshal([]byte(text), &p) != nil || board.Grid(p.Givens) == (board.Grid{}) {
		return nil
	}
	return &p
}
