// Package photo reads puzzles from pictures. Its dialog takes or opens pictures, shows
// them next to the digits read, and lets the player correct the digits.
package photo

import (
	"sudoku/app/desk"
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/scan"
)

// Stage is the content of the dialog.
type Stage uint8

// The stages.
const (
	Choosing  Stage = iota // buttons for getting a picture, and any failures
	Filming                // the camera's picture
	Reading                // progress of reading
	Comparing              // puzzles beside their pictures
	Placing                // an entire picture with the corners of the grid
)

// Photo is the state of this part.
type Photo struct {
	Stage    Stage
	Seeing   bool // the camera's picture is shown
	Names    []string
	Read     int // number of pictures read
	Failures []Failure
	Found    []Found
	At       int // index of the puzzle shown
	Cell     board.Cell
	// Misplaced reports that there is no grid at the current corners.
	Misplaced bool
	whole     whole      // the picture being read
	glimpsed  board.Grid // the grid in the previous camera frame, if no cell was doubtful
	reading   int        // ID of the request for the grids of a picture, 0 if none
	counting  int        // ID of the request for the solutions of the puzzle shown, 0 if none
}

// Found is a puzzle found in a picture.
type Found struct {
	Picture       int // index in Names
	Whole         string
	Width, Height int // of the whole picture, in pixels
	Corners       scan.Quad
	Straight      string // URL of the straightened picture of the grid, "" until loaded
	Digits        board.Grid
	Written       board.CellSet // cells with handwritten digits
	Doubtful      board.CellSet // uncertain cells that the player has not checked yet
	Solutions     int           // number of solutions of the printed digits; 2 for several
	Counted       bool          // Solutions is known
	request       int           // ID of the request that found it
	index         int           // index in the answer's grids
}

// Failure is a picture without a result.
type Failure struct {
	Name string
	Problem
}

// Problem is the reason why a picture or the camera could not be used.
type Problem struct {
	Kind       ProblemKind
	Megapixels int    // set if Kind is TooLarge
	Reason     string // set if Kind is Failed
}

// ProblemKind is the kind of a problem.
type ProblemKind uint8

// The problems.
const (
	NoProblem    ProblemKind = iota
	NoGrid                   // the picture contains no sudoku
	NoDigits                 // there is a grid with hardly any digits
	NoPicture                // the browser cannot open the file
	NoHEIC                   // the browser cannot open HEIC pictures
	TooLarge                 // more than MostMegapixels
	NoReader                 // the digit reader could not be loaded
	Failed                   // the engine failed, for Reason
	NoCamera                 // there is no camera
	CameraDenied             // access to the camera was denied
	TooMany                  // too many pictures at once
	NoPixels                 // the browser does not let pages read pictures
)

// Limits for pictures, chosen so that every device has enough memory.
const (
	MostMegapixels = 50
	MostPictures   = 24
)

// Msg is a message to this part.
//
//sumtype:decl
type Msg interface{ desk.MsgTo[Photo] }

// ofFound is embedded in messages about the puzzle shown. They are ignored if none is
// shown.
type ofFound struct{}

func (ofFound) aboutFound() {}

