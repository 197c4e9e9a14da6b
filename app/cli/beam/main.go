// Command beam does what the list command does, but on Apache Beam, for lists that
// outgrow one machine.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"strings"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/io/filesystem"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/x/beamx"

	"sudoku/app/text/languages"
)

func main() {
	var o Options
	var columns, input string
	flag.StringVar(&input, "input", "", "Files with puzzles, plain or packed, as patterns such as `/data/*.txt.gz`, separated by commas.")
	flag.StringVar(&o.Output, "output", "", "Beginning of the names of all files written, such as `/data/out/hard`.")
	flag.StringVar(&columns, "columns", "", "Columns to print, as for sudoku list.")
	flag.StringVar(&o.As, "as", "csv", "Output format: csv, json or line.")
	flag.StringVar(&o.Where, "where", "", "Keep only puzzles that match this expression, as for sudoku list.")
	flag.StringVar(&o.Sort, "sort", "", "Sort by this column; -COLUMN sorts from high to low. The default is the order of the input.")
	flag.StringVar(&o.Count, "count", "", "Also write how many puzzles have each value of this column.")
	flag.BoolVar(&o.Unique, "unique", false, "Keep only the first of equivalent puzzles.")
	flag.BoolVar(&o.Canonical, "canonical", false, "First replace each puzzle by its canonical form.")
	flag.IntVar(&o.Shards, "shards", 16, "Files to write. The puzzles of one file must fit into a worker's memory.")
	flag.StringVar(&o.Lang, "lang", "en", "Language of the messages about unreadable texts.")
	flag.Parse()
	beam.Init() // does not return in a worker
	if columns != "" {
		o.Columns = strings.Split(columns, ",")
	}
	if err := start(input, &o); err != nil {
		fmt.Fprintln(os.Stderr, "beam:", err)
		os.Exit(2)
	}
}

// start validates the flags and runs the pipeline.
func start(input string, o *Options) error {
	if input == "" || o.Output == "" {
		return errors.New("--input and --output are needed")
	}
	globs := strings.Split(input, ",")
	for _, name := range append(globs[:len(globs):len(globs)], o.Output) {
		filesystem.ValidateScheme(name)
	}
	if _, ok := languages.Find(o.Lang); !ok {
		return fmt.Errorf("--lang: there is no language %q", o.Lang)
	}
	if _, err := newLister(o); err != nil {
		return err
	}
	p, s := beam.NewPipelineWithRoot()
	Build(s, globs, o)
	return beamx.Run(context.Background(), p)
}
