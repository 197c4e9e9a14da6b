package work_test

import (
	"encoding/binary"
	"image"
	"image/draw"
	"image/jpeg"
	"os"
	"strings"
	"testing"

	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/scan"
	"sudoku/solver/scan/weights"
)

const photos = "../../solver/scan/testdata/newspaper/image158"

// pixels returns the pixels of a photo as the page sends them.
func pixels(t *testing.T) (img *image.NRGBA) {
	t.Helper()
	f, err := os.Open(photos + ".jpg")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	decoded, err := jpeg.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	img = image.NewNRGBA(decoded.Bounds())
	draw.Draw(img, img.Rect, decoded, image.Point{}, draw.Src)
	return img
}

// readPhoto returns a job for a picture, modified by change.
func readPhoto(img *image.NRGBA, change func(job *work.ReadPhoto)) work.ReadPhoto {
	job := work.ReadPhoto{Weights: len(weights.File), Width: img.Rect.Dx(), Height: img.Rect.Dy()}
	change(&job)
	return job.Carrying(append(append([]byte{}, weights.File...), img.Pix...))
}

func TestReadPhoto(t *testing.T) {
	img := pixels(t)
	text, err := os.ReadFile(photos + ".txt")
	if err != nil {
		t.Fatal(err)
	}
	want := strings.TrimSpace(string(text))
	read := serve(t, readPhoto(img, func(*work.ReadPhoto) {})).Answer.(work.PhotoRead)
	if len(read.Grids) != 1 || len(read.Pictures()) != work.StraightBytes {
		t.Fatalf("%d grids, %d bytes", len(read.Grids), len(read.Pictures()))
	}
	if file := read.Pictures(); string(file[:2]) != "BM" || binary.LittleEndian.Uint32(file[2:]) != work.StraightBytes {
		t.Errorf("a picture begins with %x", file[:54])
	}
	first := read.Grids[0]
	if got := board.Grid(first.Givens); got.String() != want || first.Solutions != 1 {
		t.Errorf("read %s with %d solutions", got, first.Solutions)
	}
	again := serve(t, readPhoto(img, func(job *work.ReadPhoto) { job.Corners = &first.Corners })).Answer.(work.PhotoRead)
	if len(again.Grids) != 1 || again.Grids[0].Givens != first.Givens {
		t.Errorf("at its own corners: %+v", again.Grids)
	}
	nowhere := serve(t, readPhoto(img, func(job *work.ReadPhoto) { job.Corners = &scan.Quad{} })).Answer.(work.PhotoRead)
	if len(nowhere.Grids) > 0 {
		t.Errorf("at no corners: %+v", nowhere.Grids)
	}
	white := image.NewNRGBA(image.Rect(0, 0, 300, 300))
	if none := serve(t, readPhoto(white, func(*work.ReadPhoto) {})).Answer.(work.PhotoRead); len(none.Grids) > 0 || none.Bare {
		t.Errorf("in nothing: %+v", none.Grids)
	}
}

// TestReadPhotoRefuses checks that jobs with inconsistent sizes are refused.
func TestReadPhotoRefuses(t *testing.T) {
	img := image.NewNRGBA(image.Rect(0, 0, 30, 20))
	for name, change := range map[string]func(*work.ReadPhoto){
		"no width":         func(job *work.ReadPhoto) { job.Width = 0 },
		"a negative one":   func(job *work.ReadPhoto) { job.Width, job.Height = -30, -20 },
		"too much height":  func(job *work.ReadPhoto) { job.Height++ },
		"no weights":       func(job *work.ReadPhoto) { job.Weights = 0 },
		"too many":         func(job *work.ReadPhoto) { job.Weights = 1 << 40 },
		"negative weights": func(job *work.ReadPhoto) { job.Weights = -1 },
		"an overflow":      func(job *work.ReadPhoto) { job.Width, job.Height = 1<<31, 1<<31 },
		"other weights":    func(job *work.ReadPhoto) { job.Weights, job.Height = job.Weights-120, job.Height+1 },
	} {
		if r := serve(t, readPhoto(img, change)); r.Err == "" {
			t.Errorf("%s: %+v", name, r.Answer)
		}
	}
}
