package main

import (
	"fmt"
	"hash/fnv"
	"image/jpeg"
	"os"
	"path/filepath"
	"strings"

	"sudoku/solver/internal/digitnet"
	"sudoku/solver/scan"
)

// A photoCell is a cell of a photo with known content.
type photoCell struct {
	patch   digitnet.Patch
	usual   float32
	class   int
	written int
}

// photoCells reads the cells of the photos in the folders newspaper and handwritten. It
// divides the puzzles into parts and skips the given part. It also skips photos in which
// no grid is found.
func photoCells(folder string, part, parts int) (cells []photoCell, photos int, err error) {
	files, err := filepath.Glob(filepath.Join(folder, "*", "*.jpg"))
	if err != nil || len(files) == 0 {
		return nil, 0, fmt.Errorf("%s: there are no photos", folder)
	}
	for _, name := range files {
		text, err := os.ReadFile(strings.TrimSuffix(name, ".jpg") + ".txt")
		if err != nil {
			return nil, 0, err
		}
		classes, err := parseClasses(string(text))
		if err != nil {
			return nil, 0, fmt.Errorf("%s: %w", name, err)
		}
		if parts > 0 && PartFor(name, string(text), parts) == part {
			continue
		}
		file, err := os.Open(name)
		if err != nil {
			return nil, 0, err
		}
		img, err := jpeg.Decode(file)
		file.Close()
		if err != nil {
			return nil, 0, fmt.Errorf("%s: %w", name, err)
		}
		patches, ok := scan.Patches(img)
		if !ok {
			continue
		}
		photos++
		usual := digitnet.Usual(patches)
		written := -1
		if strings.Contains(name, "newspaper") {
			written = 0
		}
		for c, p := range patches {
			cells = append(cells, photoCell{p, usual, classes[c], written})
		}
	}
	return cells, photos, nil
}

// PartFor returns the part, from 0 to parts-1, to which a photo belongs. The part depends
// only on the puzzle, so photos of the same puzzle are in the same part.
func PartFor(name, text string, parts int) int {
	puzzle := text
	if base := filepath.Base(name); strings.Count(base, "_") >= 2 {
		puzzle = base[:5] // two photos of a page; their entries may differ
	}
	sum := fnv.New32a()
	sum.Write([]byte(strings.TrimSpace(puzzle)))
	return int(sum.Sum32()>>8) % parts
}

// parseClasses parses the contents of a photo in either format: 81 characters, or nine
// rows of nine numbers.
func parseClasses(text string) (classes [81]int, err error) {
	if fields := strings.Fields(text); len(fields) == 81 {
		for c, f := range fields {
			if _, err := fmt.Sscan(f, &classes[c]); err != nil {
				return classes, err
			}
		}
		return classes, nil
	}
	text = strings.TrimSpace(text)
	if len(text) != 81 {
		return classes, fmt.Errorf("81 cells are wanted, not %d", len(text))
	}
	for c, r := range text {
		if r != '.' {
			classes[c] = int(r - '0')
		}
	}
	return classes, nil
}
