// Package photo is the part of the page that reads puzzles from pictures: the
// dialog in which pictures are taken or chosen, compared with what was read in
// them, and corrected.
package photo

import (
	"sudoku/app/desk"
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/scan"
)

// Stage is what the dialog shows.
type Stage uint8

// The stages.
const (
	Choosing  Stage = iota // ways to get a picture, and why there is no result
	Filming                // what the camera sees
	Reading                // how far the reading is
	Comparing              // puzzles beside their pictures
	Placing                // a whole picture, with the corners of the grid
)

// Photo is the state of the part.
type Photo struct {
	Stage    Stage
	Seeing   bool // the camera's picture is there
	Names    []string
	Read     int // pictures that were looked at
	Failures []Failure
	Found    []Found
	At       int // which of them is shown
	Cell     board.Cell
	// Misplaced: there is no grid where the corners are now.
	Misplaced bool
	whole     whole      // the picture that is being read
	glimpsed  board.Grid // what was surely read in the frame of the camera before
	reading   int        // the request for the grids of a picture, 0 for none
	counting  int        // the request for the solutions of what is shown, 0 for none
}

// Found is a puzzle in a picture.
type Found struct {
	Picture       int // index in Names
	Whole         string
	Width, Height int // pixels of the whole picture
	Corners       scan.Quad
	Straight      string // the address of the straightened picture of the grid, "" until it is there
	Digits        board.Grid
	Written       board.CellSet // those of the digits that are written by hand
	Doubtful      board.CellSet // cells that nobody has looked at since they were read with doubt
	Solutions     int           // of the printed digits: 0, 1, or 2 for several
	Counted       bool          // whether that is known
	request       int           // that it answers
	index         int           // among the answer's grids
}

// Failure is a picture without a result.
type Failure struct {
	Name string
	Problem
}

// Problem is why a picture, or the camera, could not be used.
type Problem struct {
	Kind       ProblemKind
	Megapixels int    // of a picture that is too large
	Reason     string // of the kind Failed
}

// ProblemKind distinguishes the problems.
type ProblemKind uint8

// The problems.
const (
	NoProblem    ProblemKind = iota
	NoGrid                   // there is no sudoku in the picture
	NoDigits                 // there is a grid, but hardly any digits
	NoPicture                // the browser cannot open it
	NoHEIC                   // nor this kind of picture
	TooLarge                 // more than MostMegapixels
	NoReader                 // the digit reader could not be fetched
	Failed                   // the engine says why
	NoCamera                 // there is none
	CameraDenied             // it may not be used
	TooMany                  // pictures at once
)

// What pictures may have: so much memory is there everywhere.
const (
	MostMegapixels = 50
	MostPictures   = 24
)

// Msg is a message of this part.
//
//sumtype:decl
type Msg interface{ desk.MsgTo[Photo] }

// ofFound is in the messages about the puzzle that is shown: where none is, they come
// too late.
type ofFound struct{}

func (ofFound) aboutFound() {}

// The player's actions.
type (
	// CameraPressed shows what the camera sees.
	CameraPressed struct{ desk.To[Photo] }
	// ShotPressed takes a picture of it.
	ShotPressed struct{ desk.To[Photo] }
	// BackPressed goes back to the ways to get a picture.
	BackPressed struct{ desk.To[Photo] }
	// PuzzlePicked shows one of the puzzles found.
	PuzzlePicked struct {
		desk.To[Photo]
		ofFound
		Index int
	}
	// CellPicked selects a cell.
	CellPicked struct {
		desk.To[Photo]
		ofFound
		Cell board.Cell
	}
	// DigitTyped corrects the selected cell; 0 empties it.
	DigitTyped struct {
		desk.To[Photo]
		ofFound
		Digit board.Digit
	}
	// WrittenToggled says whether the selected digit is written by hand.
	WrittenToggled struct {
		desk.To[Photo]
		ofFound
	}
	// PlacingToggled shows the corners of the grid, or the digits again.
	PlacingToggled struct {
		desk.To[Photo]
		ofFound
	}
	// CornerMoved moves a corner, 0 to 3, to a place in the whole picture.
	CornerMoved struct {
		desk.To[Photo]
		ofFound
		Corner int
		Place  scan.Point
	}
	// CornerLeft reads the grid at its corners.
	CornerLeft struct {
		desk.To[Photo]
		ofFound
	}
	// UsePressed puts the puzzle on the board.
	UsePressed struct {
		desk.To[Photo]
		desk.BringsPuzzle
		ofFound
	}
	// ListPressed opens all puzzles as a list.
	ListPressed struct {
		desk.To[Photo]
		ofFound
	}
)

