package main

import (
	"bufio"
	"cmp"
	"context"
	"encoding/json"
	"slices"
	"strconv"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/register"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/transforms/stats"
)

func init() {
	register.DoFn3x1[context.Context, int, func(*Count) bool, error](&summaryFn{})
	register.DoFn3x1[context.Context, int, func(*Count) bool, error](&countsFn{})
	register.Function2x1(newCount)
	register.Iter1[Count]()
}

// Count is a number with its name or value.
type Count struct {
	Of     string
	Number int
}

func newCount(of string, number int) Count { return Count{of, number} }

// together groups all counts under one key. There are only a few.
func together(s beam.Scope, counts beam.PCollection) beam.PCollection {
	return beam.GroupByKey(s, beam.AddFixedKey(s, beam.ParDo(s, newCount, counts)))
}

// summarize adds up the counts, and writes them when all rows and errors are written.
func summarize(s beam.Scope, o *Options, counts ...beam.PCollection) {
	beam.ParDo0(s, &summaryFn{*o}, together(s, stats.SumPerKey(s, beam.Flatten(s, counts...))))
}

// summaryFn writes the summary.
type summaryFn struct{ Options Options }

// summary is the JSON of the summary.
type summary struct {
	Puzzles    int `json:"puzzles"`    // number of readable puzzles
	Unreadable int `json:"unreadable"` // number of unreadable texts; the file of errors lists them
	Chosen     int `json:"chosen"`     // number of puzzles that passed the filter
	Duplicates int `json:"duplicates"` // number of puzzles equivalent to an earlier one
	Written    int `json:"written"`
	Shards     int `json:"shards"`
}

// ProcessElement writes the counts to a file.
func (f *summaryFn) ProcessElement(ctx context.Context, _ int, counts func(*Count) bool) error {
	of := map[string]int{}
	for c := (Count{}); counts(&c); {
		of[c.Of] = c.Number
	}
	text, err := json.Marshal(summary{of["puzzles"], of["unreadable"], of["chosen"], of["chosen"] - of["written"], of["written"], f.Options.Shards})
	if err != nil {
		return err
	}
	return writeFile(ctx, f.Options.Output+"-summary.json", func(w *bufio.Writer) { w.Write(append(text, '\n')) })
}

// writeCounts writes how many rows have each value.
func writeCounts(s beam.Scope, o *Options, counts beam.PCollection) {
	beam.ParDo0(s, &countsFn{*o}, together(s, counts))
}

// countsFn writes how many rows have each value, the most frequent first.
type countsFn struct{ Options Options }

// ProcessElement sorts the counts and writes them to a file.
func (f *countsFn) ProcessElement(ctx context.Context, _ int, counts func(*Count) bool) error {
	var all []Count
	for c := (Count{}); counts(&c); {
		if c.Number > 0 {
			all = append(all, c)
		}
	}
	slices.SortFunc(all, func(a, b Count) int {
		return cmp.Or(cmp.Compare(b.Number, a.Number), cmp.Compare(a.Of, b.Of))
	})
	return writeFile(ctx, f.Options.Output+"-count.csv", func(w *bufio.Writer) {
		w.WriteString("count," + f.Options.Count + "\n")
		for _, c := range all {
			w.WriteString(strconv.Itoa(c.Number) + "," + c.Of)
		}
	})
}
