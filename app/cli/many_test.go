//go:build !js

package cli

import (
	"archive/zip"
	"bytes"
	"compress/gzip"
	"context"
	"encoding/base64"
	"fmt"
	"io"
	"runtime"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/klauspost/compress/zstd"

	"sudoku/app/cli/pipeline"
)

// twofold has two solutions.
const twofold = "534..8912672195348198342567859..1423426853791713924856961537284287419635345286179"

// mixed returns a list of puzzles that take varying amounts of time, with unreadable
// lines and grids in between.
func mixed(n int) string {
	var b strings.Builder
	for i := range n {
		kind := i % 7
		if kind == 2 && i > 20 {
			kind = 0 // explaining the fault is slow
		}
		switch kind {
		case 1:
			b.WriteString("nonsense in this line\n")
		case 2:
			b.WriteString("51" + puzzle[2:] + "\n")
		case 3:
			b.WriteString(twofold + "\n")
		case 4:
			for row := range 9 {
				b.WriteString(puzzle[9*row:9*row+9] + "\n")
			}
			b.WriteString("\n")
		default:
			b.WriteString(puzzle + "\n")
		}
	}
	return b.String()
}

// TestJobsKeepTheOrder checks that the output does not depend on the number of jobs.
func TestJobsKeepTheOrder(t *testing.T) {
	for _, command := range []string{
		"solve", "solve --json", "solve --count=5", "convert --to=sukaku", "convert --to=opensudoku", "convert --to=grid",
		"convert --json --to=ss", "rate", "hint --level=5", "check --json",
		"list", "list --unique --columns=line,canonical", "list --sort=-solutions --columns=solutions,line",
	} {
		list := mixed(7)
		if strings.HasPrefix(command, "solve") || strings.HasPrefix(command, "convert") {
			list = mixed(2000)
		}
		both := func(jobs int) (string, int) {
			var all bytes.Buffer // output of both streams, to compare their order
			args := append(strings.Fields(command), fmt.Sprintf("--jobs=%d", jobs))
			status := run(t.Context(), args, strings.NewReader(list), &all, &all)
			return all.String(), status
		}
		want, wantStatus := both(1)
		for _, jobs := range []int{3} {
			if got, status := both(jobs); got != want || status != wantStatus {
				t.Errorf("%s: %d jobs give status %d and %d bytes, one job gives %d and %d", command, jobs, status, len(got), wantStatus, len(want))
			}
		}
	}
}

// endless is an infinite list that counts its puzzles.
type endless struct{ puzzles atomic.Int64 }

func (e *endless) Read(b []byte) (int, error) {
	const line = puzzle + "\n"
	n := len(b) / len(line)
	e.puzzles.Add(int64(n))
	return copy(b, strings.Repeat(line, n)), nil
}

// TestBoundedMemory checks that the command stops reading puzzles while its answers are
// read slowly.
func TestBoundedMemory(t *testing.T) {
	const jobs, buffered = 3, 1 << 11
	for command, batch := range map[string]int64{"solve": 512, "rate": 1, "convert --to=line": 64} {
		ctx, interrupt := context.WithCancel(t.Context())
		var list endless
		answers, out := io.Pipe()
		ended := make(chan int)
		args := append(strings.Fields(command), fmt.Sprint("--jobs=", jobs))
		go func() { ended <- run(ctx, args, &list, out, io.Discard) }()
		for range 1000 {
			if _, err := io.ReadFull(answers, make([]byte, 1)); err != nil {
				t.Fatalf("%v: %v", args, err)
			}
			for range 100 {
				runtime.Gosched()
			}
		}
		if n := list.puzzles.Load(); n > 2*jobs*pipeline.Ahead*batch+buffered {
			t.Errorf("%v: %d puzzles are read ahead of 1,000 bytes of answers", args, n)
		}
		interrupt()
		answers.Close()
		if status := <-ended; status != pipeline.Interrupted && status != pipeline.Done {
			t.Errorf("%v: status %d", args, status)
		}
	}
}

func gzipped(text string) string {
	var b bytes.Buffer
	w := gzip.NewWriter(&b)
	io.WriteString(w, text)
	w.Close()
	return b.String()
}

func zstandard(text string) string {
	var b bytes.Buffer
	w, _ := zstd.NewWriter(&b)
	io.WriteString(w, text)
	w.Close()
	return b.String()
}

func zipped(texts ...string) string {
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	for i, text := range texts {
		f, _ := w.Create(fmt.Sprint(i, ".txt"))
		io.WriteString(f, text)
	}
	w.Close()
	return b.String()
}

