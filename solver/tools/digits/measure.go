package main

import (
	"context"
	"fmt"
	"image"
	_ "image/jpeg"
	_ "image/png"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"sudoku/solver/board"
	"sudoku/solver/internal/digitnet"
	"sudoku/solver/scan"
)

// figures summarises how a set of pictures was read.
type figures struct {
	pictures, located, right int
	cells, cellsRight        int // cells, and correctly read cells, of the grids found
	unmarked                 int // pictures with a wrong cell that is not marked doubtful
	doubtful, corrected      int // numbers of cells
	entries                  int
	loss                     float64
	took                     []time.Duration
}

// measure reads the pictures in a folder and prints how many are read correctly. If
// parts is not 0, it divides the puzzles into that many parts and uses only the one
// with index part. A single wrong digit makes a grid wrong. A cell with pencil marks
// counts as empty.
func measure(folder, weights string, part, parts int, verbose bool) error {
	file, err := os.ReadFile(weights)
	if err != nil {
		return err
	}
	net, err := scan.Load(file)
	if err != nil {
		return err
	}
	var names []string
	for _, ending := range []string{"*.jpg", "*.png"} {
		found, _ := filepath.Glob(filepath.Join(folder, ending))
		names = append(names, found...)
	}
	var f figures
	for _, name := range names {
		text, err := os.ReadFile(strings.TrimSuffix(name, filepath.Ext(name)) + ".txt")
		if err != nil {
			return err
		}
		if parts > 0 && PartFor(name, string(text), parts) != part {
			continue
		}
		want, err := parseClasses(string(text))
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		wrong, err := f.add(net, name, &want)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		if verbose && wrong != "" {
			fmt.Printf("%s: %s\n", filepath.Base(name), wrong)
		}
	}
	f.print(folder)
	return nil
}

// add reads a picture and returns a description of what is wrong.
func (f *figures) add(net *scan.Net, name string, want *[81]int) (wrong string, err error) {
	file, err := os.Open(name)
	if err != nil {
		return "", err
	}
	defer file.Close()
	img, _, err := image.Decode(file)
	if err != nil {
		return "", err
	}
	f.pictures++
	began := time.Now()
	grids, err := net.Read(context.Background(), img)
	f.took = append(f.took, time.Since(began))
	if err != nil {
		return err.Error(), nil
	}
	f.located++
	g := &grids[0]
	unmarked := false
	for c := range board.Cell(board.Cells) {
		got, is := int(g.Givens[c]|g.Entries[c]), want[c]
		f.loss -= math.Log(max(float64(g.Cells[c].Likely[is]), 1e-9))
		if is == digitnet.Marks {
			is = 0
		}
		f.cells++
		if g.Entries[c] != 0 {
			f.entries++
		}
		if got == is {
			f.cellsRight++
			continue
		}
		wrong += fmt.Sprintf(" %v is %d, read as %d", c, is, got)
		if !g.Doubtful.Has(c) {
			unmarked = true
			wrong += " unmarked"
		}
	}
	if wrong == "" {
		f.right++
	}
	if unmarked {
		f.unmarked++
	}
	f.doubtful += g.Doubtful.Len()
	f.corrected += g.Corrected.Len()
	return wrong, nil
}

func (f *figures) print(folder string) {
	if f.located == 0 {
		fmt.Printf("%s: %d pictures, no grid located\n", folder, f.pictures)
		return
	}
	slices.Sort(f.took)
	n := len(f.took)
	fmt.Printf("%s: %d pictures, %d located, %d right; %d of %d cells right; %d with an unmarked wrong cell; %.1f doubtful cells a picture, %d corrected in all, %d entries; loss %.4f; median %v, 95 %% %v\n",
		folder, f.pictures, f.located, f.right, f.cellsRight, f.cells, f.unmarked,
		float64(f.doubtful)/float64(f.located), f.corrected, f.entries, f.loss/float64(f.cells),
		f.took[n/2].Round(time.Millisecond), f.took[n*95/100].Round(time.Millisecond))
}
