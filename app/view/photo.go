package view

import (
	"strings"

	"sudoku/app/model/photo"
	"sudoku/app/text"
	"sudoku/solver/board"
	"sudoku/solver/scan"
)

// Photo is the dialog that reads puzzles from pictures.
type Photo struct {
	Stage    photo.Stage
	Seeing   bool   // the camera's picture is there
	Status   string // how far the reading is, or how many solutions there are
	Tone     Tone   // of the status
	Advice   string // what to do with the cells
	Failures []string
	Puzzles  []Option // that one can choose from, if there are several

	Straight, Whole string // addresses of the pictures, "" until they are there
	Width, Height   int    // of the whole one, in pixels
	Corners         scan.Quad
	Misplaced       bool
	Cells           [board.Cells]PhotoCell
	Selected        board.Cell
	Mixed           bool // some digits are written by hand
	Written         bool // the selected one is
}

// PhotoCell is a cell of what was read.
type PhotoCell struct {
	Digit             string
	Label             string
	Written, Doubtful bool
}

func photoOf(own *photo.Photo, t *text.Catalog) Photo {
	p := own
	v := Photo{Stage: p.Stage, Seeing: p.Seeing}
	for _, f := range p.Failures {
		v.Failures = append(v.Failures, failureText(&f, t))
	}
	switch p.Stage {
	case photo.Reading:
		v.Status = t.Photo.Reading
		if len(p.Names) > 1 {
			v.Status = t.Fill(t.Photo.ReadingOf, "index", p.Read+1, "count", len(p.Names))
		}
	case photo.Comparing, photo.Placing:
		v.compare(p, t)
	}
	return v
}

// compare shows a puzzle that was found.
func (v *Photo) compare(p *photo.Photo, t *text.Catalog) {
	f := &p.Found[p.At]
	v.Straight, v.Whole, v.Width, v.Height, v.Corners = f.Straight, f.Whole, f.Width, f.Height, f.Corners
	v.Selected, v.Misplaced = p.Cell, p.Misplaced
	v.Mixed, v.Written = !f.Written.IsEmpty(), f.Written.Has(p.Cell)
	if len(p.Found) > 1 {
		for i := range p.Found {
			v.Puzzles = append(v.Puzzles, Option{t.Fill(t.Photo.Puzzle, "index", i+1, "count", len(p.Found)), i == p.At})
		}
	}
	for c := range board.Cell(board.Cells) {
		v.Cells[c] = photoCell(f, c, t)
	}
	v.judge(p, f, t)
}

// photoCell is a cell with its name for those who do not see it.
func photoCell(f *photo.Found, c board.Cell, t *text.Catalog) PhotoCell {
	cell := PhotoCell{Written: f.Written.Has(c), Doubtful: f.Doubtful.Has(c), Label: t.Fill(t.Photo.Empty, "cell", c)}
	if d := f.Digits[c]; d != 0 {
		cell.Digit = string('0' + rune(d))
		cell.Label = t.Fill(t.Photo.Filled, "cell", c, "digit", int(d))
	}
	if cell.Written {
		cell.Label += ", " + t.Photo.ByHand
	}
	if cell.Doubtful {
		cell.Label += ", " + t.Photo.Hard
	}
	return cell
}

// judge says whether the puzzle can be right, and what to look at.
func (v *Photo) judge(p *photo.Photo, f *photo.Found, t *text.Catalog) {
	v.Advice = t.Photo.Correct
	if n := f.Doubtful.Len(); n > 0 {
		v.Advice = t.Fill(t.Photo.Doubtful, "count", n)
	}
	if p.Stage == photo.Placing {
		v.Advice = t.Photo.CornersHelp
	}
	switch {
	case p.Busy():
		v.Status = t.Photo.Reading
	case p.Misplaced:
		v.Tone, v.Status = Bad, t.Photo.Misplaced
	case !f.Counted:
		v.Status = t.Photo.Counting
	case f.Solutions == 0:
		v.Tone, v.Status = Bad, t.Photo.None
	case f.Solutions == 1:
		v.Tone, v.Status = Good, t.Fill(t.Photo.One, "count", f.Digits.Filled().Len())
	default:
		v.Tone, v.Status = Bad, t.Photo.Several
	}
}

// failureText says why there is no result.
func failureText(f *photo.Failure, t *text.Catalog) string {
	name := f.Name
	if name == "" {
		name = t.Photo.Shot
	}
	sentences := [...]string{
		photo.NoGrid: t.Photo.NoGrid, photo.NoDigits: t.Photo.NoDigits, photo.NoPicture: t.Photo.NoPicture, photo.NoHEIC: t.Photo.NoHEIC,
		photo.TooLarge: t.Photo.TooLarge, photo.NoReader: t.Photo.NoReader, photo.Failed: t.Photo.Failed,
		photo.NoCamera: t.Photo.NoCamera, photo.CameraDenied: t.Photo.CameraDenied, photo.TooMany: t.Photo.TooMany,
	}
	limit := photo.MostMegapixels
	if f.Kind == photo.TooMany {
		limit = photo.MostPictures
	}
	return strings.TrimSpace(t.Fill(sentences[f.Kind], "name", name, "size", f.Megapixels, "limit", limit, "reason", f.Reason))
}