// The player's actions.
type (
	// CameraPressed shows the camera's picture.
	CameraPressed struct{ desk.To[Photo] }
	// ShotPressed takes a picture with the camera.
	ShotPressed struct{ desk.To[Photo] }
	// BackPressed returns to the buttons for getting a picture.
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
	// WrittenToggled toggles whether the selected digit is handwritten.
	WrittenToggled struct {
		desk.To[Photo]
		ofFound
	}
	// PlacingToggled switches between placing the corners of the grid and comparing the
	// digits.
	PlacingToggled struct {
		desk.To[Photo]
		ofFound
	}
	// CornerMoved moves a corner, 0 to 3, to a point in the whole picture.
	CornerMoved struct {
		desk.To[Photo]
		ofFound
		Corner int
		Place  scan.Point
	}
	// CornerLeft reads the grid at its current corners.
	CornerLeft struct {
		desk.To[Photo]
		ofFound
	}
	// UsePressed loads the puzzle onto the board.
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
	// Given carries pictures that were chosen, dropped, pasted or taken. Others lists
	// files that are not pictures.
	Given struct {
		desk.To[Photo]
		Names, Others []string
	}
	// Opened is the answer to Open: a picture, or why it could not be opened.
	Opened struct {
		desk.To[Photo]
		Picture       int
		Width, Height int
		Whole         string // URL
		Problem       Problem
	}
	// Straightened carries the URL of the straightened picture of a grid, identified by
	// the request and the index in its answer.
	Straightened struct {
		desk.To[Photo]
		Request, Index int
		Address        string
	}
	// CameraSees reports that the camera's picture is shown.
	CameraSees struct{ desk.To[Photo] }
	// GlimpseTime reports that it is time to read the next frame.
	GlimpseTime struct{ desk.To[Photo] }
	// Glimpsed reports that a frame was captured. Look can read it.
	Glimpsed struct {
		desk.To[Photo]
		Width, Height int
	}
	// CameraFailed reports why the camera cannot be used.
	CameraFailed struct {
		desk.To[Photo]
		Problem Problem
	}
)

// Cmd is a command from this part.
//
//sumtype:decl
type Cmd interface{ desk.CmdFrom[Photo] }

// The commands from this part.
type (
	// Open opens one of the given pictures. It is answered by Opened.
	Open struct {
		desk.From[Photo]
		Picture int
	}
	// Look asks the engine to read an opened picture.
	Look struct {
		desk.From[Photo]
		Request work.Request
	}
	// Forget releases the pictures.
	Forget struct{ desk.From[Photo] }
	// StartCamera shows the camera's picture.
	StartCamera struct{ desk.From[Photo] }
	// Shoot takes a picture with the camera. It is answered by Given.
	Shoot struct{ desk.From[Photo] }
	// Glimpse captures a camera frame. It is answered by Glimpsed.
	Glimpse struct{ desk.From[Photo] }
	// TakeGlimpse takes the captured frame as a picture. It is answered by Given.
	TakeGlimpse struct{ desk.From[Photo] }
	// StopCamera turns the camera off.
	StopCamera struct{ desk.From[Photo] }
	// OpenList opens puzzles as a list.
	OpenList struct {
		desk.From[Photo]
		Name, Text string
	}
)

// The IDs of elements that receive the focus.
const (
	GridID = "photo-grid"
	UseID  = "photo-use"
)

// Receive handles a message to this part.
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

// DialogChanged stops all activity when the dialog closes. A puzzle that was read is kept
// with its corrections, since it is easy to click outside the dialog by mistake.
func (p *Photo) DialogChanged(was, _ *desk.Desk) []desk.Cmd {
	switch {
	case was.Dialog != desk.PhotoDialog:
		return nil
	case p.Stage >= Comparing:
		return nil
	case p.Stage == Choosing && len(p.Names) == 0: // nothing to keep
		*p = Photo{}
		return nil
	}
	return p.stop(true)
}

// stop stops all activity and returns to the start. forget must be false if new pictures
// were given, since the old ones have already been released.
func (p *Photo) stop(forget bool) (cmds []desk.Cmd) {
	cmds = p.cancel()
	if p.Stage == Filming {
		cmds = append(cmds, StopCamera{})
	}
	if forget {
		cmds = append(cmds, Forget{})
	}
	*p = Photo{}
	return cmds
}

// cancel cancels pending requests.
func (p *Photo) cancel() (cmds []desk.Cmd) {
	for _, id := range []int{p.reading, p.counting} {
		if id != 0 {
			cmds = append(cmds, desk.StopParallel{First: id, Last: id})
		}
	}
	p.reading, p.counting = 0, 0
	return cmds
}
