package sharing

import (
	"sudoku/app/desk"
	"sudoku/solver/board"
	"sudoku/solver/share"
)

// The messages for the result of a game.
type (
	// ResultPressed shares the result, as text or as a picture.
	ResultPressed struct {
		desk.To[Sharing]
		Picture bool
	}
	// ResultShared reports whether the text was copied. Pictures are reported by
	// PictureReady.
	ResultShared struct {
		desk.To[Sharing]
		Copied bool
	}
)

// ShareResult passes a text about the result or a picture of it to the system if the
// system can share it. Otherwise it copies the text or saves the picture. Both contain
// only given digits. Code is the share code of the bare puzzle.
type ShareResult struct {
	desk.From[Sharing]
	Code    string
	Picture bool
}

func shareResult(d *desk.Desk, picture bool) []desk.Cmd {
	puzzle := bare(d)
	return []desk.Cmd{ShareResult{Code: share.EncodeState(&puzzle), Picture: picture}}
}

// bare returns the current puzzle without entries and marks.
func bare(d *desk.Desk) board.Annotated {
	return board.Annotated{Position: board.Position{Givens: d.Sheet().Position.Givens}}
}

func resultNotice(copied bool) desk.Notice {
	if copied {
		return desk.Notice{Kind: desk.ResultCopied}
	}
	return desk.Notice{Kind: desk.ResultNotCopied}
}