// The puzzle and a line end, compressed with bzip2 and xz.
const (
	packedByBzip2 = "QlpoMTFBWSZTWSYEuYQAACNYAEAQAAE/4CAAVET9JNMmBKaagnqfqWVEUGSKFt5++HUPcdWjaBIaMWLjU2mcDC4XTIZ9F3JFOFCQJgS5hA=="
	packedByXz    = "/Td6WFoAAATm1rRGAgAhARYAAAB0L+Wj4ABRADRdABqMwhSpeU9xMMu24yxmYQntPU4ncI24V95TxawZM9AreorAQa/CShUsnw3uurQK5KesxgAAp0/OpmC4mD0AAVBSp9hYHx+2830BAAAAAARZWg=="
)

func decoded(text string) string {
	plain, _ := base64.StdEncoding.DecodeString(text)
	return string(plain)
}

func TestPackedInput(t *testing.T) {
	const one = puzzle + "\n"
	many := strings.Repeat(one, 3000)
	for _, tt := range []struct {
		name, input string
		solved      int
		status      int
	}{
		{"plain", one, 1, pipeline.Done},
		{"gzip", gzipped(one), 1, pipeline.Done},
		{"zstd", zstandard(one), 1, pipeline.Done},
		{"long gzip", gzipped(many), 3000, pipeline.Done},
		{"long zstd", zstandard(many), 3000, pipeline.Done},
		{"two gzip files in one", gzipped(one) + gzipped(one), 2, pipeline.Done},
		{"two zstd files in one", zstandard(one) + zstandard(one), 2, pipeline.Done},
		{"bzip2", decoded(packedByBzip2), 1, pipeline.Done},
		{"zip", zipped(puzzle), 1, pipeline.Done},
		{"two files in a zip", zipped(puzzle, one), 2, pipeline.Done},
		{"half a bzip2 file", decoded(packedByBzip2)[:40], 0, pipeline.Failed},
		{"half a zip file", zipped(puzzle)[:40], 0, pipeline.Failed},
		{"xz", decoded(packedByXz), 0, pipeline.Failed},
		{"half a gzip file", gzipped(many)[:40], 0, pipeline.Failed},
		{"half a zstd file", zstandard(one)[:40], 0, pipeline.Failed},
		{"no more than the mark of gzip", "\x1f\x8b", 0, pipeline.Failed},
		{"a byte of the mark of zstd", "\x28", 0, pipeline.Failed},
		{"nothing in a gzip file", gzipped(""), 0, pipeline.Failed},
	} {
		var out, errs strings.Builder
		status := run(t.Context(), []string{"solve"}, strings.NewReader(tt.input), &out, &errs)
		want := strings.Repeat(solution+"\n", tt.solved)
		if status != tt.status || tt.status == pipeline.Done && out.String() != want || (status == pipeline.Failed) != (errs.String() != "") {
			t.Errorf("%s: status %d, %d bytes, %q", tt.name, status, out.Len(), errs.String())
		}
	}
}

// TestNothingIsObeyed checks that error messages about texts with control characters do
// not contain them.
func TestNothingIsObeyed(t *testing.T) {
	for _, evil := range []string{"\x1b[2J", "a\x00b", "\u202e", "\u2066", "\r", "\x9b31m", "\u200b", "\x7f"} {
		for _, run1 := range []struct {
			args  []string
			stdin string
		}{
			{[]string{"solve", "file" + evil}, ""},
			{[]string{"--" + evil}, ""},
			{[]string{evil}, ""},
			{[]string{"solve", "--lang=" + evil}, ""},
			{[]string{"convert", "--to=" + evil, puzzle}, ""},
			{[]string{"convert", "--to=line", "--from=" + evil, puzzle}, ""},
			{[]string{"methods", "--only=" + evil, puzzle}, ""},
			{[]string{"explain", "--recipe=" + evil, puzzle}, ""},
			{[]string{"solve", "-"}, "x" + evil + puzzle},
			{[]string{"rate", "--json", "-"}, "x" + evil + puzzle},
			{[]string{"steps", "-"}, puzzle[:40] + evil + puzzle[40:]},
			{[]string{"solve", "-"}, "https://example.com/" + evil},
		} {
			var out, errs strings.Builder
			run(t.Context(), run1.args, strings.NewReader(run1.stdin), &out, &errs)
			said := strings.ReplaceAll(out.String()+errs.String(), "\n", "")
			if strings.ContainsAny(said, "\x1b\x00\u202e\u2066\r\x7f\u200b") || strings.Contains(said, "\x9b") {
				t.Errorf("%q with %q prints %q", run1.args, run1.stdin, said)
			}
		}
	}
}
