package work

import (
	"context"
	"errors"
	"image"

	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/scan"
)

// ReadPhoto asks for the grids in a picture. The weights of the digit reader and
// the picture travel as bytes beside the message, one after the other: of the
// picture four bytes for each pixel, which are its red, green, blue and opacity,
// row by row.
type ReadPhoto struct {
	Picture int `json:"picture"` // the asker's number of it
	Weights int `json:"weights"` // bytes
	Width   int `json:"width"`   // pixels
	Height  int `json:"height"`
	// Corners are those of one grid, which a person gave, clockwise from the one that
	// is to be the upper left one; nil where all grids are to be found.
	Corners *scan.Quad `json:"corners,omitempty"`
	data    []byte
}

// PhotoRead is the answer to ReadPhoto: without grids where none was found. The
// straightened pictures of the grids travel as bytes beside the message, one BMP
// file after another.
type PhotoRead struct {
	Grids    []PhotoGrid `json:"grids,omitempty"`
	Bare     bool        `json:"bare,omitempty"` // there was a grid, but with hardly any digits
	pictures []byte
}

// PhotoGrid is a grid in a picture.
type PhotoGrid struct {
	Corners   scan.Quad    `json:"corners"`
	Givens    wire.Grid    `json:"givens"`
	Entries   wire.Grid    `json:"entries"`             // digits written by hand
	Doubtful  []board.Cell `json:"doubtful,omitempty"`  // cells that a person should look at
	Solutions int          `json:"solutions,omitempty"` // of the givens: 0, 1, or 2 for several
}

// StraightSide is how many pixels a straightened picture has each way.
const StraightSide = 9 * 44

// StraightBytes is how many bytes the file of a straightened picture has.
const StraightBytes = wire.BitmapHead + StraightSide*StraightSide*3

var errNoPixels = errors.New("work: the picture is not as large as it says")

func (PhotoRead) answer() {}

// Carrying is the job with the weights and the picture.
func (job ReadPhoto) Carrying(data []byte) ReadPhoto {
	job.data = data
	return job
}

func (job ReadPhoto) payload() []byte          { return job.data }
func (job ReadPhoto) carrying(data []byte) any { return job.Carrying(data) }

// Pictures are the files of the straightened pictures.
func (r PhotoRead) Pictures() []byte { return r.pictures }

func (r PhotoRead) payload() []byte { return r.pictures }

func (r PhotoRead) carrying(data []byte) any {
	r.pictures = data
	return r
}

func (job ReadPhoto) run(ctx context.Context, progress func(Progress)) (Answer, error) {
	img, net, err := job.unpack()
	if err != nil {
		return nil, err
	}
	progress(Progress{})
	var grids []scan.Grid
	if job.Corners == nil {
		grids, err = net.Read(ctx, img)
	} else {
		var g scan.Grid
		g, err = net.ReadAt(ctx, img, *job.Corners)
		grids = []scan.Grid{g}
	}
	if errors.Is(err, scan.ErrNoGrid) {
		return PhotoRead{Bare: errors.Is(err, scan.ErrNoDigits)}, nil
	}
	if err != nil {
		return nil, err
	}
	var out PhotoRead
	for i := range grids {
		g := &grids[i]
		read := PhotoGrid{Corners: g.Corners, Givens: wire.Grid(g.Givens), Entries: wire.Grid(g.Entries), Solutions: g.Solutions}
		for c := range g.Doubtful.All() {
			read.Doubtful = append(read.Doubtful, c)
		}
		out.Grids = append(out.Grids, read)
		out.pictures = wire.AppendBitmap(out.pictures, g.Straight(img, StraightSide))
	}
	return out, ctx.Err()
}

// unpack makes the picture and the network of the bytes.
func (job ReadPhoto) unpack() (*image.NRGBA, *scan.Net, error) {
	const most = 1 << 14 // pixels each way, so that products stay small
	w, h := job.Width, job.Height
	if job.Weights < 0 || w <= 0 || h <= 0 || w > most || h > most || len(job.data) < job.Weights || len(job.data)-job.Weights != w*h*4 {
		return nil, nil, errNoPixels
	}
	net, err := scan.Load(job.data[:job.Weights])
	if err != nil {
		return nil, nil, err
	}
	return &image.NRGBA{Pix: job.data[job.Weights:], Stride: w * 4, Rect: image.Rect(0, 0, w, h)}, net, nil
}
