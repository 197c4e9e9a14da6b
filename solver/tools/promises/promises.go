// Command promises updates the table of the product's promises. The make targets that
// test a promise at length call it at the end:
//
//	promises FILE TARGET FIGURE
//
// It writes the figure, the day and the commit into the row of the target.
package main

import (
	"fmt"
	"os"
	"os/exec"
	"strings"
	"time"
)

func main() {
	if len(os.Args) != 4 {
		fmt.Fprintln(os.Stderr, "promises FILE TARGET FIGURE")
		os.Exit(2)
	}
	if err := keep(os.Args[1], os.Args[2], os.Args[3]); err != nil {
		fmt.Fprintln(os.Stderr, "promises:", err)
		os.Exit(1)
	}
}

// keep writes a figure to the file.
func keep(file, target, figure string) error {
	table, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	commit, err := exec.Command("git", "rev-parse", "--short=7", "HEAD").Output()
	if err != nil {
		return fmt.Errorf("git rev-parse: %w", err)
	}
	changed, err := with(string(table), target, figure, time.Now().Format(time.DateOnly), strings.TrimSpace(string(commit)))
	if err != nil {
		return err
	}
	return os.WriteFile(file, []byte(changed), 0o644)
}

// The columns of the table.
const (
	byTarget = iota + 1
	figureAt
	dayAt
	commitAt
	columns
)

// with returns the table with a figure, the day and the commit in the row that contains
// `make target`.
func with(table, target, figure, day, commit string) (string, error) {
	lines := strings.Split(table, "\n")
	found := 0
	for i, line := range lines {
		cells := splitCells(line)
		if cells == nil || !strings.Contains(cells[byTarget], "`make "+target+"`") {
			continue
		}
		found++
		cells[figureAt], cells[dayAt], cells[commitAt] = figure, day, commit
		lines[i] = "| " + strings.Join(cells, " | ") + " |"
	}
	if found != 1 {
		return "", fmt.Errorf("%d rows have the target %s instead of one", found, target)
	}
	return strings.Join(lines, "\n"), nil
}

// splitCells returns the cells of a table row, or nil for any other line.
func splitCells(line string) []string {
	inner, ok := strings.CutPrefix(line, "| ")
	if !ok {
		return nil
	}
	cells := strings.Split(strings.TrimSuffix(inner, " |"), " | ")
	if len(cells) != columns {
		return nil
	}
	return cells
}
