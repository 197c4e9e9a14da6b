package intake

import (
	"bytes"
	"slices"
	"strings"
	"testing"
)

const kilo, mega = 1 << 10, 1 << 20

func TestChooseUse(t *testing.T) {
	for _, c := range []struct {
		sizes []int
		want  Use
	}{
		{nil, Nothing},
		{[]int{0}, Text},
		{[]int{81}, Text},
		{[]int{64 * kilo}, Text},
		{[]int{64*kilo + 1}, List},
		{[]int{81, 81}, List},
		{[]int{1024 * mega}, List},
		{[]int{1024*mega + 1}, TooLarge},
		{[]int{1023 * mega, mega}, List},
		{[]int{1023 * mega, mega, 1}, TooLarge},
	} {
		if got := ChooseUse(c.sizes); got != c.want {
			t.Errorf("%d: %d, want %d", c.sizes, got, c.want)
		}
	}
}

func TestNames(t *testing.T) {
	for _, c := range []struct {
		files       []string
		list, saved string
	}{
		{[]string{""}, "", "puzzles-rated.csv"},
		{[]string{"hard.txt"}, "hard.txt", "hard-rated.csv"},
		{[]string{"a.sdk", "b.sdk", "c.sdk"}, "a.sdk, b.sdk, c.sdk", "a-rated.csv"},
		{[]string{"a.sdk", "b.sdk", "c.sdk", "d.sdk"}, "a.sdk, b.sdk, c.sdk, …", "a-rated.csv"},
		{[]string{".hidden"}, ".hidden", "puzzles-rated.csv"},
	} {
		list := ListName(c.files)
		if saved := SavedName(list, ".csv"); list != c.list || saved != c.saved {
			t.Errorf("%q: %q and %q, want %q and %q", c.files, list, saved, c.list, c.saved)
		}
	}
}

// content is a file in memory.
type content []byte

func (c content) Len() int          { return len(c) }
func (c content) Head(n int) []byte { return c[:min(n, len(c))] }

func (c content) LineEnd(from int) int {
	i := bytes.IndexByte(c[from:], '\n')
	if i < 0 {
		return -1
	}
	return from + i
}

// puzzles returns a file with one puzzle per line, in n lines of 82 bytes.
func puzzles(n int) content {
	line := "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
	return content(strings.Repeat(line, n))
}

// grids returns a file with n puzzles of nine lines each.
func grids(n int) content {
	return content(strings.Repeat(strings.Repeat("53..7....\n", 9)+"\n", n))
}

func TestCut(t *testing.T) {
	const line = 82
	for _, c := range []struct {
		name    string
		files   []Content
		workers int
		ends    []int // end of each part
		inside  []bool
		file    []int
	}{
		{"an empty file", []Content{content("")}, 2,
			[]int{0}, []bool{false}, []int{0}},
		{"a small list stays whole", []Content{puzzles(100)}, 8,
			[]int{100 * line}, []bool{false}, []int{0}},
		{"parts of 64 KiB at least, at ends of lines", []Content{puzzles(1600)}, 2,
			[]int{800 * line, 1600 * line}, []bool{false, true}, []int{0, 0}},
		{"of 1 MiB at most", []Content{puzzles(80000)}, 1,
			[]int{12788 * line, 25576 * line, 38364 * line, 51152 * line, 63940 * line, 76728 * line, 80000 * line},
			[]bool{false, true, true, true, true, true, true}, []int{0, 0, 0, 0, 0, 0, 0}},
		{"else six for each worker, a rest and all", []Content{puzzles(12000)}, 2,
			[]int{1001 * line, 2002 * line, 3003 * line, 4004 * line, 5005 * line, 6006 * line,
				7007 * line, 8008 * line, 9009 * line, 10010 * line, 11011 * line, 12000 * line},
			[]bool{false, true, true, true, true, true, true, true, true, true, true, true}, make([]int, 12)},
		{"a last line without an end", []Content{puzzles(801)[:801*line-1]}, 1,
			[]int{800 * line, 801*line - 1}, []bool{false, true}, []int{0, 0}},
		{"no line end after the size", []Content{puzzles(800)[:800*line-1]}, 1,
			[]int{800*line - 1}, []bool{false}, []int{0}},
		{"puzzles of several lines stay together", []Content{grids(2000)}, 2,
			[]int{182000}, []bool{false}, []int{0}},
		{"several files, each with its own beginning", []Content{puzzles(1), content(""), puzzles(900), grids(1000)}, 2,
			[]int{line, line, 801 * line, 901 * line, 901*line + 91000},
			[]bool{false, false, false, true, false}, []int{0, 1, 2, 2, 3}},
	} {
		var ends, file []int
		var inside []bool
		from := 0
		for _, p := range Cut(c.files, c.workers) {
			if p.From != from {
				t.Errorf("%s: a part begins at %d, not at %d", c.name, p.From, from)
			}
			from = p.To
			ends, inside, file = append(ends, p.To), append(inside, p.Inside), append(file, p.File)
		}
		if !slices.Equal(ends, c.ends) || !slices.Equal(inside, c.inside) || !slices.Equal(file, c.file) {
			t.Errorf("%s: ends %d, inside %v, files %d\nwant %d, %v, %d", c.name, ends, inside, file, c.ends, c.inside, c.file)
		}
	}
}

// FuzzCut checks that the parts of any file add up to the whole, in order.
func FuzzCut(f *testing.F) {
	f.Add([]byte(puzzles(3)), 50)
	f.Add([]byte(grids(2)), 50)
	f.Add([]byte("\n\n\n"), 1)
	f.Fuzz(func(t *testing.T, file []byte, size int) {
		from := 0
		for _, p := range cutFile(content(file), max(size, 1)) {
			if p.From != from || p.To < p.From || p.Inside != (from > 0) {
				t.Fatalf("part %+v after %d", p, from)
			}
			from = p.To
		}
		if from != len(file) {
			t.Errorf("%d of %d bytes", from, len(file))
		}
	})
}

func TestPacking(t *testing.T) {
	for head, want := range map[string]string{"": "", "\x1f": "", "\x1f\x8b\x08": "gzip", "(\xb5/\xfd": "zstd", "53..": ""} {
		if got := Packing([]byte(head)); got != want {
			t.Errorf("%q: %q, want %q", head, got, want)
		}
	}
	for name, want := range map[string]bool{"a.txt.gz": true, "A.GZ": true, "a.zst": true, "a.txt": false, "gz": false} {
		if IsPacked(name) != want {
			t.Errorf("%q is packed: %v", name, !want)
		}
	}
}
