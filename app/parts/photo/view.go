package photo

import (
	"strings"

	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/board"
	"sudoku/solver/scan"
)

// View describes the dialog that reads puzzles from pictures.
type View struct {
	Stage    Stage
	Seeing   bool      // the camera's picture is shown
	Status   string    // progress of reading, or number of solutions
	Tone     show.Tone // tone of Status
	Advice   string    // what to do with the cells
	Failures []string
	Puzzles  []show.Option // choice of puzzles, if there are several

	Straight, Whole string // URLs of the pictures, "" until loaded
	Width, Height   int    // of the whole picture, in pixels
	Corners         scan.Quad
	Cells           [board.Cells]PhotoCell
	Selected        board.Cell
	Mixed           bool // some digits are handwritten
	Written         bool // the selected digit is handwritten
}

// PhotoCell is a cell of the grid that was read.
type PhotoCell struct {
	Digit             string
	Label             string
	Written, Doubtful bool
}

func (own *Photo) View(t *text.Catalog) View {
	p := own
	v := View{Stage: p.Stage, Seeing: p.Seeing}
	for _, f := range p.Failures {
		v.Failures = append(v.Failures, failureText(&f, t))
	}
	switch p.Stage {
	case Reading:
		v.Status = t.Photo.Reading
		if len(p.Names) > 1 {
			v.Status = t.Fill(t.Photo.ReadingOf, "index", p.Read+1, "count", len(p.Names))
		}
	case Comparing, Placing:
		v.compare(p, t)
	}
	return v
}

// compare fills in the view of a puzzle that was found.
func (v *View) compare(p *Photo, t *text.Catalog) {
	f := &p.Found[p.At]
	v.Straight, v.Whole, v.Width, v.Height, v.Corners = f.Straight, f.Whole, f.Width, f.Height, f.Corners
	v.Selected = p.Cell
	v.Mixed, v.Written = !f.Written.IsEmpty(), f.Written.Has(p.Cell)
	if len(p.Found) > 1 {
		for i := range p.Found {
			v.Puzzles = append(v.Puzzles, show.Option{Name: t.Fill(t.Photo.Puzzle, "index", i+1, "count", len(p.Found)), On: i == p.At})
		}
	}
	for c := range board.Cell(board.Cells) {
		v.Cells[c] = photoCell(f, c, t)
	}
	v.judge(p, f, t)
}

// photoCell returns a cell with its name for screen readers.
func photoCell(f *Found, c board.Cell, t *text.Catalog) PhotoCell {
	cell := PhotoCell{Written: f.Written.Has(c), Doubtful: f.Doubtful.Has(c), Label: t.Fill(t.Photo.Empty, "cell", c)}
	if d := f.Digits[c]; d != 0 {
		cell.Digit = string('0' + rune(d))
		cell.Label = t.Fill(t.Photo.Filled, "cell", c, "digit", int(d))
	}
	if cell.Written {
		cell.Label += t.Techniques.Marks.Comma + t.Photo.ByHand
	}
	if cell.Doubtful {
		cell.Label += t.Techniques.Marks.Comma + t.Photo.Hard
	}
	return cell
}

// judge sets the advice and the number of solutions in the status.
func (v *View) judge(p *Photo, f *Found, t *text.Catalog) {
	v.Advice = t.Photo.Correct
	if n := f.Doubtful.Len(); n > 0 {
		v.Advice = t.Fill(t.Photo.Doubtful, "count", n)
	}
	if p.Stage == Placing {
		v.Advice = t.Photo.CornersHelp
	}
	switch {
	case p.Busy():
		v.Status = t.Photo.Reading
	case p.Misplaced:
		v.Tone, v.Status = show.Bad, t.Photo.Misplaced
	case !f.Counted:
		v.Status = t.Photo.Counting
	case f.Solutions == 0:
		v.Tone, v.Status = show.Bad, t.Photo.None
	case f.Solutions == 1:
		v.Tone, v.Status = show.Good, t.Fill(t.Photo.One, "count", f.Digits.Filled().Len())
	default:
		v.Tone, v.Status = show.Bad, t.Photo.Several
	}
}

// failureText explains why there is no result.
func failureText(f *Failure, t *text.Catalog) string {
	name := f.Name
	if name == "" {
		name = t.Photo.Shot
	}
	sentences := [...]string{
		NoGrid: t.Photo.NoGrid, NoDigits: t.Photo.NoDigits, NoPicture: t.Photo.NoPicture, NoHEIC: t.Photo.NoHEIC,
		TooLarge: t.Photo.TooLarge, NoReader: t.Photo.NoReader, Failed: t.Photo.Failed,
		NoCamera: t.Photo.NoCamera, CameraDenied: t.Photo.CameraDenied, TooMany: t.Photo.TooMany, NoPixels: t.Photo.NoPixels,
	}
	limit := MostMegapixels
	if f.Kind == TooMany {
		limit = MostPictures
	}
	return strings.TrimSpace(t.Fill(sentences[f.Kind], "name", name, "size", f.Megapixels, "limit", limit, "reason", f.Reason))
}
