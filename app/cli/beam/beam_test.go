package main

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/testing/ptest"

	"sudoku/app/cli/listing"
	"sudoku/solver/board"
	"sudoku/solver/profile"
)

func TestMain(m *testing.M) { ptest.MainWithDefault(m, "prism") }

// example is Wikipedia's puzzle.
const example = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

// renamed returns the example with its digits renamed in one of nine ways, and for every
// third i without one of its givens.
func renamed(i int) string {
	text := strings.Map(func(x rune) rune {
		if x == '.' {
			return x
		}
		return '1' + (x-'1'+rune(i))%9
	}, example)
	if i%3 == 0 {
		for c := 5 * i % 81; ; c = (c + 1) % 81 {
			if text[c] != '.' {
				return text[:c] + "." + text[c+1:]
			}
		}
	}
	return text
}

// lists returns two lists with unreadable texts and grids of several lines.
func lists() [2]string {
	var all [2]strings.Builder
	for i := range 700 {
		to, line := &all[i/400], renamed(i)
		switch {
		case i%50 == 7:
			fmt.Fprintln(to, line[:80])
		case i%60 == 9:
			for row := range 9 {
				fmt.Fprintln(to, line[9*row:9*row+9])
			}
			fmt.Fprintln(to)
		default:
			fmt.Fprintln(to, line)
		}
	}
	return [2]string{all[0].String(), all[1].String()}
}

