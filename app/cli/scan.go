//go:build !js

package cli

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"image"
	_ "image/jpeg"
	_ "image/png"
	"io"
	"os"
	"strings"

	"sudoku/app/cli/pipeline"
	"sudoku/solver/board"
	"sudoku/solver/scan"
	"sudoku/solver/scan/weights"
)

// scanCommand reads puzzles from photos.
type scanCommand struct {
	JSON   bool     `help:"Print a JSON object for each photo: file, puzzle (81 characters), doubtful (cells to check), corrected (cells changed to reach one solution), count (of solutions: 0, 1, or 2 for several), error; also entries (digits written by hand)."`
	Photos []string `arg:"" name:"photo" help:"A photo or screenshot of a sudoku, JPEG or PNG."`
}

// scanned is the JSON output for a photo.
type scanned struct {
	File      string   `json:"file"`
	Puzzle    string   `json:"puzzle"`
	Entries   string   `json:"entries,omitempty"`
	Doubtful  []string `json:"doubtful"`
	Corrected []string `json:"corrected"`
	Count     int      `json:"count"`
	Error     string   `json:"error"`
}

// Limits on the size of a photo, which bound memory use.
const (
	mostMegapixels = 50
	mostBytes      = 64 << 20
)

func (c *scanCommand) run(ctx context.Context, e *pipeline.Environment) (status int, err error) {
	net, err := scan.Load(weights.File)
	if err != nil {
		return pipeline.Failed, err
	}
	for _, name := range c.Photos {
		answer := scanned{File: name, Doubtful: []string{}, Corrected: []string{}}
		own, err := answer.read(ctx, e, net)
		if err != nil {
			return pipeline.Failed, err
		}
		status = max(status, own)
		if err := c.print(e, &answer); err != nil {
			return pipeline.Failed, err
		}
	}
	return status, nil
}

// read reads the photo and fills in the answer. It returns an error only if ctx is
// cancelled.
func (a *scanned) read(ctx context.Context, e *pipeline.Environment, net *scan.Net) (status int, err error) {
	img, wrong := openPicture(a.File, e)
	if wrong != "" {
		a.Error = wrong
		return pipeline.Failed, nil
	}
	grids, err := net.Read(ctx, img)
	if errors.Is(err, scan.ErrNoDigits) {
		a.Error = e.Say.Commands.ScanNoDigits
		return pipeline.Unsolved, nil
	}
	if errors.Is(err, scan.ErrNoGrid) {
		a.Error = e.Say.Commands.ScanNoGrid
		return pipeline.Unsolved, nil
	}
	if err != nil {
		return pipeline.Failed, err
	}
	g := &grids[0]
	a.Puzzle, a.Count = g.Givens.String(), g.Solutions
	a.Doubtful, a.Corrected = cellNames(g.Doubtful), cellNames(g.Corrected)
	if g.Entries != (board.Grid{}) {
		a.Entries = g.Entries.String()
	}
	return pipeline.Done, nil
}

// print writes the puzzle to standard output, and warnings about the puzzle to standard
// error.
func (c *scanCommand) print(e *pipeline.Environment, a *scanned) error {
	if c.JSON {
		line, err := json.Marshal(a)
		if err == nil {
			_, err = e.Out.Write(append(line, '\n'))
		}
		return err
	}
	if a.Error != "" {
		e.Complain(a.File + ": " + a.Error)
		return nil
	}
	if _, err := fmt.Fprintln(e.Out, a.Puzzle); err != nil {
		return err
	}
	if a.Count != 1 {
		e.Complain(a.File + ": " + e.Say.NotProper(a.Count))
	}
	if len(a.Doubtful) > 0 {
		e.Complain(a.File + ": " + e.Say.Fill(e.Say.Commands.ScanDoubtful, "count", len(a.Doubtful), "cells", strings.Join(a.Doubtful, e.Say.Techniques.Marks.Comma)))
	}
	return nil
}

func cellNames(cells board.CellSet) []string {
	names := []string{}
	for c := range cells.All() {
		names = append(names, c.String())
	}
	return names
}

// openPicture checks the size of a picture file and decodes it. If it fails, wrong gives
// the reason.
func openPicture(name string, e *pipeline.Environment) (img image.Image, wrong string) {
	t := e.Say.Commands
	f, err := os.Open(name)
	if err != nil {
		return nil, pipeline.WithoutPath(err).Error()
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, mostBytes+1))
	if err != nil {
		return nil, pipeline.WithoutPath(err).Error()
	}
	size, _, err := image.DecodeConfig(bytes.NewReader(data))
	if err != nil {
		return nil, t.ScanNoPicture
	}
	if megapixels := (int64(size.Width)*int64(size.Height) + 999_999) / 1_000_000; megapixels > mostMegapixels || len(data) > mostBytes {
		return nil, e.Say.Fill(t.ScanTooLarge, "size", int(megapixels), "limit", mostMegapixels)
	}
	if img, _, err = image.Decode(bytes.NewReader(data)); err != nil {
		return nil, t.ScanBroken
	}
	return img, ""
}
