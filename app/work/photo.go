package work

import (
	"context"
	"errors"
	"image"

	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/scan"
)

// ReadPhoto asks for the grids in a picture. The weights of the digit reader, followed by
// the picture, are sent as bytes along with the message. A pixel has four bytes: red,
// green, blue and alpha. Pixels are in row order.
type ReadPhoto struct {
	Picture int `json:"picture"` // the caller's identifier for the picture
	Weights int `json:"weights"` // size in bytes
	Width   int `json:"width"`   // size in pixels
	Height  int `json:"height"`
	// Corners, if set, holds the corners of a single grid given by the user, clockwise from
	// the upper left. If it is nil, the picture is searched for grids.
	Corners *scan.Quad `json:"corners,omitempty"`
	data    []byte
}

// PhotoRead is the answer to ReadPhoto. It has no grids if the picture contains none. The
// straightened pictures of the grids are sent as bytes along with the message, as
// consecutive BMP files.
type PhotoRead struct {
	Grids    []PhotoGrid `json:"grids,omitempty"`
	Bare     bool        `json:"bare,omitempty"` // whether a grid was found, but with too few digits
	pictures []byte
}

// PhotoGrid is a grid in a picture.
type PhotoGrid struct {
	Corners   scan.Quad    `json:"corners"`
	Givens    wire.Grid    `json:"givens"`
	Entries   wire.Grid    `json:"entries"`             // handwritten digits
	Doubtful  []board.Cell `json:"doubtful,omitempty"`  // cells to verify
	Solutions int          `json:"solutions,omitempty"` // number of solutions of the givens: 0, 1, or 2 for several
}

// StraightSide is the side of a straightened picture in pixels.
const StraightSide = 9 * 44

// StraightBytes is the file size of a straightened picture.
const StraightBytes = wire.BitmapHead + StraightSide*StraightSide*3

var errNoPixels = errors.New("work: the picture is not as large as it says")

func (PhotoRead) answer() {}

// Carrying returns the job with the weights and the picture.
func (job ReadPhoto) Carrying(data []byte) ReadPhoto {
	job.data = data
	return job
}

func (job ReadPhoto) payload() []byte          { return job.data }
func (job ReadPhoto) carrying(data []byte) any { return job.Carrying(data) }

// Pictures returns the files of the straightened pictures.
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

// unpack decodes the picture and the network.
func (job ReadPhoto) unpack() (*image.NRGBA, *scan.Net, error) {
	const most = 1 << 14 // maximum width and height, which prevents overflow
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
