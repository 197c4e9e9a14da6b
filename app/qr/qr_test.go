package qr

import (
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// link returns a link of a given length, in the characters of share codes.
func link(length int) string {
	text := "https://example.org/#B"
	for i := len(text); i < length; i++ {
		text += string("0aZ7xYq"[i*i%7])
	}
	return text
}

// modules returns the dark modules of a path.
func modules(t *testing.T, c Code) [][]bool {
	t.Helper()
	grid := make([][]bool, c.Size)
	for y := range grid {
		grid[y] = make([]bool, c.Size)
	}
	for _, run := range strings.Split(strings.TrimSuffix(c.Path, "z"), "z") {
		var x, y, width, back int
		if n, err := fmt.Sscanf(run, "M%d %dh%dv1h-%d", &x, &y, &width, &back); n != 4 || err != nil || back != width {
			t.Fatalf("no run: %q", run)
		}
		for i := range width {
			grid[y][x+i] = true
		}
	}
	return grid
}

// TestReadBack decodes codes with an independent reader.
func TestReadBack(t *testing.T) {
	zbar, err := exec.LookPath("zbarimg")
	if err != nil {
		t.Fatal("zbarimg is missing: make tools")
	}
	for _, length := range []int{23, 60, 150, 400, 700, 1500, 2953} {
		text := link(length)
		c, ok := Of(text)
		if !ok {
			t.Errorf("%d characters have no code", length)
			continue
		}
		file := filepath.Join(t.TempDir(), "code.png")
		writePNG(t, file, modules(t, c))
		out, err := exec.Command(zbar, "--quiet", "--raw", file).Output()
		if got := strings.TrimSpace(string(out)); err != nil || got != text {
			t.Errorf("%d characters, %d modules: read %q, %v", length, c.Size, got, err)
		}
	}
}

func writePNG(t *testing.T, file string, grid [][]bool) {
	t.Helper()
	const scale = 4
	size := (len(grid) + 2*Quiet) * scale
	picture := image.NewGray(image.Rect(0, 0, size, size))
	for y := range size {
		for x := range size {
			row, column := y/scale-Quiet, x/scale-Quiet
			dark := row >= 0 && row < len(grid) && column >= 0 && column < len(grid) && grid[row][column]
			if !dark {
				picture.SetGray(x, y, color.Gray{Y: 255})
			}
		}
	}
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := png.Encode(f, picture); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
}

func TestNoCode(t *testing.T) {
	for _, text := range []string{"", link(2954)} {
		if c, ok := Of(text); ok {
			t.Errorf("%d characters have a code of %d modules", len(text), c.Size)
		}
	}
}

// TestSizes checks that a short link gets a sturdy code at no cost in size, and a long
// one a larger code.
func TestSizes(t *testing.T) {
	for _, tt := range []struct{ length, size int }{{50, 33}, {150, 49}, {500, 85}, {1500, 129}, {2953, 177}} {
		if c, _ := Of(link(tt.length)); c.Size != tt.size {
			t.Errorf("%d characters make %d modules, want %d", tt.length, c.Size, tt.size)
		}
	}
}

func TestLinePenalty(t *testing.T) {
	for line, want := range map[string]int{
		"#.#.#.#.":      0,
		"####.":         0,
		"#####.":        3,
		".......#":      5,
		"#####.#####":   6,
		"#.###.#....":   40,
		"....#.###.#":   40,
		"#.###.#.....#": 43,
	} {
		if got := linePenalty(line); got != want {
			t.Errorf("%s: %d, want %d", line, got, want)
		}
	}
}
