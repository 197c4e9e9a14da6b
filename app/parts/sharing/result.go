package sharing

import (
	"sudoku/app/desk"
	"sudoku/solver/board"
	"sudoku/solver/share"
)

// What happens to the result of a game.
type (
	// ResultPressed shares it, as a text or as a picture.
	ResultPressed struct {
		desk.To[Sharing]
		Picture bool
	}
	// ResultShared reports that the text is in the clipboard, or that it could not
	// be copied. A picture reports PictureReady.
	ResultShared struct {
		desk.To[Sharing]
		Copied bool
	}
)

// ShareResult copies a text about the result, or saves a picture of it, and
// hands it to the system where that takes such things. Neither holds a digit
// that is not given. Code is that of the bare puzzle.
type ShareResult struct {
	desk.From[Sharing]
	Code    string
	Picture bool
}

func shareResult(d *desk.Desk, picture bool) []desk.Cmd {
	bare := board.Annotated{Position: board.Position{Givens: d.Sheet().Position.Givens}}
	return []desk.Cmd{ShareResult{Code: share.EncodeState(&bare), Picture: picture}}
}

func resultNotice(copied bool) desk.Notice {
	if copied {
		return desk.Notice{Kind: desk.ResultCopied}
	}
	return desk.Notice{Kind: desk.ResultNotCopied}
}