// inputs writes a plain list, a compressed list and a damaged archive into a folder.
func inputs(t *testing.T) (dir string) {
	t.Helper()
	dir = t.TempDir()
	all := lists()
	var packed bytes.Buffer
	w := gzip.NewWriter(&packed)
	w.Write([]byte(all[1]))
	w.Close()
	for name, text := range map[string][]byte{"a.txt": []byte(all[0]), "b.txt.gz": packed.Bytes(), "c.gz": packed.Bytes()[:20]} {
		if err := os.WriteFile(filepath.Join(dir, name), text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// command builds the command in a folder and returns its name.
func command(t *testing.T, dir string) string {
	t.Helper()
	name := filepath.Join(dir, "sudoku")
	build := exec.CommandContext(t.Context(), "go", "build", "-o", name, ".")
	build.Dir = "../../.."
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return name
}

// written holds what the pipeline wrote: the lines of all shards without their headings,
// and the contents of the other files.
type written struct {
	lines                  []string
	shards                 int
	errors, counts, totals string
}

// runPipeline runs the pipeline.
func runPipeline(t *testing.T, dir string, o Options) (w written) {
	t.Helper()
	o.Output, o.Lang = filepath.Join(t.TempDir(), "x"), "en"
	if _, err := newLister(&o); err != nil {
		t.Fatal(err)
	}
	p, s := beam.NewPipelineWithRoot()
	Build(s, []string{filepath.Join(dir, "*.txt*"), filepath.Join(dir, "c.gz")}, &o)
	ptest.RunAndValidate(t, p)
	shards, err := filepath.Glob(o.Output + "-0*")
	if err != nil {
		t.Fatal(err)
	}
	read := func(name string) string {
		text, err := os.ReadFile(name)
		if err != nil && (o.Count != "" || !strings.HasSuffix(name, "-count.csv")) {
			t.Error(err)
		}
		return string(text)
	}
	for _, name := range shards {
		w.lines = append(w.lines, withoutHeading(read(name))...)
	}
	w.shards = len(shards)
	w.errors, w.counts, w.totals = read(o.Output+"-errors.txt"), read(o.Output+"-count.csv"), read(o.Output+"-summary.json")
	return w
}

func withoutHeading(text string) []string {
	return slices.DeleteFunc(strings.Split(strings.TrimSuffix(text, "\n"), "\n"), func(line string) bool {
		return line == "" || strings.HasPrefix(line, "puzzle,")
	})
}

// TestSameAsList compares the results with those of the list command on the same puzzles.
func TestSameAsList(t *testing.T) {
	dir := inputs(t)
	sudoku, all := command(t, t.TempDir()), lists()
	for _, o := range []Options{
		{As: "csv", Shards: 1},
		{As: "csv", Columns: []string{"puzzle", "givens", "solutions", "canonical"}, Unique: true, Count: "solutions", Shards: 3},
		{As: "json", Where: "solutions == 1", Sort: "-score", Shards: 5},
		{As: "line", Columns: []string{"puzzle", "er", "hodoku_techniques"}, Canonical: true, Sort: "symmetry", Shards: 2},
		{As: "line", Columns: []string{"puzzle", "grade"}, Where: "givens > 80", Count: "grade", Shards: 4},
	} {
		args := []string{"list", "--as=" + o.As}
		for flag, value := range map[string]string{"columns": strings.Join(o.Columns, ","), "where": o.Where, "sort": o.Sort} {
			if value != "" {
				args = append(args, "--"+flag+"="+value)
			}
		}
		if o.Unique {
			args = append(args, "--unique")
		}
		if o.Canonical {
			args = append(args, "--canonical")
		}
		list := exec.CommandContext(t.Context(), sudoku, append(args, "-")...)
		list.Stdin = strings.NewReader(all[0] + all[1])
		out, _ := list.Output() // the command fails because of the unreadable texts
		want := withoutHeading(string(out))
		got := runPipeline(t, dir, o)
		if !slices.Equal(got.lines, want) || got.shards != o.Shards {
			t.Errorf("%v: %d lines in %d shards, want %d lines, the first\n%.200q\n%.200q", args, len(got.lines), got.shards, len(want), got.lines, want)
		}
		if strings.Count(got.errors, "Line ") != 14 || !strings.Contains(got.errors, filepath.Join(dir, "a.txt")+": Line 8: 80 cells") || !strings.Contains(got.errors, filepath.Join(dir, "c.gz")+": ") {
			t.Errorf("%v: errors\n%s", args, got.errors)
		}
		if !strings.Contains(got.totals, `"puzzles":686,"unreadable":15,`) || !strings.Contains(got.totals, fmt.Sprintf(`"written":%d,"shards":%d}`, len(want), o.Shards)) {
			t.Errorf("%v: %s", args, got.totals)
		}
		counted := 0
		for line := range strings.Lines(got.counts) {
			n, value, _ := strings.Cut(line, ",")
			number, _ := strconv.Atoi(n)
			counted += number
			if number > 0 && o.Count == "solutions" && !strings.Contains("1\n2\n", value) {
				t.Errorf("%v: count %q", args, line)
			}
		}
		if o.Count != "" && counted != len(want) {
			t.Errorf("%v: the counts add up to %d, not %d\n%s", args, counted, len(want), got.counts)
		}
	}
}

// TestWrongOptions checks that errors name the flag.
func TestWrongOptions(t *testing.T) {
	for want, o := range map[string]Options{
		`--as: "xml"`:               {As: "xml", Shards: 1},
		"--shards: a number from 1": {As: "csv"},
		`--columns: "nothing"`:      {As: "csv", Shards: 1, Columns: []string{"nothing"}},
		`--sort: "nothing"`:         {As: "csv", Shards: 1, Sort: "-nothing"},
		`--count: "nothing"`:        {As: "csv", Shards: 1, Count: "nothing"},
		"--where: ":                 {As: "csv", Shards: 1, Where: "er >"},
	} {
		if _, err := newLister(&o); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%+v: %v, want %s", o, err, want)
		}
	}
	if err := start("in.txt", &Options{Output: "out", As: "csv", Shards: 1, Lang: "xx-AT"}); err == nil || !strings.Contains(err.Error(), `--lang: there is no language "xx-AT"`) {
		t.Error(err)
	}
}

// TestSortKey checks that keys order values as the list command does, for every column.
func TestSortKey(t *testing.T) {
	var records []*listing.Record
	for i := range 12 {
		var g board.Grid
		for c, x := range []byte(renamed(i)) {
			if x != '.' && (i < 9 || c%7 > 0) {
				g[c] = board.Digit(x - '0')
			}
		}
		if i == 11 {
			g[3] = g[0]
		}
		r := &listing.Record{Profile: profile.Of(&g), Line: 11 - i}
		if err := r.Work(t.Context(), profile.AllLayers); err != nil {
			t.Fatal(err)
		}
		records = append(records, r)
	}
	for _, c := range listing.Columns {
		for _, a := range records {
			for _, b := range records {
				x, y := c.Value(a), c.Value(b)
				want := listing.Compare(x, y)
				if got := bytes.Compare(sortKey(x, false), sortKey(y, false)); got != want {
					t.Errorf("%s: %v and %v compare as %d, want %d", c.Key, x, y, got, want)
				}
				if got := bytes.Compare(sortKey(x, true), sortKey(y, true)); got != -want {
					t.Errorf("%s, descending: %v and %v compare as %d, want %d", c.Key, x, y, got, -want)
				}
			}
		}
	}
}

// TestPlace checks that places order puzzles by file and number.
func TestPlace(t *testing.T) {
	var last []byte
	for _, file := range []string{"a", "a.txt", "b"} {
		for _, number := range []int64{0, 1, 255, 256, 1 << 40} {
			key := place(file, number)
			if bytes.Compare(last, key) >= 0 {
				t.Errorf("%s, %d: %q is not after %q", file, number, key, last)
			}
			last = key
		}
	}
}
