//go:build !js

// Command size prints what a first visit to the page costs, in bytes by file
// and content coding, and exits with status 1 if that is over the budget.
package main

import (
	"fmt"
	"os"
	"text/tabwriter"

	"sudoku/web"
)

// budget is the most that a first visit may take, coded by brotli. It was 1,970,000
// until what only stack traces need of the functions was left out, 1,890,000
// before the page made puzzles, had some for each day and posed exercises, 1,956,000
// before steps were shown picture by picture and proved, and lessons became a
// way with a course at its beginning, 2,042,000 until functions were written so that
// they are more alike, 1,683,000 before the page read photos, and 1,770,000 with
// the names of functions. What the program consists of, and what was tried, is in
// README.md beside this file.
const budget = 1_730_000

func main() {
	site, err := web.New("/")
	if err != nil {
		fmt.Fprintln(os.Stderr, "size:", err)
		os.Exit(1)
	}
	table := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "bytes\tgzip\tbrotli\tfile\t")
	var total web.Size
	for _, s := range site.FirstVisit() {
		fmt.Fprintf(table, "%d\t%d\t%d\t%s\t\n", s.Identity, s.Gzip, s.Brotli, s.Path)
		total.Identity += s.Identity
		total.Gzip += s.Gzip
		total.Brotli += s.Brotli
	}
	fmt.Fprintf(table, "%d\t%d\t%d\ttotal\t\n", total.Identity, total.Gzip, total.Brotli)
	table.Flush()
	fmt.Printf("budget: %d of %d bytes in brotli\n", total.Brotli, budget)
	if total.Brotli > budget {
		os.Exit(1)
	}
}