// The browser's reports.
type (
	// Given are pictures that were chosen, dropped, pasted or taken; Others are
	// files beside them that are no pictures.
	Given struct {
		desk.To[Photo]
		Names, Others []string
	}
	// Opened is a picture that Open has opened, or why it could not.
	Opened struct {
		desk.To[Photo]
		Picture       int
		Width, Height int
		Whole         string // its address
		Problem       Problem
	}
	// Straightened is the address of the straightened picture of a grid, by the
	// request and the place in its answer.
	Straightened struct {
		desk.To[Photo]
		Request, Index int
		Address        string
	}
	// CameraSees reports that the camera's picture is shown.
	CameraSees struct{ desk.To[Photo] }
	// GlimpseTime is when the camera's picture is looked at again.
	GlimpseTime struct{ desk.To[Photo] }
	// Glimpsed reports a frame of it, which Look can read.
	Glimpsed struct {
		desk.To[Photo]
		Width, Height int
	}
	// CameraFailed reports why it is not.
	CameraFailed struct {
		desk.To[Photo]
		Problem Problem
	}
)

// Cmd is a command of this part.
//
//sumtype:decl
type Cmd interface{ desk.CmdFrom[Photo] }

// What the part wants done.
type (
	// Open opens one of the pictures given last and answers with Opened.
	Open struct {
		desk.From[Photo]
		Picture int
	}
	// Look has a picture that was opened read.
	Look struct {
		desk.From[Photo]
		Request work.Request
	}
	// Forget drops the pictures.
	Forget struct{ desk.From[Photo] }
	// StartCamera shows what the camera sees.
	StartCamera struct{ desk.From[Photo] }
	// Shoot takes a picture of it, which is then given.
	Shoot struct{ desk.From[Photo] }
	// Glimpse keeps a frame of it and answers with Glimpsed.
	Glimpse struct{ desk.From[Photo] }
	// TakeGlimpse makes the frame a picture, which is then given.
	TakeGlimpse struct{ desk.From[Photo] }
	// StopCamera turns the camera off.
	StopCamera struct{ desk.From[Photo] }
	// OpenList opens puzzles as a list.
	OpenList struct {
		desk.From[Photo]
		Name, Text string
	}
)

// The IDs of elements that get the focus.
const (
	GridID = "photo-grid"
	UseID  = "photo-use"
)

// Receive handles a message of this part.
func (p *Photo) Receive(d *desk.Desk, msg desk.Msg) (cmds []desk.Cmd, ok bool) {
	own, ok := msg.(Msg)
	if ok {
		cmds = p.Update(d, own)
	}
	return cmds, ok
}

// Update handles a message.
func (p *Photo) Update(d *desk.Desk, msg Msg) []desk.Cmd {
	if _, late := msg.(interface{ aboutFound() }); late && p.Stage < Comparing {
		return nil
	}
	switch msg := msg.(type) {
	case Given:
		return p.begin(d, msg)
	case Opened:
		return p.opened(d, &msg)
	case Straightened:
		p.straightened(&msg)
	case CameraPressed:
		p.Stage, p.Seeing, p.Failures = Filming, false, nil
		return []desk.Cmd{StartCamera{}}
	case CameraSees:
		p.Seeing = p.Stage == Filming
		return p.glimpse()
	case GlimpseTime:
		return p.glimpse()
	case Glimpsed:
		return p.glimpsedAt(d, &msg)
	case CameraFailed:
		p.Stage, p.Failures = Choosing, []Failure{{Problem: msg.Problem}}
	case ShotPressed:
		return []desk.Cmd{Shoot{}}
	case BackPressed:
		return p.stop(true)
	case PuzzlePicked:
		return p.pick(d, msg.Index)
	case CellPicked:
		p.Cell = msg.Cell
	case DigitTyped:
		return p.correct(d, msg.Digit)
	case WrittenToggled:
		return p.toggleWritten(d)
	case PlacingToggled:
		p.togglePlacing()
	case CornerMoved:
		p.moveCorner(msg.Corner, msg.Place)
	case CornerLeft:
		return p.readAgain(d)
	case UsePressed:
		return p.use(d)
	case ListPressed:
		return p.list(d)
	}
	return nil
}

// DialogChanged ends what is being done as the dialog closes. A puzzle that was read
// stays, with its corrections: a click beside the dialog is easily made.
func (p *Photo) DialogChanged(was, _ *desk.Desk) []desk.Cmd {
	switch {
	case was.Dialog != desk.PhotoDialog:
		return nil
	case p.Stage >= Comparing:
		return nil
	case p.Stage == Choosing && len(p.Names) == 0: // nothing was done
		*p = Photo{}
		return nil
	}
	return p.stop(true)
}

// stop ends whatever is done and goes back to the beginning. Where other pictures
// have come, those of before are forgotten already.
func (p *Photo) stop(forget bool) (cmds []desk.Cmd) {
	cmds = p.halt()
	if p.Stage == Filming {
		cmds = append(cmds, StopCamera{})
	}
	if forget {
		cmds = append(cmds, Forget{})
	}
	*p = Photo{}
	return cmds
}

// halt ends what is asked for.
func (p *Photo) halt() (cmds []desk.Cmd) {
	for _, id := range []int{p.reading, p.counting} {
		if id != 0 {
			cmds = append(cmds, desk.StopParallel{First: id, Last: id})
		}
	}
	p.reading, p.counting = 0, 0
	return cmds
}
