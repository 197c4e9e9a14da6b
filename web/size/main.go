//go:build !js

// Command size prints the size of a first visit by file and content coding, and exits
// with status 1 if the total exceeds the budget.
package main

import (
	"fmt"
	"os"
	"text/tabwriter"

	"sudoku/web"
)

// budget is the maximum number of bytes of a first visit, compressed by brotli. README.md
// lists what the program consists of and what made it smaller.
const budget = 1_640_000

func main() {
	site, err := web.New("/")
	if err != nil {
		fmt.Fprintln(os.Stderr, "size:", err)
		os.Exit(1)
	}
	table := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "bytes\tgzip\tbrotli\tfile\t")
	var total web.Size
	for _, s := range site.FirstVisit("en") {
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
