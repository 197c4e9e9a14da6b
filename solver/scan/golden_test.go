package scan

import (
	"bytes"
	"flag"
	"fmt"
	"image"
	_ "image/jpeg"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/scan/weights"
)

var update = flag.Bool("update", false, "rewrite testdata/stages.golden")

// TestGolden compares the results of each stage for the committed photos with a golden
// file: the amount of ink, the grids, the crossings, the cells that are read with
// certainty, and the decisions. Coordinates are in whole pixels.
func TestGolden(t *testing.T) {
	n, err := Load(weights.File)
	if err != nil {
		t.Fatal(err)
	}
	names, err := filepath.Glob("testdata/newspaper/*.jpg")
	if err != nil || len(names) < 6 {
		t.Fatal(names, err)
	}
	var out bytes.Buffer
	for _, name := range names {
		file, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		img, _, err := image.Decode(bytes.NewReader(file))
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&out, "%s\n", filepath.Base(name))
		n.describe(t, &out, img)
	}
	const golden = "testdata/stages.golden"
	if *update {
		if err := os.WriteFile(golden, out.Bytes(), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	got, lines := strings.Split(out.String(), "\n"), strings.Split(string(want), "\n")
	for i := range max(len(got), len(lines)) {
		if i >= len(got) || i >= len(lines) || got[i] != lines[i] {
			t.Fatalf("line %d of %s is not so now:\n%s", i+1, golden, strings.Join(got[min(i, len(got)):min(i+1, len(got))], ""))
		}
	}
}

func (n *Net) describe(t *testing.T, out *bytes.Buffer, img image.Image) {
	t.Helper()
	g, factor := toGray(img)
	fmt.Fprintf(out, "  gray %dx%d, smaller by %.2f\n", g.w, g.h, factor)
	small, _ := g.smaller(searched)
	ink, sum := inked(small, max(small.w, small.h)/24), 0.0
	for _, p := range ink.pix {
		sum += float64(p)
	}
	fmt.Fprintf(out, "  ink on %.1f %%\n", 100*sum/float64(len(ink.pix)))
	for _, f := range find(g) {
		fmt.Fprintf(out, "  found %s, score %.2f, dark %v\n", places(f.corners[:]), f.score, f.dark)
	}
	grids, err := n.Read(t.Context(), img)
	if err != nil {
		fmt.Fprintf(out, "  %v\n", err)
	}
	for i := range grids {
		g := &grids[i]
		fmt.Fprintf(out, "  read %s, quarters %d, bent %v, dark %v, %d solutions\n", places(g.Corners[:]), g.Quarters, g.Bent, g.Dark, g.Solutions)
		fmt.Fprintf(out, "    crossings of the middle row %s\n", places(g.mesh[5][:]))
		fmt.Fprintf(out, "    %s doubtful %s corrected %s\n", g.Givens.String(), named(g.Doubtful), named(g.Corrected))
	}
}

// places formats points in whole pixels.
func places(points []Point) string {
	var all []string
	for _, p := range points {
		all = append(all, fmt.Sprintf("%.0f,%.0f", p.X, p.Y))
	}
	return strings.Join(all, " ")
}

func named(cells board.CellSet) string {
	if cells.IsEmpty() {
		return "none"
	}
	return cells.String()
}
