// Command fuzz runs all fuzz tests until each has run for a time in all, and keeps
// in a ledger what came of it. It goes on with those that have run least, a minute
// each, so that a long run may be broken off and continued on another day:
//
//	fuzz -time 15m LEDGER
//
// When all have run that long, it prints the sums in a line. It ends with the first
// find, which is then in testdata/fuzz of the package.
package main

import (
	"bytes"
	"cmp"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
)

func main() {
	until := flag.Duration("time", 15*time.Minute, "how long each target runs in all")
	flag.Parse()
	if flag.NArg() != 1 {
		fmt.Fprintln(os.Stderr, "fuzz [-time DURATION] LEDGER")
		os.Exit(2)
	}
	if err := run(flag.Arg(0), *until); err != nil {
		fmt.Fprintln(os.Stderr, "fuzz:", err)
		os.Exit(1)
	}
}

// turn is for how long a target runs at a time.
const turn = time.Minute

func run(ledger string, until time.Duration) error {
	text, err := os.ReadFile(ledger)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	found, err := targetsIn(".")
	if err != nil {
		return err
	}
	rows, err := read(string(text), found)
	if err != nil {
		return err
	}
	for {
		least := slices.MinFunc(rows, func(a, b *row) int { return cmp.Compare(a.seconds, b.seconds) })
		left := until - time.Duration(least.seconds)*time.Second
		if left <= 0 {
			fmt.Println(sum(rows))
			return nil
		}
		broken := least.run(min(left, turn))
		if err := os.WriteFile(ledger, []byte(write(rows)), 0o644); err != nil {
			return err
		}
		if broken != nil {
			return broken
		}
	}
}

// row is what came of a target.
type row struct {
	target
	seconds, executions, inputs, finds int
	day                                string
}

// target is a fuzz test.
type target struct{ dir, name string }

var declaration = regexp.MustCompile(`(?m)^func (Fuzz\w*)\(`)

// targetsIn are the fuzz tests below a folder, in the order of their folders.
func targetsIn(root string) (all []target, err error) {
	err = filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && (entry.Name() == "bin" || entry.Name() == "testdata"):
			return filepath.SkipDir
		case !strings.HasSuffix(path, "_test.go"):
			return nil
		}
		source, err := os.ReadFile(path)
		for _, found := range declaration.FindAllSubmatch(source, -1) {
			all = append(all, target{filepath.ToSlash(filepath.Dir(path)), string(found[1])})
		}
		return err
	})
	return all, err
}

// run runs a target and adds what came of it. The error is a find, or a test that
// could not be run.
func (r *row) run(time time.Duration) error {
	fmt.Fprintf(os.Stderr, "%s %s\n", r.dir, r.name)
	test := exec.Command("go", "test", "-run", "^$", "-fuzz", "^"+r.name+"$", "-fuzztime", time.String(),
		"-fuzzminimizetime", "1s", "-parallel", "1", "./"+r.dir)
	output, err := test.CombinedOutput()
	if done := r.add(string(output), time, today()); !done {
		os.Stderr.Write(bytes.TrimSpace(output))
		return fmt.Errorf("\n%s %s: %w", r.dir, r.name, err)
	}
	return nil
}

func today() string { return time.Now().Format(time.DateOnly) }

var progress = regexp.MustCompile(`execs: (\d+) .*new interesting: (\d+)`)

// add takes in what a run of a target printed. done is false for a find, and for a
// test that was not run.
func (r *row) add(output string, time time.Duration, day string) (done bool) {
	all := progress.FindAllStringSubmatch(output, -1)
	if all == nil {
		return false
	}
	executions, _ := strconv.Atoi(all[len(all)-1][1])
	inputs, _ := strconv.Atoi(all[len(all)-1][2])
	r.seconds += int(time.Seconds())
	r.executions += executions
	r.inputs += inputs
	r.day = day
	if isFind(output) {
		r.finds++
		return false
	}
	return true
}

// isFind reports whether a run ended with something else than its time. Go before
// 1.27 may call the end of the time a failure, Go issue 75804: such a failure says
// nothing but that, and has no input.
func isFind(output string) bool {
	_, failure, failed := strings.Cut(output, "--- FAIL")
	return failed && (strings.Contains(output, "Failing input written") || !strings.Contains(failure, "context deadline exceeded"))
}

const head = `# What the fuzz tests have done so far, kept by "make fuzz": seconds they ran,
# executions, new inputs that took another way through the code, finds, last day.
`

// read reads a ledger and adds the targets that are not in it; those that are gone
// are left out.
func read(text string, targets []target) (rows []*row, err error) {
	for _, t := range targets {
		rows = append(rows, &row{target: t, day: "-"})
	}
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "#") || strings.TrimSpace(line) == "" {
			continue
		}
		var r row
		if _, err := fmt.Sscan(line, &r.dir, &r.name, &r.seconds, &r.executions, &r.inputs, &r.finds, &r.day); err != nil {
			return nil, fmt.Errorf("%q: %w", strings.TrimSpace(line), err)
		}
		if i := slices.IndexFunc(rows, func(known *row) bool { return known.target == r.target }); i >= 0 {
			rows[i] = &r
		}
	}
	return rows, nil
}

func write(rows []*row) string {
	var text strings.Builder
	text.WriteString(head)
	for _, r := range rows {
		fmt.Fprintf(&text, "%-30s %-26s %6d %12d %6d %3d %s\n", r.dir, r.name, r.seconds, r.executions, r.inputs, r.finds, r.day)
	}
	return text.String()
}

// sum is the figure for the table of promises.
func sum(rows []*row) string {
	var all row
	for _, r := range rows {
		all.seconds += r.seconds
		all.executions += r.executions
		all.inputs += r.inputs
		all.finds += r.finds
	}
	return fmt.Sprintf("%d targets, %d minutes, %d executions, %d new inputs, %d finds", len(rows), all.seconds/60, all.executions, all.inputs, all.finds)
}
