//go:build !js

package cli

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"golang.org/x/tools/txtar"

	"sudoku/app/cli/pipeline"
)

var update = flag.Bool("update", false, "write what the commands print into the scripts")

// results lists the files in a script that hold output. All others are input files, and
// "stdin" is the standard input.
var results = []string{"stdout", "stderr", "exit"}

// TestScripts runs each archive in testdata. Its comment is the command line, one
// argument per line.
func TestScripts(t *testing.T) {
	scripts, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(scripts) == 0 {
		t.Fatal(scripts, err)
	}
	for _, script := range scripts {
		if testing.Short() && filepath.Base(script) == "check-map-german.txtar" {
			continue // the script is as slow as check-map, and other scripts cover German
		}
		t.Run(strings.TrimSuffix(filepath.Base(script), ".txtar"), func(t *testing.T) {
			script, err := filepath.Abs(script)
			if err != nil {
				t.Fatal(err)
			}
			runScript(t, script)
		})
	}
}

func runScript(t *testing.T, script string) {
	archive, err := txtar.ParseFile(script)
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	want := make(map[string]string)
	given := archive.Files[:0:0]
	stdin := ""
	for _, f := range archive.Files {
		if slices.Contains(results, f.Name) {
			want[f.Name] = string(f.Data)
			continue
		}
		given = append(given, f)
		if f.Name == "stdin" {
			stdin = string(f.Data)
		} else if err := os.WriteFile(f.Name, f.Data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got := make(map[string]string)
	var out, errs bytes.Buffer
	args := strings.Split(strings.TrimSuffix(string(archive.Comment), "\n"), "\n")
	status := run(t.Context(), args, strings.NewReader(stdin), &out, &errs)
	got["stdout"], got["stderr"], got["exit"] = out.String(), errs.String(), strconv.Itoa(status)+"\n"
	if *update {
		archive.Files = given
		for _, name := range results {
			archive.Files = append(archive.Files, txtar.File{Name: name, Data: []byte(got[name])})
		}
		if err := os.WriteFile(script, txtar.Format(archive), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	for _, name := range results {
		if got[name] != want[name] {
			t.Errorf("%s is\n%swant\n%s", name, got[name], want[name])
		}
	}
}

const (
	puzzle   = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
)

// closing is a writer that closes after a number of bytes.
type closing struct {
	left int
	err  error
}

func (c *closing) Write(b []byte) (int, error) {
	if c.left -= len(b); c.left < 0 {
		return 0, c.err
	}
	return len(b), nil
}

func TestOutputThatCloses(t *testing.T) {
	many := strings.Repeat(puzzle+"\n", 1000)
	empty := strings.Repeat(".", 81)
	for _, tt := range []struct {
		name   string
		args   []string
		err    error
		status int
		said   string
	}{
		{"the reader has seen enough", []string{"solve"}, &os.PathError{Op: "write", Err: syscall.EPIPE}, 0, ""},
		{"the same with objects", []string{"solve", "--json"}, syscall.EPIPE, 0, ""},
		{"the same within one puzzle", []string{"solve", "--count=1000000000", empty}, io.ErrClosedPipe, 0, ""},
		{"the disk is full", []string{"solve"}, syscall.ENOSPC, 2, "no space left"},
	} {
		var errs strings.Builder
		status := run(t.Context(), tt.args, strings.NewReader(many), &closing{10000, tt.err}, &errs)
		if status != tt.status || (errs.String() == "") != (tt.said == "") || !strings.Contains(errs.String(), tt.said) {
			t.Errorf("%s: exit %d, %q", tt.name, status, errs.String())
		}
	}
}

// TestAnswersComeAtOnce checks that each solution is written before the next puzzle
// arrives.
func TestAnswersComeAtOnce(t *testing.T) {
	in, puzzles := io.Pipe()
	solutions, out := io.Pipe()
	ended := make(chan int)
	go func() { ended <- run(t.Context(), []string{"solve"}, in, out, io.Discard) }()
	for range 3 {
		fmt.Fprintln(puzzles, puzzle)
		line := make([]byte, len(solution)+1)
		if _, err := io.ReadFull(solutions, line); err != nil || string(line) != solution+"\n" {
			t.Fatalf("%q, %v", line, err)
		}
	}
	puzzles.Close()
	if status := <-ended; status != 0 {
		t.Errorf("exit %d", status)
	}
}

// TestInterrupt checks that commands that would run forever can be cancelled.
func TestInterrupt(t *testing.T) {
	empty := strings.Repeat(".", 81)
	endless, _ := io.Pipe()
	for _, args := range [][]string{
		{"solve"},
		{"solve", "--count=1000000000", empty},
		{"solve", "--json", "--count=1000000000", empty},
	} {
		ctx, interrupt := context.WithTimeout(t.Context(), 50*time.Millisecond)
		var errs strings.Builder
		start := time.Now()
		status := run(ctx, args, endless, io.Discard, &errs)
		interrupt()
		if status != pipeline.Interrupted || errs.String() != "" || time.Since(start) > time.Minute {
			t.Errorf("%v: exit %d after %v, %q", args, status, time.Since(start), errs.String())
		}
	}
}

// failing is a reader that fails.
type failing struct{}

func (failing) Read([]byte) (int, error) { return 0, errors.New("the tape is torn") }

func TestInputThatFails(t *testing.T) {
	var out, errs strings.Builder
	in := io.MultiReader(strings.NewReader(puzzle+"\n"), failing{})
	status := run(t.Context(), []string{"solve", "-"}, in, &out, &errs)
	if want := "sudoku: standard input: the tape is torn\n"; status != 2 || errs.String() != want || out.String() != solution+"\n" {
		t.Errorf("exit %d, %q, %q", status, out.String(), errs.String())
	}
}
