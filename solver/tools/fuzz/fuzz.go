// Command fuzz runs all fuzz tests until each has run for a given total time, and records
// the results in a ledger. It runs one test per core at a time. It always picks the tests
// that have run the least and runs each for at most a minute. A long run can therefore be
// stopped and continued another day:
//
//	fuzz [-time 15m] [-for 1h] LEDGER
//
// At the end it prints the totals on one line. It stops at the first failure, whose input
// is then in testdata/fuzz of the package.
package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

func main() {
	until := flag.Duration("time", 15*time.Minute, "how long each target runs in all")
	limit := flag.Duration("for", 1000*time.Hour, "how long to run at most, but for the last turns")
	flag.Parse()
	if flag.NArg() != 1 {
		fmt.Fprintln(os.Stderr, "fuzz [-time DURATION] [-for DURATION] LEDGER")
		os.Exit(2)
	}
	if err := run(flag.Arg(0), *until, *limit); err != nil {
		fmt.Fprintln(os.Stderr, "fuzz:", err)
		os.Exit(1)
	}
}

// turn is the maximum duration of one run of a target.
const turn = time.Minute

func run(path string, until, limit time.Duration) error {
	text, err := os.ReadFile(path)
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
	l := &ledger{path: path, rows: rows, until: until, end: time.Now().Add(limit)}
	var workers sync.WaitGroup
	errs := make([]error, runtime.NumCPU())
	for i := range errs {
		workers.Go(func() { errs[i] = l.work() })
	}
	workers.Wait()
	if err := errors.Join(errs...); err != nil {
		return err
	}
	fmt.Println(sum(rows))
	return nil
}

// A ledger holds the results of all targets. Several workers share it.
type ledger struct {
	path  string
	until time.Duration // total time for each target
	end   time.Time     // no turn starts after this

	mu     sync.Mutex
	rows   []*row
	broken bool // a failure was found
}

// work runs turns until none are left.
func (l *ledger) work() error {
	for {
		r, time := l.next()
		if r == nil {
			return nil
		}
		output, err := r.run(time)
		if err := l.done(r, output, time, err); err != nil {
			return err
		}
	}
}

// next returns the idle target that has run the least, and the length of its turn. It
// returns nil if no turn is left or a failure was found.
func (l *ledger) next() (least *row, left time.Duration) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.broken || time.Now().After(l.end) {
		return nil, 0
	}
	for _, r := range l.rows {
		if !r.runs && (least == nil || r.seconds < least.seconds) {
			least = r
		}
	}
	if least == nil {
		return nil, 0
	}
	if left = l.until - time.Duration(least.seconds)*time.Second; left <= 0 {
		return nil, 0
	}
	least.runs = true
	return least, min(left, turn)
}

// done records the output of a turn. It returns an error if a failure was found or the
// test could not run.
func (l *ledger) done(r *row, output []byte, time time.Duration, err error) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	r.runs = false
	passed := r.add(string(output), time, today())
	if err := os.WriteFile(l.path, []byte(write(l.rows)), 0o644); err != nil {
		return err
	}
	if !passed {
		l.broken = true
		os.Stderr.Write(bytes.TrimSpace(output))
		return fmt.Errorf("\n%s %s: %w", r.dir, r.name, err)
	}
	return nil
}

// A row holds the results of a target.
type row struct {
	target
	seconds, executions, inputs, finds int
	day                                string
	runs                               bool // a turn is in progress
}

// A target is a fuzz test.
type target struct{ dir, name string }

var declaration = regexp.MustCompile(`(?m)^func (Fuzz\w*)\(`)

// targetsIn returns the fuzz tests in a folder and its subfolders, ordered by folder.
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

func (t target) run(time time.Duration) (output []byte, err error) {
	fmt.Fprintf(os.Stderr, "%s %s\n", t.dir, t.name)
	return exec.Command("go", "test", "-run", "^$", "-fuzz", "^"+t.name+"$", "-fuzztime", time.String(),
		"-fuzzminimizetime", "1s", "-parallel", "1", "./"+t.dir).CombinedOutput()
}

func today() string { return time.Now().Format(time.DateOnly) }

var progress = regexp.MustCompile(`execs: (\d+) .*new interesting: (\d+)`)

// add records the output of a run. done is false if a failure was found or the test did
// not run.
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

// isFind reports whether a run ended for a reason other than its time limit. Go before
// 1.27 may report that the time is up as a failure (Go issue 75804). Such a report has no
// other message and no input.
func isFind(output string) bool {
	_, failure, failed := strings.Cut(output, "--- FAIL")
	return failed && (strings.Contains(output, "Failing input written") || !strings.Contains(failure, "context deadline exceeded"))
}

const head = `# Results of the fuzz tests, written by "make fuzz". Columns: package, test, seconds run,
# executions, new inputs that reached other code, failures found, date of the last run.
`

// read parses a ledger. It adds the targets that are missing from it and drops those that
// no longer exist.
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

// sum returns a one-line summary, which the make target writes into the table of
// promises.
func sum(rows []*row) string {
	var all row
	least := rows[0].seconds
	for _, r := range rows {
		least = min(least, r.seconds)
		all.seconds += r.seconds
		all.executions += r.executions
		all.inputs += r.inputs
		all.finds += r.finds
	}
	return fmt.Sprintf("%d targets for %v or longer, %d minutes in all, %d executions, %d new inputs, %d finds",
		len(rows), time.Duration(least)*time.Second, all.seconds/60, all.executions, all.inputs, all.finds)
}
